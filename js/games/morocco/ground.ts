// The constant part of the market: the frame of zellige, the stalls with their floors, posts and lanterns, and the
// <defs> that pieces use. Parsed once.
import { fixed, INK, piece, points, times, tiledFrame, zellige, round, type Point } from "../../art/drawing.ts";
import { PIECES } from "./pieces.ts";
import { centre, FLOOR, lineAt, LINES, place, RIM, SIDE, STALLS } from "./places.ts";
import { weave } from "../../art/textiles.ts";
import { dyeOf, EMBLEMS, FAMILIES } from "./families.ts";
import type { Family } from "./types.ts";

const HALF = 58;
const STRIPES = 6;
const WIDTH = (2 * HALF) / STRIPES;
const [HEAD, BAND, HEM] = [-56, -36, 40];

/** The scallop at the lower end of a stripe. */
const SCALLOP = `a${round(WIDTH / 2)} ${round(WIDTH / 2)} 0 0 1 ${-round(WIDTH)} 0`;
const EVERY = times(STRIPES, (i) => `M${round(-HALF + i * WIDTH)} ${BAND}h${round(WIDTH)}V${HEM}${SCALLOP}Z`);
const STRIPED = ["var(--stripe)", "var(--cloth)"]
  .map((fill, odd) => `<path d="${EVERY.filter((_, i) => i % 2 === odd).join("")}" fill="${fill}"/>`)
  .join("");
const SEAMS = times(STRIPES - 1, (i) => `M${round(-HALF + (i + 1) * WIDTH)} ${BAND}V${HEM}`).join("");
const OUTLINE = `M${-HALF} ${HEAD + 5}Q${-HALF} ${HEAD} ${5 - HALF} ${HEAD}H${HALF - 5}Q${HALF} ${HEAD} ${HALF} ${HEAD + 5}V${HEM}${SCALLOP.repeat(STRIPES)}Z`;

/** An awning with the fill of its woven band, and the mark sewn on its middle. */
const awning = (band: string, mark: string) =>
  `<path d="${OUTLINE}" fill="var(--shade)" transform="translate(2 6)"/>${STRIPED}` +
  `<path d="${SEAMS}" stroke="${INK}" stroke-opacity=".55" stroke-width="1.2"/>` +
  `<path d="M${-HALF} ${BAND + 1}H${HALF}V${BAND + 7}H${-HALF}ZM${-HALF} ${HEM - 13}H${HALF}V${HEM - 10}H${-HALF}Z" fill="${INK}" fill-opacity=".18"/>` +
  `<rect x="${-HALF}" y="${HEAD}" width="${2 * HALF}" height="${BAND - HEAD}" rx="4" fill="${band}" fill-opacity=".7" stroke="var(--line)" stroke-width="1.5"/>` +
  `<path d="${OUTLINE}" fill="none" stroke="var(--line)" stroke-width="2.4" stroke-linejoin="round"/>${mark}`;

const mark = (family: Family) =>
  `<circle cy="2" r="24" fill="var(--dye)" stroke="var(--edge)" stroke-width="2"/><circle cy="2" r="20.5" fill="none" stroke="var(--thread)" stroke-width="1.6"/>` +
  `<g transform="translate(0 2) scale(1.25)">${EMBLEMS[family]}</g>`;

const KNOT = `<path d="M-9 2H9M0 -7V11M-6.5 -4.5L6.5 8.5M6.5 -4.5L-6.5 8.5" stroke="var(--thread)" stroke-width="2.6" stroke-linecap="round"/>`;

const AWNINGS = [
  ...FAMILIES.map((family) => weave(dyeOf(family), `morocco-weave-${family}`)),
  ...FAMILIES.map((family) => piece(`morocco-awning-${family}`, awning(`url(#morocco-weave-${family})`, mark(family)))),
  piece("morocco-awning-nobody", awning("var(--stripe)", KNOT)),
].join("");

/** The quarters of the market, whose floors differ in colour and mark; the crossroads between them have none. */
const QUARTERS = {
  nw: { floor: "var(--morocco-nw)", mark: "l10 10m0 -10l-10 10" },
  ne: { floor: "var(--morocco-ne)", mark: "m5 1v8m-4 -4h8" },
  sw: { floor: "var(--morocco-sw)", mark: "m5 0l5 5l-5 5l-5 -5z" },
  se: { floor: "var(--morocco-se)", mark: "m0 5q2.5 -3 5 0t5 0" },
  cross: { floor: "var(--morocco-cross)", mark: "" },
};

function quarterOf(stall: string) {
  const { row, col } = place(stall);
  return row === 2 || col === 2 ? "cross" : `${row < 2 ? "n" : "s"}${col < 2 ? "w" : "e"}`;
}

/** A square with round corners about the middle of a stall. */
export function squareOf(stall: string, half: number, below: number = half) {
  const [{ x, y }, r] = [centre(stall), 12];
  const [across, down] = [2 * (half - r), half + below - 2 * r];
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  return `M${x - half + r} ${y - half}h${across}${arc(1, 1)}v${down}${arc(-1, 1)}h${-across}${arc(-1, -1)}v${-down}${arc(1, -1)}Z`;
}

/** The marks on the floor of a stall: three lines of three. */
function marked(stall: string, mark: string) {
  const { x, y } = centre(stall);
  return times(9, (i) => `M${x - 58 + (i % 3) * 52} ${y - 58 + Math.floor(i / 3) * 38}${mark}`).join("");
}

function floors([name, { floor, mark }]: [name: string, quarter: { floor: string; mark: string }]) {
  const stalls = STALLS.filter((stall) => quarterOf(stall) === name);
  const marks =
    mark &&
    `<path d="${stalls.map((stall) => marked(stall, mark)).join("")}" fill="none" stroke="var(--morocco-mark)" stroke-width="2"/>`;
  return `<path d="${stalls.map((stall) => squareOf(stall, FLOOR)).join("")}" fill="${floor}" stroke="var(--line)" stroke-width="1.8"/>${marks}`;
}

const HUNG = points("-34,-54 0,-50 34,-54");
/** Lanterns on a string, lit or not: by their parts, of all stalls at once, because each element costs memory. */
const lanterns = (at: Point[], fill: string) =>
  `<path d="${at.flatMap((stall) => HUNG.map(({ x, y }) => `M${stall.x + x} ${stall.y + y - 4}v5m-4.5 0h9l2 6l-3 6h-7l-3 -6Z`)).join("")}" fill="${fill}" stroke="${INK}" stroke-width="1.5"/>`;

/** Two posts at each stall, and lanterns on a string between them. */
function stands(at: Point[]) {
  const posts = at.map(({ x, y }) => `M${x - 58} ${y - 62}v108m116 -108v108`).join("");
  const strings = at.map(({ x, y }) => `M${x - 58} ${y - 60}q58 14 116 0`).join("");
  return (
    `<path d="${posts}" stroke="${INK}" stroke-width="5"/><path d="${posts}" stroke="var(--wood-dark)" stroke-width="2.6"/>` +
    `<path d="${strings}" fill="none" stroke="${INK}" stroke-width="1.6"/>${lanterns(at, "var(--morocco-lantern)")}`
  );
}

/** The light on a stall's floor and in its lanterns. */
export function glow(stall: string) {
  const { x, y } = centre(stall);
  const halos = HUNG.map(
    (hung) => `<circle cx="${x + hung.x}" cy="${y + hung.y + 6}" r="20" fill="url(#morocco-warm)"/>`,
  );
  return `<circle cx="${x}" cy="${y - 4}" r="62" fill="url(#morocco-spot)"/>${halos.join("")}${lanterns([{ x, y }], "var(--lantern-far)")}`;
}

/** The light of a lantern, and that on a floor. */
const LIGHTS =
  `<radialGradient id="morocco-warm"><stop offset="0" stop-color="var(--lantern)"/><stop offset="1" stop-color="var(--lantern-far)" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="morocco-spot"><stop offset="0" stop-color="var(--lantern)"/><stop offset=".6" stop-color="var(--lantern-far)" stop-opacity=".7"/><stop offset="1" stop-color="var(--lantern-far)" stop-opacity="0"/></radialGradient>`;

const DEFS = [zellige("morocco-zellige", RIM), AWNINGS, PIECES, LIGHTS].join("");

const NAMES = LINES.map((pick) => {
  const [[role, name], { x, y }] = [pick.split(":"), lineAt(pick)];
  return role === "row" ? `<text x="${x}" y="${y - 38}">${name}</text>` : `<text x="${x + 38}" y="${y}">${name}</text>`;
}).join("");

const MARKUP =
  tiledFrame(SIDE, "morocco-zellige", 3) +
  `<rect x="${RIM}" y="${RIM}" width="${SIDE - 2 * RIM}" height="${SIDE - 2 * RIM}" rx="6" fill="var(--morocco-sand)"/>` +
  Object.entries(QUARTERS).map(floors).join("") +
  `${stands(STALLS.map(centre))}<g class="names">${NAMES}</g>`;

export const GROUND = fixed(`<defs>${DEFS}</defs>${MARKUP}`);
