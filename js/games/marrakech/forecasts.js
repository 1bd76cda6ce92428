// What is drawn of forecasts: a pending rug with its group, the path of a walk, and where walks may end.
import { nothing, svg } from "lit-html";
import { required } from "../../base/lookup.js";
import { namesOf } from "../../base/actions.js";
import { at, polar, polygon, round, seamed, star, times } from "../../art/drawing.js";
import { discPlaces, PLATE } from "./discs.js";
import { arrowsOf, drawArrow, targets } from "./marks.js";
import { centre, route } from "./places.js";
import { cornerOf, drawRug, frameOf, groupOf } from "./rugs.js";

/** @typedef {import("./shapes.js").Forecast} Forecast */
/** @typedef {import("./shapes.js").RollForecast} RollForecast */
/** @typedef {import("./shapes.js").Assam} Assam */
/** @typedef {import("./types").Painted} View */
/** @typedef {import("./types").Ui} Ui */
/** @typedef {import("./types").Words} Words */
/** @typedef {import("./places.js").Point} Point */
/** @typedef {{square: string, weight: number, of: number, owed: number, out: boolean}} Stop where a walk may end */

/**
 * Whether a forecast is of a roll.
 * @param {Forecast | null | undefined} forecast
 * @returns {forecast is RollForecast}
 */
export const isRoll = (forecast) => Boolean(forecast && "rent" in forecast);

/**
 * The forecasts of rolls; none of them while no roll could cost rent, as there is nothing to foresee then.
 * @param {(Forecast | null | undefined)[]} forecasts
 */
export function rollsWithRent(forecasts) {
  const rolls = forecasts.filter(isRoll);
  return rolls.some(({ rent }) => rent.sum > 0) ? rolls : [];
}

/** The choice in focus: tapped, or under pointer or keyboard. @param {Ui} ui */
function choiceInFocus({ picked, focus, lit }) {
  const [choice] = namesOf(focus && lit.has(focus) ? [...picked, focus] : picked, "turn");
  return choice;
}

/** The one forecast shown in full: of the choice in focus, or of the next roll. @param {Ui} ui */
function walkShown(ui) {
  const by = choiceInFocus(ui);
  const forecast = by ? (ui.forecasts[by] ?? ui.preview?.forecast) : ui.forecast;
  return isRoll(forecast) ? forecast : null;
}

/** Faces that lead to the same square are one stop. @param {RollForecast} forecast @returns {Stop[]} */
function stopsOf({ faces, rent }) {
  /** @type {Map<string, Stop>} */
  const stops = new Map();
  for (const { square, weight, owed, out } of faces) {
    stops.set(square, { square, owed, out, weight: weight + (stops.get(square)?.weight ?? 0), of: rent.of });
  }
  return [...stops.values()];
}

/** The path of a walk, as far as the highest roll leads. @param {RollForecast} forecast @param {Assam} assam */
function pathOf({ faces }, assam) {
  const longest = faces.reduce((a, b) => (b.path.length > a.path.length ? b : a));
  return seamed("way", route(assam.square, longest.path));
}

const RADIUS = 30;
const OCTAGON = polygon(times(8, (i) => polar(0, 0, RADIUS + 1, 22.5 + 45 * i)));

/** Rent to pay has a bolder outline; rent that cannot be paid has its own shape. @param {Stop} stop */
const kindOf = ({ owed, out }) => (out ? "out" : owed ? "owes" : "free");

/** @param {Stop} stop @param {Point} place @param {Words} words @param {number} size */
function disc(stop, { x, y }, words, size) {
  return svg`<g class="disc ${kindOf(stop)}" transform="translate(${round(x)} ${round(y)}) scale(${size})">${stop.out ? svg`<path class="stop" d=${OCTAGON} />` : svg`<circle r=${RADIUS} />`}
    <text y="-4">${words.odds(stop.weight, stop.of)}</text><path class="line" d="M-20 3.5H20" /><text class="rent" y="24">${words.rent(stop.owed)}</text></g>`;
}

/**
 * A line from a disc to Assam, for a walk that ends where he stands.
 * @param {Stop} stop
 * @param {Point} place
 * @param {Assam} assam
 */
function connector({ square }, place, assam) {
  if (square !== assam.square) return nothing;
  const { x, y } = centre(square);
  const [dx, dy] = [place.x - x, place.y - y];
  const part = PLATE / Math.hypot(dx, dy);
  return seamed("tether", `M${round(x + part * dx)} ${round(y + part * dy)}L${round(place.x)} ${round(place.y)}`);
}

/** The scale of the discs when all directions are shown. */
const SMALL = 0.87;

/** The places of the discs drawn last: a position is drawn again at each tap. @type {{given: string, places: Point[]}} */
let last = { given: "", places: [] };

/** @type {typeof discPlaces} */
function placesOf(...wanted) {
  const given = JSON.stringify(wanted);
  if (given !== last.given) last = { given, places: discPlaces(...wanted) };
  return last.places;
}

/**
 * The ends of possible walks: discs with odds and rent.
 * @param {(Forecast | null | undefined)[]} forecasts
 * @param {Assam} assam
 * @param {ReturnType<typeof arrowsOf>} arrows
 * @param {Words} words
 * @param {number} size
 */
function discs(forecasts, assam, arrows, words, size) {
  const stops = rollsWithRent(forecasts).flatMap(stopsOf);
  const squares = stops.map(({ square }) => square);
  const places = placesOf(squares, assam, arrows, RADIUS * size);
  const placed = stops.map((stop, i) => ({ stop, place: required(places[i], "place of a disc") }));
  return svg`${placed.map(({ stop, place }) => connector(stop, place, assam))}${placed.map(({ stop, place }) => disc(stop, place, words, size))}`;
}

const STAR = star(0, 0, 27);

/** The size of a group, on a star. @param {Point} place @param {number} count */
const countAt = (place, count) =>
  svg`<g class="count" transform=${at(place)}><path d=${STAR} /><text y="9.5">${count}</text></g>`;

/**
 * A pending rug hovers over its squares, so that what it would cover stays visible; other places stay open.
 * @param {import("./shapes.js").RugForecast} forecast
 * @param {View} view
 * @param {Ui} ui
 */
function pendingRug({ color, squares, group }, view, ui) {
  const rug = { color, owner: Number(view.to_act), squares };
  const others = targets({ lit: ui.lit, picked: squares.map((square) => `square:${square}`) });
  return svg`${others}${frameOf(squares, "chosen-rug")}${drawRug(rug, "pending")}${groupOf(group)}${countAt(cornerOf(squares), group.length)}`;
}

/**
 * What is drawn under Assam: a pending rug, where a rug may lie, or where he may walk.
 * @param {View} view
 * @param {Ui} ui
 */
export function underAssam(view, ui) {
  const forecast = ui.preview?.forecast;
  if (forecast && "squares" in forecast) return pendingRug(forecast, view, ui);
  const walk = walkShown(ui);
  return svg`${targets(ui)}${walk ? pathOf(walk, view.board.assam) : nothing}`;
}

/** What is drawn over him: the arrows that turn him, and where his walk may end. @param {View} view @param {Ui} ui */
export function overAssam({ board: { assam } }, ui) {
  const [chosen, walk] = [choiceInFocus(ui), walkShown(ui)];
  const arrows = arrowsOf(assam, namesOf([...ui.lit, ...ui.picked], "turn"));
  const [forecasts, size] = walk ? [[walk], ui.signs] : [Object.values(ui.forecasts), SMALL * ui.signs];
  return svg`${arrows.map((arrow) => drawArrow(arrow, arrow.by === chosen))}${discs(forecasts, assam, arrows, ui.words, size)}`;
}
