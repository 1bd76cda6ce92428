// What results tell of people: added up, never judged. Pure; knows no game and no rule.
import { cached } from "../../base/cache.ts";
import { personOf } from "../../base/names.ts";
import type { StoredResult, ResultSeat } from "../../storage/result.ts";

type Counted = { games: number; firsts: number };
export interface Person {
  /** what is the same however the name was written */
  key: string;
  /** as it was written last */
  name: string;
  games: number;
  firsts: number;
  /** the sum of their places */
  places: number;
  /** with points */
  byGame: Map<string, Counted & { sum: number; best: number }>;
  /** by whom they met: who came first */
  people: Map<string, { games: number; ahead: number; behind: number }>;
  /** by the level of opponents */
  levels: Map<string, Counted>;
  /** how many, their sum, and the sum that was to be expected */
  rolls: number[];
  /** of games that were analysed */
  luck: { games: number; sum: number };
}

/** The people of a result by name, each once. */
export function peopleIn({ seats }: StoredResult): Map<string, ResultSeat> {
  const people = seats.flatMap((seat) => (seat?.bot === null ? [seat] : []));
  return new Map(people.sort((one, other) => other.place - one.place).map((seat) => [personOf(seat.name), seat]));
}

function count(counted: Counted, { place }: ResultSeat) {
  counted.games += 1;
  if (place === 1) counted.firsts += 1;
}

const newcomer = (key: string): Person => ({
  ...{ key, name: "", games: 0, firsts: 0, places: 0 },
  ...{ byGame: new Map(), people: new Map(), levels: new Map() },
  ...{ rolls: [0, 0, 0], luck: { games: 0, sum: 0 } },
});

function meet(person: Person, own: ResultSeat, { seats }: StoredResult, others: Map<string, ResultSeat>) {
  for (const [key, other] of others) {
    if (key === person.key) continue;
    const met = cached(person.people, key, () => ({ games: 0, ahead: 0, behind: 0 }));
    met.games += 1;
    if (own.place === 1 && other.place > 1) met.ahead += 1;
    if (other.place === 1 && own.place > 1) met.behind += 1;
  }
  for (const level of new Set(seats.flatMap((seat) => seat?.bot ?? []))) {
    const against = cached(person.levels, level, () => ({ games: 0, firsts: 0 }));
    count(against, own);
  }
}

function add(person: Person, own: ResultSeat, game: string) {
  const { name, place, score, rolls, luck } = own;
  person.name = name;
  person.places += place;
  count(person, own);
  const points = cached(person.byGame, game, () => ({ games: 0, firsts: 0, sum: 0, best: score }));
  count(points, own);
  points.sum += score;
  points.best = Math.max(points.best, score);
  if (rolls) person.rolls = person.rolls.map((sum, part) => sum + Number(rolls[part]));
  if (luck !== undefined) person.luck = { games: person.luck.games + 1, sum: person.luck.sum + luck };
}

/** All people of some results, added to `people`. */
export function peopleOf(results: StoredResult[], people: Map<string, Person> = new Map()): Map<string, Person> {
  for (const result of results) {
    const here = peopleIn(result);
    for (const [key, seat] of here) {
      const person = cached(people, key, () => newcomer(key));
      add(person, seat, result.game);
      meet(person, seat, result, here);
    }
  }
  return people;
}

/** The people of some games: who came first most often leads; then the better places count. */
export const tableOf = (results: StoredResult[]) =>
  [...peopleOf(results).values()].sort(
    (one, other) =>
      other.firsts - one.firsts || one.places / one.games - other.places / other.games || other.games - one.games,
  );

/** Who has come first most often; nobody, where nobody has. */
export const leadersOf = (table: Person[]) => {
  const most = table[0]?.firsts ?? 0;
  return most ? table.filter(({ firsts }) => firsts === most) : [];
};
