// The shelf of games: what is stored, in the order in which it was played last, what can be brought back, and how
// safely it all lies. Paints nothing.
import { download, shelfFiles } from "./files.js";
import { isTold, setTold } from "./settings.js";
import { packGame, shelfTexts, titleOf } from "./shelf-file.js";


/** @typedef {import("../types.js").Row} Row */
/** @typedef {ReturnType<typeof createShelf>} Shelf */

/** Games that are read at once. */
const AT_ONCE = 100;
/** The notice that a browser forgets. */
const FORGETS = "forgets";

/** Whether this is a browser that deletes what a page stored when it was not opened for seven days: Safari and its
 * kin, known by their gestures, unless the page was put on the home screen. */
function forgets() {
  const installed = /** @type {any} */ (navigator).standalone === true || matchMedia("(display-mode: standalone)").matches;
  return "GestureEvent" in globalThis && !installed;
}

/** @param {{store: ReturnType<typeof import("./store.js").createStore>, onChange: () => void}} parts */
export function createShelf({ store, onChange }) {
  return {
    /** @type {Row[]} */ running: [],
    /** @type {Row[]} */ finished: [],
    /** what was removed and can still be brought back, the last one first @type {Row[]} */ removed: [],
    /** the game that is being given a title @type {Row | null} */ naming: null,
    /** whether what was to be removed is on the table of another tab */ held: false,
    /** @type {{usage: number, persistent: boolean} | null} */ room: null,
    /** all games, as long as not every file of them is saved @type {File[]} */ files: [],
    /** how many of these are */ part: 0,

    /** whether what is stored has been read */ read: false,

    get size() { return this.running.length + this.finished.length; },

    /** Whether there is no game here, nor one that could be brought back. */
    get bare() { return this.read && !this.size && !this.removed.length; },

    async refresh() {
      this.held = false;
      const { running, finished } = await store.list();
      [this.running, this.finished] = await Promise.all([running, finished].map(store.rows));
      this.read = true;
      onChange();
      this.measure(); // not waited for: a browser takes its time over it
    },

    async measure() {
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
      const { running, finished } = await store.list();
      const ids = [...running, ...finished];
      const packed = [];
      for (let at = 0; at < ids.length; at += AT_ONCE) packed.push(...(await store.rows(ids.slice(at, at + AT_ONCE))).map(packGame));
      this.files = shelfFiles(shelfTexts(packed), Date.now());
      this.savePart(0);
    },

    /** @param {number} part */
    savePart(part) {
      download(this.files[part]);
      this.part = part + 1;
      if (this.part === this.files.length) this.files = [];
      onChange();
    },

    /** Whether to tell that this browser forgets games. */
    get warns() { return this.size > 0 && this.room?.persistent !== true && forgets() && !isTold(FORGETS); },

    warned() {
      setTold(FORGETS);
      onChange();
    },
  };
}
