// Forecasts as sentences: what a pending rug would join and cover, what the next roll may cost. Pure.
import { isRoll, rollsWithRent } from "./forecasts.ts";
import { sortChoices } from "./table.ts";
import type { Rent, RugForecast, View } from "./shapes.ts";
import type { Known } from "./types.ts";
import type { Sentence } from "../../engine/shapes.ts";

export const forecastSentences = (view: View, known: Known): Sentence[] => [
  ...ofRugOrRoll(view, known),
  ...(view.board.last_rugs ? [{ key: "last-rugs", args: {} }] : []),
];

function ofRugOrRoll(view: View, { preview, forecasts, forecast }: Known) {
  const rug = preview?.forecast;
  if (rug && "group" in rug) return ofRug(rug);
  if (view.phase === "roll") return rollsWithRent([forecast]).map(({ rent }) => ofRent(ROLL, rent));
  return ofChoices(view.choices, forecasts);
}

const ofRug = ({ group, color, covers }: RugForecast) => [
  { key: "foretold-group", args: { count: group.length, color } },
  ...[...new Set(covers.map((half) => half.color))].map((shade) => ({
    key: "foretold-covers",
    args: { color: shade, count: covers.filter((half) => half.color === shade).length },
  })),
];

/** What is said of the rent of a roll, and of a way to turn; and where somebody may go out. */
const ROLL = { safe: { key: "foretold-rent" }, risky: { key: "foretold-rent-out" } };
const TURN = { safe: { key: "foretold-turn" }, risky: { key: "foretold-turn-out" } };

/** The expected rent, and the chance of going out. */
const ofRent = ({ safe, risky }: typeof ROLL, { sum, of, out }: Rent, more?: object) => ({
  ...(out ? risky : safe),
  args: { ...more, rent: Math.round((10 * sum) / of) / 10, out, of },
});

/** What each way to turn may cost, where one may cost something. */
function ofChoices(choices: string[], forecasts: Known["forecasts"]) {
  if (!rollsWithRent(Object.values(forecasts)).length) return [];
  const turns = sortChoices(choices).flatMap((by) => {
    const known = forecasts[by];
    return isRoll(known) ? [{ by, rent: known.rent }] : [];
  });
  const ways = turns.map(({ by, rent }, at) => ofRent(TURN, rent, { by, last: at === turns.length - 1 }));
  return ways.length ? [{ key: "foretold-average", args: {} }, ...ways] : [];
}
