// Finds tables that had the same luck, and compares two of them seat by seat. Pure; places and points are the engine's.
import type { StoredResult, ResultSeat } from "../../storage/result.ts";

/** One seat at two tables; null: of somebody who was forgotten. */
export interface Pair {
  own: ResultSeat | null;
  other: ResultSeat | null;
  /** how many points more this table made of it; null: nobody knows */
  more: number | null;
}

/** Whether two tables rolled the same as long as both did. */
const rolledAlike = (one: string[], other: string[]) =>
  one.slice(0, other.length).every((roll, at) => roll === other[at]);

/** Those of the same luck, of `all` with its deal's key: each game once, the first one first, undated ones last. */
export function ofSameLuck(own: StoredResult, all: StoredResult[]) {
  const games: Map<string, StoredResult> = new Map();
  for (const each of [...all, own]) {
    const alike = own.deal && each.deal?.key === own.deal.key && rolledAlike(own.deal.rolls, each.deal.rolls);
    if (alike && each.seats.length === own.seats.length && !games.has(each.same)) games.set(each.same, each);
  }
  return [...games.values()].sort((one, other) => (one.at ?? Infinity) - (other.at ?? Infinity) || 0);
}

/** Each has as many seats. */
export const pairsOf = (own: StoredResult, other: StoredResult): Pair[] =>
  own.seats.map((seat, at) => {
    const beside = other.seats[at] ?? null;
    return { own: seat, other: beside, more: seat && beside && seat.score - beside.score };
  });
