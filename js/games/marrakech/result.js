// The pictures of a finished game: what each score is made of, and a chart of the scores.
import { nothing, svg } from "lit-html";
import { coinAt, fixed, round, times } from "../../art/drawing.js";
import { breakdown as breakdownOf, sideBySide, story as storyOf } from "../../art/result.js";
import { swatch, weave } from "../../art/textiles.js";
import { CELL, COLORS, corner, SQUARES } from "./places.js";

export { highlights } from "./highlights.js";

/** @typedef {import("./shapes.js").Color} Color */
/** @typedef {import("./shapes.js").NamedSeat} Seat */
/** @typedef {Pick<import("./shapes.js").View, "seats" | "board" | "result">} View */

const WEAVES = fixed(`<defs>${COLORS.map((color) => weave(color, `strip-${color}`)).join("")}</defs>`);
const COIN = fixed(coinAt(0, 0, 17));

/** A row of coins, each overlapping the one before. @param {number} count @param {number} unit */
const coins = (count, unit) =>
  times(count, (i) => svg`<g transform="translate(${round(18 + i * unit)} 20)">${COIN}</g>`);

/**
 * The squares of a colour that are seen.
 * @param {{color: string, points: number}} strip
 * @param {number} x
 * @param {number} unit
 */
function strip({ color, points }, x, unit) {
  const seams = times(points - 1, (i) => `M${round(x + (i + 1) * unit)} 4V36`).join("");
  return svg`<g class="strip"><rect x=${x} y="4" width=${round(points * unit)} height="32" rx="2" fill="url(#strip-${color})" /><path class="seams" d=${seams} /></g>`;
}

/** A bar: dirhams first, then visible squares. @param {Seat} seat @param {number} unit */
function bar({ colors, dirhams, seen }, unit) {
  const from = dirhams ? round(40 + (dirhams - 1) * unit) : 2;
  const strips = colors.map((color) => ({ color, points: seen?.[color] ?? 0 })); // views stored before do not say it
  return [coins(dirhams, unit), sideBySide(strips, from, unit, (each, x) => strip(each, x, unit))];
}

/** A breakdown of each score, in the order of the ranking. @param {View} view @param {import("./types").Words} words */
export const breakdown = (view, words) =>
  breakdownOf(view, { patterns: WEAVES, widest: 14, margin: 56 }, (seat, unit) => ({
    emblem: seat.colors.map(swatch),
    made: seat.out ? words.out() : words.made(seat.dirhams, seat.visible),
    out: seat.out,
    bar: seat.out ? nothing : bar(seat, unit),
  }));

/** The chart of scores. @param {View} view */
export const story = (view) => storyOf(view, (color) => color);

/** The squares of the winners' rugs that are seen, row by row. @param {View} view */
export function lights({ board, result }) {
  const seen = board.rugs.filter(({ owner }) => owner !== null && result?.winners.includes(owner));
  return seen
    .flatMap(({ visible, color }) => visible.map((square) => ({ square, dye: color })))
    .sort((a, b) => SQUARES.indexOf(a.square) - SQUARES.indexOf(b.square))
    .map(({ square, dye }) => ({ ...corner(square), width: CELL, height: CELL, dye }));
}
