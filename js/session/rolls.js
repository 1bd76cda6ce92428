// The rolls so far, reloaded after every change while the dice statistics are open.
import { observe } from "../base/observable.js";

/** @typedef {import("../shapes.js").Rolls} Rolls the engine's reply */

/**
 * @param {object} parts
 * @param {() => Promise<Rolls | null>} parts.ask loads the rolls; null after an error
 * @param {() => number} parts.ply ply of the view shown
 */
export function createRolls({ ask, ply }) {
  const state = observe({ counted: /** @type {Rolls | null} */ (null) });
  let counting = false;

  async function count() {
    const reply = await ask();
    if (reply?.ply === ply()) state.counted = reply;
  }

  return {
    /** The rolls; null until they are loaded. */
    get counted() {
      return state.counted;
    },
    /** Start or stop loading rolls. @param {boolean} on @param {boolean} ready whether the match is open */
    count(on, ready) {
      counting = on;
      state.counted = null;
      return on && ready ? count() : undefined;
    },
    /** Reload after a change. */
    refresh: () => (counting ? count() : undefined),
  };
}
