// Morocco's board.js: from a view to a drawing, with the other exports that the table needs. Knows no rule, never
// touches the DOM or storage.
import { nothing, svg } from "lit-html";
import { COVER } from "./cover.js";
import { happening } from "./effects.js";
import { MARKET } from "./ground.js";
import { market } from "./market.js";
import { garlands, newest, ringed, targets, travellers } from "./marks.js";
import { foreseenPlacement, ghosts } from "./plaques.js";
import { SIDE } from "./places.js";
import { roof } from "./roof.js";
import { foreseenSwap } from "./swap.js";
import { lookup } from "../../base/lookup.js";
import meanings from "./meanings.json" with { type: "json" };
import sections from "./sections.json" with { type: "json" };

export { coin } from "../../art/drawing.js";
export { hand } from "./beside.js";
export { brief } from "./brief.js";
export { cells, entrance, handles, stride } from "./cells.js";
export { swatch } from "./families.js";
export { figures } from "./figures.js";
export { frames } from "./frames.js";
export { parts } from "./parts.js";
export { questions } from "./questions.js";
export {
  arranged,
  asked,
  caption,
  choice,
  die,
  emblem,
  face,
  facts,
  foreseen,
  foretold,
  hints,
  lastRoll,
  legend,
  sounds,
  words,
} from "./table.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Ui} Ui */
/** @typedef {import("./types").Frame} Frame */

export const size = { width: SIDE, height: SIDE };
export const minutes = { 2: 30, 3: 40, 4: 50, 5: 60 };

/** The constant part, for an <svg> layer of its own, so that it is rendered once. */
export const ground = () => svg`<g class="morocco">${MARKET}</g>`;

/** Marks of what can be tapped, and forecasts. @param {View} view @param {Ui} ui */
function asking(view, ui) {
  const { board } = view;
  if (view.phase === "over") return garlands(view);
  return svg`${board.closing ? svg`${ringed(board.closing)}${travellers(view)}` : nothing}${targets(ui, board)}${foreseenPlacement(view, ui)}${foreseenSwap(ui)}`;
}

/** Everything on top of the ground, for an <svg> layer over it. @param {View} view @param {Ui} ui */
export function paint(view, ui) {
  const { frame } = ui;
  const board = frame?.board ?? view.board;
  const near = frame ? Boolean(frame.near) : view.phase === "scout";
  return svg`<g class="morocco">${newest(board)}${market(board, view.seats, ui)}
    ${frame ? nothing : ghosts(view, ui)}${roof(view, board, ui, near)}${frame ? happening(frame, view.seats) : asking(view, ui)}</g>`;
}

/** @type {Ui} */
const QUIET = {
  lit: new Set(),
  picked: [],
  preview: null,
  forecasts: {},
  forecast: null,
  frame: null,
  words: { made: () => "" },
  signs: 1,
};

/** A picture for the home screen. */
export const cover = () => svg`${ground()}${paint(COVER, QUIET)}`;

export { meanings };
/** The card of the rules about something: a rule's number, a reason's key, or a phase. @type {(name: string) => string | undefined} */
export const section = (name) => lookup(sections, name);
