// The layout of a table: heading, board, and what lies beside it. A game still loading uses the same templates, so that
// its board is rendered once and stays.
import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { measured } from "../ui/measured.ts";
import type { Board, Size } from "../game-api/board.ts";
import type { Zoom } from "../game-api/frames.ts";
import type { View } from "../engine/shapes.ts";

/** @param parts `size` of the board's drawing: its shape decides how much room lies beside it */
export function tablePlace(
  parts: {
    size: Size;
    classes?: unknown;
    heading: unknown;
    board: unknown;
    beside: unknown;
    lesson?: string;
    puzzle?: string;
  },
  { click, keydown }: { click?: () => void; keydown?: (event: KeyboardEvent) => void } = {},
) {
  const { size, heading, board, beside } = parts;
  return html`<main class="table ${parts.classes ?? ""}" translate="no" data-lesson=${parts.lesson ?? nothing} data-puzzle=${parts.puzzle ?? nothing} .style=${`--shape:${size.width / size.height}`} @click=${click ?? nothing} @keydown=${keydown ?? nothing}>${heading}${board}${beside}</main>`;
}

/** A point stays where it is, while all around it grows. */
function near({ size }: Board, zoom?: Zoom) {
  if (!zoom) return "";
  const [x, y] = [zoom.x / size.width, zoom.y / size.height].map((share) => 100 * share * (1 - zoom.by));
  return `--zoom:translate(${x}%,${y}%) scale(${zoom.by})`;
}

interface OnBoard {
  covered?: boolean;
  /** whether the engine has yet to begin its game: then nobody is told anything of it */
  coming?: boolean;
  zoom?: Zoom;
  view: View;
  tapped?: (event: Event) => void;
  /** how wide the board is */
  measure?: (width: number) => void;
  /** what comes near with the board */
  lies: unknown;
  /** what stays over it */
  over?: unknown;
}

export function boardPlace(board: Board, on?: OnBoard) {
  const { game, ply, to_act, phase }: Partial<View> = (on?.coming ? undefined : on?.view) ?? {};
  return html`<div class="board" ?inert=${on?.covered} data-game=${game ?? nothing} data-ply=${ply ?? nothing} data-to-act=${to_act ?? nothing} data-phase=${phase ?? nothing}
    @click=${on?.tapped ?? nothing} ${measured(on?.measure)}><div class="lens ${on?.zoom ? "near" : ""}" .style=${near(board, on?.zoom)}>${ground(board)}${on?.lies ?? nothing}</div>${on?.over ?? nothing}</div>`;
}

export const viewBox = ({ width, height }: Size) => `0 0 ${width} ${height}`;

/** The constant part of a board, in its own layer, rendered once. */
const ground = (board: Board) =>
  guard(
    [board],
    () =>
      svg`<svg class="paint ground" data-ground viewBox=${viewBox(board.size)} aria-hidden="true">${board.ground()}</svg>`,
  );
