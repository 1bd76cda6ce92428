// Small pictures for the rules, by section; the section's text describes them.
import { coin, swatch } from "../../table/drawing.js";
import { die, figure } from "./pieces.js";

/** @type {import("../../table/drawing.js").Color[]} */
const COLORS = ["terracotta", "saffron", "majorelle", "mint"];

/** @type {Record<string, () => unknown[]>} */
export const figures = {
  start: () => [figure("north")],
  turn: () => [1, 2, 2, 3, 3, 4].map(die),
  rent: () => [coin(), coin(), coin()],
  lay: () => COLORS.map(swatch),
};
