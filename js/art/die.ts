// The wooden die: its pictures, and how it falls. Names no game; pure.
import { html, nothing } from "lit-html";
import { filled, fixed, INK, star, type Point } from "./drawing.ts";
import type { Flying } from "../game-api/frames.ts";

const WOOD =
  `<rect x="4" y="4" width="92" height="92" rx="18" fill="var(--wood)" stroke="${INK}" stroke-width="3.4"/>` +
  `<path d="M8 24Q40 16 92 26M8 44Q30 52 92 42M8 66Q54 58 92 68M8 84Q36 90 92 82" fill="none" stroke="var(--wood-dark)" stroke-opacity=".55" stroke-width="1.8"/>` +
  `<rect x="8.5" y="8.5" width="83" height="83" rx="14" fill="none" stroke="var(--wood-light)" stroke-opacity=".6" stroke-width="2"/>`;
/** What is on top before the first roll. */
const STAR =
  `<path d="${star(50, 50, 27)}" fill="none" stroke="var(--wood-burnt)" stroke-width="4"/>` +
  filled(star(50, 50, 12), "var(--wood-burnt)");

/** The pictures of a die by what is on top, drawn about 50,50: null is a star; nothing for what it does not have. */
export function createDie<Face>(faces: readonly Face[], draw: (face: Face) => string) {
  const pictures: Map<unknown, unknown> = new Map([[null, fixed(WOOD + STAR)]]);
  for (const face of faces) pictures.set(face, fixed(WOOD + draw(face)));
  return (face: unknown) =>
    pictures.has(face)
      ? html`<svg class="die" viewBox="0 0 100 100" width="100" height="100" aria-hidden="true">${pictures.get(face)}</svg>`
      : nothing;
}

/** Milliseconds from the throw to the first bounce, to the second, until it falls on a side, and of its rest. */
const [FIRST, SECOND, LAST, REST] = [300, 200, 200, 350];

/** The frames of a thrown die: two bounces, then its rest, where its face is seen; `place` in parts of the board. */
export const tumbling = (
  faces: readonly unknown[],
  face: unknown,
  place: Point,
): { ms: number; tone?: string; frame: Flying }[] => [
  { ms: FIRST, frame: { thrown: { face: null, faces, place } } },
  ...[SECOND, LAST].map((ms) => ({ ms, tone: "wood", frame: { thrown: { face: null, faces, place } } })),
  { ms: REST, tone: "wood", frame: { thrown: { face, faces, place } } },
];
