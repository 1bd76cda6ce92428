// What is shown before it counts: a rug over its squares with its group, the way that Assam may walk and where he may
// stop.
import { nothing, svg } from "lit-html";
import { namesOf } from "../../base/actions.ts";
import { at, polar, polygon, seamed, star, times, type Point } from "../../art/drawing.ts";
import { chosenArrow, chosenSquares, openArrows, targets } from "./marks.ts";
import { centre, route, turned } from "./places.ts";
import { cornerOf, drawRug, groupOf } from "./rugs.ts";
import type { Assam, By, Forecast, RollForecast, RugForecast } from "./shapes.ts";
import type { Ui, Painted as View, Words } from "./types.ts";

/** where a walk may end */
type Stop = { square: string; weight: number; of: number; owed: number; out: boolean };

export const isRoll = (forecast: Forecast | null | undefined): forecast is RollForecast =>
  Boolean(forecast && "rent" in forecast);

/** The forecasts of rolls; none of them while no roll could cost rent, as there is nothing to say then. */
export function rollsWithRent(forecasts: (Forecast | null | undefined)[]) {
  const rolls = forecasts.filter(isRoll);
  return rolls.some(({ rent }) => rent.sum > 0) ? rolls : [];
}

/** The choice that is shown: tapped, or under pointer or keyboard. */
const choiceShown = ({ picked, focus, lit }: Ui) =>
  namesOf<By>(focus && lit.has(focus) ? [focus, ...picked] : picked, "turn")[0];

/** The roll that is shown: after the choice that is shown, or the next one. */
function walkShown(ui: Ui) {
  const by = choiceShown(ui);
  const forecast = by ? (ui.forecasts[by] ?? ui.preview?.forecast) : ui.forecast;
  return isRoll(forecast) ? forecast : null;
}

/** Faces that lead to the same square are one stop. */
function stopsOf({ faces, rent }: RollForecast): Stop[] {
  const stops: Map<string, Stop> = new Map();
  for (const { square, weight, owed, out } of faces) {
    stops.set(square, { square, owed, out, weight: weight + (stops.get(square)?.weight ?? 0), of: rent.of });
  }
  return [...stops.values()];
}

/** As far as the highest roll leads. */
function pathOf({ faces }: RollForecast, assam: Assam) {
  const longest = faces.reduce((a, b) => (b.path.length > a.path.length ? b : a));
  return seamed("way", route(assam.square, longest.path));
}

/** The radius of a stop of one in six: its area is as the chance; and the largest. */
const [ONE_IN_SIX, LARGEST] = [22.5, 40];
/** A stop where Assam stands lies beside his feet. */
const BESIDE = 32;

/** Rent that cannot be paid has its own shape. */
const kindOf = ({ owed, out }: Stop) => (out ? "out" : owed ? "owes" : "free");
const broken = (r: number) => polygon(times(8, (i) => polar(0, 0, r + 1, 22.5 + 45 * i)));

const STOPS: Record<ReturnType<typeof kindOf>, (stop: Stop, r: number, words: Words) => unknown> = {
  free: (_, r) =>
    svg`<circle r=${r} /><use href="#slipper" transform="translate(${-r * 0.27} 0) rotate(-8) scale(${r / 44})" /><use href="#slipper" transform="translate(${r * 0.27} 0) rotate(8) scale(${r / 44})" />`,
  owes: ({ owed }, r, words) =>
    svg`<use href="#rug-coin-blank" transform="scale(${r / 15})" /><text y=${r * 0.38} font-size=${r * 1.1}>${words.rent(owed)}</text>`,
  out: ({ owed }, r, words) =>
    svg`<path class="stop" d=${broken(r)} /><text y=${r * 0.3} font-size=${r * (owed > 9 ? 0.85 : 1.1)}>${words.rent(owed)}</text>`,
};

/** Where a walk may end: as large as it is likely, with what it costs. */
function drawStop(stop: Stop, assam: Assam, { words, signs, help }: Ui) {
  const { x, y } = centre(stop.square);
  const aside = stop.square === assam.square ? BESIDE : 0;
  const kind = kindOf(stop);
  const r = Math.min(ONE_IN_SIX * signs * Math.sqrt((6 * stop.weight) / stop.of), LARGEST);
  const drawn = help === "always" ? inNumbers(stop, words) : STOPS[kind](stop, r, words);
  return svg`<g class="disc ${kind}" transform="translate(${x + aside} ${y + aside})">${drawn}</g>`;
}

/** Somebody who wants all help reads the chance as well. */
const inNumbers = (stop: Stop, words: Words) =>
  svg`${stop.out ? svg`<path class="stop" d=${broken(LARGEST)} />` : svg`<circle r=${LARGEST} />`}<text class="odds" y=${stop.owed ? -3 : 8} font-size="22">${words.odds(stop.weight, stop.of)}</text>${
    stop.owed ? svg`<text y="21" font-size="23">${words.rent(stop.owed)}</text>` : nothing
  }`;

const STAR = star(0, 0, 30);

const countAt = (place: Point, count: number) =>
  svg`<g class="count" transform=${at(place)}><path fill="var(--night)" stroke="var(--cream)" stroke-width="3" d=${STAR} /><text font-size="32" font-weight="800" y="11">${count}</text></g>`;

/** A rug that is shown hovers over its squares, so that what it would cover stays visible; other squares stay open. */
function shownRug({ color, squares, group }: RugForecast, view: View, ui: Ui) {
  const rug = { color, owner: Number(view.to_act), squares };
  return svg`${groupOf(group)}${drawRug(rug, "shown")}${targets(ui, view.board.beside ?? [])}${countAt(cornerOf(squares), group.length)}`;
}

/** What is drawn under Assam: a rug, where one can begin, or where he may walk. */
export function underAssam(view: View, ui: Ui) {
  const { assam, beside = [] } = view.board;
  const forecast = ui.preview?.forecast;
  if (forecast && "squares" in forecast) return shownRug(forecast, view, ui);
  const walk = walkShown(ui);
  const stops = walk ? svg`${pathOf(walk, assam)}${stopsOf(walk).map((stop) => drawStop(stop, assam, ui))}` : nothing;
  return svg`${targets(ui, beside)}${chosenSquares(ui)}${chosenArrow(assam, namesOf(ui.picked, "turn"), stops)}`;
}

/** What is drawn over him: the arrows to where else he can turn. */
export function overAssam({ board: { assam } }: View, { lit, picked }: Ui) {
  const others = [...lit].filter((pick) => !picked.includes(pick));
  return svg`${openArrows(assam, namesOf(others, "turn"))}`;
}

/** How Assam stands: already turned to the direction that is shown. */
export function assamShown({ board: { assam } }: View, ui: Ui): Assam & { by?: By } {
  const by = choiceShown(ui);
  return by ? { ...assam, facing: turned(assam.facing, by), by } : assam;
}
