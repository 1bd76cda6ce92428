// Rugs on the squares, bottom to top, and the ghost of one that is not laid yet.
import { nothing, svg } from "lit-html";
import { between, CELL, corner, outline, place } from "./places.js";

/** @typedef {import("../../table/drawing.js").Color} Color */
/** @typedef {{color: Color, owner: number | null, squares: string[], visible?: string[]}} Rug */

/** West before east, north before south: the half that the drawing calls the first. @param {string[]} squares */
const inOrder = (squares) => [...squares].sort((a, b) => place(a).row - place(b).row || place(a).col - place(b).col);

/** @param {string[]} squares */
const lies = (squares) => squares[0][1] === squares[1][1];

/** Puts the drawing, which lies north to south about 0,0, on two squares. @param {string[]} squares */
export function onSquares(squares) {
  const { x, y } = between(squares);
  return `translate(${x} ${y})${lies(squares) ? " rotate(-90)" : ""}`;
}

/** @param {Rug} rug @returns {string | typeof nothing} the clip of a rug half covered */
function clip({ squares, visible }) {
  if (!visible || visible.length !== 1) return nothing;
  return `url(#rug-${inOrder(squares)[0] === visible[0] ? "first" : "second"})`;
}

/** A drawn shadow, as a filter for each of forty rugs is slow on tablets. @param {boolean} across */
const shadow = (across) => svg`<rect class="shadow" x=${across ? -47 : -44.5} y=${across ? -88.5 : -86} width=${across ? 90 : 89} height=${across ? 177 : 178} rx="4" />`;

/** @param {Rug} rug @param {string} [more] a class */
export function drawRug(rug, more = "") {
  const dye = rug.owner === null ? "wool" : rug.color;
  return svg`<g class="rug dye-${dye} ${more} ${lies(rug.squares) ? "across" : ""}" transform=${onSquares(rug.squares)}><g class=${more ? "moves" : nothing} clip-path=${clip(rug)}>${shadow(lies(rug.squares))}<use href="#rug-${rug.color}" /></g></g>`;
}

/** The north-east corner of a rug. @param {string[]} squares */
export function cornerOf(squares) {
  const { x, y } = corner(inOrder(squares)[lies(squares) ? 1 : 0]);
  const [side, end] = [5, 9];
  return lies(squares) ? { x: x + CELL - end, y: y + side } : { x: x + CELL - side, y: y + end };
}

/** The newest rug: its corner is turned up, which shows in grey and from every side. @param {string[]} squares */
export function fold(squares) {
  const { x, y } = cornerOf(squares);
  return svg`<g class="fold" transform="translate(${x} ${y})"><path class="fold-gap" d="M-30 -3H3V30Z" /><path class="fold-back" d="M-30 -1L1 30L-26 33Q-33 30 -33 24Z" /><path class="fold-line" d="M-25 9.5L-10 24" /></g>`;
}

/** The frame of two squares which a rug would cover. @param {string[]} squares @param {string} name */
export function frameOf(squares, name) {
  const across = lies(squares);
  const { x, y } = between(squares);
  const [w, h] = across ? [2 * CELL - 10, CELL - 10] : [CELL - 10, 2 * CELL - 10];
  return svg`<g class=${name}><rect class="casing" x=${x - w / 2} y=${y - h / 2} width=${w} height=${h} rx="5" /><rect class="seam" x=${x - w / 2} y=${y - h / 2} width=${w} height=${h} rx="5" /></g>`;
}

/** A group of squares outlined, paid for or joined. @param {string[]} squares @param {string} [name] */
export const groupOf = (squares, name = "group") => svg`<g class=${name}><path class="casing" d=${outline(squares)} /><path class="seam" d=${outline(squares)} /></g>`;
