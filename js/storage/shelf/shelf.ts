// The state of the shelf, in parts that only they themselves write: the list of stored games, what is done to single
// ones, their files, and how safe the storage is. Renders nothing.
import { observe } from "../../base/observable.ts";
import { showBadge } from "../../platform/badge.ts";
import { whenIdle } from "../../base/paint.ts";
import { Download } from "./download.ts";
import { Edits } from "./edits.ts";
import { GameList } from "./list.ts";
import { Safety } from "./safety.ts";
import type { IncomingGames } from "../incoming-games.ts";
import type { StoredGame } from "../stored-game.ts";
import type { Store } from "../store.ts";

/** Blocks of a list in the first paint. */
const FIRST_BLOCKS = 4;

export class Shelf {
  readonly list: Readonly<GameList>;
  readonly edits: Readonly<Edits>;
  readonly download: Readonly<Download>;
  readonly safety: Readonly<Safety>;
  /** Whether all games are shown, or but the newest. */
  all = false;
  /** How many blocks of a list are on the page: hundreds take time, so the first few are rendered before the rest. */
  placed = FIRST_BLOCKS;
  /** The games that were played last, of each kind. */
  recent: StoredGame[] = [];
  /** Whether there are results of games that were removed. */
  kept = false;
  /** Whether stored games have been read. */
  read = false;
  #store;
  #reading: Promise<unknown> | undefined;

  /** @param restore brings a removed game back */
  constructor(store: Store, restore: IncomingGames["restore"]) {
    this.list = new GameList(store);
    this.edits = new Edits(store, restore, () => this.refresh());
    this.download = new Download(store);
    this.safety = new Safety(store);
    this.#store = store;
    observe(this, "all", "placed", "recent", "kept", "read");
  }

  /** Whether a game was ever finished here. */
  get remembers() {
    return this.list.finished.length > 0 || this.kept;
  }

  /** Whether there are no games: none stored, none to restore, none missing. */
  get bare() {
    return this.read && !this.list.size && !this.edits.removed.length && !this.safety.missing;
  }

  async refresh() {
    const reading = (this.#reading = this.#read());
    const { missing, found } = await reading;
    if (this.#reading !== reading) return; // superseded by a newer call
    this.list.show(found);
    this.edits.listed();
    this.safety.counted(missing);
    this.read = true;
    this.#measure(); // not awaited: browsers take their time over it
  }

  /** Show all games, or put all but the newest away. */
  async unfold() {
    Object.assign(this, { all: !this.all, placed: FIRST_BLOCKS });
    await whenIdle();
    this.placed = Infinity;
  }

  /** The current state of a game: another tab may have changed it. */
  async newest(row: StoredGame): Promise<StoredGame> {
    const [now = row] = await this.#store.rows([row.id]);
    return now;
  }

  /** Accept that missing games are lost. */
  async acceptLosses() {
    this.#store.acceptLosses(this.list.size);
    await this.refresh();
  }

  /** List all games, and read those in blocks near the viewport. */
  async #read() {
    const { running, finished, missing, yours } = await this.#store.list();
    showBadge(yours);
    return { missing, found: await this.list.read(running, finished) };
  }

  async #measure() {
    await this.list.painted;
    [this.recent, this.kept] = await Promise.all([
      this.#store.recent(),
      this.#store.results.any(),
      this.safety.measure(),
    ]);
  }
}
