// Plaques beside stalls that close: who gets what there, in the order of the ranks.
import { nothing, svg } from "lit-html";
import { ofSeat } from "../../base/lookup.js";
import { at, times } from "../../art/drawing.js";
import { dyeOf, familyOf } from "./families.js";
import { ringedStall } from "./marks.js";
import { khatam } from "./pieces.js";
import { centre, PITCH, SIDE } from "./places.js";

/** @typedef {import("./types").Seat} Seat */
/** @typedef {import("./types").Item} Item */
/** @typedef {import("./places.js").Point} Point */
/** @typedef {Pick<import("./types").Closing, "stall" | "counts" | "rewards" | "juice">} Closing */

/** @param {Item} item @param {string} family @param {number} x */
const reward = (item, family, x) =>
  item === "coin"
    ? svg`<use href="#morocco-coin" transform="translate(${x} 0) scale(.8)" />`
    : svg`<use href="#morocco-bodyguard-${family}" transform="translate(${x} 0) scale(.58)" />`;

/** The points and rewards of a seat. @param {import("./types").Reward} rewarded @param {string} family */
function rewards({ vp, gained, choice }, family) {
  const [first, second] = choice;
  const either =
    first && second
      ? svg`${reward(first, family, 100)}<text x="117" y="7">/</text>${reward(second, family, 135)}`
      : nothing;
  return svg`<path class="points" transform="translate(73 0)" d=${khatam(15)} /><text class="gain" x="73" y="7">${vp}</text>${gained.map((item, i) => reward(item, family, 100 + 29 * i))}${either}`;
}

/** During a closing: as many figures as the seat's workers count. @param {number} count @param {string} family */
const figures = (count, family) =>
  times(
    count,
    (i) => svg`<use href="#morocco-assistant-${family}" transform="translate(${72 + 25 * i} 0) scale(.56)" />`,
  );

const WIDTH = 190;
const LINE = 34;

/** @param {number} amount */
const juiceAmount = (amount) =>
  svg`<g transform="translate(${WIDTH - 24} 0)"><circle class="orange" r="14" /><circle class="flesh" r="10.5" /><text class="gain" y="6.5">${amount}</text></g>`;

/** @param {import("./types").Rank} rank @param {Closing} closing @param {Seat} seat @param {number} y */
function row({ seat: at, place, count }, closing, seat, y) {
  const family = familyOf(seat);
  const rewarded = closing.rewards.find((each) => each.seat === at);
  const amount = closing.juice.find((each) => each.seat === at)?.amount;
  return svg`<g class="plaque-row dye-${dyeOf(family)}" transform="translate(0 ${y})"><text class="place" x="16" y="8">${place}</text><use href="#morocco-medallion-${family}" transform="translate(42 0) scale(.9)" />
    ${rewarded ? rewards(rewarded, family) : figures(count, family)}${amount ? juiceAmount(amount) : nothing}</g>`;
}

/** @param {Closing} closing */
const heightOf = ({ counts }) => counts.length * LINE + 12;

const GAP = 9;

/**
 * Positions of plaques: beside the stalls, where there is room, one below the other.
 * @param {Closing[]} closings
 * @returns {{closing: Closing, point: Point}[]}
 */
function besideStalls(closings) {
  const middles = closings.map(({ stall }) => centre(stall));
  const across = middles.map(({ x }) => x);
  const [west, east] = [Math.min(...across), Math.max(...across)];
  const x = east + PITCH / 2 + WIDTH + 14 < SIDE ? east + PITCH / 2 + 8 : west - PITCH / 2 - WIDTH - 8;
  const height = closings.reduce((sum, closing) => sum + heightOf(closing) + GAP, -GAP);
  const middle = middles.reduce((sum, { y }) => sum + y, 0) / middles.length;
  let y = Math.max(8, Math.min(middle - height / 2, 700 - height));
  return closings.map((closing) => {
    const point = { x, y };
    y += heightOf(closing) + GAP;
    return { closing, point };
  });
}

/** The name of the stall, where there are several plaques. @param {string} stall */
const tag = (stall) =>
  svg`<g class="plaque-tag" transform="translate(${WIDTH / 2} 1)"><rect x="-19" y="-13" width="38" height="26" rx="13" /><text y="6.5">${stall}</text></g>`;

/** @param {Closing} closing @param {Seat[]} seats @param {Point} point @param {boolean} tagged */
function plaque(closing, seats, point, tagged) {
  if (!closing.counts.length) return nothing;
  const height = heightOf(closing);
  const rows = closing.counts.map((rank, i) => row(rank, closing, ofSeat(seats, rank.seat), 6 + (i + 0.5) * LINE));
  return svg`<g class="plaque" transform=${at(point)}><rect class="plaque-shade" x="3" y="5" width=${WIDTH} height=${height} rx="13" /><rect width=${WIDTH} height=${height} rx="13" />
    ${rows}${tagged ? tag(closing.stall) : nothing}</g>`;
}

/** All plaques: who would win stalls, and everyone's rewards. @param {Closing[]} closings @param {Seat[]} seats */
export function closingPlaques(closings, seats) {
  const placed = besideStalls(closings);
  return svg`${closings.map(({ stall }) => ringedStall(stall))}${placed.map(({ closing, point }) => plaque(closing, seats, point, closings.length > 1))}`;
}
