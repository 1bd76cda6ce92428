// What the sentences of heaps say by functions of their own, and what their tests try them with.

/** @type {Record<string, import("../../../../js/i18n/functions.js").Put>} */
export const functions = {
  HEAP: ({ word }, /** @type {string} */ heap) => word("heap", heap),
  HEAPS: ({ word, listed }, /** @type {string[]} */ heaps) => listed(heaps.map((heap) => word("heap", heap))),
  /** Both dice of a roll. */
  DICE: (_voice, /** @type {number[]} */ dice) => dice.join(" + "),
};
export const samples = {
  HEAP: ["a", "b", "c"],
  HEAPS: [["a"], ["a", "c"]],
  DICE: [
    [1, 2],
    [3, 3],
  ],
  cell: ["the left heap"],
  left: [0, 1, 7],
  cost: [0, 1],
  most: [1, 2.5, 3],
};

/** Fields of events that no sentence needs, and why. */
export const untold = { ended: { why: "there is but one end" } };
