// The rolls so far, reloaded after every change while the dice statistics are open; and once a game is over, what each
// could have brought.
import { observe } from "../../base/observable.ts";
import type { Die, Rolls as All } from "../../engine/shapes.ts";
import type { Match } from "../match.ts";
import type { State } from "../state.ts";

export class Rolls {
  /** All of them, while the dice statistics are open. */
  counted: All | null = null;
  /** The dice of a finished game, each roll with what it could have brought. */
  luck: Die[] = [];
  #state;
  #match;
  /** Whether the dice statistics are open. */
  #open = false;

  constructor(state: State, match: Pick<Match, "ask">) {
    this.#state = state;
    this.#match = match;
    observe(this, "counted", "luck");
  }

  /** Open or close the dice statistics. */
  count = (open: boolean) => {
    this.#open = open;
    this.counted = null;
    return this.refresh();
  };

  async refresh() {
    if (!this.#open || !this.#state.ready) return;
    const rolls = await this.#load(false);
    if (rolls) this.counted = rolls;
  }

  async loadLuck() {
    if (!this.#state.ready) return;
    const rolls = await this.#load(true);
    if (rolls) this.luck = rolls.dice;
  }

  async #load(forecasts: boolean) {
    const reply = await this.#match.ask({ do: "rolls", forecasts });
    return reply?.ply === this.#state.view.ply ? reply : null;
  }
}
