// How a game of heaps ended.
import { html } from "lit-html";

/** What each seat has taken. */
export const breakdown = (view, words) =>
  html`<ul>${view.seats.map(({ name, score }) => html`<li><bdi>${name}</bdi> ${words.stones(score)}</li>`)}</ul>`;

export const story = (view) => html`<p>${view.result.story.length}</p>`;
