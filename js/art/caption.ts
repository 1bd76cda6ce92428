// What stands around a picture that is given away: whose game it was and how it ended above it, who is which below.
// Pure; names no game and never touches the DOM.
import { svg } from "lit-html";
import { fitted, type Measure } from "./fitting.ts";
import { marker, ranked, type View as ViewType } from "./result.ts";
import { ofSeat } from "../base/lookup.ts";

type Seat = { seat: number; name: string; score: number; colors?: string[] };
type View = { seats: Seat[]; result: ViewType["result"] };

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

/** Text that begins at a distance from the side where lines begin. */
const text = (
  what: keyof typeof TYPES,
  words: unknown,
  { x, y, rtl, size = TYPES[what].size }: { x: number; y: number; rtl: boolean; size?: number },
) =>
  svg`<text class="caption-${what}" x=${rtl ? WIDE - x : x} y=${y} font-size=${size} font-weight=${TYPES[what].weight} font-family="var(--font-text)" fill="var(--ink${what === "about" ? "-soft" : ""})" direction=${rtl ? "rtl" : "ltr"}>${words}</text>`;

export function heading({ title, about, rtl }: { title: string; about: string; rtl: boolean }, measure: Measure) {
  const wide = WIDE - 2 * EDGE;
  const above = fitted(about, { ...TYPES.about, wide }, measure);
  const below = fitted(title, { ...TYPES.title, wide, most: LINES }, measure);
  const high = LEADING * below.size;
  return svg`<svg viewBox="0 0 ${WIDE} ${HEAD + (below.lines.length - 1) * high}">${text("about", above.lines, { x: EDGE, y: 32, rtl, size: above.size })}${below.lines.map(
    (line, at) => text("title", line, { x: EDGE, y: 66 + at * high, rtl, size: below.size }),
  )}</svg>`;
}

/** Each seat with its markers in the curves and its score, first places first; in one column where names are long. */
export function legend(
  view: View,
  dyeOf: (color: string) => string,
  { rtl, scores }: { rtl: boolean; scores: boolean },
  measure: Measure,
) {
  const places = ranked(view);
  const begin = scores ? NAME : SCORE;
  const named = (name: string, columns: number) =>
    fitted(name, { ...TYPES.name, wide: WIDE / columns - 2 * EDGE - begin }, measure);
  const isWhole = ({ name }: Seat) => named(name, 2).lines[0] === name && named(name, 2).size === TYPES.name.size;
  const columns = view.seats.every(isWhole) ? 2 : 1;
  const rows = Math.ceil(places.length / columns);
  return svg`<svg viewBox="0 0 ${WIDE} ${rows * ROW + EDGE}">${places.map((place, i) => {
    const { seat, name, score, colors = [""] } = ofSeat(view.seats, place.seat);
    const [x, y] = [EDGE + (WIDE / columns) * (i % columns), EDGE + ROW * Math.floor(i / columns)];
    const at = (index: number) => x + 9 + index * 20;
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
