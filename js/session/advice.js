// Advice for the person on turn: what the strongest opponent would do, asked for in slices. It belongs to one decision:
// with another view it is gone. Never touches the DOM; knows no rule and no game by name.
import { observe } from "../base/observable.js";
import { advise } from "../engine/thinking.js";

/** @typedef {import("../engine/thinking.js").Advice} Advice */

/**
 * @param {object} parts
 * @param {import("../engine/thinking.js").Asker} parts.engine
 * @param {() => Promise<void>} parts.need makes sure that the engine has what opponents need
 * @param {() => import("../types.js").View} parts.view the view shown
 * @param {() => boolean} parts.yours whether a person may choose now
 * @param {() => import("../types.js").AdviceWanted} parts.wanted when the seat on turn wants advice
 * @param {(error: unknown) => void} parts.onFailed
 */
export function createAdvising({ engine, need, view, yours, wanted, onFailed }) {
  const state = observe({ advice: /** @type {Advice | null} */ (null), thinking: false, all: false });
  /** Whether it was asked for and failed. */
  let missed = false;
  let stopping = new AbortController();

  const offered = () => yours() && view().advice && wanted() !== "never";

  function reset() {
    stopping.abort();
    Object.assign(state, { advice: null, thinking: false, all: false });
    missed = false;
  }

  async function ask() {
    const { signal } = (stopping = new AbortController());
    state.thinking = true;
    missed = false;
    try {
      await need();
      state.advice = await advise(engine, Number(view().to_act), { signal });
    } catch (error) {
      missed = true;
      if (!signal.aborted) onFailed(error);
    }
    if (signal.aborted) return;
    state.thinking = false;
  }

  return {
    /** Whether advice can be asked for now. */
    get offered() {
      return offered();
    },
    /** The advice for this decision, once it is there. */
    get advice() {
      return state.advice;
    },
    /** Whether it is being thought about. */
    get thinking() {
      return state.thinking;
    },
    /** Whether each choice shows what it is expected to bring. */
    get all() {
      return state.all;
    },

    /** Drop the advice: there is another decision, or none. */
    reset,

    /** A question stands: who always wants advice gets it; nobody waits for it. */
    load: () => (offered() && wanted() === "always" ? ask() : undefined),

    /** Ask again for what could not be fetched. */
    again: () => (missed && offered() ? ask() : undefined),

    /** Ask for advice, or put it away. */
    toggle() {
      if (!state.advice && !state.thinking) return offered() ? ask() : undefined;
      reset();
    },

    /** Show what each choice is expected to bring, or no longer. */
    toggleAll() {
      state.all = !state.all && state.advice !== null;
    },
  };
}
