// A few honours that tell a story, each with the game that it comes from. Pure; knows no game and no rule.
import { peopleIn } from "./statistics.js";

/** @typedef {import("../../storage/result.ts").Kept} Kept */
/** @typedef {import("../../storage/result.ts").Sat} Sat */
/**
 * @typedef {object} Honour
 * @property {string} kind
 * @property {Kept} result the game that it comes from
 * @property {number} score of whom it is about
 * @property {{name: string, other?: string, count?: number, level?: string}} args of its sentence
 */

/** First places in a row that are told of. */
const IN_A_ROW = 3;
/** The level that everybody beats. */
const EASIEST = "random";

/** @param {string} kind @param {Kept} result @param {Sat} seat @param {Partial<Honour["args"]>} [args] @returns {Honour} */
const honour = (kind, result, { name, score }, args) => ({ kind, result, score, args: { name, ...args } });

/**
 * @typedef {object} Honours what was found so far: plain data
 * @property {Map<string, Honour>} best the most points in each game
 * @property {Honour | null} close the game that ended closest
 * @property {Map<string, number>} runs first places in a row, by person, that go on
 * @property {Honour | null} row the most of them
 * @property {Set<string>} beaten levels and who came first against them
 * @property {Honour | null} level the last time that somebody did so for the first time
 * @property {Honour | null} risen the last time that somebody came first from the last place
 */

/** @returns {Honours} */
export const noHonours = () => ({
  ...{ best: new Map(), close: null, runs: new Map(), row: null },
  ...{ beaten: new Set(), level: null, risen: null },
});

/** @param {Honours} honours @param {Kept} result @param {Sat} seat */
function addBest({ best }, result, seat) {
  if (seat.score > (best.get(result.game)?.score ?? -Infinity)) best.set(result.game, honour("best", result, seat));
}

/** Who came first, ahead of whom and by how much, where a person was among the two. @param {Honours} honours @param {Kept} result */
function addClose(honours, result) {
  const seats = result.seats.flatMap((seat) => seat ?? []);
  const [first, second] = [1, 2].map((place) => seats.find((seat) => seat.place === place));
  if (!first || !second || (first.bot !== null && second.bot !== null)) return;
  const count = first.score - second.score;
  if (count >= (honours.close?.args.count ?? Infinity)) return;
  honours.close = honour("close", result, first, { other: second.name, count });
}

/** @param {Honours} honours @param {Kept} result @param {string} key @param {Sat} seat */
function addRow(honours, result, key, seat) {
  const count = seat.place === 1 ? (honours.runs.get(key) ?? 0) + 1 : 0;
  honours.runs.set(key, count);
  if (count >= Math.max(IN_A_ROW, honours.row?.args.count ?? 0)) honours.row = honour("row", result, seat, { count });
}

/** @param {Honours} honours @param {Kept} result @param {string} key @param {Sat} seat */
function addLevels(honours, result, key, seat) {
  for (const level of result.seats.flatMap((each) => each?.bot ?? [])) {
    if (level === EASIEST || honours.beaten.has(`${level} ${key}`)) continue;
    honours.beaten.add(`${level} ${key}`);
    honours.level = honour("level", result, seat, { level });
  }
}

/** Add a game that ended later. @param {Honours} honours @param {Kept} result */
export function addHonours(honours, result) {
  addClose(honours, result);
  for (const [key, seat] of peopleIn(result)) {
    addBest(honours, result, seat);
    addRow(honours, result, key, seat);
    if (seat.place !== 1) continue;
    addLevels(honours, result, key, seat);
    if (result.risen) honours.risen = honour("risen", result, seat);
  }
}

/** @param {Honours} honours @returns {Honour[]} */
export const listOf = ({ best, close, row, level, risen }) =>
  [...best.values(), close, row, level, risen].flatMap((each) => each ?? []);
