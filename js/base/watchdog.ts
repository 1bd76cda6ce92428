// A timeout on silence. It counts timer ticks, not the clock: while the computer sleeps no tick passes, so that waking
// up raises no alarm.

/** Interval of the watchdog's ticks, in milliseconds. */
const TICK = 1000;

export class Watchdog {
  #timer: ReturnType<typeof setInterval> | undefined;
  #left = 0;
  #limit = 0;
  #onTimeout;

  constructor(onTimeout: () => void) {
    this.#onTimeout = onTimeout;
  }

  /** Start watching, for at most `limit` milliseconds of silence. */
  start(limit: number) {
    this.stop();
    this.#limit = Math.max(1, Math.round(limit / TICK));
    this.reset();
    this.#timer = setInterval(() => {
      this.#left -= 1;
      if (this.#left > 0) return;
      this.stop();
      this.#onTimeout();
    }, TICK);
  }

  /** A sign of life: start counting again. */
  reset() {
    this.#left = this.#limit;
  }

  stop() {
    clearInterval(this.#timer);
  }
}
