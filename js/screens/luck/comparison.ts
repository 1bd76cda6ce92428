// Compares tables that had the same luck, seat by seat, as duplicate bridge does. Pure; places and points are the engine's.
import { cached } from "../../base/cache.ts";
import { personOf } from "../../base/names.ts";
import type { StoredResult, ResultSeat } from "../../storage/result.ts";

/** what a table made of a seat */
export interface Cell {
  sat: ResultSeat;
  /** points above the mean of all tables in that seat */
  more: number;
  /** points: one for each table with fewer in that seat, half for each with as many */
  match: number;
  /** whether no table made more there, and one made less */
  best: boolean;
}
/** one seat at all tables; null: of somebody who was forgotten */
export type Seat = { mean: number | null; cells: (Cell | null)[] };
type Total = { name: string; tables: number; more: number; match: number };

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

/** `sats`: of one seat, by table. */
function seatOf(sats: (ResultSeat | null)[]): Seat {
  const scores = sats.flatMap((sat) => (sat ? [sat.score] : []));
  const mean = scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null;
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  const cells = sats.map((sat) => {
    if (!sat || mean === null) return null;
    const beaten = scores.filter((score) => score < sat.score).length;
    const equal = scores.filter((score) => score === sat.score).length - 1;
    return { sat, more: sat.score - mean, match: beaten + equal / 2, best: sat.score === most && least < most };
  });
  return { mean, cells };
}

/** All seats, compared at all tables; each result has as many. */
export const comparedSeats = (results: StoredResult[]): Seat[] =>
  (results[0]?.seats ?? []).map((_, seat) => seatOf(results.map(({ seats }) => seats[seat] ?? null)));

/** The people who sat at several tables, whoever made most match points first. */
export function totalsOf(seats: Seat[]): Total[] {
  const people: Map<string, Omit<Total, "tables"> & { at: Set<number> }> = new Map();
  for (const { cells } of seats)
    for (const [table, cell] of cells.entries()) {
      if (!cell || cell.sat.bot !== null) continue;
      const { name } = cell.sat;
      const total = cached(people, personOf(name), () => ({ name, more: 0, match: 0, at: new Set() }));
      total.at.add(table);
      total.more += cell.more;
      total.match += cell.match;
    }
  return [...people.values()]
    .map(({ at, ...total }) => ({ ...total, tables: at.size }))
    .filter(({ tables }) => tables > 1)
    .sort((one, other) => other.match - one.match || other.more - one.more);
}
