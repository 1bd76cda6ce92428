// One game, one row: a game with a number that comes to this device (by a link, in a file, back from its removal) is
// looked for again at the moment when it would be stored, while no other tab does the like with that number.
import { clockOf, withSavedSpent } from "./clock-choice.ts";
import { hold, holding } from "./locks.ts";
import { hasRemoteSeats, isLocalPerson } from "./seating.ts";
import { isWhole, type Store } from "./store.ts";
import type { Messages, MergeResult } from "./messages.ts";
import type { CheckedGame, StoredGame } from "./stored-game.ts";

export type Incoming = { id: string; how: MergeResult["how"] | "new" };

export class IncomingGames {
  #messages;
  #store;

  constructor(
    messages: Pick<Messages, "merge" | "accept">,
    store: Pick<Store, "rows" | "get" | "put" | "rename" | "restore">,
  ) {
    this.#messages = messages;
    this.#store = store;
  }

  /** Find it among the games of this device; one that goes on is joined. */
  merge = (found: CheckedGame) => exclusively(found, () => this.#messages.merge(found));

  /** Go on with a game as it has come, instead of as this device has it. */
  accept = (met: MergeResult, found: CheckedGame) => exclusively(found, () => this.#messages.accept(met, found));

  /** Store it, unless this device has it by now; another way in which it goes on is stored beside it. */
  keep = (found: CheckedGame, store: () => Promise<StoredGame>): Promise<Incoming> =>
    exclusively(found, async () => {
      const met = await this.#messages.merge(found);
      return isOne(met) ? met : { how: "new", id: (await store()).id };
    });

  /**
   * The same of a file's game, where nobody is asked: what was decided elsewhere for people here is another way, unless
   * all of them are here, so that the file is their own.
   */
  keepAll = (found: CheckedGame, store: () => Promise<StoredGame>): Promise<Incoming> =>
    exclusively(found, async () => {
      const met = await this.#messages.merge(found);
      const [row] = met?.how === "mine" ? await this.#store.rows([met.id]) : [];
      const taken = met && row && !hasRemoteSeats(row.seats) ? await this.#messages.accept(met, found) : met;
      return isOne(taken) && taken.how !== "mine" ? taken : { how: "new", id: (await store()).id };
    });

  /**
   * Bring a removed game back: where this device has it again, that one goes on as far as either, and gets what only
   * the other had. `held`: another tab plays that one.
   */
  restore = (row: StoredGame): Promise<"held" | null> =>
    exclusively(row, async () => {
      const met = isWhole(row) ? await this.#again(row).catch(() => null) : null; // nobody compares: it comes back as it was
      if (isOne(met)) return this.#complete(met, row);
      await this.#store.restore(row);
      return null;
    });

  /** What a removed game is to one that this device has again; whoever decided in it did so here. */
  async #again(row: StoredGame) {
    const met = await this.#messages.merge(row);
    return met?.how === "mine" ? this.#messages.accept(met, row) : met;
  }

  async #complete({ how, id }: MergeResult, row: StoredGame): Promise<"held" | null> {
    if (how === "held") return how;
    return holding(id, async () => {
      const there = await this.#store.get(id);
      if (there) await this.#store.put(Object.assign(there, withBoth(there, row)));
      if (there && !there.title) await this.#store.rename(id, row.title);
      return null;
    });
  }
}

/** Whether this device has the game, so that it needs no row. */
const isOne = (met: MergeResult | null): met is MergeResult => met !== null && met.how !== "apart";

/** Do something with the games of a number, alone among all tabs. */
async function exclusively<T>({ record }: Pick<CheckedGame, "record">, work: () => Promise<T>) {
  const number = record?.id; // a damaged row may have no record
  const release = typeof number === "string" ? await hold(number, { waits: true }) : null;
  return work().finally(() => release?.());
}

/** What a row has beside its record, completed by another one of the same game: nobody's seat or time is lost. */
function withBoth(row: StoredGame, other: StoredGame): Partial<StoredGame> {
  const seats = row.seats.map((seat, at) => {
    const theirs = other.seats[at];
    return theirs && isLocalPerson(theirs) && seat.elsewhere ? theirs : seat;
  });
  const [mine, theirs] = [row, other].map(({ clock }) => clockOf(clock, seats.length));
  const clock = mine ? withSavedSpent(mine, theirs ?? null) : theirs;
  return { seats, notes: { ...other.notes, ...row.notes }, ...(clock && { clock }) };
}
