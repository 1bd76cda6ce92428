// The results of all games that are over, from which everything about people follows: read, completed, forgotten, taken
// from a file. Each is written with its game (writer.ts); those that are missing are gathered here.
import { textsOf, CALLED, DEALT, ENDED, FORGOTTEN, GAMES, OVER, RESULTS, SUMS, type Database } from "./database.ts";
import { keysIn, type Called, type KeyOf } from "./called.ts";
import { removeTombstones, addTombstones, withoutForgotten, type Reading } from "./tombstones.ts";
import { tombstoneOf, tombstonesOf, resultOf, type StoredResult, type ResultSeat } from "./result.ts";
import { dropSums, startWriting, TOKEN, type Transaction } from "./writer.ts";
import type { IDBPDatabase as Games } from "idb";

/** what results add up to, and when the last game ended that they contain */
type Sums = { sums: unknown; upTo: number };
/** `token`: tells of a change */
type Known = { kept: unknown; since: StoredResult[]; token: string; called: Called };
/** What a change of people can be taken back with: their seats by mark, and what was said of spellings. */
export type Before = { seats: Map<string, ResultSeat>; called: Map<string, string | undefined> };

const [SUM, UP_TO] = ["sum", "upTo"];
/** Games read in one transaction. */
const BATCH = 100;

/** The seats that a person held, by mark, with what any copy of the game knows of them. */
function seatsOf(results: StoredResult[], person: string, keyOf: KeyOf) {
  const found: Map<string, ResultSeat> = new Map();
  for (const result of results)
    for (const [at, seat] of result.seats.entries()) {
      if (seat?.bot !== null || keyOf(seat.name).key !== person) continue;
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
    return (await this.#try(known)) ?? { kept: null, since: [], token: "", called: new Map() };
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

  /** Forget a person: nothing is left of what they did, nor of what they were called. */
  forget(person: string): Promise<Before> {
    return this.#change(async (results, transaction) => {
      const called = await calledIn(transaction);
      const keyOf = keysIn(called);
      const seats = seatsOf(await results.getAll(), person, keyOf);
      const own = [...called].filter(([spelling]) => keyOf(spelling).key === person);
      await Promise.all([addTombstones(transaction, [...seats.keys()]), say(transaction, own, () => undefined)]);
      return { seats, called: new Map(own) };
    });
  }

  /** From now on a person is called so: whoever is called so already is the same person. */
  call(person: string, name: string): Promise<Before> {
    return this.#change(async (_, transaction) => {
      const called = await calledIn(transaction);
      const { own, key } = keysIn(called)(name);
      const turned = own !== person && key === person ? [own] : []; // one of their spellings: the others follow that
      const before = new Map([person, ...turned].map((each) => [each, called.get(each)]));
      await say(transaction, before, (each) => (each === person ? name : undefined));
      return { seats: new Map(), called: before };
    });
  }

  /** A spelling is a person of its own again. */
  part(spelling: string): Promise<Before> {
    return this.#change(async (_, transaction) => {
      const before = new Map([[spelling, (await calledIn(transaction)).get(spelling)]]);
      await say(transaction, before, () => undefined);
      return { seats: new Map(), called: before };
    });
  }

  /** Take a change of people back. */
  bringBack({ seats, called }: Before) {
    return this.#change(async (_, transaction) => {
      await Promise.all([removeTombstones(transaction, seats), say(transaction, called, (_key, name) => name)]);
    });
  }

  /** What people are called, for a file. */
  async called(): Promise<Called> {
    return (await this.#try((games) => calledIn(games.transaction([CALLED])))) ?? new Map();
  }

  /** The marks of all who were forgotten. */
  async forgotten(): Promise<string[]> {
    return textsOf((await this.#try((games) => games.getAllKeys(FORGOTTEN))) ?? []);
  }

  async withoutForgotten(result: StoredResult) {
    return (await this.#try((games) => withoutForgotten(games.transaction([FORGOTTEN]), result))) ?? result;
  }

  /** Add results of a file: what is known here stays, but for whoever was forgotten there. @param forgotten marks */
  add = async (list: StoredResult[], forgotten: string[] = [], called: Called = new Map()) => {
    const marks = [...forgotten, ...list.flatMap(tombstonesOf)];
    if (!list.length && !marks.length && !called.size) return;
    await this.#change(async (results, transaction) => {
      const here = await calledIn(transaction);
      await Promise.all([
        addTombstones(transaction, marks),
        say(transaction, called, (key, name) => here.get(key) ?? name),
      ]);
      const added = list.map(async (result) => {
        if ((await results.getKey(result.id)) === undefined)
          await results.put(await withoutForgotten(transaction, result));
      });
      await Promise.all(added);
    });
  };

  /** Change what results add up to. @returns what `work` does, empty where there is no storage */
  async #change<T>(work: (results: ReturnType<typeof resultsOf>, transaction: Transaction) => Promise<T>) {
    const done = await this.#try(async (games) => {
      const transaction = startWriting(games, [RESULTS, SUMS, FORGOTTEN, CALLED]);
      const [found] = await Promise.all([work(resultsOf(transaction), transaction), dropSums(transaction)]);
      await transaction.done;
      return found;
    });
    return done ?? { seats: new Map(), called: new Map() };
  }
}

async function calledIn(transaction: Reading): Promise<Called> {
  const store = transaction.objectStore(CALLED);
  const [keys, names] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return new Map(textsOf(keys).map((key, at) => [key, String(names[at])]));
}

/** Write what spellings are called. @param nameOf none: a spelling is called as it is written */
function say<T extends string | undefined>(
  transaction: Transaction,
  given: Iterable<[string, T]>,
  nameOf: (key: string, name: T) => string | undefined,
) {
  const store = transaction.objectStore(CALLED);
  const written = [...given].map(([key, before]) => {
    const name = nameOf(key, before);
    return name === undefined ? store.delete(key) : store.put(name, key);
  });
  return Promise.all(written);
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
  const transaction = games.transaction([RESULTS, SUMS, CALLED]);
  const called = calledIn(transaction);
  const [sums, results] = [transaction.objectStore(SUMS), transaction.objectStore(RESULTS)];
  const [kept = null, upTo, token = ""] = await Promise.all([sums.get(SUM), sums.get(UP_TO), sums.get(TOKEN)]);
  const since = kept ? results.index(ENDED).getAll(IDBKeyRange.lowerBound(upTo, true)) : results.getAll();
  return { kept, since: await since, token, called: await called };
}
