// The rolls so far, asked for anew at every change as long as somebody looks at them.

/** @typedef {import("./tally.js").Rolls} Rolls */

/**
 * @param {object} parts
 * @param {() => Promise<import("../shapes.js").Rolls | null>} parts.ask for the rolls; null where there was an error
 * @param {() => number} parts.ply of the position that is seen
 * @param {() => void} parts.onChange
 */
export function createRolls({ ask, ply, onChange }) {
  /** @type {Rolls | null} */
  let counted = null;
  let counting = false;

  async function count() {
    const reply = await ask();
    if (!reply || reply.ply !== ply()) return;
    counted = { seed: reply.seed, dice: reply.dice };
    onChange();
  }

  return {
    /** Null until they have been counted. */
    get counted() {
      return counted;
    },
    /** Begin, or stop, to count. @param {boolean} on @param {boolean} ready whether the engine can tell */
    count(on, ready) {
      counting = on;
      counted = null;
      return on && ready ? count() : undefined;
    },
    /** The game has gone on. */
    refresh: () => (counting ? count() : undefined),
  };
}
