// Marks of what can be tapped: frames of squares, arrows around Assam. Gold in a dark casing, each with a shape of its
// own, so that none depends on colour alone.
import { svg } from "lit-html";
import { seamed } from "../../art/drawing.ts";
import { ahead, degrees } from "../../art/grid.ts";
import { namesOf } from "../../base/actions.ts";
import { CELL, centre, corner, turned, TURNS } from "./places.ts";
import { keysOf } from "../../base/lookup.ts";
import type { Assam } from "./shapes.ts";
import type { Ui } from "./types.ts";

function frame(square: string, how: string) {
  const { x, y } = corner(square);
  const [inset, side] = [7, CELL - 2 * 7];
  return seamed(`target ${how}`, `M${x + inset} ${y + inset}h${side}v${side}h${-side}Z`);
}

/** Where the next rug can begin, beside Assam; once a square is chosen, where its other half can lie. */
export function offered({ lit, picked }: Pick<Ui, "lit" | "picked">, beside: string[]) {
  const chosen = namesOf(picked, "square");
  const open = namesOf(lit, "square").filter((square) => !chosen.includes(square));
  return chosen.length === 1 ? open : open.filter((square) => beside.includes(square));
}

/** Their frames; thin beside a rug that is shown. */
export function targets(ui: Pick<Ui, "lit" | "picked">, beside: string[]) {
  const how = namesOf(ui.picked, "square").length > 1 ? "other" : "lit";
  return svg`${offered(ui, beside).map((square) => frame(square, how))}`;
}

/** The chosen squares, while no rug is shown there yet. */
export const chosenSquares = ({ picked }: Pick<Ui, "picked">) =>
  namesOf(picked, "square").map((square) => frame(square, "chosen"));

const ARROW = "M-13 17V3H-27L0 -21L27 3H13V17Q0 12 -13 17Z";
/** From the middle of Assam's square. */
const DISTANCE = 76;

/** The arrows that turn Assam, pointing to his new direction. */
export const arrowsOf = (assam: Assam, choices: string[]) =>
  keysOf(TURNS)
    .filter((by) => choices.includes(by))
    .map((by) => {
      const facing = turned(assam.facing, by);
      return { by, facing, ...ahead(centre(assam.square), facing, DISTANCE) };
    });

export const drawArrow = ({ x, y, facing }: ReturnType<typeof arrowsOf>[number]) =>
  svg`<g class="arrow lit" transform="translate(${x} ${y}) rotate(${degrees(facing)}) scale(1.26)"><path class="arrow-shade" d=${ARROW} /><path class="arrow-body" d=${ARROW} /></g>`;
