// The IndexedDB database of games: opened on first use, and reopened after the browser has closed it (a full disk,
// cleared site data, an upgrade by a newer page). Knows no game.
import { openDB } from "idb";
import { storageName } from "./names.js";

/** @typedef {import("idb").IDBPDatabase} Games a database with the one object store `games` */

export const GAMES = "games";
/** Indexes: games by time of change, and finished games by reason. */
export const CHANGED = "changed";
export const OVER = "over";
/** Index that tells a tab, without reading the row, whether another tab has written it: by writer token and title. */
export const KNOWN = "known";

/** The database's name before names contained the page's path: one served a whole origin. */
const EARLIER = "jemaa";

/** Whether an error has this name. @param {string} name @param {unknown} error */
const isA = (name, error) => /** @type {Partial<Error> | null | undefined} */ (error)?.name === name;

export class Database {
  /** Whether it has been open since the page loaded. */
  opened = false;
  /** @type {Promise<Games> | null} */
  #connection = null;

  /**
   * Run work on the database. After a failure the connection is reopened and the work tried once more: a connection can
   * be closed without notice.
   * @template T
   * @param {(games: Games) => Promise<T>} work
   * @returns {Promise<T>}
   */
  async use(work) {
    const before = this.#connection;
    const mine = this.#connect();
    try {
      return await work(await mine);
    } catch (error) {
      if (isA("QuotaExceededError", error)) throw error;
      this.#drop(mine);
      if (!before) throw error;
    }
    return work(await this.#connect());
  }

  #connect() {
    if (this.#connection) return this.#connection;
    /** @type {Promise<Games>} */
    const opening = open(() => this.#drop(opening));
    opening.then(
      () => {
        this.opened = true;
      },
      () => {},
    );
    this.#connection = opening;
    return opening;
  }

  /** @param {Promise<Games>} broken */
  #drop(broken) {
    if (this.#connection === broken) this.#connection = null;
    broken.then(
      (database) => database.close(),
      () => {},
    );
  }
}

/**
 * Open the database; async, so that a browser without IndexedDB rejects instead of throwing. The first time, the games
 * of the earlier database are read before, and written by the transaction that creates the new one: a crash in between
 * loses nothing, and the earlier database stays for other pages of this origin.
 * @param {() => void} onClosed
 * @returns {Promise<Games>}
 */
async function open(onClosed) {
  const database = await made(null, onClosed).catch(async (error) => {
    if (!isA("AbortError", error)) throw error;
    return made(await earlier(), onClosed);
  });
  if (database.objectStoreNames.contains(GAMES)) return database;
  throw new Error("the database is another program's");
}

/**
 * @param {unknown[] | null} rows initial games of a new database; null: do not create one
 * @param {() => void} onClosed
 */
const made = (rows, onClosed) =>
  openDB(storageName(GAMES), 2, {
    upgrade(database, old, _new, transaction) {
      if (!old && !rows) return leave(transaction);
      const games = old ? transaction.objectStore(GAMES) : database.createObjectStore(GAMES, { keyPath: "id" });
      if (!old) {
        games.createIndex(CHANGED, "changed");
        games.createIndex(OVER, "view.result.why");
      }
      games.createIndex(KNOWN, ["id", "hand", "title"]);
      for (const row of rows ?? []) games.put(row).catch(() => {}); // the upgrade fails with it
    },
    blocking: onClosed,
    terminated: onClosed,
  });

/** The games of the earlier database, shared by all pages of this origin. @returns {Promise<unknown[]>} */
async function earlier() {
  try {
    const database = await openDB(EARLIER, undefined, {
      upgrade: (_database, _old, _new, transaction) => leave(transaction),
    });
    const rows = database.objectStoreNames.contains(GAMES) ? await database.getAll(GAMES) : [];
    database.close();
    return rows;
  } catch (error) {
    if (!isA("AbortError", error)) throw error;
    return [];
  }
}

/** Abort an upgrade, so that no database is created. @param {{abort(): void, done: Promise<void>}} transaction */
function leave(transaction) {
  transaction.done.catch(() => {});
  transaction.abort();
}
