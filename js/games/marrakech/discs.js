// The positions of forecast discs: each as near to its square as Assam, his arrows, the rim and other discs allow.
// Numbers only; draws nothing.
import { points, times } from "../../art/drawing.js";
import { degrees } from "../../art/grid.js";
import { centre, SIDE } from "./places.js";

/** @typedef {import("./places.js").Facing} Facing */
/** @typedef {import("./places.js").Point} Point */
/** @typedef {Point & {turn: number, points: Point[]}} Shape its points are relative to it, rotated by `turn` degrees */
/** @typedef {{a: Point, b: Point}} Side */
/** @typedef {{square: string, facing: Facing}} Assam */

/** The outline of an arrow that points north. */
export const ARROW = "-13,17 -13,3 -27,3 0,-21 27,3 13,3 13,17";
const ARROW_POINTS = points(ARROW);
/** The outline of the plate's tip. */
const TIP_POINTS = points("-29,-27 0,-57 29,-27");
/** Assam on his plate. */
export const PLATE = 41;
/** The minimum gap around a disc, line widths included. */
const GAP = 4;

/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** The distance from a point to a side. @param {Point} p @param {Side} side */
function distanceToSide(p, { a, b }) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
  return distance(p, { x: a.x + part * dx, y: a.y + part * dy });
}

/**
 * A point moved by an offset that is rotated first.
 * @param {Point} from
 * @param {Point} offset
 * @param {number} cos
 * @param {number} sin
 */
const shifted = (from, { x, y }, cos, sin) => ({ x: from.x + x * cos - y * sin, y: from.y + x * sin + y * cos });

/** @param {Shape} shape @returns {Side[]} */
function sides({ turn, points, ...at }) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const placed = points.map((point) => shifted(at, point, cos, sin));
  return placed.map((a, i) => ({ a, b: placed[i + 1] ?? placed[0] ?? a }));
}

const [STEP, RINGS, DIRECTIONS] = [4, 90, 24];
/** Where a disc may move, the nearest first: away from Assam (who is east here) rather than sideways. */
const OFFSETS = times(RINGS * DIRECTIONS, (i) => {
  const [reach, angle] = [STEP * Math.floor(i / DIRECTIONS), ((i % DIRECTIONS) * 2 * Math.PI) / DIRECTIONS];
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle), cost: reach * (1.3 - 0.3 * Math.cos(angle)) };
}).sort((a, b) => a.cost - b.cost);

/**
 * The nearest place that is open, seen from where a disc should be; there, if none is.
 * @param {Point} wanted
 * @param {Point} assam
 * @param {(p: Point) => boolean} open
 */
function nearest(wanted, assam, open) {
  const away = distance(wanted, assam);
  const [cos, sin] = away ? [(wanted.x - assam.x) / away, (wanted.y - assam.y) / away] : [1, 0];
  const offset = OFFSETS.find((each) => open(shifted(wanted, each, cos, sin)));
  return offset ? shifted(wanted, offset, cos, sin) : wanted;
}

/**
 * Discs of the same square are spread about its middle, across the direction to Assam.
 * @param {Point} middle
 * @param {number} nth
 * @param {number} count
 * @param {Point} assam
 * @param {number} r
 */
function spread(middle, nth, count, assam, r) {
  if (count === 1) return middle;
  const angle = Math.atan2(middle.y - assam.y, middle.x - assam.x) + Math.PI / 2 + (nth * 2 * Math.PI) / count;
  const reach = (r + GAP / 2) / Math.sin(Math.PI / count);
  return { x: middle.x + reach * Math.cos(angle), y: middle.y + reach * Math.sin(angle) };
}

/**
 * Whether a disc about a point covers nothing that must stay visible: Assam, the tip of his plate, arrows.
 * @param {Assam} assam
 * @param {(Point & {facing: Facing})[]} arrows
 * @param {number} r
 * @returns {(p: Point) => boolean}
 */
function coversNothing({ square, facing }, arrows, r) {
  const middle = centre(square);
  const all = [
    ...arrows.map((arrow) => ({ x: arrow.x, y: arrow.y, turn: degrees(arrow.facing), points: ARROW_POINTS })),
    { ...middle, turn: degrees(facing), points: TIP_POINTS },
  ].flatMap(sides);
  const inside = (/** @type {number} */ n) => n >= r + GAP && n <= SIDE - r - GAP;
  return (p) =>
    inside(p.x) &&
    inside(p.y) &&
    distance(p, middle) >= PLATE + r + GAP &&
    all.every((side) => distanceToSide(p, side) >= r + GAP);
}

/**
 * The middles of the discs of some squares, in their order.
 * @param {string[]} squares repeats are allowed
 * @param {Assam} assam
 * @param {(Point & {facing: Facing})[]} arrows drawn around him
 * @param {number} r of the discs
 * @returns {Point[]}
 */
export function discPlaces(squares, assam, arrows, r) {
  const [free, middle] = [coversNothing(assam, arrows, r), centre(assam.square)];
  const apart = (/** @type {Point} */ a, /** @type {Point} */ b) => distance(a, b) >= 2 * r + GAP;
  const wanted = squares.map((square, i) => {
    const same = (/** @type {string[]} */ some) => some.filter((other) => other === square).length;
    return spread(centre(square), same(squares.slice(0, i)), same(squares), middle, r);
  });
  /** @type {(Point | undefined)[]} */
  const taken = wanted.map((p) => (free(p) && wanted.every((other) => other === p || apart(p, other)) ? p : undefined));
  const open = (/** @type {Point} */ p) => free(p) && taken.every((other) => !other || apart(p, other));
  for (const [i, p] of wanted.entries()) taken[i] ??= nearest(p, middle, open);
  return /** @type {Point[]} */ (taken);
}
