// The pictures of a finished game: what each score is made of, and a chart of the scores.
// `words` for breakdown: {made(points, district)} -> string, in the reader's language.
import { html, nothing, svg } from "lit-html";
import { fixed, round, weave } from "../../art/drawing.js";
import { ofSeat } from "../../base/lookup.js";
import { placeMark, ranked, story as storyOf } from "../../art/result.js";
import { dyeOf, FAMILIES, familyOf, swatch } from "./families.js";
import { COIN, JUICE, khatam, TENT } from "./pieces.js";
import { centre, HALF, PITCH } from "./places.js";

export { highlights } from "./highlights.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Seat} Seat */
/** @typedef {import("./types").Words} Words */
/** @typedef {ReturnType<typeof ranked>[number]} Place */

const WEAVES = fixed(
  `<defs>${FAMILIES.map((family) => weave(dyeOf(family), `morocco-strip-${family}`)).join("")}</defs>`,
);
const LENGTH = 600;

/** The parts of a score, as bars and words list them. */
const PARTS = /** @type {const} */ (["vp", "juice", "coins", "district"]);

/** @param {Seat} seat */
const parts = ({ points }) => PARTS.map((what) => ({ what, points: points[what] }));

/** The sign of each part of a score. @type {Record<string, unknown>} */
const SIGNS = {
  vp: fixed(`<path d="${khatam(12)}" fill="var(--gold)" stroke="var(--night)" stroke-width="2"/>`),
  juice: fixed(`<g transform="scale(.58)">${JUICE}</g>`),
  coins: fixed(`<g transform="scale(.76)">${COIN}</g>`),
  district: fixed(`<g transform="scale(.58)">${TENT}</g>`),
};

/**
 * One part of a bar.
 * @param {{what: string, points: number}} part
 * @param {number} x
 * @param {number} unit
 * @param {string} family
 */
function strip({ what, points }, x, unit, family) {
  if (!points) return nothing;
  const fill = what === "district" ? `url(#morocco-strip-${family})` : `var(--morocco-${what})`;
  return svg`<rect class="part" x=${x} y="4" width=${round(points * unit)} height="32" rx="3" fill=${fill} />`;
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

/** What a score is made of, in signs with numbers. @param {Seat} seat */
const figures = (seat) =>
  parts(seat)
    .filter(({ points }) => points)
    .map(
      ({ what, points }) =>
        html`<span class="result-part"><svg viewBox="-15 -15 30 30" width="16" height="16">${SIGNS[what]}</svg>${points}</span>`,
    );

/** @param {View} view @param {Place} place @param {number} unit @param {Words} words */
function row(view, place, unit, words) {
  const seat = ofSeat(view.seats, place.seat);
  const made = words.made(seat.points, seat.district.length);
  return html`<li data-rank=${place.rank} class="result-row ${place.won ? "won" : ""}">
    <span class="result-rank">${placeMark(place)}</span>
    <span class="result-emblem">${swatch(familyOf(seat))}</span>
    <span class="result-name"><bdi>${seat.name}</bdi></span>
    <span class="result-made" title=${made}><span class="hidden">${made}</span><span aria-hidden="true">${figures(seat)}</span></span>
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

/** The stalls of the winners' largest districts. @param {View} view */
export const lights = ({ seats, result }) =>
  (result?.winners ?? []).flatMap((winner) => {
    const seat = ofSeat(seats, winner);
    return seat.district.map((stall) => {
      const { x, y } = centre(stall);
      return { x: x - HALF, y: y - HALF, width: PITCH, height: PITCH, dye: dyeOf(familyOf(seat)) };
    });
  });
