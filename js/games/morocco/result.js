// The end of a game: what each score is made of, and a chart of the scores.
import { fixedByName } from "../../art/drawing.ts";
import { story as storyOf } from "../../art/result.ts";
import { dyeOf } from "./families.js";
import { COIN, JUICE, khatam, TENT } from "./pieces.js";

export { highlights } from "./highlights.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Seat} Seat */

/** The parts of a score, in the order in which they grow. */
const PARTS = /** @type {const} */ (["vp", "juice", "district", "coins"]);

/** The sign of each part. */
const MARKUP = {
  vp: `<path d="${khatam(13)}" fill="var(--gold)" stroke="var(--night)" stroke-width="2"/>`,
  juice: `<g transform="scale(.62)">${JUICE}</g>`,
  district: `<g transform="scale(.66)">${TENT}</g>`,
  coins: `<g transform="scale(.84)">${COIN}</g>`,
};
const SIGNS = fixedByName(PARTS, (what) => MARKUP[what]);

/**
 * What a score is made of.
 * @param {Seat} seat
 * @param {import("./types").Words} words
 * @returns {import("../../types.js").SeatScore}
 */
export const score = ({ points, district }, words) => ({
  made: words.made(points, district.length),
  parts: PARTS.map((what) => ({ points: points[what], paint: `var(--morocco-${what})`, sign: SIGNS[what] })),
});

/** The chart of scores. @param {View} view @param {number[]} [steps] */
export const story = (view, steps) => storyOf(view, dyeOf, steps);
