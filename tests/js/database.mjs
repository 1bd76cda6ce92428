// A database of games in memory, which can break or fall silent. It knows as much of IndexedDB as the store uses.

/** @param {object} row @param {string} path */
const at = (row, path) => path.split(".").reduce((part, name) => part?.[name], row);
const INDEXES = { changed: ["changed"], over: ["view.result.why"], known: ["id", "hand", "title"] };

export function falseDatabase() {
  /** @type {Map<string, any>} */
  let rows = new Map();
  const database = {
    get rows() {
      return rows;
    },
    /** it has been open once */ opened: false,
    /** what using it fails with @type {Error | null} */ broken: null,
    /** it neither does anything nor fails */ silent: false,
    async use(work) {
      if (database.silent) await new Promise(() => {});
      if (database.broken) throw database.broken;
      database.opened = true;
      return work(games);
    },
  };

  /** The ids of rows that an index knows, in its order. */
  function indexed(name) {
    const keys = INDEXES[name];
    const known = [...rows.values()]
      .map((row) => ({ id: row.id, key: keys.map((path) => at(row, path)) }))
      .filter(({ key }) => key.every((part) => part !== undefined));
    return known.sort((one, other) => (one.key[0] < other.key[0] ? -1 : 1));
  }

  function transaction() {
    const draft = new Map(rows);
    let aborted = false;
    const done = new Promise((resolve, reject) => {
      setImmediate(() => {
        if (aborted) return reject(new Error("aborted"));
        rows = draft;
        resolve();
      });
    });
    const store = {
      get: async (id) => structuredClone(rows.get(id)),
      getKey: async (id) => (rows.has(id) ? id : undefined),
      put: async (row) => {
        draft.set(row.id, structuredClone(row));
      },
      delete: async (id) => {
        draft.delete(id);
      },
      count: async () => rows.size,
      getAllKeys: async () => [...rows.keys()],
      index: (name) => ({
        getKey: async (key) => indexed(name).find((one) => JSON.stringify(one.key) === JSON.stringify(key))?.id,
        getAllKeys: async () => indexed(name).map(({ id }) => id),
      }),
    };
    return {
      store,
      done,
      abort() {
        aborted = true;
      },
    };
  }
  const games = { get: async (_, id) => structuredClone(rows.get(id)), transaction };
  return database;
}
