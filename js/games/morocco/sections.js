// Where the page's rules tell of a rule (docs/rules/morocco.md), and of a reason why something cannot be done now.

/** @type {Record<string, string>} */
const SECTIONS = {
  R1: "market", R2: "market", R3: "scout", R4: "hand", R5: "market", R6: "market", R7: "hand", R8: "fair", R9: "die", R10: "scout",
  R11: "round", R12: "evening", R13: "place", R14: "place", R15: "place", R16: "coins", R17: "full", R18: "full", R19: "rewards", R20: "ties",
  R21: "rewards", R22: "juice", R23: "closing", R24: "arrow", R25: "arrow", R26: "settle", R27: "closing", R28: "arrow", R29: "end",
  R30: "evening", R31: "end", R32: "end", R33: "score", R34: "score", R35: "fair",
  "why-over": "end", "why-roll-first": "die", "why-not-wild": "die", "why-not-scout": "scout", "why-not-take": "rewards", "why-not-arrow": "arrow",
  "why-not-settle": "settle", "why-not-keep": "evening", "why-not-spend": "coins", "why-pawn-stays": "scout", "why-must-place": "place",
  "why-place-first": "place", "why-no-coin": "coins", "why-swap-alike": "coins", "why-no-worker": "hand", "why-two-assistants": "cousins",
  "why-stall-closed": "place", "why-space-taken": "place", "why-no-cubes": "price", "why-no-third-cube": "tourist", "why-same-stall": "cousins",
  "why-not-beside": "cousins", "why-no-beside": "cousins", "why-not-target": "settle", "why-no-neighbour": "arrow", "why-target-closed": "arrow",
  "why-no-cube": "evening", "why-not-together": "place", "why-not-now": "round",
};

/** The section that tells of it. @param {string} name a rule's number, or a reason's key */
export const section = (name) => SECTIONS[name];
