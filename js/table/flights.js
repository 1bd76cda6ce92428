// What flies over the table during an animation: a die that is thrown from a seat, and what passes from seat to seat.
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { times } from "../art/drawing.ts";
import { partOf } from "../base/lookup.ts";
import { PACE } from "../session/animation-clock.ts";
import { once } from "../ui/once.ts";
import { turnOf } from "../wording/seat-language.ts";

/** @typedef {import("../types.js").Transfer} Transfer */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {{x: number, y: number}} Point of the window, in pixels */

/** Milliseconds that something is on its way to a seat; how far it rises between its ends, in pixels. */
const PASSES = 370;
const RISE = 46;
/** A throw: at which part of it the die is how high, in its own lengths, and how large. Its strikes are at height 0. */
const THROW = [
  { offset: 0, high: 0, scale: 0.6 },
  { offset: 0.2, high: 0.9, scale: 1.15 },
  { offset: 0.43, high: 0, scale: 1 },
  { offset: 0.57, high: 0.4, scale: 1.08 },
  { offset: 0.71, high: 0, scale: 1 },
  { offset: 0.84, high: 0.1, scale: 1.02 },
  { offset: 1, high: 0, scale: 1 },
];
/** Milliseconds in the air, as long as the frames before the face is known (`tumbling` in js/art/die.js). */
const AIR = 700;
/** The side of a die, in widths of the board. */
const SIDE = 0.15;
const SIDES = 6;

/** @param {Element | null | undefined} element @returns {DOMRect | undefined} where it is, if it is in sight */
function boxOf(element) {
  const box = element?.getBoundingClientRect();
  return box?.width ? box : undefined;
}

/** The middle of what a seat has. @param {unknown} seat @returns {Point | undefined} */
function middleOf(seat) {
  const panel = document.querySelector(`[data-seat="${seat}"]`);
  const box = boxOf(panel?.querySelector(".fact.main") ?? panel);
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {Point} at @param {number} [scale] */
const moved = ({ x, y }, scale = 1) => `translate(${x}px, ${y}px) scale(${scale})`;

/** @param {Element} element @param {Transfer} transfer @param {number} pace */
function pass(element, { from, to }, pace) {
  const [start, end] = [middleOf(from), middleOf(to)];
  if (!start || !end) return;
  const between = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - RISE };
  const steps = [start, between, end].map((at) => ({ opacity: 1, transform: moved(at) }));
  element.animate(steps, { duration: PASSES * pace, easing: "ease-in-out" });
}

/**
 * @param {HTMLElement} element
 * @param {Point} place on the board, in parts of it
 * @param {unknown} seat
 * @param {number} pace
 */
function throwDie(element, place, seat, pace) {
  const board = boxOf(document.querySelector("[data-game]"));
  if (!board) return;
  const side = board.width * SIDE;
  const end = { x: board.x + place.x * board.width - side / 2, y: board.y + place.y * board.height - side / 2 };
  const start = middleOf(seat) ?? end;
  Object.assign(element.style, { fontSize: `${side}px`, transform: moved(end) });
  const landed = /** @type {{offset: number}} */ (THROW[2]).offset;
  const steps = THROW.map(({ offset, high, scale }) => {
    const part = Math.min(1, offset / landed);
    const at = { x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y) - high * side };
    return { offset, transform: moved(at, scale) };
  });
  element.animate(steps, { duration: AIR * pace });
}

/** A cube; the face that it shows is in front once it rests. @param {import("../types.js").Thrown} thrown @param {Table} table */
function die({ face, faces, place }, { board, session, settings }) {
  const seat = turnOf(session.state.view);
  const begin = (/** @type {HTMLElement} */ element) => throwDie(element, place, seat, PACE[settings().speed]);
  const sides = times(SIDES, (at) => {
    const picture = board.die(at === 0 && face !== null ? face : faces[at % faces.length]);
    return html`<i>${picture}</i>`;
  });
  return html`<div class="rolling ${face === null ? "" : "rests"}" ${once(begin)}><div class="cube">${sides}</div></div>`;
}

/** What flies in this frame; a transfer keeps its element from frame to frame. @param {Table} table */
export function flights(table) {
  const [transfers = [], thrown] = [partOf(table.frame, "transfers"), partOf(table.frame, "thrown")];
  if (!transfers.length && !thrown) return nothing;
  const pace = PACE[table.settings().speed];
  const passing = (/** @type {Transfer} */ one) =>
    html`<span ${once((element) => pass(element, one, pace))}>${one.picture}</span>`;
  return html`<div class="flights" aria-hidden="true">${repeat(transfers, ({ name }) => name, passing)}${thrown ? die(thrown, table) : nothing}</div>`;
}
