// The shelf of games: what is stored, in the order in which it was played last, what can be brought back, and how
// safely it all lies. Paints nothing.
import { download, shelfFile } from "./files.js";
import { titleOf, writeShelf } from "./shelf-file.js";
import { isTold, setTold } from "./store.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {ReturnType<typeof createShelf>} Shelf */

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
    /** @type {Row[]} */ rows: [],
    /** what was removed and can still be brought back, the last one first @type {Row[]} */ removed: [],
    /** the game that is being given a title @type {Row | null} */ naming: null,
    /** @type {{usage: number, persistent: boolean} | null} */ room: null,

    /** whether what is stored has been read */ read: false,

    /** Whether there is no game here, nor one that could be brought back. */
    get bare() { return this.read && !this.rows.length && !this.removed.length; },

    async refresh() {
      this.rows = await store.all();
      this.read = true;
      onChange();
      this.measure(); // not waited for: a browser takes its time over it
    },

    async measure() {
      this.room = await store.room();
      onChange();
    },

    /** @param {Row} row */
    async remove(row) {
      await store.remove(row.id);
      this.removed.unshift(row);
      await this.refresh();
    },

    async restore() {
      const row = this.removed.shift();
      if (row) await store.put(row);
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
      const { title: _, ...rest } = row;
      const given = titleOf(title);
      await store.put(given ? { ...rest, title: given } : rest);
      await this.refresh();
    },

    /** All games as one file. */
    saveAll() { download(shelfFile(writeShelf(this.rows), Date.now())); },

    /** Whether to tell that this browser forgets games. */
    get warns() { return this.rows.length > 0 && this.room?.persistent !== true && forgets() && !isTold(FORGETS); },

    warned() {
      setTold(FORGETS);
      onChange();
    },
  };
}
