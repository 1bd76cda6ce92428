// Forecasts: what the choices of a decision may bring, as far as the board shows it beforehand.

/** @typedef {import("../types.js").View} View */

/**
 * @param {object} parts
 * @param {import("../engine/thinking.js").Asker} parts.engine
 * @param {import("../types.js").Board} parts.board the game's drawings: which actions it wants foreseen
 * @param {() => View} parts.view that is decided about
 * @param {() => boolean} parts.advised whether the seat on turn wants to know
 * @param {() => void} parts.onChange
 */
export function createForesight({ engine, board, view, advised, onChange }) {
  /** @type {Record<string, unknown>} */
  let forecasts = {};
  /** @type {unknown} */
  let forecast = null;
  let listed = false;

  /** @param {string | null} action null: the coming roll @param {unknown} foreseen */
  function take(action, foreseen) {
    if (action === null) forecast = foreseen;
    else forecasts[action] = foreseen;
  }

  return {
    /** By action. */
    get forecasts() {
      return forecasts;
    },
    /** Of the position before a roll. */
    get forecast() {
      return forecast;
    },
    /** Whether the choices may be written out: the answer to the last tap has been painted. */
    get listed() {
      return listed;
    },

    /** What was foreseen counts no longer. */
    forget() {
      forecasts = {};
      forecast = null;
    },
    /** Another decision is seen. */
    renew() {
      this.forget();
      listed = false;
    },

    /** Ask what the choices that the board wants foreseen may bring. */
    async foresee() {
      const decided = view();
      listed = true;
      /** @type {(string | null)[]} */
      const actions = advised() ? board.foreseen(decided) : [];
      if (actions.length) {
        // an action that came in between makes the question void: nobody waits for the answer then
        const reply = await engine.ask({ do: "forecasts", actions }).catch(() => null);
        if (!reply || view() !== decided) return;
        actions.forEach((action, index) => take(action, reply.forecasts[index]));
      }
      onChange();
    },
  };
}
