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
  dealt: ["deal.key"],
};

/** A range of numbers, or a text. @typedef {((key: number) => boolean) | string} Range */
Object.assign(globalThis, {
  IDBKeyRange: {
    bound: (/** @type {number} */ from, /** @type {number} */ to) => (/** @type {number} */ key) =>
      key >= from && key <= to,
    lowerBound: (/** @type {number} */ from) => (/** @type {number} */ key) => key > from,
    upperBound: (/** @type {number} */ to) => (/** @type {number} */ key) => key < to,
  },
});

/** @typedef {import("../../js/storage/database.js").Games} Games */
/** A row, sound or damaged: tests look into it. @typedef {{id: string, [name: string]: any}} Stored */

export function falseDatabase() {
  /** @type {Map<string, Stored>} */
  let rows = new Map();
  /** @type {Map<string, Stored>} */
  let results = new Map();
  /** @type {Map<string, Stored>} */
  let sums = new Map();
  /** @type {Map<string, Stored>} */
  let forgotten = new Map();
  const database = {
    get rows() {
      return rows;
    },
    get results() {
      return results;
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

  /** The ids of an index, in its order. @param {string} name @param {Map<string, Stored>} stored */
  function indexed(name, stored) {
    const keys = INDEXES[name] ?? [];
    const known = [...stored.values()]
      .map((row) => ({ id: row.id, key: keys.map((path) => at(row, path)) }))
      .filter(({ key }) => key.every((part) => part !== undefined && part !== null));
    return known.sort((one, other) => (first(one) < first(other) ? -1 : 1));
  }

  /** What an index has in a range. @param {Map<string, Stored>} stored @param {string} name @param {Range} range */
  const within = (stored, name, range) =>
    indexed(name, stored)
      .filter((one) => (typeof range === "function" ? range(Number(first(one))) : range === first(one)))
      .map(({ id }) => structuredClone(stored.get(id)));

  function transaction() {
    const drafts = {
      ...{ games: new Map(rows), results: new Map(results) },
      ...{ sums: new Map(sums), forgotten: new Map(forgotten) },
    };
    let aborted = false;
    /** @type {Promise<void>} */
    const done = new Promise((resolve, reject) => {
      setImmediate(() => {
        if (database.silent) return;
        if (aborted) return reject(new Error("aborted"));
        ({ games: rows, results, sums, forgotten } = drafts);
        if (database.unheard) reject(new Error("closed"));
        database.unheard = false;
        resolve();
      });
    });
    const storeOf = (/** @type {Map<string, Stored>} */ draft) =>
      answering({
        get: async (/** @type {string} */ id) => structuredClone(draft.get(id)),
        getKey: async (/** @type {string} */ id) => (draft.has(id) ? id : undefined),
        put: async (/** @type {Stored} */ row, /** @type {string} */ key = row.id) => {
          draft.set(key, structuredClone(row));
        },
        clear: async () => draft.clear(),
        getAll: async () => structuredClone([...draft.values()]),
        delete: async (/** @type {string} */ id) => {
          draft.delete(id);
        },
        count: async () => draft.size,
        getAllKeys: async () => [...draft.keys()],
      });
    const indexOf = (/** @type {Map<string, Stored>} */ draft) => (/** @type {string} */ name) =>
      answering({
        getKey: async (/** @type {unknown} */ key) =>
          indexed(name, draft).find((one) => JSON.stringify(one.key) === JSON.stringify(key))?.id,
        getAllKeys: async () => indexed(name, draft).map(({ id }) => id),
        getAll: async (/** @type {Range} */ range) => within(draft, name, range),
        openKeyCursor: async () => {
          const last = indexed(name, draft).at(-1);
          return last ? { key: last.key[0] } : null;
        },
      });
    const objectStore = (/** @type {keyof typeof drafts} */ name) => ({
      ...storeOf(drafts[name]),
      index: indexOf(drafts[name]),
    });
    return {
      store: objectStore("games"),
      objectStore,
      done,
      abort() {
        aborted = true;
      },
    };
  }
  const mapOf = (/** @type {string} */ name) => (name === "games" ? rows : results);
  const reading = answering({
    get: async (/** @type {string} */ name, /** @type {string} */ id) => structuredClone(mapOf(name).get(id)),
    getKey: async (/** @type {string} */ name, /** @type {string} */ id) => (mapOf(name).has(id) ? id : undefined),
    getAll: async (/** @type {string} */ name) => structuredClone([...mapOf(name).values()]),
    getAllFromIndex: async (/** @type {string} */ name, /** @type {string} */ index, /** @type {Range} */ range) =>
      within(mapOf(name), index, range),
    getAllKeys: async () => [...forgotten.keys()],
    count: async (/** @type {string} */ name) => mapOf(name).size,
    countFromIndex: async (/** @type {string} */ name, /** @type {string} */ index) =>
      indexed(index, mapOf(name)).length,
  });
  const games = { ...reading, transaction, close() {} };
  return database;
}
