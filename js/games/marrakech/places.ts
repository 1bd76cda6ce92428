// The geometry of the board: squares, the mosaics of rule M9, and the lines that Assam walks. Numbers only, in units of
// the viewBox; draws nothing.
import { required } from "../../base/lookup.ts";
import { polar, round, type Point } from "../../art/drawing.ts";
import { ahead, createGrid, degrees, FACINGS } from "../../art/grid.ts";
import type { By, Color, Facing, Step } from "./shapes.ts";

/** An arc about a point, from and sweep in degrees, clockwise; a negative sweep walks it the other way. */
export type Arc = Point & { from: number; sweep: number };

export const COLORS: Color[] = ["terracotta", "saffron", "majorelle", "mint"];
/** The numbers of slippers on the faces of the die. */
export const FACES = [1, 2, 3, 4];
export const CELL = 96;
export const RIM = 64;
export const SIDE = 7 * CELL + 2 * RIM;
const HALF = CELL / 2;

export const GRID = { columns: "abcdefg", rows: "7654321", left: RIM, top: RIM, pitch: CELL };
export const { squares: SQUARES, place, corner, centre } = createGrid(GRID);

/** Degrees by which each choice turns Assam. */
export const TURNS = { left: -90, straight: 0, right: 90 };

/** The facing nearest to a turn in degrees, of any number of rounds. */
export const facingOf = (turn: number): Facing => required(FACINGS[((Math.round(turn / 90) % 4) + 4) % 4], "facing");

export const turned = (facing: Facing, by: By) => facingOf(degrees(facing) + TURNS[by]);

const mosaic = (col: number, row: number, from: number, sweep: number): Arc => ({
  x: RIM + col * CELL,
  y: RIM + row * CELL,
  from,
  sweep,
});

/** Rule M9: twelve half-circles between two squares each and two loops round the corners. */
export const MOSAICS = [
  ...[1, 3, 5].map((col) => mosaic(col, 0, 180, 180)),
  ...[1, 3, 5].map((row) => mosaic(0, row, 90, 180)),
  ...[2, 4, 6].map((col) => mosaic(col, 7, 0, 180)),
  ...[2, 4, 6].map((row) => mosaic(7, row, 270, 180)),
  mosaic(7, 0, 180, 270),
  mosaic(0, 7, 0, 270),
];

const textOf = ({ x, y }: Point) => `${x} ${y}`;

/** The point after a part (0 to 1) of a mosaic. */
export const along = ({ x, y, from, sweep }: Arc, part: number, r: number = HALF) =>
  polar(x, y, r, from + part * sweep);

/** Each mosaic, walked either way. */
const ARCS = MOSAICS.flatMap((arc) => [arc, { ...arc, from: arc.from + arc.sweep, sweep: -arc.sweep }]);
const BY_START = new Map(ARCS.map((arc) => [textOf(along(arc, 0)), arc]));

/** The mosaic that leads on from a square at the edge. */
export const arcFrom = (square: string, side: Facing) =>
  required(BY_START.get(textOf(ahead(centre(square), side, HALF))), `mosaic that leaves ${square} going ${side}`);

/** The path data of a step, with its mosaic. */
function stepLine(from: string, { square, mosaic }: Step) {
  const to = textOf(centre(square));
  if (!mosaic) return `L${to}`;
  const arc = arcFrom(from, mosaic);
  const large = Math.abs(arc.sweep) > 180 ? 1 : 0;
  return `L${textOf(along(arc, 0))}A${HALF} ${HALF} 0 ${large} ${arc.sweep > 0 ? 1 : 0} ${textOf(along(arc, 1))}L${to}`;
}

export function route(start: string, path: Step[]) {
  const steps = path.map((step, i) => stepLine(path[i - 1]?.square ?? start, step));
  return `M${textOf(centre(start))}${steps.join("")}`;
}

/** The sides of a square, clockwise. */
function sidesOf(square: string) {
  const { x, y } = corner(square);
  const corners = [`${x} ${y}`, `${x + CELL} ${y}`, `${x + CELL} ${y + CELL}`, `${x} ${y + CELL}`];
  return corners.map((from, i) => ({ from, to: required(corners[(i + 1) % 4], "corner") }));
}

/** The outline of a group of squares: sides shared by two of them are left out. */
export function outline(squares: string[]) {
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

/** The midpoint of two neighbouring squares. */
export function between([one, other]: string[]): Point {
  const [a, b] = [centre(required(one, "square")), centre(required(other, "other square"))];
  return { x: round((a.x + b.x) / 2), y: round((a.y + b.y) / 2) };
}
