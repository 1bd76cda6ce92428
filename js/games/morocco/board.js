// Morocco's board.js: from a view to a drawing, with the other exports that the table needs. Knows no rule, never
// touches the DOM or storage.
import { nothing, svg } from "lit-html";
import { lookup } from "../../base/lookup.ts";
import { idleUi } from "../../art/idle-ui.ts";
import { COVER } from "./cover.js";
import { flights } from "./effects.js";
import { leadsOf, swap, waitingAt } from "./forecasts.js";
import { GROUND } from "./ground.js";
import { cubesMatter, framed, glow, lightsOf } from "./lights.js";
import { districts, targets, travellers } from "./marks.js";
import { between, stalls } from "./market.js";
import meanings from "./meanings.json" with { type: "json" };
import { SIDE } from "./places.js";
import { roof } from "./roof.js";
import sections from "./sections.json" with { type: "json" };
import sounds from "./sounds.json" with { type: "json" };
import { words } from "./table.js";

export { brief } from "./brief.js";
export { cells, entrance, handles, stride } from "./cells.js";
export { swatch } from "./families.js";
export { forecastSentences } from "./forecast-sentences.js";
export { frames } from "./frames.js";
export { gains } from "./forecasts.js";
export { hand } from "./hand.js";
export { die } from "./pieces.js";
export { figures } from "./pictures.js";
export { questions } from "./questions.js";
export * from "./table.js";
export { meanings, sounds };

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Ui} Ui */

export const size = { width: SIDE, height: SIDE };
export const minutes = { 2: 30, 3: 40, 4: 50, 5: 60 };

/**
 * The card of the rules about something: a rule's number, a reason's key, or a phase.
 * @type {(name: string) => string | undefined}
 */
export const section = (name) => lookup(sections, name);

/** The constant part, for an <svg> layer of its own, so that it is rendered once. */
export const ground = () => svg`<g class="morocco">${GROUND}</g>`;

/** Marks of what can be tapped, and forecasts. @param {View} view @param {Ui} ui */
function marks(view, ui) {
  if (view.phase === "over") return districts(view);
  return svg`${view.board.closing ? travellers(view) : nothing}${targets(ui, view.board)}${swap(ui)}`;
}

/** Everything on top of the ground, for an <svg> layer over it. @param {View} view @param {Ui} ui */
export function paint(view, ui) {
  const { frame } = ui;
  const board = frame?.board ?? view.board;
  const lights = lightsOf(view, ui);
  const pending = { waiting: frame ? {} : waitingAt(view, ui), leads: leadsOf(board, ui) };
  return svg`<g class="morocco">${glow(lights)}${stalls(board, view.seats, ui, pending)}${framed(lights)}${between(board, ui.signs, cubesMatter(lights, ui))}${roof(view, board, ui)}${frame ? flights(frame) : marks(view, ui)}</g>`;
}

/** A picture for the home screen. */
export const cover = () => svg`${ground()}${paint(COVER, idleUi(words(() => "")))}`;
