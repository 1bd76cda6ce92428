/**
 * A watchdog barks after a time without a sign of life. It counts ticks, never the clock: a page that was
 * put to sleep with its worker counts nothing, so that waking up raises no alarm.
 */

/** Interval of the watchdog's ticks, in milliseconds. */
const TICK = 1000;

export class Watchdog {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  #left = 0;
  #limit = 0;
  #bark;

  /** @param {() => void} bark */
  constructor(bark) {
    this.#bark = bark;
  }

  /** Watch from now on, for at most `limit` milliseconds of silence.
   * @param {number} limit */
  guard(limit) {
    this.stop();
    this.#limit = Math.max(1, Math.round(limit / TICK));
    this.calm();
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  /** A sign of life: the whole limit is left again. */
  calm() {
    this.#left = this.#limit;
  }

  stop() {
    clearInterval(this.#timer);
  }

  #tick() {
    this.#left -= 1;
    if (this.#left > 0) return;
    this.stop();
    this.#bark();
  }
}
