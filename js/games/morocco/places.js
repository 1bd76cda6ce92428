// Where everything lies on the drawn market: stalls, spaces, corners, cubes, the roof, the tray of the hand.
// Numbers only, in units of the board's viewBox; nothing is drawn here.
import { polar } from "../../table/drawing.js";

/** @typedef {import("./types").Facing} Facing */
/** @typedef {import("./types").Point} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

export const SIDE = 800;
export const PITCH = 127;
export const RIM = 26;
/** The corner of the market; left of it lie cubes and quarters, below it cubes and tray. */
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

/** Which way a quadrant lies from the middle of its stall. @param {string} quadrant */
export const lies = (quadrant) => ({ x: quadrant[1] === "w" ? -1 : 1, y: quadrant[0] === "n" ? -1 : 1 });

/** A little towards the middle of the stall, as the juice has the corner. */
const FROM_MIDDLE = 28;

/** Where a worker stands. @param {string} space as in c3.nw @returns {Point} */
export function standing(space) {
  const { x, y } = centre(space);
  const to = lies(space.slice(3));
  return { x: x + FROM_MIDDLE * to.x, y: y + FROM_MIDDLE * to.y };
}

/** The ten by ten spaces as boxes without a gap. @param {string} space @returns {Box & {row: number, col: number}} */
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

/** In reading order, as the buttons are. */
export const SPACES = ROWS.flatMap((row) =>
  [0, 2].flatMap((half) =>
    COLUMNS.flatMap((column) => [0, 1].map((side) => `${column}${row}.${QUADRANTS[half + side]}`)),
  ),
);

/** A corner of the stalls, 0 to 5 from the left and from the bottom. @param {number} across @param {number} up @returns {Point} */
export const corner = (across, up) => ({ x: LEFT + across * PITCH, y: BOTTOM - up * PITCH });

/** The corner that a space touches. @param {string} space */
export function cornerOf(space) {
  const { row, col } = place(space);
  const to = lies(space.slice(3));
  return { across: col + (to.x > 0 ? 1 : 0), up: 5 - row - (to.y > 0 ? 1 : 0) };
}

/** The cube of a row or a column. @param {string} pick row:1 or column:a @returns {Point} */
export function lineAt(pick) {
  const [kind, name] = pick.split(":");
  return kind === "row" ? { x: LEFT - 25, y: centre(`a${name}`).y } : { x: centre(`${name}1`).x, y: BOTTOM + 26 };
}

/** The edge of a stall in a direction, or a point so far beyond it. @param {string} stall @param {Facing} facing @param {number} [beyond] */
export function edge(stall, facing, beyond = 0) {
  const { x, y } = centre(stall);
  return polar(x, y, HALF + beyond, degrees(facing) - 90);
}

/** Degrees, clockwise from north. @param {Facing} facing */
export const degrees = (facing) => 90 * FACINGS.indexOf(facing);

export const TRAY = { x: 132, y: 727, width: SIDE - RIM - 132, height: 48 };
export const TRAY_BAND = 8;
/** How far down the buttons of the columns reach; those of the tray go on from there. */
export const STRIP = 64;
/** The workers of a hand, from the left. */
export const HAND = ["assistant", "bodyguard", "tourist", "cousins"];
/** What lies in the tray, from the left. */
export const TRAY_ITEMS = [...HAND, "black", "green", "purple", "brown", "orange", "coin"];
const SLOT = (TRAY.width - TRAY_BAND) / TRAY_ITEMS.length;

/** The middle of a thing in the tray. @param {string} item @returns {Point} */
export const trayAt = (item) => ({
  x: TRAY.x + TRAY_BAND + (TRAY_ITEMS.indexOf(item) + 0.5) * SLOT,
  y: TRAY.y + TRAY.height / 2,
});

/** The button of a thing in the tray; it reaches over the rim, so that it is high enough for a finger. @param {string} item @param {number} [count] items wide @returns {Box} */
export function trayBox(item, count = 1) {
  return { x: trayAt(item).x - SLOT / 2, y: BOTTOM + STRIP, width: SLOT * count, height: SIDE - BOTTOM - STRIP };
}

/** Where the workers lie: what ends a turn takes their place. */
export const HAND_BOX = trayBox("assistant", HAND.length);

/** The roof in its corner. */
export const ROOF = { x: 77, y: 719, scale: 0.98 };
export const ROOF_RADIUS = 38;

/** A space of the roof about its middle; 0 is the middle. @param {number} space */
export const roofSpace = (space) => (space ? polar(0, 0, ROOF_RADIUS, (space - 1) * 72 - 90) : { x: 0, y: 0 });

const ARCADE = { top: 31, bottom: 656, most: 125, gap: 5 };

/** The guards' quarters of a seat: gates one below the other, evenly along the wall. @param {number} seat @param {number} seats @returns {Box} */
export function quarters(seat, seats) {
  const share = (ARCADE.bottom - ARCADE.top) / seats;
  const height = Math.min(ARCADE.most, share);
  return { x: 31, y: ARCADE.top + seat * share + (share - height) / 2, width: 50, height: height - ARCADE.gap };
}

/** While it is scouted, the roof's edge lies unrolled along the wall: before the quarters, so that it covers no stall. */
export const LEDGE = { x: RIM + 3, y: 29, width: 58, height: 629 };
const STEP = LEDGE.height / 5;

/** The button of a space of the unrolled roof, as wide as a finger. @param {number} space @returns {Box} */
export const ledgeBox = (space) => ({ x: RIM, y: LEDGE.y + (space - 1) * STEP + 4, width: 64, height: STEP - 8 });

/** The middle of a space of the unrolled roof; that of 0 is the roof in its corner. @param {number} space @returns {Point} */
export const ledgeAt = (space) =>
  space ? { x: LEDGE.x + LEDGE.width / 2, y: LEDGE.y + (space - 0.5) * STEP - 14 } : ROOF;

/** How far below its middle it is told what a space brings. */
export const LEDGE_TOLD = 47;
