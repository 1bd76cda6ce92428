// The buttons over a board's drawing: one solution for hit areas, focus, keyboard and screen readers. A grid of cells
// with one tab stop and arrow keys, and a few handles beside it. Knows no game.
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";

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
 * @property {(cell: Handle) => string} name the accessible name
 * @property {(pick: string) => string} note changes with what the name says of a pick besides
 */

/** @param {Handle} cell @param {Size} size */
const placed = (cell, size) =>
  `left:${(100 * cell.x) / size.width}%;top:${(100 * cell.y) / size.height}%;` +
  `width:${(100 * cell.width) / size.width}%;height:${(100 * cell.height) / size.height}%`;

/** @param {Handle} cell @param {Size} size @param {Tapping} tapping @param {boolean} stop */
function button(cell, size, tapping, stop) {
  const [can, picked] = [tapping.lit.has(cell.pick), tapping.picked.includes(cell.pick)];
  return guard([cell, can, picked, stop, tapping.lang, tapping.note(cell.pick)], () =>
    drawn(cell, size, tapping, { can, picked, stop }),
  );
}

/**
 * @param {Handle} cell
 * @param {Size} size
 * @param {Tapping} tapping
 * @param {{can: boolean, picked: boolean, stop: boolean}} how
 */
function drawn(cell, size, tapping, { can, picked, stop }) {
  return html`<button type="button" class="cell ${picked ? "picked" : ""}"
    .style=${placed(cell, size)} data-cell=${cell.pick} data-pick=${can ? cell.pick : nothing}
    aria-disabled=${can ? nothing : "true"} aria-pressed=${picked ? "true" : nothing} tabindex=${stop ? 0 : -1} aria-label=${tapping.name(cell)}
    @click=${() => tapping.tap(cell.pick)} @focus=${() => tapping.focus(cell.pick, "row" in cell)}></button>`;
}

/** @param {Cell[]} cells @returns {Cell[][]} */
function rows(cells) {
  /** @type {Cell[][]} */
  const lines = [];
  for (const cell of cells) (lines[cell.row] ??= []).push(cell);
  return lines;
}

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * Move the focus to the neighbouring cell. Boards are never mirrored, so left is left in every language.
 * @param {KeyboardEvent} event
 * @param {Cell[]} cells
 * @param {Tapping} tapping
 */
function arrow(event, cells, tapping) {
  const step = ARROWS[event.key];
  const here = cells.find((cell) => cell.pick === tapping.focused);
  if (!step || !here) return;
  event.preventDefault();
  const [row, col] = [here.row + step[0], here.col + step[1]];
  const next = cells.find((cell) => cell.row === row && cell.col === col);
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
  const stop = cells.some((cell) => cell.pick === tapping.focused) ? tapping.focused : (cells[0]?.pick ?? "");
  const moving = { ...tapping, focused: stop };
  return html`<div class="cells" role="grid" aria-label=${name}
      @keydown=${(/** @type {KeyboardEvent} */ event) => arrow(event, cells, moving)}>
      ${rows(cells).map(
        (line) =>
          html`<div role="row">${repeat(
            line,
            (cell) => cell.pick,
            (cell) => html`<span role="gridcell">${button(cell, size, tapping, cell.pick === stop)}</span>`,
          )}</div>`,
      )}
    </div>
    ${buttons(handles, size, tapping)}`;
}

/** Handles alone, over a drawing of this size. @param {Handle[]} handles @param {Size} size @param {Tapping} tapping */
export const buttons = (handles, size, tapping) =>
  html`<div class="cells handles">${repeat(
    handles,
    (cell) => cell.pick,
    (cell) => button(cell, size, tapping, tapping.lit.has(cell.pick)),
  )}</div>`;
