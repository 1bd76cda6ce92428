// What is drawn of forecasts: a pending placement with its workers, payment and rewards; a pending swap, with the
// stalls that can be paid after it, or no longer.
import { nothing, svg } from "lit-html";
import { namesOf } from "../../base/actions.js";
import { at } from "../../art/drawing.js";
import { drawWorker } from "./market.js";
import { ringedPrice, ringedStall } from "./marks.js";
import { lineColor } from "./names.js";
import { closingPlaques } from "./plaques.js";
import { centre, lineAt, LINES, spaceAt } from "./places.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Ui} Ui */

/** The spaces of the tapped placement. @param {Ui} ui */
const spacesOf = ({ picked }) => [...namesOf(picked, "space"), ...namesOf(picked, "beside")];

const FRAME = "M-31 -25Q-31 -31 -25 -31H25Q31 -31 31 -25V25Q31 31 25 31H-25Q-31 31 -31 25Z";

/** The workers of the tapped placement. @param {View} view @param {Ui} ui */
export function pendingWorkers(view, ui) {
  const [kind] = namesOf(ui.picked, "worker");
  if (!kind) return nothing;
  const drawn = /** @type {import("./types").Kind} */ (kind === "cousins" ? "assistant" : kind);
  const worker = { seat: Number(view.to_act), kind: drawn };
  return spacesOf(ui).map(
    (space) =>
      svg`<g transform=${at(spaceAt(space))}><path class="chosen-frame" d=${FRAME} /><path class="chosen-seam" d=${FRAME} /></g>${drawWorker(worker, space, view.seats, "pending")}`,
  );
}

/**
 * The payment, in the half of the stall without a new worker, so that it covers no other stall's price.
 * @param {string} space
 * @param {string[]} paid
 * @param {number} signs
 */
function payment(space, paid, signs) {
  const { x, y } = centre(space);
  const [width, free] = [26 + 27 * paid.length, space[3] === "n" ? 36 : -16]; // below the stall's own price
  return svg`<g class="price" transform=${at({ x, y: y + free }, signs)}><rect x=${-width / 2} y="-17" width=${width} height="34" rx="17" /><text x=${-width / 2 + 14} y="8">−</text>
    ${paid.map((color, i) => svg`<use href="#morocco-cube-${color}" transform="translate(${-width / 2 + 34 + 27 * i} 0) scale(.6)" />`)}</g>`;
}

/**
 * The cost and the rewards of a placement; with only a space chosen, the cubes that it costs.
 * @param {View} view
 * @param {Ui} ui
 */
function placement(view, ui) {
  const [space] = spacesOf(ui);
  if (!space) return nothing;
  const forecast = ui.preview?.forecast;
  if (!forecast || !("paid" in forecast)) return ringedPrice(space);
  const { paid, closings } = forecast;
  return svg`${ringedPrice(space)}${closings.length ? closingPlaques(closings, view.seats) : nothing}${payment(space, paid, ui.signs)}`;
}

/**
 * The cubes that were tapped, in their new places.
 * @param {string[]} picked
 * @param {import("./types").Board} board after the swap
 */
const swappedCubes = (picked, board) =>
  picked
    .filter((pick) => LINES.includes(pick))
    .map((pick) => svg`<use href="#morocco-cube-${lineColor(board, pick)}" transform=${at(lineAt(pick))} />`);

const SIGNS = { gained: "M-8 0H8M0 -8V8", lost: "M-8 0H8" };

/** @param {string} stall @param {keyof typeof SIGNS} how */
const changed = (stall, how) =>
  svg`<g class="change ${how}" transform=${at(centre(stall))}><circle r="19" /><path d=${SIGNS[how]} /></g>`;

/** @param {Ui} ui */
function swap({ picked, preview }) {
  const forecast = preview?.forecast;
  if (!forecast || !("before" in forecast)) return nothing;
  const { gained, lost } = forecast;
  return svg`${swappedCubes(picked, preview.view.board)}${gained.map((stall) => svg`${ringedStall(stall)}${changed(stall, "gained")}`)}${lost.map((stall) => changed(stall, "lost"))}`;
}

/** What a pending action would bring. @param {View} view @param {Ui} ui */
export const forecasts = (view, ui) => svg`${placement(view, ui)}${swap(ui)}`;
