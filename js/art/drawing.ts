// What all drawings are made of: points and paths, marks, tiles, coins. Markup as strings, so that constant parts are
// parsed once; colours come from css/palette.css. Names no game; never touches the DOM.
import { html, svg } from "lit-html";
import { svg as constant, unsafeStatic } from "lit-html/static.js";
import { keysOf, recordOf } from "../base/lookup.ts";

export type Point = { x: number; y: number };

/** The colour of outlines. */
export const INK = "var(--night)";
/** The colour of what is woven into a dye. */
export const THREAD = "var(--thread)";

/** Round to a tenth of a pixel, to keep the markup short. */
export const round = (n: number) => Math.round(n * 10) / 10;

/** The point at a distance and an angle from another (degrees, clockwise from east). */
export function polar(x: number, y: number, r: number, degrees: number) {
  const a = (degrees * Math.PI) / 180;
  return { x: round(x + r * Math.cos(a)), y: round(y + r * Math.sin(a)) };
}

/** Points written as in the attribute `points`: "0,0 3,4". */
export const points = (text: string): Point[] =>
  text.split(" ").map((point) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return { x, y };
  });

export const polygon = (points: Point[]) => `M${points.map((p) => `${p.x} ${p.y}`).join("L")}Z`;

export const disc = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** The path of a star; the default inner radius makes the khatam, two squares laid across each other. */
export function star(x: number, y: number, r: number, points: number = 8, inner: number = 0.765) {
  const step = 180 / points;
  return polygon(times(2 * points, (i) => polar(x, y, i % 2 ? r * inner : r, i * step)));
}

/** Constant markup: parsed once, cloned wherever it is drawn, never diffed. */
export const fixed = (text: string) => constant`${unsafeStatic(text)}`;

export const fixedByName = <Name extends string>(names: readonly Name[], draw: (name: Name) => string) =>
  recordOf(names, (name) => fixed(draw(name)));

export const fixedAll = <Name extends string>(drawn: Record<Name, string>) =>
  fixedByName(keysOf(drawn), (name) => drawn[name]);

export const filled = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;

export const line = (d: string, width: number, color: string = THREAD) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

/** A line with round ends. */
export const stroke = (d: string, width: number, color: string = INK) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;

export const dot = (x: number, y: number, r: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;

/** A drawing for each number from 0. */
export const times = <Drawn>(count: number, draw: (i: number) => Drawn) =>
  Array.from({ length: count }, (_, i) => draw(i));

/** A transform to a point, and to so many times the usual size. */
export const at = ({ x, y }: Point, size: number = 1) => `translate(${x} ${y})${size === 1 ? "" : ` scale(${size})`}`;

/** Markup for `<use>`. */
export const piece = (id: string, markup: string) => `<g id="${id}">${markup}</g>`;

/** A line visible on every ground: a light seam in a dark casing. */
export const seamed = (name: string, d: string) =>
  svg`<g class=${name}><path class="casing" d=${d} /><path class="seam" d=${d} /></g>`;

/** What is chosen and waits to be confirmed has this on it, upright. @param size how many times as large as 20 across */
export const tick = (point: Point, size: number = 1) =>
  svg`<path class="tick" fill="none" stroke="var(--cream)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" transform=${at(point, size)} d="M-9 0.5L-3 6.5L9 -6.5" />`;

/** The same beside what is chosen, on a ground of its own. */
export const ticked = (point: Point) =>
  svg`<circle fill="var(--act)" stroke="var(--cream)" stroke-width="2" cx=${point.x} cy=${point.y} r="12" />${tick(point, 0.6)}`;

/**
 * The star-and-cross tiling as a `<pattern>`: stars tip to tip on a square lattice, crosses in the gaps. Every other
 * tile is a shade darker, because real glazes vary.
 */
export function zellige(id: string, tile: number) {
  const [half, both] = [tile / 2, 2 * tile];
  const near = (r: number) => star(half, half, r) + star(3 * half, 3 * half, r);
  const far = (r: number) => star(3 * half, half, r) + star(half, 3 * half, r);
  return (
    `<pattern id="${id}" width="${both}" height="${both}" patternUnits="userSpaceOnUse">` +
    `<rect width="${both}" height="${both}" fill="var(--tile-cross)"/><path d="M${tile} 0H${both}V${tile}H0V${both}H${tile}Z" fill="var(--tile-cross-far)"/>` +
    `<g stroke="var(--tile-grout)" stroke-width="1.1"><path d="${near(half)}" fill="var(--tile-star)"/><path d="${far(half)}" fill="var(--tile-star-far)"/></g>` +
    `<path d="${near(0.2 * tile) + far(0.2 * tile)}" fill="var(--tile-heart)"/></pattern>`
  );
}

/** A frame of tiles (the id of their pattern) around a square, with a line of brass of some width. */
export const tiledFrame = (side: number, pattern: string, brass: number) =>
  `<rect x="1.5" y="1.5" width="${side - 3}" height="${side - 3}" rx="18" fill="url(#${pattern})" stroke="${INK}" stroke-width="3"/>` +
  `<rect x="5" y="5" width="${side - 10}" height="${side - 10}" rx="14.5" fill="none" stroke="var(--brass)" stroke-width="${brass}"/>`;

/** The markup of a brass coin without a star; by default with a larger, pale face, on which something is written. */
export const coinRim = (x: number, y: number, r: number, face: number = 0.78, color: string = "var(--cream)") =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--coin)" stroke="${INK}" stroke-width="${round(r * 0.12)}"/>` +
  `<circle cx="${x}" cy="${y}" r="${round(r * face)}" fill="${color}" stroke="var(--coin-line)" stroke-width="${round(r * 0.1)}"/>`;

export const coinAt = (x: number, y: number, r: number) =>
  coinRim(x, y, r, 0.7, "var(--coin-face)") + filled(star(x, y, r * 0.5), "var(--coin-star)");

const COIN = fixed(coinAt(12, 12, 10.8));

export const coin = () =>
  html`<svg class="coin" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${COIN}</svg>`;
