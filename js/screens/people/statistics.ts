// What results tell of people: added up, never judged. Pure; knows no game and no rule.
import { cached } from "../../base/cache.ts";
import { NOTHING_SAID, type KeyOf } from "../../storage/called.ts";
import type { StoredResult, ResultSeat } from "../../storage/result.ts";

export type Counted = { games: number; firsts: number };
export interface Person extends Counted {
  /** what is the same however the name was written */
  key: string;
  /** as it was written last */
  name: string;
  /** how it was written last, by the key of each spelling */
  spellings: Map<string, string>;
  /** that was chosen last */
  face?: string;
  /** the sum of their places */
  places: number;
  byGame: Map<string, Counted & { best: number }>;
  /** by the number of players */
  byPlayers: Map<number, Counted>;
}

/** The people of a result by key, each once. */
export function peopleIn({ seats }: StoredResult, keyOf: KeyOf = NOTHING_SAID): Map<string, ResultSeat> {
  const people = seats.flatMap((seat) => (seat?.bot === null ? [seat] : []));
  return new Map(people.sort((one, other) => other.place - one.place).map((seat) => [keyOf(seat.name).key, seat]));
}

function count(counted: Counted, { place }: ResultSeat) {
  counted.games += 1;
  if (place === 1) counted.firsts += 1;
}

const none = (): Counted => ({ games: 0, firsts: 0 });

const newcomer = (key: string): Person => ({
  ...{ key, name: "", places: 0, ...none() },
  ...{ spellings: new Map(), byGame: new Map(), byPlayers: new Map() },
});

function add(person: Person, own: ResultSeat, { game, seats }: StoredResult) {
  person.name = own.name;
  if (own.face !== undefined) person.face = own.face;
  person.places += own.place;
  const points = cached(person.byGame, game, () => ({ ...none(), best: own.score }));
  points.best = Math.max(points.best, own.score);
  for (const counted of [person, points, cached(person.byPlayers, seats.length, none)]) count(counted, own);
}

/** All people of some results, added to `people`. */
export function peopleOf(
  results: StoredResult[],
  keyOf: KeyOf = NOTHING_SAID,
  people: Map<string, Person> = new Map(),
): Map<string, Person> {
  for (const result of results)
    for (const [key, seat] of peopleIn(result, keyOf)) {
      const person = cached(people, key, () => newcomer(key));
      person.spellings.set(keyOf(seat.name).own, seat.name);
      add(person, seat, result);
    }
  return people;
}

/** The people of some games: who came first most often leads; then the better places count. */
export const tableOf = (results: StoredResult[], keyOf?: KeyOf) =>
  [...peopleOf(results, keyOf).values()].sort(
    (one, other) =>
      other.firsts - one.firsts || one.places / one.games - other.places / other.games || other.games - one.games,
  );

/** Who has come first most often; nobody, where nobody has. */
export const leadersOf = <Own extends Counted>(table: Own[]) => {
  const most = table[0]?.firsts ?? 0;
  return most ? table.filter(({ firsts }) => firsts === most) : [];
};
