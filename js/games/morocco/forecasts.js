// What a pending action would lead to, on the board: workers in their new places, who then leads; swapped cubes, and the
// stalls that can be paid after it, or no longer. And what each seat would get, for beside the board.
import { nothing, svg } from "lit-html";
import { namesOf } from "../../base/actions.js";
import { at } from "../../art/drawing.js";
import { lineColor } from "./names.js";
import { centre, lineAt, LINES } from "./places.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Ui} Ui */
/** @typedef {import("./types").Board} Board */
/** @typedef {import("./types").Stall} Stall */
/** @typedef {import("./types").Worker} Worker */
/** @typedef {import("./market.js").Lead} Lead */

/** Who is placed by what is tapped; null: not chosen yet. @param {View} view @param {Ui} ui @returns {Worker | null} */
function placed({ phase, board, to_act }, { picked }) {
  if (phase === "settle") return { seat: board.travellers[0] ?? Number(to_act), kind: "assistant" };
  const [kind] = namesOf(picked, "worker");
  if (!kind) return null;
  return { seat: Number(to_act), kind: kind === "cousins" ? "assistant" : /** @type {Worker["kind"]} */ (kind) };
}

/** The workers that wait where something was tapped. @param {View} view @param {Ui} ui @returns {import("./market.js").Waiting} */
export function waitingAt(view, ui) {
  const worker = placed(view, ui);
  const spaces = [...namesOf(ui.picked, "space"), ...namesOf(ui.picked, "beside")];
  return Object.fromEntries(spaces.map((space) => [space, worker]));
}

/** Who would win the stalls that a pending placement fills. @param {Ui} ui @returns {Record<string, number | null>} */
function won({ preview }) {
  const forecast = preview?.forecast;
  const closings = forecast && "closings" in forecast ? forecast.closings : [];
  return Object.fromEntries(closings.map(({ stall, tile }) => [stall, tile.owner]));
}

/**
 * Who leads in each open stall, as the pending placement would leave it.
 * @param {Board} board
 * @param {Ui} ui
 * @returns {Record<string, Lead>}
 */
export function leadsOf({ stalls }, ui) {
  const [filled, after] = [won(ui), ui.preview?.view.board.stalls];
  const leader = (/** @type {Stall} */ stall, /** @type {number} */ at) => {
    if (ui.frame) return stall.leader;
    const then = after?.[at];
    return stall.stall in filled ? (filled[stall.stall] ?? null) : then?.open ? then.leader : stall.leader;
  };
  return Object.fromEntries(
    stalls.map((stall, at) => [stall.stall, { leader: leader(stall, at), changed: leader(stall, at) !== stall.leader }]),
  );
}

/**
 * The cubes that were tapped, in their new places.
 * @param {string[]} picked
 * @param {Board} board after the swap
 */
const swappedCubes = (picked, board) =>
  picked
    .filter((pick) => LINES.includes(pick))
    .map((pick) => svg`<use href="#morocco-cube-${lineColor(board, pick)}" transform=${at(lineAt(pick))} />`);

const SIGNS = { gained: "M-8 0H8M0 -8V8", lost: "M-8 0H8" };

/** @param {string} stall @param {keyof typeof SIGNS} how */
const changed = (stall, how) =>
  svg`<g class="change ${how}" transform=${at(centre(stall))}><circle r="19" /><path d=${SIGNS[how]} /></g>`;

/** What a pending swap would change. @param {Ui} ui */
export function swap({ picked, preview }) {
  const forecast = preview?.forecast;
  if (!forecast || !("before" in forecast)) return nothing;
  const { gained, lost } = forecast;
  return svg`${swappedCubes(picked, preview.view.board)}${gained.map((stall) => changed(stall, "gained"))}${lost.map((stall) => changed(stall, "lost"))}`;
}
