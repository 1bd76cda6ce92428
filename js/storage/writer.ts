// Writes games without overwriting another tab's newer write, with and without Web Locks: each write names the one that
// it follows. A row is read and written in one transaction, or written without reading where indexes show that this is
// right. The result of a game that is over is written with it. Rows that are not on disk wait here.
import { cached } from "../base/cache.ts";
import { hex } from "../base/hex.ts";
import { CHANGED, ENDED, FORGOTTEN, GAMES, KNOWN, RESULTS, SUMS } from "./database.ts";
import { withoutForgotten } from "./tombstones.ts";
import { isAwaitedHere } from "./seating.ts";
import { playedAt, resultOf } from "./result.ts";
import { countMore } from "./settings.ts";
import type { IDBPDatabase as Games } from "idb";
import type { StoredGame } from "./stored-game.ts";

export type Transaction = ReturnType<typeof startWriting>;

/** In the store of sums: a random text that is another one each time that they were dropped. */
export const TOKEN = "token";
/** The latest time that a Date can hold: a row that claims a later one has none. */
export const LATEST = 8.64e15;
const DATES = globalThis.IDBKeyRange?.upperBound(LATEST, true);

/** A read-write transaction that is on disk when `done` resolves. */
export function startWriting(games: Games, stores: string[] = [GAMES]) {
  const transaction = games.transaction(stores, "readwrite", { durability: "strict" });
  transaction.done.catch(() => {}); // also where a request that throws at once leaves nobody who waits for it
  return transaction;
}

export async function put(transaction: Transaction, row: StoredGame) {
  await Promise.all([transaction.objectStore(GAMES).put(row), transaction.done]);
}

/** The time of the newest change of any game. */
async function newestOf(transaction: Transaction) {
  const cursor = await transaction.objectStore(GAMES).index(CHANGED).openKeyCursor(DATES, "prev");
  return Number(cursor?.key ?? 0);
}

/** What results add up to is no longer right, also where a tab is about to write it. */
export const dropSums = (transaction: Transaction) =>
  Promise.all([transaction.objectStore(SUMS).clear(), transaction.objectStore(SUMS).put(hex(8), TOKEN)]);

const isOver = ({ view }: StoredGame) => Boolean(view.result);

/** What a row is written to: with its result, where it is over, or may have been before an undo or a message. */
const storesOf = (row: StoredGame) =>
  isOver(row) || row.undone.length || row.arrived ? [GAMES, RESULTS, SUMS, FORGOTTEN] : [GAMES];

/** Keep the result of a game, once; none of a game whose end was taken back. @param at when it ended */
async function keepResult(transaction: Transaction, row: StoredGame, at: number | null) {
  if (!storesOf(row).includes(RESULTS)) return;
  const results = transaction.objectStore(RESULTS);
  if ((await results.getKey(row.id)) !== undefined) {
    if (!isOver(row)) await Promise.all([results.delete(row.id), dropSums(transaction)]);
  } else if (isOver(row)) {
    const last = await results.index(ENDED).openKeyCursor(null, "prev");
    const isLast = at !== null && !(last && Number(last.key) >= at);
    const result = await withoutForgotten(transaction, resultOf(row, at));
    await Promise.all([results.put(result), isLast || dropSums(transaction)]);
  }
}

/** By a write with a token of its own; always with a title, because the index only covers rows that have both. */
const stored = (row: StoredGame) => ({
  ...row,
  hand: hex(8),
  title: typeof row.title === "string" ? row.title : "",
  yours: isAwaitedHere(row) ? 1 : undefined,
});

export class Writer {
  /** Rows that are not on disk yet, by id. */
  waiting: Map<string, StoredGame> = new Map();
  /**
   * By game, the writes of which one is the newest on disk unless another tab has written: the one that was read or is
   * known to be stored, then those of this tab whose end is not known yet. A row that has no token is `undefined`.
   */
  #tokens: Map<string, Set<string | undefined>> = new Map();
  /** The time of the newest change that this tab knows of. */
  #newest = 0;
  /** What is to be done once another tab has written the game that this one plays. */
  #onOvertaken: { id: string; callback: () => void } | null = null;

  /** Date a row after every other change, whatever the clock says. */
  date(row: StoredGame) {
    row.changed = Math.max(Date.now(), this.#newest + 1);
  }

  /** This tab goes on from a row as it was read. */
  follow(row: StoredGame) {
    this.#tokens.set(row.id, new Set([row.hand]));
  }

  /** Whether nobody else has written a row since this tab read or wrote it. */
  isKnown({ id, hand }: StoredGame) {
    return this.#tokensOf(id).has(hand);
  }

  onOvertaken(id: string, callback: () => void) {
    this.#onOvertaken = { id, callback };
  }

  /** Unless another tab has written the game; a title set there is kept. Resolves once it is on disk or need not be. */
  async write(games: Games, row: StoredGame) {
    try {
      if ((await this.#writeUnread(games, row)) || (await this.#writeOver(games, row))) this.waiting.delete(row.id);
      else this.#overtaken(row);
      return true;
    } catch (error) {
      this.waiting.set(row.id, row);
      throw error;
    }
  }

  #tokensOf(id: string) {
    return cached(this.#tokens, id, () => new Set());
  }

  /** A write is on disk: no earlier one is the newest. */
  #settle({ id, hand, changed }: StoredGame) {
    const tokens = this.#tokensOf(id);
    const known = [...tokens];
    for (const each of known.slice(0, Math.max(0, known.indexOf(hand)))) tokens.delete(each);
    this.#newest = Math.max(this.#newest, changed);
  }

  /**
   * The fast path: write a row without reading it, if indexes show that the write it follows and the title are those that
   * this tab knows, and no game has a later change. Otherwise abort the transaction. Resolves to whether it is on disk.
   */
  async #writeUnread(games: Games, row: StoredGame): Promise<boolean> {
    const tokens = this.#tokensOf(row.id);
    const [before, ...unsure] = tokens;
    if (before === undefined || unsure.length) return false;
    const transaction = startWriting(games, storesOf(row));
    const now = stored(row);
    let right = true;
    const known = transaction.objectStore(GAMES).index(KNOWN).getKey([now.id, before, now.title]);
    const looking = Promise.all([known, newestOf(transaction)]).then(([key, time]) => {
      right = key !== undefined && time < now.changed;
      if (!right) transaction.abort();
    });
    tokens.add(now.hand);
    await Promise.all([looking, keepResult(transaction, now, now.changed), put(transaction, now)]).catch((error) => {
      if (right) throw error;
    });
    if (right) this.#settle(now);
    else tokens.delete(now.hand);
    return right;
  }

  /** The safe path: read and overwrite it, unless another tab has written it; keep a title set elsewhere. */
  async #writeOver(games: Games, row: StoredGame): Promise<boolean> {
    const transaction = startWriting(games, storesOf(row));
    const [before, time] = await Promise.all([transaction.objectStore(GAMES).get(row.id), newestOf(transaction)]);
    if (before && !this.isKnown(before)) return false;
    if (before) row.title = before.title;
    this.#newest = Math.max(this.#newest, time);
    if (time >= row.changed) this.date(row);
    const now = stored(row);
    this.#tokensOf(row.id).add(now.hand);
    const ended = before ? now.changed : playedAt(now, now.changed); // one that comes as a whole was played elsewhere
    await Promise.all([keepResult(transaction, now, ended), put(transaction, now)]);
    if (!before) countMore(1);
    this.#settle(now);
    return true;
  }

  /** Another tab has written this game: a row that is not on disk here becomes a separate game. */
  #overtaken(row: StoredGame) {
    if (this.#onOvertaken?.id === row.id) this.#onOvertaken.callback();
    if (!this.waiting.delete(row.id)) return;
    const apart = { ...row, id: row.id.slice(0, -20) + hex(10) }; // still of the same game
    this.waiting.set(apart.id, apart);
  }
}
