// Marks of what can be tapped: stars on squares, arrows around Assam. Each mark has its own shape, so that none depends
// on colour alone.
import { nothing, svg } from "lit-html";
import { at, star } from "../../art/drawing.js";
import { ahead, degrees } from "../../art/grid.js";
import { namesOf } from "../../base/actions.js";
import { ARROW } from "./discs.js";
import { centre, turned, TURNS } from "./places.js";
import { frameOf } from "./rugs.js";

/** @typedef {import("./shapes.js").By} By */
/** @typedef {import("./shapes.js").Assam} Assam */

const STAR = star(0, 0, 13.5);

/**
 * A gold star on a dark seal: something can be tapped here.
 * @param {string} square
 * @param {"" | "chosen" | "other"} how
 */
const starOn = (square, how) =>
  svg`<g class="lit ${how}" transform=${at(centre(square))}><circle class="seal" r="20" /><path class="star" d=${STAR} /></g>`;

/**
 * Where the next rug may lie; with one square tapped, its possible partners.
 * @param {Pick<import("./types").Ui, "lit" | "picked">} ui
 */
export function targets({ lit, picked }) {
  const chosen = namesOf(picked, "square");
  const open = namesOf(lit, "square").filter((square) => !chosen.includes(square));
  const [first, second] = chosen;
  const partners = first && !second ? open.map((square) => frameOf([first, square], "partner")) : nothing;
  const how = second ? "other" : "";
  return svg`${partners}${open.map((square) => starOn(square, how))}${chosen.map((square) => starOn(square, "chosen"))}`;
}

const ARROW_PATH = `M${ARROW.replaceAll(" ", "L")}Q0 11 -13 17Z`;
/** From the middle of Assam's square. */
const DISTANCE = 70;
const CHOICES = /** @type {By[]} */ (Object.keys(TURNS));

/** The arrows that turn Assam, pointing to his new direction. @param {Assam} assam @param {string[]} choices */
export const arrowsOf = (assam, choices) =>
  CHOICES.filter((by) => choices.includes(by)).map((by) => {
    const facing = turned(assam.facing, by);
    return { by, facing, ...ahead(centre(assam.square), facing, DISTANCE) };
  });

/** @param {ReturnType<typeof arrowsOf>[number]} arrow @param {boolean} chosen */
export const drawArrow = ({ x, y, facing }, chosen) =>
  svg`<g class="arrow ${chosen ? "chosen" : ""}" transform="translate(${x} ${y}) rotate(${degrees(facing)})"><path class="arrow-shade" d=${ARROW_PATH} /><path class="arrow-body" d=${ARROW_PATH} /></g>`;
