// Keeps the screen awake during a game. A browser that cannot changes nothing, and nobody is told.
import { optional, type Feature } from "../base/optional.ts";

export class WakeLock {
  #wanted = false;
  #settling = false;
  /** Set when the browser refused (low battery): not requested again until the page becomes visible again. */
  #refused = false;
  #lock: WakeLockSentinel | null = null;

  keep(awake: boolean) {
    if (awake === this.#wanted) return undefined;
    this.#wanted = awake;
    return this.renew();
  }

  /** Take a lock again that was lost while the page was out of sight; what was refused is tried again, too. */
  renew() {
    this.#refused = false;
    return this.#settle();
  }

  async #settle(): Promise<void> {
    const due = this.#wanted && document.visibilityState === "visible";
    const system = optional("wakeLock");
    if (this.#settling || !system || due === (this.#lock !== null) || (due && this.#refused)) return;
    this.#settling = true;
    await (due ? this.#take(system) : this.#release());
    this.#settling = false;
    return this.#settle();
  }

  async #take(system: Feature<"wakeLock">) {
    try {
      const taken = (this.#lock = await system.request("screen"));
      taken.addEventListener("release", () => {
        if (this.#lock !== taken) return;
        this.#lock = null;
        this.#settle(); // the system may drop the lock of a page that is seen
      });
    } catch {
      this.#refused = true;
    }
  }

  async #release() {
    const lock = this.#lock;
    this.#lock = null;
    await lock?.release().catch(() => {});
  }
}
