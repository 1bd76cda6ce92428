// What the table needs besides the drawing: facts of a seat, which forecasts to load, sounds, words. Pure.
import { svg } from "lit-html";
import { coin, swatch } from "../../art/drawing.js";
import { must } from "../../base/lookup.js";

/** @typedef {import("./shapes.js").View} View */
/** @typedef {import("./shapes.js").NamedSeat} Seat */
/** @typedef {import("./shapes.js").Event} Event */
/** @typedef {import("./shapes.js").Rent} Rent */
/** @typedef {import("./types").Known} Known */
/** @typedef {import("../../types.js").Say} Say */
/** @typedef {import("../../types.js").Sentence} Sentence */

/** The legend of a seat's facts. @param {Seat} seat @returns {import("../../types.js").Fact[]} */
export const legend = (seat) => [
  { picture: coin(), value: seat.dirhams, key: "fact-dirhams" },
  { picture: seen(), value: seat.visible, key: "fact-visible" },
  { picture: rolled(), value: seat.rugs, key: "fact-rugs" },
];

/** The facts in a seat's panel: how many rugs of each colour are left, where it has several. @param {Seat} seat */
export function facts(seat) {
  if (seat.colors.length < 2) return legend(seat);
  const [dirhams, visible] = legend(seat);
  const piles = seat.colors.map((color) => {
    const next = color === seat.next;
    const count = must(seat.left[color], "number of rugs");
    const args = { color, next: next ? "yes" : "no", count };
    return { picture: swatch(color), value: count, key: "seat-pile", emblem: { args, marked: next } };
  });
  return [must(dirhams, "fact"), must(visible, "fact"), ...piles];
}

/** The colour on top of a seat's pile, else its first colour. @param {Seat} seat */
export const colorOf = (seat) => seat.next ?? must(seat.colors[0], "colour of a seat");

/** The emblem of a seat. @param {Seat} seat */
export const emblem = (seat) => swatch(colorOf(seat));

const seen = () =>
  svg`<svg class="fact-picture" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16v14H4z" /><path d="M8 9h8v6H8zM12 9v6M8 12h8" /></svg>`;
const rolled = () =>
  svg`<svg class="fact-picture" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 8h15a4 4 0 1 1-4 4 2 2 0 1 1 2 2M3 8v8h11" /></svg>`;

/** The actions (null: the next roll) whose forecasts are shown before anything is tapped. @param {View} view */
export function foreseen(view) {
  if (view.phase === "roll") return [null];
  return view.phase === "turn" || view.phase === "quarter" ? view.choices : [];
}

const ORDER = ["left", "straight", "right"];
/** The choices in the expected order: left to right. @param {string[]} choices */
export const arranged = (choices) => [...choices].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));

/** The key of the question for the next part of an action. @param {Set<string>} lit */
export const asked = (lit) => ([...lit].every((pick) => pick.startsWith("square:")) ? "prompt-lay-second" : null);

/** A choice is chosen as a whole: there are never many. @returns {import("../../types.js").Part[]} */
export const parts = () => [];

/** The sentence for a choice in the list. @param {string} action */
export function choice(action) {
  const [verb, place = ""] = action.split(" ");
  return { key: `action-${verb}`, args: { what: place.replace("-", "–") } };
}

/** The face of a die's action. @param {string} action */
export const face = (action) => Number(action.slice("die ".length));

/** Sounds by event type. */
/** @type {Record<string, string>} */
export const sounds = {
  turned: "turn",
  rolled: "wood",
  walked: "step",
  paid: "coin",
  laid: "cloth",
  went_out: "fall",
};

/**
 * The words on the board and in the result, in a reader's language.
 * @param {Say} say
 * @returns {import("./types").Words}
 */
export const words = (say) => ({
  odds: (weight, of) => say("odds", { weight, of }),
  rent: (amount) => say("rent", { amount }),
  made: (dirhams, squares) =>
    say("result-made", {
      fortune: say("count-dirhams", { count: dirhams }),
      seen: say("count-squares", { count: squares }),
    }),
  out: () => say("seat-out"),
});

/** Rugs by colour and squares. @type {[import("./shapes.js").Color, ...string[]][]} */
const COVERED = [
  ["mint", "b6", "c6"],
  ["majorelle", "d5", "d6"],
  ["terracotta", "e5", "f5"],
  ["saffron", "c3", "c4"],
  ["terracotta", "e3", "e4"],
  ["majorelle", "f3", "g3"],
  ["terracotta", "b3", "c3"],
  ["mint", "c1", "c2"],
  ["saffron", "a1", "a2"],
  ["saffron", "f7", "g7"],
];

/** The position on the cover: a calm middle game. @type {import("./types").Painted} */
export const COVER = {
  phase: "over",
  to_act: "over",
  seats: [],
  board: {
    assam: { square: "d4", facing: "south" },
    rugs: COVERED.map(([color, ...squares], owner) => ({ color, owner, squares, visible: squares })),
    last: [],
    last_rugs: false,
  },
};

/** @param {Rent} rent */
const mean = ({ sum, of }) => Math.round((10 * sum) / of) / 10;

/** The expected rent, and the chance of going out. @param {Rent} rent */
const chances = (rent) => ({ rent: mean(rent), out: rent.out, of: rent.of });

/** The phases with a hint in the first game on a device. */
export const hints = ["turn", "lay"];

/** What an event introduces in the first game on a device. @param {Event} event */
export function caption(event) {
  if (event.type === "walked") return event.mosaics ? "mosaic" : null;
  if (event.type === "laid") return event.covers.length ? "covered" : "rug";
  return event.type === "paid" || event.type === "went_out" ? event.type : null;
}

/** The forecasts as sentences. @param {View} view @param {Known} known @returns {Sentence[]} */
export const foretold = (view, known) => [
  ...awaited(view, known),
  ...(view.board.last_rugs ? [{ key: "last-rugs", args: {} }] : []),
];

/**
 * Whether a forecast is of a roll.
 * @param {import("./shapes.js").Forecast | null | undefined} forecast
 * @returns {forecast is import("./shapes.js").RollForecast}
 */
export const isRoll = (forecast) => Boolean(forecast && "rent" in forecast);

/**
 * The forecasts of rolls; none of them while no roll could cost rent, as there is nothing to foresee then.
 * @param {(import("./shapes.js").Forecast | null | undefined)[]} forecasts
 * @returns {import("./shapes.js").RollForecast[]}
 */
export function foreseenRent(forecasts) {
  const rolls = forecasts.filter(isRoll);
  return rolls.some(({ rent }) => rent.sum > 0) ? rolls : [];
}

/** @param {View} view @param {Known} known @returns {Sentence[]} */
function awaited(view, { preview, forecasts, forecast }) {
  const rug = preview?.forecast;
  if (rug && "group" in rug) {
    const covered = rug.covers.map((half) => ({ key: "foretold-covers", args: { color: half.color } }));
    return [{ key: "foretold-group", args: { count: rug.group.length, color: rug.color } }, ...covered];
  }
  if (view.phase === "roll")
    return foreseenRent([forecast]).map(({ rent }) => ({
      key: rent.out ? "foretold-rent-out" : "foretold-rent",
      args: chances(rent),
    }));
  if (!foreseenRent(Object.values(forecasts)).length) return [];
  const turns = arranged(view.choices).flatMap((by) => {
    const known = forecasts[by];
    return isRoll(known)
      ? [{ key: known.rent.out ? "foretold-turn-out" : "foretold-turn", args: { by, ...chances(known.rent) } }]
      : [];
  });
  return turns.length ? [{ key: "foretold-average", args: {} }, ...turns] : [];
}

/** The face rolled last; null before the first roll. @param {{events: Event[]}[]} entries */
export function lastRoll(entries) {
  const rolled = entries.findLast(({ events }) => events.some((event) => event.type === "rolled"));
  return rolled?.events.find((event) => event.type === "rolled")?.steps ?? null;
}
