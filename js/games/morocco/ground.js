// The constant part of the market: the frame of zellige, the lanes, the stalls with their spaces, the places of cubes
// and roof, and the <defs> that pieces use. Parsed once.
import { fixed, INK, round, star, tiledFrame, times, zellige } from "../../art/drawing.js";
import { AWNINGS } from "./awnings.js";
import { PIECES } from "./pieces.js";
import { centre, corner, HALF, lineAt, LINES, place, RIM, SIDE, sideOf, SPACES, STALLS } from "./places.js";

const [NEAR, FAR, NOTCH] = [1.5, 63, 27];
const REACH = round(HALF - Math.sqrt(NOTCH ** 2 - (HALF - FAR) ** 2));

/** A space: a tile with its outer corner cut out for the juice. @param {string} space */
function tile(space) {
  const [middle, side] = [centre(space), sideOf(space.slice(3))];
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    `${round(middle.x + x * side.x)} ${round(middle.y + y * side.y)}`;
  return `M${at(NEAR, NEAR)}L${at(FAR, NEAR)}L${at(FAR, REACH)}A${NOTCH} ${NOTCH} 0 0 ${side.x === side.y ? 0 : 1} ${at(REACH, FAR)}L${at(NEAR, FAR)}Z`;
}

const [OUT, ROUND] = [66.5, 24];
const EDGE = round(HALF - Math.sqrt(ROUND ** 2 - (HALF - OUT) ** 2));
const [LONG, SHORT] = [2 * EDGE, OUT - EDGE];
const arc = (/** @type {number} */ x, /** @type {number} */ y) =>
  `a${ROUND} ${ROUND} 0 0 0 ${round(x * SHORT)} ${round(y * SHORT)}`;
/** The plot of a stall about a point, with rounded-out corners. @param {import("./places.js").Point} middle */
export const plot = ({ x, y }) =>
  `M${x - EDGE} ${y - OUT}h${LONG}${arc(1, 1)}v${LONG}${arc(-1, 1)}h${-LONG}${arc(-1, -1)}v${-LONG}${arc(1, -1)}Z`;

/** The quarters of the market, whose ground differs: one in each corner, and the crossroads between them. */
const QUARTERS = ["nw", "ne", "sw", "se", "cross"];

/** @param {string} stall */
function quarterOf(stall) {
  const { row, col } = place(stall);
  return row === 2 || col === 2 ? "cross" : `${row < 2 ? "n" : "s"}${col < 2 ? "w" : "e"}`;
}

/** The spaces of a quarter as one path: they are repainted with whatever lies on them. @param {string} quarter */
const spacesOf = (quarter) =>
  `<path d="${SPACES.filter((space) => quarterOf(space) === quarter)
    .map(tile)
    .join("")}" class="spaces quarter-${quarter}"/>`;

/** Where lamps hang: over the lanes beside the crossroads. */
const LAMPS = [2, 3].flatMap((across) => [4.5, 3.5, 1.5, 0.5].map((up) => corner(across, up)));

/** A lamp and its light, which is there in the evening theme. */
const LAMP = `<radialGradient id="morocco-glow"><stop class="glow" offset="0"/><stop class="glow out" offset="1"/></radialGradient>
  <circle id="morocco-lamplight" r="64" fill="url(#morocco-glow)"/><g id="morocco-lamp"><circle r="8" fill="var(--morocco-lamp)" stroke="${INK}" stroke-width="1.4"/><path d="${star(0, 0, 6)}" fill="var(--cream)"/></g>`;

const LIT = LAMPS.map(({ x, y }) => {
  const place = `x="${x}" y="${y}"`;
  return `<use href="#morocco-lamplight" ${place} data-idle="flickers"/><use href="#morocco-lamp" ${place}/>`;
}).join("");

/** A star in the paving where four lanes meet, under the juice. */
const CROSSINGS = times(36, (i) => {
  const { x, y } = corner(i % 6, 5 - Math.floor(i / 6));
  return star(x, y, 17);
}).join("");

const NAMES = LINES.map((pick) => {
  const [[role, name], { x, y }] = [pick.split(":"), lineAt(pick)];
  return role === "row"
    ? `<text x="${x}" y="${y - 29}">${name}</text>`
    : `<text x="${x + 36}" y="${y + 8}">${name}</text>`;
}).join("");

const [IN, ACROSS] = [RIM, SIDE - 2 * RIM];
const [TOP_LEFT, BOTTOM_RIGHT] = [corner(0, 5), corner(5, 0)];
const MARKUP =
  tiledFrame(SIDE, "morocco-zellige", 3) +
  `<rect x="${IN - 4}" y="${IN - 4}" width="${ACROSS + 8}" height="${ACROSS + 8}" rx="7" fill="var(--brass)" stroke="${INK}" stroke-width="2"/>` +
  `<rect x="${IN}" y="${IN}" width="${ACROSS}" height="${ACROSS}" rx="4" class="sand"/>` +
  `<path d="M${TOP_LEFT.x} ${TOP_LEFT.y}H${BOTTOM_RIGHT.x}V${BOTTOM_RIGHT.y}H${TOP_LEFT.x}Z" class="lanes"/><path d="${CROSSINGS}" class="crossings"/>` +
  `<path d="${STALLS.map((stall) => plot(centre(stall))).join("")}" class="plots"/>` +
  QUARTERS.map(spacesOf).join("") +
  LIT +
  `<g class="names">${NAMES}</g>`;

/** The <defs> and the ground of the board. */
export const GROUND = fixed(`<defs>${zellige("morocco-zellige", RIM)}${AWNINGS}${PIECES}${LAMP}</defs>${MARKUP}`);
