// What is told of the course of a game: its rolls, and once it is over, how lucky they were and what decided it.
import { Analysis } from "./analysis.ts";
import { Rolls } from "./rolls.ts";
import type { Match, Services } from "../match.ts";
import type { State } from "../state.ts";
import type { Summary } from "../../engine/shapes.ts";

export interface Told {
  /** it is known what decided the game */
  analysed?: (found: Summary) => void;
}

export class Review {
  readonly analysis: Readonly<Analysis>;
  readonly rolls: Readonly<Rolls>;

  constructor(state: State, match: Pick<Match, "ask" | "update">, services: Services, on: Told) {
    this.analysis = new Analysis(state, match, services, (found) => on.analysed?.(found));
    this.rolls = new Rolls(state, match);
  }

  /** The game is over, and the engine has it. */
  ended() {
    return Promise.all([this.rolls.loadLuck(), this.analysis.ended()]);
  }
}
