// How a change comes to be seen: its events move over the board through the one clock, the story grows as each has been
// seen, and what lies beside the board stays as it was until the clock rests. Touches no page; knows no game by name.

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Entry} Entry */
/** @typedef {import("../types.js").Event} Event */
/** @typedef {import("./animate.js").Scene} Scene */
/** @typedef {{view: View, ms: number, events: Event[], action?: string, entries?: Entry[]}} Reply the engine's, to a change */

/**
 * @param {object} parts
 * @param {{view: View, entries: Entry[], lit: Set<string>, pending: string | null, preview: object | null, wanted: number | null,
 *   moving: boolean}} parts.table what is painted
 * @param {any} parts.board the game's drawings
 * @param {ReturnType<typeof import("./animate.js").createClock>} parts.clock
 * @param {(ms?: number) => Promise<void> | void} parts.onChange
 * @param {(view: View, ms?: number) => void} parts.show takes a view as the present
 */
export function createMotion({ table, board, clock, onChange, show }) {
  /** The scenes of a reply; several entries done again at once are only told, and so is what happens while somebody looks
   * back. What was seen in place before it counted stays there. @param {Reply} reply @returns {Scene[]} */
  function scenesOf({ view, events, entries, action }) {
    const told = Boolean(entries) || table.wanted !== null;
    const proposed = table.preview !== null && action === table.pending;
    return events.map((event) => ({ event, frames: told ? [] : board.frames(event, view, table.view, events, proposed) }));
  }

  /** Nothing can be tapped while things move: what a tap would lead to is not there yet. */
  function hush() {
    table.moving = true;
    table.lit = new Set();
  }

  /** Let the events of a change happen; settles when they are over. @param {Reply} reply @param {Entry[]} entries all of the story */
  return function move(reply, entries) {
    const scenes = scenesOf(reply);
    const moves = !clock.still && scenes.some(({ frames }) => frames.length > 0);
    const [before, newest] = [entries.slice(0, -1), /** @type {Entry} */ (entries.at(-1))];
    /** @type {Event[]} */
    const seen = [];
    if (moves) {
      hush();
      onChange(reply.ms); // the first frame is the answer to the tap
    }
    return clock.play(scenes, {
      told(event) {
        if (!moves) return;
        seen.push(event);
        table.entries = [...before, { ...newest, events: [...seen] }];
        onChange();
      },
      rested() {
        Object.assign(table, { moving: false, entries });
        show(reply.view, moves ? undefined : reply.ms);
      },
    });
  };
}
