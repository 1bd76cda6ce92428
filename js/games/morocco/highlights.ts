// What is worth remembering of a game: the stall that brought somebody most, and the longest chain of closings.
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
