// Small pictures for the rules, by leaf; its sentences describe them.
import { coin, swatch } from "../../art/drawing.js";
import { die } from "./pieces.js";

/** @type {import("../../art/drawing.js").Color[]} */
const COLORS = ["terracotta", "saffron", "majorelle", "mint"];

/** @type {Record<string, () => unknown[]>} */
export const figures = {
  "start 2": () => [coin(), ...COLORS.map(swatch)],
  "turn 2": () => [1, 2, 2, 3, 3, 4].map(die),
  "rent 3": () => [coin(), coin(), coin()],
};
