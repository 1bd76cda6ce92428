// The light of the market: a stall that the question is about has its lanterns lit, all others lie in night, beneath
// whoever stands there. Only classes change, so that the light fades from one state to the next.
import { noChange, nothing, svg } from "lit-html";
import { namesOf } from "../../base/actions.ts";
import { recordOf } from "../../base/lookup.ts";
import { fixedByName, seamed } from "../../art/drawing.ts";
import { glow, squareOf } from "./ground.ts";
import { secondSpaces, stepsBehind, swapLight } from "./marks.ts";
import { BOTTOM, LEFT, SIDE, STALLS } from "./places.ts";
import type { Stall, Ui, View } from "./types.ts";

interface Lights {
  /** stalls whose lanterns and floors are lit */
  bright: string[];
  /** those of them with a frame: they can be tapped, or are chosen */
  framed?: string[];
}

const stallsOf = (spaces: string[]) => [...new Set(spaces.map((space) => space.slice(0, 2)))];

/** Whether a place is asked for, because it is known who goes there, or a stall has come near. */
const begun = ({ phase }: View, { near, picked }: Ui) =>
  near !== undefined ||
  phase === "settle" ||
  picked.some((pick) => pick.startsWith("worker:") || pick.startsWith("space:"));

/** Where one can go, and once a place is chosen, that alone; only framed while a cube in the tray is asked for. */
function forPlacing(ui: Ui): Lights {
  const chosen = stallsOf([...namesOf(ui.picked, "space"), ...namesOf(ui.picked, "beside")]);
  const open = stallsOf(chosen.length ? secondSpaces(ui) : namesOf(ui.lit, "space"));
  const framed = [...new Set([...chosen, ...open])];
  const elsewhere = ui.lit.size > 0 && !namesOf(ui.lit, "space").length;
  return { bright: elsewhere ? [] : framed, framed };
}

/** Which stalls are lit; null: nobody is asked about the market. */
function lightsOf(view: View, ui: Ui): Lights | null {
  const { closing } = ui.frame ?? view.board;
  const forecast = ui.frame ? null : ui.preview?.forecast;
  if (forecast && "roof" in forecast) return { bright: forecast.stalls };
  if (forecast && "before" in forecast) return { bright: forecast.gained };
  if (!ui.frame && begun(view, ui)) return forPlacing(ui);
  const elsewhere = ui.asked && !ui.frame && view.phase === "take"; // in the tray: nothing here draws the eye from it
  if (closing) return { bright: elsewhere ? [] : [closing] };
  return ui.asked ? { bright: [] } : null;
}

/** What is asked in the tray alone. */
const BESIDE = ["die", "wild", "scout", "keep", "take"];

/** How dark it is where no stall is lit, as a class: dusk while what is asked lies in the tray. */
const hourOf = ({ phase }: View) => (BESIDE.includes(phase) ? "at-dusk" : "by-night");

/** The lanes of the market, between its stalls. */
const LANES = `M${LEFT - 4} 17H${SIDE - 17}V${BOTTOM + 3}H${LEFT - 4}Z${STALLS.map((stall) => squareOf(stall, 66, 69)).join("")}`;

/** The awnings, with the marks of their owners: of the colour of gold, these would be what one taps. */
const AWNINGS = recordOf(STALLS, (stall) => squareOf(stall, 63, 66));

/** A stall's ground once it is closed, its night, and the light on its floor and in its lanterns. */
const STALL = fixedByName(
  STALLS,
  (stall) =>
    `<path class="sand" fill="var(--morocco-sand)" d="${squareOf(stall, 65, 68)}"/><path class="night" d="${squareOf(stall, 66.6, 69.6)}"/><g class="glow">${glow(stall)}</g>`,
);

/** While something moves that is no closing, the light stays as it was. */
const stays = ({ frame }: Ui) => frame && !frame.closing;

/** Night over the awnings of closed stalls. */
export function shade(view: View, ui: Ui) {
  const closed = (ui.frame?.board ?? view.board).stalls.filter(
    ({ stall, tile }) => tile && stall !== ui.frame?.unfolding,
  );
  const hour = stays(ui) ? noChange : lightsOf(view, ui) ? hourOf(view) : nothing;
  return svg`<g class=${hour}><path class="night awnings" d=${closed.map(({ stall }) => AWNINGS[stall]).join("")} /></g>`;
}

/** The light of all stalls. */
export function light(view: View, ui: Ui) {
  if (stays(ui)) return noChange;
  const lights = lightsOf(view, ui);
  const [bright, { stalls }] = [new Set(lights?.bright), ui.frame?.board ?? view.board];
  const classOf = ({ stall, tile }: Stall) =>
    tile && ui.frame?.unfolding !== stall ? "closed" : bright.has(stall) ? "bright" : "";
  const hour = lights ? hourOf(view) : view.phase === "over" ? "" : "at-rest";
  return svg`<g class="morocco market ${hour}"><path class="night" d=${LANES} />${stalls.map((stall) => svg`<g class=${classOf(stall)}>${STALL[stall.stall]}</g>`)}${stepsBehind(ui)}${swapLight(ui)}</g>`;
}

/** The frames of the stalls that can be tapped, over whoever stands there. */
export function frames(view: View, ui: Ui) {
  const { framed = [] } = (!ui.frame && lightsOf(view, ui)) || {};
  return framed.length ? seamed("lit", framed.map((stall) => squareOf(stall, 66, 69)).join("")) : nothing;
}
