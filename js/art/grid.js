// The geometry of boards of squares: where a square lies, where a facing points. Numbers only; draws nothing.
import { polar } from "./drawing.js";

/** @typedef {import("../shapes.js").Facing} Facing */
/** @typedef {import("./drawing.js").Point} Point */

/** @type {Facing[]} */
export const FACINGS = ["north", "east", "south", "west"];

/** Degrees, clockwise from north. @param {Facing} facing */
export const degrees = (facing) => 90 * FACINGS.indexOf(facing);

/** The point at a distance in a direction. @param {Point} from @param {Facing} facing @param {number} distance */
export const ahead = (from, facing, distance) => polar(from.x, from.y, distance, degrees(facing) - 90);

/**
 * A grid of squares that are named by column and row, as in a7.
 * @param {object} grid
 * @param {string} grid.columns a letter each, from the left
 * @param {string} grid.rows a digit each, from the top
 * @param {number} grid.left
 * @param {number} grid.top
 * @param {number} grid.pitch the width and height of a square
 */
export function createGrid({ columns, rows, left, top, pitch }) {
  /** Row 0 is at the top. @param {string} square */
  const place = (square) => ({ row: rows.indexOf(square.charAt(1)), col: columns.indexOf(square.charAt(0)) });

  /** The north-west corner. @param {string} square @returns {Point} */
  function corner(square) {
    const { row, col } = place(square);
    return { x: left + col * pitch, y: top + row * pitch };
  }

  /** @param {string} square @returns {Point} */
  function centre(square) {
    const { x, y } = corner(square);
    return { x: x + pitch / 2, y: y + pitch / 2 };
  }

  /** In reading order. */
  const squares = [...rows].flatMap((row) => [...columns].map((column) => column + row));
  return { squares, place, corner, centre };
}
