// The end of a game: what each score is made of, and a chart of the scores.
import { coinAt, fixed } from "../../art/drawing.ts";
import { woven } from "../../art/podium.ts";
import { story as storyOf } from "../../art/result.ts";

export { highlights } from "./highlights.js";

/** @typedef {import("./shapes.js").NamedSeat} Seat */
/** @typedef {Pick<import("./shapes.js").View, "seats" | "board" | "result">} View */

const COIN = fixed(coinAt(0, 0, 14));

/**
 * What a score is made of: dirhams, then the squares of its rugs that are seen, in their weave.
 * @param {Seat} seat
 * @param {import("./types").Words} words
 * @returns {import("../../types.js").SeatScore}
 */
export function score({ colors, dirhams, visible, seen, out }, words) {
  if (out) return { made: words.out(), out, parts: [] };
  const rugs = colors.map((color) => ({ points: seen?.[color] ?? 0, paint: woven(color) })); // views stored before do not say it
  return {
    made: words.made(dirhams, visible),
    parts: [{ points: dirhams, paint: "var(--part)", sign: COIN }, ...rugs],
  };
}

/** The chart of scores. @param {View} view @param {number[]} [steps] */
export const story = (view, steps) => storyOf(view, (color) => color, steps);
