// The effect of an animation frame: squares that light up, squares that are counted.
import { nothing, svg } from "lit-html";
import { at, seamed } from "../../art/drawing.ts";
import { CELL, corner } from "./places.ts";
import { groupOf } from "./rugs.ts";
import type { Frame } from "./types.ts";

const BRACKETS = "M6 24V10Q6 6 10 6H24M72 6H86Q90 6 90 10V24M90 72V86Q90 90 86 90H72M24 90H10Q6 90 6 86V72";

const lightUp = (square: string) => svg`<g transform=${at(corner(square))}>${seamed("glow", BRACKETS)}</g>`;

/** What is drawn under Assam. */
export const effectUnder = ({ glow, paid }: Frame) =>
  svg`${glow?.map(lightUp) ?? nothing}${paid ? groupOf(paid.cells) : nothing}`;

export const effectOver = ({ paid, flights }: Frame) =>
  paid ? counted(flights ? paid.cells.slice(-1) : paid.cells, paid.cells.length) : nothing;

/** The last of so many squares that are counted, each with its number. */
const counted = (squares: string[], count: number) =>
  squares.map((square, i) => {
    const { x, y } = corner(square);
    return svg`<g class="counted" transform="translate(${x + CELL - 22} ${y + 24})"><circle fill="var(--night)" stroke="var(--cream)" stroke-width="2" r="19" /><text font-size="25" font-weight="800" y="8.5">${count - squares.length + i + 1}</text></g>`;
  });
