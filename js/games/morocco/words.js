// The functions of Morocco's sentences. Pure.

/** @typedef {import("../../i18n/functions.ts").Wording} Wording */
/** @typedef {import("../../i18n/functions.ts").SentenceFunction} SentenceFunction */

/** A space in words (`c3.nw`); a stall alone is left as it is. @param {Wording} wording @param {string} space */
function place({ say }, space) {
  const [square = "", corner] = space.split(".");
  return corner ? say("square-corner", { square, corner }) : square;
}

/** @type {Record<string, SentenceFunction>} */
export const functions = {
  CORNER: ({ word }, /** @type {string} */ corner) => word("corner", corner),
  SPACE: place,
  SPACES: (wording, /** @type {string[]} */ spaces) => wording.listed(spaces.map((space) => place(wording, space))),
  /** The seats with their worker counts. */
  COUNTS: ({ say, listed }, /** @type {import("./shapes.js").Rank[]} */ counts) =>
    listed(counts.map(({ seat, count }) => say("seat-count", { seat, count }))),
  /** Coins and bodyguards as a key for a sentence to select by: `coin-bodyguard` is one of each. */
  ITEMS: (_wording, /** @type {string[] | null} */ items) => items?.join("-") ?? "none",
  /** Free spaces by their corners, with the juice beside each. */
  FREE: ({ say, listed }, /** @type {{corner: string, juice: number}[]} */ spaces) =>
    listed(spaces.map((space) => say("free-space", space))),
  /** The stalls that close before the last of the queue. */
  AHEAD: ({ listed }, /** @type {string[]} */ queue) => (queue.length > 1 ? listed(queue.slice(0, -1)) : "none"),
};
