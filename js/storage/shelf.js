// The state of the shelf: stored games in the order of their last change, removed games that can be restored, and how
// safe the storage is. Renders nothing.
import { blocksOf, createBlocks } from "../ui/virtual-list.js";
import { save, shelfFiles } from "../platform/downloads.js";
import { whenIdle } from "../platform/measure.js";
import { isTold, setTold } from "./settings.js";
import { packGame, shelfTexts, titleOf } from "./shelf-file.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {ReturnType<typeof import("./store.js").createStore>} Store */
/** @typedef {ReturnType<typeof createShelf>} Shelf */
/** @typedef {{running: string[][], finished: string[][]}} Groups ids, in blocks */

/** Games read from the database in one batch. */
const BATCH = 100;
/** Blocks of a list in the first paint. */
const FIRST_BLOCKS = 4;
/** Name of the notice that this browser deletes data. */
const FORGETS = "forgets";

/** Whether this browser deletes a page's data after seven days without a visit: Safari and its relatives, detected by
 * their gesture events, unless the page was added to the home screen. */
function forgets() {
  const installed =
    /** @type {{standalone?: boolean}} */ (navigator).standalone === true ||
    matchMedia("(display-mode: standalone)").matches;
  return "GestureEvent" in globalThis && !installed;
}

/** The block that is always read: its first games are shown as a row. */
const FIRST = "running-0";

/**
 * Read the games of the blocks near the viewport, except those already known.
 * @param {Store} store
 * @param {Groups} groups
 * @param {Set<string | undefined>} near
 * @param {Map<string, Row>} known
 */
async function contents(store, { running, finished }, near, known) {
  const blocks = Object.entries({ running, finished }).flatMap(([name, all]) =>
    all.map((ids, at) => ({ block: `${name}-${at}`, ids })),
  );
  const wanted = blocks.filter(({ block }) => near.has(block));
  const ids = wanted.flatMap((one) => one.ids);
  const kept = ids.flatMap((id) => known.get(id) ?? []);
  const more = await store.rows(ids.filter((id) => !known.has(id)));
  return {
    rows: new Map([...kept, ...more].map((row) => [row.id, row])),
    loaded: new Set(wanted.map(({ block }) => block)),
  };
}

/** All games as files. @param {Store} store */
async function filesOf(store) {
  const { running, finished } = await store.list();
  const ids = [...running, ...finished];
  const packed = [];
  for (let at = 0; at < ids.length; at += BATCH)
    packed.push(...(await store.rows(ids.slice(at, at + BATCH))).map(packGame));
  return shelfFiles(shelfTexts(packed), Date.now());
}

/** @param {{store: Store, onChange: () => void}} parts */
export function createShelf({ store, onChange }) {
  let loading = false;
  let again = false;
  /** Settles once the first games are rendered. @type {Promise<void> | undefined} */
  let firstPainted;
  /** @type {ReturnType<typeof read> | null} */
  let newest = null;

  const shelf = {
    /** @type {string[][]} */ running: [],
    /** @type {string[][]} */ finished: [],
    size: 0,
    /** the games of the loaded blocks @type {Map<string, Row>} */ rows: new Map(),
    /** names of the loaded blocks @type {Set<string>} */ loaded: new Set(),
    blocks: createBlocks(load),
    /** whether all games are shown, or but a row of the newest */ all: false,
    /** how many blocks of a list are on the page: hundreds take time, so the first few are rendered before the rest */
    placed: FIRST_BLOCKS,
    /** the games that were played last, of each kind @type {Row[]} */ recent: [],
    /** how many games the browser lost */ missing: 0,
    /** removed games that can be restored, the last one first @type {Row[]} */ removed: [],
    /** the game being renamed @type {Row | null} */ naming: null,
    /** whether a removal failed because another tab has the game open */ held: false,
    /** @type {{usage: number, persistent: boolean} | null} */ room: null,
    /** the files of all games, until the last is downloaded @type {File[]} */ files: [],
    /** how many of them are downloaded */ part: 0,

    /** whether stored games have been read */ read: false,

    /** Whether there are no games: none stored, none to restore, none missing. */
    get bare() {
      return shelf.read && !shelf.size && !shelf.removed.length && !shelf.missing;
    },

    async refresh() {
      const reading = (newest = read());
      const found = await reading;
      if (newest !== reading) return; // superseded by a newer call
      Object.assign(shelf, found, { held: false, read: true });
      onChange();
      firstPainted ??= whenIdle();
      if ([...shelf.blocks.near].some((block) => !shelf.loaded.has(block))) load(); // a block came near while reading
      this.measure(); // not awaited: browsers take their time over it
    },

    async measure() {
      await firstPainted;
      [this.recent, this.room] = await Promise.all([store.recent(), store.room()]);
      onChange();
    },

    /** Show all games, or put all but a row of them away. */
    async unfold() {
      Object.assign(shelf, { all: !shelf.all, placed: FIRST_BLOCKS });
      onChange();
      await whenIdle();
      shelf.placed = Infinity;
      onChange();
    },

    /** The current state of a game: another tab may have changed it. @param {Row} row @returns {Promise<Row>} */
    async newest(row) {
      const [now = row] = await store.rows([row.id]);
      return now;
    },

    /** @param {Row} row */
    async remove(row) {
      const removed = await store.remove(row.id);
      if (removed && removed !== "held") this.removed.unshift(removed);
      await this.refresh();
      this.held = removed === "held";
      onChange();
    },

    async restore() {
      const row = this.removed.shift();
      if (row) await store.restore(row);
      await this.refresh();
    },

    /** Open or close the form for a game's title. @param {Row | null} row */
    name(row) {
      this.naming = row;
      onChange();
    },

    /** @param {Row} row @param {string} title empty removes it */
    async rename(row, title) {
      this.naming = null;
      await store.rename(row.id, titleOf(title));
      await this.refresh();
    },

    /** Download all games. With several files the others wait for a tap each: browsers allow one download per tap. */
    async saveAll() {
      this.files = await filesOf(store);
      await this.savePart(0);
    },

    /** @param {number} part */
    async savePart(part) {
      const file = this.files[part];
      if (!file) return; // its button was tapped once more before it was gone
      this.part = (await save(file)) ? part + 1 : part;
      if (this.part === this.files.length) this.files = [];
      onChange();
    },

    /** Accept that missing games are lost. */
    async forgo() {
      store.forgo(this.size);
      await this.refresh();
    },

    /** Whether to warn that this browser deletes games. */
    get warns() {
      return this.size > 0 && this.room?.persistent !== true && forgets() && !isTold(FORGETS);
    },

    warned() {
      setTold(FORGETS);
      onChange();
    },
  };

  /** List all games, and read those in blocks near the viewport. */
  async function read() {
    const { running, finished, missing } = await store.list();
    const groups = { running: blocksOf(running), finished: blocksOf(finished) };
    const near = await contents(store, groups, new Set([FIRST, ...shelf.blocks.near]), new Map());
    return { ...groups, ...near, missing, size: running.length + finished.length };
  }

  /** Other blocks are near the viewport: read their games, and drop those of blocks that no longer are. */
  async function load() {
    again = loading;
    if (loading) return;
    loading = true;
    await firstPainted;
    const { running, rows } = shelf;
    const near = await contents(store, shelf, new Set([FIRST, ...shelf.blocks.near]), rows);
    loading = false;
    if (shelf.running === running) Object.assign(shelf, near);
    onChange();
    if (again) load();
  }

  return shelf;
}
