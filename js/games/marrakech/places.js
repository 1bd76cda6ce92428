// The geometry of the board: squares, the mosaics of rule M9, and the lines that Assam walks. Numbers only, in units of
// the viewBox; draws nothing.
import { polar, round } from "../../art/drawing.js";
import { must } from "../../base/lookup.js";

/** @typedef {import("./shapes.js").Facing} Facing */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {import("./shapes.js").Step} Step */
/** @typedef {{x: number, y: number, from: number, sweep: number}} Mosaic from and sweep in degrees, clockwise */
/** @typedef {{mosaic: Mosaic, start: number, sweep: number}} Exit a negative sweep walks the mosaic backwards */

export const CELL = 96;
export const RIM = 64;
export const SIDE = 7 * CELL + 2 * RIM;
const HALF = CELL / 2;

/** @type {Facing[]} */
export const FACINGS = ["north", "east", "south", "west"];

/** How many quarters each side is to the right. @type {Record<import("./shapes.js").By, number>} */
const QUARTERS = { left: 3, straight: 0, right: 1 };

const COLUMNS = [..."abcdefg"];
export const SQUARES = ["7", "6", "5", "4", "3", "2", "1"].flatMap((row) => COLUMNS.map((column) => column + row));

/** @param {string} square @returns {{row: number, col: number}} row 0 is at the top */
export const place = (square) => ({ row: 7 - Number(square[1]), col: square.charCodeAt(0) - 97 });

/** @param {string} square @returns {Point} its north-west corner */
export function corner(square) {
  const { row, col } = place(square);
  return { x: RIM + col * CELL, y: RIM + row * CELL };
}

/** @param {string} square @returns {Point} */
export function centre(square) {
  const { x, y } = corner(square);
  return { x: x + HALF, y: y + HALF };
}

/** @param {number} quarters clockwise from north, any number of rounds @returns {Facing} */
const facingAt = (quarters) => must(FACINGS[((quarters % 4) + 4) % 4], "facing");

/** Degrees, clockwise from north. @param {Facing} facing */
export const degrees = (facing) => 90 * FACINGS.indexOf(facing);

/** @param {number} turn degrees, any number of rounds @returns {Facing} the nearest */
export const facingOf = (turn) => facingAt(Math.round(turn / 90));

/** @param {Facing} facing @param {import("./shapes.js").By} by @returns {Facing} */
export const turned = (facing, by) => facingAt(FACINGS.indexOf(facing) + QUARTERS[by]);

/** @param {Point} from @param {Facing} facing @param {number} far @returns {Point} */
export const ahead = (from, facing, far) => polar(from.x, from.y, far, degrees(facing) - 90);

/** @param {number} col @param {number} row @param {number} from @param {number} sweep @returns {Mosaic} */
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

/** The side of the board that a point of its edge belongs to. @param {Point} p @returns {Facing} */
function sideOf(p) {
  if (p.y === RIM) return "north";
  if (p.y === SIDE - RIM) return "south";
  return p.x === RIM ? "west" : "east";
}

/**
 * @param {Point} p a point on the board's edge
 * @returns {string} the square and the side where Assam leaves the board
 */
function doorAt(p) {
  const side = sideOf(p);
  const inside = ahead(p, turned(turned(side, "right"), "right"), HALF);
  const line = (/** @type {number} */ n) => Math.floor((n - RIM) / CELL);
  return `${COLUMNS[line(inside.x)]}${7 - line(inside.y)} ${side}`;
}

/** @param {Mosaic} m @param {number} angle */
const doorOf = (m, angle) => doorAt(polar(m.x, m.y, HALF, angle));

/** @type {Map<string, Exit>} by square and side, as in "a7 north" */
const EXITS = new Map(
  MOSAICS.flatMap((m) => [
    [doorOf(m, m.from), { mosaic: m, start: m.from, sweep: m.sweep }],
    [doorOf(m, m.from + m.sweep), { mosaic: m, start: m.from + m.sweep, sweep: -m.sweep }],
  ]),
);

/** The mosaic that leads on from a square at the edge. @param {string} square @param {Facing} side @returns {Exit} */
export function exit(square, side) {
  const found = EXITS.get(`${square} ${side}`);
  if (!found) throw new RangeError(`no mosaic leaves ${square} going ${side}`);
  return found;
}

/**
 * The point after a part (0 to 1) of a mosaic.
 * @param {Exit} e
 * @param {number} part
 * @param {number} [r]
 * @returns {Point}
 */
export const along = (e, part, r = HALF) => polar(e.mosaic.x, e.mosaic.y, r, e.start + part * e.sweep);

/** @param {string} from @param {Step} step @returns {string} the path data of one step, the mosaic included */
function stepLine(from, step) {
  const to = centre(step.square);
  if (!step.mosaic) return `L${to.x} ${to.y}`;
  const e = exit(from, step.mosaic);
  const [a, b] = [along(e, 0), along(e, 1)];
  const large = Math.abs(e.sweep) > 180 ? 1 : 0;
  return `L${a.x} ${a.y}A${HALF} ${HALF} 0 ${large} ${e.sweep > 0 ? 1 : 0} ${b.x} ${b.y}L${to.x} ${to.y}`;
}

/** The path data of a whole walk. @param {string} start @param {Step[]} path */
export function route(start, path) {
  const { x, y } = centre(start);
  return `M${x} ${y}${path.map((step, i) => stepLine(path[i - 1]?.square ?? start, step)).join("")}`;
}

/**
 * @param {string} square
 * @param {Facing} side
 * @returns {[string, string]} the two ends of a side, clockwise, as keys
 */
function sideEnds(square, side) {
  const { row, col } = place(square);
  const [nw, ne] = [`${col},${row}`, `${col + 1},${row}`];
  const [sw, se] = [`${col},${row + 1}`, `${col + 1},${row + 1}`];
  /** @type {Record<Facing, [string, string]>} */
  const ends = { north: [nw, ne], east: [ne, se], south: [se, sw], west: [sw, nw] };
  return ends[side];
}

/** @param {string} key @returns {string} */
const gridPoint = (key) =>
  key
    .split(",")
    .map((n) => RIM + Number(n) * CELL)
    .join(" ");

/** The outline of a group of squares: sides shared by two of them are left out. @param {string[]} squares */
export function outline(squares) {
  const sides = squares.flatMap((square) => FACINGS.map((side) => sideEnds(square, side)));
  const held = new Set(sides.map(([a, b]) => `${a}>${b}`));
  /** @type {[string, string][]} */
  const outer = sides.filter(([a, b]) => !held.has(`${b}>${a}`));
  let data = "";
  for (let side = outer.pop(); side; side = outer.pop()) {
    const [first, second] = side;
    data += `M${gridPoint(first)}`;
    for (let at = second; at !== first; ) {
      data += `L${gridPoint(at)}`;
      const [next] = outer.splice(
        outer.findIndex(([a]) => a === at),
        1,
      );
      at = must(next, "way round")[1];
    }
    data += "Z";
  }
  return data;
}

/** The midpoint of two neighbouring squares. @param {string[]} squares @returns {Point} */
export function between([one, other]) {
  const [a, b] = [centre(must(one, "square")), centre(must(other, "other square"))];
  return { x: round((a.x + b.x) / 2), y: round((a.y + b.y) / 2) };
}
