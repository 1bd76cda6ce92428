// What advice says about choices, in numbers: how much the best one gains, and what each pick is worth. Pure; the
// worths are the engine's, in thousandths of a point.
import type { Worth } from "../engine/shapes.ts";

const POINT = 1000;
const SHADES = 5;

export const points = (worth: number) => worth / POINT;

/** In tenths of a point, as it is written. */
const tenths = (worth: number) => Math.round((10 * worth) / POINT);

/** What the best choice gains in points: over the next best, or where that is as good, over the middle one. */
export function gained(choices: Worth[]): { over: "next" | "middle" | "none"; gain: number } {
  const [best, next] = choices;
  const than = (other?: Worth) => (best && other ? (tenths(best.worth) - tenths(other.worth)) / 10 : 0);
  const [overNext, overMiddle] = [than(next), than(choices[Math.floor(choices.length / 2)])];
  if (overNext > 0) return { over: "next", gain: overNext };
  return overMiddle > 0 ? { over: "middle", gain: overMiddle } : { over: "none", gain: 0 };
}

/** The best worth of each pick among the choices that contain everything tapped; picks that were tapped have none. */
export function byPick(choices: Worth[], picks: Record<string, string[]>, tapped: string[]): Map<string, number> {
  const best: Map<string, number> = new Map();
  for (const { action, worth } of choices) {
    const own = picks[action] ?? [];
    if (!tapped.every((pick) => own.includes(pick))) continue;
    for (const pick of own)
      if (!tapped.includes(pick)) best.set(pick, Math.max(worth, best.get(pick) ?? Number.NEGATIVE_INFINITY));
  }
  return best;
}

/** The shade of a worth among others: 1 for the worst to 5 for the best. */
export const shade = (worth: number, { worst, best }: { worst: number; best: number }) =>
  best > worst ? 1 + Math.min(SHADES - 1, Math.floor((SHADES * (worth - worst)) / (best - worst))) : SHADES;

export function span(values: Iterable<number>) {
  const all = [...values];
  return { worst: Math.min(...all), best: Math.max(...all) };
}
