// What helps whoever decides: forecasts of what their choices may bring, and advice.
import { Advice } from "./advice.ts";
import { Forecasts } from "./forecasts.ts";
import type { Services } from "../match.ts";
import type { State } from "../state.ts";
import type { Board } from "../../game-api/board.ts";

export class Help {
  readonly forecasts: Readonly<Forecasts>;
  readonly advice: Readonly<Advice>;

  constructor(state: State, services: Services, board: Board, onFailed: (error: unknown) => void) {
    this.forecasts = new Forecasts(state, services.engine, board);
    this.advice = new Advice(state, services, onFailed);
  }

  /** Drop it all: there is another decision, or none. */
  clear() {
    this.forecasts.clear();
    this.advice.reset();
  }

  /** A person is asked: load what the choices may bring, and then advice, for which nobody waits. */
  async load() {
    await this.forecasts.load();
    this.advice.load();
  }
}
