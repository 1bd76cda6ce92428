// Marks of what can be tapped: frames of squares, arrows around Assam. Gold in a dark casing, each with a shape of its
// own, so that none depends on colour alone.
import { svg } from "lit-html";
import { seamed } from "../../art/drawing.ts";
import { ahead, degrees } from "../../art/grid.ts";
import { namesOf } from "../../base/actions.ts";
import { CELL, centre, corner, turned, TURNS } from "./places.js";

/** @typedef {import("./shapes.js").By} By */
/** @typedef {import("./shapes.js").Assam} Assam */

/** How far a frame lies inside its square. */
const INSET = 7;

/** @param {string} square @param {string} how */
function frame(square, how) {
  const { x, y } = corner(square);
  const side = CELL - 2 * INSET;
  return seamed(`target ${how}`, `M${x + INSET} ${y + INSET}h${side}v${side}h${-side}Z`);
}

/**
 * Where the next rug can begin; once a square is chosen, where its other half can lie.
 * @param {Pick<import("./types").Ui, "lit" | "picked">} ui
 * @param {string[]} beside the squares beside Assam where a rug can begin
 */
export function offered({ lit, picked }, beside) {
  const chosen = namesOf(picked, "square");
  const open = namesOf(lit, "square").filter((square) => !chosen.includes(square));
  return chosen.length === 1 ? open : open.filter((square) => beside.includes(square));
}

/** Their frames; thin beside a rug that is shown. @param {Pick<import("./types").Ui, "lit" | "picked">} ui @param {string[]} beside */
export function targets(ui, beside) {
  const how = namesOf(ui.picked, "square").length > 1 ? "other" : "lit";
  return svg`${offered(ui, beside).map((square) => frame(square, how))}`;
}

/** The squares that are chosen, while no rug is shown there yet. @param {Pick<import("./types").Ui, "picked">} ui */
export const chosenSquares = ({ picked }) => namesOf(picked, "square").map((square) => frame(square, "chosen"));

const ARROW = "M-13 17V3H-27L0 -21L27 3H13V17Q0 12 -13 17Z";
/** From the middle of Assam's square. */
const DISTANCE = 76;
const CHOICES = /** @type {By[]} */ (Object.keys(TURNS));

/** The arrows that turn Assam, pointing to his new direction. @param {Assam} assam @param {string[]} choices */
export const arrowsOf = (assam, choices) =>
  CHOICES.filter((by) => choices.includes(by)).map((by) => {
    const facing = turned(assam.facing, by);
    return { by, facing, ...ahead(centre(assam.square), facing, DISTANCE) };
  });

/** @param {ReturnType<typeof arrowsOf>[number]} arrow */
export const drawArrow = ({ x, y, facing }) =>
  svg`<g class="arrow lit" transform="translate(${x} ${y}) rotate(${degrees(facing)}) scale(1.26)"><path class="arrow-shade" d=${ARROW} /><path class="arrow-body" d=${ARROW} /></g>`;
