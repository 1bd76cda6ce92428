// The geometry of the board: squares, the mosaics of rule M9, and the lines that Assam walks. Numbers only, in units of
// the viewBox; draws nothing.
import { required } from "../../base/lookup.ts";
import { polar, round } from "../../art/drawing.ts";
import { ahead, createGrid, degrees, FACINGS } from "../../art/grid.ts";

/** @typedef {import("./shapes.js").Facing} Facing */
/** @typedef {import("../../art/drawing.ts").Point} Point */
/** @typedef {import("./shapes.js").Step} Step */
/**
 * An arc about a point, from and sweep in degrees, clockwise; a negative sweep walks it the other way.
 * @typedef {Point & {from: number, sweep: number}} Arc
 */

/** @type {import("./shapes.js").Color[]} */
export const COLORS = ["terracotta", "saffron", "majorelle", "mint"];
/** The numbers of slippers on the faces of the die. */
export const FACES = [1, 2, 3, 4];
export const CELL = 96;
export const RIM = 64;
export const SIDE = 7 * CELL + 2 * RIM;
const HALF = CELL / 2;

const GRID = { columns: "abcdefg", rows: "7654321", left: RIM, top: RIM, pitch: CELL };
export const { squares: SQUARES, place, corner, centre } = createGrid(GRID);

/** Degrees by which each choice turns Assam. */
export const TURNS = { left: -90, straight: 0, right: 90 };

/** @param {number} turn degrees, any number of rounds @returns {Facing} the nearest */
export const facingOf = (turn) => required(FACINGS[((Math.round(turn / 90) % 4) + 4) % 4], "facing");

/** @param {Facing} facing @param {import("./shapes.js").By} by */
export const turned = (facing, by) => facingOf(degrees(facing) + TURNS[by]);

/** @param {number} col @param {number} row @param {number} from @param {number} sweep @returns {Arc} */
const mosaic = (col, row, from, sweep) => ({ x: RIM + col * CELL, y: RIM + row * CELL, from, sweep });

/** Rule M9: twelve half-circles between two squares each and two loops round the corners. */
export const MOSAICS = [
  ...[1, 3, 5].map((col) => mosaic(col, 0, 180, 180)),
  ...[1, 3, 5].map((row) => mosaic(0, row, 90, 180)),
  ...[2, 4, 6].map((col) => mosaic(col, 7, 0, 180)),
  ...[2, 4, 6].map((row) => mosaic(7, row, 270, 180)),
  mosaic(7, 0, 180, 270),
  mosaic(0, 7, 0, 270),
];

/** @param {Point} point */
const textOf = ({ x, y }) => `${x} ${y}`;

/**
 * The point after a part (0 to 1) of a mosaic.
 * @param {Arc} arc
 * @param {number} part
 * @param {number} [r]
 */
export const along = ({ x, y, from, sweep }, part, r = HALF) => polar(x, y, r, from + part * sweep);

/** Each mosaic, walked either way. */
const ARCS = MOSAICS.flatMap((arc) => [arc, { ...arc, from: arc.from + arc.sweep, sweep: -arc.sweep }]);
const BY_START = new Map(ARCS.map((arc) => [textOf(along(arc, 0)), arc]));

/** The mosaic that leads on from a square at the edge. @param {string} square @param {Facing} side */
export const arcFrom = (square, side) =>
  required(BY_START.get(textOf(ahead(centre(square), side, HALF))), `mosaic that leaves ${square} going ${side}`);

/** @param {string} from @param {Step} step @returns {string} the path data of one step, the mosaic included */
function stepLine(from, { square, mosaic }) {
  const to = textOf(centre(square));
  if (!mosaic) return `L${to}`;
  const arc = arcFrom(from, mosaic);
  const large = Math.abs(arc.sweep) > 180 ? 1 : 0;
  return `L${textOf(along(arc, 0))}A${HALF} ${HALF} 0 ${large} ${arc.sweep > 0 ? 1 : 0} ${textOf(along(arc, 1))}L${to}`;
}

/** The path data of a whole walk. @param {string} start @param {Step[]} path */
export function route(start, path) {
  const steps = path.map((step, i) => stepLine(path[i - 1]?.square ?? start, step));
  return `M${textOf(centre(start))}${steps.join("")}`;
}

/** The sides of a square, clockwise. @param {string} square */
function sidesOf(square) {
  const { x, y } = corner(square);
  const corners = [`${x} ${y}`, `${x + CELL} ${y}`, `${x + CELL} ${y + CELL}`, `${x} ${y + CELL}`];
  return corners.map((from, i) => ({ from, to: required(corners[(i + 1) % 4], "corner") }));
}

/** The outline of a group of squares: sides shared by two of them are left out. @param {string[]} squares */
export function outline(squares) {
  const sides = squares.flatMap(sidesOf);
  const known = new Set(sides.map(({ from, to }) => `${from} ${to}`));
  const outer = sides.filter(({ from, to }) => !known.has(`${to} ${from}`));
  let data = "";
  for (let side = outer.pop(); side; side = outer.pop()) {
    data += `M${side.from}`;
    for (let at = side.to; at !== side.from; ) {
      data += `L${at}`;
      const next = outer.findIndex(({ from }) => from === at);
      at = required(outer.splice(next, 1)[0], "next side").to;
    }
    data += "Z";
  }
  return data;
}

/** The midpoint of two neighbouring squares. @param {string[]} squares @returns {Point} */
export function between([one, other]) {
  const [a, b] = [centre(required(one, "square")), centre(required(other, "other square"))];
  return { x: round((a.x + b.x) / 2), y: round((a.y + b.y) / 2) };
}
