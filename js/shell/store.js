// What the page keeps: games in IndexedDB, settings in localStorage. The only file that touches storage.
// Where storage is blocked, full or broken it goes on in memory and says so through `onTrouble`.
import { openDB } from "idb";
import { arePlaces, SHARINGS } from "./seating.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Settings} Settings */

const DATABASE = "jemaa";
/** The lock of a game that a tab plays begins with this; its id follows. */
const LOCK = "jemaa-game-";
const SETTINGS = "jemaa-settings";
/** What was told once and put away begins with this; its name follows. */
const TOLD = "jemaa-told-";
/** Milliseconds. */
const PATIENCE = 5000;

/** What the shelf and the table must be able to rely on in a stored row; the engine checks the record itself.
 * @param {any} row @returns {row is Row} */
export function isWhole(row) {
  const { record, view } = row ?? {};
  return typeof record?.game === "string" && Array.isArray(record.log) && Array.isArray(row.undone)
    && isPlain(row.notes) && SHARINGS.includes(row.sharing) && Number.isFinite(row.changed)
    && Array.isArray(view?.seats) && view.seats.every((/** @type {any} */ seat) => typeof seat?.name === "string")
    && arePlaces(row.seats, view.seats.length)
    && isPlain(view.prompt?.args) && isPlain(view.board) && Array.isArray(view.choices);
}

/** @param {unknown} value */
const isPlain = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Open the database; async, so that a browser that has none answers with a rejection. */
async function open() {
  return openDB(DATABASE, 1, {
    upgrade(database) { database.createObjectStore("games", { keyPath: "id" }); },
    blocking(_old, _new, event) { /** @type {IDBDatabase} */ (event.target).close(); },
  });
}

/** Browsers have been seen to neither open a database nor fail. @returns {Promise<never>} */
const late = () => new Promise((_, reject) => { setTimeout(() => reject(new Error("the database does not open")), PATIENCE); });

/** What keeps a game from being stored: no room is left, or nothing can be stored at all.
 * @typedef {"full" | "blocked"} StoreTrouble */

/** @param {{onTrouble: (trouble: StoreTrouble) => void}} listeners @returns the store of games */
export function createStore({ onTrouble }) {
  /** @type {Map<string, Row>} */
  const memory = new Map();
  /** @type {"durable" | "memory"} */
  let state = "durable";
  let asked = false;
  const opened = Promise.race([open(), late()]);
  opened.catch(fallBack);

  /** @param {any} error */
  function fallBack(error) {
    if (state === "memory") return;
    state = "memory";
    onTrouble(error?.name === "QuotaExceededError" ? "full" : "blocked");
  }

  /** With the first game that is kept, ask the browser not to clear what is stored when its room gets short. */
  function askToPersist() {
    if (asked) return;
    asked = true;
    navigator.storage?.persist?.().catch(() => {}); // a browser that refuses clears at its own will: the shelf tells
  }

  /** Do something in the database; where that fails, go on in memory.
   * @template T @param {(database: import("idb").IDBPDatabase) => Promise<T>} work @returns {Promise<T | undefined>} */
  async function tried(work) {
    try {
      return await work(await opened);
    } catch (error) {
      console.warn("storage:", error);
      fallBack(error);
      return undefined;
    }
  }

  return {
    get state() { return state; },

    /** Keep a game; resolves when it is on disk (or in memory, where there is no disk). @param {Row} row */
    async put(row) {
      await tried(async (database) => {
        const transaction = database.transaction("games", "readwrite", { durability: "strict" });
        await Promise.all([transaction.store.put(row), transaction.done]);
      });
      if (state === "memory") memory.set(row.id, row);
      else askToPersist();
    },

    /** @param {string} id @returns {Promise<Row | undefined>} */
    async get(id) {
      return memory.get(id) ?? tried((database) => database.get("games", id));
    },

    /** All games, the newest first. @returns {Promise<Row[]>} */
    async all() {
      /** @type {Row[]} */
      const stored = (await tried((database) => database.getAll("games"))) ?? [];
      const rows = new Map(stored.map((row) => [row.id, row]));
      for (const row of memory.values()) rows.set(row.id, row);
      return [...rows.values()].sort((one, other) => (other.changed ?? 0) - (one.changed ?? 0));
    },

    /** @param {string} id */
    async remove(id) {
      memory.delete(id);
      await tried((database) => database.delete("games", id));
    },

    /** Play a game in this tab alone. Resolves to a release function, or null when another tab plays it; with
     * `steal` the other tab loses it. `onLost` is called when another tab takes this one's.
     * @param {string} id @param {{steal?: boolean, onLost: () => void}} how
     * @returns {Promise<(() => void) | null>} */
    hold(id, { steal = false, onLost }) {
      if (!navigator.locks) return Promise.resolve(() => {});
      return new Promise((resolve) => {
        let refused = () => resolve(() => {}); // a browser that blocks storage lends no locks: no other tab has the game
        const held = navigator.locks.request(LOCK + id, steal ? { steal } : { ifAvailable: true }, (lock) => {
          if (!lock) return resolve(null);
          refused = onLost;
          return new Promise((release) => resolve(() => release(undefined)));
        });
        held.catch(() => refused());
      });
    },

    /** How many bytes are used, and whether the browser has promised to keep them; null where it does not tell. */
    async room() {
      try {
        const [{ usage = 0 }, persistent] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()]);
        return { usage, persistent };
      } catch {
        return null;
      }
    },

    /** Whether any tab plays a game; not known where no locks are lent. */
    async anyHeld() {
      const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
      return held.some(({ name }) => name?.startsWith(LOCK));
    },
  };
}

/** @param {Settings} defaults @param {Record<string, readonly unknown[]>} choices what some of them may be @returns {Settings} */
export function readSettings(defaults, choices) {
  try {
    const stored = JSON.parse(localStorage.getItem(SETTINGS) ?? "{}");
    const known = Object.entries(defaults).filter(([key, value]) =>
      typeof stored[key] === typeof value && (choices[key]?.includes(stored[key]) ?? true));
    return { ...defaults, ...Object.fromEntries(known.map(([key]) => [key, stored[key]])) };
  } catch {
    return defaults;
  }
}

/** @param {Settings} settings */
export function writeSettings(settings) {
  try {
    localStorage.setItem(SETTINGS, JSON.stringify(settings));
  } catch {
    // Storage is blocked: the settings hold until the page is closed, and `put` tells about the storage.
  }
}

/** Whether something that is told once has been put away. @param {string} what */
export function isTold(what) {
  try {
    return localStorage.getItem(TOLD + what) !== null;
  } catch {
    return false;
  }
}

/** Put away something that is told once. @param {string} what */
export function setTold(what) {
  try {
    localStorage.setItem(TOLD + what, "");
  } catch {
    // Storage is blocked: it is told again when the page is next opened.
  }
}
