// What results tell of people: added up, never judged. Pure; knows no game and no rule.
import { personOf } from "../../base/names.ts";

/** @typedef {import("../../storage/result.ts").Kept} Kept */
/** @typedef {import("../../storage/result.ts").Sat} Sat */
/** @typedef {{games: number, firsts: number}} Counted */
/**
 * @typedef {object} Person
 * @property {string} key what is the same however the name was written
 * @property {string} name as it was written last
 * @property {number} games
 * @property {number} firsts how often they came first
 * @property {number} places the sum of their places
 * @property {Map<string, Counted & {sum: number, best: number}>} byGame with points
 * @property {Map<string, {games: number, ahead: number, behind: number}>} people by whom they met: who came first
 * @property {Map<string, Counted>} levels by the level of opponents
 * @property {number[]} rolls how many, their sum, and the sum that was to be expected
 * @property {{games: number, sum: number}} luck of games that were analysed
 */

/** The people of a result by name, each once. @param {Kept} result @returns {Map<string, Sat>} */
export function peopleIn({ seats }) {
  const people = seats.flatMap((seat) => (seat?.bot === null ? [seat] : []));
  return new Map(people.sort((one, other) => other.place - one.place).map((seat) => [personOf(seat.name), seat]));
}

/** @template Value @param {Map<string, Value>} map @param {string} key @param {Value} fresh @returns {Value} */
function at(map, key, fresh) {
  const value = map.get(key) ?? fresh;
  map.set(key, value);
  return value;
}

/** @param {Counted} counted @param {Sat} seat */
function count(counted, { place }) {
  counted.games += 1;
  if (place === 1) counted.firsts += 1;
}

/** @param {string} key @returns {Person} */
const newcomer = (key) => ({
  ...{ key, name: "", games: 0, firsts: 0, places: 0 },
  ...{ byGame: new Map(), people: new Map(), levels: new Map() },
  ...{ rolls: [0, 0, 0], luck: { games: 0, sum: 0 } },
});

/** Whom somebody met. @param {Person} person @param {Sat} own @param {Kept} result @param {Map<string, Sat>} others */
function meet(person, own, { seats }, others) {
  for (const [key, other] of others) {
    if (key === person.key) continue;
    const met = at(person.people, key, { games: 0, ahead: 0, behind: 0 });
    met.games += 1;
    if (own.place === 1 && other.place > 1) met.ahead += 1;
    if (other.place === 1 && own.place > 1) met.behind += 1;
  }
  for (const level of new Set(seats.flatMap((seat) => seat?.bot ?? [])))
    count(at(person.levels, level, { games: 0, firsts: 0 }), own);
}

/** @param {Person} person @param {Sat} own @param {string} game */
function add(person, own, game) {
  const { name, place, score, rolls, luck } = own;
  person.name = name;
  person.places += place;
  count(person, own);
  const points = at(person.byGame, game, { games: 0, firsts: 0, sum: 0, best: score });
  count(points, own);
  points.sum += score;
  points.best = Math.max(points.best, score);
  if (rolls) person.rolls = person.rolls.map((sum, part) => sum + Number(rolls[part]));
  if (luck !== undefined) person.luck = { games: person.luck.games + 1, sum: person.luck.sum + luck };
}

/** All people of some results. @param {Kept[]} results @param {Map<string, Person>} [people] to be added to @returns {Map<string, Person>} */
export function peopleOf(results, people = new Map()) {
  for (const result of results) {
    const here = peopleIn(result);
    for (const [key, seat] of here) {
      const person = at(people, key, newcomer(key));
      add(person, seat, result.game);
      meet(person, seat, result, here);
    }
  }
  return people;
}

/**
 * The people of some games: who came first most often leads; then the better places count.
 * @param {Kept[]} results
 */
export const tableOf = (results) =>
  [...peopleOf(results).values()].sort(
    (one, other) =>
      other.firsts - one.firsts || one.places / one.games - other.places / other.games || other.games - one.games,
  );

/** Who has come first most often; nobody, where nobody has. @param {Person[]} table */
export const leadersOf = (table) => {
  const most = table[0]?.firsts ?? 0;
  return most ? table.filter(({ firsts }) => firsts === most) : [];
};
