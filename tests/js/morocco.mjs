// Positions of Morocco as its drawings are handed them, for the tests of its board and its frames.
import { frames } from "../../js/games/morocco/board.ts";
import { COVER } from "../../js/games/morocco/cover.ts";
import { idleUi } from "../../js/art/idle-ui.ts";
import { TABLE } from "./stones.mjs";

/** @typedef {import("../../js/games/morocco/types.ts").View} Painted */
/** @typedef {import("../../js/games/morocco/shapes.ts").View} View */
/** @typedef {import("../../js/games/morocco/types.ts").Ui} Ui */
/** @typedef {import("../../js/games/morocco/types.ts").Event} Event */
/** @typedef {import("../../js/games/morocco/types.ts").Board} Board */
/** @typedef {import("../../js/games/morocco/types.ts").Words} Words */

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
  ...TABLE,
  ...{ game: "morocco", phase, to_act: 0, prompt: { key: `prompt-${phase}`, args: { seat: 0 } } },
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

/** Picks of one role. @param {string} role @param {string} names */
const picks = (role, names) => names.split(" ").map((name) => `${role}:${name}`);
const LINES = [...picks("row", "1 2 3 4 5"), ...picks("column", "a b c d e")];
const HAND = [
  ...picks("worker", "assistant bodyguard tourist cousins"),
  ...picks("cube", "black green purple brown orange"),
];
/** Everything that can be tapped beside the spaces, phase by phase. @satisfies {Partial<Record<View["phase"], string[]>>} */
export const OFFERS = {
  assign: [...HAND, ...LINES],
  spend: LINES,
  scout: picks("roof", "1 2 3 4 5"),
  wild: picks("color", "black orange"),
  take: picks("take", "coin bodyguard"),
  keep: picks("cube", "brown green"),
  arrow: picks("arrow", "north east south west"),
};

/** @type {import("../../js/games/morocco/shapes.ts").Rank[]} */
export const COUNTS = [
  { seat: 2, count: 3, place: 1, tied: false },
  { seat: 0, count: 2, place: 2, tied: false },
];
const [FIRST, SECOND] = COUNTS;
const stall = "c3";
const NOTHING = { gained: [], lost: [], choice: false };
/** All that happens when a stall is filled, as far as it is drawn. */
export const CLOSING = [
  event("placed", { kind: "assistant", spaces: ["c3.ne"], paid: ["orange", "green"] }),
  event("stall_filled", { stall, count: 5, queue: [stall] }),
  event("closing_began", { stall, counts: COUNTS }),
  event("rewarded", { stall, ...FIRST, ...NOTHING, vp: 5 }),
  event("rewarded", { stall, ...SECOND, ...NOTHING, vp: 2, gained: ["coin", "bodyguard"] }),
  event("juice_taken", { seat: 2, stall, tokens: [{ space: "c3.nw", line: 3, column: 2, value: 2 }], amount: 2 }),
  event("workers_left", {
    stall,
    workers: [
      { seat: 2, kind: "assistant", space: "c3.nw" },
      { seat: 0, kind: "tourist", space: "c3.ne" },
    ],
  }),
  event("tile_placed", { stall, seat: 2, owner: 2, open: 18 }),
  event("arrow_pointed", { stall, seat: 2, facing: "west", target: "b3" }),
  event("settled", { stall, space: "b3.ne" }),
  event("closed", { stall, open: 18 }),
];
export const before = view("assign");
/** Its frames, event by event. */
export const told = CLOSING.map((event) => frames(event, before, before, { events: CLOSING }));

/** @type {import("../../js/games/morocco/shapes.ts").PlacementForecast} */
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
        { ...FIRST, vp: 5, gained: [], lost: [], choice: [] },
        { ...SECOND, vp: 2, gained: ["coin", "bodyguard"], lost: [], choice: [] },
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
