// The effect of an animation frame: squares that light up, rent on its way, the rolling die.
import { nothing, svg } from "lit-html";
import { at, seamed } from "../../art/drawing.js";
import { centre, corner, RIM, SIDE } from "./places.js";
import { groupOf } from "./rugs.js";

/** @typedef {import("./types").Frame} Frame */
/** @typedef {import("./types").Words} Words */

const BRACKETS = "M6 24V10Q6 6 10 6H24M72 6H86Q90 6 90 10V24M90 72V86Q90 90 86 90H72M24 90H10Q6 90 6 86V72";

/** A square affected by an event. @param {string} square */
const lightUp = (square) => svg`<g transform=${at(corner(square))}>${seamed("glow", BRACKETS)}</g>`;

/** What is drawn under Assam. @param {Frame} frame */
export const effectUnder = ({ glow, paid }) =>
  svg`${glow?.map(lightUp) ?? nothing}${paid ? groupOf(paid.cells) : nothing}`;

/** And over him. @param {Frame} frame @param {Words} words */
export const effectOver = ({ board, paid, die }, words) =>
  svg`${paid ? payment(paid, words) : nothing}${die ? rolling(board.assam.square, die) : nothing}`;

/**
 * A coin for each counted square (on Assam's own beside his feet), which flies there from him, and then the sum.
 * @param {NonNullable<Frame["paid"]>} paid
 * @param {Words} words
 */
function payment({ cells, square: assam, amount }, words) {
  const from = centre(assam);
  const coins = cells.map((square) => {
    const { x, y } = centre(square);
    const beside = square === assam ? 31 : 0;
    return svg`<g transform="translate(${x + beside} ${y + beside})"><use class="coin-drop" .style=${`--from-x: ${from.x - x - beside}px; --from-y: ${from.y - y - beside}px`} href="#rug-coin" /></g>`;
  });
  return svg`${coins}${amount === null ? nothing : badge(assam, words.rent(amount))}`;
}

/** Keep a badge inside the board. @param {number} n */
const inside = (n) => Math.min(Math.max(n, RIM), SIDE - RIM);

/** @param {string} square @param {string} text */
function badge(square, text) {
  const { x, y } = centre(square);
  const up = y > SIDE / 2 ? -74 : 74;
  return svg`<g class="badge" transform="translate(${inside(x)} ${inside(y + up)})"><rect x="-58" y="-27" width="116" height="54" rx="27" /><use href="#rug-coin" x="-30" /><text x="14" y="12">${text}</text></g>`;
}

/**
 * The rolling die, in the quarter of the board where Assam does not stand.
 * @param {string} assam
 * @param {number} steps
 */
function rolling(assam, steps) {
  const { x, y } = centre(assam);
  const away = (/** @type {number} */ n) => (n > SIDE / 2 ? 272 : SIDE - 272) - 80;
  return svg`<g transform="translate(${away(x)} ${away(y)}) scale(1.6)"><g class="rolling"><use href="#die-${steps}" /></g></g>`;
}
