// Forecasts: loads what the choices of a decision may lead to, as far as the board shows it in advance.
import { observe } from "../base/observable.js";

/** @typedef {import("../types.js").View} View */

/**
 * @param {object} parts
 * @param {import("../engine/thinking.js").Asker} parts.engine
 * @param {import("../types.js").Board} parts.board the game's drawings: they name the actions
 * @param {() => View} parts.view the current view
 * @param {() => boolean} parts.advised whether the seat on turn has advice switched on
 */
export function createForecasting({ engine, board, view, advised }) {
  const state = observe({
    forecasts: /** @type {Record<string, unknown>} */ ({}),
    forecast: /** @type {unknown} */ (null),
  });

  /** @param {string | null} action null: the coming roll @param {unknown} foreseen */
  function take(action, foreseen) {
    if (action === null) state.forecast = foreseen;
    else state.forecasts = { ...state.forecasts, [action]: foreseen };
  }

  return {
    /** Forecasts by action. */
    get forecasts() {
      return state.forecasts;
    },
    /** The forecast of the next roll. */
    get forecast() {
      return state.forecast;
    },
    /** Drop all forecasts. */
    clear() {
      Object.assign(state, { forecasts: {}, forecast: null });
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
    },
  };
}
