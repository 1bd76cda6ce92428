// Drawings shared by all games: stars, tiles, weaves, rugs, coins. Markup as strings, so that constant parts are parsed
// once; colours come from css/palette.css. Names no game; never touches the DOM.
import { html } from "lit-html";
import { svg as constant, unsafeStatic } from "lit-html/static.js";
import { lookup } from "../base/lookup.js";

/** @typedef {"terracotta" | "saffron" | "majorelle" | "mint" | "aubergine"} Color */

/** Round to a tenth of a pixel, to keep the markup short. @param {number} n */
export const round = (n) => Math.round(n * 10) / 10;

/**
 * A point at an angle (degrees, clockwise from east).
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {number} degrees
 */
export function polar(x, y, r, degrees) {
  const a = (degrees * Math.PI) / 180;
  return { x: round(x + r * Math.cos(a)), y: round(y + r * Math.sin(a)) };
}

/** A closed path through points. @param {{x: number, y: number}[]} points */
export const polygon = (points) => `M${points.map((p) => `${p.x} ${p.y}`).join("L")}Z`;

/** The path of a circle. @param {number} x @param {number} y @param {number} r */
export const disc = (x, y, r) => `M${round(x - r)} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/**
 * The path of a star; the default inner radius makes the khatam, two squares laid across each other.
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {number} [points]
 * @param {number} [inner]
 */
export function star(x, y, r, points = 8, inner = 0.765) {
  const step = 180 / points;
  return polygon(Array.from({ length: 2 * points }, (_, i) => polar(x, y, i % 2 ? r * inner : r, i * step)));
}

/** Constant markup: parsed once, cloned wherever it is drawn, never diffed. @param {string} text */
export const fixed = (text) => constant`${unsafeStatic(text)}`;

/** @param {number} x @param {number} y @param {number} width @param {number} height */
const lozenge = (x, y, width, height) => `M${x} ${y - height}L${x + width} ${y}L${x} ${y + height}L${x - width} ${y}Z`;

/** @param {number} x @param {number} y @param {number} arm @param {number} half */
function cross(x, y, arm, half) {
  const [a, h] = [arm, half];
  return `M${x - h} ${y - a}h${2 * h}v${a - h}h${a - h}v${2 * h}h${h - a}v${a - h}h${-2 * h}v${h - a}h${h - a}v${-2 * h}h${a - h}Z`;
}

/** @param {number} y @param {number} teeth how deep */
const zigzag = (y, teeth) =>
  `M-33 ${y + teeth}L-22 ${y}L-11 ${y + teeth}L0 ${y}L11 ${y + teeth}L22 ${y}L33 ${y + teeth}`;

const [DYE, THREAD, SECOND] = ["var(--dye)", "var(--thread)", "var(--second)"];

/** @param {string} d @param {number} width @param {string} [color] */
const line = (d, width, color = THREAD) => `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

/** @param {string} d @param {string} [color] */
const shape = (d, color = THREAD) => `<path d="${d}" fill="${color}"/>`;

/**
 * @param {(y: number) => string} draw each half of a rug shows the whole motif, because the other half may be covered
 */
const halves = (draw) => draw(-39) + draw(39);

/** The pattern of each weave, 66 x 154 about 0,0, with motifs large enough to be told apart at 36 pixels a square. */
const FIELDS = {
  terracotta: halves(
    (y) =>
      shape(lozenge(0, y, 32, 37)) +
      shape(lozenge(0, y, 25, 29), SECOND) +
      shape(lozenge(0, y, 19, 22)) +
      shape(lozenge(0, y, 11, 13), DYE) +
      shape(
        `M-33 ${y - 37}h13L-33 ${y - 22}ZM33 ${y - 37}h-13L33 ${y - 22}ZM-33 ${y + 37}h13L-33 ${y + 22}ZM33 ${y + 37}h-13L33 ${y + 22}Z`,
      ),
  ),
  saffron: [-75, -49, -23, 3, 29, 55]
    .map((y) => line(zigzag(y, 12), 4.6) + line(zigzag(y + 11, 12), 3, SECOND))
    .join(""),
  majorelle: halves(
    (y) =>
      shape(`M-33 ${y - 34}h66v6h-66ZM-33 ${y + 28}h66v6h-66ZM-33 ${y - 11}h66v22h-66Z`) +
      shape(`M-33 ${y - 21}h66v3.5h-66ZM-33 ${y + 17.5}h66v3.5h-66Z`, SECOND) +
      shape([-26.4, -13.2, 0, 13.2, 26.4].map((x) => lozenge(x, y, 5.6, 7)).join(""), DYE),
  ),
  mint: halves(
    (y) =>
      shape(cross(0, y, 27, 9)) +
      shape(cross(0, y, 13, 3.2), SECOND) +
      [-24, 24].map((x) => shape(cross(x, y - 26, 8, 2.6)) + shape(cross(x, y + 26, 8, 2.6))).join(""),
  ),
  aubergine: halves((y) =>
    [-22, 0, 22]
      .map((x) =>
        [-24, 0, 24]
          .map((dy) => `<circle cx="${x}" cy="${y + dy}" r="${x || dy ? 6 : 10}" fill="${x || dy ? THREAD : SECOND}"/>`)
          .join(""),
      )
      .join(""),
  ),
};

const FRINGE = [-38, -29.6, -21.1, -12.7, -4.2, 4.2, 12.7, 21.1, 29.6, 38].map((x) => `M${x} -94V94`).join("");

/**
 * The markup of a rug of two squares of 96 lying north to south about 0,0; colours come from the dye classes.
 * @param {Color} color whose weave
 */
export const rug = (color) =>
  `<path d="${FRINGE}" stroke="var(--fringe)" stroke-width="3.2"/>` +
  `<rect x="-43" y="-87" width="86" height="174" rx="2.5" fill="var(--dye)" stroke="var(--edge)" stroke-width="2.6"/>` +
  `<rect x="-37.5" y="-81.5" width="75" height="163" fill="none" stroke="var(--band, var(--thread))" stroke-width="2.6"/>` +
  FIELDS[color];

/** @type {Record<Color, import("lit-html").TemplateResult>} */
const SWATCHES = /** @type {Record<Color, import("lit-html").TemplateResult>} */ (
  Object.fromEntries(
    Object.keys(FIELDS).map((color) => [
      color,
      fixed(`<g transform="scale(1 .823)">${rug(/** @type {Color} */ (color))}</g>`),
    ]),
  )
);

/** A small rug with its owner's weave, 34 x 56. @param {Color} color */
export const swatch = (color) =>
  html`<svg class="swatch dye-${color}" viewBox="-48 -79 96 158" width="34" height="56" aria-hidden="true">${lookup(SWATCHES, color)}</svg>`;

const WEAVES = {
  terracotta: [
    `<path d="M6 .5L11.5 6L6 11.5L.5 6Z" fill="none" stroke="var(--thread)" stroke-width="1.5"/><circle cx="6" cy="6" r="1.7" fill="var(--thread)"/>`,
    12,
    12,
  ],
  saffron: [`<path d="M0 7L4 2L8 7L12 2L16 7" fill="none" stroke="var(--thread)" stroke-width="2"/>`, 16, 9],
  majorelle: [
    `<path d="M0 3H12" stroke="var(--thread)" stroke-width="2.6"/><path d="M0 8.5H12" stroke="var(--second)" stroke-width="1.4"/>`,
    12,
    11,
  ],
  mint: [`<path d="M6 2V10M2 6H10" stroke="var(--thread)" stroke-width="2.2"/>`, 12, 12],
  aubergine: [
    `<circle cx="4" cy="4" r="1.6" fill="var(--thread)"/><circle cx="10" cy="10" r="1.6" fill="var(--second)"/>`,
    12,
    12,
  ],
};

/**
 * A `<pattern>` of a weave for strips and small surfaces; goes into the <defs> of the drawing that uses it.
 * @param {Color} color
 * @param {string} id
 */
export function weave(color, id) {
  const [threads, width, height] = WEAVES[color];
  return (
    `<pattern id="${id}" class="dye-${color}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">` +
    `<rect width="${width}" height="${height}" fill="var(--dye)"/>${threads}</pattern>`
  );
}

/** Where the stars of four tiles lie that are of one shade. @type {[number, number][]} */
const NEAR = [
  [0.5, 0.5],
  [1.5, 1.5],
];
/** And those that are a shade off. @type {[number, number][]} */
const FAR = [
  [1.5, 0.5],
  [0.5, 1.5],
];

/**
 * The star-and-cross tiling as a `<pattern>`: stars tip to tip on a square lattice, crosses in the gaps. Every other
 * tile is a shade darker, because real glazes vary.
 * @param {string} id
 * @param {number} tile
 */
export function zellige(id, tile) {
  const stars = (/** @type {[number, number][]} */ places, /** @type {number} */ r) =>
    places.map(([x, y]) => star(x * tile, y * tile, r * tile)).join("");
  const [near, far] = [stars(NEAR, 0.5), stars(FAR, 0.5)];
  const hearts = stars([...NEAR, ...FAR], 0.2);
  const both = 2 * tile;
  return (
    `<pattern id="${id}" width="${both}" height="${both}" patternUnits="userSpaceOnUse">` +
    `<rect width="${both}" height="${both}" fill="var(--tile-cross)"/><path d="M${tile} 0H${both}V${tile}H0V${both}H${tile}Z" fill="var(--tile-cross-far)"/>` +
    `<g stroke="var(--tile-grout)" stroke-width="1.1"><path d="${near}" fill="var(--tile-star)"/><path d="${far}" fill="var(--tile-star-far)"/></g>` +
    `<path d="${hearts}" fill="var(--tile-heart)"/></pattern>`
  );
}

/** The markup of a brass coin. @param {number} x @param {number} y @param {number} r */
export const coinAt = (x, y, r) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--coin)" stroke="var(--night)" stroke-width="${round(r * 0.12)}"/>` +
  `<circle cx="${x}" cy="${y}" r="${round(r * 0.7)}" fill="var(--coin-face)" stroke="var(--coin-line)" stroke-width="${round(r * 0.1)}"/>` +
  `<path d="${star(x, y, r * 0.5)}" fill="var(--coin-star)"/>`;

const COIN = fixed(coinAt(12, 12, 10.8));

/** A coin, 24 x 24. */
export const coin = () =>
  html`<svg class="coin" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${COIN}</svg>`;

/** Milliseconds of a face in mid-air, and of the one on top once the die rests. */
const [TURN, REST] = [100, 350];
/** The faces with which the die strikes the ground. */
const STRIKES = [3, 5];

/**
 * A die that falls: faces that turn up while it tumbles, which do not depend on the one that it shows in the end, two
 * bounces, and its rest. `.rolling` in css/die.css follows these times.
 * @template Face
 * @param {Face[]} faces that turn up while it tumbles
 * @param {Face} face that it shows in the end
 * @returns {{ms: number, face: Face, tone?: string}[]}
 */
export const tumbling = (faces, face) => [
  ...faces.map((each, i) => ({ ms: TURN, face: each, ...(STRIKES.includes(i) ? { tone: "wood" } : {}) })),
  { ms: REST, face, tone: "wood" },
];
