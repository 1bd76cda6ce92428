// Marks over the rugs: what can be tapped, where a walk may lead, what is being paid.
// Every mark is a shape of its own, so that it reads in grey as well.
import { nothing, svg } from "lit-html";
import { star } from "../../table/drawing.js";
import { ahead, CELL, centre, corner, degrees, RIM, route, SIDE, turned } from "./places.js";
import { seamed } from "./rugs.js";

/** @typedef {import("./places.js").Facing} Facing */
/** @typedef {{action: string, weight: number, square: string, path: import("./places.js").Step[], to: number | null, amount: number}} Face */
/** @typedef {{faces: Face[], rent: {sum: number, of: number}}} WalkForecast */
/** @typedef {{odds: (weight: number, of: number) => string, rent: (amount: number) => string}} Words */
/** @typedef {{square: string, facing: Facing}} Assam */

const STAR = star(0, 0, 13.5);
const BRACKETS = "M6 24V10Q6 6 10 6H24M72 6H86Q90 6 90 10V24M90 72V86Q90 90 86 90H72M24 90H10Q6 90 6 86V72";

/** A gold star on a dark seal: here something can be tapped. @param {string} square @param {"" | "chosen" | "other"} [how] */
export function lit(square, how = "") {
  const { x, y } = centre(square);
  return svg`<g class="lit ${how}" transform="translate(${x} ${y})"><circle class="seal" r="20" /><path class="star" d=${STAR} /></g>`;
}

/** A square that an event touches. @param {string} square */
export function glow(square) {
  const { x, y } = corner(square);
  return svg`<g transform="translate(${x} ${y})">${seamed("glow", BRACKETS)}</g>`;
}

const ARROW = "M-13 17V3H-27L0 -21L27 3H13V17Q0 11 -13 17Z";
const REACH = 70;

/** How far a disc beside Assam moves away from his arrows. */
export const ROOM = 25;

/** @param {Assam} assam @param {string} pick turn:left, turn:straight or turn:right */
export const arrowPlace = (assam, pick) => ahead(centre(assam.square), turned(assam.facing, pick.slice(5)), REACH);

/** The arrow that turns Assam, pointing where he would look. @param {Assam} assam @param {string} pick @param {boolean} chosen */
export function arrow(assam, pick, chosen) {
  const facing = turned(assam.facing, pick.slice(5));
  const { x, y } = ahead(centre(assam.square), facing, REACH);
  return svg`<g class="arrow ${chosen ? "chosen" : ""}" transform="translate(${x} ${y}) rotate(${degrees(facing)})"><path class="arrow-shade" d=${ARROW} /><path class="arrow-body" d=${ARROW} /></g>`;
}

/** Faces that lead to the same square count together there. @param {Face[]} faces */
function landings(faces) {
  /** @type {Map<string, {square: string, weight: number, amount: number}>} */
  const found = new Map();
  for (const { square, weight, amount } of faces) {
    found.set(square, { square, amount, weight: weight + (found.get(square)?.weight ?? 0) });
  }
  return [...found.values()];
}

/** A disc beside Assam makes room for his arrows; one on his own square goes beside his head. @param {string} square @param {Assam} assam @param {number} room */
function discPlace(square, assam, room) {
  const [to, from] = [centre(square), centre(assam.square)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (!dx && !dy) return { x: to.x + (to.x > SIDE / 2 ? -40 : 40), y: to.y + (to.y < SIDE / 2 ? 42 : -42) };
  const away = Math.abs(dx) + Math.abs(dy) === CELL ? room / CELL : 0;
  return { x: to.x + dx * away, y: to.y + dy * away };
}

/** The way of a walk as far as it may lead. @param {WalkForecast} forecast @param {Assam} assam */
export function way({ faces }, assam) {
  const longest = faces.reduce((a, b) => (b.path.length > a.path.length ? b : a));
  return seamed("way", route(assam.square, longest.path));
}

/** @param {{weight: number, amount: number}} landing @param {number} of @param {{x: number, y: number}} at @param {Words} words @param {number} [size] */
function disc({ weight, amount }, of, { x, y }, words, size = 1) {
  return svg`<g class="disc ${amount ? "owes" : "free"}" transform="translate(${x} ${y}) scale(${size})"><circle r="32" />
    <text y="-4">${words.odds(weight, of)}</text><path d="M-20 3.5H20" /><text class="rent" y="24">${words.rent(amount)}</text></g>`;
}

/** Where a walk may end: a disc with odds and rent on each square. @param {WalkForecast} forecast @param {Assam} assam @param {Words} words @param {number} room */
export function forecastDiscs({ faces, rent }, assam, words, room) {
  return landings(faces).map((landing) => disc(landing, rent.of, discPlace(landing.square, assam, room), words));
}

const SMALL = 0.82;

/** All directions at once, each disc a little smaller; where two directions meet, their discs lie side by side. @param {WalkForecast[]} forecasts @param {Assam} assam @param {Words} words */
export function forecastsOfAll(forecasts, assam, words) {
  /** @type {Map<string, number>} */
  const taken = new Map();
  return forecasts.flatMap(({ faces, rent }) => landings(faces).map((landing) => {
    const before = taken.get(landing.square) ?? 0;
    taken.set(landing.square, before + 1);
    const { x, y } = discPlace(landing.square, assam, ROOM);
    return disc(landing, rent.of, { x: x + 24 * before, y: y - 20 * before }, words, SMALL);
  }));
}

/** Keeps a badge inside the board. @param {number} at */
const inside = (at) => Math.min(Math.max(at, RIM), SIDE - RIM);

/** A coin on each square that is counted, on Assam's own beside his feet, and then the sum. @param {{cells: string[], square: string, amount: number | null}} paid @param {Words} words */
export function payment({ cells, square: assam, amount }, words) {
  const coins = cells.map((square) => {
    const { x, y } = centre(square);
    const beside = square === assam ? 31 : 0;
    return svg`<g transform="translate(${x + beside} ${y + beside})"><use class="coin-drop" href="#rug-coin" /></g>`;
  });
  return svg`${coins}${amount === null ? nothing : badge(assam, words.rent(amount))}`;
}

/** @param {string} square @param {string} text */
function badge(square, text) {
  const { x, y } = centre(square);
  const up = y > SIDE / 2 ? -74 : 74;
  return svg`<g class="badge" transform="translate(${inside(x)} ${inside(y + up)})"><rect x="-58" y="-27" width="116" height="54" rx="27" /><use href="#rug-coin" x="-30" /><text x="14" y="12">${text}</text></g>`;
}

/** The number of squares in a group, woven into a star. @param {{x: number, y: number}} at @param {number} count */
export const count = ({ x, y }, count) => svg`<g class="count" transform="translate(${x} ${y})"><path d=${star(0, 0, 27)} /><text y="9.5">${count}</text></g>`;
