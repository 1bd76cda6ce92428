// Small pictures of boards, each painted once, when it first comes near the window: fifty games cost no more than what
// is seen of them. Painted apart from the page: a damaged view leaves its own picture empty and nothing else.
import { html, render, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { ref } from "lit-html/directives/ref.js";
import { whenIdle } from "./measure.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Say} Say */

/** How far outside the viewport pictures are painted. */
const ROOT_MARGIN = "200px";

/** Milliseconds per frame spent on painting pictures: the rest of the page comes first. */
const FRAME_BUDGET = 8;

/** What each element shows once it is seen. @type {WeakMap<Element, () => unknown>} */
const drawings = new WeakMap();
/** Seen, and not yet painted. @type {Set<Element>} */
const waiting = new Set();

const watcher = new IntersectionObserver(
  (seen) => {
    if (!waiting.size) whenIdle().then(paintSome);
    for (const { isIntersecting, target } of seen) if (isIntersecting) waiting.add(target);
  },
  { rootMargin: ROOT_MARGIN },
);

/** Paint as many of those that wait as a frame has the time for. */
function paintSome() {
  const until = performance.now() + FRAME_BUDGET;
  for (const element of waiting) {
    if (performance.now() > until) break;
    paint(element);
  }
  if (waiting.size) requestAnimationFrame(paintSome);
}

/** @param {Element} element */
function paint(element) {
  leave(element);
  const place = /** @type {SVGElement} */ (element);
  try {
    render(drawings.get(element)?.(), place);
  } catch {
    render("", place);
  }
}

/** Nothing is waited for at this element any longer. @param {Element} element */
function leave(element) {
  watcher.unobserve(element);
  waiting.delete(element);
}

/** A position as nobody touches it. @param {View} view @param {import("../types.js").Board} board the game's drawings @param {Say} say */
function position(view, board, say) {
  const ui = {
    lit: new Set(),
    picked: [],
    preview: null,
    forecasts: {},
    forecast: null,
    frame: null,
    focus: "",
    words: board.words(say),
  };
  return svg`${board.ground()}${board.paint({ ...view, choices: [] }, ui)}`;
}

/** The picture of a position. @param {View} view @param {import("../types.js").Board} board the game's drawings @param {Say} say @param {string} lang */
export const picture = (view, board, say, lang) =>
  guard([view, lang], () => {
    /** @type {Element | undefined} */
    let painted;
    return html`<svg class="picture" viewBox="0 0 ${board.size.width} ${board.size.height}" aria-hidden="true" ${ref(
      (element) => {
        if (painted) leave(painted); // a picture may leave the page unseen
        painted = element;
        if (!element) return;
        drawings.set(element, () => position(view, board, say));
        watcher.observe(element);
      },
    )}></svg>`;
  });
