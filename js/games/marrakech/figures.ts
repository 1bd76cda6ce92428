// Small pictures for the rules, by leaf; its sentences describe them.
import { coin } from "../../art/drawing.ts";
import { swatch } from "../../art/textiles.ts";
import { die } from "./pieces.ts";
import { COLORS } from "./places.ts";

export const figures: Record<string, () => unknown[]> = {
  "start 2": () => [coin(), ...COLORS.map(swatch)],
  "turn 2": () => [1, 2, 2, 3, 3, 4].map(die),
  "rent 3": () => [coin(), coin(), coin()],
};
