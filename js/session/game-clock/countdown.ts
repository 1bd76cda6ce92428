// How the time of each seat is spent. Pure: it is told whose time runs, and looks at a clock that it is given. Time in
// which nobody looked was slept through, or the page was busy: it does not count.
import type { StoredClock } from "../../storage/clock-choice.ts";
import type { Entry } from "../../engine/shapes.ts";

/** Most milliseconds from one look to the next, about a second apart, that are counted. */
const ASLEEP = 2000;
/** What is told once less is left, in milliseconds. */
const MARKS = [30_000, 10_000, 0];
/** It hurries in the last ten seconds at least, else in the last tenth. */
const [LAST, TENTH] = [10_000, 10];

/** How many turns have begun once a seat is asked: one each time that somebody decides after somebody else. */
export function turnsBegun(entries: Pick<Entry, "actor">[], seat: number) {
  const actors = [...entries.map(({ actor }) => actor).filter((actor) => actor !== "chance"), seat];
  return actors.filter((actor, at) => actor !== actors[at - 1]).length;
}

export class Countdown {
  #clock;
  #now;
  /** The seat whose time runs. */
  seat: number | null = null;
  #looked = 0;

  /**
   * @param clock what is spent is added to it, so that whatever stores the row stores that
   * @param now milliseconds since any moment
   */
  constructor(clock: StoredClock, now: () => number) {
    this.#clock = clock;
    this.#now = now;
  }

  /** What is left to a seat in milliseconds; less than nothing once its time is up. */
  left(seat: number) {
    const { seconds, spent } = this.#clock;
    return seconds * 1000 - (spent[seat] ?? 0);
  }

  hurries(seat: number) {
    return this.left(seat) <= Math.max(LAST, (this.#clock.seconds * 1000) / TENTH);
  }

  /**
   * Count the time since the last look for the seat whose time ran; from now on another one's runs, or nobody's.
   * @param turn the number of its turn: with a later one than any before, the time of a turn begins anew
   * @returns the mark that was passed: `left` was more before, and is not any longer
   */
  look(seat: number | null, turn: number): number | null {
    const now = this.#now();
    const passed = now - this.#looked;
    const mark = this.seat !== null && passed > 0 && passed <= ASLEEP ? this.#spend(this.seat, passed) : null;
    this.#looked = now;
    this.seat = seat;
    if (seat === null || turn <= this.#clock.turn) return mark;
    this.#clock.turn = turn;
    if (this.#clock.per === "turn") this.#clock.spent[seat] = 0;
    return mark;
  }

  #spend(seat: number, ms: number) {
    const before = this.left(seat);
    this.#clock.spent[seat] = (this.#clock.spent[seat] ?? 0) + ms;
    const left = this.left(seat);
    return MARKS.findLast((mark) => before > mark && left <= mark) ?? null;
  }
}
