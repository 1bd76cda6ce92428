// What stands around a picture that is given away: whose game it was and how it ended above it, who is which below. Pure;
// names no game and never touches the DOM.
import { svg } from "lit-html";
import { fitted } from "./fitting.js";
import { marker, ranked } from "./result.js";
import { ofSeat } from "../base/lookup.ts";

/** @typedef {{seat: number, name: string, score: number, colors?: string[]}} Seat */
/** @typedef {{seats: Seat[], result: import("./result.js").View["result"]}} View */

/** @typedef {import("./fitting.js").Measure} Measure */

const [WIDE, EDGE, HEAD, ROW] = [640, 24, 84, 40];
/** Where the score and the name of a seat begin, after its markers. */
const [SCORE, NAME] = [58, 108];
/** How words are set: here and in no stylesheet, because they are measured. */
const TYPES = {
  about: { size: 18, weight: 400 },
  title: { size: 28, weight: 700 },
  score: { size: 20, weight: 700 },
  name: { size: 20, weight: 400 },
};
/** The most lines of the title, and the height of one, in its size. */
const [LINES, LEADING] = [4, 1.2];

/**
 * Text that begins at a distance from the side where lines begin.
 * @param {keyof typeof TYPES} what
 * @param {unknown} words
 * @param {{x: number, y: number, rtl: boolean, size?: number}} how
 */
const text = (what, words, { x, y, rtl, size = TYPES[what].size }) =>
  svg`<text class="caption-${what}" x=${rtl ? WIDE - x : x} y=${y} font-size=${size} font-weight=${TYPES[what].weight} direction=${rtl ? "rtl" : "ltr"}>${words}</text>`;

/** @param {{title: string, about: string, rtl: boolean}} words @param {Measure} measure */
export function heading({ title, about, rtl }, measure) {
  const wide = WIDE - 2 * EDGE;
  const [above, below] = [
    fitted(about, { ...TYPES.about, wide }, measure),
    fitted(title, { ...TYPES.title, wide, most: LINES }, measure),
  ];
  const high = LEADING * below.size;
  return svg`<svg viewBox="0 0 ${WIDE} ${HEAD + (below.lines.length - 1) * high}">${text("about", above.lines, { x: EDGE, y: 32, rtl, size: above.size })}${below.lines.map(
    (line, at) => text("title", line, { x: EDGE, y: 66 + at * high, rtl, size: below.size }),
  )}</svg>`;
}

/**
 * Each seat with its markers in the curves and its score, first places first; one below the other, where names are long.
 * @param {View} view
 * @param {(color: string) => string} dyeOf
 * @param {{rtl: boolean, scores: boolean}} how
 * @param {Measure} measure
 */
export function legend(view, dyeOf, { rtl, scores }, measure) {
  const places = ranked(view);
  const begin = scores ? NAME : SCORE;
  const named = (/** @type {string} */ name, /** @type {number} */ columns) =>
    fitted(name, { ...TYPES.name, wide: WIDE / columns - 2 * EDGE - begin }, measure);
  const isWhole = (/** @type {Seat} */ { name }) =>
    named(name, 2).lines[0] === name && named(name, 2).size === TYPES.name.size;
  const columns = view.seats.every(isWhole) ? 2 : 1;
  const rows = Math.ceil(places.length / columns);
  return svg`<svg viewBox="0 0 ${WIDE} ${rows * ROW + EDGE}">${places.map((place, i) => {
    const { seat, name, score, colors = [""] } = ofSeat(view.seats, place.seat);
    const [x, y] = [EDGE + (WIDE / columns) * (i % columns), EDGE + ROW * Math.floor(i / columns)];
    const at = (/** @type {number} */ index) => x + 9 + index * 20;
    const markers = colors.map((color, index) =>
      marker(dyeOf(color), seat, `${rtl ? WIDE - at(index) : at(index)} ${y}`),
    );
    const { lines, size } = named(name, columns);
    return [
      markers,
      scores ? text("score", score, { x: x + SCORE, y: y + 7, rtl }) : "",
      text("name", lines, { x: x + begin, y: y + 7, rtl, size }),
    ];
  })}</svg>`;
}
