// How whoever is at a table acts: by keys, or by touch and mouse. What lessons say follows it.

/** @param {() => void} onChange */
export function createActing(onChange) {
  let typed = false;

  /** @param {boolean} now */
  function act(now) {
    if (typed === now) return;
    typed = now;
    onChange();
  }
  addEventListener("keydown", () => act(true), { capture: true });
  addEventListener("click", ({ detail }) => detail && act(false), { capture: true }); // a key's click counts none

  return {
    /** `typed` or `tapped`: a sentence selects by it. */
    get how() {
      return typed ? "typed" : "tapped";
    },
  };
}
