// What the sentences of claims say by functions of their own.

/** @type {Record<string, import("../../../../js/i18n/functions.js").Put>} */
export const functions = {
  HEXAGON: (_voice, /** @type {string} */ name) => name,
  CARDS: ({ listed }, /** @type {number[]} */ cards) => listed(cards.map(String)),
};
