// The position on the cover: a calm middle game with five families.
import data from "./cover.json" with { type: "json" };
import { FAMILIES } from "./families.ts";
import { QUADRANTS, STALLS } from "./places.ts";
import type { Stall, View, Worker } from "./types.ts";

/** What cover.json has: the board without its stalls, one seat for all, and what lies where. */
interface Cover {
  board: Omit<View["board"], "stalls">;
  seat: Omit<View["seats"][number], "seat" | "colors">;
  /** by stall */
  tiles: Record<string, Stall["tile"]>;
  /** by space */
  workers: Record<string, Worker>;
}
const { board, seat, tiles, workers } = data as Cover; // as: JSON has no literal types

/** How full stalls are is not shown. */
const NOT_SHOWN = { arrows: 0, count: 0, price: [], counts: [], leader: null, waiting: false };

function stallOf(stall: string): Stall {
  const spaces = QUADRANTS.map((quadrant) => [quadrant, workers[`${stall}.${quadrant}`] ?? null]);
  return { ...NOT_SHOWN, stall, open: !tiles[stall], tile: tiles[stall] ?? null, spaces: Object.fromEntries(spaces) };
}

export const COVER: View = {
  phase: "over",
  to_act: "over",
  prompt: { key: "prompt-over", args: {} },
  choices: [],
  result: null,
  seats: FAMILIES.map((family, at) => ({ ...seat, seat: at, colors: [family] })),
  board: { ...board, stalls: [...STALLS].sort().map(stallOf) },
};
