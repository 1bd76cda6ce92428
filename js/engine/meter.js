/**
 * Counts the bytes downloaded at startup and decides when to report them. Each report costs the page a task: a step of
 * the progress bar is worth one, a network chunk is not. But slow bytes are reported too, as a sign of life.
 */

/** Progress is reported in this many steps. */
const STEPS = 50;
/** Longest silence while bytes arrive, in milliseconds. */
const HEARTBEAT = 1000;

export class Meter {
  loaded = 0;
  #told = 0;
  #toldAt;
  #now;
  #tell;

  /** @param {number} total bytes @param {() => void} tell @param {() => number} [now] milliseconds */
  constructor(total, tell, now = () => performance.now()) {
    this.total = total;
    this.#tell = tell;
    this.#now = now;
    this.#toldAt = now();
  }

  /** @param {number} bytes downloaded */
  count(bytes) {
    this.loaded = Math.min(this.total, this.loaded + bytes);
    const step = this.loaded - this.#told >= this.total / STEPS;
    if (step || this.loaded === this.total || this.#now() - this.#toldAt >= HEARTBEAT) this.tell();
  }

  tell() {
    this.#told = this.loaded;
    this.#toldAt = this.#now();
    this.#tell();
  }
}
