// Access to the database with a timeout: failures are reported, and after the first success the rows that could not be
// written are written.
import { observe } from "../base/observable.js";

/** @typedef {import("./database.js").Games} Games */

/**
 * Why games cannot be stored: no space left; a newer version of the page has stored them in a way that this one cannot
 * read; storage is not available at all; or storage that worked before is closed or does not answer.
 * @typedef {"full" | "newer" | "blocked" | "lost"} StoreTrouble
 */

/** What errors of the database tell. @type {Record<string, StoreTrouble>} */
const TROUBLES = { QuotaExceededError: "full", VersionError: "newer" };

/** Timeout of a database operation, in milliseconds: browsers have been seen to hang without an error. */
const TIMEOUT = 5000;
const TOO_LATE = new Error("the database does not answer");

/**
 * Settles as a promise does, or rejects after the timeout.
 * @template T
 * @param {Promise<T>} doing
 * @returns {Promise<T>}
 */
function inTime(doing) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(TOO_LATE), TIMEOUT);
    doing.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export class Access {
  /** Why games cannot be stored; null: they can. @type {StoreTrouble | null} */
  trouble = null;
  #database;
  #recover;
  /** An earlier operation has timed out and is still unanswered: do not wait for others, but let late results count. */
  #overdue = false;
  #recovering = false;

  /**
   * @param {Pick<import("./database.js").Database, "opened" | "use">} database
   * @param {() => Promise<boolean>} recover writes the waiting rows; resolves to whether all are on disk
   */
  constructor(database, recover) {
    this.#database = database;
    this.#recover = recover;
    observe(this, "trouble");
  }

  /**
   * Run work on the database within the timeout; undefined where that fails.
   * @template T
   * @param {(games: Games) => Promise<T>} work
   * @returns {Promise<T | undefined>}
   */
  async try(work) {
    const doing = this.#database.use(work);
    doing.then(
      () => this.#answered(),
      (error) => {
        this.#overdue = false;
        this.#fail(error);
      },
    );
    try {
      return await (this.#overdue ? undefined : inTime(doing));
    } catch (error) {
      if (error === TOO_LATE) {
        this.#overdue = true;
        this.#fail(error);
      }
      return undefined;
    }
  }

  /** @param {Partial<Error> | undefined} error */
  #fail(error) {
    console.warn("storage:", error);
    this.trouble = TROUBLES[error?.name ?? ""] ?? (this.#database.opened ? "lost" : "blocked");
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
