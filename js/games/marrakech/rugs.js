// Rugs on the squares, bottom to top, and what marks their places.
import { nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { required } from "../../base/lookup.ts";
import { at, seamed } from "../../art/drawing.ts";
import { between, CELL, corner, outline, place } from "./places.js";

/** @typedef {import("./types").Laid} Rug */

/**
 * The two squares of a rug, west before east, north before south: the half that the drawing calls the first comes
 * first.
 * @param {string[]} squares
 * @returns {[string, string]}
 */
function halves(squares) {
  const [first, second] = [...squares].sort((a, b) => place(a).row - place(b).row || place(a).col - place(b).col);
  return [required(first, "half of a rug"), required(second, "other half of a rug")];
}

/** Whether a rug lies west to east. @param {string[]} squares */
const isAcross = ([one = "", other = ""]) => one[1] === other[1];

/** @param {Rug} rug @returns {string | typeof nothing} the clip path of a half-covered rug */
function clip({ squares, visible }) {
  if (visible?.length !== 1) return nothing;
  return `url(#rug-${halves(squares)[0] === visible[0] ? "first" : "second"})`;
}

/** A drawn shadow: an SVG filter on each of forty rugs is slow on tablets. @param {boolean} across */
const shadow = (across) =>
  across
    ? svg`<rect class="shadow" x="-47" y="-88.5" width="90" height="177" rx="4" />`
    : svg`<rect class="shadow" x="-44.5" y="-86" width="89" height="178" rx="4" />`;

/** A rug; its drawing lies north to south about 0,0. @param {Rug} rug @param {string} [more] a class */
export function drawRug(rug, more = "") {
  const across = isAcross(rug.squares);
  return svg`<g class="rug dye-${rug.owner === null ? "wool" : rug.color} ${more} ${across ? "across" : ""}" transform="${at(between(rug.squares))}${across ? " rotate(-90)" : ""}">
    <g class=${more ? "moves" : nothing} clip-path=${clip(rug)}>${shadow(across)}<use href="#rug-${rug.color}" /></g></g>`;
}

/** The north-east corner of a rug. @param {string[]} squares */
export function cornerOf(squares) {
  const [across, [first, second]] = [isAcross(squares), halves(squares)];
  const { x, y } = corner(across ? second : first);
  const [side, end] = [5, 9];
  return across ? { x: x + CELL - end, y: y + side } : { x: x + CELL - side, y: y + end };
}

/** The outline of a group, to be paid for or joined. @param {string[]} squares */
export const groupOf = (squares) => seamed("group", outline(squares));

/** @param {Rug} a @param {Rug} b */
const sameRug = (a, b) => a.color === b.color && String(a.squares) === String(b.squares);

/**
 * All rugs; while one is laid, that one apart.
 * @param {import("./types").Board} board
 * @param {import("./types").Frame | null} frame
 */
export function drawRugs(board, frame) {
  const laying = frame?.rug;
  const down = laying ? board.rugs.filter((rug) => !sameRug(rug, laying)) : board.rugs;
  const leaving = (/** @type {Rug} */ rug) => frame?.out !== undefined && rug.owner === frame.out;
  const lies = (/** @type {Rug} */ rug) =>
    svg`${drawRug(rug)}${leaving(rug) ? drawRug({ ...rug, owner: null }, "fading") : nothing}`;
  return svg`${down.map((rug) => guard([rug, leaving(rug)], () => lies(rug)))}
    ${laying ? drawRug(laying, frame.hovered ? "settling" : "dropping") : nothing}`;
}
