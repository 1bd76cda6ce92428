// Looking back: which earlier position is requested and which is shown. One request at a time, so that dragging the
// slider does not queue them: the latest wish is requested next. After `back`, late replies are dropped.

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Event} Event */
/** @typedef {{ply: number, view: View, events: Event[]}} Past */

/**
 * @param {object} parts
 * @param {(ply: number) => Promise<import("../shapes.js").At | null>} parts.ask loads a position; null after an error
 * @param {() => void} parts.onChange
 */
export function createLooking({ ask, onChange }) {
  /** @type {number | null} */
  let wanted = null;
  /** @type {Past | null} */
  let past = null;
  /** Increases whenever somebody returns to now. */
  let glance = 0;
  let asking = false;

  async function follow() {
    if (asking) return;
    asking = true;
    while (wanted !== null && past?.ply !== wanted) await show(wanted, glance);
    asking = false;
  }

  /** @param {number} ply @param {number} asked the value of `glance` at the request */
  async function show(ply, asked) {
    const reply = await ask(ply);
    if (asked !== glance) return;
    if (!reply) return back();
    past = { ply, view: reply.view, events: reply.events };
    onChange();
  }

  function back() {
    if (wanted === null) return;
    glance += 1;
    wanted = null;
    past = null;
    onChange();
  }

  return {
    /** The requested ply; null: now. */
    get wanted() {
      return wanted;
    },
    /** The position shown; null: the current one. */
    get past() {
      return past;
    },
    back,

    /** Look at an earlier position. @param {number} ply */
    at(ply) {
      wanted = Math.max(0, ply);
      onChange();
      return follow();
    },
  };
}
