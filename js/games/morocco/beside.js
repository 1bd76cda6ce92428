// Drawings beside the market: the guards' quarters, the tray with the hand of the seat on turn, and the roof with its
// pawn.
import { nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { ofSeat } from "../../table/lookup.js";
import { dyeOf, familyOf } from "./families.js";
import { TERRACE } from "./ground.js";
import { at } from "./market.js";
import { khatam } from "./pieces.js";
import {
  HAND,
  HAND_BOX,
  LEDGE,
  ledgeAt,
  LEDGE_TOLD,
  quarters,
  ROOF,
  roofSpace,
  TRAY,
  TRAY_BAND,
  TRAY_ITEMS,
  trayAt,
  trayBox,
} from "./places.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Seat} Seat */
/** @typedef {import("./types").Board} Board */
/** @typedef {import("./types").Ui} Ui */

/** A horseshoe arch in a gate 50 units wide. @param {number} height */
const arch = (height) => `M9 ${height}V45C3 36 9 18 25 15C41 18 47 36 41 45V${height}Z`;

/** @param {Seat} seat @param {number} count of seats @param {Board} board */
function quarter({ seat, colors, quarters: resting }, count, board) {
  const { x, y, height } = quarters(seat, count);
  const family = familyOf({ colors });
  const guards = Array.from(
    { length: resting },
    (_, i) =>
      svg`<use href="#morocco-bodyguard-${family}" transform="translate(25 ${height - 21 - i * GUARD}) scale(.72)" />`,
  );
  return svg`<g class="quarter dye-${dyeOf(family)}" transform="translate(${x} ${y})"><rect class="gate" y="8" width="50" height=${height - 8} rx="6" fill="url(#morocco-weave-${family})" />
    <path class="niche" d=${arch(height - 1)} />${guards}<use href="#morocco-medallion-${family}" transform="translate(25 13) scale(.9)" />
    ${board.first === seat ? svg`<g class="first" transform="translate(46 11)"><path d=${FIRST} /><text y="6">1</text></g>` : nothing}</g>`;
}

const GUARD = 38;
/** The marker of the first player. */
const FIRST = khatam(13);

/** @param {View} view @param {Board} board */
export const arcade = ({ seats }, board) =>
  seats.map((seat) => guard([seat, board.first], () => quarter(seat, seats.length, board)));

/** The seat whose hand is in the tray: the one that decides, or on whose turn the die rolls. @param {View} view */
export function handOf({ to_act, prompt, seats, result }) {
  return ofSeat(seats, typeof to_act === "number" ? to_act : (prompt.args.seat ?? result?.winners[0] ?? 0));
}

/** @param {Seat} seat @returns {Record<string, number>} */
const counts = ({ assistants, bodyguards, tourists, cousins, coins, cubes }) => ({
  assistant: assistants,
  bodyguard: bodyguards,
  tourist: tourists,
  cousins,
  ...cubes,
  coin: coins,
});

/** @param {string} item @param {string} family */
function pieceOf(item, family) {
  if (item === "coin") return "coin";
  return HAND.includes(item) ? `${item}-${family}` : `cube-${item}`;
}

/** @param {string} item */
const sizeOf = (item) => (item === "bodyguard" ? 0.74 : HAND.includes(item) ? 0.82 : 0.8);

const DIVIDERS = ["black", "coin"]
  .map((item) => `M${trayBox(item).x - 1} ${TRAY.y + 9}V${TRAY.y + TRAY.height - 9}`)
  .join("");

/** @param {Seat} seat */
export function tray(seat) {
  const family = familyOf(seat);
  const held = counts(seat);
  const dye = `dye-${dyeOf(family)}`;
  const items = TRAY_ITEMS.map(
    (
      item,
    ) => svg`<g class="held ${held[item] ? "" : "none"} ${HAND.includes(item) ? dye : ""}" transform=${at(trayAt(item))}>
    <use href="#morocco-${pieceOf(item, family)}" transform="translate(-10 0) scale(${sizeOf(item)})" /><text x="19" y="9">${held[item]}</text></g>`,
  );
  return svg`<g class="tray"><rect class="board-edge" x=${TRAY.x} y=${TRAY.y} width=${TRAY.width} height=${TRAY.height} rx="9" />
    <rect class="weave" x=${TRAY.x + 2} y=${TRAY.y + 2} width=${TRAY_BAND + 3} height=${TRAY.height - 4} rx="6" fill="url(#morocco-weave-${family})" /><path class="divider" d=${DIVIDERS} />${items}</g>`;
}

/** The key that ends a turn; it takes the place of the workers. @param {Ui} ui */
export function finishing({ lit, words }) {
  const pick = ["done", "pass"].find((each) => lit.has(each));
  if (!pick) return nothing;
  const { x, width } = HAND_BOX;
  return svg`<g class="key" transform="translate(${x + 2} ${TRAY.y + 2})"><rect width=${width - 4} height=${TRAY.height - 4} rx="23" /><text x=${width / 2} y="30">${pick === "done" ? words.done() : words.pass()}</text></g>`;
}

/**
 * The cubes that a forecast of scouting brings to a seat.
 * @param {import("./types").Forecast | null | undefined} forecast
 * @param {number | string} seat
 */
export const gainOf = (forecast, seat) =>
  (forecast && "gains" in forecast && forecast.gains.find((gain) => gain.seat === seat)?.colors) || [];

/**
 * What scouting a space of the roof brings: two cubes to the scout.
 * @param {number} space
 * @param {import("./types").Forecast | null | undefined} forecast
 * @param {View} view
 */
function gains(space, forecast, view) {
  const scout = handOf(view);
  const colors = gainOf(forecast, scout.seat);
  const { x, y } = ledgeAt(space);
  const cubes = colors.map(
    (color, i) => svg`<use href="#morocco-cube-${color}" transform="translate(${-13 + i * 26} 0) scale(.56)" />`,
  );
  return svg`<g class="gains dye-${dyeOf(familyOf(scout))}" transform="translate(${x} ${y + LEDGE_TOLD})"><rect class="plate" x="-32" y="-18" width="64" height="36" rx="18" /><rect class="whose" x="-28.500" y="-14.500" width="57" height="29" rx="14.500" />${cubes}</g>`;
}

const OTHERS = "M-8 9C-8 1 -6 -2 -1 -2C4 -2 6 1 6 9ZM-1 -3A5 5 0 1 1 -1 -13A5 5 0 1 1 -1 -3Z";

/** The cube of the space itself, which goes to all others. @param {number} space */
function others(space) {
  const { x, y } = ledgeAt(space);
  return svg`<g class="others" transform="translate(${x - 22} ${y - 23})"><circle r="14" /><path transform="translate(-3.500 2.500) scale(.7)" d=${OTHERS} /><path transform="translate(5 3.500) scale(.7)" d=${OTHERS} /></g>`;
}

const [MIDDLE, INNER] = [khatam(16), khatam(9)];
/** The pawn stands in front of its space, so that the cube stays visible. */
const INWARDS = 0.5;

/** The pawn, animated from its previous place. @param {{x: number, y: number}} place @param {number} scale */
const pawnAt = ({ x, y }, scale) =>
  svg`<g class="pawn" .style=${`transform: translate(${x}px, ${y}px)`}><use href="#morocco-pawn" transform="scale(${scale})" /></g>`;

/** The roof in its corner. @param {Board["roof"]} roof */
function corner({ spaces, pawn }) {
  const stands = roofSpace(pawn);
  const discs = spaces.map(
    (color, i) =>
      svg`<g class="roof-space" transform=${at(roofSpace(i + 1))}><circle r="15" /><use href="#morocco-cube-${color}" transform="scale(.52)" /></g>`,
  );
  return svg`<g class="roof" transform="translate(${ROOF.x} ${ROOF.y}) scale(${ROOF.scale})"><path class="terrace-shade" d=${TERRACE} /><path class="terrace" d=${TERRACE} /><path class="terrace-tiles" transform="scale(.8)" d=${TERRACE} />
    <path class="roof-middle" d=${MIDDLE} /><path class="roof-star" d=${INNER} />${discs}${pawnAt({ x: stands.x * INWARDS, y: stands.y * INWARDS - 3 }, 0.8)}</g>`;
}

/**
 * The roof's edge unrolled along the wall: neighbours stay neighbours, and the last is beside the first.
 * @param {Board["roof"]} roof
 */
function ledge({ spaces, pawn }) {
  const { x, y, width, height } = LEDGE;
  const discs = spaces.map(
    (color, i) =>
      svg`<g class="roof-space" transform=${at(ledgeAt(i + 1))}><circle r="27" /><use href="#morocco-cube-${color}" transform="scale(.92)" /></g>`,
  );
  const stands = ledgeAt(pawn);
  return svg`<g class="ledge"><rect class="terrace-shade" x=${x} y=${y} width=${width} height=${height} rx="12" /><rect class="terrace" x=${x} y=${y} width=${width} height=${height} rx="12" />
    <rect class="terrace-tiles" x=${x + 5} y=${y + 5} width=${width - 10} height=${height - 10} rx="8" />${discs}${pawnAt({ x: stands.x, y: stands.y + (pawn ? LEDGE_TOLD - 4 : 0) }, 1.15)}</g>`;
}

/**
 * The roof; while somebody scouts, with what each space brings.
 * @param {View} view
 * @param {Board} board
 * @param {Ui} ui
 * @param {boolean} near
 */
export function roof(view, board, ui, near) {
  const offered = near && !ui.frame ? [1, 2, 3, 4, 5].filter((space) => ui.forecasts[`scout ${space}`]) : [];
  return svg`${corner(board.roof)}${near ? ledge(board.roof) : nothing}${repeat(
    offered,
    (space) => space,
    (space) => svg`${gains(space, ui.forecasts[`scout ${space}`], view)}${others(space)}`,
  )}`;
}
