// Access to the database with a timeout: failures are reported, and after the first success the rows that could not be
// written are written.

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

/**
 * @param {object} parts
 * @param {Pick<import("./database.js").Database, "opened" | "use">} parts.database
 * @param {() => Promise<boolean>} parts.recover writes the waiting rows; resolves to whether all are on disk
 * @param {() => void} parts.onTrouble called when the trouble changes
 */
export function createAccess({ database, recover, onTrouble }) {
  /** @type {StoreTrouble | null} */
  let trouble = null;
  /** An earlier operation has timed out and is still unanswered: do not wait for others, but let late results count. */
  let overdue = false;
  let recovering = false;

  /** @param {StoreTrouble | null} kind */
  function tell(kind) {
    if (kind === trouble) return;
    trouble = kind;
    onTrouble();
  }

  /** @param {Partial<Error> | undefined} error */
  function failed(error) {
    console.warn("storage:", error);
    tell(TROUBLES[error?.name ?? ""] ?? (database.opened ? "lost" : "blocked"));
  }

  /** The database has answered: write the waiting rows; if all are written, the trouble is over. */
  async function answered() {
    overdue = false;
    if (!trouble || recovering) return;
    recovering = true;
    const recovered = await recover();
    recovering = false;
    if (recovered) tell(null);
  }

  return {
    /** Why games cannot be stored; null: they can. */
    get trouble() {
      return trouble;
    },

    /**
     * Run work on the database within the timeout; undefined where that fails.
     * @template T
     * @param {(database: Games) => Promise<T>} work
     * @returns {Promise<T | undefined>}
     */
    async tried(work) {
      const doing = database.use(work);
      doing.then(answered, (error) => {
        overdue = false;
        failed(error);
      });
      try {
        return await (overdue ? undefined : inTime(doing));
      } catch (error) {
        if (error === TOO_LATE) {
          overdue = true;
          failed(error);
        }
        return undefined;
      }
    },
  };
}
