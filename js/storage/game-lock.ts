// The lock of the game that this tab plays: one at a time. Whoever takes the next one lets go of the one before.
import type { Store } from "./store.ts";

export class GameLock {
  /** Another function each time that a lock is taken. */
  release = () => {};
  #store;
  #on;
  /** The game whose lock this tab has; empty: none. */
  #id = "";
  /** The last request: one waits for the other. */
  #asked = Promise.resolve(true);

  constructor(
    store: Pick<Store, "hold">,
    on: {
      /** the browser has taken the lock away */
      lost: (id: string) => void;
      /** another tab has taken over the game */
      taken: (id: string) => void;
    },
  ) {
    this.#store = store;
    this.#on = on;
  }

  /** Resolves to whether this tab has the lock now. @param steal from another tab */
  hold(id: string, steal: boolean = false): Promise<boolean> {
    this.#asked = this.#asked.then(() => this.#id === id || this.#take(id, steal));
    return this.#asked;
  }

  async #take(id: string, steal: boolean) {
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
