// The store of games: list, read, write, rename, remove. A row that cannot be written waits in memory, `trouble` says
// why, and it is written as soon as the database works again.
import { attempt } from "../base/optional.ts";
import { textsOf, CHANGED, Database, GAMES, OVER, YOURS, type Open } from "./database.ts";
import { showBadge } from "../platform/badge.ts";
import { hold, holding } from "./locks.ts";
import { has, areSeats, hasRemoteSeats, SHARINGS } from "./seating.ts";
import { clockOf, withSavedSpent } from "./clock-choice.ts";
import { countedGames, countGames, countMore, dropSpent, savedSpent } from "./settings.ts";
import { Results } from "./results.ts";
import { LATEST, put, startWriting, Writer } from "./writer.ts";
import { fieldsOf } from "../base/lookup.ts";
import type { IDBPDatabase as Games } from "idb";
import type { StoredGame } from "./stored-game.ts";

/**
 * Ids, last changed first, but before them those in which somebody elsewhere waits; how many games the browser lost,
 * and in how many somebody waits.
 */
type List = { running: string[]; finished: string[]; missing: number; yours: number };

/** How many games of each kind, running and finished, are searched for people and the last tables. */
const REMEMBERED = 24;
const TIMES = globalThis.IDBKeyRange?.bound(-LATEST, LATEST);
/** When a game was changed, for its place among others. */
const timeOf = ({ changed }: StoredGame) => (Math.abs(changed) <= LATEST ? changed : -Infinity);

/** Whether a stored row has everything that the shelf and the table rely on; the engine checks the record itself. */
export function isWhole(row: unknown): row is StoredGame {
  const { record, view, undone, notes, sharing, changed, seats } = fieldsOf(row);
  const { game, log } = fieldsOf(record);
  const { seats: shown, prompt, board, choices } = fieldsOf(view);
  return (
    typeof game === "string" &&
    Array.isArray(log) &&
    Array.isArray(undone) &&
    isPlain(notes) &&
    has(SHARINGS, sharing) &&
    Number.isFinite(changed) &&
    Array.isArray(shown) &&
    shown.every((seat) => typeof fieldsOf(seat).name === "string") &&
    areSeats(seats, shown.length) &&
    isPlain(fieldsOf(prompt).args) &&
    isPlain(board) &&
    Array.isArray(choices)
  );
}

const isPlain = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

const isOver = (row: unknown) => Boolean(fieldsOf(fieldsOf(row).view).result);

export class Store {
  results = new Results((work) => this.#database.try(work));
  #writer = new Writer();
  #database;
  #asked = false;

  constructor(open?: Open) {
    this.#database = new Database(() => this.#recover(), open);
    this.#database.try(async () => {}); // opens it early
  }

  /** Why games cannot be stored; null: they can. */
  get trouble() {
    return this.#database.trouble;
  }

  /** As the game changed last; resolves when it is on disk, or waiting in memory. */
  async put(row: StoredGame) {
    this.#writer.date(row);
    if (await this.#write(row)) this.#askToPersist();
    else this.#waiting.set(row.id, row);
    if (hasRemoteSeats(row.seats)) this.#database.try((games) => games.countFromIndex(GAMES, YOURS)).then(showBadge);
  }

  /** Read a game that this tab goes on to play. */
  async get(id: string): Promise<StoredGame | undefined> {
    const row = this.#waiting.get(id) ?? (await this.#read(id));
    if (row && !this.#waiting.has(id)) this.#writer.follow(row);
    return row;
  }

  /** Whether another tab has written a game since this one read or wrote it. */
  async overtaken(id: string) {
    const row = this.#waiting.has(id) ? undefined : await this.#read(id);
    return row !== undefined && !this.#writer.isKnown(row);
  }

  async list(): Promise<List> {
    const counted = countedGames();
    const found = await this.#database.try(listed);
    const { ids, over, yours } = found ?? { ids: [], over: new Set(), yours: new Set() };
    const missing = found ? missed(ids.length, counted) : 0;
    const kept = ids.filter((id) => !this.#waiting.has(id));
    const unsaved = [...this.#waiting.values()];
    if (found) dropSpent((id) => !ids.includes(id) && !this.#waiting.has(id));
    const running = kept.filter((id) => !over.has(id));
    return {
      missing,
      yours: yours.size,
      running: [
        ...unsaved.filter((row) => !isOver(row)).map(({ id }) => id),
        ...running.filter((id) => yours.has(id)),
        ...running.filter((id) => !yours.has(id)),
      ],
      finished: [...unsaved.filter(isOver).map(({ id }) => id), ...kept.filter((id) => over.has(id))],
    };
  }

  /** Accept that games are lost. @param there how many there are */
  acceptLosses = (there: number) => countGames(there);

  /** Read games without going on from them. @returns those that exist */
  async rows(ids: string[]): Promise<StoredGame[]> {
    const stored = await this.#database.try((games) => {
      const { store } = games.transaction(GAMES);
      return Promise.all(ids.map((id) => store.get(id)));
    });
    return ids.map((id, at) => this.#waiting.get(id) ?? stored?.[at]).filter(Boolean);
  }

  /** The games with a number that travels with them: ids begin with it. */
  async ofGame(number: string): Promise<StoredGame[]> {
    const stored = await this.#database.try((games) => games.getAll(GAMES, IDBKeyRange.bound(number, `${number}g`))); // after f
    const unsaved = [...this.#waiting.values()].filter(({ id }) => id.startsWith(number));
    return [...unsaved, ...(stored ?? []).filter(({ id }) => !this.#waiting.has(id))];
  }

  /** The newest first. */
  async recent(): Promise<StoredGame[]> {
    const { running, finished } = await this.list();
    const rows = await this.rows([...running.slice(0, REMEMBERED), ...finished.slice(0, REMEMBERED)]);
    return rows.filter(isWhole).sort((one, other) => timeOf(other) - timeOf(one));
  }

  rename(id: string, title: string = "") {
    return this.#amend(id, { title });
  }

  /** Note how much of a game people elsewhere have been sent. */
  settle(id: string, settled: number) {
    return this.#amend(id, { settled });
  }

  /** Change what a game has beside its record, whoever plays it. */
  async #amend(id: string, part: Partial<StoredGame>) {
    const unsaved = this.#waiting.get(id);
    if (unsaved) Object.assign(unsaved, part);
    await this.#database.try(async (games) => {
      const transaction = startWriting(games);
      const row = await transaction.objectStore(GAMES).get(id);
      if (row) await put(transaction, { ...row, ...part });
    });
  }

  /** Remove a game, unless a tab plays it. @returns the game as it was */
  remove = (id: string) => holding(id, () => this.#remove(id));

  async #remove(id: string): Promise<StoredGame | undefined> {
    const stored = await this.#database.try(async (games) => {
      const transaction = startWriting(games);
      const row = await transaction.objectStore(GAMES).get(id);
      if (row) countMore(-1); // counted before the deletion: a crash in between must not report a lost game
      await Promise.all([transaction.objectStore(GAMES).delete(id), transaction.done]);
      return row;
    });
    const row = this.#waiting.get(id) ?? stored;
    this.#waiting.delete(id);
    const clock = clockOf(row?.clock, row?.seats?.length ?? 0);
    if (row && clock) row.clock = withSavedSpent(clock, savedSpent(id));
    return row;
  }

  /** Restore a removed game, unless its id exists again. */
  async restore(row: StoredGame) {
    const done = await this.#database.try(async (games) => {
      const transaction = startWriting(games);
      if ((await transaction.objectStore(GAMES).getKey(row.id)) !== undefined) return true;
      await put(transaction, row);
      countMore(1);
      return true;
    });
    if (!done) this.#waiting.set(row.id, row);
  }

  /** As in locks.ts. @param how `onOvertaken`: another tab has written the game */
  async hold(id: string, how: { steal?: boolean; onLost: () => void; onOvertaken: () => void }) {
    const release = await hold(id, how);
    if (release) this.#writer.onOvertaken(id, how.onOvertaken);
    return release;
  }

  /** How many bytes are used, and whether storage is persistent; null where the browser does not say. */
  async storageUsage() {
    const known = await attempt("storage", (storage) => Promise.all([storage.estimate(), storage.persisted()]));
    return known ? { usage: known[0].usage ?? 0, persistent: known[1] } : null;
  }

  get #waiting() {
    return this.#writer.waiting;
  }

  #read(id: string): Promise<StoredGame | undefined> {
    return this.#database.try((games) => games.get(GAMES, id));
  }

  #write(row: StoredGame) {
    return this.#database.try((games) => this.#writer.write(games, row));
  }

  /** Write the waiting rows; resolves to whether none is left. */
  async #recover() {
    for (const row of [...this.#waiting.values()]) await this.#write(row);
    return !this.#waiting.size;
  }

  /** Ask for persistent storage with the first stored game. */
  #askToPersist() {
    if (this.#asked) return;
    this.#asked = true;
    attempt("storage", (storage) => storage.persist()); // on refusal the browser may clear storage: the shelf warns
  }
}

/** How many games are missing. Another tab may have added or removed some since they were counted before. */
function missed(there: number, before: number | null) {
  const after = countedGames();
  if (before === null || after === null) countGames(there);
  return before === null || after === null ? 0 : Math.max(0, Math.min(before, after) - there);
}

/** All ids, the newest first, rows without a valid time last. Read from indexes alone. */
async function listed(games: Games) {
  const { store } = games.transaction(GAMES);
  const [count, dated, over, yours] = await Promise.all([
    store.count(),
    store.index(CHANGED).getAllKeys(TIMES),
    store.index(OVER).getAllKeys(),
    store.index(YOURS).getAllKeys(),
  ]);
  const known = new Set(textsOf(dated).reverse());
  if (count > known.size) for (const id of textsOf(await store.getAllKeys())) known.add(id);
  return { ids: [...known], over: new Set(textsOf(over)), yours: new Set(textsOf(yours)) };
}
