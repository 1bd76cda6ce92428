// What the spaces and stalls of Morocco are called, with all that a decision rests on. Keys: space-free, space-worker,
// space-closed, space-empty-tile (with `square` and `corner`); asked-stall. Pure.
import { required } from "../../base/lookup.ts";
import { COLUMNS, cornerOf, QUADRANTS } from "./places.js";

/** @typedef {import("./types").Stall} Stall */
/** @typedef {import("./types").View} View */
/** @typedef {import("../../types.js").Sentence} Sentence */

/** A stall by its name. @param {string} name @param {Pick<View, "board">} view @returns {Stall} */
export const stallNamed = (name, { board }) =>
  required(
    board.stalls.find(({ stall }) => stall === name),
    "such stall",
  );

/** The colour of a row's or column's cube. @param {import("./types").Board} board @param {string} pick */
export function lineColor({ rows, columns }, pick) {
  const [role, name = ""] = pick.split(":");
  return role === "row" ? rows[Number(name) - 1] : columns[COLUMNS.indexOf(name)];
}

/** The value of the juice token beside a space; 0: it is taken. @param {string} space @param {string[]} juice */
export function juiceAt(space, juice) {
  const { across, up } = cornerOf(space);
  return Number(juice[up]?.[across]) || 0;
}

/** What a worker costs in a stall, and how it stands. @param {Stall} stall */
export const stateOf = ({ price, count, leader }) => ({ colors: price, count, leader });

/** The name of a space. @param {string} space @param {Stall} stall @param {string[]} juice @returns {Sentence} */
export function labelOf(space, stall, juice) {
  const [square, corner = ""] = space.split(".");
  const { open, tile, spaces } = stall;
  if (!open)
    return tile?.owner == null
      ? { key: "space-empty-tile", args: { square, corner, facing: tile?.arrow ?? null } }
      : { key: "space-closed", args: { square, corner, seat: tile.owner, facing: tile.arrow } };
  const worker = spaces[/** @type {import("./types").Quadrant} */ (corner)];
  return worker
    ? { key: "space-worker", args: { square, corner, seat: worker.seat, kind: worker.kind } }
    : { key: "space-free", args: { square, corner, juice: juiceAt(space, juice), ...stateOf(stall) } };
}

/**
 * A stall: what it costs, how full it is, who leads, which spaces are free.
 * @param {Stall} stall
 * @param {Pick<View, "board">} view
 * @returns {Sentence}
 */
export function stallSentence(stall, { board }) {
  const free = QUADRANTS.filter((quadrant) => !stall.spaces[quadrant]).map((quadrant) => ({
    corner: quadrant,
    juice: juiceAt(`${stall.stall}.${quadrant}`, board.juice),
  }));
  return { key: "asked-stall", args: { stall: stall.stall, ...stateOf(stall), free } };
}
