// The screen reader's voice: each event one polite message; the same message twice is said twice.
// Two live regions take turns, so that a repeated sentence is a change.

/** @param {HTMLElement[]} regions two elements with aria-live */
export function createAnnouncer(regions) {
  let turn = 0;
  return {
    /** @param {string} sentence */
    say(sentence) {
      turn = (turn + 1) % regions.length;
      regions.forEach((region, index) => { region.textContent = index === turn ? sentence : ""; });
    },
  };
}
