// The market as it stands between two events of one action: each event, told by the engine, changes what is drawn.
// Only pictures are kept up here; the view after the action is the truth, and takes over at the end.
import { own } from "../../table/own.js";

/** @typedef {import("./types").Board} Board */
/** @typedef {import("./types").Stall} Stall */
/** @typedef {import("./types").Worker} Worker */

/** @param {Board} board @param {string} name @param {(stall: Stall) => Partial<Stall>} change @returns {Board} */
const withStall = (board, name, change) =>
  ({ ...board, stalls: board.stalls.map((stall) => (stall.stall === name ? { ...stall, ...change(stall) } : stall)) });

/** @param {Board} board @param {string} space @param {Worker} worker @returns {Board} */
const withWorker = (board, space, worker) => withStall(board, space.slice(0, 2), (stall) => ({
  spaces: { ...stall.spaces, [space.slice(3)]: worker }, count: stall.count + (worker.kind === "bodyguard" ? 2 : 1) }));

/** @param {Board} board @param {any} event @returns {Board} */
function swapped(board, { axis, lines, colors }) {
  const named = axis === "rows" ? "12345" : "abcde";
  const line = [...board[/** @type {"rows" | "columns"} */ (axis)]];
  lines.forEach((/** @type {string} */ name, /** @type {number} */ i) => { line[named.indexOf(name)] = colors[i]; });
  return { ...board, [axis]: line };
}

/** @param {Board} board @param {any} event @returns {Board} */
function placed(board, { seat, kind, spaces }) {
  const worker = { seat, kind: kind === "cousins" ? "assistant" : kind };
  return spaces.reduce((/** @type {Board} */ now, /** @type {string} */ space) => withWorker(now, space, worker), { ...board, last: spaces });
}

/** @param {Board} board @param {any} event @returns {Board} */
function juiceTaken(board, { tokens }) {
  const juice = [...board.juice];
  for (const { line, column } of tokens) juice[line] = `${juice[line].slice(0, column)}.${juice[line].slice(column + 1)}`;
  return { ...board, juice };
}

/** @param {Board} board @param {any} event @returns {Board} */
const workersLeft = (board, { stall }) => ({
  ...withStall(board, stall, () => ({ count: 0, spaces: { nw: null, ne: null, sw: null, se: null } })),
  last: board.last.filter((space) => !space.startsWith(stall)),
});

/** @param {Board} board @param {any} event @returns {Board} */
function arrowPointed(board, { stall, facing, target }) {
  if (!facing) return board;
  const pointing = withStall(board, stall, ({ tile }) => ({ tile: { owner: tile?.owner ?? null, arrow: facing } }));
  return withStall(pointing, target, ({ count, arrows }) => ({ count: count + 1, arrows: arrows + 1 }));
}

/** @type {Record<string, (board: Board, event: any) => Board>} */
const CHANGES = {
  scouted: (board, { roof }) => ({ ...board, roof: { ...board.roof, pawn: roof } }),
  swapped,
  placed,
  stall_filled: (board, { stall, queue }) => ({ ...withStall(board, stall, () => ({ waiting: true })), queue }),
  closing_began: (board, { stall }) => ({ ...board, closing: stall, queue: board.queue.filter((each) => each !== stall) }),
  juice_taken: juiceTaken,
  workers_left: workersLeft,
  tile_placed: (board, { stall, owner }) => withStall(board, stall, () => ({ open: false, tile: { owner, arrow: null } })),
  arrow_pointed: arrowPointed,
  settled: (board, { seat, space }) => withWorker(board, space, { seat, kind: "assistant" }),
  closed: (board) => ({ ...board, closing: null }),
  round_began: (board, { round, seat }) => ({ ...board, round, first: seat, pass: 0, roof: { ...board.roof, pawn: 0 } }),
};

/** The board after some events. @param {Board} board @param {any[]} events */
export const staged = (board, events) => events.reduce((now, event) => own(CHANGES, event.type)?.(now, event) ?? now, board);
