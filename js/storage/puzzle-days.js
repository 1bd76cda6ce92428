// Which puzzle is that of a day, and for how many days in a row somebody has solved it. Pure: a day is a whole number, by
// the calendar of the device.

/** Milliseconds of a day. */
const DAY = 86_400_000;

/** @typedef {import("./settings.js").Progress} Progress */

/** The day of a moment, counted from 1970. @param {Date} [now] */
export const dayOf = (now = new Date()) => Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);

/** A moment of a day where the device is now. @param {number} day */
export function momentOf(day) {
  const date = new Date(day * DAY);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12).getTime();
}

/** Whether a day may have come: elsewhere it is tomorrow already, but what is later was counted by a wrong clock. @param {number} day @param {number} today */
const canBe = (day, today) => day <= today + 1;

/** For how many days in a row the puzzle was solved: today's may still come. @param {Progress} progress @param {number} today */
export const streakAt = ({ day, streak }, today) => (canBe(day, today) && day >= today - 1 ? streak : 0);

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
 * A puzzle was solved. No day counts twice, and the last one never goes back, wherever the device travels.
 * @param {Progress} progress
 * @param {{game: string, number: number, day: number | null}} puzzle `day`: that whose puzzle it is; null: it is none of a day
 * @param {number} today
 * @returns {Progress}
 */
export function withSolved(progress, { game, number, day }, today) {
  const before = progress.solved[game] ?? [];
  const solved = { ...progress.solved, [game]: before.includes(number) ? before : [...before, number] };
  const last = canBe(progress.day, today) ? progress.day : 0;
  if (day === null || day <= last) return { ...progress, solved };
  return { day, streak: last === day - 1 ? progress.streak + 1 : 1, solved };
}
