// The geometry of the market: stalls, spaces, corners, cubes, the roof over it, the hand beside it. Numbers only, in
// units of the viewBox; draws nothing.
import { polar } from "../../art/drawing.js";

/** @typedef {import("./types").Facing} Facing */
/** @typedef {import("./types").Point} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

export const SIDE = 800;
/** As wide as leaves room for a column and a line of cubes beside the market, and half an orange at the other sides. */
export const PITCH = 143;
export const RIM = 12;
/** The width of the buttons of rows and columns, and of what lies under them. */
export const STRIP = 64;
/** The market's north-west corner; the cubes are left of it and below it. */
export const LEFT = STRIP;
export const TOP = 21;
export const BOTTOM = TOP + 5 * PITCH;
export const RIGHT = LEFT + 5 * PITCH;
export const HALF = PITCH / 2;

export const COLUMNS = ["a", "b", "c", "d", "e"];
export const ROWS = ["5", "4", "3", "2", "1"];
/** @type {import("./types").Quadrant[]} */
export const QUADRANTS = ["nw", "ne", "sw", "se"];
/** @type {Facing[]} */
export const FACINGS = ["north", "east", "south", "west"];
export const STALLS = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

/** @param {string} stall @returns {{row: number, col: number}} row 0 is at the top */
export const place = (stall) => ({ row: 5 - Number(stall[1]), col: stall.charCodeAt(0) - 97 });

/** @param {string} stall @returns {Point} */
export function centre(stall) {
  const { row, col } = place(stall);
  return { x: LEFT + (col + 0.5) * PITCH, y: TOP + (row + 0.5) * PITCH };
}

/** The direction of a quadrant from the middle of its stall. @param {string} quadrant */
export const lies = (quadrant) => ({ x: quadrant[1] === "w" ? -1 : 1, y: quadrant[0] === "n" ? -1 : 1 });

/** Shifted towards the middle of the stall, because the juice has the corner. */
const FROM_MIDDLE = 35;

/** The position of a worker. @param {string} space as in c3.nw @returns {Point} */
export function standing(space) {
  const { x, y } = centre(space);
  const to = lies(space.slice(3));
  return { x: x + FROM_MIDDLE * to.x, y: y + FROM_MIDDLE * to.y };
}

/** The ten by ten spaces as adjoining boxes. @param {string} space @returns {Box & {row: number, col: number}} */
export function box(space) {
  const { x, y } = centre(space);
  const to = lies(space.slice(3));
  const { row, col } = place(space);
  return {
    row: 2 * row + (to.y > 0 ? 1 : 0),
    col: 2 * col + (to.x > 0 ? 1 : 0),
    x: to.x > 0 ? x : x - HALF,
    y: to.y > 0 ? y : y - HALF,
    width: HALF,
    height: HALF,
  };
}

/** In reading order, like the buttons. */
export const SPACES = ROWS.flatMap((row) =>
  [0, 2].flatMap((half) =>
    COLUMNS.flatMap((column) => [0, 1].map((side) => `${column}${row}.${QUADRANTS[half + side]}`)),
  ),
);

/**
 * A corner between stalls, counted from 0, from the left and from the bottom.
 * @param {number} across
 * @param {number} up
 * @returns {Point}
 */
export const corner = (across, up) => ({ x: LEFT + across * PITCH, y: BOTTOM - up * PITCH });

/** The corner that a space touches. @param {string} space */
export function cornerOf(space) {
  const { row, col } = place(space);
  const to = lies(space.slice(3));
  return { across: col + (to.x > 0 ? 1 : 0), up: 5 - row - (to.y > 0 ? 1 : 0) };
}

/** The position of a row's or column's cube. @param {string} pick row:1 or column:a @returns {Point} */
export function lineAt(pick) {
  const [kind, name] = pick.split(":");
  return kind === "row" ? { x: LEFT - 29, y: centre(`a${name}`).y } : { x: centre(`${name}1`).x, y: BOTTOM + 31 };
}

/**
 * The midpoint of a stall's edge in a direction, or a point beyond it.
 * @param {string} stall
 * @param {Facing} facing
 * @param {number} [beyond]
 */
export function edge(stall, facing, beyond = 0) {
  const { x, y } = centre(stall);
  return polar(x, y, HALF + beyond, degrees(facing) - 90);
}

/** Degrees, clockwise from north. @param {Facing} facing */
export const degrees = (facing) => 90 * FACINGS.indexOf(facing);

/** The workers of a hand, from the left. */
export const HAND = ["assistant", "bodyguard", "tourist", "cousins"];
/** What a hand holds, in two lines of five. */
export const HELD = [...HAND, "coin", "black", "green", "purple", "brown", "orange"];
/** The size of a picture of a thing in hand. */
export const SLOT = { width: 68, height: 60 };

/** The roof in its corner of the board, and over the market while somebody scouts. */
export const ROOF = { x: 33, y: 768, scale: 0.54 };
export const RING = { x: LEFT + (5 * PITCH) / 2, y: TOP + (5 * PITCH) / 2 + 14, radius: 292, round: 190, disc: 58 };
const ROUND = 40;

/** @param {Point} middle @param {number} r @param {number} space */
const fifth = ({ x, y }, r, space) => polar(x, y, r, (space - 1) * 72 - 90);

/** A space of the small roof, relative to its middle; 0 is the middle. @param {number} space */
export const roofSpace = (space) => (space ? fifth({ x: 0, y: 0 }, ROUND, space) : { x: 0, y: 0 });

/** The middle of a space of the roof over the market; that of 0 is its middle. @param {number} space @returns {Point} */
export const roofAt = (space) => (space ? fifth(RING, RING.round, space) : { x: RING.x, y: RING.y });

/** The distance from a space's middle down to what it brings. */
export const TOLD = 84;

/** The button of a space of the roof, with what it brings. @param {number} space @returns {Box} */
export function roofBox(space) {
  const { x, y } = roofAt(space);
  return { x: x - 88, y: y - 75, width: 176, height: 184 };
}

/** Where the things of a seat come from and go to: the west edge, beside which its panel lies or not. */
const EDGE = { top: 31, bottom: 656, most: 125, gap: 5 };

/**
 * @param {number} seat
 * @param {number} seats
 * @returns {Box}
 */
export function quarters(seat, seats) {
  const share = (EDGE.bottom - EDGE.top) / seats;
  const height = Math.min(EDGE.most, share);
  return { x: 6, y: EDGE.top + seat * share + (share - height) / 2, width: 50, height: height - EDGE.gap };
}
