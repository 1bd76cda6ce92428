// The constant part of the market: the frame of zellige, the lanes, the stalls with their spaces, the places of cubes
// and roof, and the <defs> that pieces use. Parsed once.
import { fixed, round, star, zellige } from "../../art/drawing.js";
import { AWNINGS } from "./awnings.js";
import { PIECES } from "./pieces.js";
import {
  BOTTOM,
  centre,
  COLUMNS,
  HALF,
  LEFT,
  lies,
  lineAt,
  PITCH,
  place,
  RIGHT,
  RIM,
  ROWS,
  SIDE,
  SPACES,
  STALLS,
  TOP,
} from "./places.js";

/** @typedef {import("./places.js").Point} Point */

const INK = "var(--night)";
const [NEAR, FAR, NOTCH] = [1.5, 63, 27];

const REACH = round(HALF - Math.sqrt(NOTCH ** 2 - (HALF - FAR) ** 2));

/** A space: a tile with its outer corner cut out for the juice. @param {string} space */
function tile(space) {
  const [middle, to] = [centre(space), lies(space.slice(3))];
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    `${round(middle.x + x * to.x)} ${round(middle.y + y * to.y)}`;
  return `M${at(NEAR, NEAR)}L${at(FAR, NEAR)}L${at(FAR, REACH)}A${NOTCH} ${NOTCH} 0 0 ${to.x === to.y ? 0 : 1} ${at(REACH, FAR)}L${at(NEAR, FAR)}Z`;
}

const [OUT, ROUND] = [66.5, 24];
const EDGE = round(HALF - Math.sqrt(ROUND ** 2 - (HALF - OUT) ** 2));
const [LONG, SHORT] = [2 * EDGE, OUT - EDGE];
const arc = (/** @type {number} */ x, /** @type {number} */ y) =>
  `a${ROUND} ${ROUND} 0 0 0 ${round(x * SHORT)} ${round(y * SHORT)}`;
/** The plot of a stall about a point, with rounded-out corners. @param {Point} middle */
export const plot = ({ x, y }) =>
  `M${x - EDGE} ${y - OUT}h${LONG}${arc(1, 1)}v${LONG}${arc(-1, 1)}h${-LONG}${arc(-1, -1)}v${-LONG}${arc(1, -1)}Z`;

/** The quarters of the market, whose ground differs: one in each corner, and the crossroads between them. */
const QUARTERS = ["nw", "ne", "sw", "se", "cross"];

/** @param {string} stall */
function quarterOf(stall) {
  const { row, col } = place(stall);
  return row === 2 || col === 2 ? "cross" : `${row < 2 ? "n" : "s"}${col < 2 ? "w" : "e"}`;
}

/** All stalls as one path, and the spaces of each quarter: they are repainted with whatever lies on them. */
const MARKET_PLOTS =
  `<path d="${STALLS.map((stall) => plot(centre(stall))).join("")}" class="plots"/>` +
  QUARTERS.map((quarter) => {
    const spaces = SPACES.filter((space) => quarterOf(space.slice(0, 2)) === quarter);
    return `<path d="${spaces.map(tile).join("")}" class="spaces quarter-${quarter}"/>`;
  }).join("");

/** Where lamps hang, over the lanes beside the crossroads: in stalls from the market's north-west corner. */
const LAMPS = [2, 3].flatMap((x) => [0.5, 1.5, 3.5, 4.5].map((y) => ({ x, y })));

/** A lamp and its light, which is there in the evening theme. */
const LAMP = `<radialGradient id="morocco-glow"><stop class="glow" offset="0"/><stop class="glow out" offset="1"/></radialGradient>
  <circle id="morocco-lamplight" r="64" fill="url(#morocco-glow)"/><g id="morocco-lamp"><circle r="8" fill="var(--morocco-lamp)" stroke="${INK}" stroke-width="1.4"/><path d="${star(0, 0, 6)}" fill="var(--cream)"/></g>`;

const LIT = LAMPS.map(({ x, y }) => {
  const place = `x="${LEFT + x * PITCH}" y="${TOP + y * PITCH}"`;
  return `<use href="#morocco-lamplight" ${place} data-idle="flickers"/><use href="#morocco-lamp" ${place}/>`;
}).join("");

/** A star in the paving where four lanes meet, under the juice. */
const CROSSINGS = Array.from({ length: 36 }, (_, i) =>
  star(LEFT + (i % 6) * PITCH, TOP + Math.floor(i / 6) * PITCH, 17),
).join("");

const NAMES =
  ROWS.map((row) => {
    const { x, y } = lineAt(`row:${row}`);
    return `<text x="${x}" y="${y - 29}">${row}</text>`;
  }).join("") +
  COLUMNS.map((column) => {
    const { x, y } = lineAt(`column:${column}`);
    return `<text x="${x + 36}" y="${y + 8}">${column}</text>`;
  }).join("");

const [IN, ACROSS] = [RIM, SIDE - 2 * RIM];
const GROUND =
  `<rect x="1.5" y="1.5" width="${SIDE - 3}" height="${SIDE - 3}" rx="18" fill="url(#morocco-zellige)" stroke="${INK}" stroke-width="3"/>` +
  `<rect x="5" y="5" width="${SIDE - 10}" height="${SIDE - 10}" rx="14.5" fill="none" stroke="var(--brass)" stroke-width="3"/>` +
  `<rect x="${IN - 4}" y="${IN - 4}" width="${ACROSS + 8}" height="${ACROSS + 8}" rx="7" fill="var(--brass)" stroke="${INK}" stroke-width="2"/>` +
  `<rect x="${IN}" y="${IN}" width="${ACROSS}" height="${ACROSS}" rx="4" class="sand"/>` +
  `<path d="M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}Z" class="lanes"/><path d="${CROSSINGS}" class="crossings"/>` +
  MARKET_PLOTS +
  LIT +
  `<g class="names">${NAMES}</g>`;

/** The <defs> and the ground of the board. */
export const MARKET = fixed(`<defs>${zellige("morocco-zellige", RIM)}${AWNINGS}${PIECES}${LAMP}</defs>${GROUND}`);
