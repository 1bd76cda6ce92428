// The game clock as a row stores it: what people have chosen, and how much time each seat has spent. It is no part of the
// record. Pure. What is stored or imported is untrusted input.
import { fieldsOf } from "../base/lookup.ts";

export interface StoredClock {
  /** whether the time is that of each turn, or of all turns of a person */
  per: "turn" | "game";
  seconds: number;
  /** whether a computer player goes on once the time is up */
  strict: boolean;
  /** milliseconds by seat: of its last turn, or of the game */
  spent: number[];
  /** how many turns have begun, at most: one that comes again after an undo is none of its own */
  turn: number;
  paused: boolean;
}
/** what people choose of it */
export type ClockChoice = Pick<StoredClock, "per" | "seconds" | "strict">;

/** In seconds. */
export const TIMES: Record<StoredClock["per"], number[]> = {
  turn: [30, 60, 120, 180],
  game: [300, 600, 900, 1200, 1800],
};

/** Most seconds: a day. */
const LONGEST = 86_400;
/** Most milliseconds that a seat can have spent, and most turns. */
const MOST = 1e9;

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && value >= least && value <= most;

/** A clock that was stored or imported; null where it is anything else: then the game has none. */
export function clockOf(value: unknown, seats: number): StoredClock | null {
  const { per, seconds, strict, spent, turn, paused } = fieldsOf<keyof StoredClock>(value);
  const sound =
    (per === "turn" || per === "game") &&
    isWithin(seconds, 1, LONGEST) &&
    typeof strict === "boolean" &&
    Array.isArray(spent) &&
    spent.length === seats &&
    Array.from(spent).every((each) => isWithin(each, 0, MOST)) &&
    isWithin(turn, 0, MOST) &&
    typeof paused === "boolean";
  return sound ? { per, seconds, strict, spent: [...spent], turn, paused } : null;
}

const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);

/** A clock with what was kept of it beside the row, where that is later than what it has. @param kept unchecked */
export function withSavedSpent(clock: StoredClock, kept: { spent?: unknown; turn?: unknown } | null) {
  const later = kept && clockOf({ ...clock, spent: kept.spent, turn: kept.turn }, clock.spent.length);
  const isLater = later && (later.turn - clock.turn || sum(later.spent) - sum(clock.spent)) > 0;
  return isLater ? later : clock;
}

const chosen = ({ per, seconds, strict }: ClockChoice) => ({ per, seconds, strict });

/** What people chose of a clock. */
export const choiceOf = (clock: ClockChoice | null | undefined) => (clock ? chosen(clock) : null);

/** What a row has of a clock before anybody has spent anything; nothing where none was chosen. */
export const withClock = (choice: ClockChoice | null | undefined, seats: number): { clock?: StoredClock } =>
  choice ? { clock: { ...chosen(choice), spent: Array(seats).fill(0), turn: 0, paused: false } } : {};

/** The same clock with another choice: what was spent stays, unless it is counted in another way. */
export const withNewChoice = (choice: ClockChoice, before: StoredClock | undefined, seats: number) =>
  before?.per === choice.per ? { ...before, ...choice } : withClock(choice, seats).clock;
