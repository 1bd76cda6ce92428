// Marks of what can be tapped: frames of squares, arrows around Assam. Gold in a dark casing, each with a shape of its
// own, so that none depends on colour alone.
import { nothing, svg } from "lit-html";
import { seamed, tick, ticked, type Point } from "../../art/drawing.ts";
import { ahead, degrees } from "../../art/grid.ts";
import { namesOf } from "../../base/actions.ts";
import { CELL, centre, corner, turned, TURNS } from "./places.ts";
import { keysOf } from "../../base/lookup.ts";
import type { Assam, Facing } from "./shapes.ts";
import type { Ui } from "./types.ts";

/** How far a frame lies inside its square. */
const INSET = 11;

function frame(square: string) {
  const [{ x, y }, side] = [corner(square), CELL - 2 * INSET];
  return `M${x + INSET} ${y + INSET}h${side}v${side}h${-side}Z`;
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
  const frames = offered(ui, beside).map(frame).join(""); // one shape: each that enters or leaves costs
  return frames ? svg`<g class="target ${how}"><path class="light" d=${frames} />${seamed("", frames)}</g>` : nothing;
}

/** The chosen squares, while no rug is shown there yet. */
export const chosenSquares = ({ picked }: Pick<Ui, "picked">) =>
  namesOf(picked, "square").map(
    (square) => svg`<g class="target chosen">${seamed("", frame(square))}${tick(centre(square), 1.8)}</g>`,
  );

const ARROW = "M-13 17V3H-27L0 -21L27 3H13V17Q0 12 -13 17Z";
/** From the middle of Assam's square: the arrows to choose from, the chosen one, and its tick. */
const [DISTANCE, NEAR, TICK] = [76, 58, 58];
const CHOICES = keysOf(TURNS);

/** The arrows that turn Assam, pointing to his new direction. */
export const arrowsOf = (assam: Assam, choices: string[], distance: number = DISTANCE) =>
  CHOICES.filter((by) => choices.includes(by)).map((by) => {
    const facing = turned(assam.facing, by);
    return { by, facing, ...ahead(centre(assam.square), facing, distance) };
  });

const arrow = ({ x, y, facing }: Point & { facing: Facing }, how: string, size: number) =>
  svg`<g class="arrow ${how}"><g transform="translate(${x} ${y}) rotate(${degrees(facing)}) scale(${size})"><circle class="arrow-body" r="31" /><path fill="var(--night)" d=${ARROW} transform="translate(0 1.5) scale(.86)" /></g></g>`;

export const openArrows = (assam: Assam, choices: string[]) =>
  arrowsOf(assam, choices).map((one) => arrow(one, "lit", 1.26));

/**
 * The direction that is chosen: larger, with a tick, and nearer.
 * @param over what lies between: where his walk may end
 */
export const chosenArrow = (assam: Assam, choices: string[], over: unknown) =>
  svg`${arrowsOf(assam, choices, NEAR).map((one) => arrow(one, "chosen", 1.64))}${over}${arrowsOf(assam, choices, TICK).map(ticked)}`;
