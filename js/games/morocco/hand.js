// The hand of the seat on turn, thing by thing, beside the market.
// Label keys: hand-assistant, hand-bodyguard, hand-tourist, hand-cousins, hand-coin (with `count`); hand-cube (with
// `color` and `count`).
import { nothing, svg } from "lit-html";
import { cached } from "../../base/cache.js";
import { ofSeat } from "../../base/lookup.js";
import { seamed, times } from "../../art/drawing.js";
import { dyeOf, familyOf } from "./families.js";
import { SMALL_STAR } from "./marks.js";
import { HAND, HELD, SLOT } from "./places.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Seat} Seat */
/** @typedef {import("./types").Ui} Ui */

/** The seat whose hand is shown: the one that decides, or on whose turn the die rolls. @param {View} view */
export function handSeat({ to_act, prompt, seats, result }) {
  return ofSeat(seats, typeof to_act === "number" ? to_act : (prompt.args.seat ?? result?.winners[0] ?? 0));
}

/** @param {Seat} seat @returns {Record<string, number>} */
const counts = ({ assistants, bodyguards, tourists, cousins, ...others }) => ({
  assistant: assistants,
  bodyguard: bodyguards,
  tourist: tourists,
  cousins,
  coin: others.coins,
  ...others.cubes,
});

/** @param {string} item @param {string} family */
function pieceOf(item, family) {
  if (item === "coin") return "coin";
  return HAND.includes(item) ? `${item}-${family}` : `cube-${item}`;
}

/** A cube of no colour. @param {number} x */
const blank = (x) => `M${x} -3L${x + 3} -6H${x + 11}V4L${x + 8} 7H${x}Z`;

/** What a worker costs: as many cubes. @param {number} cubes */
const cost = (cubes) =>
  svg`<path class="cost" transform="translate(44 47)" d=${times(cubes, (i) => blank(i * 14 - cubes * 7)).join("")} />`;

/** The things made before, by all that they depend on: what has not changed is the same object. @type {Map<string, import("../../types.js").Held>} */
const known = new Map();

const RING = "M4 4H64V56H4Z";

/** @param {boolean} background whether something else is asked first */
const star = (background) =>
  svg`<g class="lit ${background ? "other" : ""}" transform="translate(55 47)"><circle class="seal" r="11.5" /><path class="star" d=${SMALL_STAR} /></g>`;

/**
 * A thing with how many there are of it.
 * @param {string} item
 * @param {number} count
 * @param {string} family
 * @param {unknown[]} marks
 */
function picture(item, count, family, marks) {
  const worker = HAND.includes(item);
  const place = worker ? "translate(24 29) scale(0.78)" : "translate(24 31) scale(0.84)";
  return svg`<g class="morocco"><g class="thing ${count ? "" : "none"} ${worker ? `dye-${dyeOf(family)}` : ""}"><rect x="1" y="1" width=${SLOT.width - 2} height=${SLOT.height - 2} rx="10" /><use href="#morocco-${pieceOf(item, family)}" transform=${place} /><text x="63" y="26">${count}</text>
    ${marks}</g></g>`;
}

/** The roles of picks that are things in hand. */
const ROLES = ["worker", "cube", "color", "take"];

/** The pick of a thing, if it is among some. @param {string} item @param {(pick: string) => boolean} among */
const pickOf = (item, among) => ROLES.map((role) => `${role}:${item}`).find(among);

/** @param {string} item @param {Seat} seat @param {View} view @param {Ui} ui @returns {import("../../types.js").Held} */
function thing(item, seat, view, { lit, picked }) {
  const [open, chosen] = [pickOf(item, (pick) => lit.has(pick)), pickOf(item, (pick) => picked.includes(pick))];
  const [assigning, worker] = [view.phase === "assign", HAND.includes(item)];
  const third = picked.includes("worker:tourist") || picked.includes("worker:cousins");
  const background = assigning && Boolean(open?.startsWith("cube")) && !third;
  const cubes = view.board.costs[item];
  const pick = open ?? chosen ?? (assigning && worker ? `worker:${item}` : null);
  const [count, family] = [counts(seat)[item] ?? 0, familyOf(seat)];
  return cached(known, `${item} ${count} ${family} ${cubes} ${pick} ${open} ${chosen} ${background}`, () => ({
    name: item,
    pick,
    label:
      worker || item === "coin"
        ? { key: `hand-${item}`, args: { count } }
        : { key: "hand-cube", args: { color: item, count } },
    picture: picture(item, count, family, [
      cubes ? cost(cubes) : nothing,
      chosen ? seamed("ring", RING) : nothing,
      open ? star(background) : nothing,
    ]),
    ...SLOT,
  }));
}

/**
 * The hand: workers with what each costs, coins, cubes. A worker that is not to be had is there to be asked about.
 * @param {View} view
 * @param {Ui} ui
 * @returns {import("../../types.js").Held[]}
 */
export function hand(view, ui) {
  const seat = handSeat(view);
  return HELD.map((item) => thing(item, seat, view, ui));
}
