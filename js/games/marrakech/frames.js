// Animation frames of events: pure data, played by the table's clock. A frame carries the board from before the action,
// on which the events happen one by one; the view after it replaces the last frame.
import { byType } from "../../table/lookup.js";
import { along, CELL, centre, degrees, exit, facingOf, turned } from "./places.js";

/** @typedef {import("./places.js").Facing} Facing */
/** @typedef {import("./places.js").Point} Point */
/** @typedef {import("./types").Walker} Walker */
/** @typedef {import("./types").Frame} Frame */
/** @typedef {import("./shapes.js").Event} Event */
/** @typedef {{ms: number, frame: import("./types").Effect}} Shown */
/** @typedef {Pick<import("./shapes.js").View, "board">} View */

const STEP = 190;
const MOSAIC = 250;
const BENDS = [0.2, 0.4, 0.6, 0.8, 1];
const SMALL = 0.72; // on the rim he is drawn smaller, because it is narrower than a square

/** @param {Point} at @param {number} turn @param {number} ms @param {number} [size] @returns {Shown} */
const walker = ({ x, y }, turn, ms, size = 1) => ({
  ms,
  frame: { assam: { x, y, turn, facing: facingOf(turn), size, ms } },
});

/** Assam's position after the action. @param {View} after @returns {Walker} */
function standing(after) {
  const { square, facing } = after.board.assam;
  return { ...centre(square), turn: degrees(facing), facing, size: 1, ms: 0 };
}

/**
 * @param {string} from
 * @param {import("./places.js").Step} step
 * @param {number} turn
 * @returns {{shown: Shown[], turn: number}}
 */
function throughMosaic(from, step, turn) {
  const way = exit(from, /** @type {Facing} */ (step.mosaic));
  const ms = MOSAIC / (BENDS.length + 2);
  const shown = [walker(along(way, 0), turn, ms, 0.9)];
  for (const part of BENDS) {
    const bulge = Math.sin(part * Math.PI);
    shown.push(
      walker(along(way, part, CELL / 2 - 7 * bulge), turn + part * way.sweep, ms, 0.9 - (0.9 - SMALL) * bulge),
    );
  }
  shown.push(walker(centre(step.square), turn + way.sweep, ms));
  return { shown, turn: turn + way.sweep };
}

/** @param {import("./shapes.js").Walked} event @returns {Shown[]} */
function walked({ start, path }) {
  const [first] = path;
  if (!first) return [];
  let turn = degrees(first.mosaic ?? first.facing);
  return path.flatMap((step, i) => {
    if (!step.mosaic) return [walker(centre(step.square), turn, STEP)];
    const round = throughMosaic(path[i - 1]?.square ?? start, step, turn);
    turn = round.turn;
    return round.shown;
  });
}

const QUARTER = { left: -90, straight: 0, right: 90 };
const BACK = /** @type {const} */ ({ left: "right", straight: "straight", right: "left" });

/** @param {import("./shapes.js").Turned} event @param {View} _ @param {View} before @returns {Shown[]} */
function turnedFrames({ by, facing }, _, before) {
  if (by === "straight") return [];
  return [walker(centre(before.board.assam.square), degrees(turned(facing, BACK[by])) + QUARTER[by], 200)];
}

/** @param {string} a @param {string} b steps between two squares */
const far = (a, b) => Math.abs(centre(a).x - centre(b).x) + Math.abs(centre(a).y - centre(b).y);

/**
 * The squares of the group light up from Assam outwards, then the sum appears.
 * @param {import("./shapes.js").Paid} event
 * @param {View} after
 * @returns {Shown[]}
 */
function paid({ cells, square, amount }, after) {
  const assam = standing(after);
  const order = [...cells].sort((a, b) => far(a, square) - far(b, square));
  const ms = Math.min(80, 400 / order.length);
  const counted = order.map((_, i) => ({
    ms,
    frame: { assam, paid: { cells: order.slice(0, i + 1), square, amount: null } },
  }));
  return [...counted, { ms: 600, frame: { assam, paid: { cells: order, square, amount } } }];
}

/** @type {import("../../types.js").ByType<Event, [after: View, before: View, proposed: boolean], Shown[]>} */
const EVENTS = {
  turned: turnedFrames,
  rolled: ({ steps }) => [{ ms: 500, frame: { die: steps } }],
  walked,
  landed: ({ square }, after) => [{ ms: 180, frame: { assam: standing(after), glow: [square] } }],
  paid,
  went_out: ({ seat }, after) => [{ ms: 600, frame: { assam: standing(after), out: seat } }],
  laid: ({ seat, color, squares }, _, __, proposed) => [
    { ms: 260, frame: { rug: { color, owner: seat, squares }, hovered: proposed } },
  ],
};

/**
 * The frames of an event, in order; none for an event that moves nothing.
 * @param {Event} event
 * @param {View} after the view that the action led to
 * @param {View} [before] the view that it was played in
 * @param {Event[]} [_] all events of the action
 * @param {boolean} [proposed] whether the board already showed the action as pending
 * @returns {{ms: number, frame: Frame}[]}
 */
export function frames(event, after, before = after, _ = [event], proposed = false) {
  const shown = byType(EVENTS, event, after, before, proposed) ?? [];
  return shown.map(({ ms, frame }) => ({ ms, frame: { board: before.board, ...frame } }));
}
