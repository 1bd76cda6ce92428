// All that is told of people, added up result by result, so that it can be kept and gone on from. Pure.
import { dayOf } from "../../storage/puzzle-days.js";
import { addHonours, noHonours } from "./honours.js";
import { peopleOf } from "./statistics.js";

/** @typedef {import("../../storage/result.js").Kept} Kept */
/**
 * @typedef {object} Tally plain data, as a database can keep it
 * @property {string} by which games it knows, and how it adds up
 * @property {number} upTo when the last of its games ended
 * @property {Map<string, import("./statistics.js").Person>} people
 * @property {import("./honours.js").Honours} honours
 * @property {Set<number>} days on which games ended
 * @property {{day: number, results: Kept[]}} evening the last of them, which is shown first
 * @property {Set<string>} games that it contains: copies of them do not count
 */

/** Raised when something is added up in another way, or by other keys of names. */
const WAY = 3;

/** @param {string[]} games whose drawings the page has */
const byOf = (games) => `${WAY} ${games.join(" ")}`;

/** How many seats of a result say what they rolled. @param {Kept} result */
const known = ({ seats }) => seats.filter((seat) => seat?.rolls).length;

/** Whether somebody is still remembered of it. @param {Kept} result */
const hasPeople = ({ seats }) => seats.some((seat) => seat?.bot === null);

/**
 * The results that count, each game once however many copies of it there are, the game that ended last at the end.
 * @param {Kept[]} results
 * @param {string[]} games
 */
export function played(results, games) {
  /** @type {Map<string, Kept>} */
  const found = new Map();
  for (const result of results) {
    if (!hasPeople(result) || !games.includes(result.game)) continue;
    const before = found.get(result.same);
    if (!before || known(result) > known(before)) found.set(result.same, result);
  }
  return [...found.values()].sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
}

/**
 * What was kept, if it was added up in this way; else nothing yet.
 * @param {unknown} kept
 * @param {string[]} games
 * @returns {Tally}
 */
export function tallyFrom(kept, games) {
  const by = byOf(games);
  const before = /** @type {Tally | null} */ (kept);
  if (before?.by === by) return before;
  const evening = { day: -Infinity, results: [] };
  return { by, upTo: 0, people: new Map(), honours: noHonours(), days: new Set(), evening, games: new Set() };
}

/** @param {Tally} tally @param {Kept} result @param {number} day on which its game ended */
function addDay(tally, result, day) {
  tally.days.add(day);
  if (day > tally.evening.day) tally.evening = { day, results: [] };
  tally.evening.results.push(result);
}

/** Add results of games that ended later. @param {Tally} tally @param {Kept[]} results @param {string[]} games */
export function addTo(tally, results, games) {
  for (const result of played(results, games)) {
    if (tally.games.has(result.same)) continue;
    tally.games.add(result.same);
    peopleOf([result], tally.people);
    addHonours(tally.honours, result);
    if (result.at !== null) addDay(tally, result, dayOf(new Date(result.at)));
  }
  for (const { at } of results) tally.upTo = Math.max(tally.upTo, at ?? 0);
}
