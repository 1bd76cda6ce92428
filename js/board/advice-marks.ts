// Advice on the board, over the drawing of any game: a ring and a lamp at each pick of the best action, and on request
// the best worth of each pick, as a shade and one to three stars. Where a pick lies is asked of its cell or handle. Pure.
import { svg } from "lit-html";
import { star, times } from "../art/drawing.ts";
import { isCell } from "./board-buttons.ts";
import { byPick, shade, span } from "../table/choice-values.ts";
import type { Advice } from "../engine/thinking.ts";
import type { Edge } from "../storage/stored-game.ts";
import type { Box, Handle } from "../game-api/board.ts";
import type { State } from "../session/state.ts";

export interface Marks {
  /** the picks of the best action */
  best: Set<string>;
  /** the best worth of each pick that can be tapped now */
  values: Map<string, number>;
}

/** Degrees by which stars are turned towards their reader. */
const TURNS: Record<Edge, number> = { south: 0, west: 90, north: 180, east: 270 };
/** The shares of its box that stars may fill: three beside each other. */
const [ACROSS, DOWN] = [0.8, 0.6];
const STARS = 3;
/** A handle keeps its picture: its stars lie on this part of it, at its bottom. */
const FOOT = 0.42;
/** Boxes narrower than this part of the board have no room for stars on the narrowest phones. */
const NARROW = 0.09;

export const NO_MARKS: Marks = { best: new Set(), values: new Map() };

export function marksOf(
  advice: Pick<Advice, "action" | "choices"> | null,
  { judged, picks, tapped, lit }: Pick<State, "judged" | "lit" | "picks" | "tapped">,
): Marks {
  if (!advice) return NO_MARKS;
  const values = judged ? [...byPick(advice.choices, picks, tapped)].filter(([pick]) => lit.has(pick)) : [];
  return { best: new Set(picks[advice.action] ?? []), values: new Map(values) };
}

const inset = ({ x, y, width, height }: Box, space: number) => ({
  x: x + space,
  y: y + space,
  width: width - 2 * space,
  height: height - 2 * space,
});

const frame = ({ x, y, width, height }: Box) =>
  svg`<rect x=${x} y=${y} width=${width} height=${height} rx=${Math.min(width, height) / 6} />`;

/** A lamp, 20 high about 0,0, as on the tool that asks for advice. */
const BULB =
  "M-3.500 4.500V3.500C-3.500 2 -6.500 1 -6.500 -3a6.500 6.500 0 0 1 13 0C6.500 1 3.500 2 3.500 3.500V4.500M-3.500 5H3.500M-2.500 9H2.500";

function ring(place: Handle) {
  const size = Math.min(place.width, place.height);
  const [x, y, r] = [place.x + size * 0.2, place.y + size * 0.2, size * 0.19];
  const box = inset(place, size * 0.06);
  return svg`<g data-advised=${place.pick}><g fill="none" stroke="var(--cream)" stroke-width=${size * 0.1}>${frame(box)}</g>
    <g fill="none" stroke="var(--advice)" stroke-width=${size * 0.06}>${frame(box)}</g><circle fill="var(--advice)" stroke="var(--cream)" cx=${x} cy=${y} r=${r} stroke-width=${size * 0.03} /><path fill="none" stroke="var(--cream)" stroke-width="2" stroke-linecap="round" d=${BULB} transform="translate(${x} ${y}) scale(${r / 13})" /></g>`;
}

/** @param step the shade, from 1 to 5 */
const starsOf = (step: number) => Math.ceil(step / 2);

/** The shade and the stars of a pick, read from an edge: all of one size. */
function valued(place: Handle, worth: number, step: number, { edge, width }: { edge: Edge; width: number }) {
  const narrow = place.width / width < NARROW;
  const box = isCell(place) ? inset(place, Math.min(place.width, place.height) * 0.1) : foot(place);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const size = Math.min((box.width * ACROSS) / STARS, box.height * DOWN);
  const count = starsOf(step);
  const row = times(count, (at) => star((at - (count - 1) / 2) * size, 0, size / 2));
  return svg`<g class="judged ${narrow ? "narrow" : ""}" data-worth=${worth}><g fill="var(--worth-${step})" fill-opacity="0.82" stroke="var(--night)">${frame(box)}</g>
    <path class="stars" fill="var(--night)" d=${row.join("")} transform="translate(${x} ${y}) rotate(${TURNS[edge]})" /></g>`;
}

/** What a pick is called in its role: `c3.nw` of `space:c3.nw`. */
const nameOf = (pick: string) => pick.slice(pick.indexOf(":") + 1);

const above = (place: Handle) => ({ ...place, height: place.height * (1 - FOOT) });

const foot = ({ x, y, width, height }: Box) => ({ x, y: y + height * (1 - FOOT), width, height: height * FOOT });

export function advisedMarks(places: Handle[], { best, values }: Marks, how: { edge: Edge; width: number }) {
  const range = span(values.values());
  const judged = places.flatMap((place) => {
    const worth = values.get(place.pick);
    return worth === undefined ? [] : valued(place, worth, shade(worth, range), how);
  });
  const there = new Set(places.map(({ pick }) => pick));
  // a pick that only the next tap lights lies where another one of that name does: the second space of cousins
  const later = new Set([...best].filter((pick) => !there.has(pick)).map(nameOf));
  const rings = places.filter(({ pick }) => best.has(pick) || later.has(nameOf(pick)));
  return svg`${judged}${rings.map((place) => ring(isCell(place) || !values.has(place.pick) ? place : above(place)))}`;
}
