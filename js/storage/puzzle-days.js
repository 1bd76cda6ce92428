// Which puzzle is that of a day, and for how many days in a row somebody has solved it. Pure: a day is a whole number, by
// the calendar of the device.

/** Milliseconds of a day. */
const DAY = 86_400_000;

/** @typedef {import("./settings.js").Progress} Progress */

/** The day of a moment, counted from 1970. @param {Date} [now] */
export const dayOf = (now = new Date()) => Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);

/** For how many days in a row the puzzle was solved: today's may still come. @param {Progress} progress @param {number} today */
export const streakAt = ({ day, streak }, today) => (day >= today - 1 ? streak : 0);

/**
 * The game whose turn it is on a day: they take turns.
 * @param {string[]} games @param {number} day
 */
export const gameOf = (games, day) => games[day % games.length];

/** Steps through all puzzles, so that easy and hard ones follow one another: primes, one of which always reaches all. */
const STEPS = [37, 41];

/** The number of the puzzle of a day. @param {number} day @param {number} games how many take turns @param {number} count how many puzzles there are */
export function numberOf(day, games, count) {
  const step = STEPS.find((each) => count % each !== 0) ?? 1;
  return 1 + ((Math.floor(day / games) * step) % count);
}

/**
 * A puzzle was solved.
 * @param {Progress} progress
 * @param {string} game
 * @param {number} number
 * @param {number | null} today the day whose puzzle it is; null: it is none of the day
 * @returns {Progress}
 */
export function withSolved(progress, game, number, today) {
  const before = progress.solved[game] ?? [];
  const solved = { ...progress.solved, [game]: before.includes(number) ? before : [...before, number] };
  if (today === null || progress.day === today) return { ...progress, solved };
  return { day: today, streak: streakAt(progress, today) + 1, solved };
}
