// The eyes and mouths of faces in three moods, of which one is seen: at rest, glad, wincing (css/seats.css). Markup as
// strings; names no game.
import { dot, filled, INK, stroke } from "./drawing.ts";

type Mood = "glad" | "wincing";

/** Whose face changes, and how. */
export interface MoodChange {
  seat: number;
  mood: Mood;
}

const inMoods = (rest: string, glad: string, wincing: string) =>
  `<g class="mood-rest">${rest}</g><g class="mood-glad" display="none">${glad}</g><g class="mood-wincing" display="none">${wincing}</g>`;

/** Two that are mirror images: `draw` gets the middle of an eye, and 1 to its outer side. */
const both = (x: number, draw: (middle: number, out: number) => string) => draw(24 - x, -1) + draw(24 + x, 1);

/** @param x of each from the middle of the face */
export const eyes = (y: number, x: number = 4.6, r: number = 1.9) =>
  inMoods(
    dot(24 - x, y, r, INK) + dot(24 + x, y, r, INK),
    stroke(
      both(x, (at) => `M${at - 2.5} ${y + 1}Q${at} ${y - 2.8} ${at + 2.5} ${y + 1}`),
      1.9,
    ),
    stroke(
      both(x, (at, out) => `M${at + 2 * out} ${y - 2}L${at - 1.8 * out} ${y}L${at + 2 * out} ${y + 2}`),
      1.7,
    ),
  );

export const smile = (y: number, half: number = 4, color: string = INK) =>
  inMoods(
    stroke(`M${24 - half} ${y}Q24 ${y + 3.4} ${24 + half} ${y}`, 1.8, color),
    filled(`M${24 - half - 0.8} ${y - 0.6}Q24 ${y + 8} ${24 + half + 0.8} ${y - 0.6}Z`, color),
    stroke(`M${24 - half} ${y + 2.4}Q${24 - half / 2} ${y - 1} 24 ${y + 1.6}T${24 + half} ${y + 0.8}`, 1.8, color),
  );
