// The clock of an open game: its time runs while a person on this device is asked to decide or to throw the die, and at no
// other moment: not while something moves, in a hand-over, in looking back, behind a dialog, nor in a page that is out of
// sight. Follows what the session's state says. Never touches the DOM.
import { observe, Watcher } from "../../base/observable.ts";
import { withSavedSpent, type StoredClock } from "../../storage/clock-choice.ts";
import { Countdown, turnsBegun } from "./countdown.ts";
import type { Session } from "../session.ts";

class Schedule {
  #look;
  #watcher;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(look: () => void) {
    this.#look = look;
    this.#watcher = new Watcher(() => queueMicrotask(this.now));
  }

  /** Look now, and not once more for what was waited for. */
  now = () => {
    clearTimeout(this.#timer);
    if (!this.#ended) this.#look();
  };

  watch<T>(read: () => T) {
    return this.#watcher.watch(read);
  }

  within(ms: number) {
    this.#timer = setTimeout(this.now, ms);
  }

  end() {
    this.#ended = true;
    this.#watcher.stop();
    clearTimeout(this.#timer);
  }
}

interface Page {
  /** milliseconds since any moment */
  now: () => number;
  /** whether a dialog covers the table */
  covered: () => boolean;
}
interface Listeners {
  /** what is left is to be shown again */
  tick: () => void;
  /** a seat has no more left than so many milliseconds */
  mark: (mark: number, seat: number) => void;
  /** what was spent is kept at once, beside the row */
  keep: (clock: StoredClock) => void;
  /** what was kept there, by another tab, too; unchecked */
  kept: () => Parameters<typeof withSavedSpent>[1];
  /** the time of a seat is up, and a computer player is to go on; settles then */
  goOn: (seat: number) => unknown;
}

const SECOND = 1000;
/** Milliseconds until it looks again whether what covers the table is gone. */
const COVERED = 300;
/** Milliseconds after which what was spent is stored in the row, while time runs. */
const STORED = 5000;

export class GameClock {
  paused;
  /** The seat whose time is up, and the entries at which that was. */
  up: { seat: number; entries: unknown } | null = null;
  readonly clock: StoredClock;
  #session;
  #countdown: Readonly<Countdown>;
  #page;
  /** When it was stored in the row last. */
  #stored;
  #on;
  #hidden = false;
  /** Whether a computer player is about to go on. */
  #goesOn = false;
  #schedule = new Schedule(() => this.#look());

  /** @param clock of its row */
  constructor(session: Session, clock: StoredClock, page: Page, on: Listeners) {
    this.#session = session;
    this.clock = clock;
    this.#countdown = new Countdown(clock, page.now);
    this.#page = page;
    this.#stored = page.now();
    this.#on = on;
    this.paused = clock.paused;
    observe(this, "paused", "up");
  }

  /** The seat whose time runs. */
  get running() {
    return this.#countdown.seat;
  }
  left: Countdown["left"] = (seat) => this.#countdown.left(seat);
  hurries: Countdown["hurries"] = (seat) => this.#countdown.hurries(seat);

  /** The person here who is asked to decide, or to throw the die. */
  #asked(): number | null {
    const { state, loop } = this.#session;
    const { ready, yours, moving, historyPly, handover, view, onTurn } = state;
    if (!ready || !yours || moving || historyPly !== null || handover || view.to_act === "over") return null;
    return view.to_act === "chance" && loop.rollsItself ? null : Number(onTurn);
  }

  /** Look who is asked by now, and look again when that changes, or the next second is over. */
  follow = () => this.#schedule.now();

  #look() {
    const { asked, turn, paused } = this.#schedule.watch(() => {
      const seat = this.#asked();
      return { asked: seat, turn: turnsBegun(this.#session.state.entries, seat ?? 0), paused: this.paused };
    });
    const [may, before] = [asked !== null && !paused && !this.#hidden, this.running];
    const runs = may && !this.#page.covered() ? asked : null;
    if (before === null && runs !== null) Object.assign(this.clock, withSavedSpent(this.clock, this.#on.kept()));
    const mark = this.#countdown.look(runs, turn);
    if (before !== null) this.#spent(before, mark, runs !== null);
    if (may) this.#schedule.within(runs === null ? COVERED : this.#untilNext(runs));
    this.#on.tick();
    if (runs !== null && this.clock.strict && this.left(runs) <= 0) this.#letGoOn(runs);
  }

  /** Milliseconds until another number of seconds is left. */
  #untilNext(seat: number) {
    const over = this.left(seat) % SECOND;
    return over > 0 ? over : SECOND + over;
  }

  /**
   * Time of a seat has passed: whatever happens to the page, it is not given back.
   * @param goesOn whether time runs on: what is left begins nothing in the database
   */
  #spent(seat: number, mark: number | null, goesOn: boolean) {
    this.#on.keep(this.clock);
    if (mark === 0) this.up = { seat, entries: this.#session.state.entries };
    if (mark !== null) this.#on.mark(mark, seat);
    if (!goesOn || this.#page.now() - this.#stored < STORED) return;
    this.#stored = this.#page.now();
    this.#session.match.update({ clock: this.clock });
  }

  async #letGoOn(seat: number) {
    if (this.#goesOn) return;
    this.#goesOn = true;
    await this.#on.goOn(seat);
    this.#goesOn = false;
  }

  /** Pause it, or go on. */
  pause(paused: boolean) {
    this.follow();
    this.paused = this.clock.paused = paused;
    return this.#session.match.update({ clock: this.clock });
  }

  /** The page is out of sight, or left. */
  hide() {
    this.#hidden = true;
    this.follow();
  }

  /** The page is seen again. */
  show() {
    this.#hidden = false;
    this.follow();
  }

  /** The game goes on with another clock, or without one. */
  end() {
    this.#schedule.end();
  }
}
