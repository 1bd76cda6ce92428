// Textiles: the weave of each dye as a rug, as a swatch, as a pattern. Markup as strings; pure.
import { html } from "lit-html";
import { dot, filled, fixedByName, line, THREAD } from "./drawing.ts";
import { keysOf, lookup } from "../base/lookup.ts";

export type Color = "terracotta" | "saffron" | "majorelle" | "mint" | "aubergine";

const lozenge = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y - height}L${x + width} ${y}L${x} ${y + height}L${x - width} ${y}Z`;

function cross(x: number, y: number, arm: number, half: number) {
  const [a, h] = [arm, half];
  return `M${x - h} ${y - a}h${2 * h}v${a - h}h${a - h}v${2 * h}h${h - a}v${a - h}h${-2 * h}v${h - a}h${h - a}v${-2 * h}h${a - h}Z`;
}

const zigzag = (y: number, teeth: number) =>
  `M-33 ${y + teeth}L-22 ${y}L-11 ${y + teeth}L0 ${y}L11 ${y + teeth}L22 ${y}L33 ${y + teeth}`;

const [DYE, SECOND] = ["var(--dye)", "var(--second)"];

const shape = (d: string, color: string = THREAD) => filled(d, color);

/** Each half of a rug shows the whole motif, because the other half may be covered. */
const halves = (draw: (y: number) => string) => draw(-39) + draw(39);

/** About the middle of a half. */
const DOTS = [-22, 0, 22].flatMap((x) => [-24, 0, 24].map((y) => ({ x, y })));

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
  aubergine: halves((middle) =>
    DOTS.map(({ x, y }) => (x || y ? dot(x, middle + y, 6, THREAD) : dot(x, middle, 10, SECOND))).join(""),
  ),
};
export const COLORS = keysOf(FIELDS);

const FRINGE = [-38, -29.6, -21.1, -12.7, -4.2, 4.2, 12.7, 21.1, 29.6, 38].map((x) => `M${x} -94V94`).join("");

/** The markup of a rug of two squares of 96 lying north to south about 0,0; colours come from the dye classes. */
export const rug = (color: Color) =>
  `<path d="${FRINGE}" stroke="var(--fringe)" stroke-width="3.2"/>` +
  `<rect x="-43" y="-87" width="86" height="174" rx="2.5" fill="var(--dye)" stroke="var(--edge)" stroke-width="2.6"/>` +
  `<rect x="-37.5" y="-81.5" width="75" height="163" fill="none" stroke="var(--band, var(--thread))" stroke-width="2.6"/>` +
  FIELDS[color];

/** The markup of a rug as high as a swatch. */
export const smallRug = (color: Color) => `<g transform="scale(1 .823)">${rug(color)}</g>`;

/** The frame of a swatch, 34 x 56. */
export const swatchOf = (dye: Color, drawn: unknown) =>
  html`<svg class="swatch dye-${dye}" viewBox="-48 -79 96 158" width="34" height="56" aria-hidden="true">${drawn}</svg>`;

const SMALL_RUGS = fixedByName(COLORS, smallRug);

export const swatch = (color: Color) => swatchOf(color, lookup(SMALL_RUGS, color));

/** What is woven into a tile of each weave, and how large that is. */
const THREADS = {
  terracotta: line("M6 .5L11.5 6L6 11.5L.5 6Z", 1.5) + dot(6, 6, 1.7, THREAD),
  saffron: line("M0 7L4 2L8 7L12 2L16 7", 2),
  majorelle: line("M0 3H12", 2.6) + line("M0 8.5H12", 1.4, SECOND),
  mint: line("M6 2V10M2 6H10", 2.2),
  aubergine: dot(4, 4, 1.6, THREAD) + dot(10, 10, 1.6, SECOND),
};
const TILES = { terracotta: [12, 12], saffron: [16, 9], majorelle: [12, 11], mint: [12, 12], aubergine: [12, 12] };

/** A `<pattern>` of a weave for strips and small surfaces; goes into the <defs> of the drawing that uses it. */
export function weave(color: Color, id: string) {
  const [width, height] = TILES[color];
  return (
    `<pattern id="${id}" class="dye-${color}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">` +
    `<rect width="${width}" height="${height}" fill="var(--dye)"/>${THREADS[color]}</pattern>`
  );
}
