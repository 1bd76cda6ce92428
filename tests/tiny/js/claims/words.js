// What the sentences of claims say by functions of their own.

/** @type {Record<string, import("../../../../js/i18n/functions.ts").SentenceFunction>} */
export const functions = {
  HEXAGON: (_wording, /** @type {string} */ name) => name,
  CARDS: ({ listed }, /** @type {number[]} */ cards) => listed(cards.map(String)),
};
