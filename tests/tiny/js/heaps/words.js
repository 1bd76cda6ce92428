// What the sentences of heaps say by functions of their own.

/** @type {Record<string, import("../../../../js/i18n/functions.ts").SentenceFunction>} */
export const functions = {
  HEAP: ({ word }, /** @type {string} */ heap) => word("heap", heap),
  HEAPS: ({ word, listed }, /** @type {string[]} */ heaps) => listed(heaps.map((heap) => word("heap", heap))),
  /** Both dice of a roll. */
  DICE: (_wording, /** @type {number[]} */ dice) => dice.join(" + "),
};
