// The end of a game: what each score is made of, and a chart of the scores.
import { fixedByName } from "../../art/drawing.ts";
import { scoreChart as storyOf } from "../../art/result.ts";
import { dyeOf } from "./families.ts";
import { COIN, JUICE, khatam, TENT } from "./pieces.ts";
import type { Seat, View, Words } from "./types.ts";
import type { SeatScore } from "../../game-api/result.ts";

export { highlights } from "./highlights.ts";

/** The parts of a score, in the order in which they grow. */
const PARTS = ["vp", "juice", "district", "coins"] as const;

/** The sign of each part. */
const MARKUP = {
  vp: `<path d="${khatam(13)}" fill="var(--gold)" stroke="var(--night)" stroke-width="2"/>`,
  juice: `<g transform="scale(.62)">${JUICE}</g>`,
  district: `<g transform="scale(.66)">${TENT}</g>`,
  coins: `<g transform="scale(.84)">${COIN}</g>`,
};
const SIGNS = fixedByName(PARTS, (what) => MARKUP[what]);

/** What a score is made of. */
export const score = ({ points, district }: Seat, words: Words): SeatScore => ({
  made: words.made(points, district.length),
  parts: PARTS.map((what) => ({ points: points[what], paint: `var(--morocco-${what})`, sign: SIGNS[what] })),
});

/** The chart of scores. */
export const scoreChart = (view: View, steps?: number[]) => storyOf(view, dyeOf, steps);
