// The position on the cover: a calm middle game with five families.
import data from "./cover.json" with { type: "json" };
import { FAMILIES } from "./families.js";
import { QUADRANTS, STALLS } from "./places.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Stall} Stall */

/**
 * What cover.json has: the board without its stalls, one seat for all, and what lies where.
 * @typedef {object} Cover
 * @property {Omit<View["board"], "stalls">} board
 * @property {Omit<View["seats"][number], "seat" | "colors">} seat
 * @property {Record<string, Stall["tile"]>} tiles by stall
 * @property {Record<string, import("./types").Worker>} workers by space
 */
const { board, seat, tiles, workers } = /** @type {Cover} */ (data);

/** How full stalls are is not shown. */
const NOT_SHOWN = { arrows: 0, count: 0, price: [], counts: [], leader: null, waiting: false };

/** @param {string} stall @returns {Stall} */
function stallOf(stall) {
  const spaces = QUADRANTS.map((quadrant) => [quadrant, workers[`${stall}.${quadrant}`] ?? null]);
  return { ...NOT_SHOWN, stall, open: !tiles[stall], tile: tiles[stall] ?? null, spaces: Object.fromEntries(spaces) };
}

/** @type {View} */
export const COVER = {
  phase: "over",
  to_act: "over",
  prompt: { key: "prompt-over", args: {} },
  choices: [],
  result: null,
  seats: FAMILIES.map((family, at) => ({ ...seat, seat: at, colors: [family] })),
  board: { ...board, stalls: [...STALLS].sort().map(stallOf) },
};
