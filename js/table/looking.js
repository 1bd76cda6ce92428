// Looking back: which earlier position is wanted and which is shown. One question is on its way at a time, so that a drag
// never piles them up: the newest wish is asked for next. Looking is left by `back`, and an answer that comes later is dropped.

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Event} Event */
/** @typedef {{ply: number, view: View, events: Event[]}} Past */

/**
 * @param {object} parts
 * @param {(ply: number) => Promise<import("../shapes.js").At | null>} parts.ask for a position; null where there was an error
 * @param {() => void} parts.onChange paint again
 */
export function createLooking({ ask, onChange }) {
  /** @type {number | null} */
  let wanted = null;
  /** @type {Past | null} */
  let past = null;
  /** Rises whenever somebody returns to now. */
  let glance = 0;
  let asking = false;

  async function follow() {
    if (asking) return;
    asking = true;
    while (wanted !== null && past?.ply !== wanted) await show(wanted, glance);
    asking = false;
  }

  /** @param {number} ply @param {number} asked the glance that it is for */
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
    /** The ply of the position that somebody wants to see; null: the present one. */
    get wanted() {
      return wanted;
    },
    /** The earlier position that is seen; null: the present one. */
    get past() {
      return past;
    },
    back,

    /** Look at a position before the present one. @param {number} ply */
    at(ply) {
      wanted = Math.max(0, ply);
      onChange();
      return follow();
    },
  };
}
