// What can be asked about a game of Morocco, by letter: for whoever does not see the market. Pure.
import { ofSeat } from "../../base/lookup.ts";
import { closingSentences, cubeList } from "./forecast-sentences.js";
import { juiceAt, labelOf, stallNamed, stallSentence } from "./names.js";
import { COLUMNS, cornerOf, QUADRANTS, SPACES } from "./places.js";

/** @typedef {import("./shapes.js").View} View */
/** @typedef {import("./shapes.js").StallsFacts} StallsFacts */
/** @typedef {import("./shapes.js").StallFacts} StallFacts */
/** @typedef {import("../../types.js").Sentence} Sentence */

/** Whoever is on turn; everybody where nobody is. @param {View} view */
function onTurn({ seats, prompt, board }) {
  const seat = board.active ?? prompt.args.seat;
  return seat === undefined ? seats : [ofSeat(seats, seat)];
}

/** @param {Pick<View["seats"][number], "assistants" | "bodyguards" | "tourists" | "cousins">} hand */
const workersIn = ({ assistants, bodyguards, tourists, cousins }) => ({ assistants, bodyguards, tourists, cousins });

/** What whoever is on turn has in hand, and what each worker costs. @param {View} view @returns {Sentence[]} */
const hand = (view) =>
  onTurn(view).flatMap(({ seat, cubes, coins, ...has }) => [
    { key: "asked-hand", args: { seat, ...workersIn(has) } },
    { key: "asked-cubes", args: { colors: cubeList(cubes), count: coins } },
  ]);

/** @param {View} view @param {StallsFacts} facts @returns {Sentence[]} */
function stalls(view, { seat, stalls: names }) {
  if (!names.length) return [{ key: "asked-no-stalls", args: { seat } }];
  return names.map((name) => stallSentence(stallNamed(name, view), view));
}

/** @param {View} view @param {StallFacts} facts @returns {Sentence[]} */
function stall(view, { stall: name, closing }) {
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

/** A space at each corner where a token of a value lies. @param {number} value @param {string[]} lines */
function tokens(value, lines) {
  /** @type {Map<string, string>} */
  const corners = new Map();
  for (const space of SPACES) {
    const { across, up } = cornerOf(space);
    if (juiceAt(space, lines) === value) corners.set(`${across} ${up}`, space);
  }
  return [...corners.values()];
}

/** @param {View} view @returns {Sentence[]} */
const juice = ({ board }) =>
  [4, 3, 2].map((value) => {
    const spaces = tokens(value, board.juice);
    return { key: "asked-juice", args: { value, count: spaces.length, spaces } };
  });

/** @param {View} view @returns {Sentence[]} */
const districts = ({ seats }) =>
  [...seats]
    .sort((one, other) => other.district.length - one.district.length)
    .map(({ seat, district: squares }) => ({ key: "asked-district", args: { seat, count: squares.length, squares } }));

/** @param {View} view @returns {Sentence[]} */
const roof = ({ board }) => [
  { key: "asked-pawn", args: { pawn: board.roof.pawn } },
  ...board.roof.spaces.map((color, at) => ({ key: "roof-space-cube", args: { roof: at + 1, color } })),
];

/** @param {View} view @returns {Sentence[]} */
const lines = ({ board }) => [
  ...board.rows.map((color, at) => ({ key: "row", args: { line: String(at + 1), color } })),
  ...board.columns.map((color, at) => ({ key: "column", args: { line: COLUMNS[at], color } })),
];

/**
 * Of a stall: that of the newest worker, where none is named; a space stands for its stall.
 * @param {View} view
 * @param {string} text
 */
const named = ({ board }, text) => (text || (board.last[0] ?? "c3")).slice(0, 2);

/** What can be asked, by letter. */
export const questions = {
  c: { answer: lines },
  d: { answer: districts },
  h: { answer: hand },
  i: { about: "stall", of: named, answer: stall },
  j: { answer: juice },
  l: { about: "stalls", answer: stalls, long: true },
  r: { answer: roof },
};
