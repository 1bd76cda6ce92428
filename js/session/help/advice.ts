// Advice for the person on turn: what the game's adviser would do, asked for in slices. It belongs to one decision:
// with another view it is gone. Never touches the DOM; knows no rule and no game by name.
import { observe } from "../../base/observable.ts";
import { advise, type Advice as Advised } from "../../engine/thinking.ts";
import type { Services } from "../match.ts";
import type { State } from "../state.ts";

export class Advice {
  current: Advised | null = null;
  /** Whether it is being thought about. */
  pending = false;
  /** Whether each choice shows what it is expected to bring. */
  judged = false;
  #state;
  #services;
  #onFailed;
  /** Whether it was asked for and failed. */
  #missed = false;
  #stopping = new AbortController();

  constructor(state: State, services: Pick<Services, "engine" | "loadOpponents">, onFailed: (error: unknown) => void) {
    this.#state = state;
    this.#services = services;
    this.#onFailed = onFailed;
    observe(this);
  }

  /** Drop the advice: there is another decision, or none. */
  reset() {
    this.#stopping.abort();
    Object.assign(this, { current: null, pending: false, judged: false });
    this.#missed = false;
  }

  async #ask() {
    const { engine, loadOpponents } = this.#services;
    const { signal } = (this.#stopping = new AbortController());
    this.pending = true;
    this.#missed = false;
    try {
      await loadOpponents();
      this.current = await advise(engine, Number(this.#state.view.to_act), { signal });
    } catch (error) {
      this.#missed = true;
      if (!signal.aborted) this.#onFailed(error);
    }
    if (!signal.aborted) this.pending = false;
  }

  /** A question stands: who always wants advice gets it; nobody waits for it. */
  load() {
    if (this.#state.advisable && this.#state.adviceWanted === "always") this.#ask();
  }

  retry() {
    return this.#missed && this.#state.advisable ? this.#ask() : undefined;
  }

  toggle = () => {
    if (!this.current && !this.pending) return this.#state.advisable ? this.#ask() : undefined;
    return this.reset();
  };

  toggleJudged = () => {
    this.judged = !this.judged && this.current !== null;
  };
}
