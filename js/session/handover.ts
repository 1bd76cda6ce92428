// Passing the tablet on: who gets it, a replay of what happened since their last turn, and half a second in which stray
// taps do nothing. Never touches the DOM; knows no rule and no game by name.
import { observe } from "../base/observable.ts";
import { isLocalPerson } from "../storage/seating.ts";
import { framesOf } from "./playback.ts";
import type { AnimationQueue } from "./animation-queue.ts";
import type { Past } from "./history.ts";
import type { Match } from "./match.ts";
import type { State } from "./state.ts";
import type { Board, Frame } from "../game-api/board.ts";
import type { Entry, Event, View } from "../engine/shapes.ts";
import type { StoredGame } from "../storage/stored-game.ts";

/** What lies on the board while an entry is replayed, and in each scene the events seen by then (null: as before). */
type ReplayEntry = { lies: View; scenes: { seen: Event[] | null; frames: Frame[] }[]; events: Event[] };
export interface HandoverState {
  /** who gets the tablet */
  seat: number;
  /** the sheet with their name; the replay; taps ignored */
  stage: "sheet" | "replay" | "calm";
  /** what the replay has shown of an entry */
  seen: Event[];
}

/** Milliseconds of a whole replay, of an entry without animation, and of ignored taps after it. */
const STORY = 5000;
const REST = 450;
const CALM = 500;

/** The index of the first entry after a seat's last decision. */
export const since = (entries: Entry[], seat: number): number =>
  entries.findLastIndex(({ actor }) => actor === seat) + 1;

/** The seat of the person who decided last on this device; null where nobody has. */
export function lastPerson(entries: Entry[], seats: StoredGame["seats"]) {
  const entry = entries.findLast(({ actor }) => actor !== "chance" && isLocalPerson(seats[actor]));
  return entry ? Number(entry.actor) : null;
}

/** @param whole milliseconds of the replay, which is shortened if it would take too long */
export const paced = (frames: Frame[], whole: number) =>
  frames.map(({ ms, frame }) => ({ ms: ms * Math.min(1, STORY / whole), frame }));

export class Handover {
  current: HandoverState | null = null;
  /** The position that its replay shows. */
  replayed: Past | null = null;
  /** The seat that has the tablet; null before anybody has decided. */
  holder: number | null = null;
  #state;
  #match;
  #board;
  #animations;
  #look;
  /** Ends the current pause. */
  #wake = () => {};
  #skipped = false;
  /** Increases with each hand-over, and when one is given up. */
  #epoch = 0;
  #replayEntries: Promise<ReplayEntry[]> = Promise.resolve([]);

  /** @param board the game's drawings @param look shows everything as whoever looks now */
  constructor(state: State, match: Pick<Match, "ask">, board: Board, clock: AnimationQueue, look: () => Promise<void>) {
    this.#state = state;
    this.#match = match;
    this.#board = board;
    this.#animations = clock;
    this.#look = look;
    observe(this, "current", "replayed", "holder");
  }

  /** A game was opened: whoever decided last has the tablet. */
  opened(story: Entry[]) {
    this.holder = lastPerson(story, this.#state.row.seats);
  }

  /** A person has acted: they have the tablet. */
  acted(seat: unknown) {
    if (typeof seat === "number" && isLocalPerson(this.#state.row.seats[seat])) this.holder = seat;
  }

  /** Show the sheet with the next person's name, and behind it what everybody may see; meanwhile load the replay. */
  offer(seat: number) {
    this.#epoch += 1;
    this.current = { seat, stage: "sheet", seen: [] };
    this.#replayEntries = this.#load(seat);
    return this.#look();
  }

  /** Load every position of the replay, and the one before it, as a seat sees them. */
  async #load(seat: number): Promise<ReplayEntry[]> {
    const ply = since(this.#state.entries, seat);
    const { views = [], entries = [] } = (await this.#match.ask({ do: "since", ply, viewer: seat })) ?? {};
    return entries.flatMap((entry, index) => {
      const [before, view] = views.slice(index, index + 2);
      return before && view ? [this.#stepOf(entry, view, before)] : [];
    });
  }

  /** An entry as it is replayed: over what lay there before it, where anything moves. */
  #stepOf({ events }: Entry, after: View, before: View): ReplayEntry {
    const shown = framesOf(this.#board, events, after, before);
    const scenes = shown.map((frames, at) => ({ seen: at ? events.slice(0, at) : null, frames }));
    return scenes.some(({ frames }) => frames.length)
      ? { lies: before, scenes, events }
      : { lies: after, scenes: [{ seen: events, frames: [{ ms: REST, frame: null }] }], events };
  }

  /** The person has taken the tablet: replay, pause, and let them play. @returns whether they may play now */
  async accept(): Promise<boolean> {
    const epoch = this.#epoch;
    if (this.current?.stage !== "sheet") return false;
    const { seat } = this.current;
    this.#skipped = false;
    this.#become({ stage: "replay" });
    await (this.#animations.off ? this.#write(seat) : this.#replay(epoch));
    if (epoch !== this.#epoch) return false;
    this.#become({ stage: "calm" });
    this.replayed = null;
    await this.#pause(CALM);
    if (epoch !== this.#epoch) return false;
    Object.assign(this, { holder: seat, current: null });
    await this.#look();
    return true;
  }

  #become(change: Partial<HandoverState>) {
    if (this.current) this.current = { ...this.current, ...change };
  }

  /** Replay step by step, through the animation clock: each event is told once it has been seen. */
  async #replay(epoch: number) {
    const steps = await this.#replayEntries;
    const all = steps.flatMap(({ scenes }) => scenes.flatMap(({ frames }) => frames));
    const whole = all.reduce((sum, { ms }) => sum + ms, 0);
    for (const { lies, scenes, events } of steps) {
      this.replayed = { ply: lies.ply, view: lies, events };
      for (const { seen, frames } of scenes) {
        if (this.#skipped || epoch !== this.#epoch) return;
        if (seen) this.#become({ seen });
        await this.#animations.play([{ event: null, frames: paced(frames, whole) }]);
      }
      if (epoch === this.#epoch) this.#become({ seen: events });
    }
  }

  /** With animations off, show the entries as text. */
  #write(seat: number) {
    const { entries } = this.#state;
    const seen = entries.slice(since(entries, seat)).flatMap(({ events }) => events);
    this.#become({ seen });
    return seen.length ? this.#pause(STORY) : undefined;
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, ms);
    });
  }

  #end() {
    this.#animations.finish();
    this.#wake();
  }

  /** Skip the rest of the replay. */
  skip = () => {
    if (this.current?.stage !== "replay") return;
    this.#skipped = true;
    this.#end();
  };

  close() {
    this.#epoch += 1;
    this.current = null;
    this.#end();
  }
}
