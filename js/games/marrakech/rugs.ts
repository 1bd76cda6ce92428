// Rugs on the squares, bottom to top, and what marks their places.
import { nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { required } from "../../base/lookup.ts";
import { at, seamed } from "../../art/drawing.ts";
import { between, CELL, corner, outline, place } from "./places.ts";
import type { Board } from "./shapes.ts";
import type { Frame, Laid as Rug } from "./types.ts";

/** The two squares of a rug, the western or northern one first: the drawing calls it so, too. */
function halves(squares: string[]): [string, string] {
  const [first, second] = [...squares].sort((a, b) => place(a).row - place(b).row || place(a).col - place(b).col);
  return [required(first, "half of a rug"), required(second, "other half of a rug")];
}

const isAcross = ([one = "", other = ""]: string[]) => one[1] === other[1];

/** The clip path of a half-covered rug. */
function clip({ squares, visible }: Rug) {
  if (visible?.length !== 1) return nothing;
  return `url(#rug-${halves(squares)[0] === visible[0] ? "first" : "second"})`;
}

/** A drawn shadow: an SVG filter on each of forty rugs is slow on tablets. */
const shadow = (across: boolean) =>
  across
    ? svg`<rect class="shadow" x="-47" y="-88.5" width="90" height="177" rx="4" />`
    : svg`<rect class="shadow" x="-44.5" y="-86" width="89" height="178" rx="4" />`;

/** A rug, with more classes; its drawing lies north to south about 0,0. */
export function drawRug(rug: Rug, more: string = "") {
  const across = isAcross(rug.squares);
  return svg`<g class="rug dye-${rug.owner === null ? "wool" : rug.color} ${more} ${across ? "across" : ""}" transform="${at(between(rug.squares))}${across ? " rotate(-90)" : ""}">
    ${more ? svg`<rect class="dust" opacity="0" fill="none" stroke="var(--sand-edge)" stroke-width="7" x="-44" y="-88" width="88" height="176" rx="8" />` : nothing}<g class=${more ? "moves" : nothing} clip-path=${clip(rug)}>${shadow(across)}<use href="#rug-${rug.color}" /></g></g>`;
}

/** The north-east corner of a rug. */
export function cornerOf(squares: string[]) {
  const [across, [first, second]] = [isAcross(squares), halves(squares)];
  const { x, y } = corner(across ? second : first);
  const [side, end] = [5, 9];
  return across ? { x: x + CELL - end, y: y + side } : { x: x + CELL - side, y: y + end };
}

/** The outline of a group, to be paid for or joined. */
export const groupOf = (squares: string[]) => seamed("group", outline(squares));

const sameRug = (a: Rug, b: Rug) => a.color === b.color && String(a.squares) === String(b.squares);

export function drawRugs(board: Board, frame: Frame | null) {
  const laying = frame?.rug;
  const down = laying ? board.rugs.filter((rug) => !sameRug(rug, laying)) : board.rugs;
  const leaving = (rug: Rug) => frame?.out !== undefined && rug.owner === frame.out;
  const lies = (rug: Rug) => svg`${drawRug(rug)}${leaving(rug) ? drawRug({ ...rug, owner: null }, "fading") : nothing}`;
  return svg`${down.map((rug) => guard([rug, leaving(rug)], () => lies(rug)))}
    ${laying ? drawRug(laying, frame.hovered ? "settling" : "dropping") : nothing}`;
}
