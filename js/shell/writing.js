// Writes games without overwriting another tab's newer write: a row is read and written in one transaction, or written
// without reading where an index shows that nobody else has written it. Rows that are not on disk wait here.
import { GAMES, KNOWN } from "./database.js";
import { hex } from "./hex.js";
import { countMore } from "./settings.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("./database.js").Games} Games */

/** A read-write transaction that is on disk when `done` resolves. @param {Games} database */
export const writing = (database) => database.transaction(GAMES, "readwrite", { durability: "strict" });

export function createWriting() {
  /** Rows that are not on disk yet, by id. @type {Map<string, Row>} */
  const waiting = new Map();
  /**
   * Writer tokens by game: `from`, the one found when this tab took the game up; `own`, this tab's; and whether this
   * tab has written since.
   * @type {Map<string, {from?: string, own: string, written?: boolean}>}
   */
  const hands = new Map();
  /** Callbacks for when another tab has written a game. @type {Map<string, () => void>} */
  const losing = new Map();

  /** @param {string} id */
  function handOf(id) {
    const hand = hands.get(id) ?? { own: hex(8) };
    hands.set(id, hand);
    return hand;
  }

  /** A row as stored, always with a token and a title: the index only covers rows that have both. @param {Row} row */
  const stored = (row) => ({ ...row, hand: handOf(row.id).own, title: typeof row.title === "string" ? row.title : "" });

  /**
   * The fast path: write a row without reading it, if the index shows that token and title are those this tab wrote
   * last. Otherwise the transaction is aborted.
   * @param {Games} games
   * @param {Row} row
   * @returns {Promise<boolean>} whether it is on disk
   */
  async function writeAsKnown(games, row) {
    if (!handOf(row.id).written) return false;
    const transaction = writing(games);
    const now = stored(row);
    let known = true;
    const looking = transaction.store
      .index(KNOWN)
      .getKey([now.id, now.hand, now.title])
      .then((key) => {
        known = key !== undefined;
        if (!known) transaction.abort();
      });
    await Promise.all([looking, transaction.store.put(now), transaction.done]).catch((error) => {
      if (known) throw error;
    });
    return known;
  }

  /**
   * The safe path: read a row and overwrite it, unless another tab has written it; keep a title set elsewhere.
   * @param {Games} games
   * @param {Row} row
   * @returns {Promise<boolean>} whether it is on disk
   */
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

  /**
   * Another tab has written this game: a row that is not on disk here becomes a separate game.
   * @param {Row} row
   * @returns {true}
   */
  function overtaken(row) {
    losing.get(row.id)?.();
    if (waiting.delete(row.id)) {
      const apart = { ...row, id: hex(16) };
      waiting.set(apart.id, apart);
    }
    return true;
  }

  return {
    waiting,

    /**
     * Write a row, unless another tab has written the game; a title set there is kept. Resolves to true when the row is
     * on disk or need not be.
     * @param {Row} row
     * @returns {(database: Games) => Promise<true>}
     */
    write: (row) => async (games) => {
      try {
        if (!(await writeAsKnown(games, row)) && !(await writeOver(games, row))) return overtaken(row);
        waiting.delete(row.id);
        return true;
      } catch (error) {
        waiting.set(row.id, row);
        throw error;
      }
    },

    /** Take up a game as it was read. @param {Row} row */
    takeUp(row) {
      hands.set(row.id, { from: row.hand, own: hex(8) });
    },

    /** Register a callback for when another tab has written a game. @param {string} id @param {() => void} onLost */
    onOvertaken(id, onLost) {
      losing.set(id, onLost);
    },
  };
}
