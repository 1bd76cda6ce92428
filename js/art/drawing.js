// What all drawings are made of: points and paths, marks, tiles, coins. Markup as strings, so that constant parts are
// parsed once; colours come from css/palette.css. Names no game; never touches the DOM.
import { html, svg } from "lit-html";
import { svg as constant, unsafeStatic } from "lit-html/static.js";

/** @typedef {{x: number, y: number}} Point */

/** The colour of outlines. */
export const INK = "var(--night)";

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

/** Points from text. @param {string} text as in the attribute `points`: "0,0 3,4" @returns {Point[]} */
export const points = (text) =>
  text.split(" ").map((point) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return { x, y };
  });

/** A closed path through points. @param {Point[]} points */
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
  return polygon(times(2 * points, (i) => polar(x, y, i % 2 ? r * inner : r, i * step)));
}

/** Constant markup: parsed once, cloned wherever it is drawn, never diffed. @param {string} text */
export const fixed = (text) => constant`${unsafeStatic(text)}`;

/**
 * Constant markup for each of some names.
 * @template {string} Name
 * @param {readonly Name[]} names
 * @param {(name: Name) => string} draw
 */
export const fixedByName = (names, draw) =>
  /** @type {Record<Name, ReturnType<typeof fixed>>} */ (
    Object.fromEntries(names.map((name) => [name, fixed(draw(name))]))
  );

/** A filled path. @param {string} d @param {string} color */
export const filled = (d, color) => `<path d="${d}" fill="${color}"/>`;

/** A filled circle. @param {number} x @param {number} y @param {number} r @param {string} color */
export const dot = (x, y, r, color) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;

/** A drawing for each number from 0. @template Drawn @param {number} count @param {(i: number) => Drawn} draw */
export const times = (count, draw) => Array.from({ length: count }, (_, i) => draw(i));

/** A transform to a point. @param {Point} point @param {number} [size] how many times as large as usual */
export const at = ({ x, y }, size = 1) => `translate(${x} ${y})${size === 1 ? "" : ` scale(${size})`}`;

/** Markup for `<use>`. @param {string} id @param {string} markup */
export const piece = (id, markup) => `<g id="${id}">${markup}</g>`;

/** A line visible on every ground: a light seam in a dark casing. @param {string} name @param {string} d */
export const seamed = (name, d) => svg`<g class=${name}><path class="casing" d=${d} /><path class="seam" d=${d} /></g>`;

/**
 * The star-and-cross tiling as a `<pattern>`: stars tip to tip on a square lattice, crosses in the gaps. Every other
 * tile is a shade darker, because real glazes vary.
 * @param {string} id
 * @param {number} tile
 */
export function zellige(id, tile) {
  const [half, both] = [tile / 2, 2 * tile];
  const near = (/** @type {number} */ r) => star(half, half, r) + star(3 * half, 3 * half, r);
  const far = (/** @type {number} */ r) => star(3 * half, half, r) + star(half, 3 * half, r);
  return (
    `<pattern id="${id}" width="${both}" height="${both}" patternUnits="userSpaceOnUse">` +
    `<rect width="${both}" height="${both}" fill="var(--tile-cross)"/><path d="M${tile} 0H${both}V${tile}H0V${both}H${tile}Z" fill="var(--tile-cross-far)"/>` +
    `<g stroke="var(--tile-grout)" stroke-width="1.1"><path d="${near(half)}" fill="var(--tile-star)"/><path d="${far(half)}" fill="var(--tile-star-far)"/></g>` +
    `<path d="${near(0.2 * tile) + far(0.2 * tile)}" fill="var(--tile-heart)"/></pattern>`
  );
}

/**
 * A frame of tiles around a square, with a line of brass.
 * @param {number} side
 * @param {string} pattern the id of the tiling
 * @param {number} brass the width of the line
 */
export const tiledFrame = (side, pattern, brass) =>
  `<rect x="1.5" y="1.5" width="${side - 3}" height="${side - 3}" rx="18" fill="url(#${pattern})" stroke="${INK}" stroke-width="3"/>` +
  `<rect x="5" y="5" width="${side - 10}" height="${side - 10}" rx="14.5" fill="none" stroke="var(--brass)" stroke-width="${brass}"/>`;

/** The markup of a brass coin on whose face something is written. @param {number} x @param {number} y @param {number} r */
export const coinRim = (x, y, r) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--coin)" stroke="${INK}" stroke-width="${round(r * 0.12)}"/>` +
  `<circle cx="${x}" cy="${y}" r="${round(r * 0.78)}" fill="var(--cream)" stroke="var(--coin-line)" stroke-width="${round(r * 0.1)}"/>`;

/** The markup of a brass coin. @param {number} x @param {number} y @param {number} r */
export const coinAt = (x, y, r) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--coin)" stroke="${INK}" stroke-width="${round(r * 0.12)}"/>` +
  `<circle cx="${x}" cy="${y}" r="${round(r * 0.7)}" fill="var(--coin-face)" stroke="var(--coin-line)" stroke-width="${round(r * 0.1)}"/>` +
  `<path d="${star(x, y, r * 0.5)}" fill="var(--coin-star)"/>`;

const COIN = fixed(coinAt(12, 12, 10.8));

/** A coin, 24 x 24. */
export const coin = () =>
  html`<svg class="coin" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${COIN}</svg>`;
