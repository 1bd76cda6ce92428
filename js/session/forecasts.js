// Forecasts: loads what the choices of a decision may lead to, as far as the board shows it in advance.

export class Forecasts {
  #state;
  #engine;
  #board;

  /**
   * @param {import("./state.js").State} state
   * @param {import("../types.js").Asker} engine
   * @param {Pick<import("../types.js").Board, "forecastActions">} board the game's drawings: they name the actions
   */
  constructor(state, engine, board) {
    this.#state = state;
    this.#engine = engine;
    this.#board = board;
  }

  clear() {
    Object.assign(this.#state, { forecasts: {}, forecast: null });
  }

  /** Load the forecasts that the board asks for, where whoever is on turn wants advice. */
  async load() {
    const { view, adviceWanted } = this.#state;
    const actions = adviceWanted === "never" ? [] : this.#board.forecastActions(view);
    if (!actions.length) return;
    // an action in between makes the reply useless: errors are ignored
    const reply = await this.#engine.ask({ do: "forecasts", actions }).catch(() => null);
    if (reply && this.#state.view === view) this.#take(actions, reply.forecasts);
  }

  /** @param {(string | null)[]} actions null: the coming roll @param {unknown[]} foreseen */
  #take(actions, foreseen) {
    const all = actions.map((action, at) => /** @type {const} */ ([action, foreseen[at]]));
    const known = Object.fromEntries(all.filter(([action]) => action !== null));
    Object.assign(this.#state, {
      forecasts: { ...this.#state.forecasts, ...known },
      forecast: all.find(([action]) => action === null)?.[1] ?? this.#state.forecast,
    });
  }
}
