// All buttons of the market, and their names; those of the hand are in beside.js.
// Label keys: those of names.js for the spaces; row and column (with `line` and `color`); roof-space (with `roof`,
// `color` and, once its forecast is loaded, `colors`) or roof-space-plain; point-to (with `facing`); second-cousin.
import { must, lookup } from "../../base/lookup.js";
import { besides, named } from "./marks.js";
import { BOTTOM, box, COLUMNS, edge, LEFT, lineAt, PITCH, QUADRANTS, roofBox, ROWS, SPACES, STRIP } from "./places.js";
import { juiceAt, labelOf } from "./names.js";
import { gainOf } from "./roof.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Ui} Ui */
/** @typedef {import("./types").Stall} Stall */
/** @typedef {import("./types").Facing} Facing */
/** @typedef {import("../../types.js").Sentence} Label */
/** @typedef {import("../../types.js").Cell} Cell */
/** @typedef {import("../../types.js").Handle} Handle */
/** @typedef {Pick<Ui, "lit" | "picked" | "forecasts">} Tapping the part that handles depend on */

/**
 * @type {WeakMap<Stall, {juice: string, made: Record<string, Cell>}>} cached cells of a stall's four spaces: they depend
 *   on the stall and on the juice at its corners
 */
const known = new WeakMap();

/** @param {Stall} stall @param {string[]} lines of juice @returns {Record<string, Cell>} */
function cellsOf(stall, lines) {
  const names = QUADRANTS.map((quadrant) => `${stall.stall}.${quadrant}`);
  const juice = names.map((space) => juiceAt(space, lines)).join("");
  const kept = known.get(stall);
  if (kept?.juice === juice) return kept.made;
  const made = Object.fromEntries(
    names.map((space) => [space, { pick: `space:${space}`, ...box(space), label: labelOf(space, stall, lines) }]),
  );
  known.set(stall, { juice, made });
  return made;
}

/** The spaces as cells, row 0 at the top. @param {View} view @returns {Cell[]} */
export function cells({ board }) {
  /** @type {Record<string, Cell>} */
  const all = Object.assign({}, ...board.stalls.map((stall) => cellsOf(stall, board.juice)));
  return SPACES.map((space) => must(all[space], "such space"));
}

/** Where somebody begins while the roof, or the arrows of a stall that is being closed, lie over the market. */
const CORNER = `space:${SPACES[0]}`;

/** Where somebody who walks over the market begins: at the newest worker. @param {View} view */
export const entrance = ({ board, phase }) =>
  board.closing || phase === "scout" ? CORNER : `space:${board.last[0] ?? "c3.nw"}`;

/** An arrow key with Ctrl leads to the next stall. */
export const stride = 2;

/** @param {{x: number, y: number}} middle @param {number} size */
const round = ({ x, y }, size) => ({ x: x - size / 2, y: y - size / 2, width: size, height: size });

const FINGER = 63.5;

/** @param {string} pick */
function lineBox(pick) {
  const { x, y } = lineAt(pick);
  return pick.startsWith("row")
    ? { x: LEFT - STRIP, y: y - PITCH / 2, width: STRIP, height: PITCH }
    : { x: x - PITCH / 2, y: BOTTOM, width: PITCH, height: STRIP };
}

/**
 * The name of a space of the roof: its own cube goes to the others, `colors` to the scout.
 * @param {string} roof
 * @param {View} view
 * @param {Tapping} ui
 * @returns {Label}
 */
function roofLabel(roof, view, { forecasts }) {
  const color = view.board.roof.spaces[Number(roof) - 1];
  const colors = gainOf(forecasts[`scout ${roof}`], view.to_act);
  return colors.length
    ? { key: "roof-space", args: { roof: Number(roof), color, colors } }
    : { key: "roof-space-plain", args: { roof: Number(roof), color } };
}

/**
 * The box and label of a pick on the board, by role.
 * @type {Record<string, (name: string, view: View, ui: Tapping) => Omit<Handle, "pick">>}
 */
const ROLES = {
  beside: (name) => ({
    ...round(middle(box(name)), FINGER),
    label: { key: "second-cousin", args: { square: name.slice(0, 2), corner: name.slice(3) } },
  }),
  roof: (name, view, ui) => ({ ...roofBox(Number(name)), label: roofLabel(name, view, ui) }),
  row: (name, view) => ({
    ...lineBox(`row:${name}`),
    label: { key: "row", args: { line: name, color: view.board.rows[Number(name) - 1] } },
  }),
  column: (name, view) => ({
    ...lineBox(`column:${name}`),
    label: { key: "column", args: { line: name, color: view.board.columns["abcde".indexOf(name)] } },
  }),
  arrow: (name, view) => ({
    ...round(edge(view.board.closing ?? "c3", /** @type {Facing} */ (name), 4), FINGER),
    label: { key: "point-to", args: { facing: name } },
  }),
};

/** @param {{x: number, y: number, width: number, height: number}} box */
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** @param {string} role @param {string[]} names */
const picksOf = (role, names) => names.map((name) => `${role}:${name}`);
const LINES = [...picksOf("row", ROWS), ...picksOf("column", COLUMNS)];
/**
 * What stays in a phase even when not available: a tap on it is explained.
 * @type {Record<string, string[]>}
 */
const REACHED = { assign: LINES, spend: LINES, scout: picksOf("roof", ["1", "2", "3", "4", "5"]) };

/** @param {Tapping} ui @returns {string[]} */
const offered = (ui) =>
  Object.keys(ROLES).flatMap((role) => picksOf(role, role === "beside" ? besides(ui) : named(ui.lit, role)));

/**
 * The handles: what else can be tapped on the board, and what would be refused with a reason.
 * @param {View} view
 * @param {Tapping} ui
 * @returns {Handle[]}
 */
export const handles = (view, ui) =>
  [...new Set([...offered(ui), ...(lookup(REACHED, view.phase) ?? [])])].map((pick) => {
    const [role = "", name = ""] = pick.split(":");
    return { pick, ...must(ROLES[role], "such role")(name, view, ui) };
  });
