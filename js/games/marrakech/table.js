// What the table needs besides the drawing: facts of a seat, forecasts to load, captions, words. Each export is one of
// board.js. Pure.
import { svg } from "lit-html";
import { coin } from "../../art/drawing.js";
import { swatch } from "../../art/textiles.js";
import { sortedByVerb } from "../../base/actions.js";
import { required } from "../../base/lookup.js";

/** @typedef {import("./shapes.js").View} View */
/** @typedef {import("./shapes.js").NamedSeat} Seat */
/** @typedef {import("./shapes.js").Event} Event */
/** @typedef {import("../../types.js").Say} Say */

/** Nobody has anything in hand. @returns {import("../../types.js").Held[]} */
export const hand = () => [];

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
    const count = required(seat.left[color], "number of rugs");
    const args = { color, next: next ? "yes" : "no", count };
    return { picture: swatch(color), value: count, key: "seat-pile", emblem: { args, marked: next } };
  });
  return [required(dirhams, "fact"), required(visible, "fact"), ...piles];
}

/** The emblem of a seat: a rug like its next one, else of its first colour. @param {Seat} seat */
export const emblem = ({ next, colors }) => swatch(next ?? required(colors[0], "colour of a seat"));

const seen = () =>
  svg`<svg class="fact-picture" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16v14H4z" /><path d="M8 9h8v6H8zM12 9v6M8 12h8" /></svg>`;
const rolled = () =>
  svg`<svg class="fact-picture" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 8h15a4 4 0 1 1-4 4 2 2 0 1 1 2 2M3 8v8h11" /></svg>`;

/** The actions (null: the next roll) whose forecasts are shown before anything is tapped. @param {View} view */
export function forecastActions(view) {
  if (view.phase === "roll") return [null];
  return view.phase === "turn" || view.phase === "quarter" ? view.choices : [];
}

/** The choices in the expected order: left to right. @param {string[]} choices */
export const sortChoices = (choices) => sortedByVerb(choices, ["left", "straight", "right"]);

/** The key of the question for the next part of an action. @param {Set<string>} lit */
export const nextPrompt = (lit) => ([...lit].every((pick) => pick.startsWith("square:")) ? "prompt-lay-second" : null);

/** A choice is chosen as a whole: there are never many. @returns {import("../../types.js").Part[]} */
export const parts = () => [];

/** The sentence for a choice in the list. @param {string} action */
export function choice(action) {
  const [verb, place = ""] = action.split(" ");
  return { key: `action-${verb}`, args: { what: place.replace("-", "–") } };
}

/** The face of a die's action. @param {string} action */
export const face = (action) => Number(action.slice("die ".length));

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

/** The phases with a hint in the first game on a device. */
export const hints = ["turn", "lay"];

/** What an event introduces in the first game on a device. @param {Event} event */
export function caption(event) {
  if (event.type === "walked") return event.mosaics ? "mosaic" : null;
  if (event.type === "laid") return event.covers.length ? "covered" : "rug";
  return event.type === "paid" || event.type === "went_out" ? event.type : null;
}

/** The face rolled last; null before the first roll. @param {{events: Event[]}[]} entries */
export function lastRoll(entries) {
  const rolled = entries.findLast(({ events }) => events.some((event) => event.type === "rolled"));
  return rolled?.events.find((event) => event.type === "rolled")?.steps ?? null;
}
