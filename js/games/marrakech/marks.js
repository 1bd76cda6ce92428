// Marks over the rugs: what can be tapped, where a walk may lead, what is being paid. Each mark has its own shape, so
// that none depends on colour alone.
import { nothing, svg } from "lit-html";
import { polar, polygon, round, star } from "../../art/drawing.js";
import { must } from "../../base/lookup.js";
import { ARROW_POINTS, discPlaces, PLATE } from "./discs.js";
import { ahead, centre, corner, degrees, RIM, route, SIDE, turned } from "./places.js";
import { seamed } from "./rugs.js";

/** @typedef {import("./shapes.js").RollForecast} WalkForecast */
/** @typedef {{square: string, weight: number, of: number, owed: number, out: boolean}} Landing */
/** @typedef {import("./places.js").Point} Point */
/** @typedef {import("./types").Words} Words */
/** @typedef {import("./shapes.js").Assam} Assam */

const STAR = star(0, 0, 13.5);
const BRACKETS = "M6 24V10Q6 6 10 6H24M72 6H86Q90 6 90 10V24M90 72V86Q90 90 86 90H72M24 90H10Q6 90 6 86V72";

/**
 * A gold star on a dark seal: something can be tapped here.
 * @param {string} square
 * @param {"" | "chosen" | "other"} [how]
 */
export function lit(square, how = "") {
  const { x, y } = centre(square);
  return svg`<g class="lit ${how}" transform="translate(${x} ${y})"><circle class="seal" r="20" /><path class="star" d=${STAR} /></g>`;
}

/** A square affected by an event. @param {string} square */
export function glow(square) {
  const { x, y } = corner(square);
  return svg`<g transform="translate(${x} ${y})">${seamed("glow", BRACKETS)}</g>`;
}

const ARROW = `M${ARROW_POINTS.join("L")}Q0 11 -13 17Z`;
const REACH = 70;

/** To which side a pick turns Assam. @param {string} pick turn:left, turn:straight or turn:right */
export const sideOf = (pick) => /** @type {import("./shapes.js").By} */ (pick.slice(5));

/** @param {Assam} assam @param {string} pick */
export const arrowPlace = (assam, pick) => ahead(centre(assam.square), turned(assam.facing, sideOf(pick)), REACH);

/** The arrows that turn Assam, pointing to his new direction. @param {Assam} assam @param {string[]} picks */
export const arrowsOf = (assam, picks) =>
  picks.map((pick) => ({ pick, ...arrowPlace(assam, pick), facing: turned(assam.facing, sideOf(pick)) }));

/** @param {ReturnType<typeof arrowsOf>[number]} arrow @param {boolean} chosen */
export const drawArrow = ({ x, y, facing }, chosen) =>
  svg`<g class="arrow ${chosen ? "chosen" : ""}" transform="translate(${x} ${y}) rotate(${degrees(facing)})"><path class="arrow-shade" d=${ARROW} /><path class="arrow-body" d=${ARROW} /></g>`;

/** Merge faces that lead to the same square. @param {WalkForecast} forecast @returns {Landing[]} */
function landings({ faces, rent }) {
  /** @type {Map<string, Landing>} */
  const found = new Map();
  for (const { square, weight, owed, out } of faces) {
    found.set(square, { square, owed, out, weight: weight + (found.get(square)?.weight ?? 0), of: rent.of });
  }
  return [...found.values()];
}

/** The path of a walk, as far as the highest roll leads. @param {WalkForecast} forecast @param {Assam} assam */
export function way({ faces }, assam) {
  const longest = faces.reduce((a, b) => (b.path.length > a.path.length ? b : a));
  return seamed("way", route(assam.square, longest.path));
}

/** Rent to pay has a bolder outline; rent that cannot be paid has its own shape. @param {Landing} landing */
const fate = ({ owed, out }) => (out ? "out" : owed ? "owes" : "free");

const RADIUS = 30;
const STOP = polygon(Array.from({ length: 8 }, (_, i) => polar(0, 0, RADIUS + 1, 22.5 + 45 * i)));

/** @param {Landing} landing @param {Point} place @param {Words} words @param {number} size */
function disc(landing, { x, y }, words, size) {
  return svg`<g class="disc ${fate(landing)}" transform="translate(${round(x)} ${round(y)}) scale(${size})">${landing.out ? svg`<path class="stop" d=${STOP} />` : svg`<circle r=${RADIUS} />`}
    <text y="-4">${words.odds(landing.weight, landing.of)}</text><path class="line" d="M-20 3.5H20" /><text class="rent" y="24">${words.rent(landing.owed)}</text></g>`;
}

/**
 * A line from a disc to Assam, for a walk that ends where he stands.
 * @param {Landing} landing
 * @param {Point} place
 * @param {Assam} assam
 */
function tether({ square }, place, assam) {
  if (square !== assam.square) return nothing;
  const { x, y } = centre(square);
  const part = PLATE / Math.hypot(place.x - x, place.y - y);
  return seamed(
    "tether",
    `M${round(x + part * (place.x - x))} ${round(y + part * (place.y - y))}L${round(place.x)} ${round(place.y)}`,
  );
}

/** The scale of the discs when all directions are shown. */
export const SMALL = 0.87;

/**
 * The ends of possible walks: discs with odds and rent.
 * @param {WalkForecast[]} forecasts
 * @param {Assam} assam
 * @param {ReturnType<typeof arrowsOf>} arrows
 * @param {Words} words
 * @param {number} [size]
 */
export function forecastDiscs(forecasts, assam, arrows, words, size = 1) {
  const all = forecasts.flatMap(landings);
  const squares = all.map(({ square }) => square);
  const places = discPlaces(squares, assam, arrows, RADIUS * size);
  const placed = all.map((landing, i) => ({ landing, at: must(places[i], "place of a disc") }));
  return svg`${placed.map(({ landing, at }) => tether(landing, at, assam))}${placed.map(({ landing, at }) => disc(landing, at, words, size))}`;
}

/** Keep a badge inside the board. @param {number} at */
const inside = (at) => Math.min(Math.max(at, RIM), SIDE - RIM);

/**
 * A coin for each counted square (on Assam's own beside his feet), which flies there from him, and then the sum.
 * @param {{cells: string[], square: string, amount: number | null}} paid
 * @param {Words} words
 */
export function payment({ cells, square: assam, amount }, words) {
  const from = centre(assam);
  const coins = cells.map((square) => {
    const { x, y } = centre(square);
    const beside = square === assam ? 31 : 0;
    return svg`<g transform="translate(${x + beside} ${y + beside})"><use class="coin-drop" .style=${`--from-x: ${from.x - x - beside}px; --from-y: ${from.y - y - beside}px`} href="#rug-coin" /></g>`;
  });
  return svg`${coins}${amount === null ? nothing : badge(assam, words.rent(amount))}`;
}

/** @param {string} square @param {string} text */
function badge(square, text) {
  const { x, y } = centre(square);
  const up = y > SIDE / 2 ? -74 : 74;
  return svg`<g class="badge" transform="translate(${inside(x)} ${inside(y + up)})"><rect x="-58" y="-27" width="116" height="54" rx="27" /><use href="#rug-coin" x="-30" /><text x="14" y="12">${text}</text></g>`;
}

/** The size of a group, on a star. @param {{x: number, y: number}} at @param {number} count */
export const count = ({ x, y }, count) =>
  svg`<g class="count" transform="translate(${x} ${y})"><path d=${star(0, 0, 27)} /><text y="9.5">${count}</text></g>`;
