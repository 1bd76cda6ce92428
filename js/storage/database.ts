// The IndexedDB database of games: opened on first use, and reopened after the browser has closed it (a full disk,
// cleared site data, an upgrade by a newer page). Work on it has a timeout; failures are reported, and after the first
// success the rows that could not be written are written. Knows no game.
import { openDB, type IDBPDatabase as Games } from "idb";
import { observe } from "../base/observable.ts";
import { Watchdog } from "../base/watchdog.ts";
import { storageName } from "./names.ts";
import { fieldsOf } from "../base/lookup.ts";

export type Open = (onClosed: () => void) => Promise<Games>;
/**
 * `newer`: a newer page has stored games in a way that this one cannot read; `blocked`: there is no storage at all;
 * `lost`: storage that worked before is closed or does not answer.
 */
export type StoreTrouble = "full" | "newer" | "blocked" | "lost";

// The tables:
export const GAMES = "games";
/** What is kept of each game that is over, also once that is removed. */
export const RESULTS = "results";
/** What these add up to. */
export const SUMS = "sums";
/** Marks of seats whose people were forgotten. */
export const FORGOTTEN = "forgotten";
/** Names that were given to spellings, by their keys. */
export const CALLED = "called";
// Indexes of results:
export const ENDED = "ended";
/** By the key of what chance gave the game. */
export const DEALT = "dealt";
// Indexes of games:
export const CHANGED = "changed";
export const OVER = "over";
/** Those in which somebody elsewhere waits for whoever plays here. */
export const YOURS = "yours";
/** By writer token and title: tells a tab, without reading the row, whether another tab has written it. */
export const KNOWN = "known";

/** The keys that are texts: those of another page's rows could be anything. */
export const textsOf = (keys: IDBValidKey[]) => keys.filter((key) => typeof key === "string");

const TROUBLES: Record<string, StoreTrouble> = { QuotaExceededError: "full", VersionError: "newer" };

/** In milliseconds: browsers have been seen to hang without an error. */
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

  /** Run work within the timeout; undefined where that fails. */
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

  /** After a failure reopen the connection and try once more: a connection can be closed without notice. */
  async #run<T>(work: (games: Games) => Promise<T>): Promise<T> {
    const before = this.#connection;
    const mine = this.#connect();
    try {
      return await work(await mine);
    } catch (error) {
      if (fieldsOf(error).name === "QuotaExceededError") throw error;
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
    return (this.#connection = opening);
  }

  #drop(broken: Promise<Games>) {
    if (this.#connection === broken) this.#connection = null;
    broken.then((games) => games.close()).catch(() => {});
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

/** The indexes of each by the paths of what they index. */
const STORES: Record<string, { keyPath?: string; indexes?: Record<string, string | string[]> }> = {
  [GAMES]: {
    keyPath: "id",
    indexes: { [CHANGED]: "changed", [OVER]: "view.result.why", [KNOWN]: ["id", "hand", "title"], [YOURS]: "yours" },
  },
  [RESULTS]: { keyPath: "id", indexes: { [ENDED]: "at", [DEALT]: "deal.key" } },
  [SUMS]: {},
  [FORGOTTEN]: {},
  [CALLED]: {},
};

/** Open the database, and make what is missing in it; async, so that a browser without IndexedDB rejects. */
async function openGames(onClosed: () => void): Promise<Games> {
  const database = await openDB(storageName(GAMES), 6, {
    upgrade(games, _old, _new, transaction) {
      for (const [name, { indexes = {}, ...how }] of Object.entries(STORES)) {
        const store = games.objectStoreNames.contains(name)
          ? transaction.objectStore(name)
          : games.createObjectStore(name, how);
        for (const [index, path] of Object.entries(indexes))
          if (!store.indexNames.contains(index)) store.createIndex(index, path);
      }
    },
    blocking: onClosed,
    terminated: onClosed,
  });
  if (database.objectStoreNames.contains(GAMES)) return database;
  throw new Error("the database is another program's");
}
