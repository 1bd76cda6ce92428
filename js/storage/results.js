// The results of all games that are over, from which everything about people follows: read, completed, forgotten, taken
// from a file. Each is written with its game (writer.js); those of games that were over before are gathered here.
import { DEALT, ENDED, FORGOTTEN, GAMES, OVER, RESULTS, SUMS } from "./database.js";
import { personOf } from "../base/names.ts";
import { bringBack, hide, withoutForgotten } from "./forgotten.js";
import { markOf, marksOf, resultOf } from "./result.js";
import { dropSums, startWriting, TOKEN } from "./writer.js";

/** @typedef {import("idb").IDBPDatabase} Games */
/** @typedef {import("./result.js").Kept} Kept */
/** @typedef {import("./result.js").Sat} Sat */
/** @typedef {import("./writer.js").Transaction} Transaction */
/** @typedef {{sums: unknown, upTo: number}} Sums what results add up to, and when the last game ended that they contain */
/** @typedef {{kept: unknown, since: Kept[], token: string}} Known what is kept, the results since, and what tells of a change */

/** In the store of sums: these, and when the last game ended that they contain. */
const [SUM, UP_TO] = ["sum", "upTo"];
/** Games read in one transaction. */
const BATCH = 100;

/** The seats that a person held, by mark, with what any copy of the game knows of them. @param {Kept[]} results @param {string} person */
function seatsOf(results, person) {
  /** @type {Map<string, Sat>} */
  const found = new Map();
  for (const result of results)
    for (const [at, seat] of result.seats.entries()) {
      if (seat?.bot !== null || personOf(seat.name) !== person) continue;
      const mark = markOf(result, at);
      found.set(mark, { ...found.get(mark), ...seat });
    }
  return found;
}

/** @param {Transaction} transaction */
const resultsOf = (transaction) => transaction.objectStore(RESULTS);

export class Results {
  #try;

  /** @param {import("./database.js").Database["try"]} attempt runs work on the database */
  constructor(attempt) {
    this.#try = attempt;
  }

  /** Whether there is any. */
  async any() {
    return Boolean(await this.#try((games) => games.count(RESULTS)));
  }

  /** @returns {Promise<Kept[]>} */
  async all() {
    return (await this.#try((games) => games.getAll(RESULTS))) ?? [];
  }

  /**
   * What results add up to, as somebody has kept it, and the results since; all of them, where nothing is kept.
   * @returns {Promise<Known>}
   */
  async known() {
    return (await this.#try(known)) ?? { kept: null, since: [], token: "" };
  }

  /** Keep what results add up to, unless one has changed since these were read. @param {Sums} kept @param {string} token */
  keep(kept, token) {
    return this.#try(async (games) => {
      const transaction = startWriting(games, [SUMS]);
      const sums = transaction.objectStore(SUMS);
      const same = ((await sums.get(TOKEN)) ?? "") === token;
      await Promise.all([same && sums.put(kept.sums, SUM), same && sums.put(kept.upTo, UP_TO), transaction.done]);
    });
  }

  /** The results of games that ended from one time to another. @param {number} from @param {number} to @returns {Promise<Kept[]>} */
  async between(from, to) {
    const range = IDBKeyRange.bound(from, to);
    return (await this.#try((games) => games.getAllFromIndex(RESULTS, ENDED, range))) ?? [];
  }

  /** The results of games that may have had the same luck. @param {string} key @returns {Promise<Kept[]>} */
  async ofDeal(key) {
    return (await this.#try((games) => games.getAllFromIndex(RESULTS, DEALT, key))) ?? [];
  }

  /**
   * Keep what is missing: of games that were over before there were results.
   * @param {() => void} onMissing it takes its time
   * @returns {Promise<boolean>} whether anything was
   */
  async gather(onMissing) {
    const missing = (await this.#try(unkept)) ?? [];
    if (missing.length) onMissing();
    for (let at = 0; at < missing.length; at += BATCH)
      await this.#try((games) => gather(games, missing.slice(at, at + BATCH)));
    return missing.length > 0;
  }

  /** Which of these games are still stored. @param {string[]} ids */
  async stored(ids) {
    const keys = await this.#try((games) => Promise.all(ids.map((id) => games.getKey(GAMES, id))));
    return new Set(keys);
  }

  /**
   * Note what is found out of a game's seats after its end.
   * @param {string} id
   * @param {Partial<Sat>[]} facts by seat
   */
  note(id, facts) {
    return this.#change(async (results, transaction) => {
      /** @type {Kept | undefined} */
      const result = await results.get(id);
      const seats = result?.seats.map((seat, at) => seat && { ...seat, ...facts[at] });
      if (!result || JSON.stringify(seats) === JSON.stringify(result.seats)) return;
      const upTo = await transaction.objectStore(SUMS).get(UP_TO);
      const added = upTo !== undefined && !(result.at !== null && result.at > upTo);
      await Promise.all([results.put({ ...result, seats }), added && dropSums(transaction)]);
    });
  }

  /** Forget a person: nothing is left of what they did. @param {string} person @returns {Promise<Map<string, Sat>>} their seats, by mark */
  async forget(person) {
    /** @type {Map<string, Sat>} */
    let before = new Map();
    await this.#change(async (results, transaction) => {
      before = seatsOf(await results.getAll(), person);
      await Promise.all([hide(transaction, [...before.keys()]), dropSums(transaction)]);
    });
    return before;
  }

  /** Take it back that somebody was forgotten. @param {Map<string, Sat>} seats by mark */
  bringBack(seats) {
    return this.#change((_, transaction) => Promise.all([bringBack(transaction, seats), dropSums(transaction)]));
  }

  /** The marks of all who were forgotten. @returns {Promise<string[]>} */
  async forgotten() {
    return /** @type {string[]} */ (await this.#try((games) => games.getAllKeys(FORGOTTEN))) ?? [];
  }

  /** A result without those who were forgotten. @param {Kept} result */
  async withoutForgotten(result) {
    return (await this.#try((games) => withoutForgotten(games.transaction([FORGOTTEN]), result))) ?? result;
  }

  /**
   * Add results of a file: of a game that is known here, what is known here stays, but for whoever was forgotten there.
   * @param {Kept[]} list
   * @param {string[]} [forgotten] marks
   */
  add = async (list, forgotten = []) => {
    const marks = [...forgotten, ...list.flatMap(marksOf)];
    if (!list.length && !marks.length) return;
    await this.#change(async (results, transaction) => {
      await Promise.all([hide(transaction, marks), dropSums(transaction)]);
      const added = list.map(async (result) => {
        if ((await results.getKey(result.id)) === undefined)
          await results.put(await withoutForgotten(transaction, result));
      });
      await Promise.all(added);
    });
  };

  /** @param {(results: ReturnType<typeof resultsOf>, transaction: Transaction) => Promise<unknown>} work */
  #change(work) {
    return this.#try(async (games) => {
      const transaction = startWriting(games, [RESULTS, SUMS, FORGOTTEN]);
      await Promise.all([work(resultsOf(transaction), transaction), transaction.done]);
    });
  }
}

/** The games that are over without a result. @param {Games} games @returns {Promise<string[]>} */
async function unkept(games) {
  const transaction = games.transaction([GAMES, RESULTS]);
  const over = transaction.objectStore(GAMES).index(OVER).getAllKeys();
  const [ids, kept] = await Promise.all([over, transaction.objectStore(RESULTS).getAllKeys()]);
  const known = new Set(kept);
  return /** @type {string[]} */ (ids.filter((id) => !known.has(id)));
}

/** Keep the results of some games. @param {Games} games @param {string[]} ids */
async function gather(games, ids) {
  const transaction = startWriting(games, [GAMES, RESULTS, SUMS, FORGOTTEN]);
  const [stored, results] = [transaction.objectStore(GAMES), resultsOf(transaction)];
  const written = ids.map(async (id) => {
    const row = await stored.get(id);
    if (row) await results.put(await withoutForgotten(transaction, resultOf(row)));
  });
  await Promise.all([...written, dropSums(transaction), transaction.done]);
}

/** @param {Games} games @returns {Promise<Known>} */
async function known(games) {
  const transaction = games.transaction([RESULTS, SUMS]);
  const [sums, results] = [transaction.objectStore(SUMS), transaction.objectStore(RESULTS)];
  const [kept = null, upTo, token = ""] = await Promise.all([sums.get(SUM), sums.get(UP_TO), sums.get(TOKEN)]);
  const since = kept ? results.index(ENDED).getAll(IDBKeyRange.lowerBound(upTo, true)) : results.getAll();
  return { kept, since: await since, token };
}
