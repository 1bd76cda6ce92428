// What the spaces and stalls of Morocco are called, with all that a decision rests on. Keys: space-free, space-worker,
// space-closed, space-empty-tile (with `square` and `corner`); asked-stall. Pure.
import { lookup, required } from "../../base/lookup.ts";
import { COLUMNS, cornerOf, QUADRANTS } from "./places.ts";
import type { Board, Stall, View } from "./types.ts";
import type { Sentence } from "../../engine/shapes.ts";

export function stallNamed(name: string, { board }: Pick<View, "board">) {
  const found = board.stalls.find(({ stall }) => stall === name);
  return required(found, "such stall");
}

export function lineColor({ rows, columns }: Board, pick: string) {
  const [role, name = ""] = pick.split(":");
  return role === "row" ? rows[Number(name) - 1] : columns[COLUMNS.indexOf(name)];
}

/** The value of the juice token beside a space; 0: it is taken. */
export function juiceAt(space: string, juice: string[]) {
  const { across, up } = cornerOf(space);
  return Number(juice[up]?.[across]) || 0;
}

/** What a worker costs in a stall, and how it stands. */
export const stateOf = ({ price, count, leader }: Stall) => ({ colors: price, count, leader });

export function labelOf(space: string, stall: Stall, juice: string[]): Sentence {
  const [square, corner = ""] = space.split(".");
  const { open, tile, spaces } = stall;
  if (!open)
    return tile?.owner == null
      ? { key: "space-empty-tile", args: { square, corner, facing: tile?.arrow ?? null } }
      : { key: "space-closed", args: { square, corner, seat: tile.owner, facing: tile.arrow } };
  const worker = lookup(spaces, corner);
  return worker
    ? { key: "space-worker", args: { square, corner, seat: worker.seat, kind: worker.kind } }
    : { key: "space-free", args: { square, corner, juice: juiceAt(space, juice), ...stateOf(stall) } };
}

/** A stall: what it costs, how full it is, who leads, which spaces are free. */
export function stallSentence(stall: Stall, { board }: Pick<View, "board">): Sentence {
  const free = QUADRANTS.filter((quadrant) => !stall.spaces[quadrant]).map((quadrant) => ({
    corner: quadrant,
    juice: juiceAt(`${stall.stall}.${quadrant}`, board.juice),
  }));
  return { key: "asked-stall", args: { stall: stall.stall, ...stateOf(stall), free } };
}
