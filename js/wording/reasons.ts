// Why opponents did what they did last, for whoever asks beside the board. Pure.
import type { Entry, Sentence } from "../engine/shapes.ts";

/** The last opponent's reasons, each once, until somebody decides after it; `ply` is its last decision's. */
export function lastReasons(entries: Entry[], notes: Record<string, Sentence>) {
  const ply = entries.findLastIndex(({ actor }) => actor !== "chance");
  const seat = entries[ply]?.actor;
  if (typeof seat !== "number" || !notes[ply]) return null;
  const from = entries.findLastIndex(({ actor }) => actor !== "chance" && actor !== seat) + 1;
  const reasons = entries.slice(from, ply + 1).flatMap((_, index) => notes[from + index] ?? []);
  const once = new Map(reasons.map((reason) => [JSON.stringify(reason), reason]));
  return { seat, ply, reasons: [...once.values()] };
}
