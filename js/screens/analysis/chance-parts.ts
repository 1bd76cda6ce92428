// Chances, which are millionths, in percent, and what lies between a first and a last one. Pure.
import type { Apart } from "../../engine/shapes.ts";

export const CERTAIN = 1_000_000;
/** What lies between a first and a last chance, in the order in which it is added up. */
export const PARTS = ["luck", "skill", "others", "estimate"] as const;

export const percent = (chance: number) => Math.round((100 * chance) / CERTAIN);

/** The parts of a chance in percent. Each is what the sum so far is rounded to, less the one before: so they add up. */
export function inPercent({ first, ...apart }: Apart) {
  let sum = first;
  return PARTS.map((part) => {
    const before = percent(sum);
    sum += apart[part];
    return percent(sum) - before;
  });
}
