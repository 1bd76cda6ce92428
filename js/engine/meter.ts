// Counts the bytes downloaded at startup and decides when to report them. Each report costs the page a task: a step of
// the progress bar is worth one, a network chunk is not. But slow bytes are reported too, as a sign of life.

const STEPS = 50;
/** Longest silence while bytes arrive, in milliseconds. */
const HEARTBEAT = 1000;

export class Meter {
  total;
  loaded = 0;
  #reported = 0;
  #reportedAt;
  #now;
  #onReport;

  /** @param total bytes @param now milliseconds */
  constructor(total: number, onReport: () => void, now: () => number = () => performance.now()) {
    this.total = total;
    this.#onReport = onReport;
    this.#now = now;
    this.#reportedAt = now();
  }

  count(bytes: number) {
    this.loaded = Math.min(this.total, this.loaded + bytes);
    const step = this.loaded - this.#reported >= this.total / STEPS;
    if (step || this.loaded === this.total || this.#now() - this.#reportedAt >= HEARTBEAT) this.report();
  }

  report() {
    this.#reported = this.loaded;
    this.#reportedAt = this.#now();
    this.#onReport();
  }
}
