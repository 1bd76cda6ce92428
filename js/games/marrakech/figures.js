// Small pictures for the rules, by leaf; its sentences describe them.
import { coin } from "../../art/drawing.ts";
import { swatch } from "../../art/textiles.ts";
import { die } from "./pieces.js";
import { COLORS } from "./places.js";

/** @type {Record<string, () => unknown[]>} */
export const figures = {
  "start 2": () => [coin(), ...COLORS.map(swatch)],
  "turn 2": () => [1, 2, 2, 3, 3, 4].map(die),
  "rent 3": () => [coin(), coin(), coin()],
};
