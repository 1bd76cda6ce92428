// Marrakech's board.js: from a view to a drawing. Knows no rule, never touches the DOM or storage.
import { nothing, svg } from "lit-html";
import { lookup } from "../../base/lookup.ts";
import { idleUi } from "../../art/idle-ui.ts";
import { degrees } from "../../art/grid.ts";
import COVER from "./cover.json" with { type: "json" };
import { effectOver, effectUnder } from "./effects.js";
import { assamShown, hush, overAssam, underAssam } from "./forecasts.js";
import { GROUND } from "./ground.js";
import meanings from "./meanings.json" with { type: "json" };
import { centre, SIDE } from "./places.js";
import { drawRugs } from "./rugs.js";
import sections from "./sections.json" with { type: "json" };
import sounds from "./sounds.json" with { type: "json" };
import { words } from "./table.js";

export { swatch } from "../../art/textiles.ts";
export { brief } from "./brief.js";
export { cells, entrance, handles, stride, turner, turns } from "./cells.js";
export { figures } from "./figures.js";
export { forecastSentences } from "./forecast-sentences.js";
export { frames } from "./frames.js";
export { die } from "./pieces.js";
export { questions } from "./questions.js";
export * from "./table.js";
export { meanings, sounds };

/** @typedef {import("./types").Painted} View the part of a view that is drawn */
/** @typedef {import("./types").Ui} Ui */

export const size = { width: SIDE, height: SIDE };
export const minutes = { 2: 20, 3: 25, 4: 30 };

/**
 * The card of the rules about something: a rule's number, a reason's key, or a phase.
 * @type {(name: string) => string | undefined}
 */
export const section = (name) => lookup(sections, name);

/** By turns, so that each hop is an animation of its own. */
const HOPS = ["hop", "hop-on"];

/** Milliseconds in which he turns to a direction that is shown. */
const TURN = 160;

/**
 * @param {ReturnType<typeof assamShown>} standing
 * @param {import("./types").Walker} [walker] where he is in a frame
 */
function drawAssam({ square, facing, by }, walker) {
  const at = walker ?? { ...centre(square), turn: degrees(facing), facing, size: 1, ms: by ? TURN : 0 };
  const time = `transition-duration: calc(${at.ms}ms * var(--pace, 1))`;
  return svg`<g class="assam" .style=${`transform: translate(${at.x}px, ${at.y}px) scale(${at.size}); ${time}`}>
    <ellipse class="shadow" cx="2" cy="5" rx="41" ry="40" />
    <g class="plate" .style=${`transform: rotate(${at.turn}deg); ${time}`}><use href="#assam-plate" /></g>
    <g class="lean" .style=${`transform: rotate(${at.lean ?? 0}deg); ${time}`}><g class=${HOPS[at.hop ?? -1] ?? nothing} data-idle="looks"><use href="#assam-${at.facing}" /></g></g></g>`;
}

/** The constant part, for an <svg> layer of its own, so that it is rendered once. */
export const ground = () => svg`<g class="marrakech">${GROUND}</g>`;

/** Everything on top of the ground, for an <svg> layer over it. @param {View} now @param {Ui} ui */
export function paint(now, ui) {
  const { frame } = ui;
  const view = frame ? { ...now, board: frame.board } : now;
  const under = frame ? effectUnder(frame) : underAssam(view, ui);
  const over = frame ? effectOver(frame) : overAssam(view, ui);
  return svg`<g class="marrakech">${drawRugs(view.board, frame)}${frame ? nothing : hush(view, ui)}${under}${drawAssam(frame ? view.board.assam : assamShown(view, ui), frame?.assam)}${over}</g>`;
}

/** A picture for the home screen. */
export const cover = () => svg`${ground()}${paint(/** @type {View} */ (COVER), idleUi(words(() => "")))}`;
