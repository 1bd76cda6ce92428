// The store of games. A row is only ever changed by reading and writing it in one transaction, so that nothing a tab
// remembers replaces what another tab has written since. What cannot be written waits in memory, is told through
// `onTrouble`, and is written as soon as the database can be used again.
import { CHANGED, createDatabase, GAMES, KNOWN, OVER } from "./database.js";
import { hex } from "./hex.js";
import { anyHeld, hold } from "./locks.js";
import { arePlaces, SHARINGS } from "./seating.js";
import { countedGames, countGames } from "./settings.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("./database.js").Games} Games */
/** @typedef {{running: string[], finished: string[], missing: number}} List ids, the game that was changed last first; and how many
 * games the browser has lost */

/** What keeps a game from being stored: no room is left, nothing can be stored at all, or what could be used before
 * is closed or does not answer.
 * @typedef {"full" | "blocked" | "lost"} StoreTrouble */

/** Milliseconds: browsers have been seen to neither open a database, nor write to it, nor fail. */
const PATIENCE = 5000;
const NUMBERS = globalThis.IDBKeyRange?.bound(-Infinity, Infinity);

/** What the shelf and the table must be able to rely on in a stored row; the engine checks the record itself.
 * @param {any} row @returns {row is Row} */
export function isWhole(row) {
  const { record, view } = row ?? {};
  return typeof record?.game === "string" && Array.isArray(record.log) && Array.isArray(row.undone)
    && isPlain(row.notes) && SHARINGS.includes(row.sharing) && Number.isFinite(row.changed)
    && Array.isArray(view?.seats) && view.seats.every((/** @type {any} */ seat) => typeof seat?.name === "string")
    && arePlaces(row.seats, view.seats.length)
    && isPlain(view.prompt?.args) && isPlain(view.board) && Array.isArray(view.choices);
}

/** @param {unknown} value */
const isPlain = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** A transaction that is on disk once it is done. @param {Games} database */
const writing = (database) => database.transaction(GAMES, "readwrite", { durability: "strict" });

const TOO_LATE = new Error("the database does not answer");
/** Settles as a promise does, or rejects when patience is at its end. @template T @param {Promise<T>} doing @returns {Promise<T>} */
function inTime(doing) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(TOO_LATE), PATIENCE);
    doing.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @param {any} row */
const isOver = (row) => Boolean(row?.view?.result);

/** @param {{onTrouble: () => void, database?: Pick<import("./database.js").Database, "opened" | "use">}} parts @returns the store of games */
export function createStore({ onTrouble, database = createDatabase() }) {
  /** The newest of what is not on disk. @type {Map<string, Row>} */
  const unsaved = new Map();
  /** By whose hand a game was written when this tab took it up, and by whose it goes on; whether that has been written.
   * @type {Map<string, {from?: string, own: string, written?: boolean}>} */
  const hands = new Map();
  /** What is to be done when another tab has gone on with a game. @type {Map<string, () => void>} */
  const losing = new Map();
  /** @type {StoreTrouble | null} */
  let trouble = null;
  /** Something asked before is still unanswered: nobody waits for more, and what comes late counts all the same. */
  let overdue = false;
  let recovering = false;
  let asked = false;

  /** @param {StoreTrouble | null} kind */
  function tell(kind) {
    if (kind === trouble) return;
    trouble = kind;
    onTrouble();
  }

  /** @param {any} error */
  function failed(error) {
    console.warn("storage:", error);
    tell(error?.name === "QuotaExceededError" ? "full" : database.opened ? "lost" : "blocked");
  }

  /** The database answers: write what waited; then all is well. */
  async function answered() {
    overdue = false;
    if (!trouble || recovering) return;
    recovering = true;
    for (const row of [...unsaved.values()]) await tried(write(row));
    recovering = false;
    if (!unsaved.size) tell(null);
  }

  /** Do something in the database, in time; undefined where that fails.
   * @template T @param {(database: Games) => Promise<T>} work @returns {Promise<T | undefined>} */
  async function tried(work) {
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
  }

  /** Writes a row, unless another tab has gone on with the game; a title given there stays. Tells that it is on disk, or
   * need not be. @param {Row} row @returns {(database: Games) => Promise<true>} */
  const write = (row) => async (games) => {
    try {
      if (!await writeAsKnown(games, row) && !await writeOver(games, row)) return overtaken(row);
      unsaved.delete(row.id);
      return true;
    } catch (error) {
      unsaved.set(row.id, row);
      throw error;
    }
  };

  /** A row as it is stored: the index of what is known finds those alone that have both a hand and a title.
   * @param {Row} row */
  const stored = (row) => ({ ...row, hand: handOf(row.id).own, title: typeof row.title === "string" ? row.title : "" });

  /** Write what somebody waits for, without reading the row: the index tells that its title and hand are what they were
   * when this tab wrote it last. Where they are not, all is taken back.
   * @param {Games} games @param {Row} row @returns {Promise<boolean>} whether it is on disk */
  async function writeAsKnown(games, row) {
    if (!handOf(row.id).written) return false;
    const transaction = writing(games);
    const now = stored(row);
    let known = true;
    const looking = transaction.store.index(KNOWN).getKey([now.id, now.hand, now.title]).then((key) => {
      known = key !== undefined;
      if (!known) transaction.abort();
    });
    await Promise.all([looking, transaction.store.put(now), transaction.done]).catch((error) => { if (known) throw error; });
    return known;
  }

  /** Read a row and write over it, unless another tab has gone on; take over a title that was given elsewhere.
   * @param {Games} games @param {Row} row @returns {Promise<boolean>} whether it is on disk */
  async function writeOver(games, row) {
    const transaction = writing(games);
    const hand = handOf(row.id);
    const before = await transaction.store.get(row.id);
    if (before && before.hand !== hand.from && before.hand !== hand.own) return false;
    if (before) row.title = before.title;
    await Promise.all([transaction.store.put(stored(row)), transaction.done]);
    if (!before) countMore(1);
    hand.written = true;
    return true;
  }

  /** @param {string} id */
  function handOf(id) {
    const hand = hands.get(id) ?? { own: hex(8) };
    hands.set(id, hand);
    return hand;
  }

  /** Another tab has gone on with a game: what was shown here and is not on disk becomes a game of its own.
   * @param {Row} row @returns {true} */
  function overtaken(row) {
    losing.get(row.id)?.();
    if (unsaved.delete(row.id)) {
      const apart = { ...row, id: hex(16) };
      unsaved.set(apart.id, apart);
    }
    return true;
  }

  /** With the first game that is kept, ask the browser not to clear what is stored when its room gets short. */
  function askToPersist() {
    if (asked) return;
    asked = true;
    navigator.storage?.persist?.().catch(() => {}); // a browser that refuses clears at its own will: the shelf tells
  }

  tried(async () => {}); // it is open by the time that it is needed

  return {
    anyHeld,
    /** What keeps games from being stored; null: nothing. */
    get trouble() { return trouble; },

    /** Keep a game; resolves when it is on disk, or in memory where it cannot be. @param {Row} row */
    async put(row) {
      if (await tried(write(row))) askToPersist();
      else unsaved.set(row.id, row);
    },

    /** Take up a game: this tab is the one that goes on with it. @param {string} id @returns {Promise<Row | undefined>} */
    async get(id) {
      const row = unsaved.get(id) ?? await tried((games) => games.get(GAMES, id));
      if (row && !unsaved.has(id)) hands.set(id, { from: row.hand, own: hex(8) });
      return row;
    },

    /** Which games there are. @returns {Promise<List>} */
    async list() {
      const counted = countedGames();
      const found = await tried(listed);
      const { ids, over } = found ?? { ids: [], over: new Set() };
      const missing = found ? missed(ids.length, counted) : 0;
      const kept = ids.filter((id) => !unsaved.has(id));
      const waiting = [...unsaved.values()];
      return {
        missing,
        running: [...waiting.filter((row) => !isOver(row)).map(({ id }) => id), ...kept.filter((id) => !over.has(id))],
        finished: [...waiting.filter(isOver).map(({ id }) => id), ...kept.filter((id) => over.has(id))],
      };
    },

    /** Count on no more games than there are. @param {number} there */
    forgo: (there) => countGames(there),

    /** Look at games as they are now. @param {string[]} ids @returns {Promise<Row[]>} those that there are */
    async rows(ids) {
      const stored = await tried((games) => {
        const { store } = games.transaction(GAMES);
        return Promise.all(ids.map((id) => store.get(id)));
      });
      return ids.map((id, at) => unsaved.get(id) ?? stored?.[at]).filter(Boolean);
    },

    /** Give a game a title, or none. @param {string} id @param {string} [title] */
    async rename(id, title) {
      const waiting = unsaved.get(id);
      if (waiting) waiting.title = title;
      await tried(async (games) => {
        const transaction = writing(games);
        const row = await transaction.store.get(id);
        await Promise.all([row && transaction.store.put({ ...row, title: title ?? "" }), transaction.done]);
      });
    },

    /** Remove a game that no tab plays. @param {string} id @returns {Promise<Row | undefined | "held">} the game as it was */
    async remove(id) {
      const release = await hold(id, { onLost() {} });
      if (!release) return "held";
      const stored = await tried(async (games) => {
        const transaction = writing(games);
        const row = await transaction.store.get(id);
        if (row) countMore(-1); // before it is gone: a kill in between must not make it one that the browser has lost
        await Promise.all([transaction.store.delete(id), transaction.done]);
        return row;
      });
      const row = unsaved.get(id) ?? stored;
      unsaved.delete(id);
      release();
      return row;
    },

    /** Bring a removed game back, where there is none in its place. @param {Row} row */
    async restore(row) {
      const done = await tried(async (games) => {
        const transaction = writing(games);
        const stored = await transaction.store.getKey(row.id);
        await Promise.all([stored === undefined && transaction.store.put(row), transaction.done]);
        if (stored === undefined) countMore(1);
        return true;
      });
      if (!done) unsaved.set(row.id, row);
    },

    /** Play a game in this tab alone; see `hold` of the locks. @param {string} id @param {{steal?: boolean, onLost: () => void}} how */
    async hold(id, how) {
      const release = await hold(id, how);
      if (release) losing.set(id, how.onLost);
      return release;
    },

    /** How many bytes are used, and whether the browser has promised to keep them; null where it does not tell. */
    async room() {
      try {
        const [{ usage = 0 }, persistent] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()]);
        return { usage, persistent };
      } catch {
        return null;
      }
    },
  };
}

/** @param {number} by */
function countMore(by) {
  const counted = countedGames();
  if (counted !== null) countGames(Math.max(0, counted + by));
}

/** How many games are not where they should be. Another tab may have removed or added some between the two counts.
 * @param {number} there @param {number | null} before what was counted before looking */
function missed(there, before) {
  const after = countedGames();
  if (before === null || after === null) countGames(there);
  return before === null || after === null ? 0 : Math.max(0, Math.min(before, after) - there);
}

/** All games by when they were changed, those last whose time is none; and which of them are over. The indexes tell, no row
 * is read. @param {Games} games @returns {Promise<{ids: string[], over: Set<string>}>} */
async function listed(games) {
  const { store } = games.transaction(GAMES);
  const [count, dated, over] = await Promise.all([store.count(), store.index(CHANGED).getAllKeys(NUMBERS), store.index(OVER).getAllKeys()]);
  const known = new Set(/** @type {string[]} */ (dated.reverse()));
  if (count > known.size) for (const id of await store.getAllKeys()) known.add(/** @type {string} */ (id));
  return { ids: [...known], over: new Set(/** @type {string[]} */ (over)) };
}
