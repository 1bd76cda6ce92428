// The market between two events of one action: each event updates what is drawn. For animation only: the view after the
// action replaces it.
import { byType, must } from "../../base/lookup.js";

/** @typedef {import("./types").Board} Board */
/** @typedef {import("./types").Event} Event */
/** @typedef {import("./types").Stall} Stall */
/** @typedef {import("./types").Worker} Worker */

/** @param {Board} board @param {string} name @param {(stall: Stall) => Partial<Stall>} change @returns {Board} */
const withStall = (board, name, change) => ({
  ...board,
  stalls: board.stalls.map((stall) => (stall.stall === name ? { ...stall, ...change(stall) } : stall)),
});

/** @param {Board} board @param {string} space @param {Worker} worker @returns {Board} */
const withWorker = (board, space, worker) =>
  withStall(board, space.slice(0, 2), (stall) => ({
    spaces: { ...stall.spaces, [space.slice(3)]: worker },
    count: stall.count + (worker.kind === "bodyguard" ? 2 : 1),
  }));

/** @param {import("./shapes.js").Swapped} event @param {Board} board @returns {Board} */
function swapped({ axis, lines, colors }, board) {
  const named = axis === "rows" ? "12345" : "abcde";
  const line = [...board[axis]];
  lines.forEach((name, i) => {
    line[named.indexOf(name)] = must(colors[i], "cube of a line");
  });
  return { ...board, [axis]: line };
}

/** @param {import("./shapes.js").Placed} event @param {Board} board @returns {Board} */
function placed({ seat, kind, spaces }, board) {
  /** @type {Worker} */
  const worker = { seat, kind: kind === "cousins" ? "assistant" : kind };
  return spaces.reduce((now, space) => withWorker(now, space, worker), { ...board, last: spaces });
}

/** @param {import("./shapes.js").JuiceTaken} event @param {Board} board @returns {Board} */
function juiceTaken({ tokens }, board) {
  const juice = [...board.juice];
  for (const { line, column } of tokens) {
    const row = must(juice[line], "line of juice");
    juice[line] = `${row.slice(0, column)}.${row.slice(column + 1)}`;
  }
  return { ...board, juice };
}

/** @param {import("./shapes.js").WorkersLeft} event @param {Board} board @returns {Board} */
const workersLeft = ({ stall }, board) => ({
  ...withStall(board, stall, () => ({ count: 0, spaces: { nw: null, ne: null, sw: null, se: null } })),
  last: board.last.filter((space) => !space.startsWith(stall)),
});

/** @param {import("./shapes.js").ArrowPointed} event @param {Board} board @returns {Board} */
function arrowPointed({ stall, facing, target }, board) {
  if (!facing || !target) return board;
  const pointing = withStall(board, stall, ({ tile }) => ({ tile: { owner: tile?.owner ?? null, arrow: facing } }));
  return withStall(pointing, target, ({ count, arrows }) => ({ count: count + 1, arrows: arrows + 1 }));
}

/** @type {import("../../types.js").ByType<Event, [board: Board], Board>} */
const CHANGES = {
  scouted: ({ roof }, board) => ({ ...board, roof: { ...board.roof, pawn: roof } }),
  swapped,
  placed,
  stall_filled: ({ stall, queue }, board) => ({ ...withStall(board, stall, () => ({ waiting: true })), queue }),
  closing_began: ({ stall }, board) => ({
    ...board,
    closing: stall,
    queue: board.queue.filter((each) => each !== stall),
  }),
  juice_taken: juiceTaken,
  workers_left: workersLeft,
  tile_placed: ({ stall, owner }, board) =>
    withStall(board, stall, () => ({ open: false, tile: { owner, arrow: null } })),
  arrow_pointed: arrowPointed,
  settled: ({ seat, space }, board) => withWorker(board, space, { seat, kind: "assistant" }),
  closed: (_, board) => ({ ...board, closing: null }),
  round_began: ({ round, seat }, board) => ({
    ...board,
    round,
    first: seat,
    pass: 0,
    roof: { ...board.roof, pawn: 0 },
  }),
};

/** The board after a list of events. @param {Board} board @param {Event[]} events */
export const staged = (board, events) => events.reduce((now, event) => byType(CHANGES, event, now) ?? now, board);
