// What flies over the table during an animation: a die that is thrown from a seat, and what passes from seat to seat.
import { html, nothing, noChange, type ElementPart } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { times } from "../art/drawing.ts";
import { partOf } from "../base/lookup.ts";
import { PACE } from "../session/animation-queue.ts";
import { turnOf } from "../wording/seat-language.ts";
import { Directive, directive } from "lit-html/directive.js";
import type { Table } from "./types.ts";
import type { Thrown, Transfer } from "../game-api/frames.ts";

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

/** Milliseconds that something is on its way to a seat; how far it rises between its ends, in pixels. */
const PASSES = 370;
const RISE = 46;
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

function middleOf(seat: unknown): Point | undefined {
  const panel = document.querySelector(`[data-seat="${seat}"]`);
  const box = boxOf(panel?.querySelector(".fact.main") ?? panel);
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const moved = ({ x, y }: Point, scale: number = 1) => `translate(${x}px, ${y}px) scale(${scale})`;

function pass(element: Element, { from, to }: Transfer, pace: number) {
  const [start, end] = [middleOf(from), middleOf(to)];
  if (!start || !end) return;
  const between = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - RISE };
  const steps = [start, between, end].map((at) => ({ opacity: 1, transform: moved(at) }));
  element.animate(steps, { duration: PASSES * pace, easing: "ease-in-out" });
}

/** @param place on the board, in parts of it */
function throwDie(element: HTMLElement, place: Point, seat: unknown, pace: number) {
  const board = boxOf(document.querySelector("[data-game]"));
  if (!board) return;
  const side = board.width * SIDE;
  const end = { x: board.x + place.x * board.width - side / 2, y: board.y + place.y * board.height - side / 2 };
  const start = middleOf(seat) ?? end;
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

/** What flies in this frame; a transfer keeps its element from frame to frame. */
export function flights(table: Pick<Table, "board" | "session" | "settings" | "stage">) {
  const [transfers = [], thrown] = [partOf(table.stage.frame, "transfers"), partOf(table.stage.frame, "thrown")];
  if (!transfers.length && !thrown) return nothing;
  const pace = PACE[table.settings().speed];
  const passing = (one: Transfer) => html`<span ${once((element) => pass(element, one, pace))}>${one.picture}</span>`;
  return html`<div class="flights" aria-hidden="true">${repeat(transfers, ({ name }) => name, passing)}${thrown ? die(thrown, table) : nothing}</div>`;
}
