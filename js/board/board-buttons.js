// The buttons over a board's drawing: one solution for hit areas, focus, keyboard and screen readers. A grid of cells
// with one tab stop and arrow keys, and a few handles beside it. Knows no game.
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { cached } from "../base/cache.ts";
import { aloud } from "../i18n/functions.ts";

/** @typedef {import("../types.js").Cell} Cell */
/** @typedef {import("../types.js").Handle} Handle */
/** @typedef {import("../types.js").Size} Size */
/**
 * @typedef {object} Tapping
 * @property {Set<string>} lit
 * @property {string[]} picked
 * @property {string} focused the pick of the tab stop
 * @property {string} lang language of the names
 * @property {(pick: string) => void} tap
 * @property {(pick: string, cell: boolean) => void} focus called on focus, with whether it is a cell
 * @property {(event: KeyboardEvent, pick: string) => boolean} ask asks about a cell by a key; whether the key asks anything
 * @property {number} stride how many cells an arrow with Ctrl leads on
 * @property {string[]} entrances the picks of cells of which the first that there is is the tab stop at first
 * @property {(cell: Handle) => string} name the accessible name
 * @property {(pick: string) => string} [note] changes with what the name says of a pick besides
 */

/** Where something lies over a drawing. @param {import("../types.js").Box} cell @param {Size} size */
export const placed = (cell, size) =>
  `left:${(100 * cell.x) / size.width}%;top:${(100 * cell.y) / size.height}%;` +
  `width:${(100 * cell.width) / size.width}%;height:${(100 * cell.height) / size.height}%`;

/**
 * Whether a place is a cell of the board, and no handle. The name of a cell says whether it can be tapped, so that a
 * reply changes one thing of each, not two: a screen reader drops what it is told while too many changes wait.
 * @param {Handle} cell
 */
export const isCell = (cell) => "row" in cell;

/** What a button depends on besides its cell. @param {Handle} cell @param {Tapping} tapping @param {boolean} stop */
const stateOf = ({ pick }, { lit, picked, lang, note }, stop) =>
  `${lit.has(pick)} ${picked.includes(pick)} ${stop} ${lang} ${note?.(pick)}`;

/** @param {Handle} cell @param {Size} size @param {Tapping} tapping @param {boolean} stop */
const button = (cell, size, tapping, stop) =>
  guard([cell, stateOf(cell, tapping, stop)], () => {
    const made = drawn(cell, size, tapping, stop);
    return isCell(cell) ? html`<span role="gridcell">${made}</span>` : made;
  });

/** @param {Handle} cell @param {Size} size @param {Tapping} tapping @param {boolean} stop */
function drawn(cell, size, tapping, stop) {
  const [can, picked] = [tapping.lit.has(cell.pick), tapping.picked.includes(cell.pick)];
  return html`<button type="button" class="cell"
    .style=${placed(cell, size)} data-cell=${cell.pick} data-pick=${can ? cell.pick : nothing}
    aria-disabled=${can || isCell(cell) ? nothing : "true"} aria-pressed=${picked ? "true" : nothing} tabindex=${stop ? 0 : -1} aria-label=${aloud(tapping.name(cell))}></button>`;
}

/** The pick of the button that an event comes from. @param {Event} event */
const pickOf = ({ target }) =>
  /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest("[data-cell]"))?.dataset.cell;

/** Listens around the buttons, not at each: a board has a hundred. @param {(pick: string) => void} heard */
const listener = (heard) => (/** @type {Event} */ event) => {
  const pick = pickOf(event);
  if (pick !== undefined) heard(pick);
};

/** @param {Cell[]} cells */
function gridOf(cells) {
  /** @type {Cell[][]} */
  const lines = [];
  for (const cell of cells) (lines[cell.row] ??= []).push(cell);
  return { lines, picks: new Set(cells.map(({ pick }) => pick)) };
}

/** The lines of a board and all its picks: cells that are the same array have not changed. @type {WeakMap<Cell[], ReturnType<typeof gridOf>>} */
const grids = new WeakMap();

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** The first and the last cell of a line, or of the board with Ctrl. @type {Record<string, 1 | -1>} */
const ENDS = { Home: -1, End: 1 };

/**
 * The cell that a key leads to; undefined where there is none. Boards are never mirrored, so left is left in every
 * language.
 * @param {Pick<KeyboardEvent, "key" | "ctrlKey">} event
 * @param {Cell} here
 * @param {Cell[]} cells
 * @param {number} stride
 */
export function onward({ key, ctrlKey }, here, cells, stride) {
  const end = ENDS[key];
  if (end) return (ctrlKey ? cells : cells.filter(({ row }) => row === here.row)).at(end < 0 ? 0 : -1);
  const [down, right] = ARROWS[key] ?? [0, 0];
  const most = ctrlKey ? stride : 1;
  const way = Array.from({ length: most }, (_, at) => [here.row + (at + 1) * down, here.col + (at + 1) * right]);
  return way.flatMap(([row, col]) => cells.find((cell) => cell.row === row && cell.col === col) ?? []).at(-1);
}

/** Whether a key with Ctrl and the like is the browser's. @param {KeyboardEvent} event */
const plain = ({ ctrlKey, metaKey, altKey }) => !ctrlKey && !metaKey && !altKey;

/**
 * Move the focus among the cells, or ask about one.
 * @param {KeyboardEvent} event
 * @param {Cell[]} cells
 * @param {Tapping} tapping
 */
function pressed(event, cells, tapping) {
  const here = cells.find((cell) => cell.pick === tapping.focused);
  if (!here) return;
  if (!(event.key in ARROWS) && !(event.key in ENDS)) {
    if (plain(event) && tapping.ask(event, here.pick)) event.preventDefault();
    return;
  }
  event.preventDefault();
  const next = onward(event, here, cells, tapping.stride);
  const grid = /** @type {HTMLElement} */ (event.currentTarget);
  if (next) /** @type {HTMLElement | null} */ (grid.querySelector(`[data-cell="${next.pick}"]`))?.focus();
}

/**
 * @param {Cell[]} cells the board's cells, each with row and col
 * @param {Handle[]} handles the other buttons; those that would be refused are no tab stops
 * @param {Size} size size of the drawing
 * @param {Tapping} tapping
 * @param {string} name name of the board
 */
export function overlay(cells, handles, size, tapping, name) {
  const { lines, picks } = cached(grids, cells, () => gridOf(cells));
  const stop = [tapping.focused, ...tapping.entrances].find((pick) => picks.has(pick)) ?? "";
  const moving = { ...tapping, focused: stop };
  const state = (/** @type {Cell} */ cell) => stateOf(cell, tapping, cell.pick === stop);
  const line = (/** @type {Cell[]} */ all) =>
    html`<div role="row">${all.map((cell) => button(cell, size, tapping, cell.pick === stop))}</div>`;
  return html`<div class="cells" role="grid" aria-label=${name} @click=${listener(tapping.tap)} @focusin=${listener((pick) => tapping.focus(pick, true))}
      @keydown=${(/** @type {KeyboardEvent} */ event) => pressed(event, cells, moving)}>
      ${lines.map((all) => guard([all, all.map(state).join()], () => line(all)))}
    </div>
    ${buttons(handles, size, tapping)}`;
}

/** Handles alone, over a drawing of this size. @param {Handle[]} handles @param {Size} size @param {Tapping} tapping */
export const buttons = (handles, size, tapping) =>
  html`<div class="cells handles" @click=${listener(tapping.tap)} @focusin=${listener((pick) => tapping.focus(pick, false))}>${repeat(
    handles,
    (cell) => cell.pick,
    (cell) => button(cell, size, tapping, tapping.lit.has(cell.pick)),
  )}</div>`;
