// Who was forgotten: a mark for each seat, made of the game's number, which has no name in it. It outlives results, hides the
// seat in every copy of the game, and is in the file of all games.
import { FORGOTTEN, RESULTS } from "./database.ts";
import { tombstoneOf, type StoredResult, type ResultSeat } from "./result.ts";
import type { Transaction } from "./writer.ts";
import type { IDBPDatabase } from "idb";

export type Reading = Pick<ReturnType<IDBPDatabase["transaction"]>, "objectStore">;

/** With nobody in seats that are marked. */
export async function withoutForgotten(transaction: Reading, result: StoredResult) {
  const marks = transaction.objectStore(FORGOTTEN);
  const found = await Promise.all(result.seats.map((_, seat) => marks.getKey(tombstoneOf(result, seat))));
  return { ...result, seats: result.seats.map((seat, at) => (found[at] === undefined ? seat : null)) };
}

/** Mark seats, and empty them in all results. */
export async function addTombstones(transaction: Transaction, marks: string[]) {
  const hidden = new Set(marks);
  if (!hidden.size) return;
  const forgotten = transaction.objectStore(FORGOTTEN);
  const marked = [...hidden].map((mark) => forgotten.put(1, mark));
  await Promise.all([...marked, reseat(transaction, (seat, mark) => (hidden.has(mark) ? null : seat))]);
}

/** Fill their seats in all results. @param seats by mark */
export async function removeTombstones(transaction: Transaction, seats: Map<string, ResultSeat>) {
  const forgotten = transaction.objectStore(FORGOTTEN);
  const unmarked = [...seats.keys()].map((mark) => forgotten.delete(mark));
  await Promise.all([...unmarked, reseat(transaction, (seat, mark) => seat ?? seats.get(mark) ?? null)]);
}

async function reseat(transaction: Transaction, change: (seat: ResultSeat | null, mark: string) => ResultSeat | null) {
  const results = transaction.objectStore(RESULTS);
  const all: StoredResult[] = await results.getAll();
  const written = all.map((result) => {
    const seats = result.seats.map((seat, at) => change(seat, tombstoneOf(result, at)));
    return seats.some((seat, at) => seat !== result.seats[at]) && results.put({ ...result, seats });
  });
  await Promise.all(written);
}
