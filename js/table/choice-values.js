// What advice says about choices, in numbers: how much the best one gains, and what each pick is worth. Pure; the worths
// are the engine's, in thousandths of a point.

/** @typedef {import("../shapes.js").Worth} Worth */

const POINT = 1000;
/** How many shades there are. */
const SHADES = 5;

/** A worth in points. @param {number} worth */
export const points = (worth) => worth / POINT;

/** In tenths of a point, as it is written. @param {number} worth */
const tenths = (worth) => Math.round((10 * worth) / POINT);

/**
 * What the best choice gains: over the next best, or where that is as good, over the middle one.
 * @param {Worth[]} choices best first
 * @returns {{over: "next" | "middle" | "none", gain: number}} in points
 */
export function gained(choices) {
  const [best, next] = choices;
  const middle = choices[Math.floor(choices.length / 2)];
  for (const [over, other] of /** @type {const} */ ([
    ["next", next],
    ["middle", middle],
  ])) {
    const gain = best && other ? tenths(best.worth) - tenths(other.worth) : 0;
    if (gain > 0) return { over, gain: gain / 10 };
  }
  return { over: "none", gain: 0 };
}

/**
 * The best worth of each pick among the choices that contain everything tapped; picks that were tapped have none.
 * @param {Worth[]} choices
 * @param {Record<string, string[]>} picks of each action
 * @param {string[]} tapped
 * @returns {Map<string, number>}
 */
export function byPick(choices, picks, tapped) {
  /** @type {Map<string, number>} */
  const best = new Map();
  for (const { action, worth } of choices) {
    const own = picks[action] ?? [];
    if (!tapped.every((pick) => own.includes(pick))) continue;
    for (const pick of own)
      if (!tapped.includes(pick)) best.set(pick, Math.max(worth, best.get(pick) ?? Number.NEGATIVE_INFINITY));
  }
  return best;
}

/**
 * The shade of a worth among others: 1 for the worst to 5 for the best.
 * @param {number} worth
 * @param {{worst: number, best: number}} span
 */
export const shade = (worth, { worst, best }) =>
  best > worst ? 1 + Math.min(SHADES - 1, Math.floor((SHADES * (worth - worst)) / (best - worst))) : SHADES;

/** The worst and the best of some values. @param {Iterable<number>} values */
export function span(values) {
  const all = [...values];
  return { worst: Math.min(...all), best: Math.max(...all) };
}
