// The effect of an animation frame: things in flight.
import { nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { SIDE } from "./places.js";

/** @typedef {import("./types").Frame} Frame */

/** How far east, for CSS: things of a seat are at the side of the seats. @param {import("./places.js").Place} place */
const along = ({ x, home }) => (home ? `(${SIDE / 2}px + var(--ahead) * ${x - SIDE / 2}px)` : `${x}px`);

/**
 * Drawn at its target; a CSS keyframe animation moves it there from its start.
 * @param {import("./types").Flight} flight
 * @param {number} ms
 */
function flying(flight, ms) {
  const { piece, dye = "", worth, from, to, gone } = flight;
  const [begins, ends] = [along(from), along(to)];
  return svg`<g class="dye-${dye}" .style=${`transform: translate(calc(${ends}), ${to.y}px)`}><g class=${gone ? "flying gone" : "flying"} .style=${`--from-x: calc(${begins} - ${ends}); --from-y: ${from.y - to.y}px; animation-duration: calc(${ms}ms * var(--pace, 1))`}><use href="#morocco-${piece}" />${worth ? svg`<text class="worth" y="8">${worth}</text>` : nothing}</g></g>`;
}

/** Things in flight keep their elements from frame to frame. @param {Frame} frame */
export const flights = ({ flights = [], ms }) =>
  repeat(
    flights,
    ({ name }) => name,
    (flight) => flying(flight, ms),
  );
