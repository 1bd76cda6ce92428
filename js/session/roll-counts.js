// Counts rolls by face. Weights, and whether the seed draws a roll, come from the engine. Pure.

/** @typedef {import("../shapes.js").Roll} Roll */
/** @typedef {import("../shapes.js").Die} Die */
/** @typedef {Pick<import("../shapes.js").Rolls, "seed" | "commitment" | "dice">} Rolls the engine's reply to `rolls` */
/** @typedef {{action: string, seeded: number, hand: number, expected: number}} Count how often a face was rolled */

/**
 * Whether a roll came from a physical die: it is marked so, or the seed would have drawn another face.
 * @param {Roll} roll
 * @param {Set<number>} hand
 */
const ofWood = ({ ply, by_seed }, hand) => hand.has(ply) || by_seed === false;

/** @param {Die} die @param {number[]} hand plies @returns {Count[]} */
export function counts({ faces, rolls }, hand) {
  const wood = new Set(hand);
  const sum = faces.reduce((all, { weight }) => all + weight, 0);
  return faces.map(({ action, weight }) => {
    const mine = rolls.filter((roll) => roll.action === action);
    const count = mine.filter((roll) => ofWood(roll, wood)).length;
    return { action, seeded: mine.length - count, hand: count, expected: (rolls.length * weight) / sum };
  });
}
