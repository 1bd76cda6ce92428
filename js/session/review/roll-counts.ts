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

const sumOf = <T>(all: T[], of: (each: T) => number) => all.reduce((sum, each) => sum + of(each), 0);
