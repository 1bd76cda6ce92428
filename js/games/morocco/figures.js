// Small pictures for the rules, by leaf; its sentences describe them.
import { ofSeat } from "../../base/lookup.js";
import { COVER } from "./cover.js";
import { FAMILIES, swatch } from "./families.js";
import { CUBES, die } from "./pieces.js";
import { legend } from "./table.js";

/** A seat's pictures by meaning. */
const pictures = Object.fromEntries(legend(ofSeat(COVER.seats, 0)).map(({ key, picture }) => [key, picture]));
/** @param {string[]} names */
function drawn(...names) {
  return () => names.map((name) => pictures[`fact-${name}`]);
}

/** @type {Record<string, () => unknown[]>} */
export const figures = {
  aim: () => FAMILIES.map(swatch),
  hand: drawn("assistants", "bodyguards", "tourists", "cousins"),
  die: () => [...CUBES, "wild"].map(die),
  price: drawn(...CUBES),
  tourist: drawn("tourists"),
  cousins: drawn("cousins"),
  coins: drawn("coins"),
  "rewards 2": drawn("coins", "bodyguards"),
  juice: drawn("juice"),
  score: drawn("district"),
};
