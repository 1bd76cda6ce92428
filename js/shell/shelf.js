// The shelf of games: what is stored, in the order in which it was played last, what can be brought back, and how
// safely it all lies. Paints nothing.
import { blocksOf, createBlocks } from "./blocks.js";
import { download, shelfFiles } from "./files.js";
import { whenIdle } from "./measure.js";
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
/** The notice that a browser forgets. */
const FORGETS = "forgets";

/** Whether this is a browser that deletes what a page stored when it was not opened for seven days: Safari and its
 * kin, known by their gestures, unless the page was put on the home screen. */
function forgets() {
  const installed =
    /** @type {{standalone?: boolean}} */ (navigator).standalone === true ||
    matchMedia("(display-mode: standalone)").matches;
  return "GestureEvent" in globalThis && !installed;
}

/** The names of the blocks that are there before anything is watched. @param {Groups} groups */
const firstOf = ({ running }) => (running.length > 1 ? ["running-0"] : ["running-0", "finished-0"]);

/** Read the games of the blocks that are near, but for those that are known. @param {Store} store @param {Groups} groups
 * @param {Set<string | undefined>} near @param {Map<string, Row>} known */
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
  /** Settles once the first games are painted. @type {Promise<void> | undefined} */
  let firstPainted;
  /** @type {ReturnType<typeof read> | null} */
  let newest = null;

  const shelf = {
    /** @type {string[][]} */ running: [],
    /** @type {string[][]} */ finished: [],
    size: 0,
    /** the games of the blocks that are near @type {Map<string, Row>} */ rows: new Map(),
    /** their names @type {Set<string>} */ loaded: new Set(),
    blocks: createBlocks(load),
    /** how many blocks of a list stand on the page by themselves: hundreds take their time, and the first are painted before */ placed:
      FIRST_BLOCKS,
    /** how many games the browser has lost */ missing: 0,
    /** what was removed and can still be brought back, the last one first @type {Row[]} */ removed: [],
    /** the game that is being given a title @type {Row | null} */ naming: null,
    /** whether what was to be removed is on the table of another tab */ held: false,
    /** @type {{usage: number, persistent: boolean} | null} */ room: null,
    /** all games, as long as not every file of them is saved @type {File[]} */ files: [],
    /** how many of these are */ part: 0,

    /** whether what is stored has been read */ read: false,

    /** Whether there is no game here, nor one that could be brought back, nor one that is missing. */
    get bare() {
      return shelf.read && !shelf.size && !shelf.removed.length && !shelf.missing;
    },

    async refresh() {
      const reading = (newest = read());
      const found = await reading;
      if (newest !== reading) return; // somebody has asked since
      Object.assign(shelf, found, { held: false, read: true });
      onChange();
      firstPainted ??= whenIdle().then(placeAll);
      if ([...shelf.blocks.near].some((block) => !shelf.loaded.has(block))) load(); // it came near meanwhile
      this.measure(); // not waited for: a browser takes its time over it
    },

    async measure() {
      await firstPainted;
      this.room = await store.room();
      onChange();
    },

    /** A game as it is now: another tab may have gone on with what is shown here. @param {Row} row @returns {Promise<Row>} */
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

    /** Ask for a game's title, or ask no longer. @param {Row | null} row */
    name(row) {
      this.naming = row;
      onChange();
    },

    /** @param {Row} row @param {string} title nothing takes the title away */
    async rename(row, title) {
      this.naming = null;
      await store.rename(row.id, titleOf(title));
      await this.refresh();
    },

    /** All games as a file; where they are too many for one, the others wait to be asked for: browsers save one file for
     * one tap. */
    async saveAll() {
      this.files = await filesOf(store);
      this.savePart(0);
    },

    /** @param {number} part */
    savePart(part) {
      const file = this.files[part];
      if (!file) return; // its button was tapped once more before it was gone
      download(file);
      this.part = part + 1;
      if (this.part === this.files.length) this.files = [];
      onChange();
    },

    /** The lost games are not waited for any longer. */
    async forgo() {
      store.forgo(this.size);
      await this.refresh();
    },

    /** Whether to tell that this browser forgets games. */
    get warns() {
      return this.size > 0 && this.room?.persistent !== true && forgets() && !isTold(FORGETS);
    },

    warned() {
      setTold(FORGETS);
      onChange();
    },
  };

  /** Read which games there are, and those of them that are near. */
  async function read() {
    const { running, finished, missing } = await store.list();
    const groups = { running: blocksOf(running), finished: blocksOf(finished) };
    const near = await contents(store, groups, new Set([...firstOf(groups), ...shelf.blocks.near]), new Map());
    return { ...groups, ...near, missing, size: running.length + finished.length };
  }

  /** All blocks have their places. */
  function placeAll() {
    shelf.placed = Infinity;
    onChange();
  }

  /** Other blocks are near: read what is in them, and let go of what was in those that are no longer. */
  async function load() {
    again = loading;
    if (loading) return;
    loading = true;
    await firstPainted;
    const { running, rows } = shelf;
    const near = await contents(store, shelf, shelf.blocks.near, rows);
    loading = false;
    if (shelf.running === running) Object.assign(shelf, near);
    onChange();
    if (again) load();
  }

  return shelf;
}
