// The levels of opponents as people of the square: each has a name, which is the same in all languages, and words that
// say how well it plays. Pure; names no game.
import { lookup } from "./lookup.js";

/** @type {Record<string, string>} */
const NAMES = { random: "Mishmish", easy: "Idris", medium: "Zineb", hard: "Brahim" };

/** A level without the amount of its work: `hard` of `hard#400`. @param {string} level */
export const kind = (level) => level.replace(/#.*/s, "");

/** The name of whoever plays a level; empty for a level of another version. @param {string} level */
export const nameOfLevel = (level) => lookup(NAMES, kind(level)) ?? "";

/** Who plays a level, and how well. @param {string} level @param {import("../types.js").Say} say */
export const levelWords = (level, say) =>
  nameOfLevel(level) ? say(`level-${kind(level)}`) : say("level-other", { name: level });
