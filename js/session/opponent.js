// Runs an opponent: which seat is at it, how long it takes at least, and how to stop it.
import { advise, think } from "../engine/thinking.ts";
import { RANDOM } from "../storage/seating.ts";

export class Opponent {
  /** Whether a seat thinks, or is about to roll. */
  busy = false;
  #state;
  #services;
  #onFailed;
  #stopping = new AbortController();
  #endBeat = () => {};

  /**
   * @param {Pick<import("./state.js").State, "thinking">} state
   * @param {Pick<import("./match.js").Services, "engine" | "loadOpponents">} services
   * @param {(error: unknown) => void} onFailed
   */
  constructor(state, services, onFailed) {
    this.#state = state;
    this.#services = services;
    this.#onFailed = onFailed;
  }

  /** End the beat: a person has seen enough. */
  hurry = () => this.#endBeat();

  /** @param {number} ms @param {AbortSignal} signal @returns {Promise<void>} */
  #beat(ms, signal) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endBeat = () => {
        clearTimeout(timer);
        resolve();
      };
      signal.addEventListener("abort", this.#endBeat);
    });
  }

  #rest() {
    this.busy = false;
    this.#state.thinking = null;
  }

  /**
   * Let a seat do something, for some milliseconds at least.
   * @template T
   * @param {number} seat
   * @param {number} ms
   * @param {(signal: AbortSignal) => Promise<T>} work
   * @returns {Promise<T | null>} null if it was stopped or failed
   */
  async #run(seat, ms, work) {
    this.#stopping.abort();
    const { signal } = (this.#stopping = new AbortController());
    this.busy = true;
    this.#state.thinking = ms > 0 ? seat : null;
    try {
      const [found] = await Promise.all([work(signal), ms > 0 && this.#beat(ms, signal)]);
      signal.throwIfAborted();
      this.#rest();
      return found;
    } catch (error) {
      if (this.#stopping.signal === signal) this.#rest();
      if (!signal.aborted) this.#onFailed(error);
      return null;
    }
  }

  /** Fetch what opponents of these levels need. @param {(string | null)[]} levels null: a person */
  prepare(levels) {
    const thinks = levels.some((level) => level !== null && level !== RANDOM);
    if (thinks) this.#services.loadOpponents().catch(this.#onFailed);
  }

  /**
   * Let the opponent of a seat think; people see that it does if it takes a while.
   * @param {number} seat
   * @param {string | null} level null: for the person who sits there, as a puzzle goes on
   * @param {number} ms at least
   * @returns {Promise<import("../engine/thinking.ts").Thought | null>} null if it was stopped or failed
   */
  think(seat, level, ms) {
    const { engine, loadOpponents } = this.#services;
    return this.#run(seat, ms, async (signal) => {
      const onProgress = () => {
        this.#state.thinking = seat;
      };
      if (level !== RANDOM) await loadOpponents();
      return (level === null ? advise : think)(engine, seat, { signal, onProgress });
    });
  }

  /**
   * Let a moment pass before an opponent's roll.
   * @param {number} seat
   * @param {number} ms
   * @returns {Promise<boolean | null>} null if it was stopped
   */
  wait(seat, ms) {
    return this.#run(seat, ms, async () => true);
  }

  stop() {
    this.#stopping.abort();
    this.#rest();
  }
}
