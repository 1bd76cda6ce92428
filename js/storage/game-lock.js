// The lock of the game that this tab plays: one at a time. Whoever takes the next one lets go of the one before.

export class GameLock {
  /** Gives back the lock that this tab has: another function each time that one is taken. */
  release = () => {};
  #store;
  #on;
  /** The game whose lock this tab has; empty: none. */
  #id = "";
  /** The last request: one waits for the other. */
  #asked = Promise.resolve(true);

  /**
   * @param {Pick<import("./store.js").Store, "hold">} store
   * @param {object} on
   * @param {(id: string) => void} on.lost the browser has taken the lock away
   * @param {(id: string) => void} on.taken another tab has taken over the game
   */
  constructor(store, on) {
    this.#store = store;
    this.#on = on;
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
      this.#on.lost(id);
    };
    const release = await this.#store.hold(id, { steal, onLost, onOvertaken: () => this.#on.taken(id) });
    if (!release) return false;
    this.release();
    this.#id = id;
    this.release = () => {
      release();
      this.#id = "";
      this.release = () => {};
    };
    return true;
  }
}
