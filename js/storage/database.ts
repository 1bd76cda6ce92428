// The IndexedDB database of games: opened on first use, and reopened after the browser has closed it (a full disk,
// cleared site data, an upgrade by a newer page). Work on it has a timeout; failures are reported, and after the first
// success the rows that could not be written are written. Knows no game.
import { openDB, type IDBPDatabase as Games } from "idb";
import { observe } from "../base/observable.ts";
import { Watchdog } from "../base/watchdog.ts";
import { storageName } from "./names.ts";
import { marksOf, type Kept } from "./result.ts";

export type Open = (onClosed: () => void) => Promise<Games>;
/**
 * Why games cannot be stored: no space left; a newer version of the page has stored them in a way that this one cannot
 * read; storage is not available at all; or storage that worked before is closed or does not answer.
 */
export type StoreTrouble = "full" | "newer" | "blocked" | "lost";

export const GAMES = "games";
/** What is kept of each game that is over, also once that is removed. */
export const RESULTS = "results";
/** What these add up to. */
export const SUMS = "sums";
/** Marks of seats whose people were forgotten. */
export const FORGOTTEN = "forgotten";
/** Index: results by the time when the game ended. */
export const ENDED = "ended";
/** Index: results by the key of what chance gave the game. */
export const DEALT = "dealt";
/** Indexes: games by time of change, and finished games by reason. */
export const CHANGED = "changed";
export const OVER = "over";
/** Index of the games in which somebody elsewhere waits for whoever plays here. */
export const YOURS = "yours";
/** Index that tells a tab, without reading the row, whether another tab has written it: by writer token and title. */
export const KNOWN = "known";

/** The database's name before names contained the page's path: one served a whole origin. */
const EARLIER = "jemaa";

/** Whether an error has this name. */
const isA = (name: string, error: unknown) => (error as Partial<Error> | null | undefined)?.name === name;

/** What errors of the database tell. */
const TROUBLES: Record<string, StoreTrouble> = { QuotaExceededError: "full", VersionError: "newer" };

/** Timeout of a database operation, in milliseconds: browsers have been seen to hang without an error. */
const TIMEOUT = 5000;
const TOO_LATE = new Error("the database does not answer");

/** Settles as a promise does, or rejects after the timeout. */
function inTime<T>(doing: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const watchdog = new Watchdog(() => reject(TOO_LATE));
    watchdog.start(TIMEOUT);
    doing.then(resolve, reject).finally(() => watchdog.stop());
  });
}

export class Database {
  /** Why games cannot be stored; null: they can. */
  trouble: StoreTrouble | null = null;
  #recover;
  #open;
  #connection: Promise<Games> | null = null;
  /** Whether it has been open since the page loaded. */
  #opened = false;
  /** An earlier operation has timed out and is still unanswered: do not wait for others, but let late results count. */
  #overdue = false;
  #recovering = false;

  /** @param recover writes the waiting rows; resolves to whether all are on disk */
  constructor(recover: () => Promise<boolean>, open: Open = openGames) {
    this.#recover = recover;
    this.#open = open;
    observe(this, "trouble");
  }

  /** Run work on the database within the timeout; undefined where that fails. */
  async try<T>(work: (games: Games) => Promise<T>): Promise<T | undefined> {
    const working = this.#run(work);
    working.then(
      () => this.#answered(),
      (error) => {
        this.#overdue = false;
        this.#fail(error);
      },
    );
    try {
      return await (this.#overdue ? undefined : inTime(working));
    } catch (error) {
      if (error === TOO_LATE) {
        this.#overdue = true;
        this.#fail(error);
      }
      return undefined;
    }
  }

  /**
   * After a failure the connection is reopened and the work tried once more: a connection can be closed without notice.
   */
  async #run<T>(work: (games: Games) => Promise<T>): Promise<T> {
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
    const opening: Promise<Games> = this.#open(() => this.#drop(opening)).then((games) => {
      this.#opened = true;
      return games;
    });
    this.#connection = opening;
    return opening;
  }

  #drop(broken: Promise<Games>) {
    if (this.#connection === broken) this.#connection = null;
    broken.then(
      (games) => games.close(),
      () => {},
    );
  }

  #fail(error: Partial<Error> | undefined) {
    console.warn("storage:", error);
    this.trouble = TROUBLES[error?.name ?? ""] ?? (this.#opened ? "lost" : "blocked");
  }

  /** The database has answered: write the waiting rows; if all are written, the trouble is over. */
  async #answered() {
    this.#overdue = false;
    if (!this.trouble || this.#recovering) return;
    this.#recovering = true;
    const recovered = await this.#recover();
    this.#recovering = false;
    if (recovered) this.trouble = null;
  }
}

/**
 * Open the database; async, so that a browser without IndexedDB rejects instead of throwing. The first time, the games
 * of the earlier database are read before, and written by the transaction that creates the new one: a crash in between
 * loses nothing, and the earlier database stays for other pages of this origin.
 */
async function openGames(onClosed: () => void): Promise<Games> {
  const database = await openDatabase(null, onClosed).catch(async (error) => {
    if (!isA("AbortError", error)) throw error;
    return openDatabase(await earlierGames(), onClosed);
  });
  if (database.objectStoreNames.contains(GAMES)) return database;
  throw new Error("the database is another program's");
}

/** @param rows initial games of a new database; null: do not create one */
const openDatabase = (rows: unknown[] | null, onClosed: () => void) =>
  openDB(storageName(GAMES), 5, {
    upgrade(database, old, _new, transaction) {
      if (!old && !rows) return abort(transaction);
      const games = old ? transaction.objectStore(GAMES) : database.createObjectStore(GAMES, { keyPath: "id" });
      if (!old) {
        games.createIndex(CHANGED, "changed");
        games.createIndex(OVER, "view.result.why");
      }
      if (old < 2) games.createIndex(KNOWN, ["id", "hand", "title"]);
      if (old < 3) {
        games.createIndex(YOURS, "yours");
        database.createObjectStore(RESULTS, { keyPath: "id" }).createIndex(ENDED, "at");
        database.createObjectStore(SUMS);
      }
      if (old < 4) transaction.objectStore(RESULTS).createIndex(DEALT, "deal.key");
      if (old < 5) markForgotten(database.createObjectStore(FORGOTTEN), transaction.objectStore(RESULTS));
      for (const row of rows ?? []) games.put(row).catch(() => {}); // the upgrade fails with it
    },
    blocking: onClosed,
    terminated: onClosed,
  });

/** Mark whoever was forgotten while results alone said so. */
async function markForgotten(
  forgotten: { put(value: number, key: string): Promise<unknown> },
  results: { getAll(): Promise<Kept[]> },
) {
  const marks = (await results.getAll().catch(() => [])).flatMap(marksOf); // the upgrade fails with it
  for (const mark of marks) forgotten.put(1, mark).catch(() => {}); // likewise
}

/** The games of the earlier database, shared by all pages of this origin. */
async function earlierGames(): Promise<unknown[]> {
  try {
    const database = await openDB(EARLIER, undefined, {
      upgrade: (_database, _old, _new, transaction) => abort(transaction),
    });
    const rows = database.objectStoreNames.contains(GAMES) ? await database.getAll(GAMES) : [];
    database.close();
    return rows;
  } catch (error) {
    if (!isA("AbortError", error)) throw error;
    return [];
  }
}

/** Abort an upgrade, so that no database is created. */
function abort(transaction: { abort(): void; done: Promise<void> }) {
  transaction.done.catch(() => {});
  transaction.abort();
}
