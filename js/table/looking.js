// Looking back: which earlier position is wanted and which is shown. One question is on its way at a time, so that a drag
// never piles them up: the newest wish is asked for next. Looking is left by `back`, and an answer that comes later is dropped.

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Event} Event */
/** @typedef {{ply: number, view: View, events: Event[]}} Past */

/**
 * @param {object} parts
 * @param {{view: View, wanted: number | null, past: Past | null}} parts.table where wish and answer are kept
 * @param {(ply: number) => Promise<any>} parts.ask for a position; null where there was an error
 * @param {() => void} parts.onChange paint again
 */
export function createLooking({ table, ask, onChange }) {
  /** Rises whenever somebody returns to now. */
  let glance = 0;
  let asking = false;

  async function follow() {
    if (asking) return;
    asking = true;
    while (table.wanted !== null && table.past?.ply !== table.wanted) await show(table.wanted, glance);
    asking = false;
  }

  /** @param {number} ply @param {number} asked the glance that it is for */
  async function show(ply, asked) {
    const reply = await ask(ply);
    if (asked !== glance) return;
    if (!reply) return back();
    table.past = { ply, view: reply.view, events: reply.events };
    onChange();
  }

  function back() {
    if (table.wanted === null) return;
    glance += 1;
    Object.assign(table, { wanted: null, past: null });
    onChange();
  }

  return {
    back,

    /** Look at a position before the present one. @param {number} ply */
    at(ply) {
      table.wanted = Math.max(0, ply);
      onChange();
      return follow();
    },
  };
}
