// A fake database of games in memory that can fail or hang. Implements the part of IndexedDB that the store uses.

/** What a row has at a path, where it has anything. @param {unknown} row @param {string} path */
const at = (row, path) =>
  path.split(".").reduce((part, name) => /** @type {Record<string, unknown> | undefined} */ (part)?.[name], row);
/** @type {Record<string, string[]>} */
const INDEXES = { changed: ["changed"], over: ["view.result.why"], known: ["id", "hand", "title"] };

/** @typedef {import("../../js/storage/database.js").Games} Games */
/** A row, sound or damaged: tests look into it. @typedef {{id: string, [name: string]: any}} Stored */

export function falseDatabase() {
  /** @type {Map<string, Stored>} */
  let rows = new Map();
  const database = {
    get rows() {
      return rows;
    },
    /** the error of every operation @type {Error | null} */ broken: null,
    /** the next transaction is on disk, but its end is not told */ unheard: false,
    /** hangs: neither works nor fails */ silent: false,
    /** @returns {Promise<Games>} */
    async open() {
      await answers();
      return /** @type {Games} */ (/** @type {unknown} */ (games)); // as much of it as the store uses
    },
  };

  /** Rejects where the database is broken, and never settles where it hangs. */
  async function answers() {
    if (database.silent) await new Promise(() => {});
    if (database.broken) throw database.broken;
  }

  /**
   * The same methods, of a database that may be broken or hang.
   * @template {Record<string, (...given: never[]) => unknown>} Methods
   * @param {Methods} methods
   */
  const answering = (methods) =>
    /** @type {Methods} */ (
      Object.fromEntries(
        Object.entries(methods).map(([name, method]) => [
          name,
          async (/** @type {never[]} */ ...given) => {
            await answers();
            return method(...given);
          },
        ]),
      )
    );

  /** Moments and names alike. @param {{key: unknown[]}} one */
  const first = ({ key }) => /** @type {number | string} */ (key[0]);

  /** The ids of an index, in its order. @param {string} name */
  function indexed(name) {
    const keys = INDEXES[name] ?? [];
    const known = [...rows.values()]
      .map((row) => ({ id: row.id, key: keys.map((path) => at(row, path)) }))
      .filter(({ key }) => key.every((part) => part !== undefined));
    return known.sort((one, other) => (first(one) < first(other) ? -1 : 1));
  }

  function transaction() {
    const draft = new Map(rows);
    let aborted = false;
    /** @type {Promise<void>} */
    const done = new Promise((resolve, reject) => {
      setImmediate(() => {
        if (database.silent) return;
        if (aborted) return reject(new Error("aborted"));
        rows = draft;
        if (database.unheard) reject(new Error("closed"));
        database.unheard = false;
        resolve();
      });
    });
    const store = answering({
      get: async (/** @type {string} */ id) => structuredClone(rows.get(id)),
      getKey: async (/** @type {string} */ id) => (rows.has(id) ? id : undefined),
      put: async (/** @type {Stored} */ row) => {
        draft.set(row.id, structuredClone(row));
      },
      delete: async (/** @type {string} */ id) => {
        draft.delete(id);
      },
      count: async () => rows.size,
      getAllKeys: async () => [...rows.keys()],
    });
    const index = (/** @type {string} */ name) =>
      answering({
        getKey: async (/** @type {unknown} */ key) =>
          indexed(name).find((one) => JSON.stringify(one.key) === JSON.stringify(key))?.id,
        getAllKeys: async () => indexed(name).map(({ id }) => id),
        openKeyCursor: async () => {
          const last = indexed(name).at(-1);
          return last ? { key: last.key[0] } : null;
        },
      });
    return {
      store: { ...store, index },
      done,
      abort() {
        aborted = true;
      },
    };
  }
  const { get } = answering({
    get: async (/** @type {string} */ _, /** @type {string} */ id) => structuredClone(rows.get(id)),
  });
  const games = { get, transaction, close() {} };
  return database;
}
