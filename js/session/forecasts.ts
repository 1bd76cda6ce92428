// Forecasts: loads what the choices of a decision may lead to, as far as the board shows it in advance.
import type { State } from "./state.ts";
import type { EngineClient } from "../engine/requests.ts";
import type { Board } from "../game-api/board.ts";

export class Forecasts {
  #state;
  #engine;
  #board;

  /** @param board the game's drawings: they name the actions */
  constructor(state: State, engine: EngineClient, board: Pick<Board, "forecastActions">) {
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

  /** @param actions null: the coming roll */
  #take(actions: (string | null)[], foreseen: unknown[]) {
    const all = actions.map((action, at) => [action, foreseen[at]] as const);
    const known = Object.fromEntries(all.filter(([action]) => action !== null));
    Object.assign(this.#state, {
      forecasts: { ...this.#state.forecasts, ...known },
      forecast: all.find(([action]) => action === null)?.[1] ?? this.#state.forecast,
    });
  }
}
