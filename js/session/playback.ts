// Shows the changes of a match: events are animated through the clock, the log grows as each has been seen, and
// everything beside the board changes when the animation is over. Never touches the DOM; knows no game by name.
import { observe } from "../base/observable.ts";
import { isComposed, reusing } from "../base/structural-sharing.ts";
import { fieldsOf } from "../base/lookup.ts";
import type { AnimationQueue, EventAnimation } from "./animation-queue.ts";
import type { State } from "./state.ts";
import type { Board, Context, Frame } from "../game-api/board.ts";
import type { Entry, Event, View } from "../engine/shapes.ts";

type Reply = { view: View; ms: number; events: Event[]; action?: string; entries?: Entry[] };
interface Listeners {
  /** another view is shown; with `ms`, the engine's share, it answers a tap; settles once it is on screen */
  view: (ms?: number) => Promise<void> | void;
  /** an animation begins, which answers a tap */
  answer: (ms: number) => void;
  /** what is seen of the end, once the last move has been */
  end: (view: View) => Frame[];
}

/** Milliseconds that the last move of a game stays seen, before its end. */
const LAST = 1000;

/** With the last frame of all kept in sight for longer. */
function held(scenes: EventAnimation[], ms: number) {
  const last = scenes.findLast(({ frames }) => frames.length > 0);
  if (!last || !ms) return scenes;
  const frames = last.frames.map((frame, at) =>
    at < last.frames.length - 1 ? frame : { ...frame, ms: frame.ms + ms },
  );
  return scenes.map((scene) => (scene === last ? { ...scene, frames } : scene));
}

/** A copy of what was shown with what is different: of an object its keys, of a list its places, else all of it. */
function changed(shown: unknown, change: unknown): unknown {
  if (!isComposed(shown) || !isComposed(change) || Array.isArray(change)) return change;
  const now = fieldsOf(Array.isArray(shown) ? [...shown] : { ...shown });
  for (const [key, part] of Object.entries(change)) now[key] = changed(now[key], part);
  return now;
}

/** Of some entries what their first events tell. */
function begun(entries: Entry[], seen: number): Entry[] {
  let before = 0;
  return entries.flatMap((entry) => {
    const events = entry.events.slice(0, Math.max(0, seen - before));
    before += entry.events.length;
    return events.length ? [{ ...entry, events }] : [];
  });
}

const merged = (found: View, change: object) => changed(found, change) as View; // as: what has changed stays of its type

/** By event, with seats and board as it finds and leaves them. What it brings is counted once it has been seen. */
export function framesOf(
  board: Board,
  events: Event[],
  after: View,
  before: View,
  around: Omit<Context, "events"> = {},
) {
  let found = before;
  return events.map((event) => {
    const purses = found.seats;
    const left = merged(found, event.after ?? {});
    const { seats, board: lies } = left;
    const frames = board.frames(event, { ...after, seats, board: lies }, found, { ...around, events });
    found = left;
    return frames.map((shown) => ({ ...shown, frame: { purses, ...fieldsOf(shown.frame) } }));
  });
}

/**
 * With the purses of an animation, and whose is the fullest, as the engine tells it of positions (`leaders`): while coins
 * fly, purses hold what no position does. A seat of which nothing differs stays the same object.
 */
export function meanwhile(view: View, purses?: object[]): View {
  if (!purses) return view;
  const seats = view.seats.map((seat, at) => {
    const [purse, before] = [purses[at] ?? {}, fieldsOf(seat)];
    const same = Object.entries(purse).every(([name, value]) => before[name] === value);
    return same ? seat : { ...seat, ...purse };
  });
  const most = Math.max(...seats.map(({ score }) => score));
  const ahead = seats.filter(({ score }) => score === most);
  const leaders = ahead.length < seats.length ? ahead.map(({ seat }) => seat) : [];
  return { ...view, seats, leaders: view.leaders && leaders };
}

export class Playback {
  /** Whether the view is the engine's, no longer the stored one. */
  opened = false;
  /** The current position, as far as it has been shown. */
  view: View;
  entries: Entry[] = [];
  /** Whether an animation runs: nothing can be tapped then. */
  moving = false;
  /** Settles once the current view is on screen. */
  painted: Promise<void> | void = undefined;
  #state;
  #board;
  #animations;
  #on;
  #closed = false;
  /** Lets the rest of what moves be seen, where a lesson has stopped it. */
  #goOn: (() => void) | null = null;

  constructor(state: State, board: Board, clock: AnimationQueue, on: Listeners) {
    this.#state = state;
    this.#board = board;
    this.#animations = clock;
    this.#on = on;
    this.view = state.row.view;
    observe(this, "opened", "view", "entries", "moving");
  }

  /** While somebody looks at another position, animations are pointless. */
  get #unseen() {
    return this.#state.historyPly !== null;
  }

  /** What is done again (redo), and events while somebody looks back, are announced without animation. */
  #scenesOf({ view: next, events, entries: several, action }: Reply): EventAnimation[] {
    if ((several && !action) || this.#unseen) return events.map((event) => ({ event, frames: [] }));
    const { view, entries } = this;
    const { preview, pending } = this.#state;
    const proposed = preview !== null && action === pending; // the board shows it already
    const frames = framesOf(this.#board, events, next, view, { proposed, story: entries });
    return events.map((event, at) => ({ event, frames: frames[at] ?? [] }));
  }

  show(next: View, story: Entry[], ms?: number) {
    this.#become(reusing(this.view, next), story, ms);
  }

  #become(view: View, entries: Entry[], ms?: number) {
    Object.assign(this, { moving: false, entries });
    if (this.#closed) return;
    Object.assign(this, { view, opened: true });
    this.painted = this.#on.view(ms);
  }

  /** The view of a reply; whatever its events have not changed is the same object as before. */
  #reached({ view, events, action, entries }: Reply) {
    const before = this.view;
    // an undo has no events; those of a game with private hands are as another player has seen them
    if (view.private || (!action && !entries)) return reusing(before, view);
    const { seats, board } = events.reduce((found, { after = {} }) => merged(found, after), before);
    return { ...view, seats, board };
  }

  /**
   * Animate a change; settles when that is over, with what it comes to.
   * @param story all entries after it
   * @param hold milliseconds that its last frame stays for longer
   */
  async move(reply: Reply, story: Entry[], hold: number = 0): Promise<View> {
    const view = this.#reached(reply);
    const scenes = held(this.#scenesOf(reply), view.result ? Math.max(hold, LAST) : hold);
    const moves = !this.#animations.off && scenes.some(({ frames }) => frames.length > 0);
    const shown = this.#growing(story, reply.entries?.length ?? 1);
    const acts = Boolean(reply.action) && !this.#unseen && !this.#animations.off;
    if (moves) {
      this.moving = true;
      this.#on.answer(reply.ms); // the first frame answers the tap
    }
    const rest = this.#state.guide ? await this.#upToLast(scenes, view.ply, { shown, moves }) : scenes;
    await this.#animations.play(rest, {
      ...(moves && { shown }),
      rested: () => {
        this.#become(view, story, moves ? undefined : reply.ms);
        return acts && view.result && !this.#closed ? [{ event: null, frames: this.#on.end(view) }] : [];
      },
    });
    this.moving = false;
    return view;
  }

  /** Play what a lesson stops at, each until the person has read on. @returns the rest */
  async #upToLast(scenes: EventAnimation[], ply: number, how: { shown: () => void; moves: boolean }) {
    const { guide } = this.#state;
    let rest = scenes;
    for (;;) {
      const events = rest.flatMap(({ event }) => event ?? []);
      const until = guide?.until(events) ?? rest.length;
      if (until >= rest.length) return rest;
      const { seats, board } = events
        .slice(0, until)
        .reduce((found, { after = {} }) => merged(found, after), this.view);
      const rested = () => void this.#become(meanwhile({ ...this.view, ply, board }, seats), this.entries);
      await this.#animations.play(rest.slice(0, until), { shown: how.shown, rested });
      await new Promise<void>((goOn) => {
        this.#goOn = goOn;
      });
      this.moving = how.moves;
      rest = rest.slice(until);
    }
  }

  /** @returns whether anything was stopped */
  readOn() {
    const goOn = this.#goOn;
    this.#goOn = null;
    goOn?.();
    return goOn !== null;
  }

  /** The newest entries grow by each event that has been seen. @param added how many they are */
  #growing(story: Entry[], added: number) {
    const [before, newest] = [story.slice(0, -added), story.slice(-added)];
    let seen = 0;
    return () => {
      seen += 1;
      this.entries = [...before, ...begun(newest, seen)];
    };
  }

  close() {
    this.#closed = true;
  }
}
