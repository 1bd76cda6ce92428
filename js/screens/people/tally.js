// All that is told of people, added up result by result, so that it can be kept and gone on from. Pure.
import { addHonours, noHonours } from "./honours.js";
import { peopleOf } from "./statistics.js";

/** @typedef {import("../../storage/result.ts").Kept} Kept */
/** @typedef {{from: number, to: number}} Evening the moments when it began, and when its last game ended: days are made where they are shown */
/**
 * @typedef {object} Tally plain data, as a database can keep it
 * @property {string} by which games it knows, and how it adds up
 * @property {number} upTo when the last of its games ended
 * @property {Map<string, import("./statistics.js").Person>} people
 * @property {import("./honours.js").Honours} honours
 * @property {Evening[]} evenings the last one at the end
 * @property {Kept[]} last the games of that one, which is shown first
 * @property {Set<string>} games that it contains: copies of them do not count
 */

/** Raised when something is added up in another way, or by other keys of names. */
const WAY = 3;

/** Games less than six hours apart are of one evening. */
const APART = 6 * 3_600_000;

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
  return { by, upTo: 0, people: new Map(), honours: noHonours(), evenings: [], last: [], games: new Set() };
}

/** @param {Tally} tally @param {Kept} result @param {number} at when its game ended */
function addToEvening(tally, result, at) {
  const begun = Math.max(result.begun ?? at, at - APART); // one that began longer ago was left meanwhile
  const evening = tally.evenings.at(-1);
  const goesOn = evening !== undefined && begun - evening.to < APART;
  if (goesOn) Object.assign(evening, { from: Math.min(evening.from, begun), to: at });
  else tally.evenings.push({ from: begun, to: at });
  if (!goesOn) tally.last = [];
  tally.last.push(result);
}

/** Add results of games that ended later. @param {Tally} tally @param {Kept[]} results @param {string[]} games */
export function addTo(tally, results, games) {
  for (const result of played(results, games)) {
    if (tally.games.has(result.same)) continue;
    tally.games.add(result.same);
    peopleOf([result], tally.people);
    addHonours(tally.honours, result);
    if (result.at !== null) addToEvening(tally, result, result.at);
  }
  for (const { at } of results) tally.upTo = Math.max(tally.upTo, at ?? 0);
}
