// The constant part of the board: the rim of zellige, the mosaics, the squares, and the <defs> that pieces use. Parsed
// once, never re-rendered with a position.
import { filled, fixed, INK, polar, polygon, star, tiledFrame, times, zellige } from "../../art/drawing.ts";
import { PIECES } from "./pieces.ts";
import { CELL, centre, corner, GRID, MOSAICS, RIM, SIDE, SQUARES, type Arc } from "./places.ts";

const RADIUS = 58;
const PETAL = 15; // degrees; divides the half-circles and the loops evenly

/** Rings of petals from the outside in: inner and outer radius, width in degrees, colour. */
const RINGS = [
  [42.5, 55.5, 6.6, "teal"],
  [30, 42, 6.4, "rust"],
  [19.5, 29.5, 6, "blue"],
  [12, 19, 5, "teal"],
] as const;

function fan({ x, y, from, sweep }: Arc, r: number) {
  const [a, b] = [polar(x, y, r, from), polar(x, y, r, from + sweep)];
  return `M${x} ${y}L${a.x} ${a.y}A${r} ${r} 0 ${sweep > 180 ? 1 : 0} 1 ${b.x} ${b.y}Z`;
}

function petals({ x, y, from, sweep }: Arc, [inner, outer, half]: (typeof RINGS)[number], shift: number) {
  const middle = (inner + outer) / 2;
  return times(sweep / PETAL - (shift ? 1 : 0), (i) => {
    const angle = from + (i + 0.5 + shift) * PETAL;
    const corner = (r: number, aside: number) => polar(x, y, r, angle + aside);
    return polygon([corner(inner, 0), corner(middle, -half), corner(outer, 0), corner(middle, half)]);
  }).join("");
}

const drawMosaic = (arc: Arc) =>
  filled(fan(arc, RADIUS + 2.5), INK) +
  `<path d="${fan(arc, RADIUS)}" fill="var(--tile-pale)" stroke="var(--brass)" stroke-width="2.4"/>` +
  RINGS.map((ring, i) => filled(petals(arc, ring, i % 2 ? 0.5 : 0), `var(--tile-${ring[3]})`)).join("") +
  filled(fan(arc, 11), "var(--brass)") +
  filled(fan(arc, 6), INK);

/** The path of every other square. */
const squares = (odd: number) =>
  SQUARES.filter((_, i) => i % 2 === odd)
    .map(corner)
    .map(({ x, y }) => `M${x + 1} ${y + 1}h${CELL - 2}v${CELL - 2}h${2 - CELL}Z`)
    .join("");

/** The names of rows and columns: in the rim, where nothing covers them. */
const ROWS = [...GRID.rows].map((row) => `<text x="${RIM / 2}" y="${centre(`a${row}`).y}">${row}</text>`);
const COLUMNS = [...GRID.columns].map(
  (column) => `<text x="${centre(`${column}1`).x}" y="${SIDE - RIM / 2}">${column}</text>`,
);

const STARS = SQUARES.map(centre)
  .map(({ x, y }) => star(x, y, 5))
  .join("");

const [IN, ACROSS] = [RIM, SIDE - 2 * RIM];

const MARKUP =
  tiledFrame(SIDE, "zellige", 3.5) +
  `<g class="mosaics">${MOSAICS.map(drawMosaic).join("")}</g>` +
  `<rect x="${IN - 6}" y="${IN - 6}" width="${ACROSS + 12}" height="${ACROSS + 12}" rx="3" fill="var(--brass)" stroke="${INK}" stroke-width="2"/>` +
  `<rect x="${IN}" y="${IN}" width="${ACROSS}" height="${ACROSS}" fill="var(--square-line)"/>` +
  filled(squares(0), "var(--square-far)") +
  filled(squares(1), "var(--square)") +
  filled(STARS, "var(--square-line)") +
  `<rect x="${IN}" y="${IN}" width="${ACROSS}" height="${ACROSS}" fill="none" stroke="${INK}" stroke-width="1.5"/>` +
  `<g class="names">${[...ROWS, ...COLUMNS].join("")}</g>`;

/** Clip paths for half-covered rugs: a rug ends a little under the newer one, so that nothing of it shows beyond. */
const CLIPS =
  `<clipPath id="rug-first"><rect x="-50" y="-98" width="100" height="103.5"/></clipPath>` +
  `<clipPath id="rug-second"><rect x="-50" y="-5.5" width="100" height="103.5"/></clipPath>`;

export const GROUND = fixed(`<defs>${zellige("zellige", RIM / 2)}${CLIPS}${PIECES}</defs>${MARKUP}`);
