// The match behind a table: asks the engine, and stores each change before anybody sees it. Holds the newest view and
// entries; what is on screen is up to playback.ts. Never touches the DOM; knows no rule and no game by name.
import { STOPPED } from "../engine/client.ts";
import { observe } from "../base/observable.ts";
import {
  aloneAt,
  botsOf,
  undoLimitsOf,
  remoteSeatsOf,
  hasRemoteSeats,
  usesHandover,
  withBots,
} from "../storage/seating.ts";
import { notesBefore, publicView } from "../storage/stored-view.ts";
import { isTrouble, type Trouble } from "../base/trouble.ts";
import type { Actions, Replies, Requests, Entry, Sentence, View } from "../engine/shapes.ts";
import type { State } from "./state.ts";
import type { EngineRequest, EngineClient, ChangeReply, ChangeVerb, Verb } from "../engine/requests.ts";
import type { StoredGame } from "../storage/stored-game.ts";
import type { Settings } from "../storage/settings.ts";

/** An object with the keys of a patch; those that are null there are removed. */
function patched<Whole extends object>(whole: Whole, patch: Partial<Record<string, unknown>>): Whole {
  const merged = { ...whole, ...patch };
  const fields: Partial<Record<string, unknown>> = merged;
  for (const [key, value] of Object.entries(patch)) if (value === null) delete fields[key];
  return merged;
}

export type ChangeRequest = EngineRequest<ChangeVerb>;
export type Opened = Pick<Replies["open"], "view" | "picks" | "entries" | "record" | "bots" | "ms">;
/** with all entries after it */
type Change = { reply: ChangeReply; entries: Entry[] };
/** What a game needs of the page. */
export interface Services {
  engine: EngineClient;
  /** brings the engine what opponents need, where that is more than it has */
  loadOpponents: () => Promise<void>;
  /** loads the game's actions with their picks */
  actions: () => Promise<Actions>;
  store: { put(row: StoredGame): Promise<void> };
  settings: () => Settings;
}

/** After these the page reopens the game when the engine is back. */
const ENGINE_FAILED = new Set([...STOPPED, "no-match"]);

/**
 * The request that opens a stored game: where hands are private, and the tablet is passed on or somebody plays
 * elsewhere, for nobody until somebody has taken it.
 */
export const openRequest = (row: StoredGame): EngineRequest<"open"> => ({
  do: "open",
  record: row.record,
  undone: row.undone,
  bots: botsOf(row.seats),
  ...undoLimitsOf(row),
  ...(row.device !== undefined && { device: row.device }),
  ...(row.view?.private && (usesHandover(row) || hasRemoteSeats(row.seats)) && { viewer: null }),
  ...(row.view?.private && aloneAt(row.seats) !== null && { viewer: aloneAt(row.seats) }),
});

export class Match {
  /** Whether the engine has opened the game. */
  ready = false;
  /** Why something was refused. */
  trouble: Trouble | null = null;
  /** By action: of those that can be chosen at first, later of all. */
  picks: Record<string, string[]> = {};
  changing = false;
  closed = false;
  /** Settles when the last change is stored. */
  stored: Promise<Change | null> = Promise.resolve(null);
  #state;
  #services;
  #on;
  #view;
  #entries: Entry[] = [];
  /** Settles once those of all actions are there. */
  #learnt: Promise<unknown> | null = null;

  constructor(
    state: State,
    services: Pick<Services, "engine" | "store" | "actions">,
    on: {
      /** the engine has failed: nothing can be played until the game is reopened */
      lost: () => void;
      /** the stored game cannot be opened */
      damaged: (error: Trouble) => void;
    },
  ) {
    this.#state = state;
    this.#services = services;
    this.#on = on;
    this.#view = state.row.view;
    observe(this, "ready", "trouble");
  }

  fail(failure: unknown) {
    if (this.closed) return;
    const { code, args }: Trouble = isTrouble(failure) ? failure : { code: "internal" };
    if (ENGINE_FAILED.has(code)) {
      Object.assign(this, { trouble: null, ready: false }); // the page tells it
      this.#on.lost();
    } else if (!this.ready) this.#on.damaged({ code, args });
    else this.trouble = { code, args };
  }

  /** @returns null after an error, which has been handled */
  #answered<T>(reply: Promise<T>): Promise<T | null> {
    return reply.catch((error) => {
      this.fail(error);
      return null;
    });
  }

  ask<V extends Verb>(request: { do: V } & Requests[V]) {
    return this.#answered(this.#services.engine.ask({ ...this.#state.requestContext, ...request }));
  }

  /** Open the game, or use the reply of an engine that has just done so. Null after an error, or once it is closed. */
  async open(reply?: Opened): Promise<Opened | null> {
    if (this.closed) return null; // the engine has one match at a time, by now another one
    const { row } = this.#state;
    const opened = reply ?? (await this.ask(openRequest(row)));
    if (!opened || this.closed) return null;
    row.record = opened.record;
    row.seats = withBots(row.seats, opened.bots);
    this.#now(opened.view, opened.entries);
    this.picks = opened.picks;
    this.#learnt = null;
    return opened;
  }

  /** The open game is shown from now on. Apart from `open`, so that nothing is rendered in between. */
  begin() {
    Object.assign(this, { ready: true, trouble: null });
  }

  /** Learn the picks of all actions, for which the first picture does not wait. @returns null after an error */
  learn = () => {
    this.#learnt ??= this.#answered(this.#services.actions().then(({ actions }) => (this.picks = actions)));
    return this.#learnt;
  };

  /** See the present position and all entries as whoever looks now. */
  async look() {
    const [seen, learnt] = await Promise.all([this.ask({ do: "look" }), this.learn()]);
    if (!seen || !learnt || this.closed) return null;
    this.#now(seen.view, seen.entries);
    return seen;
  }

  #now(view: View, entries: Entry[]) {
    this.#view = view;
    this.#entries = entries;
  }

  /**
   * Change the match, unless another change is running; settles once it is stored, with null where nothing changed.
   * @param reason an opponent's, noted with its entry
   */
  async change(request: ChangeRequest, reason: Sentence | null = null) {
    if (this.changing || !this.ready) return null;
    this.changing = true;
    this.stored = this.#change(request, reason).finally(() => {
      this.changing = false;
    });
    return this.stored;
  }

  async #change(request: ChangeRequest, reason: Sentence | null): Promise<Change | null> {
    const [answer, learnt] = await Promise.all([this.ask(request), this.learn()]);
    const reply = answer as ChangeReply | null; // as: which reply is which verb's is lost where the verb is one of several
    if (!reply || !learnt || this.closed) return null;
    const { row } = this.#state;
    const { ply, to_act } = this.#view;
    const added = reply.entries ?? entriesOf(reply, to_act);
    if (reply.action) row.notes = { ...notesBefore(row.notes, ply), ...(reason && { [ply]: reason }) };
    const story = [...this.#entries.slice(0, reply.ply - added.length), ...added];
    this.#now(reply.view, story);
    this.clearError();
    await this.#store({ reply, entries: story });
    return this.closed ? null : { reply, entries: story };
  }

  /** Store the game as everybody may see it, without its choices: they are loaded when it is opened. */
  #store({ reply, entries }: Change) {
    const { row } = this.#state;
    const { undone = [], bots, record } = reply;
    if (bots) this.#sit(withBots(row.seats, bots));
    row.record = { ...patched(row.record, record), log: entries.map((entry) => entry.action) };
    Object.assign(row, { undone, view: { ...publicView(reply), choices: [] } });
    delete row.analysis; // it was of another course
    return this.#services.store.put(row);
  }

  /** Change who sits where: once somebody elsewhere no longer does, what was played without them stays. */
  #sit(seats: StoredGame["seats"]) {
    const { row } = this.#state;
    const still = remoteSeatsOf(seats);
    if (remoteSeatsOf(row.seats).some((seat) => !still.includes(seat))) row.settled = row.record.log.length;
    row.seats = seats;
  }

  /** What was refused is tried again. */
  clearError() {
    this.trouble = null;
  }

  /** Change and store what only the table knows. */
  update(part: Partial<Pick<StoredGame, "sharing" | "seats" | "analysis" | "arrived" | "clock" | "settled">>) {
    if (part.seats) this.#sit(part.seats);
    return this.#services.store.put(Object.assign(this.#state.row, part));
  }

  close() {
    this.closed = true;
    this.ready = false;
  }
}

const entriesOf = ({ action, events }: ChangeReply, actor: View["to_act"]): Entry[] =>
  action && actor !== "over" ? [{ action, actor, events }] : [];
