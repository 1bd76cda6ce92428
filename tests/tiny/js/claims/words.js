// What the sentences of claims say by functions of their own, and what their tests try them with.

/** @type {Record<string, import("../../../../js/i18n/functions.js").Put>} */
export const functions = {
  HEXAGON: (_voice, /** @type {string} */ name) => name,
  CARDS: ({ listed }, /** @type {number[]} */ cards) => listed(cards.map(String)),
};
export const samples = {
  HEXAGON: ["c3", "a1"],
  CARDS: [[12, 3]],
  cell: ["c3, free"],
  card: [1, 12],
};

/** Fields of events that no sentence needs, and why. */
export const untold = { ended: { why: "there is but one end" } };
