// Counts rolls by face. Weights, and whether a roll came from a physical die, come from the engine. Pure.
import type { Die } from "../../engine/shapes.ts";

export type Count = { action: string; seeded: number; hand: number; expected: number };

export function counts({ faces, rolls }: Die): Count[] {
  const sum = sumOf(faces, ({ weight }) => weight);
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
    return rolls.length ? { rolls: [0, 1, 2].map((at) => sumOf(rolls, (roll) => Number(roll[at]))) } : {};
  });
}

const meanOf = (faces: Die["faces"], faceOf: (action: string) => unknown) =>
  sumOf(faces, ({ action, weight }) => weight * Number(faceOf(action))) / sumOf(faces, ({ weight }) => weight);

const sumOf = <T>(all: T[], of: (each: T) => number) => all.reduce((sum, each) => sum + of(each), 0);
