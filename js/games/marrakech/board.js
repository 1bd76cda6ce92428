// Marrakech's board.js: from a view to a drawing. Knows no rule, never touches the DOM or storage.
// Label keys: those of names.js for the squares; turn-left, turn-straight, turn-right for the arrows (with `facing`).
import { nothing, svg } from "lit-html";
import {
  arrowPlace,
  arrowsOf,
  count,
  drawArrow,
  forecastDiscs,
  glow,
  lit,
  payment,
  sideOf,
  SMALL,
  way,
} from "./marks.js";
import { label } from "./names.js";
import { CELL, centre, corner, degrees, place, SIDE, SQUARES, turned } from "./places.js";
import { RIM_AND_GROUND } from "./rim.js";
import { COVER, foreseenRent, isRoll } from "./table.js";
import { cornerOf, drawRug, fold, frameOf, groupOf } from "./rugs.js";
import { lookup } from "../../base/lookup.js";
import meanings from "./meanings.json" with { type: "json" };
import sections from "./sections.json" with { type: "json" };

export { coin, swatch } from "../../art/drawing.js";
export { brief } from "./brief.js";
export { figures } from "./figures.js";
export { frames } from "./frames.js";
export { die } from "./pieces.js";
export { questions } from "./questions.js";
export {
  arranged,
  asked,
  caption,
  choice,
  emblem,
  face,
  facts,
  foreseen,
  foretold,
  hints,
  lastRoll,
  legend,
  parts,
  sounds,
  words,
} from "./table.js";

/** @typedef {import("./rugs.js").Rug} Rug */
/** @typedef {import("./shapes.js").RollForecast} WalkForecast */
/** @typedef {import("./shapes.js").RugForecast} RugForecast */
/** @typedef {import("./types").Painted} View the part of a view that is drawn */
/** @typedef {import("./types").Ui} Ui */
/** @typedef {import("../../types.js").Cell} Cell */
/** @typedef {import("../../types.js").Handle} Handle */

export const size = { width: SIDE, height: SIDE };
export const minutes = { 2: 20, 3: 25, 4: 30 };
/** An arrow key with Ctrl leads to the edge. */
export const stride = 6;

/** Nobody has anything in hand. @returns {import("../../types.js").Held[]} */
export const hand = () => [];

/** @param {View} view @returns {Map<string, Rug>} the rug one sees on each square */
const rugsBySquare = (view) =>
  new Map(view.board.rugs.flatMap((rug) => (rug.visible ?? []).map((square) => [square, rug])));

/** The squares as cells, row 0 at the top. @param {View} view @returns {Cell[]} */
export function cells(view) {
  const rugs = rugsBySquare(view);
  const { assam } = view.board;
  return SQUARES.map((square) => ({
    pick: `square:${square}`,
    ...place(square),
    ...corner(square),
    width: CELL,
    height: CELL,
    label: label(square, rugs.get(square), assam.square === square ? assam.facing : null),
  }));
}

/** Where somebody who walks over the board begins. @param {View} view */
export const entrance = ({ board }) => `square:${board.assam.square}`;

const HANDLE = 64;
const TURNS = ["turn:left", "turn:straight", "turn:right"];

/**
 * The arrows around Assam as handles; an arrow at the edge reaches over the rim.
 * @param {View} view
 * @param {Pick<Ui, "lit">} ui
 * @returns {Handle[]}
 */
export function handles(view, ui) {
  const { assam } = view.board;
  return TURNS.filter((pick) => ui.lit.has(pick)).map((pick) => {
    const by = sideOf(pick);
    const { x, y } = arrowPlace(assam, pick);
    return {
      pick,
      x: x - HANDLE / 2,
      y: y - HANDLE / 2,
      width: HANDLE,
      height: HANDLE,
      label: { key: `turn-${by}`, args: { facing: turned(assam.facing, by) } },
    };
  });
}

/** @param {Rug} a @param {Rug} b */
const sameRug = (a, b) => a.color === b.color && String(a.squares) === String(b.squares);

/** @param {View} view @param {Ui} ui */
function rugs(view, { frame }) {
  const laying = frame?.rug;
  const down = laying ? view.board.rugs.filter((rug) => !sameRug(rug, laying)) : view.board.rugs;
  const leaving = (/** @type {Rug} */ rug) => frame?.out !== undefined && rug.owner === frame.out;
  return svg`${down.map((rug) => svg`${drawRug(rug)}${leaving(rug) ? drawRug({ ...rug, owner: null }, "fading") : nothing}`)}
    ${laying ? drawRug(laying, frame.hovered ? "settling" : "dropping") : view.board.last.length ? fold(view.board.last) : nothing}`;
}

/** By turns, so that each hop is an animation of its own. */
const HOPS = ["hop", "hop-on"];

/** @param {View} view @param {Ui} ui */
function assam(view, { frame }) {
  const { square, facing } = view.board.assam;
  const at = frame?.assam ?? { ...centre(square), turn: degrees(facing), facing, size: 1, ms: 0 };
  const time = `transition-duration: calc(${at.ms}ms * var(--pace, 1))`;
  return svg`<g class="assam" .style=${`transform: translate(${at.x}px, ${at.y}px) scale(${at.size}); ${time}`}>
    <ellipse class="shadow" cx="2" cy="5" rx="41" ry="40" />
    <g class="plate" .style=${`transform: rotate(${at.turn}deg); ${time}`}><use href="#assam-plate" /></g>
    <g class="lean" .style=${`transform: rotate(${at.lean ?? 0}deg); ${time}`}><g class=${HOPS[at.hop ?? -1] ?? nothing} data-idle="looks"><use href="#assam-${at.facing}" /></g></g></g>`;
}

/** @param {string} pick */
const squareOf = (pick) => pick.slice(7);

/** @param {Iterable<string>} picks */
const squaresOf = (picks) => [...picks].filter((pick) => pick.startsWith("square:")).map(squareOf);

/** Where the next rug may lie; with one square tapped, its possible partners. @param {Ui} ui */
function targets({ lit: picks, picked }) {
  const chosen = squaresOf(picked);
  const open = squaresOf(picks).filter((square) => !chosen.includes(square));
  const [first, second] = chosen;
  const partners = first && !second ? open.map((square) => frameOf([first, square], "partner")) : nothing;
  const how = second ? "other" : "";
  return svg`${partners}${open.map((square) => lit(square, how))}${chosen.map((square) => lit(square, "chosen"))}`;
}

/**
 * A pending rug hovers over its squares, so that what it would cover stays visible; other places stay open.
 * @param {RugForecast} forecast
 * @param {View} view
 * @param {Ui} ui
 */
function pendingRug({ color, squares, group }, view, ui) {
  const rug = { color, owner: Number(view.to_act), squares };
  const others = targets({ ...ui, picked: squares.map((square) => `square:${square}`) });
  return svg`${others}${frameOf(squares, "chosen-rug")}${drawRug(rug, "pending")}${groupOf(group)}${count(cornerOf(squares), group.length)}`;
}

/** The direction in focus: tapped, or under pointer or keyboard. @param {Ui} ui */
const direction = ({ picked, focus, lit: picks }) =>
  picked.find((pick) => pick.startsWith("turn:")) ??
  (focus?.startsWith("turn:") && picks.has(focus) ? focus : undefined);

/**
 * The one forecast shown in full: of the direction in focus, or of the next roll.
 * @param {Ui} ui
 * @returns {WalkForecast | null}
 */
function walkShown(ui) {
  const by = direction(ui)?.slice(5);
  const forecast = by ? (ui.forecasts[by] ?? ui.preview?.forecast) : ui.forecast;
  return isRoll(forecast) ? forecast : null;
}

/** The forecast of the pending rug. @param {Ui} ui @returns {RugForecast | null} */
function rugShown({ preview }) {
  const forecast = preview?.forecast;
  return forecast && "squares" in forecast ? forecast : null;
}

/** @param {View} view @param {Ui} ui */
function turning(view, ui) {
  const { assam } = view.board;
  const chosen = direction(ui);
  const arrows = arrowsOf(
    assam,
    TURNS.filter((pick) => ui.lit.has(pick) || ui.picked.includes(pick)),
  );
  const walk = walkShown(ui);
  const discs = walk
    ? forecastDiscs(foreseenRent([walk]), assam, arrows, ui.words, ui.signs)
    : forecastDiscs(foreseenRent(Object.values(ui.forecasts)), assam, arrows, ui.words, SMALL * ui.signs);
  return svg`${arrows.map((each) => drawArrow(each, each.pick === chosen))}${discs}`;
}

/**
 * What is drawn under Assam: a pending rug, where a rug may lie, or where he may walk.
 * @param {View} view
 * @param {Ui} ui
 */
function planned(view, ui) {
  const rug = rugShown(ui);
  if (rug) return pendingRug(rug, view, ui);
  const walk = walkShown(ui);
  return svg`${targets(ui)}${walk ? way(walk, view.board.assam) : nothing}`;
}

/** The effect of the current animation frame. @param {import("./frames.js").Frame} frame */
function happening({ glow: squares, paid }) {
  return svg`${squares?.map(glow) ?? nothing}${paid ? groupOf(paid.cells) : nothing}`;
}

/**
 * The rolling die, in the quarter of the board where Assam does not stand.
 * @param {View} view
 * @param {number | undefined} steps
 */
function rolling(view, steps) {
  if (!steps) return nothing;
  const { x, y } = centre(view.board.assam.square);
  const away = (/** @type {number} */ n) => (n > SIDE / 2 ? 272 : SIDE - 272) - 80;
  return svg`<g transform="translate(${away(x)} ${away(y)}) scale(1.6)"><g class="rolling"><use href="#die-${steps}" /></g></g>`;
}

/** The constant part, for an <svg> layer of its own, so that it is rendered once. */
export const ground = () => svg`<g class="marrakech">${RIM_AND_GROUND}</g>`;

/** Everything on top of the ground, for an <svg> layer over it. @param {View} now @param {Ui} ui */
export function paint(now, ui) {
  const { frame } = ui;
  const view = frame ? { ...now, board: frame.board } : now;
  const under = frame ? happening(frame) : planned(view, ui);
  const over = frame?.paid ? payment(frame.paid, ui.words) : frame ? nothing : turning(view, ui);
  return svg`<g class="marrakech">${rugs(view, ui)}${under}${assam(view, ui)}${over}${rolling(view, frame?.die)}</g>`;
}

/** @type {Ui} */
const QUIET = {
  lit: new Set(),
  picked: [],
  preview: null,
  forecasts: {},
  forecast: null,
  frame: null,
  words: { odds: () => "", rent: () => "", made: () => "", out: () => "" },
  signs: 1,
};

/** A picture for the home screen. */
export const cover = () => svg`${ground()}${paint(COVER, QUIET)}`;

export { meanings };
/** The card of the rules about something: a rule's number, a reason's key, or a phase. @type {(name: string) => string | undefined} */
export const section = (name) => lookup(sections, name);
