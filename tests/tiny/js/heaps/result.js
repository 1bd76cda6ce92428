// How a game of heaps ended.
import { html } from "lit-html";

/** @typedef {import("./shapes.ts").View} View */

/**
 * What a seat has taken.
 * @param {View["seats"][number]} seat
 * @param {ReturnType<typeof import("./board.js").words>} words
 * @returns {import("../../../../js/game-api/result.ts").SeatScore}
 */
export const score = (seat, words) => ({
  made: words.stones(seat.score),
  parts: [{ points: seat.score, paint: "var(--part)" }],
});

/** @param {View} view */
export const scoreChart = (view) => html`<p>${view.result?.story.length}</p>`;

/** Each game of heaps is like the other. @returns {never[]} */
export const highlights = () => [];
