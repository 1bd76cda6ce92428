// The faces of the opponents: a drawing for each level, 48 x 48. Colours come from css/palette.css. Names no game.
import { html } from "lit-html";
import { icon } from "../ui/components.ts";
import { dot, filled, fixedAll, INK, stroke } from "./drawing.ts";
import { eyes, smile } from "./moods.ts";
import { kind } from "../wording/levels.ts";
import { lookup } from "../base/lookup.ts";

const ground = (color: string) =>
  `<circle cx="24" cy="24" r="23" fill="${color}" stroke="var(--edge)" stroke-width="2"/>`;

/** One glass of spectacles. */
const ring = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="3.9" fill="none" stroke="${INK}" stroke-width="1.3"/>`;

export const OPPONENT_PORTRAITS: Record<string, unknown> = fixedAll({
  /** A ginger cat that strolls about. */
  random:
    ground("var(--tile-teal)") +
    filled("M9 23L10 8L20 14H28L38 8L39 23Q40 38 24 39Q8 38 9 23Z", "var(--cube-orange)") +
    filled("M12.5 12.5L17.5 16L12.5 19ZM35.5 12.5L30.5 16L35.5 19Z", "var(--cream)") +
    stroke("M24 15V20M19.5 16V19.5M28.5 16V19.5", 2.2, "var(--terracotta)") +
    filled("M24 30Q17 28 16 33Q18 38 24 38Q30 38 32 33Q31 28 24 30Z", "var(--cream)") +
    eyes(25, 6.5, 2) +
    filled("M21.8 29.5H26.2L24 32Z", "var(--terracotta)") +
    stroke("M24 32V33.5Q22 35.5 20 34.5M24 33.5Q26 35.5 28 34.5", 1.4) +
    stroke("M14 31L6.5 29.5M14 33.5L7.5 35M34 31L41.5 29.5M34 33.5L40.5 35", 1),
  /** The water seller's boy, in the wide hat of the trade. */
  easy:
    ground("var(--saffron)") +
    filled("M12 43.6Q13 36 24 36Q35 36 36 43.6A23 23 0 0 1 12 43.6Z", "var(--fez)") +
    filled("M14.5 22H33.5Q34.5 37 24 37.5Q13.5 37 14.5 22Z", "var(--skin)") +
    eyes(27, 4.5, 2) +
    smile(32) +
    filled("M15 20Q15 7.5 24 7.5Q33 7.5 33 20Z", "var(--fez)") +
    filled("M5 21.5Q24 12.5 43 21.5Q24 27 5 21.5Z", "var(--fez)") +
    stroke("M6 21.5Q24 13.5 42 21.5", 1.8, "var(--brass)") +
    [-15, -9, 9, 15].map((x) => dot(24 + x, 24 + (15 - Math.abs(x)) / 5, 1.9, "var(--petrol)")).join("") +
    dot(24, 7.5, 2.4, "var(--brass)"),
  /** The spice seller, in a blue headscarf. */
  medium:
    ground("var(--mint)") +
    filled("M9 41.4Q6 8 24 7Q42 8 39 41.4A23 23 0 0 1 9 41.4Z", "var(--majorelle)") +
    filled("M14.5 25Q14.5 14.5 24 14.5Q33.5 14.5 33.5 25Q33.5 36.5 24 37Q14.5 36.5 14.5 25Z", "var(--wood)") +
    filled("M13.5 22Q15 12.5 24 12.5Q33 12.5 34.5 22Q24 12.8 13.5 22Z", "var(--gold)") +
    eyes(25.5, 4.5, 2) +
    stroke("M17 22Q19.5 20.5 21.5 22M26.5 22Q28.5 20.5 31 22", 1.3) +
    smile(31, 4, "var(--fez)") +
    stroke("M15 34Q18 42 31 44", 1.2, "var(--white)"),
  /** The storyteller, with turban and white beard. */
  hard:
    ground("var(--petrol)") +
    filled("M11 43Q12 38 24 38Q36 38 37 43A23 23 0 0 1 11 43Z", "var(--wool)") +
    filled("M13.5 21H34.5Q35 36 24 38Q13 36 13.5 21Z", "var(--wood-dark)") +
    filled("M13 26Q15 30.5 24 29.5Q33 30.5 35 26Q36.5 42.5 24 44.5Q11.5 42.5 13 26Z", "var(--white)") +
    smile(33.5, 4) +
    eyes(25, 4.8, 2) +
    stroke("M16 21.8Q19 20.2 21.5 21.8M26.5 21.8Q29 20.2 32 21.8", 1.8, "var(--white)") +
    filled("M10.5 19Q9 6.5 24 5.5Q39 6.5 37.5 19Q24 25 10.5 19Z", "var(--cream)") +
    stroke("M11.5 17Q21 20.5 34 9.5M14 10.5Q20 15.5 36.5 16.5M18.5 7.5Q26 12.5 37 13", 1.5, "var(--coin-face)") +
    filled("M22 12.5L24 9.5L26 12.5L24 15.5Z", "var(--fez)"),
  /** The astronomer, hooded, with spectacles, under the stars. */
  expert:
    ground("var(--majorelle)") +
    dot(10, 14, 1.6, "var(--gold)") +
    dot(37, 10, 1.8, "var(--gold)") +
    dot(41, 21, 1.2, "var(--gold)") +
    filled("M8 40.5Q9 18 17 9L24 3L31 9Q39 18 40 40.5A23 23 0 0 1 8 40.5Z", "var(--fez)") +
    filled("M15 24Q15 13 24 12Q33 13 33 24Q33 36 24 37Q15 36 15 24Z", "var(--skin)") +
    stroke("M15 22Q18 12.5 24 12Q30 12.5 33 22", 1.8, "var(--brass)") +
    filled("M17 32Q20 29.5 24 30.5Q28 29.5 31 32Q29 41 24 42Q19 41 17 32Z", "var(--wool)") +
    smile(33.5, 3) +
    eyes(24.5, 4.6, 2) +
    ring(19.4, 24.5) +
    ring(28.6, 24.5) +
    stroke("M23.3 24.2H24.7M15.5 24L14.6 23.4M32.5 24L33.4 23.4", 1.3),
});

/** The face of a level; a level of another version has none of its own. */
export function opponentPortrait(level: string) {
  const known = lookup(OPPONENT_PORTRAITS, kind(level));
  return known
    ? html`<svg class="opponent-face" data-face=${level} viewBox="0 0 48 48" width="32" height="32" aria-hidden="true">${known}</svg>`
    : icon("bot");
}
