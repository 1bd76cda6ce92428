/**
 * Counts the bytes of a start, and says when the page is to hear of them. Each message costs a task on the page: a step
 * of the bar is worth one, a chunk of the network is not. But bytes are signs of life as well, however slowly they come.
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

  /** @param {number} bytes that have come */
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
