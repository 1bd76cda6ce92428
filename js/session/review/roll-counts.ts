// Counts rolls by face. Weights, and whether a roll came from a physical die, come from the engine. Pure.
import type { Die } from "../../engine/shapes.ts";

/** how often a face was rolled */
export type Count = { action: string; seeded: number; hand: number; expected: number };

export function counts({ faces, rolls }: Die): Count[] {
  const sum = faces.reduce((all, { weight }) => all + weight, 0);
  return faces.map(({ action, weight }) => {
    const mine = rolls.filter((roll) => roll.action === action);
    const hand = mine.filter((roll) => roll.by_hand).length;
    return { action, seeded: mine.length - hand, hand, expected: (rolls.length * weight) / sum };
  });
}

/**
 * How often each seat rolled numbers, their sum, and the sum that was to be expected: of dice whose faces are numbers.
 * @param faceOf what a face shows
 */
export function rollsBySeat(dice: Die[], faceOf: (action: string) => unknown, seats: number): { rolls?: number[] }[] {
  const numbered = dice.filter(({ faces }) => faces.every(({ action }) => Number.isFinite(faceOf(action))));
  return Array.from({ length: seats }, (_, seat) => {
    const rolls = numbered.flatMap((die) => {
      const mean = meanOf(die.faces, faceOf);
      return die.rolls.filter((roll) => roll.seat === seat).map(({ action }) => [1, Number(faceOf(action)), mean]);
    });
    return rolls.length ? { rolls: [0, 1, 2].map((at) => rolls.reduce((sum, roll) => sum + Number(roll[at]), 0)) } : {};
  });
}

/** The mean of a die's faces. */
function meanOf(faces: Die["faces"], faceOf: (action: string) => unknown) {
  const [sum, weights] = faces.reduce(
    ([all, count], { action, weight }) => [all + weight * Number(faceOf(action)), count + weight],
    [0, 0],
  );
  return sum / weights;
}
