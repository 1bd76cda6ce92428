// Positions of Marrakech as its drawings are handed them, for the tests of its board, its frames and its discs.
import { idleUi } from "../../js/art/idle-ui.ts";
import { TABLE } from "./stones.mjs";

/** @typedef {import("../../js/games/marrakech/shapes.ts").View} View */
/** @typedef {import("../../js/games/marrakech/types.ts").Ui} Ui */
/** @typedef {import("../../js/games/marrakech/shapes.ts").Facing} Facing */
/** @typedef {import("../../js/games/marrakech/shapes.ts").Event} Event */
/** @typedef {import("../../js/games/marrakech/shapes.ts").Rug} Rug */
/** @typedef {import("../../js/games/marrakech/types.ts").Words} Words */

export const TURNS = ["turn:left", "turn:straight", "turn:right"];
/** @type {Words} */
export const words = {
  odds: (weight, of) => `${weight}/${of}`,
  rent: String,
  made: (dirhams, squares) => `${dirhams} + ${squares}`,
  out: () => "out",
};

/**
 * @param {string} square
 * @param {Facing} facing
 * @param {Rug[]} [rugs]
 * @param {View["phase"]} [phase]
 * @returns {View}
 */
export const view = (square, facing, rugs = [], phase = "turn") => ({
  ...TABLE,
  ...{ game: "marrakech", to_act: 0, phase, prompt: { key: `prompt-${phase}`, args: { seat: 0 } } },
  ...{ seats: [], choices: [], result: null },
  board: { assam: { square, facing }, rugs, last: rugs.at(-1)?.squares ?? [], beside: [], last_rugs: false },
});

/** @param {Partial<Ui>} [more] @returns {Ui} */
export const ui = (more = {}) => ({ ...idleUi(words), ...more });

/**
 * An event of which only that is told which is drawn.
 * @template {Event["type"]} Type
 * @param {Type} type
 * @param {Partial<Extract<Event, {type: Type}>>} told
 * @returns {Event}
 */
export const event = (type, told) =>
  /** @type {Event} */ (/** @type {unknown} */ ({ type, rule: "M0", seat: 0, ...told }));

/** @typedef {[from: string, side: Facing, to: string, facing: Facing]} Exit */
/** Pairs of squares that a mosaic joins either way. @param {Facing} side @param {Facing} facing @param {string} squares @returns {Exit[]} */
const pairs = (side, facing, squares) =>
  squares.split(" ").flatMap((pair) => {
    const [a = "", b = ""] = pair.split("-");
    return /** @type {Exit[]} */ ([
      [a, side, b, facing],
      [b, side, a, facing],
    ]);
  });
/** Rule M9 as the table prints it: leaving `from` by `side` leads to `to`, facing `facing`. @type {Exit[]} */
export const EXITS = [
  ...pairs("north", "south", "a7-b7 c7-d7 e7-f7"),
  ...pairs("west", "east", "a7-a6 a5-a4 a3-a2"),
  ...pairs("south", "north", "b1-c1 d1-e1 f1-g1"),
  ...pairs("east", "west", "g6-g5 g4-g3 g2-g1"),
  ["g7", "north", "g7", "west"],
  ["g7", "east", "g7", "south"],
  ["a1", "west", "a1", "north"],
  ["a1", "south", "a1", "east"],
];

/** @typedef {{x: number, y: number}} Point */
/** @param {Point} a @param {Point} b */
export const gap = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** A rug that is shown before it counts. @type {import("../../js/games/marrakech/types.ts").Seen} */
export const RUG = {
  forecast: { color: "mint", squares: ["d5", "d6"], group: ["d5", "d6"], covers: [], scores: [] },
  view: view("d4", "north"),
  events: [],
};
