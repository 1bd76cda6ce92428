// What never changes on the market: the frame of zellige, the lanes, the stalls with their spaces, the places of
// cubes, tray and roof, and the <defs> that pieces use. One constant piece of markup, parsed once.
import { fixed, polar, polygon, round, star, zellige } from "../../table/drawing.js";
import { AWNINGS } from "./awnings.js";
import { PIECES } from "./pieces.js";
import { BOTTOM, centre, COLUMNS, HALF, LEFT, lies, lineAt, PITCH, QUADRANTS, RIGHT, RIM, ROWS, SIDE, STALLS, TOP } from "./places.js";

const INK = "#241119";
const [NEAR, FAR, NOTCH] = [1.5, 55.5, 26];

/** A space is a tile whose outer corner leaves room for the juice. */
const REACH = round(HALF - Math.sqrt(NOTCH ** 2 - (HALF - FAR) ** 2));
const TILE = `M${NEAR} ${NEAR}H${FAR}V${REACH}A${NOTCH} ${NOTCH} 0 0 0 ${REACH} ${FAR}H${NEAR}Z`;

const [OUT, ROUND] = [59, 23];
const EDGE = round(HALF - Math.sqrt(ROUND ** 2 - (HALF - OUT) ** 2));
const ARC = `A${ROUND} ${ROUND} 0 0 0`;
/** The plot of a stall, its four corners cut round. */
export const PLOT = `M${-EDGE} ${-OUT}H${EDGE}${ARC} ${OUT} ${-EDGE}V${EDGE}${ARC} ${EDGE} ${OUT}H${-EDGE}${ARC} ${-OUT} ${EDGE}V${-EDGE}${ARC} ${-EDGE} ${-OUT}Z`;

/** @param {string} stall */
const at = (stall) => { const { x, y } = centre(stall); return `${x} ${y}`; };

const TILES = QUADRANTS.map((quadrant) => { const { x, y } = lies(quadrant); return `<path d="${TILE}" transform="scale(${x} ${y})"/>`; }).join("");
/** Drawn through <use>, where no rule of a stylesheet reaches: only variables do. */
const STALL = `<path d="${PLOT}" fill="var(--square-far)" stroke="var(--line)" stroke-width="1.600"/>` +
  `<g fill="var(--square)" stroke="var(--square-line)" stroke-width="1.600" stroke-linejoin="round">${TILES}</g>`;

/** Where four lanes meet, under the juice, the paving makes a star. */
const CROSSINGS = Array.from({ length: 36 }, (_, i) => star(LEFT + (i % 6) * PITCH, TOP + Math.floor(i / 6) * PITCH, 17)).join("");

const NAMES = ROWS.map((row) => { const { x, y } = lineAt(`row:${row}`); return `<text x="${x - 1}" y="${y - 27}">${row}</text>`; }).join("") +
  COLUMNS.map((column) => { const { x, y } = lineAt(`column:${column}`); return `<text x="${x + 31}" y="${y + 6}">${column}</text>`; }).join("");

/** The edge of the roof: a terrace with five corners. */
export const TERRACE = polygon([0, 1, 2, 3, 4].map((i) => polar(0, 0, 51, i * 72 - 90)));

const [IN, ACROSS] = [RIM, SIDE - 2 * RIM];
const GROUND =
  `<rect x="1.500" y="1.500" width="${SIDE - 3}" height="${SIDE - 3}" rx="18" fill="url(#morocco-zellige)" stroke="${INK}" stroke-width="3"/>` +
  `<rect x="5" y="5" width="${SIDE - 10}" height="${SIDE - 10}" rx="14.500" fill="none" stroke="var(--brass)" stroke-width="3"/>` +
  `<rect x="${IN - 4}" y="${IN - 4}" width="${ACROSS + 8}" height="${ACROSS + 8}" rx="7" fill="var(--brass)" stroke="${INK}" stroke-width="2"/>` +
  `<rect x="${IN}" y="${IN}" width="${ACROSS}" height="${ACROSS}" rx="4" class="sand"/>` +
  `<path d="M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}Z" class="lanes"/><path d="${CROSSINGS}" class="crossings"/>` +
  `<g id="morocco-stalls">${STALLS.map((stall) => `<use href="#morocco-stall" transform="translate(${at(stall)})"/>`).join("")}</g>` +
  `<g class="names">${NAMES}</g>`;

/** Defs and ground of the board. */
export const MARKET = fixed(`<defs>${zellige("morocco-zellige", RIM)}<g id="morocco-stall">${STALL}</g>${AWNINGS}${PIECES}</defs>${GROUND}`);
