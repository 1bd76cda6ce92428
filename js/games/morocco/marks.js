// Marks over the market: what can be tapped, what was tapped, the newest worker. Each mark has its own shape, so that
// none depends on colour alone.
import { nothing, svg } from "lit-html";
import { namesOf } from "../../base/actions.js";
import { cached } from "../../base/cache.js";
import { required } from "../../base/lookup.js";
import { at, seamed, star } from "../../art/drawing.js";
import { degrees } from "../../art/grid.js";
import { dyeOf, familyAt } from "./families.js";
import { ARROW, khatam } from "./pieces.js";
import { centre, edge, lineAt, LINES, QUADRANTS, roofAt, sideOf, spaceAt } from "./places.js";

/** @typedef {import("./types").Ui} Ui */
/** @typedef {import("./types").Board} Board */
/** @typedef {import("./types").View} View */
/** @typedef {import("./places.js").Point} Point */

/** The four corners of a square about 0,0. @param {number} half @param {number} arm */
function brackets(half, arm) {
  const [h, a] = [half, half - arm];
  return `M${-h} ${-a}V${-h}H${-a}M${a} ${-h}H${h}V${-a}M${h} ${a}V${h}H${a}M${-a} ${h}H${-h}V${a}`;
}

const SPACE_BRACKETS = brackets(29, 10);
const STALL_BRACKETS = brackets(68, 20);
const CUBE_BRACKETS = brackets(25, 12);
const LARGE = 13;
const SMALL = 7.5;
const STAR = khatam(LARGE);
/** The star of what can be tapped, where it has to be small. */
export const SMALL_STAR = khatam(SMALL);

/** A gold star with a dark rim: something can be tapped here. @param {Point} point @param {string} [how] */
const goldStar = (point, how = "") =>
  svg`<g class="lit ${how}" transform=${at(point)}><path class="star" d=${STAR} /></g>`;

/** @type {Map<string, string>} cached star paths, by space and radius */
const stars = new Map();

/** @param {string} space @param {number} r */
const starAt = (space, r) =>
  cached(stars, `${space} ${r}`, () => {
    const { x, y } = spaceAt(space);
    return star(x, y, r);
  });

/**
 * The stars of many spaces as one path: a hundred shapes would take longer to paint than everything else that a tap
 * changes.
 * @param {string[]} open
 * @param {boolean} small for places that stay in the background
 */
const starred = (open, small) =>
  svg`<path class="star ${small ? "small" : ""}" d=${open.map((space) => starAt(space, small ? SMALL : LARGE)).join("")} />`;

/** Two stars on one seal: the place of the second cousin. @param {string} space */
const doubleStar = (space) =>
  svg`<g class="lit" transform=${at(spaceAt(space))}><rect class="seal" x="-19" y="-12" width="38" height="24" rx="12" /><path class="star" transform="translate(-8 0)" d=${SMALL_STAR} /><path class="star" transform="translate(8 0)" d=${SMALL_STAR} /></g>`;

/** Where the second cousin can stand, once the first has a space. @param {Pick<Ui, "lit" | "picked">} ui */
export function secondSpaces({ lit, picked }) {
  const begun = picked.includes("worker:cousins") && namesOf(picked, "space").length;
  return begun && !namesOf(picked, "beside").length ? namesOf(lit, "beside") : [];
}

/** @param {Ui} ui */
function spaceMarks(ui) {
  const [chosen, second] = [namesOf(ui.picked, "space"), secondSpaces(ui)];
  const open = namesOf(ui.lit, "space").filter((space) => !chosen.includes(space) && !second.includes(space));
  const small = chosen.length + second.length > 0;
  const empty = namesOf(ui.picked, "worker").length ? [] : chosen;
  return svg`${starred(open, small)}${second.map(doubleStar)}${empty.map((space) => goldStar(spaceAt(space), "chosen"))}`;
}

const SWAP = "M-9 -4H6L1 -9M9 4H-6L-1 9";

/** Two arrows beside the cube of a row or column. @param {string} pick */
function swapMark(pick) {
  const { x, y } = lineAt(pick);
  const beside = pick.startsWith("row") ? { x, y: y + 34 } : { x: x - 38, y };
  return svg`<g class="swap" transform=${at(beside)}><rect x="-14" y="-11.5" width="28" height="23" rx="11.5" /><path d=${SWAP} /></g>`;
}

/** @param {string} pick of a row or column */
const ringedCube = (pick) => svg`<g transform=${at(lineAt(pick))}>${seamed("ring", CUBE_BRACKETS)}</g>`;

/** Cubes that a coin can swap; in the background while a worker is being placed. @param {Ui} ui */
function swapMarks({ lit, picked }) {
  const chosen = picked.filter((pick) => LINES.includes(pick));
  const placing = picked.length && !chosen.length;
  const open = placing ? [] : [...lit].filter((pick) => LINES.includes(pick));
  return svg`${open.map(swapMark)}${chosen.map(ringedCube)}`;
}

/** @param {Ui} ui */
const roofMarks = ({ lit }) =>
  namesOf(lit, "roof").map((space) => {
    const { x, y } = roofAt(Number(space));
    return goldStar({ x: x + 46, y: y + 40 });
  });

/** From the edge of a stall to the sign of how full its neighbour would be. */
const BEYOND = 62;

/** Where the tile of the closing stall may point. @param {Ui} ui @param {Board} board */
function arrowMarks({ lit, forecasts, signs }, { closing }) {
  if (!closing) return nothing;
  return namesOf(lit, "arrow").map((name) => {
    const facing = /** @type {import("./types").Facing} */ (name);
    const forecast = forecasts[`arrow ${facing}`];
    return svg`<g class="point" transform="${at(edge(closing, facing))} rotate(${degrees(facing)})"><path class="point-shade" transform="scale(1.4)" d=${ARROW} /><path class="point-body" transform="scale(1.4)" d=${ARROW} /></g>
      ${forecast && "tourists" in forecast ? fullnessSign(forecast, edge(closing, facing, BEYOND), signs) : nothing}`;
  });
}

/**
 * How full the neighbouring stall would be.
 * @param {{count: number, full: boolean}} forecast
 * @param {Point} point
 * @param {number} signs
 */
function fullnessSign({ count, full }, point, signs) {
  const ground = full ? svg`<path d=${khatam(28)} />` : svg`<circle r="25" />`;
  return svg`<g class="outlook ${full ? "full" : ""}" transform=${at(point, signs)}>${ground}<text y="7">${count}/4</text></g>`;
}

/** All marks of what can be tapped. @param {Ui} ui @param {Board} board */
export const targets = (ui, board) => svg`${spaceMarks(ui)}${swapMarks(ui)}${roofMarks(ui)}${arrowMarks(ui, board)}`;

/** The spaces of the newest placement, while their stall is open. @param {Board} board */
export const newest = ({ last, stalls }) =>
  last
    .filter((space) => stalls.some(({ stall, open }) => open && space.startsWith(stall)))
    .map((space) => svg`<g transform=${at(spaceAt(space))}>${seamed("newest", SPACE_BRACKETS)}</g>`);

/** @param {string} stall */
export const ringedStall = (stall) => svg`<g transform=${at(centre(stall))}>${seamed("ringed", STALL_BRACKETS)}</g>`;

/** The cubes that a space or stall costs. @param {string} place */
export const ringedPrice = (place) => [`row:${place[1]}`, `column:${place[0]}`].map(ringedCube);

/** Tourists of the closing stall that still have to move, where no arrow covers them. @param {View} view */
export function travellers({ board, seats }) {
  const { x, y } = centre(board.closing ?? "c3");
  return board.travellers.map((seat, i) => {
    const family = familyAt(seats, seat);
    const side = sideOf(required(QUADRANTS[i % QUADRANTS.length], "quadrant"));
    return svg`<g class="dye-${dyeOf(family)}" transform="translate(${x + 36 * side.x} ${y + 34 * side.y}) scale(.82)"><use href="#morocco-tourist-${family}" /></g>`;
  });
}

/** From the middle of a stall to the end of a garland. */
const INSIDE = 27;

/** At the end of the game: a garland through each largest district. @param {View} view */
export const districts = ({ seats }) => seats.flatMap(({ joined = [] }) => joined.map(garland)); // views stored before do not say what is joined

/** Between two stalls, the west or north one first. @param {string[]} stalls */
function garland([one = "", other = ""]) {
  const [a, b] = [centre(one), centre(other)];
  const path = a.x === b.x ? `M${a.x} ${a.y + INSIDE}V${b.y - INSIDE}` : `M${a.x + INSIDE} ${a.y}H${b.x - INSIDE}`;
  return seamed("garland", path);
}
