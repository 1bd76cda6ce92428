// Forecasts: loads what the choices of a decision may lead to, as far as the board shows it in advance.

/** @typedef {import("../types.js").View} View */

/**
 * @param {object} parts
 * @param {import("../engine/thinking.js").Asker} parts.engine
 * @param {import("../types.js").Board} parts.board the game's drawings: they name the actions
 * @param {() => View} parts.view the current view
 * @param {() => boolean} parts.advised whether the seat on turn has advice switched on
 * @param {() => void} parts.onChange
 */
export function createForecasting({ engine, board, view, advised, onChange }) {
  /** @type {Record<string, unknown>} */
  let forecasts = {};
  /** @type {unknown} */
  let forecast = null;

  /** @param {string | null} action null: the coming roll @param {unknown} foreseen */
  function take(action, foreseen) {
    if (action === null) forecast = foreseen;
    else forecasts[action] = foreseen;
  }

  return {
    /** Forecasts by action. */
    get forecasts() {
      return forecasts;
    },
    /** The forecast of the next roll. */
    get forecast() {
      return forecast;
    },
    /** Drop all forecasts. */
    clear() {
      forecasts = {};
      forecast = null;
    },

    /** Load the forecasts that the board asks for. */
    async load() {
      const decided = view();
      /** @type {(string | null)[]} */
      const actions = advised() ? board.foreseen(decided) : [];
      if (!actions.length) return;
      // an action in between makes the reply useless: errors are ignored
      const reply = await engine.ask({ do: "forecasts", actions }).catch(() => null);
      if (!reply || view() !== decided) return;
      actions.forEach((action, index) => take(action, reply.forecasts[index]));
      onChange();
    },
  };
}
