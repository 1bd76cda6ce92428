// The lock of the game that this tab plays: one at a time. Whoever takes the next one lets go of the one before.

export class GameLock {
  #store;
  #onLost;
  #onTaken;
  /** the game whose lock this tab has; empty: none */
  #id = "";
  #release = () => {};
  /** the last request: one waits for the other */
  #asked = Promise.resolve(true);

  /**
   * @param {Pick<import("./store.js").Store, "hold">} store
   * @param {object} on
   * @param {(id: string) => void} on.lost the browser has taken the lock away
   * @param {(id: string) => void} on.taken another tab has taken over the game
   */
  constructor(store, { lost, taken }) {
    this.#store = store;
    this.#onLost = lost;
    this.#onTaken = taken;
  }

  /** What releases the lock that this tab has now: another function each time that one is taken. */
  get held() {
    return this.#release;
  }

  /** Take the lock of a game. @param {string} id @param {boolean} [steal] from another tab @returns {Promise<boolean>} whether this tab has it now */
  hold(id, steal = false) {
    this.#asked = this.#asked.then(() => this.#id === id || this.#take(id, steal));
    return this.#asked;
  }

  /** @param {string} id @param {boolean} steal */
  async #take(id, steal) {
    const onLost = () => {
      if (this.#id === id) this.release();
      this.#onLost(id);
    };
    const release = await this.#store.hold(id, { steal, onLost, onOvertaken: () => this.#onTaken(id) });
    if (!release) return false;
    this.release();
    this.#id = id;
    this.#release = release;
    return true;
  }

  /** Give the lock back. */
  release() {
    this.#release();
    this.#id = "";
    this.#release = () => {};
  }
}
