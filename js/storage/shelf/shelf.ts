// The state of the shelf, in parts that only they themselves write: the list of stored games, what is done to single
// ones, their files, and how safe the storage is. Renders nothing.
import { observe } from "../../base/observable.ts";
import { showBadge } from "../../platform/badge.ts";
import { whenIdle } from "../../base/paint.ts";
import { Edits } from "./edits.ts";
import { GameList } from "./list.ts";
import { save, shelfFiles } from "../../platform/downloads.ts";
import { packGame, shelfTexts } from "../shelf-file.ts";
import { optional } from "../../base/optional.ts";
import { dismiss, isDismissed } from "../settings.ts";
import type { IncomingGames } from "../incoming-games.ts";
import type { StoredGame } from "../stored-game.ts";
import type { Store } from "../store.ts";

/** Name of the notice that this browser deletes data. */
const FORGETS = "forgets";

/** Safari and its relatives, known by their gesture events, delete a page's data after seven days without a visit,
 * unless it was added to the home screen. */
function forgets() {
  const installed = optional("standalone") === true || matchMedia("(display-mode: standalone)").matches;
  return "GestureEvent" in globalThis && !installed;
}

class Safety {
  /** How many games the browser lost. */
  missing = 0;
  storageUsage: { usage: number; persistent: boolean } | null = null;
  dismissed = isDismissed(FORGETS);
  #store;

  constructor(store: Pick<Store, "storageUsage">) {
    this.#store = store;
    observe(this);
  }

  /** Whether to warn that this browser deletes games. */
  get warns() {
    return this.storageUsage?.persistent !== true && forgets() && !this.dismissed;
  }

  counted(missing: number) {
    this.missing = missing;
  }

  async measure() {
    this.storageUsage = await this.#store.storageUsage();
  }

  dismissWarning() {
    dismiss(FORGETS);
    this.dismissed = true;
  }
}

/** Games read from the database in one batch. */
const BATCH = 100;

class Download {
  /** Until the last is downloaded. */
  files: File[] = [];
  /** How many of them are downloaded. */
  part = 0;
  #store;

  constructor(store: Pick<Store, "list" | "rows" | "results">) {
    this.#store = store;
    observe(this);
  }

  /** Download all games. With several files the others wait for a tap each: browsers allow one download per tap. */
  async saveAll() {
    const { results } = this.#store;
    const [all, forgotten, called] = await Promise.all([results.all(), results.forgotten(), results.called()]);
    this.files = shelfFiles(shelfTexts(await this.#packed(), all, forgotten, called), Date.now());
    await this.savePart(0);
  }

  async savePart(part: number) {
    const file = this.files[part];
    if (!file) return; // its button was tapped once more before it was gone
    this.part = (await save(file)) ? part + 1 : part;
    if (this.part === this.files.length) this.files = [];
  }

  async #packed() {
    const { running, finished } = await this.#store.list();
    const ids = [...running, ...finished];
    const packed = [];
    for (let at = 0; at < ids.length; at += BATCH)
      packed.push(...(await this.#store.rows(ids.slice(at, at + BATCH))).map(packGame));
    return packed;
  }
}

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
  /** By game, the one of these that was played last: the rows of all would stay in memory while the next one is played. */
  latest: Map<string, StoredGame> = new Map();
  /** Whether there are results of games that were removed. */
  kept = false;
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
    observe(this, "all", "placed", "latest", "kept", "read");
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
    const [recent, kept] = await Promise.all([this.#store.recent(), this.#store.results.any(), this.safety.measure()]);
    this.latest = new Map(recent.reverse().map((row) => [row.record.game, row]));
    this.kept = kept;
  }
}
