// After some seconds of rest, what can be tapped pulses once, so that a stranger sees where to go on.

/** How long nobody taps, in milliseconds. */
const REST = 7000;
const LIT = "main.table :is(.lit, [data-roll], [data-confirm], [data-choices=few] .primary)";
const FADES = [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }];
const PULSE = { duration: 1100, easing: "ease-in-out" };

/** @param {() => boolean} still whether nothing should move */
export function createNudge(still) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;

  function pulse() {
    if (still() || document.hidden) return;
    for (const lit of document.querySelectorAll(LIT)) lit.animate(FADES, PULSE);
  }

  /** Something was rendered: the rest begins anew. @param {boolean} asked whether somebody is asked to tap */
  return function rendered(asked) {
    clearTimeout(resting);
    if (asked) resting = setTimeout(pulse, REST);
  };
}
