// All that is told of people, added up result by result, so that it can be kept and gone on from. Pure.
import { addHonours, noHonours, type Honours } from "./honours.ts";
import { peopleOf, type Person } from "./statistics.ts";
import { NOTHING_SAID, type KeyOf } from "../../storage/called.ts";
import type { StoredResult } from "../../storage/result.ts";

/** the moments when it began, and when its last game ended: days are made where they are shown */
export type Evening = { from: number; to: number };
/** plain data, as a database can keep it */
interface Totals {
  /** which games it knows, and how it adds up */
  by: string;
  /** when the last of its games ended */
  upTo: number;
  people: Map<string, Person>;
  honours: Honours;
  /** the last one at the end */
  evenings: Evening[];
  /** the games of that one, which is shown first */
  last: StoredResult[];
  /** that it contains: copies of them do not count */
  games: Set<string>;
}

/** Raised when something is added up in another way, or by other keys of names. */
const WAY = 4;

/** Games less than six hours apart are of one evening. */
const APART = 6 * 3_600_000;

/** The results that count, each game once however many copies of it there are, the game that ended last at the end. */
export function played(results: StoredResult[], games: string[]) {
  const found: Map<string, StoredResult> = new Map();
  for (const result of results) {
    const remembered = result.seats.some((seat) => seat?.bot === null);
    if (!remembered || !games.includes(result.game)) continue;
    if (!found.has(result.same)) found.set(result.same, result);
  }
  return [...found.values()].sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
}

/** What was kept, if it was added up in this way; else nothing yet. */
export function totalsFrom(kept: unknown, games: string[]): Totals {
  const by = `${WAY} ${games.join(" ")}`;
  const before = kept as Totals | null; // as: `by` says who has written it
  if (before?.by === by) return before;
  return { by, upTo: 0, people: new Map(), honours: noHonours(), evenings: [], last: [], games: new Set() };
}

function addToEvening(tally: Totals, result: StoredResult, at: number) {
  const begun = Math.max(result.begun ?? at, at - APART); // one that began longer ago was left meanwhile
  const evening = tally.evenings.at(-1);
  const goesOn = evening !== undefined && begun - evening.to < APART;
  if (goesOn) Object.assign(evening, { from: Math.min(evening.from, begun), to: at });
  else tally.evenings.push({ from: begun, to: at });
  if (!goesOn) tally.last = [];
  tally.last.push(result);
}

/** Add results of games that ended later. */
export function addToTotals(tally: Totals, results: StoredResult[], games: string[], keyOf: KeyOf = NOTHING_SAID) {
  for (const result of played(results, games)) {
    if (tally.games.has(result.same)) continue;
    tally.games.add(result.same);
    peopleOf([result], keyOf, tally.people);
    addHonours(tally.honours, result, keyOf);
    if (result.at !== null) addToEvening(tally, result, result.at);
  }
  for (const { at } of results) tally.upTo = Math.max(tally.upTo, at ?? 0);
}
