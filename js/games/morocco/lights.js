// Which stalls are lit, and which are dimmed: where what is chosen in the hand can be placed, or what scouting would let
// one pay.
import { nothing, svg } from "lit-html";
import { namesOf } from "../../base/actions.ts";
import { at } from "../../art/drawing.ts";
import { squareOf } from "./ground.js";
import { secondSpaces } from "./marks.js";
import { BOTTOM, centre, LEFT, SIDE } from "./places.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Ui} Ui */
/**
 * @typedef {object} Lights
 * @property {string[]} bright stalls whose lanterns and floors are lit
 * @property {string[]} framed those of them with a frame: they can be tapped
 * @property {boolean} [half] whether the others are read, too, because figures are chosen by them
 * @property {string[]} others where else something can be placed: lanterns and a thin frame
 */

const MARKET = `M${LEFT - 4} 17H${SIDE - 17}V${BOTTOM + 3}H${LEFT - 4}Z`;

/** @param {string[]} spaces */
const stallsOf = (spaces) => [...new Set(spaces.map((space) => space.slice(0, 2)))];

/** Whether a place is asked for, because it is known who goes there. @param {View} view @param {Ui} ui */
const begun = ({ phase }, { picked }) =>
  phase === "settle" || picked.some((pick) => pick.startsWith("worker:") || pick.startsWith("space:"));

/** @param {Ui} ui @returns {Lights} */
function forPlacing(ui) {
  const [chosen, second] = [
    stallsOf([...namesOf(ui.picked, "space"), ...namesOf(ui.picked, "beside")]),
    secondSpaces(ui),
  ];
  const open = stallsOf(second.length ? second : namesOf(ui.lit, "space")).filter((stall) => !chosen.includes(stall));
  const asked = second.length || !chosen.length ? [...chosen, ...open] : chosen;
  return { bright: asked, framed: asked, others: open.filter((stall) => !asked.includes(stall)) };
}

/** While something else is asked, only the stall that it is about is not dimmed. @param {View} view @returns {Lights} */
const forAsking = ({ phase, board: { closing } }) => ({
  bright: closing ? [closing] : [],
  framed: [],
  others: [],
  half: phase === "assign",
});

/**
 * How the stalls are lit; null: as usual, none of them.
 * @param {View} view
 * @param {Ui} ui
 * @returns {Lights | null}
 */
export function lightsOf(view, ui) {
  const { frame, preview } = ui;
  if (frame) return frame.closing ? { bright: [frame.closing], framed: [], others: [] } : null;
  const forecast = preview?.forecast;
  if (forecast && "roof" in forecast) return { bright: forecast.stalls, framed: [], others: [] };
  if (forecast && "before" in forecast) return { bright: forecast.gained, framed: [], others: [] };
  if (begun(view, ui)) return forPlacing(ui);
  return ui.asked && view.phase !== "scout" ? forAsking(view) : null;
}

/** @param {string[]} stalls @param {string} piece */
const lit = (stalls, piece) =>
  stalls.map((stall) => svg`<use href="#morocco-${piece}" transform=${at(centre(stall))} />`);

/** Whether the cubes beside the stalls are asked about: as what is paid for a place, or to be swapped. @param {Lights | null} lights @param {Ui} ui */
export const cubesMatter = (lights, { lit, picked }) =>
  !lights || lights.framed.length > 0 || [...lit, ...picked].some((pick) => /^(row|column):/.test(pick));

/** The light in the stalls, below whoever stands there. @param {Lights | null} lights */
export const glow = (lights) =>
  lights ? svg`${lit(lights.bright, "floor-light")}${lit([...lights.bright, ...lights.others], "lanterns")}` : nothing;

/** All of the market but the stalls in question: one shape with holes. @param {Lights} lights */
const shade = ({ bright, others }) => MARKET + [...bright, ...others].map((stall) => squareOf(stall, 66, 69)).join("");

/** @param {string[]} stalls @param {string} how */
function frames(stalls, how) {
  if (!stalls.length) return nothing;
  const d = stalls.map((stall) => squareOf(stall, 66, 69)).join("");
  return svg`<g class="lit ${how}"><path class="casing" d=${d} /><path class="seam" d=${d} /></g>`;
}

/** What dims all else, and the frames of those that can be tapped. @param {Lights | null} lights */
export const framed = (lights) =>
  lights
    ? svg`<path class="hush ${lights.half ? "half" : ""}" d=${shade(lights)} />${frames(lights.framed, "")}${frames(lights.others, "thin")}`
    : nothing;
