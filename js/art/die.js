// The wooden die: its pictures, and how it falls. Names no game; pure.
import { html, nothing } from "lit-html";
import { filled, fixed, INK, star } from "./drawing.js";

const WOOD =
  `<rect x="4" y="4" width="92" height="92" rx="18" fill="var(--wood)" stroke="${INK}" stroke-width="3.4"/>` +
  `<path d="M8 24Q40 16 92 26M8 44Q30 52 92 42M8 66Q54 58 92 68M8 84Q36 90 92 82" fill="none" stroke="var(--wood-dark)" stroke-opacity=".55" stroke-width="1.8"/>` +
  `<rect x="8.5" y="8.5" width="83" height="83" rx="14" fill="none" stroke="var(--wood-light)" stroke-opacity=".6" stroke-width="2"/>`;
/** What is on top before the first roll. */
const STAR =
  `<path d="${star(50, 50, 27)}" fill="none" stroke="var(--wood-burnt)" stroke-width="4"/>` +
  filled(star(50, 50, 12), "var(--wood-burnt)");

/** The markup of a die with a face on top, 100 x 100. @param {string} face its markup about 50,50 */
export const dieMarkup = (face) => WOOD + face;

/**
 * The pictures of a die by what is on top: null is a star; nothing for what it does not have.
 * @template Face
 * @param {readonly Face[]} faces
 * @param {(face: Face) => string} draw
 */
export function createDie(faces, draw) {
  /** @type {Map<unknown, ReturnType<typeof fixed>>} */
  const pictures = new Map([[null, fixed(dieMarkup(STAR))]]);
  for (const face of faces) pictures.set(face, fixed(dieMarkup(draw(face))));
  return (/** @type {unknown} */ face) =>
    pictures.has(face)
      ? html`<svg class="die" viewBox="0 0 100 100" width="100" height="100" aria-hidden="true">${pictures.get(face)}</svg>`
      : nothing;
}

/** Milliseconds of a face in mid-air, and of the one on top once the die rests. */
const [TURN, REST] = [100, 350];
/** The faces with which the die strikes the ground. */
const STRIKES = [3, 5];

/**
 * A die that falls: faces that turn up while it tumbles, which do not depend on the one that it shows in the end, two
 * bounces, and its rest. `.rolling` in css/die.css follows these times.
 * @template Face
 * @param {Face[]} faces that turn up while it tumbles
 * @param {Face} face that it shows in the end
 * @returns {{ms: number, face: Face, tone?: string}[]}
 */
export const tumbling = (faces, face) => [
  ...faces.map((each, i) => ({ ms: TURN, face: each, ...(STRIKES.includes(i) ? { tone: "wood" } : {}) })),
  { ms: REST, face, tone: "wood" },
];
