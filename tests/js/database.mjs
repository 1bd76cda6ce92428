// A fake database of games in memory that can fail or hang. Implements the part of IndexedDB that the store uses.

/** What a row has at a path, where it has anything. @param {unknown} row @param {string} path */
const at = (row, path) =>
  path.split(".").reduce((part, name) => /** @type {Record<string, unknown> | undefined} */ (part)?.[name], row);
/** @type {Record<string, string[]>} */
const INDEXES = {
  changed: ["changed"],
  over: ["view.result.why"],
  yours: ["yours"],
  known: ["id", "hand", "title"],
  ended: ["at"],
};

/** A range of numbers or ids, or a text. @typedef {((key: any) => boolean) | string} Range */
Object.assign(globalThis, {
  IDBKeyRange: {
    bound: (/** @type {any} */ from, /** @type {any} */ to) => (/** @type {any} */ key) => key >= from && key <= to,
    lowerBound: (/** @type {number} */ from) => (/** @type {number} */ key) => key > from,
    upperBound: (/** @type {number} */ to) => (/** @type {number} */ key) => key < to,
  },
});

/** @typedef {import("idb").IDBPDatabase} Games */
/** A row, sound or damaged: tests look into it. @typedef {{id: string, [name: string]: any}} Stored */

/** The stores by name. @returns {Record<string, Map<string, Stored>>} */
const emptied = () => ({
  games: new Map(),
  results: new Map(),
  sums: new Map(),
  forgotten: new Map(),
  called: new Map(),
});

export function falseDatabase() {
  let stores = emptied();
  const database = {
    get rows() {
      return /** @type {Map<string, Stored>} */ (stores.games);
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
   * The same methods, of a database that may be broken or hang; what comes and goes is a copy.
   * @param {Record<string, (...given: any[]) => unknown>} methods
   * @returns {Record<string, (...given: any[]) => Promise<any>>}
   */
  const answering = (methods) =>
    Object.fromEntries(
      Object.entries(methods).map(([name, method]) => [
        name,
        async (/** @type {any[]} */ ...given) => {
          await answers();
          return structuredClone(method(...given));
        },
      ]),
    );

  /** @param {Map<string, Stored>} rows */
  const storeOf = (rows) =>
    answering({
      get: (id) => rows.get(id),
      getKey: (id) => (rows.has(id) ? id : undefined),
      /** @param {(id: string) => boolean} [range] */
      getAll: (range = () => true) => [...rows].flatMap(([id, row]) => (range(id) ? [row] : [])),
      getAllKeys: () => [...rows.keys()],
      count: () => rows.size,
      put: (row, key = row.id) => void rows.set(key, structuredClone(row)),
      delete: (id) => void rows.delete(id),
      clear: () => rows.clear(),
    });

  /** @param {Map<string, Stored>} rows @param {string} name */
  function indexOf(rows, name) {
    /** Moments and names alike. @param {{key: unknown[]}} one */
    const first = ({ key }) => /** @type {number | string} */ (key[0]);
    const keyOf = (/** @type {Stored} */ row) => (INDEXES[name] ?? []).map((path) => at(row, path));
    const ordered = () =>
      [...rows.values()]
        .map((row) => ({ row, key: keyOf(row) }))
        .filter(({ key }) => key.every((part) => part !== undefined && part !== null))
        .sort((one, other) => (first(one) < first(other) ? -1 : 1));
    return answering({
      getKey: (key) => ordered().find((one) => JSON.stringify(one.key) === JSON.stringify(key))?.row.id,
      getAllKeys: () => ordered().map(({ row }) => row.id),
      /** @param {Range} range */
      getAll: (range) =>
        ordered()
          .filter((one) => (typeof range === "function" ? range(Number(first(one))) : range === first(one)))
          .map(({ row }) => row),
      count: () => ordered().length,
      openKeyCursor: () => {
        const last = ordered().at(-1);
        return last ? { key: first(last) } : null;
      },
    });
  }

  function transaction() {
    const drafts = Object.fromEntries(Object.entries(stores).map(([name, rows]) => [name, new Map(rows)]));
    let aborted = false;
    /** @type {Promise<void>} */
    const done = new Promise((resolve, reject) => {
      setImmediate(() => {
        if (database.silent) return;
        if (aborted) return reject(new Error("aborted"));
        stores = drafts;
        if (database.unheard) reject(new Error("closed"));
        database.unheard = false;
        resolve();
      });
    });
    const objectStore = (/** @type {string} */ name) => ({
      ...storeOf(drafts[name]),
      index: (/** @type {string} */ index) => indexOf(drafts[name], index),
    });
    const abort = () => void (aborted = true);
    return { store: objectStore("games"), objectStore, done, abort };
  }

  /** As `idb` reads without a transaction. @param {string} verb */
  const reading =
    (verb) =>
    (/** @type {string} */ name, /** @type {unknown[]} */ ...given) =>
      storeOf(stores[name])[verb](...given);
  /** @param {string} verb */
  const indexed = (verb) => (/** @type {string} */ name, /** @type {string} */ index, /** @type {Range} */ range) =>
    indexOf(stores[name], index)[verb](range);
  const verbs = ["get", "getKey", "getAll", "getAllKeys", "count"].map((verb) => [verb, reading(verb)]);
  const games = {
    ...Object.fromEntries(verbs),
    ...{ getAllFromIndex: indexed("getAll"), countFromIndex: indexed("count"), transaction, close() {} },
  };
  return database;
}
