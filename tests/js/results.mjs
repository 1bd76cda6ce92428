// Games that are over, and their results, for tests of what is remembered of people.
import { kept, locks } from "./browser.mjs";
import { falseDatabase } from "./database.mjs";
import { standIn } from "./stand-in.mjs";
import { rowOf, viewAt } from "./stones.mjs";

const { Store } = await import("../../js/storage/store.ts");

/** @typedef {import("../../js/storage/stored-game.ts").StoredGame} StoredGame */
/** @typedef {import("../../js/storage/result.ts").StoredResult} StoredResult */
/** @typedef {import("../../js/storage/result.ts").ResultSeat} ResultSeat */

export const RUNNING = viewAt([0, 1], 0);
/** A game that is over: its first seat has won. @param {string[]} names @param {number[]} scores @param {number[][]} middle @returns {StoredGame["view"]} */
export const ended = (names, scores = names.map((_, seat) => 30 - 10 * seat), middle = []) => ({
  ...viewAt([], 0),
  seats: names.map((name, seat) => ({ seat, name, score: scores[seat] ?? 0 })),
  result: {
    ...{ why: "all", winners: [0], ranking: names.map((_, seat) => [seat]), ties: [] },
    story: middle.map((each, ply) => ({ ply, scores: each })),
  },
});
/** @param {string} id @param {StoredGame["view"]} view @param {Partial<StoredGame["record"]>} [record] @returns {StoredGame} */
export function row(id, view, record = {}) {
  const made = rowOf([0, 1], { id, changed: 1, view });
  const seats = view.seats.map(() => ({ ...made.seats[0], bot: null }));
  const own = { game: "stones", players: [], setup: { deal: id }, log: ["pass"], ...record };
  return { ...made, seats: standIn(seats), record: standIn(own) };
}

/** A device that knows nothing yet, on which these rows are then stored in their order. @param {StoredGame[]} rows */
export async function memory(...rows) {
  kept.clear();
  locks.clear();
  const database = falseDatabase();
  const store = new Store(database.open);
  for (const each of rows) await store.put(each);
  const { results } = store;
  return { store, results, database, all: () => results.all() };
}

export const ID = "0123456789abcdef";
/** @param {string} name @param {number} place @param {number} score @param {Partial<ResultSeat>} [more] @returns {ResultSeat} */
export const sat = (name, place, score, more) => ({ name, bot: null, place, score, ...more });
let count = 0;
/** @param {(ResultSeat | null)[]} seats @param {Partial<StoredResult>} [more] @returns {StoredResult} */
export function result(seats, more) {
  count += 1;
  const id = count.toString(16).padStart(32, "0");
  return { id, same: `${count}`, game: "stones", at: count, seats, risen: false, ...more };
}

/** Note how many results a memory reads anew, and what is being kept. @param {import("../../js/storage/results.ts").Results} results */
export function counted(results) {
  const read = /** @type {number[]} */ ([]);
  const kept = /** @type {ReturnType<typeof results.keep>[]} */ ([]);
  const { known, keep } = results;
  results.known = async () => {
    const found = await known.call(results);
    read.push(found.since.length);
    return found;
  };
  results.keep = (...what) => {
    const keeping = keep.apply(results, what);
    kept.push(keeping);
    return keeping;
  };
  return { read, kept };
}
