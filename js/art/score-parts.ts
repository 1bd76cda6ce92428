// The parts of a score as they grow at the end.
import type { ScorePart, SeatScore } from "../game-api/result.ts";

/** The parts of a score that bring points; what its game does not divide is one of them. */
export function partsOf({ parts }: SeatScore, score: number): ScorePart[] {
  const rest = score - parts.reduce((sum, { points }) => sum + points, 0);
  return [...parts, { points: rest, paint: "var(--part)" }].filter(({ points }) => points > 0);
}
