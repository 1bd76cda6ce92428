// The end of a game: what each score is made of, and a chart of the scores.
import { coinAt, fixed, INK } from "../../art/drawing.ts";
import { svg } from "lit-html";
import { woven } from "../../art/podium.ts";
import { scoreChart as storyOf } from "../../art/result.ts";
import type { NamedSeat as Seat, View as ViewType, Event, Paid, RollForecast } from "./shapes.ts";
import type { Words } from "./types.ts";
import type { SeatScore } from "../../game-api/result.ts";
import type { Die, Sentence } from "../../engine/shapes.ts";

export function highlights(entries: { events: Event[] }[], dice: Die[]): Sentence[] {
  const paid = entries.flatMap(({ events }) => events.filter((event) => event.type === "paid"));
  const [highest] = [...paid].sort((one, other) => other.amount - one.amount);
  if (!highest) return [];
  const { from, to, amount } = highest;
  return [{ key: "highlight-rent", args: { from, to, amount } }, collected(paid), ...luckiest(dice)];
}

/** The roll that cost least against what it would have cost on average. */
function luckiest(dice: Die[]): Sentence[] {
  const rolls = dice.flatMap((die) => die.rolls.flatMap(weighed));
  const [best] = rolls.sort((one, other) => other.rent - other.owed - (one.rent - one.owed));
  return best && best.rent > best.owed ? [{ key: "highlight-luck", args: best }] : [];
}

function weighed({ seat, action, forecast }: Die["rolls"][number]) {
  if (!forecast) return [];
  const { faces, rent } = forecast as RollForecast; // as: the forecast of a roll, as its game makes it
  const face = faces.find((one) => one.action === action);
  return face ? [{ seat, owed: face.owed, rent: rent.sum / rent.of }] : [];
}

/** Who collected most rent in all. */
function collected(paid: Paid[]): Sentence {
  const sums: Map<number, number> = new Map();
  for (const { to, amount } of paid) sums.set(to, (sums.get(to) ?? 0) + amount);
  const [[seat, amount] = [0, 0]] = [...sums].sort(([, one], [, other]) => other - one);
  return { key: "highlight-collected", args: { seat, amount } };
}

type View = Pick<ViewType, "seats" | "board" | "result">;

const COIN = fixed(coinAt(0, 0, 14));
const RUG = fixed(
  `<path d="M-6 -14V14M-2 -14V14M2 -14V14M6 -14V14" stroke="${INK}" stroke-width="1.6"/>` +
    `<path d="M-9 -11H9V11H-9Z" fill="var(--dye)" stroke="${INK}" stroke-width="2"/><path d="M0 -6L5 0L0 6L-5 0Z" fill="var(--thread)"/>`,
);

/** Dirhams, then the squares of its rugs that are seen, in their weave. */
export function score({ colors, dirhams, visible, seen, out }: Seat, words: Words): SeatScore {
  if (out) return { made: words.out(), out, parts: [] };
  const rugs = colors.map((color) => ({
    points: seen?.[color] ?? 0,
    sign: svg`<g class="dye-${color}">${RUG}</g>`,
    ...woven(color),
  })); // views stored before do not say it
  return {
    made: words.made(dirhams, visible),
    parts: [{ points: dirhams, paint: "var(--part)", sign: COIN }, ...rugs],
  };
}

export const scoreChart = (view: View) => storyOf(view, (color) => color);
