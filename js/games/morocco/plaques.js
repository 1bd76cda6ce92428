// A pending placement: the workers in place, the payment, and a plaque with everyone's rewards if a stall would fill.
// The same plaque is shown while a closing is animated.
import { nothing, svg } from "lit-html";
import { ofSeat } from "../../base/lookup.js";
import { dyeOf, familyOf } from "./families.js";
import { at, drawWorker } from "./market.js";
import { costs, named, ringed } from "./marks.js";
import { khatam } from "./pieces.js";
import { centre, PITCH, SIDE, standing } from "./places.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Seat} Seat */
/** @typedef {import("./types").Ui} Ui */
/** @typedef {import("./types").Closing} Closing */
/** @typedef {import("./types").Item} Item */
/** @typedef {import("./types").Point} Point */

/** The workers of the tapped placement. @param {Ui} ui @returns {{kind: import("./types").Kind, space: string}[]} */
export function pending({ picked }) {
  const [kind] = named(picked, "worker");
  if (!kind) return [];
  const drawn = /** @type {import("./types").Kind} */ (kind === "cousins" ? "assistant" : kind);
  return [...named(picked, "space"), ...named(picked, "beside")].map((space) => ({ kind: drawn, space }));
}

const FRAME = "M-31 -25Q-31 -31 -25 -31H25Q31 -31 31 -25V25Q31 31 25 31H-25Q-31 31 -31 25Z";

/** @param {View} view @param {Ui} ui */
export function ghosts(view, ui) {
  const seat = Number(view.to_act);
  return pending(ui).map(
    ({
      kind,
      space,
    }) => svg`<g transform=${at(standing(space))}><path class="chosen-frame" d=${FRAME} /><path class="chosen-seam" d=${FRAME} /></g>
    ${drawWorker({ seat, kind }, standing(space), view.seats, "pending")}`,
  );
}

/**
 * The payment, in the half of the stall without a new worker, so that it covers no other stall's price.
 * @param {string} space
 * @param {string[]} paid
 * @param {number} signs
 */
function price(space, paid, signs) {
  const { x, y } = centre(space);
  const [wide, free] = [26 + 27 * paid.length, space[3] === "n" ? 36 : -16]; // below the stall's own price
  return svg`<g class="price" transform=${at({ x, y: y + free }, signs)}><rect x=${-wide / 2} y="-17" width=${wide} height="34" rx="17" /><text x=${-wide / 2 + 14} y="8">−</text>
    ${paid.map((color, i) => svg`<use href="#morocco-cube-${color}" transform="translate(${-wide / 2 + 34 + 27 * i} 0) scale(.6)" />`)}</g>`;
}

/** @param {Item} item @param {string} family @param {number} x */
const reward = (item, family, x) =>
  item === "coin"
    ? svg`<use href="#morocco-coin" transform="translate(${x} 0) scale(.8)" />`
    : svg`<use href="#morocco-bodyguard-${family}" transform="translate(${x} 0) scale(.58)" />`;

/** The rewards in a row of the plaque. @param {{gained: Item[], choice: Item[]}} rewarded @param {string} family */
function things({ gained, choice }, family) {
  const [first, second] = choice;
  const either =
    first && second
      ? svg`${reward(first, family, 100)}<text x="117" y="7">/</text>${reward(second, family, 135)}`
      : nothing;
  return svg`${gained.map((item, i) => reward(item, family, 100 + 29 * i))}${either}`;
}

/** During a closing: as many figures as the seat's workers count. @param {number} count @param {string} family */
const figures = (count, family) =>
  Array.from(
    { length: count },
    (_, i) => svg`<use href="#morocco-assistant-${family}" transform="translate(${72 + 25 * i} 0) scale(.56)" />`,
  );

/**
 * @param {import("./types").Rank} told
 * @param {import("./types").Reward | undefined} rewarded
 * @param {Seat} seat
 * @param {number} amount of juice
 * @param {number} y
 */
function row({ place, count }, rewarded, seat, amount, y) {
  const family = familyOf(seat);
  return svg`<g class="plaque-row dye-${dyeOf(family)}" transform="translate(0 ${y})"><text class="place" x="16" y="8">${place}</text><use href="#morocco-medallion-${family}" transform="translate(42 0) scale(.9)" />
    ${rewarded ? svg`<path class="points" transform="translate(73 0)" d=${khatam(15)} /><text class="gain" x="73" y="7">${rewarded.vp}</text>${things(rewarded, family)}` : figures(count, family)}
    ${amount ? svg`<g transform="translate(${WIDE - 24} 0)"><circle class="orange" r="14" /><circle class="flesh" r="10.5" /><text class="gain" y="6.5">${amount}</text></g>` : nothing}</g>`;
}

const WIDE = 190;
const LINE = 34;

/** The height of a closing's plaque. @param {{counts: unknown[]}} closing */
const highOf = ({ counts }) => counts.length * LINE + 12;

const GAP = 9;

/**
 * Positions of plaques: beside the stalls, where there is room, one below the other.
 * @param {Closing[]} closings
 * @returns {{closing: Closing, spot: Point}[]}
 */
function besideStalls(closings) {
  const middles = closings.map(({ stall }) => centre(stall));
  const across = middles.map(({ x }) => x);
  const [west, east] = [Math.min(...across), Math.max(...across)];
  const x = east + PITCH / 2 + WIDE + 14 < SIDE ? east + PITCH / 2 + 8 : west - PITCH / 2 - WIDE - 8;
  const high = closings.reduce((sum, closing) => sum + highOf(closing) + GAP, -GAP);
  const middle = middles.reduce((sum, { y }) => sum + y, 0) / middles.length;
  let y = Math.max(8, Math.min(middle - high / 2, 700 - high));
  return closings.map((closing) => {
    const spot = { x, y };
    y += highOf(closing) + GAP;
    return { closing, spot };
  });
}

/** The name of the stall, where there are several plaques. @param {string} stall */
const tag = (stall) =>
  svg`<g class="plaque-tag" transform="translate(${WIDE / 2} 1)"><rect x="-19" y="-13" width="38" height="26" rx="13" /><text y="6.5">${stall}</text></g>`;

/** @param {Closing} closing @param {Seat[]} seats @param {Point} spot @param {boolean} tagged */
function plaque(closing, seats, spot, tagged) {
  const { stall, counts, rewards, juice } = closing;
  if (!counts.length) return nothing;
  const high = highOf(closing);
  return svg`<g class="plaque" transform=${at(spot)}><rect class="plaque-shade" x="3" y="5" width=${WIDE} height=${high} rx="13" /><rect width=${WIDE} height=${high} rx="13" />
    ${counts.map((told, i) =>
      row(
        told,
        rewards.find(({ seat }) => seat === told.seat),
        ofSeat(seats, told.seat),
        juice.find(({ seat }) => seat === told.seat)?.amount ?? 0,
        6 + (i + 0.5) * LINE,
      ),
    )}${tagged ? tag(stall) : nothing}</g>`;
}

/** All plaques: who would win stalls, and everyone's rewards. @param {Closing[]} closings @param {Seat[]} seats */
export function closingPlaques(closings, seats) {
  const spots = besideStalls(closings);
  return svg`${closings.map(({ stall }) => ringed(stall))}${spots.map(({ closing, spot }) => plaque(closing, seats, spot, closings.length > 1))}`;
}

/**
 * The cost and the rewards of a placement; with only a space chosen, the cubes that it costs.
 * @param {View} view
 * @param {Ui} ui
 */
export function foreseenPlacement(view, ui) {
  const [placed] = pending(ui);
  if (!placed) return named(ui.picked, "space").map(costs);
  const forecast = ui.preview?.forecast;
  const { paid, closings } = forecast && "paid" in forecast ? forecast : { paid: [], closings: [] };
  return svg`${costs(placed.space)}${closings.length ? closingPlaques(closings, view.seats) : nothing}${paid.length ? price(placed.space, paid, ui.signs) : nothing}`;
}
