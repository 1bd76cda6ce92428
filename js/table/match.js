// The match behind a table: asks the engine, and keeps each change on disk before anybody sees it. Its view and entries
// are the newest there are; what is seen of them is the motion's. Touches no page; knows no rule and no game by name.
import { botsOf, replayed } from "../shell/seating.js";
import { marked, ruled } from "./branch.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Entry} Entry */
/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Trouble} Trouble */
/** @typedef {import("../types.js").Verb} Verb */
/** @typedef {import("../types.js").Ask<import("../types.js").Changing>} Doing */
/** @typedef {import("../types.js").Changed} Changed */
/** @typedef {import("../shapes.js").Requests} Requests */
/** @typedef {import("../shapes.js").Replies} Replies */
/** @typedef {Pick<Replies["open"], "view" | "entries" | "record" | "ms">} Opened */
/** @typedef {ReturnType<typeof createMatch>} Match */
/** @typedef {{reply: Changed, story: Entry[]}} Change the engine's reply, and all entries with it */

/** What is answered when the engine, not the game, has failed: the page opens the game anew once it is back. */
const ENGINE_FAILED = new Set([
  "worker-died",
  "worker-silent",
  "restarted",
  "start-failed",
  "start-timeout",
  "no-match",
]);

/** What opens a stored game. @param {Row} row @returns {import("../types.js").Ask<"open">} */
export const opens = ({ record, undone, seats }) => ({ do: "open", record, undone, bots: botsOf(seats) });

/**
 * @param {object} parts
 * @param {import("../engine/thinking.js").Asker} parts.engine
 * @param {{put(row: Row): Promise<void>}} parts.store
 * @param {Row} parts.row
 * @param {() => Promise<Replies["actions"]>} parts.actions the game's actions with their picks
 * @param {() => void} parts.onRefused the trouble has changed
 * @param {() => void} parts.onLost the engine has failed: nothing can be played until the game is opened anew
 * @param {(error: Trouble) => void} parts.onDamaged the stored game cannot be opened
 */
export function createMatch({ engine, store, row, actions, onRefused, onLost, onDamaged }) {
  let view = row.view;
  /** @type {Entry[]} */
  let entries = [];
  /** @type {Record<string, string[]>} */
  let picks = {};
  let ready = false;
  let asking = false;
  let closed = false;
  /** @type {Trouble | null} */
  let trouble = null;
  /** Settles when the last change is on disk. @type {Promise<Change | null>} */
  let settled = Promise.resolve(null);

  /** The engine has answered with an error. @param {unknown} failure */
  function fail(failure) {
    if (closed) return undefined;
    const error = /** @type {Trouble} */ (failure);
    const refused = !ENGINE_FAILED.has(error.code);
    if (refused && !ready) return onDamaged(error);
    if (refused) {
      trouble = { code: typeof error.code === "string" ? error.code : "internal", args: error.args };
      return onRefused();
    }
    trouble = { code: "engine-restarted" };
    ready = false;
    return onLost();
  }

  /** @template T @param {Promise<T>} reply @returns {Promise<T | null>} null where it is an error, which is then told */
  async function answered(reply) {
    try {
      return await reply;
    } catch (error) {
      fail(error);
      return null;
    }
  }

  /** @template {Verb} V @param {{do: V} & Requests[V]} request */
  const ask = (request) => answered(engine.ask(request));

  /** Ask for a change and keep it. @param {Doing} request @returns {Promise<Change | null>} null where nothing changed */
  async function accepted(request) {
    const reply = /** @type {Changed | null} */ (await ask(request));
    if (!reply || closed) return null;
    const added =
      reply.entries ??
      (reply.action
        ? [{ action: reply.action, actor: /** @type {Entry["actor"]} */ (view.to_act), events: reply.events }]
        : []);
    if (reply.action) row.record = marked(row.record, view.ply, request.do === "play" && view.to_act === "chance");
    entries = [...entries.slice(0, reply.ply - added.length), ...added];
    view = reply.view;
    trouble = null;
    const change = { reply, story: entries };
    await keep(change);
    return closed ? null : change;
  }

  /** Put the game on disk as it is now, but for the choices, which are asked for when it is opened. @param {Change} change */
  async function keep({ reply: { view: now, undone = [], bots, other_rules }, story }) {
    if (bots) row.seats = replayed(row.seats, bots);
    row.record = { ...ruled(row.record, { other_rules }), log: story.map((entry) => entry.action) };
    Object.assign(row, { undone, view: { ...now, choices: [] }, changed: Date.now() });
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
      return picks;
    },
    get ready() {
      return ready;
    },
    get asking() {
      return asking;
    },
    get closed() {
      return closed;
    },
    get trouble() {
      return trouble;
    },
    get settled() {
      return settled;
    },

    /** Open the stored game, or go on from the engine's reply that opened it. @param {Opened} [reply]
     * @returns {Promise<Opened | null>} the reply; null where there is none, or nobody waits for it */
    async open(reply) {
      const [opened, known] = await Promise.all([reply ?? ask(opens(row)), answered(actions())]);
      if (!opened || !known || closed) return null;
      row.record = ruled(row.record, { rules: opened.record.rules, other_rules: opened.record.other_rules ?? [] });
      ({ view, entries } = opened);
      picks = known.actions;
      ready = true;
      trouble = null;
      return opened;
    },

    /** Change the match; nothing else is changed meanwhile.
     * @param {Doing} request @returns {Promise<Change | null>} settles once it is on disk; null where nothing changed */
    change(request) {
      if (asking || !ready) return Promise.resolve(null);
      asking = true;
      return (settled = accepted(request).finally(() => {
        asking = false;
      }));
    },

    /** Keep in mind why an opponent does what it does now. @param {import("../types.js").Sentence} reason */
    note(reason) {
      row.notes[String(view.ply)] = reason;
    },

    /** Change what only the table knows, and keep it. @param {Partial<Pick<Row, "sharing" | "seats">>} part */
    arrange(part) {
      Object.assign(row, part);
      return store.put(row);
    },

    close() {
      closed = true;
      ready = false;
    },
  };
}
