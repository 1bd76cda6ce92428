// The geometry of the market: stalls, spaces, corners, cubes, the hand beside it. Numbers only, in
// units of the viewBox; draws nothing.
import type { Point } from "../../art/drawing.ts";
import { ahead, closeUp, createGrid } from "../../art/grid.ts";
import type { Facing, Quadrant } from "./types.ts";

export const SIDE = 800;
export const size = { width: SIDE, height: SIDE };
/** As wide as leaves room for a column and a line of cubes beside the market, and half an orange at the other sides. */
export const PITCH = 143;
export const RIM = 12;
/** The width of the buttons of rows and columns, and of what lies under them. */
export const STRIP = 64;
/** The market's north-west corner; the cubes are left of it and below it. */
export const LEFT = STRIP;
const TOP = 21;
export const BOTTOM = TOP + 5 * PITCH;
const HALF = PITCH / 2;

const GRID = { columns: "abcde", rows: "54321", left: LEFT, top: TOP, pitch: PITCH };
export const COLUMNS = [...GRID.columns];
const ROWS = [...GRID.rows];
/** The picks of all rows and columns. */
export const LINES = [...ROWS.map((row) => `row:${row}`), ...COLUMNS.map((column) => `column:${column}`)];
export const QUADRANTS: Quadrant[] = ["nw", "ne", "sw", "se"];
/** The stalls; `place` and `centre` take a space, too. */
export const { squares: STALLS, place, corner: stallCorner, centre } = createGrid(GRID);

/** On which side of the middle of a stall a quadrant lies. */
export const sideOf = (quadrant: string) => ({ x: quadrant[1] === "w" ? -1 : 1, y: quadrant[0] === "n" ? -1 : 1 });

/** Where workers stand, from the middle of a stall: the front row behind the counter. */
const STAND = { across: 32, back: -30, front: 16 };

/** Where the worker of a space (`c3.nw`) stands. */
export function spaceAt(space: string): Point {
  const { x, y } = centre(space);
  const side = sideOf(space.slice(3));
  return { x: x + STAND.across * side.x, y: y + (side.y < 0 ? STAND.back : STAND.front) };
}

/** Half a stall's floor, and how far its counter reaches below its middle. */
export const FLOOR = 64;
export const COUNTER = { top: 38, front: 46, middle: 54, bottom: 68 };

/** The ten by ten spaces as adjoining boxes. */
export function box(space: string) {
  const [{ row, col }, { x, y }, side] = [place(space), stallCorner(space), sideOf(space.slice(3))];
  const [right, below] = [Math.max(side.x, 0), Math.max(side.y, 0)];
  const at = { x: x + right * HALF, y: y + below * HALF };
  return { row: 2 * row + below, col: 2 * col + right, ...at, width: HALF, height: HALF };
}

/** How many times as large as usual the stall that closes is seen: with all of its neighbours. */
const NEAR = 1.6;

export const near = (stall: string) => closeUp(centre(stall), size, NEAR);

/** In reading order, like the buttons. */
export const SPACES = ROWS.flatMap((row) =>
  ["n", "s"].flatMap((half) => COLUMNS.flatMap((column) => ["w", "e"].map((side) => `${column}${row}.${half}${side}`))),
);

/** A corner between stalls, counted from 0, from the left and from the bottom. */
export const corner = (across: number, up: number): Point => ({ x: LEFT + across * PITCH, y: BOTTOM - up * PITCH });

/** The corner that a space touches. */
export function cornerOf(space: string) {
  const [{ row, col }, side] = [place(space), sideOf(space.slice(3))];
  return { across: col + Math.max(side.x, 0), up: 5 - row - Math.max(side.y, 0) };
}

/** The position of a row's or column's cube, by its pick (`row:1`, `column:a`). */
export function lineAt(pick: string): Point {
  const [kind, name] = pick.split(":");
  return kind === "row" ? { x: LEFT - 29, y: centre(`a${name}`).y } : { x: centre(`${name}1`).x, y: BOTTOM + 31 };
}

/** The midpoint of a stall's edge in a direction, or a point beyond it. */
export const edge = (stall: string, facing: Facing, beyond: number = 0) => ahead(centre(stall), facing, HALF + beyond);

/** The workers of a hand, from the left. */
export const HAND = ["assistant", "bodyguard", "tourist", "cousins"];
/** What a hand holds, in this order. */
export const HELD = [...HAND, "black", "green", "purple", "brown", "orange", "coin"];
