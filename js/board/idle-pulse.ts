// After some seconds of rest: what can be tapped pulses once, so that a stranger sees where to go on; and what is alive
// on the board stirs, again and again.

/** How long nobody taps, in milliseconds. */
const REST = 7000;
const LIT = "main.table :is(.lit, [data-roll], [data-confirm], [data-choices=few] .primary)";
const FADES = [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }];
const PULSE = { duration: 1100, easing: "ease-in-out" };

/** From one stirring to the next, in milliseconds. */
const AGAIN = 11_000;
/** What a drawing does meanwhile, by its `data-idle`. */
const IDLE: Record<string, [PropertyIndexedKeyframes, number]> = {
  looks: [
    {
      transform: ["none", "rotate(-8deg)", "rotate(-8deg)", "rotate(8deg)", "rotate(8deg)", "none"],
      offset: [0, 0.12, 0.42, 0.58, 0.88, 1],
    },
    2600,
  ],
  flickers: [{ opacity: [1, 0.55, 1, 0.75, 1] }, 1500],
};

/** @param still whether nothing should move */
export function createIdlePulse(still: () => boolean) {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const quiet = () => still() || document.hidden;

  function pulse() {
    if (!quiet()) for (const lit of document.querySelectorAll(LIT)) lit.animate(FADES, PULSE);
    stir();
  }

  function stir() {
    for (const [idle, [frames, duration]] of quiet() ? [] : Object.entries(IDLE))
      for (const one of document.querySelectorAll(`[data-idle=${idle}]`))
        one.animate(frames, { duration, easing: "ease-in-out" });
    resting = setTimeout(stir, AGAIN);
  }

  /** Something was rendered: the rest begins anew. @param asked whether somebody is asked to tap */
  return function rendered(asked: boolean) {
    clearTimeout(resting);
    if (asked) resting = setTimeout(pulse, REST);
  };
}
