// How a game of heaps ended.
import { html } from "lit-html";

/** @typedef {import("./shapes.js").View} View */

/** What each seat has taken. @param {View} view @param {ReturnType<typeof import("./board.js").words>} words */
export const breakdown = (view, words) =>
  html`<ul>${view.seats.map(({ name, score }) => html`<li><bdi>${name}</bdi> ${words.stones(score)}</li>`)}</ul>`;

/** @param {View} view */
export const story = (view) => html`<p>${view.result?.story.length}</p>`;

/** Nobody's points lie on the board. @returns {never[]} */
export const lights = () => [];

/** Each game of heaps is like the other. @returns {never[]} */
export const highlights = () => [];
