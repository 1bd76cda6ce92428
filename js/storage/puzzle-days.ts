// Which puzzle is that of a day, and for how many days in a row somebody has solved it. Pure: a day is a whole number, by
// the calendar of the device.
import type { Progress } from "./settings.ts";

const DAY = 86_400_000;

/** Counted from 1970. */
export const dayOf = (now: Date = new Date()) =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);

/** A moment of a day where the device is now. */
export function momentOf(day: number) {
  const date = new Date(day * DAY);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12).getTime();
}

/** Whether a day may have come: elsewhere it is tomorrow already, but what is later was counted by a wrong clock. */
const canBe = (day: number, today: number) => day <= today + 1;

/** For how many days in a row the puzzle was solved: today's may still come. */
export const streakAt = ({ day, streak }: Progress, today: number) =>
  canBe(day, today) && day >= today - 1 ? streak : 0;

/** The game whose turn it is on a day: they take turns. */
export const gameOf = (games: string[], day: number) => games[day % games.length];

/** Steps through all puzzles, so that easy and hard ones follow one another: primes, one of which always reaches all. */
const STEPS = [37, 41];

/** The number of a day's puzzle. @param games how many take turns @param count of puzzles */
export function numberOf(day: number, games: number, count: number) {
  const step = STEPS.find((each) => count % each !== 0) ?? 1;
  return 1 + ((Math.floor(day / games) * step) % count);
}

interface Which {
  game: string;
  number: number;
}

const withOne = (numbers: Progress["solved"], { game, number }: Which) => {
  const before = numbers[game] ?? [];
  return { ...numbers, [game]: before.includes(number) ? before : [...before, number] };
};

export const withTried = (progress: Progress, which: Which): Progress => ({
  ...progress,
  tried: withOne(progress.tried, which),
});

/** What was tried of a day's puzzle (null: it is no day's), also before the page was loaded again. */
export const triesOf = ({ tries }: Progress, day: number | null) => (tries.day === day ? tries.actions : []);

export const withTries = (progress: Progress, day: number | null, actions: string[]): Progress =>
  day === null ? progress : { ...progress, tries: { day, actions } };

/** No day (null: it is no day's puzzle) counts twice, and the last one never goes back, wherever the device travels. */
export function withSolved(progress: Progress, which: Which & { day: number | null }, today: number): Progress {
  const { day } = which;
  const solved = withOne(progress.solved, which);
  const last = canBe(progress.day, today) ? progress.day : 0;
  if (day === null || day <= last) return { ...progress, solved };
  return { ...progress, day, streak: last === day - 1 ? progress.streak + 1 : 1, solved };
}
