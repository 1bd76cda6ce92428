// The roof with its pawn, large over the dimmed market while somebody scouts: the ring of cubes that it is. Where a
// space is chosen it turns to glass, so that the stalls are seen.
import { nothing, svg } from "lit-html";
import { namesOf } from "../../base/actions.ts";
import { at, polar, polygon, ticked, times } from "../../art/drawing.ts";
import { khatam } from "./pieces.ts";
import { RING, roofAt, SIDE } from "./places.ts";
import type { Board, Ui, View } from "./types.ts";

const terrace = (r: number) => polygon(times(5, (i) => polar(0, 0, r, i * 72 - 90)));
const [TERRACE, INSIDE] = [terrace(RING.radius), terrace(RING.radius - 24)];
const [MIDDLE, BRIGHT] = [khatam(78), khatam(56)];
const OVER = `M18 0H${SIDE - 18}Q${SIDE} 0 ${SIDE} 18V${SIDE - 18}Q${SIDE} ${SIDE} ${SIDE - 18} ${SIDE}H18Q0 ${SIDE} 0 ${SIDE - 18}V18Q0 0 18 0Z`;

/** The pawn, animated from its previous place: in the middle, or in front of a cube. */
function pawnAt(space: number) {
  const { x, y } = roofAt(space);
  const [right, down, size] = space ? [44, 34, 2.4] : [0, 6, 3.3];
  return svg`<g class="pawn" .style=${`transform: translate(${x + right}px, ${y + down}px)`}><use href="#morocco-pawn" transform="scale(${size})" /></g>`;
}

function space(color: string, i: number, pawn: number, chosen: number) {
  const how = i + 1 === chosen ? "chosen" : i + 1 === pawn ? "taken" : "";
  return svg`<g class="roof-space ${how}" transform=${at(roofAt(i + 1))}><circle r=${RING.disc} /><circle class="rim" r=${RING.disc - 6.5} /><use href="#morocco-cube-${color}" transform="scale(1.75)" />${how === "chosen" ? ticked({ x: 34, y: -34 }) : nothing}</g>`;
}

/** The roof with the space where the pawn would go; 0: none. */
function ring({ spaces, pawn }: Board["roof"], chosen: number, glass: boolean) {
  return svg`${glass ? nothing : svg`<path class="dimmed" d=${OVER} />`}<g class="ring ${glass ? "glass" : ""}" data-over><g transform=${at(RING)}><path class="glazed" d=${TERRACE} />
    <g class="solid"><path class="terrace-shade" d=${TERRACE} /><path class="terrace" d=${TERRACE} /><path class="terrace-tiles" d=${INSIDE} /><circle class="walk" r=${RING.round} /><path class="roof-middle" d=${MIDDLE} /><path class="roof-star" d=${BRIGHT} /></g></g>${spaces.map((color, i) => space(color, i, pawn, chosen))}${pawnAt(chosen || pawn)}</g>`;
}

export function roof({ phase }: View, { roof: lies }: Board, { frame, picked, preview }: Ui) {
  if (frame) return frame.near ? ring(lies, 0, Boolean(frame.glass)) : nothing;
  if (phase !== "scout") return nothing;
  const [chosen] = namesOf(picked, "roof");
  return ring(lies, Number(chosen ?? 0), chosen !== undefined && preview !== null);
}
