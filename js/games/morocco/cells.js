// All buttons of the market, and their names.
// Label keys: space-free, space-worker, space-closed, space-empty-tile (with `square` and `corner`); row and column
// (with `line` and `color`); hand-assistant, hand-bodyguard, hand-tourist, hand-cousins, hand-coin (with `count`);
// hand-cube (with `color` and `count`); roof-space (with `roof`, `color` and, once its forecast is loaded, `colors`) or
// roof-space-plain; point-to (with `facing`); second-cousin; action-pass, action-done.
import { must, lookup } from "../../table/lookup.js";
import { gainOf, handOf } from "./beside.js";
import { besides, named } from "./marks.js";
import {
  BOTTOM,
  box,
  COLUMNS,
  edge,
  HAND,
  HAND_BOX,
  LEFT,
  ledgeBox,
  lineAt,
  PITCH,
  QUADRANTS,
  ROWS,
  SPACES,
  STRIP,
  trayBox,
} from "./places.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Ui} Ui */
/** @typedef {import("./types").Stall} Stall */
/** @typedef {import("./types").Facing} Facing */
/** @typedef {import("../../types.js").Sentence} Label */
/** @typedef {import("../../types.js").Cell} Cell */
/** @typedef {import("../../types.js").Handle} Handle */
/** @typedef {Pick<Ui, "lit" | "picked" | "forecasts">} Tapping the part that handles depend on */

/** @param {string} space @param {Stall} stall @returns {Label} */
function spaceLabel(space, { open, tile, spaces }) {
  const [square, corner = ""] = space.split(".");
  if (!open)
    return tile?.owner == null
      ? { key: "space-empty-tile", args: { square, corner } }
      : { key: "space-closed", args: { square, corner, seat: tile.owner } };
  const worker = spaces[/** @type {import("./types").Quadrant} */ (corner)];
  return worker
    ? { key: "space-worker", args: { square, corner, seat: worker.seat, kind: worker.kind } }
    : { key: "space-free", args: { square, corner } };
}

/**
 * @type {WeakMap<Stall, Record<string, Cell>>} cached cells of a stall's four spaces: they depend on the stall alone
 */
const known = new WeakMap();

/** @param {Stall} stall @returns {Record<string, Cell>} */
function cellsOf(stall) {
  const names = QUADRANTS.map((quadrant) => `${stall.stall}.${quadrant}`);
  const made =
    known.get(stall) ??
    Object.fromEntries(
      names.map((space) => [space, { pick: `space:${space}`, ...box(space), label: spaceLabel(space, stall) }]),
    );
  known.set(stall, made);
  return made;
}

/** The spaces as cells, row 0 at the top. @param {View} view @returns {Cell[]} */
export function cells({ board }) {
  /** @type {Record<string, Cell>} */
  const all = Object.assign({}, ...board.stalls.map(cellsOf));
  return SPACES.map((space) => must(all[space], "such space"));
}

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

/** @param {View} view @param {string} color of a cube */
const inHand = (view, color) => ({
  key: "hand-cube",
  args: { color, count: handOf(view).cubes[/** @type {import("./types").Cube} */ (color)] },
});

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
 * The box and label of a pick, by role.
 * @type {Record<string, (name: string, view: View, ui: Tapping) => Omit<Handle, "pick">>}
 */
const ROLES = {
  beside: (name) => ({
    ...round(middle(box(name)), FINGER),
    label: { key: "second-cousin", args: { square: name.slice(0, 2), corner: name.slice(3) } },
  }),
  roof: (name, view, ui) => ({ ...ledgeBox(Number(name)), label: roofLabel(name, view, ui) }),
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
  worker: (name, view) => ({
    ...trayBox(name),
    label: { key: `hand-${name}`, args: { count: workersInHand(view, name) } },
  }),
  take: (name, view) => ({
    ...trayBox(name),
    label: { key: `hand-${name}`, args: { count: workersInHand(view, name) } },
  }),
  cube: (name, view) => ({ ...trayBox(name), label: inHand(view, name) }),
  color: (name, view) => ({ ...trayBox(name), label: inHand(view, name) }),
};

/** @param {{x: number, y: number, width: number, height: number}} box */
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** @type {Record<string, "assistants" | "bodyguards" | "tourists" | "cousins" | "coins">} */
const FACTS = {
  assistant: "assistants",
  bodyguard: "bodyguards",
  tourist: "tourists",
  cousins: "cousins",
  coin: "coins",
};

/** @param {View} view @param {string} item */
const workersInHand = (view, item) => handOf(view)[must(FACTS[item], "such thing in hand")];

/** @param {string} role @param {string[]} names */
const picksOf = (role, names) => names.map((name) => `${role}:${name}`);
const [WORKERS, LINES] = [picksOf("worker", HAND), [...picksOf("row", ROWS), ...picksOf("column", COLUMNS)]];
/**
 * Roles whose handles stay in a phase even when not available: a tap on them is explained.
 * @type {Record<string, string[]>}
 */
const REACHED = { assign: [...WORKERS, ...LINES], spend: LINES, scout: picksOf("roof", ["1", "2", "3", "4", "5"]) };

/** @param {Tapping} ui @returns {string[]} */
const offered = (ui) =>
  Object.keys(ROLES).flatMap((role) => picksOf(role, role === "beside" ? besides(ui) : named(ui.lit, role)));

/**
 * The handles: what else can be tapped, and what would be refused with a reason.
 * @param {View} view
 * @param {Tapping} ui
 * @returns {Handle[]}
 */
export function handles(view, ui) {
  const ending = ["done", "pass"].filter((pick) => ui.lit.has(pick));
  const reached = (lookup(REACHED, view.phase) ?? []).filter((pick) => !(ending.length && WORKERS.includes(pick)));
  const placed = [...new Set([...offered(ui), ...reached])].map((pick) => {
    const [role = "", name = ""] = pick.split(":");
    return { pick, ...must(ROLES[role], "such role")(name, view, ui) };
  });
  const ends = ending.map((pick) => ({ pick, ...HAND_BOX, label: { key: `action-${pick}`, args: {} } }));
  return [...placed, ...ends];
}
