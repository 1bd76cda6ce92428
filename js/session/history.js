// Looking back: which earlier position is requested and which is shown. One request at a time, so that dragging the
// slider does not queue them: the latest wish is requested next. After `back`, late replies are dropped.
import { observe } from "../base/observable.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Event} Event */
/** @typedef {{ply: number, view: View, events: Event[]}} Past */

/**
 * @param {object} parts
 * @param {(ply: number) => Promise<import("../shapes.js").At | null>} parts.ask loads a position; null after an error
 */
export function createLooking({ ask }) {
  const state = observe({
    wanted: /** @type {number | null} */ (null),
    past: /** @type {Past | null} */ (null),
  });
  /** Increases whenever somebody returns to now. */
  let glance = 0;
  let asking = false;

  async function follow() {
    if (asking) return;
    asking = true;
    while (state.wanted !== null && state.past?.ply !== state.wanted) await show(state.wanted, glance);
    asking = false;
  }

  /** @param {number} ply @param {number} asked the value of `glance` at the request */
  async function show(ply, asked) {
    const reply = await ask(ply);
    if (asked !== glance) return;
    if (!reply) return back();
    state.past = { ply, view: reply.view, events: reply.events };
  }

  function back() {
    if (state.wanted === null) return;
    glance += 1;
    Object.assign(state, { wanted: null, past: null });
  }

  return {
    /** The requested ply; null: now. */
    get wanted() {
      return state.wanted;
    },
    /** The position shown; null: the current one. */
    get past() {
      return state.past;
    },
    back,

    /** Look at an earlier position. @param {number} ply */
    at(ply) {
      state.wanted = Math.max(0, ply);
      return follow();
    },
  };
}
