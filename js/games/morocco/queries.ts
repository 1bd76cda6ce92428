// What can be asked about a game of Morocco, by letter: for whoever does not see the market. Pure.
import { ofSeat } from "../../base/lookup.ts";
import { closingSentences, cubeList } from "./forecast-sentences.ts";
import { juiceAt, labelOf, stallNamed, stallSentence } from "./names.ts";
import { COLUMNS, cornerOf, QUADRANTS, SPACES } from "./places.ts";
import type { StallFacts, StallsFacts, View } from "./shapes.ts";
import type { Sentence } from "../../engine/shapes.ts";

/** Whoever is on turn; everybody where nobody is. */
function onTurn({ seats, prompt, board }: View) {
  const seat = board.active ?? prompt.args.seat;
  return seat === undefined ? seats : [ofSeat(seats, seat)];
}

/** What whoever is on turn has in hand, and what each worker costs. */
const hand = (view: View): Sentence[] =>
  onTurn(view).flatMap(({ seat, cubes, coins, assistants, bodyguards, tourists, cousins }) => [
    { key: "asked-hand", args: { seat, assistants, bodyguards, tourists, cousins } },
    { key: "asked-cubes", args: { colors: cubeList(cubes), count: coins } },
  ]);

function stalls(view: View, { seat, stalls: names }: StallsFacts): Sentence[] {
  if (!names.length) return [{ key: "asked-no-stalls", args: { seat } }];
  return names.map((name) => stallSentence(stallNamed(name, view), view));
}

function stall(view: View, { stall: name, closing }: StallFacts): Sentence[] {
  const { board } = view;
  const shown = stallNamed(name, view);
  if (!shown.open) return [labelOf(`${name}.nw`, shown, board.juice)];
  const workers = QUADRANTS.filter((quadrant) => shown.spaces[quadrant]);
  return [
    stallSentence(shown, view),
    ...workers.map((quadrant) => labelOf(`${name}.${quadrant}`, shown, board.juice)),
    ...(shown.arrows ? [{ key: "asked-arrows", args: { count: shown.arrows } }] : []),
    ...(closing ? [{ key: "asked-if-closed", args: {} }, ...closingSentences(closing).slice(1)] : []),
  ];
}

/** A space at each corner where a token of a value lies. */
function tokens(value: number, lines: string[]) {
  const corners: Map<string, string> = new Map();
  for (const space of SPACES) {
    const { across, up } = cornerOf(space);
    if (juiceAt(space, lines) === value) corners.set(`${across} ${up}`, space);
  }
  return [...corners.values()];
}

const juice = ({ board }: View): Sentence[] =>
  [4, 3, 2].map((value) => {
    const spaces = tokens(value, board.juice);
    return { key: "asked-juice", args: { value, count: spaces.length, spaces } };
  });

const districts = ({ seats }: View): Sentence[] =>
  [...seats]
    .sort((one, other) => other.district.length - one.district.length)
    .map(({ seat, district: squares }) => ({ key: "asked-district", args: { seat, count: squares.length, squares } }));

const roof = ({ board }: View): Sentence[] => [
  { key: "asked-pawn", args: { pawn: board.roof.pawn } },
  ...board.roof.spaces.map((color, at) => ({ key: "roof-space-cube", args: { roof: at + 1, color } })),
];

const lines = ({ board }: View): Sentence[] => [
  ...board.rows.map((color, at) => ({ key: "row", args: { line: String(at + 1), color } })),
  ...board.columns.map((color, at) => ({ key: "column", args: { line: COLUMNS[at], color } })),
];

/** Of a stall: that of the newest worker, where none is named; a space stands for its stall. */
const named = ({ board }: View, text: string) => (text || (board.last[0] ?? "c3")).slice(0, 2);

export const queries = {
  c: { answer: lines },
  d: { answer: districts },
  h: { answer: hand },
  i: { about: "stall", of: named, answer: stall },
  j: { answer: juice },
  l: { about: "stalls", answer: stalls, long: true },
  r: { answer: roof },
};
