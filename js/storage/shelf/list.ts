// The games of the shelf in the order of their last change: some are always shown, all others lie in blocks, of which
// those near the viewport are read.
import { observe } from "../../base/observable.ts";
import { whenIdle } from "../../base/paint.ts";
import { Blocks, blocksOf } from "../../ui/virtual-list.ts";
import type { StoredGame } from "../stored-game.ts";
import type { Store } from "../store.ts";

/** How many running games are always shown: those that were played last. */
const TOP = 2;

type Groups = Pick<GameList, "top" | "running" | "finished">;
type Near = Pick<GameList, "rows" | "loaded">;

const named = (list: string, blocks: string[][]): [name: string, ids: string[]][] =>
  blocks.map((ids, at) => [`${list}-${at}`, ids]);

export class GameList {
  /** Ids of the running games that were played last. */
  top: string[] = [];
  /** Ids of the others, in blocks. */
  running: string[][] = [];
  finished: string[][] = [];
  /** The games of the loaded blocks. */
  rows: Map<string, StoredGame> = new Map();
  /** Names of the loaded blocks. */
  loaded: Set<string> = new Set();
  blocks = new Blocks(() => this.#loadNear());
  #store;
  #loading = false;
  #again = false;
  /** Settles once the first games are rendered. */
  painted: Promise<void> | undefined;

  constructor(store: Pick<Store, "rows">) {
    this.#store = store;
    observe(this, "top", "running", "finished", "rows", "loaded");
  }

  get size() {
    return [this.top, ...this.running, ...this.finished].flat().length;
  }

  /** Read those that are near the viewport. @param running ids @param finished ids */
  async read(running: string[], finished: string[]): Promise<Groups & Near> {
    const groups = { top: running.slice(0, TOP), running: blocksOf(running.slice(TOP)), finished: blocksOf(finished) };
    return { ...groups, ...(await this.#readNear(groups)) };
  }

  /** Show what was read. */
  show(found: Groups & Near) {
    Object.assign(this, found);
    this.painted ??= whenIdle();
    if ([...this.blocks.near].some((block) => !this.loaded.has(block))) this.#loadNear(); // it came near while reading
  }

  /** Other blocks are near the viewport: read their games, and drop those of blocks that no longer are. */
  async #loadNear() {
    this.#again = this.#loading;
    if (this.#loading) return;
    this.#loading = true;
    await this.painted;
    const { running } = this;
    const near = await this.#readNear(this, this.rows);
    this.#loading = false;
    if (this.running === running) Object.assign(this, near);
    if (this.#again) this.#loadNear();
  }

  /** Read the games that are always shown and those of the blocks near the viewport, except those already known. */
  async #readNear({ top, running, finished }: Groups, known: Map<string, StoredGame> = new Map()): Promise<Near> {
    const { near } = this.blocks;
    const blocks = [...named("running", running), ...named("finished", finished)];
    const wanted = new Map(blocks.filter(([block]) => near.has(block)));
    const ids = [...top, ...[...wanted.values()].flat()];
    const read = await this.#store.rows(ids.filter((id) => !known.has(id)));
    const rows = [...ids.flatMap((id) => known.get(id) ?? []), ...read];
    return { rows: new Map(rows.map((row) => [row.id, row])), loaded: new Set(wanted.keys()) };
  }
}
