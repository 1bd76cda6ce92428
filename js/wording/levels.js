// The levels of opponents: how well each plays, in words, and the names of those who play it. Pure; names no game.

/** @typedef {import("../types.js").Say} Say */

/** The levels of this version. */
const LEVELS = ["random", "easy", "medium", "hard", "expert"];

/** A level without the amount of its work: `hard` of `hard#400`. @param {string} level */
export const kind = (level) => level.replace(/#.*/s, "");

/** @param {string} level */
const isKnown = (level) => LEVELS.includes(kind(level));

/** The names of those who play a level, one for each seat; none for a level of another version. @param {string} level @param {Say} say */
export const namesOfLevel = (level, say) => (isKnown(level) ? say(`new-names-${kind(level)}`).split(" ") : []);

/** How well a level plays. @param {string} level @param {Say} say */
export const levelWords = (level, say) =>
  isKnown(level) ? say(`level-${kind(level)}`) : say("level-other", { name: level });
