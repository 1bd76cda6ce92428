// The hand of the seat on turn, thing by thing, beside the market.
// Label keys: hand-assistant, hand-bodyguard, hand-tourist, hand-cousins, hand-coin (with `count`); hand-cube (with
// `color` and `count`).
import { nothing, svg } from "lit-html";
import { ofSeat } from "../../base/lookup.js";
import { dyeOf, familyOf } from "./families.js";
import { seamed, SMALL_STAR } from "./marks.js";
import { HAND, HELD, SLOT } from "./places.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Seat} Seat */
/** @typedef {import("./types").Ui} Ui */

/** The seat whose hand is shown: the one that decides, or on whose turn the die rolls. @param {View} view */
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

/** A cube of no colour. @param {number} x */
const blank = (x) => `M${x} -3L${x + 3} -6H${x + 11}V4L${x + 8} 7H${x}Z`;

/** What a worker costs: as many cubes. @param {number} cubes */
const cost = (cubes) =>
  svg`<path class="cost" transform="translate(44 47)" d=${Array.from({ length: cubes }, (_, i) => blank(i * 14 - cubes * 7)).join("")} />`;

/** @param {string} more @param {unknown} content */
const slot = (more, content) =>
  svg`<g class="morocco"><g class="thing ${more}"><rect x="1" y="1" width=${SLOT.width - 2} height=${SLOT.height - 2} rx="10" />${content}</g></g>`;

const ROLES = ["worker", "cube", "color", "take"];
const RING = "M4 4H64V56H4Z";

/** What can be tapped there now, by thing. @param {Iterable<string>} picks @returns {Record<string, string>} */
const inHand = (picks) =>
  Object.fromEntries(
    [...picks]
      .map((pick) => [pick.split(":")[1], pick])
      .filter(([, pick = ""]) => ROLES.includes(pick.split(":")[0] ?? "")),
  );

/** What all things of a hand share. @param {View} view @param {Ui} ui */
function held(view, { lit, picked }) {
  const seat = handOf(view);
  const third = picked.some((pick) => pick === "worker:tourist" || pick === "worker:cousins");
  return { view, family: familyOf(seat), counted: counts(seat), lit: inHand(lit), picked: inHand(picked), third };
}

/** @param {string} item @param {ReturnType<typeof held>} hand */
function thing(item, { view, family, counted, lit, picked, third }) {
  const count = counted[item] ?? 0;
  const worker = HAND.includes(item);
  const [open, chosen] = [lit[item], picked[item]];
  const cubes = view.board.costs[item];
  const other = view.phase === "assign" && open?.startsWith("cube") && !third;
  const picture = slot(
    `${count ? "" : "none"} ${worker ? `dye-${dyeOf(family)}` : ""}`,
    svg`<use href="#morocco-${pieceOf(item, family)}" transform="translate(24 ${worker ? 29 : 31}) scale(${worker ? 0.78 : 0.84})" /><text x="63" y="26">${count}</text>
    ${cubes ? cost(cubes) : nothing}${chosen ? seamed("ring", RING) : nothing}${open ? svg`<g class="lit ${other ? "other" : ""}" transform="translate(55 47)"><circle class="seal" r="11.5" /><path class="star" d=${SMALL_STAR} /></g>` : nothing}`,
  );
  const pick = open ?? chosen ?? (view.phase === "assign" && worker ? `worker:${item}` : null);
  const label =
    worker || item === "coin"
      ? { key: `hand-${item}`, args: { count } }
      : { key: "hand-cube", args: { color: item, count } };
  return { name: item, pick, label, picture, ...SLOT };
}

/**
 * The hand: workers with what each costs, coins, cubes. A worker that is not to be had is there to be asked about.
 * @param {View} view
 * @param {Ui} ui
 * @returns {import("../../types.js").Held[]}
 */
export function hand(view, ui) {
  const all = held(view, ui);
  return HELD.map((item) => thing(item, all));
}
