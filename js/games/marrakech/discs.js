// The positions of forecast discs: each as near to its square as Assam, his arrows, the rim and other discs allow.
// Numbers only; draws nothing.
import { points } from "../../art/drawing.js";
import { degrees } from "../../art/grid.js";
import { centre, SIDE } from "./places.js";

/** @typedef {import("./places.js").Facing} Facing */
/** @typedef {import("./places.js").Point} Point */
/** @typedef {Point & {turn: number, points: Point[]}} Shape its points are relative to it, rotated by `turn` degrees */
/** @typedef {{a: Point, b: Point}} Side */
/** @typedef {{square: string, at: Point}} Spot */

/** The outline of an arrow that points north. */
export const ARROW = "-13,17 -13,3 -27,3 0,-21 27,3 13,3 13,17";
const ARROW_POINTS = points(ARROW);
/** The outline of the plate's tip. */
const TIP_POINTS = points("-29,-27 0,-57 29,-27");
/** Assam on his plate. */
export const PLATE = 41;
/** The minimum gap around a disc, line widths included. */
const GAP = 4;

/** @param {Shape} shape @returns {Side[]} */
function sides({ x, y, turn, points }) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const placed = points.map((p) => ({ x: x + p.x * cos - p.y * sin, y: y + p.x * sin + p.y * cos }));
  return placed.map((a, i) => ({ a, b: placed[i + 1] ?? placed[0] ?? a }));
}

/** The distance from a point to a side. @param {Point} p @param {Side} side */
function far(p, { a, b }) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(p.x - a.x - part * dx, p.y - a.y - part * dy);
}

/** @param {Point} a @param {Point} b */
const gap = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

const [RING, RINGS, WAYS] = [4, 90, 24];
/** Candidate offsets for a disc, the nearest first; away from Assam (who is east here) rather than sideways. */
const ASIDE = Array.from({ length: RINGS * WAYS }, (_, i) => {
  const [reach, angle] = [RING * Math.floor(i / WAYS), ((i % WAYS) * 2 * Math.PI) / WAYS];
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle), cost: reach * (1.3 - 0.3 * Math.cos(angle)) };
}).sort((a, b) => a.cost - b.cost);

/** @param {Point} at @param {Point} by @param {Point} assam @returns {Point} */
function aside(at, by, assam) {
  const [dx, dy] = [at.x - assam.x, at.y - assam.y];
  const far = Math.hypot(dx, dy);
  const [cos, sin] = far ? [dx / far, dy / far] : [1, 0];
  return { x: at.x + by.x * cos - by.y * sin, y: at.y + by.x * sin + by.y * cos };
}

/**
 * Discs of the same square are spread about its middle, across the direction to Assam.
 * @param {Point} middle
 * @param {number} nth
 * @param {number} count
 * @param {Point} assam
 * @param {number} r
 */
function about(middle, nth, count, assam, r) {
  if (count === 1) return middle;
  const across = Math.atan2(middle.y - assam.y, middle.x - assam.x) + Math.PI / 2 + (nth * 2 * Math.PI) / count;
  const reach = (r + GAP / 2) / Math.sin(Math.PI / count);
  return { x: middle.x + reach * Math.cos(across), y: middle.y + reach * Math.sin(across) };
}

/**
 * A predicate: whether a disc about a point is free of everything that must stay visible.
 * @param {{square: string, facing: Facing}} assam
 * @param {{x: number, y: number, facing: Facing}[]} arrows
 * @param {number} r
 * @returns {(p: Point) => boolean}
 */
function freeOf({ square, facing }, arrows, r) {
  const stands = centre(square);
  const all = [
    ...arrows.map((arrow) => ({ ...arrow, turn: degrees(arrow.facing), points: ARROW_POINTS })),
    { ...stands, turn: degrees(facing), points: TIP_POINTS },
  ].flatMap(sides);
  const inside = (/** @type {number} */ n) => n >= r + GAP && n <= SIDE - r - GAP;
  return (p) =>
    inside(p.x) && inside(p.y) && gap(p, stands) >= PLATE + r + GAP && all.every((side) => far(p, side) >= r + GAP);
}

/**
 * The middles of the discs of some squares, in their order.
 * @param {string[]} squares repeats are allowed
 * @param {{square: string, facing: Facing}} assam
 * @param {{x: number, y: number, facing: Facing}[]} arrows drawn around him
 * @param {number} r of the discs
 * @returns {Point[]}
 */
export function discPlaces(squares, assam, arrows, r) {
  const free = freeOf(assam, arrows, r);
  const stands = centre(assam.square);
  const wanted = squares.map((square, i) => {
    const same = (/** @type {string[]} */ some) => some.filter((other) => other === square).length;
    return about(centre(square), same(squares.slice(0, i)), same(squares), stands, r);
  });
  /** @type {(Point | undefined)[]} */
  const taken = wanted.map((at) =>
    free(at) && wanted.every((other) => other === at || gap(at, other) >= 2 * r + GAP) ? at : undefined,
  );
  const open = (/** @type {Point} */ p) => free(p) && taken.every((other) => !other || gap(p, other) >= 2 * r + GAP);
  const beside = (/** @type {Point} */ at) => {
    const by = ASIDE.find((each) => open(aside(at, each, stands)));
    return by ? aside(at, by, stands) : at;
  };
  wanted.forEach((at, i) => {
    taken[i] ??= beside(at);
  });
  return /** @type {Point[]} */ (taken);
}
