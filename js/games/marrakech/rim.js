// The constant part of the board: the rim of zellige, the mosaics, the squares, and the <defs> that pieces use. Parsed
// once, never re-rendered with a position.
import { coinAt, fixed, polar, polygon, rug, star, zellige } from "../../art/drawing.js";
import { dieMarkup, FIGURES, PLATE } from "./pieces.js";
import { CELL, centre, corner, MOSAICS, place, RIM, SIDE, SQUARES } from "./places.js";

/** @typedef {import("./places.js").Mosaic} Mosaic */

const INK = "var(--night)";
const RADIUS = 58;
const PETAL = 15; // degrees; divides the half-circles and the loops evenly

/** Rings of petals from the outside in: inner and outer radius, width in degrees, colour. */
const RINGS = /** @type {const} */ ([
  [42.5, 55.5, 6.6, "teal"],
  [30, 42, 6.4, "rust"],
  [19.5, 29.5, 6, "blue"],
  [12, 19, 5, "teal"],
]);

/** @param {Mosaic} m @param {number} r */
function fan({ x, y, from, sweep }, r) {
  const [a, b] = [polar(x, y, r, from), polar(x, y, r, from + sweep)];
  return `M${x} ${y}L${a.x} ${a.y}A${r} ${r} 0 ${sweep > 180 ? 1 : 0} 1 ${b.x} ${b.y}Z`;
}

/** @param {Mosaic} m @param {readonly [number, number, number, string]} ring @param {number} shift */
function petals({ x, y, from, sweep }, [inner, outer, half], shift) {
  const count = sweep / PETAL - (shift ? 1 : 0);
  return Array.from({ length: count }, (_, i) => {
    const angle = from + (i + 0.5 + shift) * PETAL;
    return polygon([
      polar(x, y, inner, angle),
      polar(x, y, (inner + outer) / 2, angle - half),
      polar(x, y, outer, angle),
      polar(x, y, (inner + outer) / 2, angle + half),
    ]);
  }).join("");
}

/** @param {Mosaic} m */
function drawMosaic(m) {
  const rings = RINGS.map((ring, i) => `<path d="${petals(m, ring, i % 2 ? 0.5 : 0)}" fill="var(--tile-${ring[3]})"/>`);
  return (
    `<path d="${fan(m, RADIUS + 2.5)}" fill="${INK}"/><path d="${fan(m, RADIUS)}" fill="var(--tile-pale)" stroke="var(--brass)" stroke-width="2.4"/>` +
    rings.join("") +
    `<path d="${fan(m, 11)}" fill="var(--brass)"/><path d="${fan(m, 6)}" fill="${INK}"/>`
  );
}

/** @param {boolean} far every other square is a shade deeper */
function squares(far) {
  const drawn = SQUARES.filter((square) => {
    const { row, col } = place(square);
    return (row + col) % 2 === (far ? 0 : 1);
  });
  return drawn
    .map((square) => {
      const { x, y } = corner(square);
      return `M${x + 1} ${y + 1}h${CELL - 2}v${CELL - 2}h${2 - CELL}Z`;
    })
    .join("");
}

const NAMES = SQUARES.filter((square) => square[0] === "a" || square[1] === "1")
  .map((square) => {
    const { x, y } = corner(square);
    const rank = square[0] === "a" ? `<text x="${x + 18}" y="${y + 27}">${square[1]}</text>` : "";
    return rank + (square[1] === "1" ? `<text x="${x + CELL - 18}" y="${y + CELL - 15}">${square[0]}</text>` : "");
  })
  .join("");

const DOTS = SQUARES.map((square) => {
  const { x, y } = centre(square);
  return star(x, y, 5);
}).join("");

const [IN, ACROSS] = [RIM, SIDE - 2 * RIM];

const GROUND =
  `<rect x="1.5" y="1.5" width="${SIDE - 3}" height="${SIDE - 3}" rx="18" fill="url(#zellige)" stroke="${INK}" stroke-width="3"/>` +
  `<rect x="5" y="5" width="${SIDE - 10}" height="${SIDE - 10}" rx="14.5" fill="none" stroke="var(--brass)" stroke-width="3.5"/>` +
  `<g class="mosaics">${MOSAICS.map(drawMosaic).join("")}</g>` +
  `<rect x="${IN - 6}" y="${IN - 6}" width="${ACROSS + 12}" height="${ACROSS + 12}" rx="3" fill="var(--brass)" stroke="${INK}" stroke-width="2"/>` +
  `<rect x="${IN}" y="${IN}" width="${ACROSS}" height="${ACROSS}" fill="var(--square-line)"/>` +
  `<path d="${squares(true)}" fill="var(--square-far)"/><path d="${squares(false)}" fill="var(--square)"/>` +
  `<path d="${DOTS}" fill="var(--square-line)"/>` +
  `<rect x="${IN}" y="${IN}" width="${ACROSS}" height="${ACROSS}" fill="none" stroke="${INK}" stroke-width="1.5"/>` +
  `<g class="names">${NAMES}</g>`;

/** @param {string} id @param {string} markup */
const piece = (id, markup) => `<g id="${id}">${markup}</g>`;

const PIECES =
  /** @type {const} */ (["terracotta", "saffron", "majorelle", "mint"])
    .map((color) => piece(`rug-${color}`, rug(color)))
    .join("") +
  Object.entries(FIGURES)
    .map(([facing, drawn]) => piece(`assam-${facing}`, drawn))
    .join("") +
  [1, 2, 3, 4].map((steps) => piece(`die-${steps}`, dieMarkup(steps))).join("") +
  piece("assam-plate", PLATE) +
  piece("rug-coin", coinAt(0, 0, 15));

/** Clip paths for half-covered rugs: a rug ends a little under the newer one, so that nothing of it shows beyond. */
const CLIPS =
  `<clipPath id="rug-first"><rect x="-50" y="-98" width="100" height="103.5"/></clipPath>` +
  `<clipPath id="rug-second"><rect x="-50" y="-5.5" width="100" height="103.5"/></clipPath>`;

/** The <defs> and the ground of the board. */
export const RIM_AND_GROUND = fixed(`<defs>${zellige("zellige", RIM / 2)}${CLIPS}${PIECES}</defs>${GROUND}`);
