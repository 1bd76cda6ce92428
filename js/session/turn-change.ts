// It is another person's turn: a band over the board says so for a moment, as data for the one clock. Not before an
// opponent or the same person again, not where a sheet or the desk says it already, not in a lesson. Pure.
import { partOf } from "../base/lookup.ts";
import { isLocalPerson } from "../storage/seating.ts";
import { turnOf } from "../wording/seat-language.ts";
import type { State } from "./state.ts";
import type { View } from "../engine/shapes.ts";

/** Milliseconds until it has come, that it stays, and until it has gone. */
const [COMES, STAYS, GOES] = [150, 900, 150];

/** The frames between what was decided and the question to another person. @param state its holder decided last */
export function turnChange(
  { row, guide, holder }: Pick<State, "row" | "guide" | "holder">,
  before: View,
  after: View,
): { ms: number; frame: { turn: number } }[] {
  const turn = turnOf(after);
  if (typeof turn !== "number" || turn === turnOf(before) || !isLocalPerson(row.seats[turn])) return [];
  const told = row.sharing !== "open" || guide !== null;
  return told || holder === null || holder === turn ? [] : [{ ms: COMES + STAYS + GOES, frame: { turn } }];
}

/** The seat whose turn it becomes in a frame of the clock, if it is one. */
export const turnShownBy = (frame: unknown): number | undefined => partOf(frame, "turn");
