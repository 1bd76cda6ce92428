// Who was forgotten: a mark for each seat, made of the game's number, which has no name in it. It outlives results, hides the
// seat in every copy of the game, and is in the file of all games.
import { FORGOTTEN, RESULTS } from "./database.js";
import { markOf } from "./result.js";

/** @typedef {import("./result.js").Kept} Kept */
/** @typedef {import("./result.js").Sat} Sat */
/** @typedef {Pick<ReturnType<import("idb").IDBPDatabase["transaction"]>, "objectStore">} Reading */
/** @typedef {import("./writer.js").Transaction} Transaction */

/** A result as it may be kept: with nobody in seats that are marked. @param {Reading} transaction @param {Kept} result */
export async function withoutForgotten(transaction, result) {
  const marks = transaction.objectStore(FORGOTTEN);
  const found = await Promise.all(result.seats.map((_, seat) => marks.getKey(markOf(result, seat))));
  return { ...result, seats: result.seats.map((seat, at) => (found[at] === undefined ? seat : null)) };
}

/** Mark seats, and empty them in all results. @param {Transaction} transaction @param {string[]} marks */
export async function hide(transaction, marks) {
  const hidden = new Set(marks);
  if (!hidden.size) return;
  const forgotten = transaction.objectStore(FORGOTTEN);
  const marked = [...hidden].map((mark) => forgotten.put(1, mark));
  await Promise.all([...marked, reseat(transaction, (seat, mark) => (hidden.has(mark) ? null : seat))]);
}

/** Take marks away, and fill their seats in all results. @param {Transaction} transaction @param {Map<string, Sat>} seats by mark */
export async function bringBack(transaction, seats) {
  const forgotten = transaction.objectStore(FORGOTTEN);
  const unmarked = [...seats.keys()].map((mark) => forgotten.delete(mark));
  await Promise.all([...unmarked, reseat(transaction, (seat, mark) => seat ?? seats.get(mark) ?? null)]);
}

/** Change seats of all results. @param {Transaction} transaction @param {(seat: Sat | null, mark: string) => Sat | null} change */
async function reseat(transaction, change) {
  const results = transaction.objectStore(RESULTS);
  /** @type {Kept[]} */
  const all = await results.getAll();
  const written = all.map((result) => {
    const seats = result.seats.map((seat, at) => change(seat, markOf(result, at)));
    return seats.some((seat, at) => seat !== result.seats[at]) && results.put({ ...result, seats });
  });
  await Promise.all(written);
}
