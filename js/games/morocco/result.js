// The pictures of a finished game: what each score is made of, and a chart of the scores.
import { html, svg } from "lit-html";
import { ofSeat } from "../../base/lookup.js";
import { fixed, fixedByName, round } from "../../art/drawing.js";
import { breakdown as breakdownOf, sideBySide, story as storyOf } from "../../art/result.js";
import { weave } from "../../art/textiles.js";
import { dyeOf, FAMILIES, familyOf, swatch } from "./families.js";
import { COIN, JUICE, khatam, TENT } from "./pieces.js";
import { PITCH, stallCorner } from "./places.js";

export { highlights } from "./highlights.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Seat} Seat */

const WEAVES = fixed(
  `<defs>${FAMILIES.map((family) => weave(dyeOf(family), `morocco-strip-${family}`)).join("")}</defs>`,
);

/** The parts of a score, as bars and words list them. */
const PARTS = /** @type {const} */ (["vp", "juice", "coins", "district"]);

/** The sign of each part. */
const MARKUP = {
  vp: `<path d="${khatam(12)}" fill="var(--gold)" stroke="var(--night)" stroke-width="2"/>`,
  juice: `<g transform="scale(.58)">${JUICE}</g>`,
  coins: `<g transform="scale(.76)">${COIN}</g>`,
  district: `<g transform="scale(.58)">${TENT}</g>`,
};
const SIGNS = fixedByName(PARTS, (what) => MARKUP[what]);

/** @typedef {{what: typeof PARTS[number], points: number}} Part */

/** What a score is made of, in signs with numbers. @param {Part[]} parts */
const figures = (parts) =>
  parts
    .filter(({ points }) => points)
    .map(
      ({ what, points }) =>
        html`<span class="result-part"><svg viewBox="-15 -15 30 30" width="16" height="16">${SIGNS[what]}</svg>${points}</span>`,
    );

/** @param {Seat} seat @param {number} unit @param {string} made its parts in words */
function score(seat, unit, made) {
  const [family, parts] = [familyOf(seat), PARTS.map((what) => ({ what, points: seat.points[what] }))];
  const fill = (/** @type {string} */ what) =>
    what === "district" ? `url(#morocco-strip-${family})` : `var(--morocco-${what})`;
  return {
    emblem: swatch(family),
    title: made,
    made: html`<span class="hidden">${made}</span><span aria-hidden="true">${figures(parts)}</span>`,
    dye: dyeOf(family),
    bar: sideBySide(
      parts,
      2,
      unit,
      ({ what, points }, x) =>
        svg`<rect class="part" x=${x} y="4" width=${round(points * unit)} height="32" rx="3" fill=${fill(what)} />`,
    ),
  };
}

/** A breakdown of each score, in the order of the ranking. @param {View} view @param {import("./types").Words} words */
export const breakdown = (view, words) =>
  breakdownOf(view, { patterns: WEAVES, widest: 16, margin: 20 }, (seat, unit) =>
    score(seat, unit, words.made(seat.points, seat.district.length)),
  );

/** The chart of scores. @param {View} view */
export const story = (view) => storyOf(view, dyeOf);

/** The stalls of the winners' largest districts. @param {View} view */
export const lights = ({ seats, result }) =>
  (result?.winners ?? []).flatMap((winner) => {
    const seat = ofSeat(seats, winner);
    const size = { width: PITCH, height: PITCH, dye: dyeOf(familyOf(seat)) };
    return seat.district.map((stall) => ({ ...stallCorner(stall), ...size }));
  });
