// Animation frames of events: pure data, played by the table's clock. A frame carries the board from before the action,
// on which the events happen one by one; the view after it replaces the last frame.
import { tumbling } from "../../art/drawing.js";
import { byType } from "../../base/lookup.js";
import { along, CELL, centre, degrees, exit, facingOf, turned } from "./places.js";

/** @typedef {import("./places.js").Facing} Facing */
/** @typedef {import("./places.js").Point} Point */
/** @typedef {import("./types").Walker} Walker */
/** @typedef {import("./types").Frame} Frame */
/** @typedef {import("./shapes.js").Event} Event */
/** @typedef {{ms: number, frame: import("./types").Effect, tone?: string}} Shown */
/** @typedef {Pick<import("./shapes.js").View, "board" | "seats">} View */

const STEP = 210;
const MOSAIC = 230;
const BENDS = [0.2, 0.4, 0.6, 0.8, 1];
const LEAN = 9; // degrees, into a mosaic
const SMALL = 0.72; // on the rim he is drawn smaller, because it is narrower than a square

/**
 * @param {Point} at
 * @param {number} turn
 * @param {number} ms
 * @param {Partial<Walker>} [how]
 * @returns {Shown}
 */
const walker = ({ x, y }, turn, ms, how = {}) => ({
  ms,
  frame: { assam: { x, y, turn, facing: facingOf(turn), size: 1, ms, ...how } },
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
  const lean = Math.sign(way.sweep) * LEAN;
  /** @type {Shown[]} */
  const shown = [{ ...walker(along(way, 0), turn, ms, { size: 0.9, lean }), tone: "step" }];
  for (const part of BENDS) {
    const bulge = Math.sin(part * Math.PI);
    shown.push(
      walker(along(way, part, CELL / 2 - 7 * bulge), turn + part * way.sweep, ms, {
        size: 0.9 - (0.9 - SMALL) * bulge,
        lean,
      }),
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
    if (!step.mosaic) return [{ ...walker(centre(step.square), turn, STEP, { hop: i % 2 }), tone: "step" }];
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
  return [walker(centre(before.board.assam.square), degrees(turned(facing, BACK[by])) + QUARTER[by], 160)];
}

/** @param {string} a @param {string} b steps between two squares */
const far = (a, b) => Math.abs(centre(a).x - centre(b).x) + Math.abs(centre(a).y - centre(b).y);

/** Milliseconds between two coins and of all of them, and of the sum that is read. */
const [COIN, COINS, READ] = [70, 450, 900];

/**
 * The purses on their way from before the action to after it.
 * @param {View} before
 * @param {View} after
 * @param {number} part
 * @returns {import("./types").Effect["purses"]}
 */
function purses(before, after, part) {
  const mixed = (/** @type {number} */ from, /** @type {number} */ to) => from + Math.round(part * (to - from));
  return after.seats.map(({ dirhams, score }, i) => {
    const was = before.seats[i] ?? { dirhams, score };
    return { dirhams: mixed(was.dirhams, dirhams), score: mixed(was.score, score) };
  });
}

/**
 * Coins fly from Assam to the squares of the group, the nearest first, while both purses count; then the sum appears.
 * @param {import("./shapes.js").Paid} event
 * @param {View} after
 * @param {View} before
 * @returns {Shown[]}
 */
function paid({ cells, square, amount }, after, before) {
  const assam = standing(after);
  const order = [...cells].sort((a, b) => far(a, square) - far(b, square));
  const ms = Math.min(COIN, COINS / order.length);
  const counted = order.map((_, i) => ({
    ms,
    tone: "coin",
    frame: {
      assam,
      paid: { cells: order.slice(0, i + 1), square, amount: null },
      purses: purses(before, after, (i + 1) / order.length),
    },
  }));
  return [
    ...counted,
    { ms: READ, frame: { assam, paid: { cells: order, square, amount }, purses: purses(before, after, 1) } },
  ];
}

/** Faces that turn up while the die tumbles. */
const FACES = [2, 4, 1, 3, 2, 1, 4];

/** @type {import("../../types.js").ByType<Event, [after: View, before: View, proposed: boolean], Shown[]>} */
const EVENTS = {
  turned: turnedFrames,
  rolled: ({ steps }) => tumbling(FACES, steps).map(({ face, ...shown }) => ({ ...shown, frame: { die: face } })),
  walked,
  landed: ({ square }, after) => [{ ms: 180, frame: { assam: standing(after), glow: [square] } }],
  paid,
  went_out: ({ seat }, after, before) => [
    { ms: 500, frame: { assam: standing(after), out: seat, purses: purses(before, after, 1) } },
  ],
  laid: ({ seat, color, squares }, _, __, proposed) => [
    { ms: 380, frame: { rug: { color, owner: seat, squares }, hovered: proposed } },
  ],
};

/** So many rents are paid before one can be the highest so far. */
const FEW = 3;

/**
 * A word for what is more than usual: the highest rent so far, or somebody who is out.
 * @param {Event} event
 * @param {{events: Event[]}[]} story the entries before
 */
function momentOf(event, story) {
  if (event.type === "went_out") return { key: "moment-out" };
  if (event.type !== "paid") return null;
  const paid = story.flatMap(({ events }) => events.flatMap((each) => (each.type === "paid" ? each.amount : [])));
  return paid.length >= FEW && event.amount > Math.max(...paid) ? { key: "moment-rent" } : null;
}

/**
 * The frames of an event, in order; none for an event that moves nothing.
 * @param {Event} event
 * @param {View} after the view that the action led to
 * @param {View} [before] the view that it was played in
 * @param {Event[]} [_] all events of the action
 * @param {boolean} [proposed] whether the board already showed the action as pending
 * @param {{events: Event[]}[]} [story] the entries before
 * @returns {{ms: number, frame: Frame, tone?: string}[]}
 */
export function frames(event, after, before = after, _ = [event], proposed = false, story = []) {
  const moment = momentOf(event, story);
  const shown = byType(EVENTS, event, after, before, proposed) ?? [];
  return shown.map((each, i) => ({
    ...each,
    frame: { board: before.board, moment: i + 1 < shown.length ? null : moment, ...each.frame },
  }));
}
