// Rugs on the squares, bottom to top, and the ghost of one that is not laid yet.
import { nothing, svg } from "lit-html";
import { between, centre, CELL, corner, outline, place } from "./places.js";

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
  return svg`<g class="rug dye-${dye} ${more}" transform=${onSquares(rug.squares)}><g clip-path=${clip(rug)}>${shadow(lies(rug.squares))}<use href="#rug-${rug.color}" /></g></g>`;
}

/** The newest rug: its corner is turned up, which shows in grey and from every side. @param {string[]} squares */
export function fold(squares) {
  const { x, y } = corner(inOrder(squares)[lies(squares) ? 1 : 0]);
  const [right, top] = [x + CELL - (lies(squares) ? 7 : 3), y + (lies(squares) ? 3 : 7)];
  return svg`<g class="fold" transform="translate(${right} ${top})"><path class="fold-gap" d="M-30 -2H2V30Z" /><path class="fold-back" d="M-29 1L-2 28L-27 31Q-33 29 -31.5 24Z" /><path class="fold-line" d="M-24.5 9.5L-10 24" /></g>`;
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

/** What a rug would cover, shown as a scrap of it at the square's corner. @param {{square: string, color: Color, owner: number | null}} cover */
export function scrap({ square, color, owner }) {
  const { x, y } = centre(square);
  return svg`<g class="scrap dye-${owner === null ? "wool" : color}" transform="translate(${x - 25} ${y + 25}) scale(.2)"><circle class="scrap-plate" r="88" /><use href="#rug-${color}" clip-path="url(#scrap)" /><path class="scrap-line" d="M-58 58L58 -58" /></g>`;
}
