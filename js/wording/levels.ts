// The levels of opponents: how well each plays, in words, and the names of those who play it. Pure; names no game.
import type { Say } from "../i18n/translate.ts";

const LEVELS = ["random", "easy", "medium", "hard", "expert"];

/** A level without the amount of its work: `hard` of `hard#400`. */
export const kind = (level: string) => level.replace(/#.*/s, "");

const isKnown = (level: string) => LEVELS.includes(kind(level));

/** The names of those who play a level, one for each seat; none for a level of another version. */
export const namesOfLevel = (level: string, say: Say) =>
  isKnown(level) ? say(`new-names-${kind(level)}`).split(" ") : [];

/** How well a level plays, below a name; nothing for one of another version. */
export const strengthOf = (level: string, say: Say) => (isKnown(level) ? say(`new-level-${kind(level)}`) : "");

export const levelWords = (level: string, say: Say) =>
  isKnown(level) ? say(`level-${kind(level)}`) : say("level-other", { name: level });
