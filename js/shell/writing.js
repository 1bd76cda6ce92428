// Writing games so that nothing a tab remembers replaces what another tab has written since: a row is read and written in
// one transaction, or written unread where an index tells that nobody else has written it. What is not on disk waits here.
import { GAMES, KNOWN } from "./database.js";
import { hex } from "./hex.js";
import { countMore } from "./settings.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("./database.js").Games} Games */

/** A transaction that is on disk once it is done. @param {Games} database */
export const writing = (database) => database.transaction(GAMES, "readwrite", { durability: "strict" });

export function createWriting() {
  /** The newest of what is not on disk. @type {Map<string, Row>} */
  const waiting = new Map();
  /** By whose hand a game was written when this tab took it up, and by whose it goes on; whether that has been written.
   * @type {Map<string, {from?: string, own: string, written?: boolean}>} */
  const hands = new Map();
  /** What is to be done when another tab has gone on with a game. @type {Map<string, () => void>} */
  const losing = new Map();

  /** @param {string} id */
  function handOf(id) {
    const hand = hands.get(id) ?? { own: hex(8) };
    hands.set(id, hand);
    return hand;
  }

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

  /** Another tab has gone on with a game: what was shown here and is not on disk becomes a game of its own.
   * @param {Row} row @returns {true} */
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

    /** Writes a row, unless another tab has gone on with the game; a title given there stays. Tells that it is on disk, or
     * need not be. @param {Row} row @returns {(database: Games) => Promise<true>} */
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

    /** This tab goes on with a game as it was read. @param {Row} row */
    takeUp(row) {
      hands.set(row.id, { from: row.hand, own: hex(8) });
    },

    /** Call when another tab has gone on with a game. @param {string} id @param {() => void} onLost */
    heed(id, onLost) {
      losing.set(id, onLost);
    },
  };
}
