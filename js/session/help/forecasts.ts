// Forecasts: loads what the choices of a decision may lead to, as far as the board shows it in advance.
import { observe } from "../../base/observable.ts";
import type { State } from "../state.ts";
import type { EngineClient } from "../../engine/requests.ts";
import type { Board } from "../../game-api/board.ts";

export class Forecasts {
  byAction: Record<string, unknown> = {};
  /** The forecast of the next roll. */
  ofRoll: unknown = null;
  #state;
  #engine;
  #board;

  /** @param board the game's drawings: they name the actions */
  constructor(
    state: Pick<State, "view" | "adviceWanted">,
    engine: EngineClient,
    board: Pick<Board, "forecastActions">,
  ) {
    this.#state = state;
    this.#engine = engine;
    this.#board = board;
    observe(this);
  }

  clear() {
    Object.assign(this, { byAction: {}, ofRoll: null });
  }

  /** Those that the board asks for, where whoever is on turn wants advice. */
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
    Object.assign(this, {
      byAction: { ...this.byAction, ...known },
      ofRoll: all.find(([action]) => action === null)?.[1] ?? this.ofRoll,
    });
  }
}
