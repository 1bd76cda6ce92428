// What flies over the table during an animation: a die that is thrown from a seat, and what passes from seat to seat.
import { html, nothing, noChange, type ElementPart } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { times } from "../art/drawing.ts";
import { partOf } from "../base/lookup.ts";
import { PACE } from "../session/animation-queue.ts";
import { turnOf } from "../wording/seat-language.ts";
import { Directive, directive } from "lit-html/directive.js";
import type { Table } from "./types.ts";
import type { Board } from "../game-api/board.ts";
import type { Flight, Spot, TableFrame, Thrown } from "../game-api/frames.ts";

class Once extends Directive {
  #done = false;

  render(_begin: (element: HTMLElement) => void) {
    return noChange;
  }

  override update({ element }: ElementPart, [begin]: [begin: (element: HTMLElement) => void]) {
    if (!this.#done && element instanceof HTMLElement) begin(element);
    this.#done = true;
    return noChange;
  }
}

const once = directive(Once);

/** of the window, in pixels */
type Point = { x: number; y: number };

/** How far something rises between its ends, as a share of the way. */
const RISE = 0.16;
/** A throw: the die's height, in its own lengths, and its size at each part of the time. It strikes at height 0. */
const LANDED = 0.43;
const THROW = [
  { offset: 0, high: 0, scale: 0.6 },
  { offset: 0.2, high: 0.9, scale: 1.15 },
  { offset: LANDED, high: 0, scale: 1 },
  { offset: 0.57, high: 0.4, scale: 1.08 },
  { offset: 0.71, high: 0, scale: 1 },
  { offset: 0.84, high: 0.1, scale: 1.02 },
  { offset: 1, high: 0, scale: 1 },
];
/** Milliseconds in the air, as long as the frames before the face is known (`tumbling` in js/art/die.ts). */
const AIR = 700;
/** The side of a die, in widths of the board. */
const SIDE = 0.15;
const SIDES = 6;

/** @returns where it is, if it is in sight */
function boxOf(element: Element | null | undefined): DOMRect | undefined {
  const box = element?.getBoundingClientRect();
  return box?.width ? box : undefined;
}

const middle = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Where a seat is: at a fact of it that is in sight, else at its score or its panel. */
function middleOf(seat: unknown, fact: string = ""): Point | undefined {
  const panel = document.querySelector(`[data-seat="${seat}"]`);
  const parts = [`[data-fact="${fact}"]`, ".score"].map((part) => boxOf(panel?.querySelector(part)));
  const box = parts.find((part) => part) ?? boxOf(panel);
  return box && middle(box);
}

/** A point of the board as it is seen: from near, it lies farther from what stays where it is. */
function pointOf(spot: Spot, { size }: Board, zoom: TableFrame["zoom"]): Point | undefined {
  if ("seat" in spot) return middleOf(spot.seat, spot.fact);
  const cell = "cell" in spot ? boxOf(document.querySelector(`[data-cell="${spot.cell}"]`)) : undefined;
  if ("cell" in spot) return cell && middle(cell);
  const board = boxOf(document.querySelector("[data-game]"));
  if (!board) return undefined;
  const along = (part: number, stays: number) => Math.min(1, Math.max(0, stays + (part - stays) * (zoom?.by ?? 1)));
  const [x, y] = [along(spot.x, (zoom?.x ?? 0) / size.width), along(spot.y, (zoom?.y ?? 0) / size.height)];
  return { x: board.x + x * board.width, y: board.y + y * board.height };
}

const moved = ({ x, y }: Point, scale: number = 1) => `translate(${x}px, ${y}px) scale(${scale})`;

/** The point of the board that is nearest to a seat, before which nothing lies but the seat's own panel. */
function edgeBefore({ x, y }: Point): Point | null {
  const board = boxOf(document.querySelector("[data-game]"));
  const within = (at: number, from: number, to: number) => Math.min(to, Math.max(from, at));
  return board ? { x: within(x, board.left, board.right), y: within(y, board.top, board.bottom) } : null;
}

/** It flies in an arc, is a little larger on its way, and small where it is counted; to a seat, over no other one. */
function fly(element: Element, { from, to, ms, fades }: Flight, { board, stage, settings }: FlightTable) {
  const zoom = partOf(stage.frame, "zoom");
  const [start, end] = [pointOf(from, board, zoom), pointOf(to, board, zoom)];
  if (!start || !end) return;
  const edge = "seat" in to && !("seat" in from) ? edgeBefore(end) : null;
  const goal = edge ?? end;
  const between = {
    x: (start.x + goal.x) / 2,
    y: (start.y + goal.y) / 2 - RISE * Math.hypot(goal.x - start.x, goal.y - start.y),
  };
  const steps = [
    { opacity: 1, transform: moved(start) },
    { opacity: 1, transform: moved(between, 1.15) },
    ...(edge ? [{ opacity: 1, transform: moved(edge) }] : []),
    { opacity: fades ? 0 : 1, transform: moved(end, "seat" in to ? 0.8 : 1) },
  ];
  element.animate(steps, { duration: ms * PACE[settings().speed], easing: "ease-in-out", fill: "forwards" });
}

/** @param place on the board, in parts of it */
function throwDie(element: HTMLElement, place: Point, seat: unknown, pace: number) {
  const board = boxOf(document.querySelector("[data-game]"));
  if (!board) return;
  const side = board.width * SIDE;
  const end = { x: board.x + place.x * board.width - side / 2, y: board.y + place.y * board.height - side / 2 };
  const die = boxOf(document.querySelector("[data-die] > svg"));
  const start = die ? { x: die.x, y: die.y } : (middleOf(seat) ?? end);
  Object.assign(element.style, { fontSize: `${side}px`, transform: moved(end) });
  const steps = THROW.map(({ offset, high, scale }) => {
    const part = Math.min(1, offset / LANDED);
    const at = { x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y) - high * side };
    return { offset, transform: moved(at, scale) };
  });
  element.animate(steps, { duration: AIR * pace });
}

/** A cube; the face that it shows is in front once it rests. */
function die(
  { face, faces, place }: Thrown,
  { board, session, settings }: Pick<Table, "board" | "session" | "settings">,
) {
  const seat = turnOf(session.state.view);
  const begin = (element: HTMLElement) => throwDie(element, place, seat, PACE[settings().speed]);
  const sides = times(SIDES, (at) => {
    const picture = board.die(at === 0 && face !== null ? face : faces[at % faces.length]);
    return html`<i>${picture}</i>`;
  });
  return html`<div class="rolling ${face === null ? "" : "rests"}" ${once(begin)}><div class="cube">${sides}</div></div>`;
}

type FlightTable = Pick<Table, "board" | "session" | "settings" | "stage">;

/** What flies in this frame; it keeps its element from frame to frame. */
export function flights(table: FlightTable) {
  const [all = [], thrown] = [partOf(table.stage.frame, "flights"), partOf(table.stage.frame, "thrown")];
  if (!all.length && !thrown) return nothing;
  const flying = (one: Flight) => html`<span ${once((element) => fly(element, one, table))}>${one.picture}</span>`;
  return html`<div class="flights" aria-hidden="true">${repeat(all, ({ name }) => name, flying)}${thrown ? die(thrown, table) : nothing}</div>`;
}
