// The effect of an animation frame: things in flight, the die.
import { nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { at } from "../../art/drawing.js";
import { centre } from "./places.js";

/** @typedef {import("./types").Frame} Frame */

/**
 * Drawn at its target; a CSS keyframe animation moves it there from its start.
 * @param {import("./types").Flight} flight
 * @param {number} ms
 */
function flying(flight, ms) {
  const { piece, dye = "", worth, from, to, gone } = flight;
  return svg`<g class="dye-${dye}" transform=${at(to)}><g class=${gone ? "flying gone" : "flying"} .style=${`--from-x: ${from.x - to.x}px; --from-y: ${from.y - to.y}px; animation-duration: calc(${ms}ms * var(--pace, 1))`}><use href="#morocco-${piece}" />${worth ? svg`<text class="worth" y="8">${worth}</text>` : nothing}</g></g>`;
}

/** @param {string} face */
const rolling = (face) =>
  svg`<g transform="${at(centre("c3"))} translate(-80 -80) scale(1.6)"><g class="rolling"><use href="#morocco-die-${face}" /></g></g>`;

/** Things in flight keep their elements from frame to frame. @param {Frame} frame */
const flights = ({ flights = [], ms }) =>
  repeat(
    flights,
    ({ name }) => name,
    (flight) => flying(flight, ms),
  );

/** All that a frame shows beside its board. @param {Frame} frame */
export const effects = (frame) => svg`${flights(frame)}${frame.die ? rolling(frame.die) : nothing}`;
