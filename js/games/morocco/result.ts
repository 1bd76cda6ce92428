// The end of a game: what each score is made of, and a chart of the scores.
import { fixedAll } from "../../art/drawing.ts";
import { scoreChart as storyOf } from "../../art/result.ts";
import { keysOf } from "../../base/lookup.ts";
import { dyeOf } from "./families.ts";
import { COIN, goldStar, SIGNS } from "./pieces.ts";
import type { Seat, View, Words } from "./types.ts";
import type { SeatScore } from "../../game-api/result.ts";
import type { Event } from "./shapes.ts";
import type { Sentence } from "../../engine/shapes.ts";

/** What a stall brought a seat, in points. */
type Brought = { seat: number; stall: string; amount: number };

/** Rewards and juice, by seat and stall. */
function broughtBy(events: Event[]): Brought[] {
  const sums: Map<string, Brought> = new Map();
  for (const event of events) {
    if (event.type !== "rewarded" && event.type !== "juice_taken") continue;
    const { seat, stall } = event;
    const before = sums.get(`${seat} ${stall}`)?.amount ?? 0;
    const more = event.type === "rewarded" ? event.vp : event.amount;
    sums.set(`${seat} ${stall}`, { seat, stall, amount: before + more });
  }
  return [...sums.values()];
}

/** The stalls that one placement closed, one after another. */
function chains(events: Event[]): { seat: number; count: number }[] {
  const found = [];
  for (const event of events) {
    if (event.type === "placed") found.push({ seat: event.seat, count: 0 });
    const chain = found.at(-1);
    if (event.type === "closing_began" && chain) chain.count += 1;
  }
  return found;
}

export function highlights(entries: { events: Event[] }[]): Sentence[] {
  const events = entries.flatMap((entry) => entry.events);
  const [best] = broughtBy(events).sort((one, other) => other.amount - one.amount);
  const [longest] = chains(events).sort((one, other) => other.count - one.count);
  return [
    ...(best ? [{ key: "highlight-stall", args: { ...best } }] : []),
    ...(longest && longest.count > 1 ? [{ key: "highlight-chain", args: longest }] : []),
  ];
}

/** The sign of each part of a score, in the order in which they grow. */
const PARTS = fixedAll({
  vp: goldStar(13),
  juice: `<g transform="scale(.62)">${SIGNS.juice}</g>`,
  district: `<g transform="scale(.66)">${SIGNS.district}</g>`,
  coins: `<g transform="scale(.84)">${COIN}</g>`,
});

export const score = ({ points, district }: Seat, words: Words): SeatScore => ({
  made: words.made(points, district.length),
  parts: keysOf(PARTS).map((what) => ({ points: points[what], paint: `var(--morocco-${what})`, sign: PARTS[what] })),
});

export const scoreChart = (view: View) => storyOf(view, dyeOf);
