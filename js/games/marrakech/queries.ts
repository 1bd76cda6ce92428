// What can be asked about a game of Marrakech, by letter: for whoever does not see the square. Pure.
import { label } from "./names.ts";
import type { AssamFacts, GroupsFacts, PlacesFacts, Spot, SquareFacts, View } from "./shapes.ts";
import type { Sentence } from "../../engine/shapes.ts";

/** What lies on a square, how large its group is, and how Assam faces, if he stands there. */
const ground = ({ square, color, owner, group }: Spot, facing: string | null): Sentence[] => [
  label(square, color && { color, owner }, facing),
  ...(group ? [{ key: "asked-group", args: { count: group } }] : []),
];

const assam = (_view: View, { facing, ground: below, ways }: AssamFacts): Sentence[] => [
  ...ground(below, facing),
  ...ways.map((way) => ({ key: "asked-way", args: { facing: way.facing, stops: way.stops } })),
];

const places = (_view: View, { places: all }: PlacesFacts): Sentence[] =>
  all.length
    ? all.map(({ squares, group, covers }) => ({ key: "asked-place", args: { squares, count: group.length, covers } }))
    : [{ key: "asked-no-places", args: {} }];

const square = (_view: View, { assam: facing, ground: below, around }: SquareFacts): Sentence[] => [
  ...ground(below, facing),
  { key: "asked-around", args: { around } },
];

/** The rugs left to everybody, whoever is on turn first. */
function rugs({ seats, prompt }: View): Sentence[] {
  const first = prompt.args.seat ?? 0;
  return [...seats.slice(first), ...seats.slice(0, first)].map(({ seat, rugs: count, next: color }) => ({
    key: "asked-rugs",
    args: { seat, count, color },
  }));
}

const groups = (_view: View, { groups: all }: GroupsFacts): Sentence[] =>
  all.length
    ? all.map(({ color, owner, squares }) => ({
        key: owner === null ? "asked-carpet-neutral" : "asked-carpet",
        args: { seat: owner, color, squares, count: squares.length },
      }))
    : [{ key: "asked-no-carpets", args: {} }];

/** Of a square: that of Assam, where none is named. */
const named = ({ board }: View, text: string) => text || board.assam.square;

export const queries = {
  a: { about: "assam", answer: assam },
  g: { about: "groups", answer: groups, long: true },
  i: { about: "square", of: named, answer: square },
  l: { about: "places", answer: places, long: true },
  m: { answer: () => [{ key: "asked-mosaics", args: {} }] },
  r: { answer: rugs },
};
