// How a game of claims ended.
import { html } from "lit-html";
import { story as chart } from "../../../../js/art/result.js";

/** @typedef {import("./shapes.js").View} View */

/** What each seat has. @param {View} view */
export const breakdown = ({ seats }) =>
  html`<ul>${seats.map(({ name, score }) => html`<li><bdi>${name}</bdi> ${score}</li>`)}</ul>`;

/** @param {View} view */
export const story = (view) => chart(view, (color) => color);

/** @returns {never[]} */
export const lights = () => [];

/** @returns {never[]} */
export const highlights = () => [];
