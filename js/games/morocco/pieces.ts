// The pieces as constant markup about 0,0: workers, cubes, juice, pawn, coins. Independent of the position; a family's
// colours come from the dye classes.
import { createDie } from "../../art/die.ts";
import { cached } from "../../base/cache.ts";
import { coinAt, disc, INK, piece, points, polar, round, star, times, type Point } from "../../art/drawing.ts";
import { EMBLEMS, FAMILIES, medallion } from "./families.ts";
import type { Cube as CubeType, Family, Kind } from "./types.ts";

export const CUBES: CubeType[] = ["black", "green", "purple", "brown", "orange"];
export const KINDS: Kind[] = ["assistant", "bodyguard", "tourist"];

const EDGE = 'stroke="var(--edge)" stroke-width="2.2" stroke-linejoin="round"';
const THIN = `stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"`;

const feet = (width: number) => `<ellipse cx="1.5" cy="24.5" rx="${width}" ry="4" fill="var(--shade)"/>`;

/** Two eyes and a smile: one shape. */
const features = (y: number) =>
  disc(-2.8, y + 1, 1.2) +
  disc(2.8, y + 1, 1.2) +
  `M-2.7 ${y + 3.6}Q0 ${y + 5.2} 2.7 ${y + 3.6}Q2.9 ${y + 4.1} 2.4 ${y + 4.5}Q0 ${y + 5.9} -2.4 ${y + 4.5}Q-2.9 ${y + 4.1} -2.7 ${y + 3.6}Z`;

const face = (y: number, r: number = 8) =>
  `<circle cy="${y}" r="${r}" fill="var(--skin)" ${EDGE}/><path d="${features(y)}" fill="${INK}"/>`;

/** The assistant: a djellaba and a small cap. */
const ASSISTANT =
  feet(18) +
  `<path d="M-17.5 23.5C-18.5 8 -14 -4 -7 -7H7C14 -4 18.5 8 17.5 23.5Q0 27 -17.5 23.5Z" fill="var(--dye)" ${EDGE}/>` +
  face(-13) +
  `<path d="M-8.3 -15.5C-8 -24 8 -24 8.3 -15.5Q0 -18.5 -8.3 -15.5Z" fill="var(--dye)" ${EDGE}/>`;

/** The bodyguard, twice as broad because he counts twice: a turban, a sash and a staff. */
const BODYGUARD =
  feet(23) +
  `<path d="M-20.5 -24V24" stroke="var(--edge)" stroke-width="6.2" stroke-linecap="round"/><path d="M-20.5 -24V24" stroke="var(--brass)" stroke-width="3.2" stroke-linecap="round"/>` +
  `<path d="M-18 24L-21 3C-21 -5 -15 -8 -8 -8H10C17 -8 23 -5 23 3L20 24Q0 27.5 -18 24Z" fill="var(--dye)" ${EDGE}/>` +
  `<path d="M-17.5 21Q1 25.5 20 21" fill="none" stroke="var(--second)" stroke-width="2.6"/>` +
  `<circle cx="-19.5" cy="5" r="4" fill="var(--skin)" ${EDGE}/>` +
  face(-12.5, 8.5) +
  `<path d="M-10.5 -14.5C-13 -22 -6 -27.5 0 -27.5C6 -27.5 13 -22 10.5 -14.5C4 -17.5 -4 -17.5 -10.5 -14.5Z" fill="var(--cream)" ${EDGE}/>` +
  `<path d="M-8.5 -21Q1 -24 10 -17M-3 -26Q6 -24 10.5 -20" fill="none" ${THIN}/>`;

/** The tourist: a straw hat with a wide brim, and a shoulder bag. */
const TOURIST =
  feet(15) +
  `<path d="M-14 24C-15.5 8 -12 -4 -6 -7H6C12 -4 15.5 8 14 24Q0 27 -14 24Z" fill="var(--dye)" ${EDGE}/>` +
  `<path d="M11 6h8.5v12h-8.5z" fill="var(--morocco-bag)" ${EDGE}/>` +
  face(-11.5, 7.5) +
  `<ellipse cy="-15.5" rx="17.5" ry="4.8" fill="var(--morocco-straw)" ${EDGE}/><path d="M-8.5 -16.5C-8.5 -27 8.5 -27 8.5 -16.5Q0 -13.5 -8.5 -16.5Z" fill="var(--morocco-straw)" ${EDGE}/>` +
  `<path d="M-8.3 -18.8Q0 -15.8 8.3 -18.8V-16Q0 -13 -8.3 -16Z" fill="var(--dye)" ${THIN}/>`;

const BODIES = { assistant: ASSISTANT, bodyguard: BODYGUARD, tourist: TOURIST };
/** Position and size of the emblem on the robe. */
const SEWN = {
  assistant: "translate(0 9) scale(.82)",
  bodyguard: "translate(1 9) scale(.92)",
  tourist: "translate(-1.5 9.5) scale(.72)",
};

/** A worker of a family, 46 x 52, for use within a dye class. */
export const workerMarkup = (kind: Kind, family: Family) =>
  `${BODIES[kind]}<g transform="${SEWN[kind]}">${EMBLEMS[family]}</g>`;

type Cube = Point & { color: string };

/** A cube, 40 x 40, without the glyph: all of it, the top, the side, and the edges between its faces. */
const WHOLE = points("-19,-9 -9.5,-18.5 19,-18.5 19,10 9.5,19.5 -19,19.5");
const TOP = points("-19,-9 -9.5,-18.5 19,-18.5 9.5,-9");
const RIGHT = points("9.5,-9 19,-18.5 19,10 9.5,19.5");
const EDGES = [points("-19,-9 9.5,-9 9.5,19.5"), points("9.5,-9 19,-18.5")];

/** The glyph on the front of each cube; purple has a circle instead. */
const GLYPHS: Record<string, Point[][]> = {
  black: [points("-11.3,-1.3 1.7,11.7"), points("1.7,-1.3 -11.3,11.7")],
  green: [points("-4.8,13.7 -4.8,-2.8"), points("-11.8,3.7 -4.8,-3.3 2.2,3.7")],
  brown: [points("-12.8,11.7 -4.8,-2.3 3.2,11.7 -12.8,11.7 -4.8,-2.3")],
  orange: [points("-12.8,-1.3 3.2,-1.3"), points("-12.8,5.2 3.2,5.2"), points("-12.8,11.7 3.2,11.7")],
};

const about = (line: Point[], middle: Point, size: number) =>
  `M${line.map(({ x, y }) => `${round(middle.x + x * size)} ${round(middle.y + y * size)}`).join("L")}`;

function layersOf(cube: Cube, size: number) {
  const { color, x, y } = cube;
  const open = (line: Point[]) => about(line, cube, size);
  const [whole, top, right] = [`${open(WHOLE)}Z`, `${open(TOP)}Z`, `${open(RIGHT)}Z`];
  const ring = disc(x - 4.8 * size, round(y + 5.2 * size), round(7 * size));
  const glyph = GLYPHS[color]?.map(open).join("") ?? ring;
  return { color, whole, top, right, edges: EDGES.map(open).join(""), glyph };
}

/** The layers of cubes by color, place and size: most lie where they did. */
const layers: Map<string, ReturnType<typeof layersOf>> = new Map();

/**
 * Cubes wherever they lie, so many times as large as 40 x 40. Each layer of all of them is one path: shapes of their
 * own for every cube would take longer to paint than all else on the market.
 */
export function cubesMarkup(cubes: Cube[], size: number = 1) {
  const all = cubes.map((cube) =>
    cached(layers, `${cube.color} ${cube.x} ${cube.y} ${size}`, () => layersOf(cube, size)),
  );
  const path = (layer: "whole" | "top" | "right" | "edges" | "glyph", some = all) =>
    some.map((cube) => cube[layer]).join("");
  const stroked = (d: string, width: number, how: string) =>
    `<path d="${d}" fill="none" stroke-width="${round(width * size)}" stroke-linejoin="round" ${how}/>`;
  const used = [...new Set(all.map(({ color }) => color))];
  const of = (color: string) => all.filter((cube) => cube.color === color);
  return (
    used.map((color) => `<path d="${path("whole", of(color))}" fill="var(--cube-${color})"/>`).join("") +
    `<path d="${path("top")}" fill="var(--white)" fill-opacity=".32"/><path d="${path("right")}" fill="var(--black)" fill-opacity=".3"/>` +
    stroked(path("edges"), 1.5, `stroke="${INK}" stroke-opacity=".7"`) +
    stroked(path("whole"), 2.2, 'stroke="var(--edge)"') +
    used
      .map((color) => {
        const ink = color === "orange" ? INK : "var(--white)";
        return stroked(path("glyph", of(color)), 3.6, `stroke="${ink}" stroke-linecap="round"`);
      })
      .join("")
  );
}

export const cubeMarkup = (color: string) => cubesMarkup([{ color, x: 0, y: 0 }]);

const segments = ({ x, y }: Point, size: number) =>
  times(10, (i) => {
    const [a, b] = [polar(x, y, 9 * size, i * 36), polar(x, y, 17 * size, i * 36)];
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  }).join("");

/** Orange slices, so many times as large as 41 across; each layer of all of them is one path, to keep shapes few. */
export function slices(middles: Point[], size: number = 1) {
  const discs = (r: number) => middles.map(({ x, y }) => disc(x, y, round(r * size))).join("");
  return (
    `<path d="${discs(20.5)}" fill="var(--morocco-peel)" stroke="${INK}" stroke-width="2"/><path d="${discs(16.9)}" fill="var(--morocco-flesh)" stroke="var(--morocco-pith)" stroke-width="1.4"/>` +
    `<path d="${middles.map((middle) => segments(middle, size)).join("")}" stroke="var(--morocco-pith)" stroke-width="1.9"/><path d="${discs(12.2)}" fill="var(--morocco-value)"/>`
  );
}

const JUICE = slices([{ x: 0, y: 0 }]);

/** The roof's pawn: a lookout in a cloak, shading the eyes. */
const PAWN =
  `<g stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"><path d="M-10 13C-11 3 -7 -3 -3.5 -4H3.5C7 -3 11 3 10 13Q0 16 -10 13Z" fill="var(--petrol)"/>` +
  `<path d="M-3.5 -4L0 4L3.5 -4" fill="var(--cream)"/><path d="M0 4V14" fill="none"/><circle cy="-8.5" r="5.6" fill="var(--skin)"/><path d="M-6 -9.5C-7 -16 7 -16 6 -9.5Q0 -12 -6 -9.5Z" fill="var(--fez)"/>` +
  `<path d="M6.5 0Q12 -3 7.5 -8.5L3.5 -8" fill="none" stroke-width="3.6" stroke-linecap="round"/><path d="M6.5 0Q12 -3 7.5 -8.5L3.5 -8" fill="none" stroke="var(--petrol)" stroke-width="2" stroke-linecap="round"/></g>`;

export const COIN = coinAt(0, 0, 15);

/** The eight-pointed star (khatam) behind marks and counts. */
export const khatam = (r: number) => star(0, 0, r);

export const goldStar = (r: number) => `<path d="${khatam(r)}" fill="var(--gold)" stroke="${INK}" stroke-width="2"/>`;

/** The signs of what a seat has, besides figures, cubes and coins. */
export const SIGNS = {
  vp: goldStar(20),
  coin: coinAt(0, 0, 18),
  juice: JUICE,
  /** A small awning: an own stall. */
  district: `<path d="M-18 -13H18V-5H-18Z" fill="var(--brass)" ${EDGE}/><path d="M-18 -5H18V9a6 6 0 0 1 -12 0a6 6 0 0 1 -12 0a6 6 0 0 1 -12 0Z" fill="var(--cream)" ${EDGE}/><path d="M-6 -5V9M6 -5V9" stroke="${INK}" stroke-width="1.6"/>`,
  /** A horseshoe arch: where bodyguards rest. */
  quarters: `<path d="M-17 19V-17H17V19Z" fill="var(--brass)" ${EDGE}/><path d="M-10 19V2C-15 -5 -11 -15 0 -16C11 -15 15 -5 10 2V19Z" fill="var(--petrol)" ${THIN}/>`,
  /** The mark of who begins a round. */
  first: `<path d="${star(0, 0, 19)}" fill="var(--gold)" ${THIN}/><path d="M-5 -5L1 -9V10" fill="none" stroke="${INK}" stroke-width="4"/>`,
};

/** Five cubes in one: any colour. */
const WILD = `<g transform="scale(.8)">${CUBES.map((color, i) => {
  const { x, y } = polar(0, 0, 33, i * 72 - 90);
  return `<g transform="translate(${x} ${y}) scale(.7)">${cubeMarkup(color)}</g>`;
}).join("")}</g>`;

const faceMarkup = (color: string) =>
  color === "wild"
    ? `<g transform="translate(50 50)">${WILD}</g>`
    : `<g transform="translate(50 50) scale(1.45)">${cubeMarkup(color)}</g>`;

export const FACES = [...CUBES, "wild"];

export const die = createDie(FACES, faceMarkup);

/** A brass arrow, pointing north. */
export const ARROW = "M-10 19V-1H-20.5L0 -20L20.5 -1H10V19Q0 14 -10 19Z";

/** The cousins: two assistants arm in arm. */
export const cousinsMarkup = (family: Family) =>
  `<g transform="translate(-8 0) scale(.78)">${ASSISTANT}</g><g transform="translate(8.5 2) scale(.82)">${workerMarkup("assistant", family)}</g>`;

/** Everything that is drawn repeatedly, for <use>. */
export const PIECES = [
  ...FAMILIES.flatMap((family) => [
    ...KINDS.map((kind) => piece(`morocco-${kind}-${family}`, workerMarkup(kind, family))),
    piece(`morocco-cousins-${family}`, cousinsMarkup(family)),
    piece(`morocco-medallion-${family}`, medallion(family)),
  ]),
  ...CUBES.map((color) => piece(`morocco-cube-${color}`, cubeMarkup(color))),
  piece("morocco-coin", COIN),
  piece("morocco-juice", JUICE),
  piece("morocco-points", goldStar(21)),
  piece("morocco-pawn", PAWN),
].join("");
