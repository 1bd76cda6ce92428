// The geometry of boards of squares: where a square lies, where a facing points. Numbers only; draws nothing.
import type { Handle, HandItem, Size } from "../game-api/board.ts";
import type { Zoom } from "../game-api/frames.ts";
import { polar, type Point } from "./drawing.ts";
import type { Facing } from "../engine/shapes.ts";

export const FACINGS: Facing[] = ["north", "east", "south", "west"];

/** Degrees, clockwise from north. */
export const degrees = (facing: Facing) => 90 * FACINGS.indexOf(facing);

export const ahead = (from: Point, facing: Facing, distance: number) =>
  polar(from.x, from.y, distance, degrees(facing) - 90);

export const boxAround = ({ x, y }: Point, side: number) => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});

/** `columns`: a letter each, from the left; `rows`: a digit each, from the top; `pitch`: the side of a square. */
type Layout = { columns: string; rows: string; left: number; top: number; pitch: number };

/** A grid of squares that are named by column and row, as in a7. */
export function createGrid({ columns, rows, left, top, pitch }: Layout) {
  /** Row 0 is at the top. */
  const place = (square: string) => ({ row: rows.indexOf(square.charAt(1)), col: columns.indexOf(square.charAt(0)) });

  /** The north-west corner. */
  function corner(square: string): Point {
    const { row, col } = place(square);
    return { x: left + col * pitch, y: top + row * pitch };
  }

  function centre(square: string): Point {
    const { x, y } = corner(square);
    return { x: x + pitch / 2, y: y + pitch / 2 };
  }

  /** In reading order. */
  const squares = [...rows].flatMap((row) => [...columns].map((column) => column + row));
  return { squares, place, corner, centre };
}

/** A point of a board seen from near, in the middle of the frame as far as the board reaches: it never shows what is beyond. */
export function closeUp({ x, y }: Point, { width, height }: Size, by: number): Zoom {
  const stays = (at: number, side: number) => Math.min(side, Math.max(0, (by * at - side / 2) / (by - 1)));
  return { x: stays(x, width), y: stays(y, height), by };
}

/** What can be tapped of a thing in hand. */
export const placesIn = ({ pick, label, width, height, places = [] }: HandItem): Handle[] =>
  pick === null ? places : [{ pick, label, x: 0, y: 0, width, height }];
