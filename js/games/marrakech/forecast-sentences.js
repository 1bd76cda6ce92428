// Forecasts as sentences: what a pending rug would join and cover, what the next roll may cost. Pure.
import { isRoll, rollsWithRent } from "./forecasts.js";
import { sortChoices } from "./table.js";

/** @typedef {import("./shapes.js").View} View */
/** @typedef {import("./types").Known} Known */
/** @typedef {import("../../types.js").Sentence} Sentence */

/** The forecasts as sentences. @param {View} view @param {Known} known @returns {Sentence[]} */
export const forecastSentences = (view, known) => [
  ...ofRugOrRoll(view, known),
  ...(view.board.last_rugs ? [{ key: "last-rugs", args: {} }] : []),
];

/** @param {View} view @param {Known} known */
function ofRugOrRoll(view, { preview, forecasts, forecast }) {
  const rug = preview?.forecast;
  if (rug && "group" in rug) return ofRug(rug);
  if (view.phase === "roll") return rollsWithRent([forecast]).map(({ rent }) => ofRent(ROLL, rent));
  return ofChoices(view.choices, forecasts);
}

/** @param {import("./shapes.js").RugForecast} forecast */
const ofRug = ({ group, color, covers }) => [
  { key: "foretold-group", args: { count: group.length, color } },
  ...[...new Set(covers.map((half) => half.color))].map((shade) => ({
    key: "foretold-covers",
    args: { color: shade, count: covers.filter((half) => half.color === shade).length },
  })),
];

/** What is said of the rent of a roll, and of a way to turn; and where somebody may go out. */
const ROLL = { safe: { key: "foretold-rent" }, risky: { key: "foretold-rent-out" } };
const TURN = { safe: { key: "foretold-turn" }, risky: { key: "foretold-turn-out" } };

/**
 * The expected rent, and the chance of going out.
 * @param {typeof ROLL} said
 * @param {import("./shapes.js").Rent} rent
 * @param {object} [more]
 */
const ofRent = ({ safe, risky }, { sum, of, out }, more) => ({
  ...(out ? risky : safe),
  args: { ...more, rent: Math.round((10 * sum) / of) / 10, out, of },
});

/**
 * What each way to turn may cost, where one may cost something.
 * @param {string[]} choices
 * @param {Known["forecasts"]} forecasts
 */
function ofChoices(choices, forecasts) {
  if (!rollsWithRent(Object.values(forecasts)).length) return [];
  const turns = sortChoices(choices).flatMap((by) => {
    const known = forecasts[by];
    return isRoll(known) ? [{ by, rent: known.rent }] : [];
  });
  const ways = turns.map(({ by, rent }, at) => ofRent(TURN, rent, { by, last: at === turns.length - 1 }));
  return ways.length ? [{ key: "foretold-average", args: {} }, ...ways] : [];
}
