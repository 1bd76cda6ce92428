/**
 * A timeout on silence. It counts timer ticks, not the clock: while the computer sleeps no tick passes, so that waking
 * up raises no alarm.
 */

/** Interval of the watchdog's ticks, in milliseconds. */
const TICK = 1000;

export class Watchdog {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  #left = 0;
  #limit = 0;
  #onTimeout;

  /** @param {() => void} onTimeout */
  constructor(onTimeout) {
    this.#onTimeout = onTimeout;
  }

  /** Start watching, for at most `limit` milliseconds of silence. @param {number} limit */
  start(limit) {
    this.stop();
    this.#limit = Math.max(1, Math.round(limit / TICK));
    this.reset();
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  /** A sign of life: start counting again. */
  reset() {
    this.#left = this.#limit;
  }

  stop() {
    clearInterval(this.#timer);
  }

  #tick() {
    this.#left -= 1;
    if (this.#left > 0) return;
    this.stop();
    this.#onTimeout();
  }
}
