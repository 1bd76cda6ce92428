// The rolls so far, reloaded after every change while the dice statistics are open; and once a game is over, what each
// could have brought.
export class Rolls {
  #state;
  #match;
  #onKnown;
  /** Whether the dice statistics are open. */
  #open = false;

  /**
   * @param {import("./state.js").State} state
   * @param {Pick<import("./match.js").Match, "ask">} match
   * @param {(dice: import("../shapes.js").Die[]) => void} onKnown all rolls of a game that is over are known
   */
  constructor(state, match, onKnown) {
    this.#state = state;
    this.#match = match;
    this.#onKnown = onKnown;
  }

  /** Open or close the dice statistics. @param {boolean} open */
  count = (open) => {
    this.#open = open;
    this.#state.rolls = null;
    return this.refresh();
  };

  /** Reload after a change. */
  async refresh() {
    if (!this.#open || !this.#state.ready) return;
    const rolls = await this.#load(false);
    if (rolls) this.#state.rolls = rolls;
  }

  /** The game is over: load what its rolls could have brought. */
  async loadLuck() {
    if (!this.#state.ready) return;
    const rolls = await this.#load(true);
    if (!rolls) return;
    this.#state.luck = rolls.dice;
    this.#onKnown(rolls.dice);
  }

  /** The rolls of what is shown; null after an error. @param {boolean} forecasts */
  async #load(forecasts) {
    const reply = await this.#match.ask({ do: "rolls", forecasts });
    return reply?.ply === this.#state.view.ply ? reply : null;
  }
}
