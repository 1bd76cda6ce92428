// Heaps, the tests' tiny game: three heaps of stones, drawn as plainly as can be. All that the page asks of a game.
import { html, svg } from "lit-html";

const WIDE = 100;
const NAMES = ["a", "b", "c"];

export const size = { width: 3 * WIDE, height: 2 * WIDE };

/** The heaps as buttons, in one row. */
export const cells = (view) =>
  NAMES.map((heap, col) => ({
    pick: `heap:${heap}`, row: 0, col, x: col * WIDE, y: 0, width: WIDE, height: WIDE,
    label: { key: "cell-heap", args: { heap, count: view.board.heaps[heap] } },
  }));

/** How many stones to take, as buttons below the heaps. */
export const handles = (view, { lit }) =>
  [1, 2, 3].filter((count) => lit.has(`count:${count}`)).map((count) => ({
    pick: `count:${count}`, x: (count - 1) * WIDE, y: WIDE, width: WIDE, height: WIDE,
    label: { key: "count-stones", args: { count } },
  }));

export const ground = () => svg`<rect class="heaps-ground" width="300" height="200" />`;

export const paint = (view, { picked }) =>
  svg`${NAMES.map((heap, col) => svg`<text x=${col * WIDE + 40} y="60">${view.board.heaps[heap]}</text>`)}
    <text x="140" y="160">${picked.join(" ")}</text>`;

export const cover = () => svg`${ground()}<text x="140" y="110">6</text>`;
export const swatch = () => svg`<svg class="heaps-mark" viewBox="0 0 8 8" aria-hidden="true"><circle cx="4" cy="4" r="3" /></svg>`;
export const emblem = swatch;
export const facts = () => [];
export const legend = facts;
export const hints = [];
export const figures = {};
export const section = () => undefined;
export const foreseen = () => [];
export const foretold = () => [];
export const frames = () => [];
export const asked = () => null;
export const arranged = (choices) => choices;
export const choice = (action) => ({ key: `action-${action.split(" ")[0]}`, args: { what: action.split(" ").slice(1).join(" ") } });
export const face = (action) => Number(action.slice(4));
export const sounds = { rolled: "dice", took: "coin" };
export const words = (say) => ({ stones: (count) => say("count-stones", { count }) });
export const die = (face) => html`<span class="heaps-die">${face ?? ""}</span>`;

/** The newest roll, null before the first. */
export function lastRoll(entries) {
  const rolls = entries.flatMap(({ events }) => events).filter(({ type }) => type === "rolled");
  return rolls.at(-1)?.steps ?? null;
}
