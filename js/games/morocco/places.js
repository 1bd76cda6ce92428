// The geometry of the market: stalls, spaces, corners, cubes, the roof, the tray. Numbers only, in units of the
// viewBox; draws nothing.
import { polar } from "../../table/drawing.js";

/** @typedef {import("./types").Facing} Facing */
/** @typedef {import("./types").Point} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

export const SIDE = 800;
export const PITCH = 127;
export const RIM = 26;
/** The market's north-west corner; cubes and quarters are left of it, cubes and the tray below it. */
export const LEFT = 133;
export const TOP = 32;
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
const FROM_MIDDLE = 28;

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
  return kind === "row" ? { x: LEFT - 25, y: centre(`a${name}`).y } : { x: centre(`${name}1`).x, y: BOTTOM + 26 };
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

export const TRAY = { x: 132, y: 727, width: SIDE - RIM - 132, height: 48 };
export const TRAY_BAND = 8;
/** The lower end of the columns' buttons; those of the tray begin there. */
export const STRIP = 64;
/** The workers of a hand, from the left. */
export const HAND = ["assistant", "bodyguard", "tourist", "cousins"];
/** The items in the tray, from the left. */
export const TRAY_ITEMS = [...HAND, "black", "green", "purple", "brown", "orange", "coin"];
const SLOT = (TRAY.width - TRAY_BAND) / TRAY_ITEMS.length;

/** The middle of an item in the tray. @param {string} item @returns {Point} */
export const trayAt = (item) => ({
  x: TRAY.x + TRAY_BAND + (TRAY_ITEMS.indexOf(item) + 0.5) * SLOT,
  y: TRAY.y + TRAY.height / 2,
});

/**
 * The button of an item in the tray; it reaches over the rim, to be high enough as a touch target.
 * @param {string} item
 * @param {number} [count] items wide
 * @returns {Box}
 */
export function trayBox(item, count = 1) {
  return { x: trayAt(item).x - SLOT / 2, y: BOTTOM + STRIP, width: SLOT * count, height: SIDE - BOTTOM - STRIP };
}

/** The place of the workers, or of the key that ends a turn. */
export const HAND_BOX = trayBox("assistant", HAND.length);

/** The roof in its corner. */
export const ROOF = { x: 77, y: 719, scale: 0.98 };
export const ROOF_RADIUS = 38;

/** A space of the roof, relative to its middle; 0 is the middle. @param {number} space */
export const roofSpace = (space) => (space ? polar(0, 0, ROOF_RADIUS, (space - 1) * 72 - 90) : { x: 0, y: 0 });

const ARCADE = { top: 31, bottom: 656, most: 125, gap: 5 };

/**
 * The quarters of a seat: gates one below the other, evenly spaced along the wall.
 * @param {number} seat
 * @param {number} seats
 * @returns {Box}
 */
export function quarters(seat, seats) {
  const share = (ARCADE.bottom - ARCADE.top) / seats;
  const height = Math.min(ARCADE.most, share);
  return { x: 31, y: ARCADE.top + seat * share + (share - height) / 2, width: 50, height: height - ARCADE.gap };
}

/** While somebody scouts, the roof's edge is unrolled along the wall, over the quarters, so that it covers no stall. */
export const LEDGE = { x: RIM + 3, y: 29, width: 58, height: 629 };
const STEP = LEDGE.height / 5;

/** The button of a space of the unrolled roof, wide enough as a touch target. @param {number} space @returns {Box} */
export const ledgeBox = (space) => ({ x: RIM, y: LEDGE.y + (space - 1) * STEP + 4, width: 64, height: STEP - 8 });

/** The middle of a space of the unrolled roof; that of 0 is the roof itself. @param {number} space @returns {Point} */
export const ledgeAt = (space) =>
  space ? { x: LEDGE.x + LEDGE.width / 2, y: LEDGE.y + (space - 0.5) * STEP - 14 } : ROOF;

/** The distance from a space's middle down to its forecast. */
export const LEDGE_TOLD = 47;
