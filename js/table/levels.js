// The levels of opponents as people of the square: each has a name, and after it words that say how well it plays. Pure;
// names no game.

/** @typedef {import("../types.js").Say} Say */

/** The levels of this version. */
const LEVELS = ["random", "easy", "medium", "hard"];
/** What stands between the name and the other words, in any writing. */
const COMMA = /[,،]/;

/** A level without the amount of its work: `hard` of `hard#400`. @param {string} level */
export const kind = (level) => level.replace(/#.*/s, "");

/** @param {string} level */
const isKnown = (level) => LEVELS.includes(kind(level));

/** The name of whoever plays a level; empty for a level of another version. @param {string} level @param {Say} say */
export const nameOfLevel = (level, say) =>
  isKnown(level) ? (levelWords(level, say).split(COMMA)[0] ?? "").trim() : "";

/** Who plays a level, and how well. @param {string} level @param {Say} say */
export const levelWords = (level, say) =>
  isKnown(level) ? say(`level-${kind(level)}`) : say("level-other", { name: level });
