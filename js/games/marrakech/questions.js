// What can be asked about a game of Marrakech, by letter: for whoever does not see the square. Pure.
import { label } from "./names.js";

/** @typedef {import("./shapes.js").View} View */
/** @typedef {import("./shapes.js").Spot} Spot */
/** @typedef {import("./shapes.js").AssamFacts} AssamFacts */
/** @typedef {import("./shapes.js").PlacesFacts} PlacesFacts */
/** @typedef {import("./shapes.js").SquareFacts} SquareFacts */
/** @typedef {import("./shapes.js").GroupsFacts} GroupsFacts */
/** @typedef {import("../../types.js").Sentence} Sentence */

/**
 * What lies on a square, and how large its group is.
 * @param {Spot} spot
 * @param {string | null} facing of Assam, if he stands there
 * @returns {Sentence[]}
 */
const ground = ({ square, color, owner, group }, facing) => [
  label(square, color && { color, owner }, facing),
  ...(group ? [{ key: "asked-group", args: { count: group } }] : []),
];

/** @param {View} _view @param {AssamFacts} facts @returns {Sentence[]} */
const assam = (_view, { facing, ground: below, ways }) => [
  ...ground(below, facing),
  ...ways.map((way) => ({ key: "asked-way", args: { facing: way.facing, stops: way.stops } })),
];

/** @param {View} _view @param {PlacesFacts} facts @returns {Sentence[]} */
const places = (_view, { places: all }) =>
  all.length
    ? all.map(({ squares, group, covers }) => ({ key: "asked-place", args: { squares, count: group.length, covers } }))
    : [{ key: "asked-no-places", args: {} }];

/** @param {View} _view @param {SquareFacts} facts @returns {Sentence[]} */
const square = (_view, { assam: facing, ground: below, around }) => [
  ...ground(below, facing),
  { key: "asked-around", args: { around } },
];

/** The rugs left to everybody, whoever is on turn first. @param {View} view @returns {Sentence[]} */
function rugs({ seats, prompt }) {
  const first = prompt.args.seat ?? 0;
  return [...seats.slice(first), ...seats.slice(0, first)].map(({ seat, rugs: count, next: color }) => ({
    key: "asked-rugs",
    args: { seat, count, color },
  }));
}

/** @param {View} _view @param {GroupsFacts} facts @returns {Sentence[]} */
const groups = (_view, { groups: all }) =>
  all.length
    ? all.map(({ color, owner, squares }) => ({
        key: owner === null ? "asked-carpet-neutral" : "asked-carpet",
        args: { seat: owner, color, squares, count: squares.length },
      }))
    : [{ key: "asked-no-carpets", args: {} }];

/** Of a square: that of Assam, where none is named. @param {View} view @param {string} text */
const named = ({ board }, text) => text || board.assam.square;

/** What can be asked, by letter. */
export const questions = {
  a: { about: "assam", answer: assam },
  g: { about: "groups", answer: groups, long: true },
  i: { about: "square", of: named, answer: square },
  l: { about: "places", answer: places, long: true },
  m: { answer: () => [{ key: "asked-mosaics", args: {} }] },
  r: { answer: rugs },
};
