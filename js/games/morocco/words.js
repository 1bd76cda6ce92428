// The functions of Morocco's sentences, and sample values for their tests. Pure.

/** @typedef {import("../../i18n/functions.js").Voice} Voice */
/** @typedef {import("../../i18n/functions.js").Put} Put */

/** A space in words (`c3.nw`); a stall alone is left as it is. @param {Voice} voice @param {string} space */
function place({ say }, space) {
  const [square = "", corner] = space.split(".");
  return corner ? say("square-corner", { square, corner }) : square;
}

/** @type {Record<string, Put>} */
export const functions = {
  CORNER: ({ word }, /** @type {string} */ corner) => word("corner", corner),
  SPACE: place,
  SPACES: (voice, /** @type {string[]} */ spaces) => voice.listed(spaces.map((space) => place(voice, space))),
  /** The seats with their worker counts. */
  COUNTS: ({ say, listed }, /** @type {import("./shapes.js").Rank[]} */ counts) =>
    listed(counts.map(({ seat, count }) => say("seat-count", { seat, count }))),
  /** Coins and bodyguards as a key for a sentence to select by: `coin-bodyguard` is one of each. */
  ITEMS: (_voice, /** @type {string[] | null} */ items) => items?.join("-") ?? "none",
  /** Free spaces by their corners, with the juice beside each. */
  FREE: ({ say, listed }, /** @type {{corner: string, juice: number}[]} */ spaces) =>
    listed(spaces.map((space) => say("free-space", space))),
  /** The stalls that close before the last of the queue. */
  AHEAD: ({ listed }, /** @type {string[]} */ queue) => (queue.length > 1 ? listed(queue.slice(0, -1)) : "none"),
};

/**
 * Sample values for the tests: by function, and by argument where the sentence itself does not show what values are
 * possible.
 * @type {Record<string, unknown[]>}
 */
export const samples = {
  CORNER: ["nw", "ne", "sw", "se"],
  SPACE: ["d3", "c3.nw"],
  SPACES: [["c3.ne"], ["c3.ne", "d3.nw"]],
  FREE: [
    [{ corner: "nw", juice: 0 }],
    [
      { corner: "ne", juice: 3 },
      { corner: "sw", juice: 2 },
    ],
  ],
  AHEAD: [["c3"], ["b2", "d4", "c3"]],
  COUNTS: [
    [{ seat: 0, count: 2 }],
    [
      { seat: 1, count: 2 },
      { seat: 0, count: 1 },
    ],
  ],
  ITEMS: [[], ["coin"], ["bodyguard"], ["coin", "bodyguard"]],
  stalls: ["20 points from stalls"],
  drinks: ["juice 6"],
  purse: ["2 coins"],
  district: ["3 stalls side by side × 3"],
  square: ["c3"],
  stall: ["c3"],
  target: ["d3"],
  beside: ["d3"],
  cell: ["c3 north-west"],
  line: ["1", "a"],
  one: ["1"],
  other: ["4"],
  round: [1, 12],
  roof: [1, 5],
  before: [0, 21],
  after: [0, 21],
  juice: [0, 4],
  lost: [0, 1, 6],
  assistants: [12],
  bodyguards: [0],
  tourists: [2],
  cousins: [1],
  value: [2, 4],
  pawn: [0, 5],
};

/** Fields of events that no sentence needs, and why. @type {Record<string, Record<string, string>>} */
export const untold = {
  die_rolled: { roll: "a second roll follows the first: its sentence is the second" },
  scouted: { before: "where the pawn stood was told when it went there" },
  stall_filled: { count: "that it is enough is told; the next sentences tell who stands there" },
  closing_began: { seat: "the turn is still that of whoever placed" },
  rewarded: { choice: "what was chosen is told by the sentence that follows" },
  juice_taken: { tokens: "their sum is told; the board shows each" },
  workers_left: {
    workers: "who stood there was told; where each sort goes is always the same, and the seats' panels count them",
  },
  tile_placed: { open: "told when the stall is closed, a sentence later" },
  turn_ended: { coins: "the seat's panel counts them" },
};
