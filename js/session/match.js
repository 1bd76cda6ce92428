// The match behind a table: asks the engine, and stores each change before anybody sees it. Holds the newest view and
// entries; what is on screen is up to playback.js. Never touches the DOM; knows no rule and no game by name.
import { observe } from "../base/observable.js";
import { STOPPED } from "../engine/client.js";
import { patched } from "../base/merge-patch.js";
import { botsOf, isPassedOn, withBots } from "../storage/seating.js";

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
/** @typedef {ReturnType<typeof createMatch>} Match */
/** Who looks, where that is not whoever is asked. @typedef {{viewer?: number | null}} Looks */
/** @typedef {{reply: Changed, story: Entry[]}} Change the engine's reply, and all entries after it */

/** Error codes of a failed engine, not of a refused action: the page reopens the game when the engine is back. */
const ENGINE_FAILED = new Set([...STOPPED, "no-match"]);

/** The view that is stored: everybody may see it. @param {{view: View, public?: View}} reply */
export const publicView = (reply) => reply.public ?? reply.view;

/** The notes on the entries before a ply. @param {Row["notes"]} notes @param {number} ply @returns {Row["notes"]} */
export const notesBefore = (notes, ply) => Object.fromEntries(Object.entries(notes).filter(([at]) => Number(at) < ply));

/**
 * The request that opens a stored game: where hands are private and the tablet is passed on, for nobody until somebody
 * has taken it.
 * @param {Row} row
 * @returns {import("../types.js").Ask<"open">}
 */
export const opens = (row) => ({
  do: "open",
  record: row.record,
  undone: row.undone,
  bots: botsOf(row.seats),
  ...(row.view?.private && isPassedOn(row) && { viewer: null }),
});

/**
 * @param {object} parts
 * @param {import("../engine/thinking.js").Asker} parts.engine
 * @param {{put(row: Row): Promise<void>}} parts.store
 * @param {Row} parts.row
 * @param {() => Promise<Replies["actions"]>} parts.actions loads the game's actions with their picks
 * @param {() => Looks} parts.looks
 * @param {() => void} parts.onLost the engine has failed: nothing can be played until the game is reopened
 * @param {(error: Trouble) => void} parts.onDamaged the stored game cannot be opened
 */
export function createMatch({ engine, store, row, actions, looks, onLost, onDamaged }) {
  let view = row.view;
  /** @type {Entry[]} */
  let entries = [];
  const state = observe({
    ready: false,
    trouble: /** @type {Trouble | null} */ (null),
    picks: /** @type {Record<string, string[]>} */ ({}),
  });
  let asking = false;
  let closed = false;
  /** Settles when the last change is row. @type {Promise<Change | null>} */
  let settled = Promise.resolve(null);

  /** Handle an error of the engine. @param {unknown} failure */
  function fail(failure) {
    if (closed) return undefined;
    const error = /** @type {Trouble} */ (failure);
    const refused = !ENGINE_FAILED.has(error.code);
    if (refused && !state.ready) return onDamaged(error);
    if (refused) {
      state.trouble = { code: typeof error.code === "string" ? error.code : "internal", args: error.args };
      return;
    }
    Object.assign(state, { trouble: null, ready: false }); // the page tells it
    return onLost();
  }

  /** @template T @param {Promise<T>} reply @returns {Promise<T | null>} null after an error, which has been handled */
  async function answered(reply) {
    try {
      return await reply;
    } catch (error) {
      fail(error);
      return null;
    }
  }

  /** @template {Verb} V @param {{do: V} & Requests[V]} request */
  const ask = (request) => answered(engine.ask({ ...looks(), ...request }));

  /**
   * Ask for a change and store it.
   * @param {Doing} request
   * @param {Sentence | null} reason
   * @returns {Promise<Change | null>} null where nothing changed
   */
  async function accepted(request, reason) {
    const reply = /** @type {Changed | null} */ (await ask(request));
    if (!reply || closed) return null;
    const added =
      reply.entries ??
      (reply.action
        ? [{ action: reply.action, actor: /** @type {Entry["actor"]} */ (view.to_act), events: reply.events }]
        : []);
    if (reply.action) row.notes = { ...notesBefore(row.notes, view.ply), ...(reason && { [view.ply]: reason }) };
    entries = [...entries.slice(0, reply.ply - added.length), ...added];
    view = reply.view;
    state.trouble = null;
    const change = { reply, story: entries };
    await keep(change);
    return closed ? null : change;
  }

  /**
   * Store the game as everybody may see it, without its choices: they are loaded when it is opened.
   * @param {Change} change
   */
  async function keep({ reply, story }) {
    const { undone = [], bots, record } = reply;
    if (bots) row.seats = withBots(row.seats, bots);
    row.record = { ...patched(row.record, record), log: story.map((entry) => entry.action) };
    Object.assign(row, { undone, view: { ...publicView(reply), choices: [] } });
    await store.put(row);
  }

  return {
    row,
    fail,
    ask,
    get entries() {
      return entries;
    },
    get picks() {
      return state.picks;
    },
    get ready() {
      return state.ready;
    },
    get asking() {
      return asking;
    },
    get closed() {
      return closed;
    },
    get trouble() {
      return state.trouble;
    },
    get settled() {
      return settled;
    },

    /**
     * Open the stored game, or use the reply of an engine that has just opened it.
     * @param {Opened} [reply]
     * @returns {Promise<Opened | null>} the reply; null after an error, or when the table is closed
     */
    async open(reply) {
      if (closed) return null; // the engine has one match at a time, by now another one
      const [opened, known] = await Promise.all([reply ?? ask(opens(row)), answered(actions())]);
      if (!opened || !known || closed) return null;
      row.record = opened.record;
      row.seats = withBots(row.seats, opened.bots);
      ({ view, entries } = opened);
      Object.assign(state, { picks: known.actions, ready: true, trouble: null });
      return opened;
    },

    /** See the present position and all entries as whoever looks now. @returns {Promise<Replies["look"] | null>} */
    async look() {
      const seen = await ask({ do: "look" });
      if (!seen || closed) return null;
      ({ view, entries } = seen);
      return seen;
    },

    /**
     * Change the match; ignored while another change is running.
     * @param {Doing} request
     * @param {Sentence | null} [reason] an opponent's, noted with its entry
     * @returns {Promise<Change | null>} settles once it is stored; null where nothing changed
     */
    change(request, reason = null) {
      if (asking || !state.ready) return Promise.resolve(null);
      asking = true;
      return (settled = accepted(request, reason).finally(() => {
        asking = false;
      }));
    },

    /** Drop what was refused: it is tried again. */
    forgive() {
      state.trouble = null;
    },

    /** Change and store settings that only the table knows. @param {Partial<Pick<Row, "sharing" | "seats">>} part */
    arrange(part) {
      Object.assign(row, part);
      return store.put(row);
    },

    close() {
      closed = true;
      state.ready = false;
    },
  };
}
