// The database of games: opened when it is first needed, and again after the browser has closed it (a full disk, site
// data cleared, a newer version of the page). Knows no game.
import { openDB } from "idb";
import { named } from "./place.js";

/** @typedef {import("idb").IDBPDatabase} Games a database with the one object store `games` */
/** @typedef {ReturnType<typeof createDatabase>} Database */

export const GAMES = "games";
/** The games by when they were changed, and those that have ended by why. */
export const CHANGED = "changed";
export const OVER = "over";
/** The games by what a tab knows of a row that it wrote: its own hand, and the title. */
export const KNOWN = "known";

/** Before the path of the page was in its name, one database served a whole origin. */
const EARLIER = "jemaa";

/** Whether an error has this name. @param {string} name @param {unknown} error */
const isA = (name, error) => /** @type {Partial<Error> | null | undefined} */ (error)?.name === name;

export function createDatabase() {
  /** @type {Promise<Games> | null} */
  let connection = null;
  /** Whether it has been open since the page was loaded. */
  let opened = false;

  /** @param {Promise<Games> | null} broken */
  function drop(broken) {
    if (connection === broken) connection = null;
    broken?.then(
      (database) => database.close(),
      () => {},
    );
  }

  function connect() {
    /** @type {Promise<Games>} */
    const opening = open(() => drop(opening));
    opening.then(
      () => {
        opened = true;
      },
      () => {},
    );
    return opening;
  }

  /** Do something in the database. A connection that fails is opened again, and the work tried once more with that:
   * whoever holds a closed one may never have been told.
   * @template T @param {(database: Games) => Promise<T>} work @returns {Promise<T>} */
  async function use(work) {
    const before = connection;
    const mine = (connection ??= connect());
    try {
      return await work(await mine);
    } catch (error) {
      if (isA("QuotaExceededError", error)) throw error;
      drop(mine);
      if (!before) throw error;
    }
    return work(await (connection ??= connect()));
  }

  return {
    get opened() {
      return opened;
    },
    use,
  };
}

/** Open the database; async, so that a browser that has none answers with a rejection. The first time, what was kept
 * under the earlier name is read before, and written by the very transaction that makes the new database: a kill in
 * between changes nothing, and the earlier one stays as it is for the pages beside this one.
 * @param {() => void} onClosed @returns {Promise<Games>} */
async function open(onClosed) {
  const database = await made(null, onClosed).catch(async (error) => {
    if (!isA("AbortError", error)) throw error;
    return made(await earlier(), onClosed);
  });
  if (database.objectStoreNames.contains(GAMES)) return database;
  throw new Error("the database is another program's");
}

/** @param {unknown[] | null} rows what the database begins with where there is none yet; null: leave it unmade @param {() => void} onClosed */
const made = (rows, onClosed) =>
  openDB(named(GAMES), 2, {
    upgrade(database, old, _new, transaction) {
      if (!old && !rows) return leave(transaction);
      const games = old ? transaction.objectStore(GAMES) : database.createObjectStore(GAMES, { keyPath: "id" });
      if (!old) {
        games.createIndex(CHANGED, "changed");
        games.createIndex(OVER, "view.result.why");
      }
      games.createIndex(KNOWN, ["id", "hand", "title"]);
      for (const row of rows ?? []) games.put(row).catch(() => {}); // the opening fails with it
    },
    blocking: onClosed,
    terminated: onClosed,
  });

/** What pages of this origin kept before each had a database of its own. @returns {Promise<unknown[]>} */
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

/** Do not make a database that is not there. @param {{abort(): void, done: Promise<void>}} transaction */
function leave(transaction) {
  transaction.done.catch(() => {});
  transaction.abort();
}
