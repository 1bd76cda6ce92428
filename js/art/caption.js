// What stands around a picture that is given away: whose game it was and how it ended above it, who is which below. Pure;
// names no game and never touches the DOM.
import { svg } from "lit-html";
import { marker, ranked } from "./result.js";
import { ofSeat } from "../base/lookup.js";

/** @typedef {{seat: number, name: string, score: number, colors?: string[]}} Seat */
/** @typedef {{seats: Seat[], result: import("./result.js").View["result"]}} View */

const [WIDE, EDGE, HEAD, ROW, COLUMNS] = [640, 24, 84, 40, 2];
/** Where the score and the name of a seat begin, after its markers. */
const [SCORE, NAME] = [58, 108];

/** Text that begins at a distance from the side where lines begin. @param {number} x @param {number} y @param {string} what @param {unknown} words @param {boolean} rtl */
const text = (x, y, what, words, rtl) =>
  svg`<text class="caption-${what}" x=${rtl ? WIDE - x : x} y=${y} direction=${rtl ? "rtl" : "ltr"}>${words}</text>`;

/** @param {{title: string, about: string, rtl: boolean}} words */
export const heading = ({ title, about, rtl }) =>
  svg`<svg viewBox="0 0 ${WIDE} ${HEAD}">${text(EDGE, 32, "about", about, rtl)}${text(EDGE, 66, "title", title, rtl)}</svg>`;

/**
 * Each seat with its markers in the curves and its score, first places first.
 * @param {View} view
 * @param {(color: string) => string} dyeOf
 * @param {{rtl: boolean, scores: boolean}} how
 */
export function legend(view, dyeOf, { rtl, scores }) {
  const places = ranked(view);
  const rows = Math.ceil(places.length / COLUMNS);
  return svg`<svg viewBox="0 0 ${WIDE} ${rows * ROW + EDGE}">${places.map((place, i) => {
    const { seat, name, score, colors = [""] } = ofSeat(view.seats, place.seat);
    const [x, y] = [EDGE + (WIDE / COLUMNS) * (i % COLUMNS), EDGE + ROW * Math.floor(i / COLUMNS)];
    const at = (/** @type {number} */ index) => x + 9 + index * 20;
    const markers = colors.map((color, index) =>
      marker(dyeOf(color), seat, `${rtl ? WIDE - at(index) : at(index)} ${y}`),
    );
    return [
      markers,
      scores ? text(x + SCORE, y + 7, "score", score, rtl) : "",
      text(x + (scores ? NAME : SCORE), y + 7, "name", name, rtl),
    ];
  })}</svg>`;
}
