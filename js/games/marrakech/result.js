// The pictures of a finished game: what each score is made of, and a chart of the scores.
// `words` for breakdown: {made(dirhams, squares), out()} -> string, in the reader's language.
import { html, nothing, svg } from "lit-html";
import { coinAt, fixed, round, swatch, weave } from "../../art/drawing.js";
import { ofSeat } from "../../base/lookup.js";
import { placeMark, ranked, story as storyOf } from "../../art/result.js";
import { CELL, corner, SQUARES } from "./places.js";

export { highlights } from "./highlights.js";

/** @typedef {import("./shapes.js").Color} Color */
/** @typedef {import("./shapes.js").NamedSeat} Seat */
/** @typedef {Pick<import("./shapes.js").View, "seats" | "board" | "result">} View */
/** @typedef {ReturnType<typeof ranked>[number]} Place */
/** @typedef {import("./types").Words} Words */

/** @type {Color[]} */
const COLORS = ["terracotta", "saffron", "majorelle", "mint"];
const WEAVES = fixed(`<defs>${COLORS.map((color) => weave(color, `strip-${color}`)).join("")}</defs>`);
const LENGTH = 600;
const COIN = fixed(coinAt(0, 0, 17));

/** The visible squares of each of a seat's colours. @param {View} view @param {Seat} seat */
function squaresByColor({ board }, seat) {
  return seat.colors.map((color) => ({
    color,
    count: board.rugs
      .filter((rug) => rug.owner === seat.seat && rug.color === color)
      .reduce((sum, rug) => sum + (rug.visible?.length ?? 0), 0),
  }));
}

/** A row of coins, each overlapping the one before. @param {number} count @param {number} unit */
function coins(count, unit) {
  return Array.from({ length: count }, (_, i) => svg`<g transform="translate(${round(18 + i * unit)} 20)">${COIN}</g>`);
}

/** @param {{color: Color, count: number}} strip @param {number} x @param {number} unit */
function strip({ color, count }, x, unit) {
  if (!count) return nothing;
  const seams = Array.from({ length: count - 1 }, (_, i) => `M${round(x + (i + 1) * unit)} 4V36`).join("");
  return svg`<g class="strip"><rect x=${x} y="4" width=${round(count * unit)} height="32" rx="2" fill="url(#strip-${color})" /><path class="seams" d=${seams} /></g>`;
}

/** A bar: dirhams first, then visible squares. @param {View} view @param {Seat} seat @param {number} unit */
function bar(view, seat, unit) {
  let x = seat.dirhams ? round(40 + (seat.dirhams - 1) * unit) : 2;
  const strips = squaresByColor(view, seat).map((part) => {
    const drawn = strip(part, x, unit);
    x = round(x + part.count * unit + (part.count ? 4 : 0));
    return drawn;
  });
  return html`<svg class="result-bar" viewBox="0 0 ${LENGTH} 40" aria-hidden="true">${seat.out ? nothing : [coins(seat.dirhams, unit), strips]}</svg>`;
}

/** @param {View} view @param {Place} place @param {number} unit @param {Words} words */
function row(view, place, unit, words) {
  const [seat, { won }] = [ofSeat(view.seats, place.seat), place];
  const made = seat.out ? words.out() : words.made(seat.dirhams, seat.visible);
  return html`<li data-rank=${place.rank} class="result-row ${won ? "won" : ""} ${seat.out ? "out" : ""}">
    <span class="result-rank">${placeMark(place)}</span>
    <span class="result-emblem">${seat.colors.map(swatch)}</span>
    <span class="result-name"><bdi>${seat.name}</bdi></span>
    <span class="result-made">${made}</span>
    <span class="result-score">${seat.score}</span>
    ${bar(view, seat, unit)}
  </li>`;
}

/** A breakdown of each score, in the order of the ranking. @param {View} view @param {Words} words */
export function breakdown(view, words) {
  const most = Math.max(...view.seats.map((seat) => (seat.out ? 0 : seat.dirhams + seat.visible)), 1);
  const unit = Math.min(14, (LENGTH - 56) / most);
  const rows = ranked(view).map((place) => row(view, place, unit, words));
  return html`<svg class="result-weaves" width="0" height="0" aria-hidden="true">${WEAVES}</svg><ol class="result-rows">${rows}</ol>`;
}

/** The chart of scores. @param {View} view */
export const story = (view) => storyOf(view, (color) => /** @type {Color} */ (color));

/** The squares of the winners' rugs that are seen, row by row. @param {View} view */
export function lights({ board, result }) {
  const seen = board.rugs.filter(({ owner }) => owner !== null && result?.winners.includes(owner));
  return seen
    .flatMap(({ visible, color }) => visible.map((square) => ({ square, dye: color })))
    .sort((a, b) => SQUARES.indexOf(a.square) - SQUARES.indexOf(b.square))
    .map(({ square, dye }) => ({ ...corner(square), width: CELL, height: CELL, dye }));
}
