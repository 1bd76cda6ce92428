// What is done to single games of the shelf: they are renamed, or removed, and can be brought back.
import { observe } from "../../base/observable.ts";
import { titleOf } from "../../base/names.ts";
import type { IncomingGames } from "../incoming-games.ts";
import type { StoredGame } from "../stored-game.ts";
import type { Store } from "../store.ts";

export class Edits {
  /** Removed games that can be restored, the last one first. */
  removed: StoredGame[] = [];
  /** The game being renamed. */
  naming: StoredGame | null = null;
  /** Whether a game could not be removed or brought back because another tab has it open. */
  held = false;
  #store;
  #restore;
  #refresh;
  /** What `removed` becomes with the next list. */
  #gone: StoredGame[] = [];

  /** @param restore brings a removed game back @param refresh lists all games again, and calls `listed` */
  constructor(
    store: Pick<Store, "remove" | "rename">,
    restore: IncomingGames["restore"],
    refresh: () => Promise<void>,
  ) {
    this.#store = store;
    this.#restore = restore;
    this.#refresh = refresh;
    observe(this);
  }

  /** All games were listed again. */
  listed() {
    Object.assign(this, { removed: [...this.#gone], held: false });
  }

  async remove(row: StoredGame) {
    const removed = await this.#store.remove(row.id);
    if (removed && removed !== "held") this.#gone.unshift(removed);
    await this.#refresh();
    this.held = removed === "held";
  }

  async restore() {
    const row = this.#gone.shift();
    const held = row !== undefined && (await this.#restore(row)) === "held";
    if (held) this.#gone.unshift(row);
    await this.#refresh();
    this.held = held;
  }

  /** Ask for its name; null: no longer. */
  name(row: StoredGame | null) {
    this.naming = row;
  }

  /** @param title empty removes it */
  async rename(row: StoredGame, title: string) {
    this.naming = null;
    await this.#store.rename(row.id, titleOf(title));
    await this.#refresh();
  }
}
