// The effect of an animation frame: things in flight.
import { nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { at } from "../../art/drawing.js";

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

/** Things in flight keep their elements from frame to frame. @param {Frame} frame */
export const flights = ({ flights = [], ms }) =>
  repeat(
    flights,
    ({ name }) => name,
    (flight) => flying(flight, ms),
  );
