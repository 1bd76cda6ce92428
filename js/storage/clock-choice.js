// The game clock as a row stores it: what people have chosen, and how much time each seat has spent. It is no part of the
// record. Pure. What is stored or imported is untrusted input.

/**
 * @typedef {object} StoredClock
 * @property {"turn" | "game"} per whether the time is that of each turn, or of all turns of a person
 * @property {number} seconds
 * @property {boolean} strict whether a computer player goes on once the time is up
 * @property {number[]} spent milliseconds by seat: of its last turn, or of the game
 * @property {number} turn how many turns have begun, at most: one that comes again after an undo is none of its own
 * @property {boolean} paused
 */
/** @typedef {Pick<StoredClock, "per" | "seconds" | "strict">} ClockChoice what people choose of it */

/** The times that are offered, in seconds. @type {Record<StoredClock["per"], number[]>} */
export const TIMES = { turn: [30, 60, 120, 180], game: [300, 600, 900, 1200, 1800] };

/** Most seconds: a day. */
const LONGEST = 86_400;
/** Most milliseconds that a seat can have spent, and most turns. */
const MOST = 1e9;

/** Whether a value is a number within bounds. @param {unknown} value @param {number} least @param {number} most @returns {value is number} */
const isWithin = (value, least, most) => typeof value === "number" && value >= least && value <= most;

/**
 * A clock that was stored or imported; null where it is anything else: then the game has none.
 * @param {unknown} value
 * @param {number} seats of the game
 * @returns {StoredClock | null}
 */
export function clockOf(value, seats) {
  const { per, seconds, strict, spent, turn, paused } = /** @type {Partial<Record<keyof StoredClock, unknown>>} */ (
    value ?? {}
  );
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

/** @param {number[]} all */
const sum = (all) => all.reduce((one, other) => one + other, 0);

/**
 * A clock with what was kept of it beside the row, where that is later than what it has.
 * @param {StoredClock} clock
 * @param {{spent?: unknown, turn?: unknown} | null} kept unchecked
 */
export function withKept(clock, kept) {
  const later = kept && clockOf({ ...clock, spent: kept.spent, turn: kept.turn }, clock.spent.length);
  const isLater = later && (later.turn - clock.turn || sum(later.spent) - sum(clock.spent)) > 0;
  return isLater ? later : clock;
}

/** What people chose of a clock. @param {ClockChoice | null | undefined} clock @returns {ClockChoice | null} null: none */
export const choiceOf = (clock) => (clock ? { per: clock.per, seconds: clock.seconds, strict: clock.strict } : null);

/**
 * The clock of a game in which nobody has spent anything; none where none was chosen.
 * @param {ClockChoice | null | undefined} choice
 * @param {number} seats
 * @returns {{clock?: StoredClock}} what a row has of it
 */
export const withClock = (choice, seats) =>
  choice
    ? {
        clock: {
          ...{ per: choice.per, seconds: choice.seconds, strict: choice.strict },
          ...{ spent: Array.from({ length: seats }, () => 0), turn: 0, paused: false },
        },
      }
    : {};

/**
 * The same clock with another choice: what was spent stays, unless it is counted in another way.
 * @param {ClockChoice} choice
 * @param {StoredClock | undefined} before
 * @param {number} seats
 */
export const rewound = (choice, before, seats) =>
  before?.per === choice.per ? { ...before, ...choice } : withClock(choice, seats).clock;
