// The results of all games that are over, from which everything about people follows: read, completed, forgotten, taken
// from a file. Each is written with its game (writer.ts); those that are missing are gathered here.
import { textsOf, DEALT, ENDED, FORGOTTEN, GAMES, OVER, RESULTS, SUMS, type Database } from "./database.ts";
import { personOf } from "../base/names.ts";
import { removeTombstones, addTombstones, withoutForgotten } from "./tombstones.ts";
import { tombstoneOf, tombstonesOf, resultOf, type StoredResult, type ResultSeat } from "./result.ts";
import { dropSums, startWriting, TOKEN, type Transaction } from "./writer.ts";
import type { IDBPDatabase as Games } from "idb";

/** what results add up to, and when the last game ended that they contain */
type Sums = { sums: unknown; upTo: number };
/** `token`: tells of a change */
type Known = { kept: unknown; since: StoredResult[]; token: string };

const [SUM, UP_TO] = ["sum", "upTo"];
/** Games read in one transaction. */
const BATCH = 100;

/** The seats that a person held, by mark, with what any copy of the game knows of them. */
function seatsOf(results: StoredResult[], person: string) {
  const found: Map<string, ResultSeat> = new Map();
  for (const result of results)
    for (const [at, seat] of result.seats.entries()) {
      if (seat?.bot !== null || personOf(seat.name) !== person) continue;
      const mark = tombstoneOf(result, at);
      found.set(mark, { ...found.get(mark), ...seat });
    }
  return found;
}

const resultsOf = (transaction: Transaction) => transaction.objectStore(RESULTS);

export class Results {
  #try;

  /** @param attempt runs work on the database */
  constructor(attempt: Database["try"]) {
    this.#try = attempt;
  }

  async any() {
    return Boolean(await this.#try((games) => games.count(RESULTS)));
  }

  async all(): Promise<StoredResult[]> {
    return (await this.#try((games) => games.getAll(RESULTS))) ?? [];
  }

  /** What results add up to, as it was kept, and the results since; all of them, where nothing is kept. */
  async known(): Promise<Known> {
    return (await this.#try(known)) ?? { kept: null, since: [], token: "" };
  }

  /** Tells of a change of results, as in `known`. */
  async token(): Promise<string> {
    return (await this.#try((games) => games.get(SUMS, TOKEN))) ?? "";
  }

  /** Keep the sums, unless a result has changed since these were read. */
  keep(kept: Sums, token: string) {
    return this.#try(async (games) => {
      const transaction = startWriting(games, [SUMS]);
      const sums = transaction.objectStore(SUMS);
      const same = ((await sums.get(TOKEN)) ?? "") === token;
      await Promise.all([same && sums.put(kept.sums, SUM), same && sums.put(kept.upTo, UP_TO), transaction.done]);
    });
  }

  /** The results of games that ended from one time to another. */
  async between(from: number, to: number): Promise<StoredResult[]> {
    const range = IDBKeyRange.bound(from, to);
    return (await this.#try((games) => games.getAllFromIndex(RESULTS, ENDED, range))) ?? [];
  }

  /** The results of games that may have had the same luck. */
  async ofDeal(key: string): Promise<StoredResult[]> {
    return (await this.#try((games) => games.getAllFromIndex(RESULTS, DEALT, key))) ?? [];
  }

  /** Keep what is missing: of games that something else has written, or that lost theirs. @returns whether any was */
  async gather(onMissing: () => void): Promise<boolean> {
    const missing = (await this.#try(unkept)) ?? [];
    if (missing.length) onMissing();
    for (let at = 0; at < missing.length; at += BATCH)
      await this.#try((games) => gather(games, missing.slice(at, at + BATCH)));
    return missing.length > 0;
  }

  /** Which of these games are still stored. */
  async stored(ids: string[]) {
    const keys = await this.#try((games) => Promise.all(ids.map((id) => games.getKey(GAMES, id))));
    return new Set(keys);
  }

  /** Note what is found out after the end. @param facts by seat */
  note(id: string, facts: Partial<ResultSeat>[]) {
    return this.#change(async (results, transaction) => {
      const result: StoredResult | undefined = await results.get(id);
      const seats = result?.seats.map((seat, at) => seat && { ...seat, ...facts[at] });
      if (!result || JSON.stringify(seats) === JSON.stringify(result.seats)) return;
      const upTo = await transaction.objectStore(SUMS).get(UP_TO);
      const added = upTo !== undefined && !(result.at !== null && result.at > upTo);
      await Promise.all([results.put({ ...result, seats }), added && dropSums(transaction)]);
    });
  }

  /** Forget a person: nothing is left of what they did. @returns their seats, by mark */
  async forget(person: string): Promise<Map<string, ResultSeat>> {
    let before: Map<string, ResultSeat> = new Map();
    await this.#change(async (results, transaction) => {
      before = seatsOf(await results.getAll(), person);
      await Promise.all([addTombstones(transaction, [...before.keys()]), dropSums(transaction)]);
    });
    return before;
  }

  /** Take it back that somebody was forgotten. @param seats by mark */
  bringBack(seats: Map<string, ResultSeat>) {
    return this.#change((_, transaction) => Promise.all([removeTombstones(transaction, seats), dropSums(transaction)]));
  }

  /** The marks of all who were forgotten. */
  async forgotten(): Promise<string[]> {
    return textsOf((await this.#try((games) => games.getAllKeys(FORGOTTEN))) ?? []);
  }

  async withoutForgotten(result: StoredResult) {
    return (await this.#try((games) => withoutForgotten(games.transaction([FORGOTTEN]), result))) ?? result;
  }

  /** Add results of a file: what is known here stays, but for whoever was forgotten there. @param forgotten marks */
  add = async (list: StoredResult[], forgotten: string[] = []) => {
    const marks = [...forgotten, ...list.flatMap(tombstonesOf)];
    if (!list.length && !marks.length) return;
    await this.#change(async (results, transaction) => {
      await Promise.all([addTombstones(transaction, marks), dropSums(transaction)]);
      const added = list.map(async (result) => {
        if ((await results.getKey(result.id)) === undefined)
          await results.put(await withoutForgotten(transaction, result));
      });
      await Promise.all(added);
    });
  };

  #change(work: (results: ReturnType<typeof resultsOf>, transaction: Transaction) => Promise<unknown>) {
    return this.#try(async (games) => {
      const transaction = startWriting(games, [RESULTS, SUMS, FORGOTTEN]);
      await Promise.all([work(resultsOf(transaction), transaction), transaction.done]);
    });
  }
}

/** The games that are over without a result. */
async function unkept(games: Games): Promise<string[]> {
  const transaction = games.transaction([GAMES, RESULTS]);
  const over = transaction.objectStore(GAMES).index(OVER).getAllKeys();
  const [ids, kept] = await Promise.all([over, transaction.objectStore(RESULTS).getAllKeys()]);
  const known = new Set(kept);
  return textsOf(ids).filter((id) => !known.has(id));
}

async function gather(games: Games, ids: string[]) {
  const transaction = startWriting(games, [GAMES, RESULTS, SUMS, FORGOTTEN]);
  const [stored, results] = [transaction.objectStore(GAMES), resultsOf(transaction)];
  const written = ids.map(async (id) => {
    const row = await stored.get(id);
    if (row) await results.put(await withoutForgotten(transaction, resultOf(row)));
  });
  await Promise.all([...written, dropSums(transaction), transaction.done]);
}

async function known(games: Games): Promise<Known> {
  const transaction = games.transaction([RESULTS, SUMS]);
  const [sums, results] = [transaction.objectStore(SUMS), transaction.objectStore(RESULTS)];
  const [kept = null, upTo, token = ""] = await Promise.all([sums.get(SUM), sums.get(UP_TO), sums.get(TOKEN)]);
  const since = kept ? results.index(ENDED).getAll(IDBKeyRange.lowerBound(upTo, true)) : results.getAll();
  return { kept, since: await since, token };
}
