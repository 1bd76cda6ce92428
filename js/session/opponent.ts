// Runs an opponent: which seat is at it, how long it takes at least, and how to stop it.
import { observe } from "../base/observable.ts";
import { advise, think, type Thought } from "../engine/thinking.ts";
import { RANDOM } from "../storage/seating.ts";
import type { Services } from "./match.ts";

export class Opponent {
  /** Whether a seat thinks, or is about to roll. */
  busy = false;
  /** The seat that people see thinking, because it takes a while. */
  thinking: number | null = null;
  #services;
  #onFailed;
  #stopping = new AbortController();
  #endBeat = () => {};

  constructor(services: Pick<Services, "engine" | "loadOpponents">, onFailed: (error: unknown) => void) {
    this.#services = services;
    this.#onFailed = onFailed;
    observe(this, "thinking");
  }

  /** End the beat: a person has seen enough. */
  hurry = () => this.#endBeat();

  #beat(ms: number, signal: AbortSignal): Promise<void> {
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
    this.thinking = null;
  }

  /** For some milliseconds at least. @returns null if it was stopped or failed */
  async #run<T>(seat: number, ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    this.#stopping.abort();
    const { signal } = (this.#stopping = new AbortController());
    this.busy = true;
    this.thinking = ms > 0 ? seat : null;
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

  /** @param levels null: a person */
  prepare(levels: (string | null)[]) {
    const thinks = levels.some((level) => level !== null && level !== RANDOM);
    if (thinks) this.#services.loadOpponents().catch(this.#onFailed);
  }

  /** People see it if it takes a while. @param level null: for the person who sits there, as a puzzle goes on */
  think(seat: number, level: string | null, ms: number): Promise<Thought | null> {
    const { engine, loadOpponents } = this.#services;
    return this.#run(seat, ms, async (signal) => {
      const onProgress = () => {
        this.thinking = seat;
      };
      if (level !== RANDOM) await loadOpponents();
      return (level === null ? advise : think)(engine, seat, { signal, onProgress });
    });
  }

  /** Let a moment pass before an opponent's roll. @returns null if it was stopped */
  wait(seat: number, ms: number): Promise<boolean | null> {
    return this.#run(seat, ms, async () => true);
  }

  stop() {
    this.#stopping.abort();
    this.#rest();
  }
}
