// How whoever is at a table acts: by keys, or by touch and mouse. What lessons say follows it.
import { observe } from "../base/observable.js";

export function createActing() {
  const state = observe({ typed: false });
  const act = (/** @type {boolean} */ typed) => Object.assign(state, { typed });
  addEventListener("keydown", () => act(true), { capture: true });
  addEventListener("click", ({ detail }) => detail && act(false), { capture: true }); // a key's click counts none

  return {
    /** `typed` or `tapped`: a sentence selects by it. */
    get how() {
      return state.typed ? "typed" : "tapped";
    },
  };
}
