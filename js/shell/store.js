// The store of games: which there are, and what can be done with each. What cannot be written waits in memory, is told
// through `onTrouble`, and is written as soon as the database can be used again.
import { CHANGED, createDatabase, GAMES, OVER } from "./database.js";
import { anyHeld, hold } from "./locks.js";
import { createPatience } from "./patience.js";
import { arePlaces, SHARINGS } from "./seating.js";
import { countedGames, countGames, countMore } from "./settings.js";
import { createWriting, writing } from "./writing.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("./database.js").Games} Games */
/** @typedef {{running: string[], finished: string[], missing: number}} List ids, the game that was changed last first; and how many
 * games the browser has lost */

const NUMBERS = globalThis.IDBKeyRange?.bound(-Infinity, Infinity);

/** What the shelf and the table must be able to rely on in a stored row; the engine checks the record itself.
 * @param {unknown} row @returns {row is Row} */
export function isWhole(row) {
  const { record, view, undone, notes, sharing, changed, seats } = partsOf(row);
  const { game, log } = partsOf(record);
  const { seats: shown, prompt, board, choices } = partsOf(view);
  return (
    typeof game === "string" &&
    Array.isArray(log) &&
    Array.isArray(undone) &&
    isPlain(notes) &&
    /** @type {unknown[]} */ (SHARINGS).includes(sharing) &&
    Number.isFinite(changed) &&
    Array.isArray(shown) &&
    shown.every((seat) => typeof partsOf(seat).name === "string") &&
    arePlaces(seats, shown.length) &&
    isPlain(partsOf(prompt).args) &&
    isPlain(board) &&
    Array.isArray(choices)
  );
}

/** The parts of whatever was stored; none where it has none. @param {unknown} value */
const partsOf = (value) => /** @type {Record<string, unknown>} */ (value ?? {});

/** @param {unknown} value */
const isPlain = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} row */
const isOver = (row) => Boolean(partsOf(partsOf(row).view).result);

/** @param {{onTrouble: () => void, database?: Pick<import("./database.js").Database, "opened" | "use">}} parts @returns the store of games */
export function createStore({ onTrouble, database = createDatabase() }) {
  const { waiting, write, takeUp, heed } = createWriting();
  const patience = createPatience({ database, recover, onTrouble });
  const { tried } = patience;
  let asked = false;

  /** Write what waited; whether nothing waits any more. */
  async function recover() {
    for (const row of [...waiting.values()]) await tried(write(row));
    return !waiting.size;
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
    get trouble() {
      return patience.trouble;
    },

    /** Keep a game; resolves when it is on disk, or in memory where it cannot be. @param {Row} row */
    async put(row) {
      if (await tried(write(row))) askToPersist();
      else waiting.set(row.id, row);
    },

    /** Take up a game: this tab is the one that goes on with it. @param {string} id @returns {Promise<Row | undefined>} */
    async get(id) {
      const row = waiting.get(id) ?? (await tried((games) => games.get(GAMES, id)));
      if (row && !waiting.has(id)) takeUp(row);
      return row;
    },

    /** Which games there are. @returns {Promise<List>} */
    async list() {
      const counted = countedGames();
      const found = await tried(listed);
      const { ids, over } = found ?? { ids: [], over: new Set() };
      const missing = found ? missed(ids.length, counted) : 0;
      const kept = ids.filter((id) => !waiting.has(id));
      const unsaved = [...waiting.values()];
      return {
        missing,
        running: [...unsaved.filter((row) => !isOver(row)).map(({ id }) => id), ...kept.filter((id) => !over.has(id))],
        finished: [...unsaved.filter(isOver).map(({ id }) => id), ...kept.filter((id) => over.has(id))],
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
      return ids.map((id, at) => waiting.get(id) ?? stored?.[at]).filter(Boolean);
    },

    /** Give a game a title, or none. @param {string} id @param {string} [title] */
    async rename(id, title) {
      const unsaved = waiting.get(id);
      if (unsaved) unsaved.title = title;
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
      const row = waiting.get(id) ?? stored;
      waiting.delete(id);
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
      if (!done) waiting.set(row.id, row);
    },

    /** Play a game in this tab alone; see `hold` of the locks. @param {string} id @param {{steal?: boolean, onLost: () => void}} how */
    async hold(id, how) {
      const release = await hold(id, how);
      if (release) heed(id, how.onLost);
      return release;
    },

    /** How many bytes are used, and whether the browser has promised to keep them; null where it does not tell. */
    async room() {
      try {
        const [{ usage = 0 }, persistent] = await Promise.all([
          navigator.storage.estimate(),
          navigator.storage.persisted(),
        ]);
        return { usage, persistent };
      } catch {
        return null;
      }
    },
  };
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
  const [count, dated, over] = await Promise.all([
    store.count(),
    store.index(CHANGED).getAllKeys(NUMBERS),
    store.index(OVER).getAllKeys(),
  ]);
  const known = new Set(/** @type {string[]} */ (dated.reverse()));
  if (count > known.size) for (const id of await store.getAllKeys()) known.add(/** @type {string} */ (id));
  return { ids: [...known], over: new Set(/** @type {string[]} */ (over)) };
}
