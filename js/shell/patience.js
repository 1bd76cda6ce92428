// Patience with the database: whatever is done in it is done in time or given up, what fails is told, and with the first
// thing that succeeds again what waited is written.

/** @typedef {import("./database.js").Games} Games */

/** What keeps a game from being stored: no room is left, nothing can be stored at all, or what could be used before
 * is closed or does not answer.
 * @typedef {"full" | "blocked" | "lost"} StoreTrouble */

/** Timeout of a database operation, in milliseconds: browsers have been seen to hang without any error. */
const TIMEOUT = 5000;
const TOO_LATE = new Error("the database does not answer");

/** Settles as a promise does, or rejects after the timeout. @template T @param {Promise<T>} doing @returns {Promise<T>} */
function inTime(doing) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(TOO_LATE), TIMEOUT);
    doing.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * @param {object} parts
 * @param {Pick<import("./database.js").Database, "opened" | "use">} parts.database
 * @param {() => Promise<boolean>} parts.recover writes what waited; whether all of it is on disk then
 * @param {() => void} parts.onTrouble there is another trouble, or none any more
 */
export function createPatience({ database, recover, onTrouble }) {
  /** @type {StoreTrouble | null} */
  let trouble = null;
  /** Something asked before is still unanswered: nobody waits for more, and what comes late counts all the same. */
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
    tell(error?.name === "QuotaExceededError" ? "full" : database.opened ? "lost" : "blocked");
  }

  /** The database answers: write what waited; then all is well. */
  async function answered() {
    overdue = false;
    if (!trouble || recovering) return;
    recovering = true;
    const recovered = await recover();
    recovering = false;
    if (recovered) tell(null);
  }

  return {
    /** What keeps games from being stored; null: nothing. */
    get trouble() {
      return trouble;
    },

    /** Do something in the database, in time; undefined where that fails.
     * @template T @param {(database: Games) => Promise<T>} work @returns {Promise<T | undefined>} */
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
