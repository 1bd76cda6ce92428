// Counts rolls by face. Weights, and whether a roll came from a physical die, come from the engine. Pure.

/** @typedef {import("../shapes.js").Die} Die */
/** @typedef {{action: string, seeded: number, hand: number, expected: number}} Count how often a face was rolled */

/** @param {Die} die @returns {Count[]} */
export function counts({ faces, rolls }) {
  const sum = faces.reduce((all, { weight }) => all + weight, 0);
  return faces.map(({ action, weight }) => {
    const mine = rolls.filter((roll) => roll.action === action);
    const hand = mine.filter((roll) => roll.by_hand).length;
    return { action, seeded: mine.length - hand, hand, expected: (rolls.length * weight) / sum };
  });
}
