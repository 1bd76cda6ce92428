// Thumbnails of boards, each rendered when it first comes near the viewport, so that many games cost no more than the
// visible ones. Rendered apart from the page: a damaged view leaves only its own picture empty.
import { html, render, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { ref } from "lit-html/directives/ref.js";
import { idleUi } from "../art/idle-ui.ts";
import { whenIdle } from "../base/paint.ts";
import type { Point } from "../art/drawing.ts";
import type { Board, Box } from "../game-api/board.ts";
import type { Marked } from "../game-api/rulebook.ts";
import type { Say } from "../i18n/translate.ts";
import type { View } from "../engine/shapes.ts";

const ROOT_MARGIN = "200px";

/** Rendering budget per frame, in milliseconds: the rest of the page comes first. */
const FRAME_BUDGET = 8;

const drawings: WeakMap<SVGElement, () => unknown> = new WeakMap();
const undrawn: Set<SVGElement> = new Set();
/** Elements near the viewport that are not yet rendered. */
const waiting: Set<SVGElement> = new Set();

const watcher = new IntersectionObserver(
  (seen) => {
    if (!waiting.size) whenIdle().then(paintSome);
    for (const { isIntersecting, target } of seen)
      if (isIntersecting && target instanceof SVGElement) waiting.add(target);
  },
  { rootMargin: ROOT_MARGIN, scrollMargin: ROOT_MARGIN },
);

/** Render as many waiting pictures as fit into the budget. */
function paintSome() {
  const until = performance.now() + FRAME_BUDGET;
  for (const element of waiting) {
    if (performance.now() > until) break;
    paint(element);
  }
  if (waiting.size) requestAnimationFrame(paintSome);
}

function paint(element: SVGElement) {
  leave(element);
  try {
    render(drawings.get(element)?.(), element);
  } catch {
    render("", element);
  }
}

addEventListener("beforeprint", () => undrawn.forEach(paint)); // on paper all of them are in sight

function leave(element: SVGElement) {
  undrawn.delete(element);
  watcher.unobserve(element);
  waiting.delete(element);
}

/** A position that nobody can tap. */
export function position(view: View, board: Board, say: Say, { lit = [], picked = [], forecast = null }: Marked) {
  const ui = { ...idleUi(board.words(say)), lit: new Set(lit), picked, forecast };
  return svg`${board.ground()}${board.paint({ ...view, choices: [] }, ui)}`;
}

const far = ({ x, y, width, height }: Box): Point => ({ x: x + width, y: y + height });

/** The part of a board that a picture shows: some cells, in a square with what lies around them; else all of it. */
function part(view: View, { size, cells }: Board, { near = [], around }: Marked) {
  const boxes = cells(view).filter(({ pick }) => near.includes(pick));
  if (!boxes.length) return `0 0 ${size.width} ${size.height}`;
  const ends = (axis: "x" | "y") => [
    Math.min(...boxes.map((box) => box[axis])),
    Math.max(...boxes.map((box) => far(box)[axis])),
  ];
  const [[left = 0, right = 0], [top = 0, bottom = 0]] = [ends("x"), ends("y")];
  if (around === undefined) return `${left} ${top} ${right - left} ${bottom - top}`;
  const side = Math.max(right - left, bottom - top) + 2 * around * size.width;
  const begin = (middle: number, most: number) => Math.max(0, Math.min(middle - side / 2, most - side));
  return `${begin((left + right) / 2, size.width)} ${begin((top + bottom) / 2, size.height)} ${side} ${side}`;
}

export const picture = (view: View, board: Board, say: Say, lang: string, marked: Marked = {}) =>
  guard([view, lang], () => {
    let painted: SVGElement | undefined;
    return html`<svg class="picture ${marked.near ? "" : "in-small"}" viewBox=${part(view, board, marked)} aria-hidden="true" ${ref(
      (element) => {
        if (painted) leave(painted); // a picture may be removed before it was visible
        painted = element instanceof SVGElement ? element : undefined;
        if (!painted) return;
        drawings.set(painted, () => position(view, board, say, marked));
        undrawn.add(painted);
        watcher.observe(painted);
      },
    )}></svg>`;
  });
