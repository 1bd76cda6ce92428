// The match behind a table: asks the engine, and stores each change before anybody sees it. Holds the newest view and
// entries; what is on screen is up to playback.js. Never touches the DOM; knows no rule and no game by name.
import { STOPPED } from "../engine/client.ts";
import { patched } from "../base/merge-patch.ts";
import { botsOf, boundsOf, elsewhereOf, isApart, isPassedOn, withBots } from "../storage/seating.ts";
import { notesBefore, publicView } from "../storage/rows.ts";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Entry} Entry */
/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Trouble} Trouble */
/** @typedef {import("../types.js").Sentence} Sentence */
/** @typedef {import("../types.js").Verb} Verb */
/** @typedef {import("../types.js").Ask<import("../types.js").Changing>} Doing */
/** @typedef {import("../types.js").Changed} Changed */
/** @typedef {import("../shapes.js").Requests} Requests */
/** @typedef {import("../shapes.js").Replies} Replies */
/** @typedef {Pick<Replies["open"], "view" | "entries" | "record" | "bots" | "ms">} Opened */
/** @typedef {{reply: Changed, story: Entry[]}} Change the engine's reply, and all entries after it */
/**
 * What a game needs of the page.
 * @typedef {object} Services
 * @property {import("../types.js").Asker} engine
 * @property {() => Promise<void>} loadOpponents brings the engine what opponents need, where that is more than it has
 * @property {() => Promise<import("../shapes.js").Actions>} actions loads the game's actions with their picks
 * @property {{put(row: Row): Promise<void>}} store
 * @property {() => import("../types.js").Settings} settings
 */

/** Error codes of a failed engine, not of a refused action: the page reopens the game when the engine is back. */
const ENGINE_FAILED = new Set([...STOPPED, "no-match"]);

/**
 * The request that opens a stored game: where hands are private, and the tablet is passed on or somebody plays
 * elsewhere, for nobody until somebody has taken it.
 * @param {Row} row
 * @returns {import("../types.js").Ask<"open">}
 */
export const opens = (row) => ({
  do: "open",
  record: row.record,
  undone: row.undone,
  bots: botsOf(row.seats),
  ...boundsOf(row),
  ...(row.device !== undefined && { device: row.device }),
  ...(row.view?.private && (isPassedOn(row) || isApart(row.seats)) && { viewer: null }),
});

export class Match {
  /** Whether a change is running. */
  changing = false;
  closed = false;
  /** Settles when the last change is stored. @type {Promise<Change | null>} */
  settled = Promise.resolve(null);
  #state;
  #services;
  #on;
  /** The newest view, and its entries. */
  #view;
  /** @type {Entry[]} */
  #entries = [];
  /** The picks of each action. @type {Record<string, string[]>} */
  #actions = {};

  /**
   * @param {import("./state.js").State} state
   * @param {Pick<Services, "engine" | "store" | "actions">} services
   * @param {object} on
   * @param {() => void} on.lost the engine has failed: nothing can be played until the game is reopened
   * @param {(error: Trouble) => void} on.damaged the stored game cannot be opened
   */
  constructor(state, services, on) {
    this.#state = state;
    this.#services = services;
    this.#on = on;
    this.#view = state.row.view;
  }

  /** Handle an error of the engine. @param {unknown} failure */
  fail(failure) {
    if (this.closed) return;
    const state = this.#state;
    const { code, args } = /** @type {Trouble} */ (failure);
    if (ENGINE_FAILED.has(code)) {
      Object.assign(state, { trouble: null, ready: false }); // the page tells it
      this.#on.lost();
    } else if (!state.ready) this.#on.damaged(/** @type {Trouble} */ (failure));
    else state.trouble = { code: typeof code === "string" ? code : "internal", args };
  }

  /** @template T @param {Promise<T>} reply @returns {Promise<T | null>} null after an error, which has been handled */
  async #answered(reply) {
    try {
      return await reply;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** @template {Verb} V @param {{do: V} & Requests[V]} request */
  ask(request) {
    return this.#answered(this.#services.engine.ask({ ...this.#state.looks, ...request }));
  }

  /**
   * Open the stored game, or use the reply of an engine that has just opened it.
   * @param {Opened} [reply]
   * @returns {Promise<Opened | null>} the reply; null after an error, or when the table is closed
   */
  async open(reply) {
    if (this.closed) return null; // the engine has one match at a time, by now another one
    const { row } = this.#state;
    const actions = this.#answered(this.#services.actions());
    const [opened, known] = await Promise.all([reply ?? this.ask(opens(row)), actions]);
    if (!opened || !known || this.closed) return null;
    row.record = opened.record;
    row.seats = withBots(row.seats, opened.bots);
    this.#now(opened.view, opened.entries);
    this.#actions = known.actions;
    return opened;
  }

  /** The open game is shown from now on. Apart from `open`, so that nothing is rendered in between. */
  begin() {
    Object.assign(this.#state, { picks: this.#actions, ready: true, trouble: null });
  }

  /** See the present position and all entries as whoever looks now. @returns {Promise<Replies["look"] | null>} */
  async look() {
    const seen = await this.ask({ do: "look" });
    if (!seen || this.closed) return null;
    this.#now(seen.view, seen.entries);
    return seen;
  }

  /** @param {View} view @param {Entry[]} entries */
  #now(view, entries) {
    this.#view = view;
    this.#entries = entries;
  }

  /**
   * Change the match; ignored while another change is running.
   * @param {Doing} request
   * @param {Sentence | null} [reason] an opponent's, noted with its entry
   * @returns {Promise<Change | null>} settles once it is stored; null where nothing changed
   */
  change(request, reason = null) {
    if (this.changing || !this.#state.ready) return Promise.resolve(null);
    this.changing = true;
    this.settled = this.#change(request, reason).finally(() => {
      this.changing = false;
    });
    return this.settled;
  }

  /** @param {Doing} request @param {Sentence | null} reason @returns {Promise<Change | null>} */
  async #change(request, reason) {
    const reply = /** @type {Changed | null} */ (await this.ask(request));
    if (!reply || this.closed) return null;
    const { row } = this.#state;
    const { ply, to_act } = this.#view;
    const added = reply.entries ?? entriesOf(reply, to_act);
    if (reply.action) row.notes = { ...notesBefore(row.notes, ply), ...(reason && { [ply]: reason }) };
    const story = [...this.#entries.slice(0, reply.ply - added.length), ...added];
    this.#now(reply.view, story);
    this.clearError();
    await this.#store({ reply, story });
    return this.closed ? null : { reply, story };
  }

  /**
   * Store the game as everybody may see it, without its choices: they are loaded when it is opened.
   * @param {Change} change
   */
  #store({ reply, story }) {
    const { row } = this.#state;
    const { undone = [], bots, record } = reply;
    if (bots) this.#sit(withBots(row.seats, bots));
    row.record = { ...patched(row.record, record), log: story.map((entry) => entry.action) };
    Object.assign(row, { undone, view: { ...publicView(reply), choices: [] } });
    delete row.analysis; // it was of another course
    return this.#services.store.put(row);
  }

  /** Change who sits where: once somebody elsewhere no longer does, what was played without them stays. @param {Row["seats"]} seats */
  #sit(seats) {
    const { row } = this.#state;
    const still = elsewhereOf(seats);
    if (elsewhereOf(row.seats).some((seat) => !still.includes(seat))) row.settled = row.record.log.length;
    row.seats = seats;
  }

  /** What was refused is tried again. */
  clearError() {
    this.#state.trouble = null;
  }

  /** Change and store what only the table knows. @param {Partial<Pick<Row, "sharing" | "seats" | "analysis" | "arrived" | "clock" | "settled">>} part */
  arrange(part) {
    if (part.seats) this.#sit(part.seats);
    return this.#services.store.put(Object.assign(this.#state.row, part));
  }

  close() {
    this.closed = true;
    this.#state.ready = false;
  }
}

/** The entry that an action adds, if there was one. @param {Changed} reply @param {View["to_act"]} actor @returns {Entry[]} */
const entriesOf = ({ action, events }, actor) =>
  action ? [{ action, actor: /** @type {Entry["actor"]} */ (actor), events }] : [];
