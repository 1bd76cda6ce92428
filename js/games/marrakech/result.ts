// The end of a game: what each score is made of, and a chart of the scores.
import { coinAt, fixed } from "../../art/drawing.ts";
import { woven } from "../../art/podium.ts";
import { scoreChart as storyOf } from "../../art/result.ts";
import type { NamedSeat as Seat, View as ViewType } from "./shapes.ts";
import type { Words } from "./types.ts";
import type { SeatScore } from "../../game-api/result.ts";

export { highlights } from "./highlights.ts";

type View = Pick<ViewType, "seats" | "board" | "result">;

const COIN = fixed(coinAt(0, 0, 14));

/** What a score is made of: dirhams, then the squares of its rugs that are seen, in their weave. */
export function score({ colors, dirhams, visible, seen, out }: Seat, words: Words): SeatScore {
  if (out) return { made: words.out(), out, parts: [] };
  const rugs = colors.map((color) => ({ points: seen?.[color] ?? 0, paint: woven(color) })); // views stored before do not say it
  return {
    made: words.made(dirhams, visible),
    parts: [{ points: dirhams, paint: "var(--part)", sign: COIN }, ...rugs],
  };
}

/** The chart of scores. */
export const scoreChart = (view: View, steps?: number[]) => storyOf(view, (color) => color, steps);
