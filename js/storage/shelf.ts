// The state of the shelf: stored games in the order of their last change, removed games that can be restored, and how
// safe the storage is. Renders nothing.
import { optional } from "../base/optional.ts";
import { observe } from "../base/observable.ts";
import { Blocks, blocksOf } from "../ui/virtual-list.ts";
import { save, shelfFiles } from "../platform/downloads.ts";
import { showBadge } from "../platform/badge.ts";
import { whenIdle } from "../base/paint.ts";
import { isDismissed, dismiss } from "./settings.ts";
import { packGame, shelfTexts, titleOf } from "./shelf-file.ts";
import type { Arrivals } from "./arrivals.ts";
import type { Store } from "./store.ts";
import type { Row } from "./row.ts";

/** Games read from the database in one batch. */
const BATCH = 100;
/** Blocks of a list in the first paint. */
const FIRST_BLOCKS = 4;
/** Name of the notice that this browser deletes data. */
const FORGETS = "forgets";

/** Whether this browser deletes a page's data after seven days without a visit: Safari and its relatives, detected by
 * their gesture events, unless the page was added to the home screen. */
function forgets() {
  const installed = optional("standalone") === true || matchMedia("(display-mode: standalone)").matches;
  return "GestureEvent" in globalThis && !installed;
}

/** How many running games are always shown: those that were played last. */
const TOP = 2;

/** Blocks by name. */
const named = (list: string, blocks: string[][]): [name: string, ids: string[]][] =>
  blocks.map((ids, at) => [`${list}-${at}`, ids]);

export class Shelf {
  /** Ids of the running games that were played last. */
  top: string[] = [];
  /** Ids of the others, in blocks. */
  running: string[][] = [];
  finished: string[][] = [];
  size = 0;
  /** The games of the loaded blocks. */
  rows: Map<string, Row> = new Map();
  /** Names of the loaded blocks. */
  loaded: Set<string> = new Set();
  /** Whether all games are shown, or but the newest. */
  all = false;
  /** How many blocks of a list are on the page: hundreds take time, so the first few are rendered before the rest. */
  placed = FIRST_BLOCKS;
  /** The games that were played last, of each kind. */
  recent: Row[] = [];
  /** Whether there are results of games that were removed. */
  kept = false;
  /** How many games the browser lost. */
  missing = 0;
  /** Removed games that can be restored, the last one first. */
  removed: Row[] = [];
  /** The game being renamed. */
  naming: Row | null = null;
  /** Whether a game could not be removed or brought back because another tab has it open. */
  held = false;
  room: { usage: number; persistent: boolean } | null = null;
  /** The files of all games, until the last is downloaded. */
  files: File[] = [];
  /** How many of them are downloaded. */
  part = 0;
  /** Whether stored games have been read. */
  read = false;
  /** Whether the warning that this browser deletes games was dismissed. */
  dismissed = isDismissed(FORGETS);
  blocks = new Blocks(() => this.#loadNear());
  #store;
  #restore;
  /** What `removed` becomes with the next list. */
  #removed: Row[] = [];
  #loading = false;
  #again = false;
  /** Settles once the first games are rendered. */
  #firstPaint: Promise<void> | undefined;
  #reading: Promise<unknown> | undefined;

  /** @param restore brings a removed game back */
  constructor(store: Store, restore: Arrivals["restore"]) {
    this.#store = store;
    this.#restore = restore;
    observe(this);
  }

  /** Whether a game was ever finished here. */
  get remembers() {
    return this.finished.length > 0 || this.kept;
  }

  /** Whether there are no games: none stored, none to restore, none missing. */
  get bare() {
    return this.read && !this.size && !this.removed.length && !this.missing;
  }

  /** Whether to warn that this browser deletes games. */
  get warns() {
    return this.size > 0 && this.room?.persistent !== true && forgets() && !this.dismissed;
  }

  async refresh() {
    const reading = (this.#reading = this.#read());
    const found = await reading;
    if (this.#reading !== reading) return; // superseded by a newer call
    Object.assign(this, found, { removed: [...this.#removed], held: false, read: true });
    this.#firstPaint ??= whenIdle();
    if ([...this.blocks.near].some((block) => !this.loaded.has(block))) this.#loadNear(); // it came near while reading
    this.#measure(); // not awaited: browsers take their time over it
  }

  /** Show all games, or put all but the newest away. */
  async unfold() {
    Object.assign(this, { all: !this.all, placed: FIRST_BLOCKS });
    await whenIdle();
    this.placed = Infinity;
  }

  /** The current state of a game: another tab may have changed it. */
  async newest(row: Row): Promise<Row> {
    const [now = row] = await this.#store.rows([row.id]);
    return now;
  }

  async remove(row: Row) {
    const removed = await this.#store.remove(row.id);
    if (removed && removed !== "held") this.#removed.unshift(removed);
    await this.refresh();
    this.held = removed === "held";
  }

  async restore() {
    const row = this.#removed.shift();
    const held = row !== undefined && (await this.#restore(row)) === "held";
    if (held) this.#removed.unshift(row);
    await this.refresh();
    this.held = held;
  }

  /** @param title empty removes it */
  async rename(row: Row, title: string) {
    this.naming = null;
    await this.#store.rename(row.id, titleOf(title));
    await this.refresh();
  }

  /** Download all games. With several files the others wait for a tap each: browsers allow one download per tap. */
  async saveAll() {
    const { results } = this.#store;
    const [all, forgotten] = await Promise.all([results.all(), results.forgotten()]);
    this.files = shelfFiles(shelfTexts(await this.#packed(), all, forgotten), Date.now());
    await this.savePart(0);
  }

  async savePart(part: number) {
    const file = this.files[part];
    if (!file) return; // its button was tapped once more before it was gone
    this.part = (await save(file)) ? part + 1 : part;
    if (this.part === this.files.length) this.files = [];
  }

  /** Accept that missing games are lost. */
  async acceptLosses() {
    this.#store.acceptLosses(this.size);
    await this.refresh();
  }

  dismissWarning() {
    dismiss(FORGETS);
    this.dismissed = true;
  }

  /** List all games, and read those in blocks near the viewport. */
  async #read() {
    const { running, finished, missing, yours } = await this.#store.list();
    showBadge(yours);
    const groups = { top: running.slice(0, TOP), running: blocksOf(running.slice(TOP)), finished: blocksOf(finished) };
    return { ...groups, ...(await this.#readNear(groups)), missing, size: running.length + finished.length };
  }

  /** Other blocks are near the viewport: read their games, and drop those of blocks that no longer are. */
  async #loadNear() {
    this.#again = this.#loading;
    if (this.#loading) return;
    this.#loading = true;
    await this.#firstPaint;
    const { running } = this;
    const near = await this.#readNear(this, this.rows);
    this.#loading = false;
    if (this.running === running) Object.assign(this, near);
    if (this.#again) this.#loadNear();
  }

  /** Read the games that are always shown and those of the blocks near the viewport, except those already known. */
  async #readNear(
    { top, running, finished }: { top: string[]; running: string[][]; finished: string[][] },
    known: Map<string, Row> = new Map(),
  ) {
    const { near } = this.blocks;
    const blocks = [...named("running", running), ...named("finished", finished)];
    const wanted = new Map(blocks.filter(([block]) => near.has(block)));
    const ids = [...top, ...[...wanted.values()].flat()];
    const read = await this.#store.rows(ids.filter((id) => !known.has(id)));
    const rows = [...ids.flatMap((id) => known.get(id) ?? []), ...read];
    return { rows: new Map(rows.map((row) => [row.id, row])), loaded: new Set(wanted.keys()) };
  }

  async #measure() {
    await this.#firstPaint;
    const { results } = this.#store;
    [this.recent, this.room, this.kept] = await Promise.all([this.#store.recent(), this.#store.room(), results.any()]);
  }

  /** All games, as their file holds them. */
  async #packed() {
    const { running, finished } = await this.#store.list();
    const ids = [...running, ...finished];
    const packed = [];
    for (let at = 0; at < ids.length; at += BATCH)
      packed.push(...(await this.#store.rows(ids.slice(at, at + BATCH))).map(packGame));
    return packed;
  }
}
