// The effect of an animation frame: things in flight, the die, ranks in a closing stall, rewards.
import { nothing, svg } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { repeat } from "lit-html/directives/repeat.js";
import { at } from "../../art/drawing.js";
import { dyeOf, familyAt } from "./families.js";
import { ringedStall } from "./marks.js";
import { khatam } from "./pieces.js";
import { closingPlaques } from "./plaques.js";
import { centre } from "./places.js";

/** @typedef {import("./types").Seat} Seat */
/** @typedef {import("./types").Frame} Frame */

/**
 * Drawn at its target; a CSS keyframe animation moves it there from its start.
 * @param {import("./types").Flight} flight
 * @param {number} ms
 */
function flying({ piece, dye = "", from, to, gone }, ms) {
  return svg`<g class="dye-${dye}" transform=${at(to)}><g class=${gone ? "flying gone" : "flying"} .style=${`--from-x: ${from.x - to.x}px; --from-y: ${from.y - to.y}px; animation-duration: calc(${ms}ms * var(--pace, 1))`}><use href="#morocco-${piece}" /></g></g>`;
}

/**
 * One seat's rewards, over the stall that gave them.
 * @param {NonNullable<Frame["reward"]>} reward
 * @param {Seat[]} seats
 */
function rewardSign({ stall, seat, vp, items }, seats) {
  const family = familyAt(seats, seat);
  const points = svg`<path class="points" transform="translate(2 0)" d=${khatam(19)} /><text x="2" y="8">${vp}</text>`;
  return svg`<g transform=${at(centre(stall))}><g class="reward dye-${dyeOf(family)}"><rect x="-62" y="-25" width="124" height="50" rx="25" />
    <use href="#morocco-medallion-${family}" transform="translate(-37 0) scale(1.15)" />${vp ? points : nothing}
    ${items.map((item, i) => svg`<use href="#morocco-${item === "coin" ? "coin" : `bodyguard-${family}`}" transform="translate(${34 + 12 * i} 0) scale(.7)" />`)}</g></g>`;
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

/** All that a frame shows beside its board. @param {Frame} frame @param {Seat[]} seats */
export function effects(frame, seats) {
  const { ring = [], ranks, reward, die } = frame;
  const plaque = ranks ? closingPlaques([{ ...ranks, rewards: [], juice: [] }], seats) : nothing;
  return svg`${ring.map(ringedStall)}${plaque}${reward ? keyed(reward, rewardSign(reward, seats)) : nothing}${flights(frame)}${die ? rolling(die) : nothing}`;
}
