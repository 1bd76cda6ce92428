// The pictures of a finished game: what each score is made of, the own tiles with the largest district on a small
// market, and a chart of the scores.
// `words` for breakdown: {vp(n), juice(n), coins(n), district(n)} -> string, in the reader's language.
import { html, nothing, svg } from "lit-html";
import { fixed, round, weave } from "../../table/drawing.js";
import { ofSeat } from "../../table/lookup.js";
import { placeMark, ranked, story as storyOf } from "../../table/result.js";
import { dyeOf, FAMILIES, familyOf, swatch } from "./families.js";
import { COIN, JUICE, khatam, TENT } from "./pieces.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Seat} Seat */
/** @typedef {import("./types").Words} Words */
/** @typedef {ReturnType<typeof ranked>[number]} Place */

const WEAVES = fixed(
  `<defs>${FAMILIES.map((family) => weave(dyeOf(family), `morocco-strip-${family}`)).join("")}</defs>`,
);
const LENGTH = 600;
const TILE = 15;

/** The parts of a score, as bars and words list them. */
const PARTS = /** @type {const} */ (["vp", "juice", "coins", "district"]);

/** @param {Seat} seat */
const parts = ({ points }) => PARTS.map((what) => ({ what, points: points[what] }));

/** What each part of a bar is marked with. @type {Record<string, unknown>} */
const SIGNS = {
  vp: fixed(`<path d="${khatam(12)}" fill="var(--gold)" stroke="var(--night)" stroke-width="2"/>`),
  juice: fixed(`<g transform="scale(.58)">${JUICE}</g>`),
  coins: fixed(`<g transform="scale(.76)">${COIN}</g>`),
  district: fixed(`<g transform="scale(.58)">${TENT}</g>`),
};

/**
 * One part of a bar; a narrow one has no room for its sign.
 * @param {{what: string, points: number}} part
 * @param {number} x
 * @param {number} unit
 * @param {string} family
 */
function strip({ what, points }, x, unit, family) {
  if (!points) return nothing;
  const width = round(points * unit);
  const fill = what === "district" ? `url(#morocco-strip-${family})` : `var(--morocco-${what})`;
  return svg`<g class="part" transform="translate(${x} 0)"><rect y="4" width=${width} height="32" rx="3" fill=${fill} />${width > 26 ? svg`<g transform="translate(${width / 2} 20)"><circle class="part-sign" r="15" />${SIGNS[what]}</g>` : nothing}</g>`;
}

/** @param {Seat} seat @param {number} unit */
function bar(seat, unit) {
  let x = 2;
  const strips = parts(seat).map((part) => {
    const drawn = strip(part, x, unit, familyOf(seat));
    x = round(x + part.points * unit + (part.points ? 4 : 0));
    return drawn;
  });
  return html`<svg class="result-bar dye-${dyeOf(familyOf(seat))}" viewBox="0 0 ${LENGTH} 40" aria-hidden="true">${strips}</svg>`;
}

/** @param {string} stall */
const spot = (stall) => ({ x: (stall.charCodeAt(0) - 97) * TILE, y: (5 - Number(stall[1])) * TILE });

/**
 * The market in small: the largest district in the family's dye, its other tiles hatched.
 * @param {View} view
 * @param {Seat} seat
 */
function district({ board }, seat) {
  const tiles = board.stalls.map(({ stall, tile }) => {
    const own = tile?.owner === seat.seat;
    const kind = !own ? (tile ? "tile closed" : "tile") : seat.district.includes(stall) ? "tile grouped" : "tile own";
    const { x, y } = spot(stall);
    return svg`<rect class=${kind} x=${x + 1} y=${y + 1} width=${TILE - 2} height=${TILE - 2} rx="2.5" />`;
  });
  const joined = seat.district.map((stall) => {
    const { x, y } = spot(stall);
    return svg`<path class="tile-mark" transform="translate(${x + TILE / 2} ${y + TILE / 2})" d=${khatam(4)} />`;
  });
  return html`<svg class="result-market dye-${dyeOf(familyOf(seat))}" viewBox="-2 -2 ${5 * TILE + 4} ${5 * TILE + 4}" width="78" height="78" aria-hidden="true">${tiles}${joined}</svg>`;
}

/** @param {Seat} seat @param {Words} words */
const made = (seat, words) =>
  [
    words.vp(seat.points.vp),
    words.juice(seat.points.juice),
    words.coins(seat.points.coins),
    words.district(seat.district.length),
  ].join(" + ");

/** @param {View} view @param {Place} place @param {number} unit @param {Words} words */
function row(view, place, unit, words) {
  const seat = ofSeat(view.seats, place.seat);
  return html`<li class="result-row ${place.won ? "won" : ""}">
    <span class="result-rank">${placeMark(place)}</span>
    <span class="result-market-of">${swatch(familyOf(seat))}${district(view, seat)}</span>
    <span class="result-name"><bdi>${seat.name}</bdi></span>
    <span class="result-made">${made(seat, words)}</span>
    <span class="result-score">${seat.score}</span>
    ${bar(seat, unit)}
  </li>`;
}

/** A breakdown of each score, in the order of the ranking. @param {View} view @param {Words} words */
export function breakdown(view, words) {
  const most = Math.max(...view.seats.map((seat) => parts(seat).reduce((sum, { points }) => sum + points, 0)), 1);
  const unit = Math.min(16, (LENGTH - 20) / most);
  return html`<svg class="result-weaves" width="0" height="0" aria-hidden="true">${WEAVES}</svg><ol class="result-rows">${ranked(view).map((place) => row(view, place, unit, words))}</ol>`;
}

/** The chart of scores. @param {View} view */
export const story = (view) => storyOf(view, dyeOf);
