// The buttons over a board's drawing: one solution for hit areas, focus, keyboard and screen readers. A grid of cells
// with one tab stop and arrow keys, and a few handles beside it. Knows no game.
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { cached } from "../base/cache.ts";
import { aloud } from "../i18n/functions.ts";
import { targetOf } from "../ui/target.ts";
import type { Box, Cell, Handle, Size } from "../game-api/board.ts";

interface Tapping {
  lit: Set<string>;
  picked: string[];
  /** the pick of the tab stop */
  focused: string;
  /** of the names; empty while they are left out */
  lang: string;
  tap: (pick: string, event: Event) => void;
  /** called on focus, with whether it is a cell */
  focus: (pick: string, cell: boolean, event: Event) => void;
  /** a key goes down that clicks */
  press?: (pick: string) => void;
  /** asks about a cell by a key; returns whether the key means anything */
  ask: (event: KeyboardEvent, pick: string) => boolean;
  /** how many cells an arrow with Ctrl leads on */
  stride: number;
  /** cells by preference: the first that exists is the initial tab stop */
  entrances: string[];
  name: (cell: Handle) => string;
  /** what else the name says of a pick: where it changes, its button is rendered again */
  note?: (pick: string) => string;
}

export const placed = (cell: Box, size: Size) =>
  `left:${(100 * cell.x) / size.width}%;top:${(100 * cell.y) / size.height}%;` +
  `width:${(100 * cell.width) / size.width}%;height:${(100 * cell.height) / size.height}%`;

/**
 * Whether a place is a cell of the board, and no handle. The name of a cell says whether it can be tapped, so that a
 * reply changes one thing of each, not two: a screen reader drops what it is told while too many changes wait.
 */
export const isCell = (cell: Handle) => "row" in cell;

/** What a button depends on besides its cell. */
const stateOf = ({ pick }: Handle, { lit, picked, lang, note }: Tapping, stop: boolean) =>
  `${lit.has(pick)} ${picked.includes(pick)} ${stop} ${lang} ${note?.(pick)}`;

const button = (cell: Handle, size: Size, tapping: Tapping, stop: boolean) =>
  guard([cell, stateOf(cell, tapping, stop)], () => {
    const made = drawn(cell, size, tapping, stop);
    return isCell(cell) ? html`<span role="gridcell">${made}</span>` : made;
  });

function drawn(cell: Handle, size: Size, tapping: Tapping, stop: boolean) {
  const [can, picked] = [tapping.lit.has(cell.pick), tapping.picked.includes(cell.pick)];
  return html`<button type="button" class="cell"
    .style=${placed(cell, size)} data-cell=${cell.pick} data-pick=${can ? cell.pick : nothing}
    aria-disabled=${can || isCell(cell) ? nothing : "true"} aria-pressed=${picked ? "true" : nothing} tabindex=${stop ? 0 : -1} aria-label=${aloud(tapping.name(cell))}></button>`;
}

/** The pick of the button at which something happened. */
const pickAt = (event: Event) => targetOf(event)?.closest<HTMLElement>("[data-cell]")?.dataset.cell;

/** Listens around the buttons, not at each: a board has a hundred. */
const listener = (heard: (pick: string, event: Event) => void) => (event: Event) => {
  const pick = pickAt(event);
  if (pick !== undefined) heard(pick, event);
};

function gridOf(cells: Cell[]) {
  const lines: Cell[][] = [];
  for (const cell of cells) (lines[cell.row] ??= []).push(cell);
  return { lines, picks: new Set(cells.map(({ pick }) => pick)) };
}

/** The lines of a board and all its picks: cells that are the same array have not changed. */
const grids: WeakMap<Cell[], ReturnType<typeof gridOf>> = new WeakMap();

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What clicks a button. */
const CLICKS = ["Enter", " "];

/** The first and the last cell of a line, or of the board with Ctrl. */
const ENDS: Record<string, 1 | -1> = { Home: -1, End: 1 };

/** The cell that a key leads to, if any. Boards are never mirrored: left is left in every language. */
export function onward(
  { key, ctrlKey }: Pick<KeyboardEvent, "key" | "ctrlKey">,
  here: Cell,
  cells: Cell[],
  stride: number,
) {
  const end = ENDS[key];
  if (end) return (ctrlKey ? cells : cells.filter(({ row }) => row === here.row)).at(end < 0 ? 0 : -1);
  const [down, right] = ARROWS[key] ?? [0, 0];
  const most = ctrlKey ? stride : 1;
  const way = Array.from({ length: most }, (_, at) => [here.row + (at + 1) * down, here.col + (at + 1) * right]);
  return way.flatMap(([row, col]) => cells.find((cell) => cell.row === row && cell.col === col) ?? []).at(-1);
}

function pressed(event: KeyboardEvent & { currentTarget: HTMLElement }, cells: Cell[], tapping: Tapping) {
  const at = pickAt(event);
  const here = cells.find(({ pick }) => pick === at);
  if (!here) return;
  if (CLICKS.includes(event.key)) tapping.press?.(here.pick);
  if (!(event.key in ARROWS) && !(event.key in ENDS)) {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey; // else the key is the browser's
    if (plain && tapping.ask(event, here.pick)) event.preventDefault();
    return;
  }
  event.preventDefault();
  const next = onward(event, here, cells, tapping.stride);
  if (next) event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next.pick}"]`)?.focus();
}

/** A grid of cells, and handles beside it; handles that would be refused are no tab stops. @param name of the board */
export function overlay(cells: Cell[], handles: Handle[], size: Size, tapping: Tapping, name: string) {
  const { lines, picks } = cached(grids, cells, () => gridOf(cells));
  const stop = [tapping.focused, ...tapping.entrances].find((pick) => picks.has(pick)) ?? "";
  const state = (cell: Cell) => stateOf(cell, tapping, cell.pick === stop);
  const line = (all: Cell[]) =>
    html`<div role="row">${all.map((cell) => button(cell, size, tapping, cell.pick === stop))}</div>`;
  return html`<div class="cells" role="grid" aria-label=${name} @click=${listener(tapping.tap)} @focusin=${listener((pick, event) => tapping.focus(pick, true, event))}
      @keydown=${(event: KeyboardEvent & { currentTarget: HTMLElement }) => pressed(event, cells, tapping)}>
      ${lines.map((all) => guard([all, all.map(state).join()], () => line(all)))}
    </div>
    ${buttons(handles, size, tapping)}`;
}

export const buttons = (handles: Handle[], size: Size, tapping: Tapping) =>
  html`<div class="cells handles" @click=${listener(tapping.tap)} @focusin=${listener((pick, event) => tapping.focus(pick, false, event))}>${repeat(
    handles,
    (cell) => cell.pick,
    (cell) => button(cell, size, tapping, tapping.lit.has(cell.pick)),
  )}</div>`;
