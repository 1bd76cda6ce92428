// The roof with its pawn, in the tray while somebody scouts: five spaces in a ring, seen from aside. The market stays in
// sight, and lights what could then be paid.
import { svg } from "lit-html";
import { namesOf } from "../../base/actions.ts";
import { at, polar, polygon, ticked, times, type Point } from "../../art/drawing.ts";
import { khatam } from "./pieces.ts";
import { colorsOf } from "./forecasts.ts";
import { counted } from "./pictures.ts";
import type { Board, Ui, View } from "./types.ts";
import type { Handle, HandItem } from "../../game-api/board.ts";

/** CSS pixels: the picture, and the discs of its spaces. */
const SIZE = { width: 252, height: 206 };
const DISC = 39;

/** A point of the ring, flattened as it is seen from aside. @param turn degrees clockwise from the east */
const flattened = (across: number, down: number, turn: number): Point => {
  const { x, y } = polar(0, 0, 1, turn);
  return { x: SIZE.width / 2 + across * x, y: SIZE.height / 2 + 7 + down * y };
};

const PLACES = times(5, (i) => flattened(86, 71, i * 72 - 90));

const terrace = (across: number, down: number) => polygon(times(5, (i) => flattened(across, down, i * 72 - 90)));
const [TERRACE, INSIDE] = [terrace(131, 106), terrace(118, 95)];
const MIDDLE = khatam(26);

/** The pawn, animated from its previous place: in the middle, or on a disc, beside its cube. */
function pawnAt(space: number) {
  const place = PLACES[space - 1];
  const { x, y } = place ? { x: place.x + 10, y: place.y + 3 } : flattened(0, 0, 0);
  return svg`<g class="pawn" .style=${`transform: translate(${x}px, ${y}px)`}><use href="#morocco-pawn" transform="scale(1.7)" /></g>`;
}

/** A cube with its disc, a small one where the pawn stands; what the scout gets of it. */
function space(color: string, place: Point, how: string, { gained, stands }: { gained: number; stands: boolean }) {
  return svg`<g class="roof-space ${how}" transform=${at(place)}><circle class=${how === "open" ? "plate" : "card"} r=${DISC - 2} />${how === "chosen" ? svg`<circle class="rim" r=${DISC - 6} />` : ""}<use href="#morocco-cube-${color}" transform=${stands ? "translate(-12 3) scale(.9)" : "scale(1.3)"} />${how === "chosen" ? ticked({ x: 26, y: -26 }) : ""}${gained ? counted(`+${gained}`, -27, -23, 15) : ""}</g>`;
}

/** @param chosen the space where the pawn would go; 0: none @param open the picks that can be tapped */
function picture({ spaces, pawn }: Board["roof"], chosen: number, gained: string[], open: Set<string>) {
  const how = (number: number) =>
    number === chosen ? "chosen" : number === pawn ? "taken" : open.has(`roof:${number}`) ? "open" : "";
  const amount = (color: string) => gained.filter((one) => one === color).length;
  return svg`<g class="morocco"><g class="ring"><path fill="var(--shade)" transform="translate(1 4)" d=${TERRACE} /><path class="terrace" fill="var(--morocco-terrace)" stroke="var(--night)" stroke-width="3" stroke-linejoin="round" d=${TERRACE} /><g fill="none" stroke="var(--cream)" stroke-opacity="0.5" stroke-width="2"><path stroke-dasharray="3 5" d=${INSIDE} /><path d=${MIDDLE} transform=${at(flattened(0, 0, 0))} /></g>${spaces.map(
    (color, i) =>
      space(color, PLACES[i] ?? flattened(0, 0, 0), how(i + 1), {
        gained: amount(color),
        stands: i + 1 === (chosen || pawn),
      }),
  )}${pawnAt(chosen || pawn)}</g></g>`;
}

/** A space of the roof: its own cube goes to the others, `colors` to the scout. */
function spaceHandle(
  { x, y }: Point,
  number: number,
  { board, to_act }: View,
  { forecasts }: Pick<Ui, "forecasts">,
): Handle {
  const args = { roof: number, color: board.roof.spaces[number - 1] };
  const forecast = forecasts[`scout ${number}`];
  const known = forecast && "gains" in forecast ? forecast : null;
  const colors = known ? colorsOf(known, to_act) : [];
  const told = { key: "roof-space", args: { ...args, colors, stalls: known?.stalls.length } };
  const label = colors.length ? told : { key: "roof-space-plain", args };
  return { pick: `roof:${number}`, label, x: x - DISC, y: y - DISC, width: 2 * DISC, height: 2 * DISC };
}

/** While somebody scouts, or is seen to. */
export function roof(view: View, { frame, lit, picked, preview, forecasts }: Ui): HandItem[] {
  if (!(frame ? frame.scouts : view.phase === "scout")) return [];
  const [chosen = 0] = frame ? [] : namesOf(picked, "roof").map(Number);
  const forecast = frame ? null : preview?.forecast;
  const gained = forecast && "roof" in forecast ? colorsOf(forecast, view.to_act) : [];
  return [
    {
      name: "roof",
      pick: null,
      label: { key: "means-roof", args: {} },
      picture: picture((frame?.board ?? view.board).roof, chosen, gained, lit),
      ...SIZE,
      places: PLACES.map((place, i) => spaceHandle(place, i + 1, view, { forecasts })),
    },
  ];
}
