// The end as it is seen, once the last move has been: the board dims, the ranks rise from last to first, the winners'
// lights come on while their score counts, and it rains confetti. Frames are pure data for the table's clock; what
// stands beside the board is already the result.
import { html, nothing, svg } from "lit-html";
import { viewBox } from "./layout.js";
import { ofSeat } from "../base/lookup.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Light} Light */
/** @typedef {{lights: Light[], score: number | null, risen: number, won: boolean}} Finale `risen`: ranks that are seen */
/** @typedef {{ms: number, frame: {finale: Finale}, tone?: string, pitch?: number}} Shown */

/** Milliseconds of the dark, of a rank and of all, of a light and of all, and of the winner: four seconds at most. */
const [DIM, RANK, RANKS, LIGHT, COUNT, WON] = [350, 300, 1200, 140, 1200, 1200];
/** The score counts in so many steps, however few lights there are. */
const STEPS = 8;

/**
 * @param {View} view of a game that is over
 * @param {Light[]} lights the winners', in the order in which they come on
 * @returns {Shown[]}
 */
export function finale({ result, seats }, lights) {
  if (!result) return [];
  const losers = seats.length - result.winners.length;
  const score = ofSeat(seats, Number(result.winners[0])).score;
  const count = Math.max(lights.length, STEPS);
  /** @param {number} ms @param {Partial<Finale>} part @returns {Shown} */
  const shown = (ms, part) => ({
    ms,
    frame: { finale: { lights: [], score: null, risen: losers, won: false, ...part } },
  });
  return [
    shown(DIM, { risen: 0 }),
    ...Array.from({ length: losers }, (_, i) => ({
      ...shown(Math.min(RANK, RANKS / losers), { risen: i + 1 }),
      tone: "rank",
      pitch: i,
    })),
    ...Array.from({ length: count }, (_, i) => ({
      ...shown(Math.min(LIGHT, COUNT / count), {
        lights: lights.slice(0, Math.ceil(((i + 1) * lights.length) / count)),
        score: Math.round(((i + 1) * score) / count),
      }),
      tone: "coin",
    })),
    { ...shown(WON, { lights, score, risen: seats.length, won: true }), tone: "end" },
  ];
}

/** The finale in a frame of the clock, if it is one. @param {unknown} frame @returns {Finale | null} */
export const finaleOf = (frame) =>
  frame && typeof frame === "object" && "finale" in frame ? /** @type {{finale: Finale}} */ (frame).finale : null;

/** How many ranks are seen while they rise. @param {unknown} frame */
export function rising(frame) {
  const now = finaleOf(frame);
  return now && !now.won ? now.risen : undefined;
}

/** @param {Light} light */
const outline = ({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}Z`;

const PIECES = 40;
/** @param {Light[]} lights */
const confetti = (lights) =>
  Array.from(
    { length: PIECES },
    (_, i) =>
      html`<i class="dye-${lights[i % lights.length]?.dye ?? "saffron"}" .style=${`left:${(i * 61.8) % 100}%;animation-delay:calc(${(i * i * 131) % 400}ms * var(--pace, 1))`}></i>`,
  );

/**
 * What lies over the board: the dark with a window for each light, the score, and the confetti.
 * @param {Finale | null} now
 * @param {Pick<import("../types.js").Board, "size">} board
 */
export function overBoard(now, board) {
  if (!now) return nothing;
  const { width, height } = board.size;
  const lit = now.lights.map(outline);
  return html`<svg class="paint finale" viewBox=${viewBox(board.size)} aria-hidden="true"><path class="dark" d="M0 0h${width}v${height}h${-width}Z${lit.join("")}" />
    ${lit.map((d) => svg`<path class="light" d=${d} />`)}${
      now.score === null
        ? nothing
        : svg`<g class="medal" .style=${`transform:translate(${width / 2}px,${now.won ? height / 2 : 66}px) scale(${now.won ? 1.3 : 0.8})`}><circle r="78" /><text y="28">${now.score}</text></g>`
    }</svg>${now.won ? html`<div class="confetti" aria-hidden="true">${confetti(now.lights)}</div>` : nothing}`;
}
