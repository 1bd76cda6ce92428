// Passing the tablet on: who gets it, a replay of what happened since their last turn, and half a second in which stray
// taps do nothing. Never touches the DOM; knows no rule and no game by name.
import { observe } from "../base/observable.ts";
import { fieldsOf, partOf } from "../base/lookup.ts";
import { isLocalPerson } from "../storage/seating.ts";
import { turnOf } from "../wording/seat-language.ts";
import { framesOf } from "./playback.ts";
import type { AnimationQueue } from "./animation-queue.ts";
import type { Past } from "./history.ts";
import type { Match } from "./match.ts";
import type { State } from "./state.ts";
import type { Board, Frame } from "../game-api/board.ts";
import type { Entry, Event, View } from "../engine/shapes.ts";
import type { StoredGame } from "../storage/stored-game.ts";

/** What happened in a turn, and each of its entries: what lies on the board before it and after it, and what moves. */
interface Turn {
  events: Event[];
  entries: { before: View; after: View; frames: Frame[] }[];
}
export interface HandoverState {
  /** who gets the tablet */
  seat: number;
  /** the sheet with their name; the replay; taps ignored */
  stage: "sheet" | "replay" | "calm";
  /** what happened in the turn that is replayed */
  told: Event[];
}

/** Milliseconds of a turn that is replayed, at most and where nothing moves; and of ignored taps after the last one. */
const TURN = 2000;
const STILL = 3000;
const CALM = 500;

/** The index of the first entry after a seat's last decision. */
export const since = (entries: Entry[], seat: number): number =>
  entries.findLastIndex(({ actor }) => actor === seat) + 1;

/** The seat of the person who decided last on this device; null where nobody has. */
export function lastPerson(entries: Entry[], seats: StoredGame["seats"]) {
  const entry = entries.findLast(({ actor }) => actor !== "chance" && isLocalPerson(seats[actor]));
  return entry ? Number(entry.actor) : null;
}

/** A frame without sound, faster; but what leads back from near takes its time, or it would be seen beside the board. */
function faster({ ms, frame }: Frame, pace: number): Frame {
  const [flights, zoom] = [partOf(frame, "flights"), partOf(frame, "zoom")];
  const flying = flights && { flights: flights.map((one) => ({ ...one, ms: one.ms * pace })) };
  return { ms: zoom?.by === 1 ? ms : ms * pace, frame: { ...fieldsOf(frame), ...flying } };
}

/** Each entry's frames, faster together if they would take too long. */
function paced(entries: Turn["entries"]) {
  const whole = entries.flatMap(({ frames }) => frames).reduce((sum, { ms }) => sum + ms, 0);
  const pace = Math.min(1, TURN / whole);
  return entries.map((entry) => ({ ...entry, frames: entry.frames.map((frame) => faster(frame, pace)) }));
}

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
  #turns: Promise<Turn[]> = Promise.resolve([]);

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
    this.current = { seat, stage: "sheet", told: [] };
    this.#turns = this.#load(seat);
    return this.#look();
  }

  /** Load the turns since a seat's last decision, as it sees them. */
  async #load(seat: number): Promise<Turn[]> {
    const ply = since(this.#state.entries, seat);
    const { views = [], entries = [] } = (await this.#match.ask({ do: "since", ply, viewer: seat })) ?? {};
    const turns: Turn[] = [];
    let whose: unknown = null;
    for (const [index, { events }] of entries.entries()) {
      const [before, after] = views.slice(index, index + 2);
      if (!before || !after) continue;
      if (turnOf(before) !== whose) turns.push({ events: [], entries: [] });
      whose = turnOf(before);
      const frames = framesOf(this.#board, events, after, before).flat();
      turns.at(-1)?.events.push(...events);
      turns.at(-1)?.entries.push({ before, after, frames });
    }
    return turns;
  }

  /** The person has taken the tablet: replay, pause, and let them play. @returns whether they may play now */
  async accept(): Promise<boolean> {
    const epoch = this.#epoch;
    if (this.current?.stage !== "sheet") return false;
    const { seat } = this.current;
    this.#skipped = false;
    this.#become({ stage: "replay" });
    await this.#replay(epoch);
    if (epoch !== this.#epoch) return false;
    this.#become({ stage: "calm", told: [] });
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

  /** Replay turn by turn, through the queue of animations; with animations off, each is a picture. */
  async #replay(epoch: number) {
    for (const { events, entries } of await this.#turns) {
      this.#become({ told: events });
      const moving = this.#animations.off ? [] : paced(entries).filter(({ frames }) => frames.length);
      for (const { before, frames } of moving) {
        if (this.#skipped || epoch !== this.#epoch) return;
        this.replayed = { ply: before.ply, view: before, events };
        await this.#animations.play([{ event: null, frames }]);
      }
      const last = entries.at(-1);
      if (this.#skipped || epoch !== this.#epoch || !last) return;
      this.replayed = { ply: last.after.ply, view: last.after, events };
      if (!moving.length) await this.#pause(STILL);
    }
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
