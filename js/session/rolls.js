// The rolls so far, reloaded after every change while the dice statistics are open.

/** @typedef {import("./roll-counts.js").Rolls} Rolls */

/**
 * @param {object} parts
 * @param {() => Promise<import("../shapes.js").Rolls | null>} parts.ask loads the rolls; null after an error
 * @param {() => number} parts.ply ply of the view shown
 * @param {() => void} parts.onChange
 */
export function createRolls({ ask, ply, onChange }) {
  /** @type {Rolls | null} */
  let counted = null;
  let counting = false;

  async function count() {
    const reply = await ask();
    if (!reply || reply.ply !== ply()) return;
    counted = { seed: reply.seed, commitment: reply.commitment, dice: reply.dice };
    onChange();
  }

  return {
    /** The rolls; null until they are loaded. */
    get counted() {
      return counted;
    },
    /** Start or stop loading rolls. @param {boolean} on @param {boolean} ready whether the match is open */
    count(on, ready) {
      counting = on;
      counted = null;
      return on && ready ? count() : undefined;
    },
    /** Reload after a change. */
    refresh: () => (counting ? count() : undefined),
  };
}
