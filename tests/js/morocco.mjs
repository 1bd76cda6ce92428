// Positions of Morocco as its drawings are handed them, for the tests of its board and its frames.
import { frames } from "../../js/games/morocco/board.js";
import { COVER } from "../../js/games/morocco/cover.js";
import { idleUi } from "../../js/art/idle-ui.js";

/** @typedef {import("../../js/games/morocco/types").View} Painted */
/** @typedef {import("../../js/games/morocco/shapes.js").View} View */
/** @typedef {import("../../js/games/morocco/types").Ui} Ui */
/** @typedef {import("../../js/games/morocco/types").Event} Event */
/** @typedef {import("../../js/games/morocco/types").Board} Board */
/** @typedef {import("../../js/games/morocco/types").Words} Words */

/** @type {Words} */
export const words = {
  pays: "pays",
  made: ({ vp, juice, coins }, district) => [vp, juice, coins, district].join(" + "),
};
/** @param {Partial<Ui>} [more] @returns {Ui} */
export const ui = (more = {}) => ({ ...idleUi(words), ...more });
/** @param {View["phase"]} phase @param {Partial<Board>} [more] @returns {View} */
export const view = (phase, more = {}) => ({
  ...COVER,
  game: "morocco",
  ply: 0,
  advice: false,
  outcomes: [],
  undo_to: null,
  assent_to: null,
  redo_to: null,
  dice: true,
  hidden: false,
  private: false,
  phase,
  to_act: 0,
  prompt: { key: `prompt-${phase}`, args: { seat: 0 } },
  board: { ...COVER.board, ...more },
});

/**
 * An event of which only that is told which is drawn.
 * @template {Event["type"]} Type
 * @param {Type} type
 * @param {Partial<Extract<Event, {type: Type}>>} told
 * @returns {Event}
 */
export const event = (type, told) =>
  /** @type {Event} */ (/** @type {unknown} */ ({ type, rule: "R0", seat: 0, ...told }));

const HAND = [
  "worker:assistant",
  "worker:bodyguard",
  "worker:tourist",
  "worker:cousins",
  "cube:black",
  "cube:green",
  "cube:purple",
  "cube:brown",
  "cube:orange",
];
const LINES = [..."12345"].map((row) => `row:${row}`).concat([..."abcde"].map((column) => `column:${column}`));
/** Everything that can be tapped beside the spaces, phase by phase. @satisfies {Partial<Record<View["phase"], string[]>>} */
export const OFFERS = {
  assign: [...HAND, ...LINES],
  spend: LINES,
  scout: [1, 2, 3, 4, 5].map((space) => `roof:${space}`),
  wild: ["color:black", "color:orange"],
  take: ["take:coin", "take:bodyguard"],
  keep: ["cube:brown", "cube:green"],
  arrow: ["arrow:north", "arrow:east", "arrow:south", "arrow:west"],
};

/** @type {import("../../js/games/morocco/shapes.js").Rank[]} */
export const COUNTS = [
  { seat: 2, count: 3, place: 1, tied: false },
  { seat: 0, count: 2, place: 2, tied: false },
];
/** All that happens when a stall is filled, as far as it is drawn. */
export const CLOSING = /** @type {Event[]} */ (
  /** @type {unknown[]} */ ([
    { type: "placed", seat: 0, kind: "assistant", spaces: ["c3.ne"], paid: ["orange", "green"] },
    { type: "stall_filled", stall: "c3", count: 5, queue: ["c3"] },
    { type: "closing_began", stall: "c3", seat: 0, counts: COUNTS },
    { type: "rewarded", seat: 2, stall: "c3", place: 1, tied: false, vp: 5, gained: [], lost: [], choice: false },
    {
      type: "rewarded",
      seat: 0,
      stall: "c3",
      place: 2,
      tied: false,
      vp: 2,
      gained: ["coin", "bodyguard"],
      lost: [],
      choice: false,
    },
    {
      type: "juice_taken",
      seat: 2,
      stall: "c3",
      tokens: [{ space: "c3.nw", line: 3, column: 2, value: 2 }],
      amount: 2,
    },
    {
      type: "workers_left",
      stall: "c3",
      workers: [
        { seat: 2, kind: "assistant", space: "c3.nw" },
        { seat: 0, kind: "tourist", space: "c3.ne" },
      ],
    },
    { type: "tile_placed", stall: "c3", seat: 2, owner: 2, open: 18 },
    { type: "arrow_pointed", stall: "c3", seat: 2, facing: "west", target: "b3" },
    { type: "settled", seat: 0, stall: "c3", space: "b3.ne" },
    { type: "closed", stall: "c3", open: 18 },
  ])
);
export const before = view("assign");
/** Its frames, event by event. */
export const told = CLOSING.map((event) => frames(event, before, before, CLOSING));

/** @type {import("../../js/games/morocco/shapes.js").PlacementForecast} */
const PLACEMENT = {
  seat: 0,
  paid: ["orange", "green"],
  left: { black: 1, green: 0, purple: 0, brown: 0, orange: 2 },
  stalls: [{ stall: "c3", count: 5, full: true }],
  closings: [
    {
      stall: "c3",
      counts: COUNTS,
      rewards: [
        { seat: 2, place: 1, tied: false, vp: 5, gained: [], lost: [], choice: [] },
        { seat: 0, place: 2, tied: false, vp: 2, gained: ["coin", "bodyguard"], lost: [], choice: [] },
      ],
      juice: [{ seat: 0, amount: 4, tokens: [] }],
      tile: { seat: 2, owner: 2 },
      targets: [],
    },
  ],
};
/** A placement that waits to be confirmed. @satisfies {Partial<Ui>} */
export const PENDING = {
  picked: ["worker:assistant", "space:c3.ne"],
  preview: { view: view("assign"), events: [], forecast: PLACEMENT },
};

/** So does a swap. @satisfies {Partial<Ui>} */
export const SWAP = {
  picked: ["row:1", "row:4"],
  preview: {
    view: view("spend"),
    events: [],
    forecast: { seat: 0, before: 3, after: 7, gained: ["c4", "c1"], lost: ["d2"] },
  },
};

/** So does scouting. @satisfies {Partial<Ui>} */
export const SCOUTING = {
  picked: ["roof:2"],
  preview: {
    view: view("scout"),
    events: [],
    forecast: {
      roof: 2,
      gains: [
        { seat: 0, colors: ["green", "brown"] },
        { seat: 1, colors: ["black", "black"] },
      ],
      stalls: ["c4", "e1"],
    },
  },
};
