// The effect of an animation frame: things in flight.
import { nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { SIDE, type Place } from "./places.ts";
import type { Flight, Frame } from "./types.ts";

/** How far east, for CSS: things of a seat are at the side of the seats. */
const along = ({ x, home }: Place) => (home ? `(${SIDE / 2}px + var(--ahead) * ${x - SIDE / 2}px)` : `${x}px`);

/** Drawn at its target; a CSS keyframe animation moves it there from its start. */
function flying(flight: Flight, ms: number) {
  const { piece, dye = "", worth, from, to, gone } = flight;
  const [begins, ends] = [along(from), along(to)];
  return svg`<g class="dye-${dye}" .style=${`transform: translate(calc(${ends}), ${to.y}px)`}><g class=${gone ? "flying gone" : "flying"} .style=${`--from-x: calc(${begins} - ${ends}); --from-y: ${from.y - to.y}px; animation-duration: calc(${ms}ms * var(--pace, 1))`}><use href="#morocco-${piece}" />${worth ? svg`<text class="worth" y="8">${worth}</text>` : nothing}</g></g>`;
}

/** Things in flight keep their elements from frame to frame. */
export const flights = ({ flights = [], ms }: Frame) =>
  repeat(
    flights,
    ({ name }) => name,
    (flight) => flying(flight, ms),
  );
