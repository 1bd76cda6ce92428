// Which stalls are lit, and which are dimmed: where what is chosen in the hand can be placed, or what scouting would
// let one pay.
import { nothing, svg } from "lit-html";
import { namesOf } from "../../base/actions.ts";
import { at, seamed } from "../../art/drawing.ts";
import { squareOf } from "./ground.ts";
import { secondSpaces } from "./marks.ts";
import { BOTTOM, centre, LEFT, SIDE } from "./places.ts";
import type { Ui, View } from "./types.ts";

interface Lights {
  /** stalls whose lanterns and floors are lit */
  bright: string[];
  /** those of them with a frame: they can be tapped */
  framed: string[];
  /** whether the others are read, too, because figures are chosen by them */
  half?: boolean;
  /** where else something can be placed: lanterns and a thin frame */
  others: string[];
}

const MARKET = `M${LEFT - 4} 17H${SIDE - 17}V${BOTTOM + 3}H${LEFT - 4}Z`;

const stallsOf = (spaces: string[]) => [...new Set(spaces.map((space) => space.slice(0, 2)))];

/** Whether a place is asked for, because it is known who goes there. */
const begun = ({ phase }: View, { picked }: Ui) =>
  phase === "settle" || picked.some((pick) => pick.startsWith("worker:") || pick.startsWith("space:"));

function forPlacing(ui: Ui): Lights {
  const chosen = stallsOf([...namesOf(ui.picked, "space"), ...namesOf(ui.picked, "beside")]);
  const second = secondSpaces(ui);
  const open = stallsOf(second.length ? second : namesOf(ui.lit, "space")).filter((stall) => !chosen.includes(stall));
  const asked = second.length || !chosen.length ? [...chosen, ...open] : chosen;
  return { bright: asked, framed: asked, others: open.filter((stall) => !asked.includes(stall)) };
}

/** While something else is asked, only the stall that it is about is not dimmed. */
const forAsking = ({ phase, board: { closing } }: View): Lights => ({
  bright: closing ? [closing] : [],
  framed: [],
  others: [],
  half: phase === "assign",
});

/** How the stalls are lit; null: as usual, none of them. */
export function lightsOf(view: View, ui: Ui): Lights | null {
  const { frame, preview } = ui;
  if (frame) return frame.closing ? { bright: [frame.closing], framed: [], others: [] } : null;
  const forecast = preview?.forecast;
  if (forecast && "roof" in forecast) return { bright: forecast.stalls, framed: [], others: [] };
  if (forecast && "before" in forecast) return { bright: forecast.gained, framed: [], others: [] };
  if (begun(view, ui)) return forPlacing(ui);
  return ui.asked && view.phase !== "scout" ? forAsking(view) : null;
}

const lit = (stalls: string[], piece: string) =>
  stalls.map((stall) => svg`<use href="#morocco-${piece}" transform=${at(centre(stall))} />`);

/** Whether the cubes beside the stalls are asked about: as what is paid for a place, or to be swapped. */
export const cubesMatter = (lights: Lights | null, { lit, picked }: Ui) =>
  !lights || lights.framed.length > 0 || [...lit, ...picked].some((pick) => /^(row|column):/.test(pick));

/** The light in the stalls, below whoever stands there. */
export const glow = (lights: Lights | null) =>
  lights ? svg`${lit(lights.bright, "floor-light")}${lit([...lights.bright, ...lights.others], "lanterns")}` : nothing;

const outlines = (stalls: string[]) => stalls.map((stall) => squareOf(stall, 66, 69)).join("");

const frames = (stalls: string[], how: string) => (stalls.length ? seamed(`lit ${how}`, outlines(stalls)) : nothing);

/** What dims all else, one shape with holes, and the frames of those that can be tapped. */
export function framed(lights: Lights | null) {
  if (!lights) return nothing;
  const dimmed = MARKET + outlines([...lights.bright, ...lights.others]);
  return svg`<path class="hush ${lights.half ? "half" : ""}" d=${dimmed} />${frames(lights.framed, "")}${frames(lights.others, "thin")}`;
}
