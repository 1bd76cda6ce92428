// One game on the table: what the engine said last, what was tapped since, and the order in which a tap becomes an
// action, is kept on disk, is shown. Touches no page; knows no rule and no game by name.
import { think as thinkInSlices } from "../engine/thinking.js";
import { botsOf, replayed } from "../shell/seating.js";
import { branches, marked, ruled } from "./branch.js";
import { createHandover } from "./handover.js";
import { createLooking } from "./looking.js";
import { createMotion } from "./motion.js";
import { pick, turnedTo } from "./picker.js";
import { sharing } from "./sharing.js";
import { turnOf } from "./voice.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Entry} Entry */
/** @typedef {import("../types.js").Event} Event */
/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Sentence} Sentence */
/** @typedef {import("../types.js").Preview} Preview */
/** @typedef {import("../types.js").Settings} Settings */

/** What is answered when the engine, not the game, has failed: the page opens the game anew once it is back. */
const ENGINE_FAILED = new Set(["worker-died", "worker-silent", "restarted", "start-failed", "start-timeout", "no-match"]);

/** What opens a stored game. @param {Row} row @returns {import("../engine/client.js").Ask} */
export const opens = ({ record, undone, seats }) => ({ do: "open", record, undone, bots: botsOf(seats) });

/**
 * @param {object} parts
 * @param {import("../engine/thinking.js").Asker} parts.engine
 * @param {{put(row: Row): Promise<void>}} parts.store
 * @param {Row} parts.row
 * @param {any} parts.board the game's drawings: which actions it wants foreseen, how its events move
 * @param {() => Settings} parts.settings
 * @param {ReturnType<typeof import("./animate.js").createClock>} parts.clock
 * @param {() => Promise<any>} parts.actions the game's actions with their picks
 * @param {(ms?: number) => Promise<void> | void} parts.onChange paint again; `ms`, the engine's part, comes with a reply
 *   to an action, and then the promise settles once it is painted
 * @param {(error: {code: string, args?: any}) => void} parts.onDamaged the stored game cannot be opened
 */
export function createSession({ engine, store, row, board, settings, clock, actions, onChange, onDamaged }) {
  /** @type {{view: View, entries: Entry[], open: string[], listed: boolean, tapped: string[], picked: string[], lit: Set<string>, pending: string | null,
   *   preview: Preview | null, forecasts: Record<string, any>, forecast: any, why: (Sentence & {pick: string}) | null,
   *   thinking: number | null, wanted: number | null, past: import("./looking.js").Past | null, trouble: {code: string, args?: any} | null,
   *   rolls: import("./tally.js").Rolls | null, handover: import("./handover.js").Handover | null, ready: boolean, yours: boolean,
   *   asking: boolean, moving: boolean}} */
  const table = {
    view: row.view, entries: [], open: [], listed: false, tapped: [], picked: [], lit: new Set(), pending: null, preview: null, forecasts: {},
    forecast: null, why: null, thinking: null, wanted: null, past: null, trouble: null, rolls: null, handover: null, ready: false,
    yours: false, asking: false, moving: false,
  };
  /** @type {Record<string, string[]>} */
  let allPicks = {};
  let thinking = new AbortController();
  let closed = false;
  /** What follows by itself waits while somebody looks back. */
  let held = false;
  /** Whether the rolls are counted at every change. */
  let counting = false;
  /** @type {Promise<void> | void} */
  let painted;
  /** Settles when the last change is on disk. @type {Promise<any>} */
  let changed = Promise.resolve();
  const handover = createHandover({ ask, table, row, board, clock, onChange });

  /** The picks of what a person may do now, by action. @type {Record<string, string[]>} */
  let choices = {};

  /** The seat whose turn it is, also while a die decides; none at the end. */
  const onTurn = () => turnOf(table.view);
  const opponentOnTurn = () => Boolean(row.seats[Number(onTurn())]?.bot);
  /** Whether the seat on turn wants to know what its choices may bring. */
  const advised = () => row.seats[Number(onTurn())]?.advice ?? true;

  /** Whether nobody has to touch the die that is due: never where people roll one of wood. */
  const rollsItself = () => !settings().dice && (opponentOnTurn() || settings().roll);

  function forget() {
    Object.assign(table, { tapped: [], picked: [], pending: null, preview: null, why: null });
    table.yours = table.ready && !opponentOnTurn() && !handover.due(onTurn());
    const open = table.yours ? table.view.choices : [];
    if (open !== table.open) choices = Object.fromEntries(open.map((text) => [text, allPicks[text]]));
    table.open = open;
    table.lit = pick(choices, [])?.lit ?? new Set();
  }

  /** Take a view as the present; what follows by itself waits until a person sees it. @param {View} view @param {number} [ms] */
  function show(view, ms) {
    if (closed) return;
    table.view = sharing(table.view, view);
    table.forecasts = {};
    table.forecast = null;
    table.listed = false;
    forget();
    painted = onChange(ms);
    if (counting) count();
  }

  const move = createMotion({ table, board, clock, onChange, show });
  const looking = createLooking({ table, onChange, ask: (ply) => ask({ do: "at", ply }) });

  /** Return to the present, and let go on what waited. */
  function now() {
    looking.back();
    if (!held) return;
    held = false;
    return goOn();
  }

  /** Ask for all rolls so far. */
  async function count() {
    const reply = await ask({ do: "rolls", earlier: branches(row.record) });
    if (!reply || reply.ply !== table.view.ply) return;
    table.rolls = { seed: reply.seed, dice: reply.dice };
    onChange();
  }

  /** What follows by itself: forecasts, then an opponent's thought or a roll. */
  async function goOn() {
    const { view } = table;
    if (closed || view.to_act === "over") return;
    held = table.wanted !== null;
    if (held) return;
    if (handover.due(onTurn())) return handover.offer(Number(onTurn()));
    if (view.to_act === "chance") return rollsItself() ? act({ do: "roll" }) : foresee(view);
    return opponentOnTurn() ? think(view.to_act) : foresee(view);
  }

  /** Ask what the choices that the board wants foreseen may bring. @param {View} view */
  async function foresee(view) {
    table.listed = true;
    for (const action of advised() ? board.foreseen(view) : []) {
      // an action that came in between makes the question void: nobody waits for the answer then
      const reply = await engine.ask({ do: "preview", action }).catch(() => null);
      if (!reply || table.view !== view) return;
      if (action === null) table.forecast = reply.forecast;
      else table.forecasts[action] = reply.forecast;
    }
    onChange();
  }

  /** @param {number} seat */
  async function think(seat) {
    thinking = new AbortController();
    table.thinking = seat;
    try {
      const { action, reason } = await thinkInSlices(engine, seat, { signal: thinking.signal });
      row.notes[String(table.view.ply)] = reason;
      table.thinking = null;
      await act({ do: "play", action });
    } catch (error) {
      table.thinking = null;
      if (!thinking.signal.aborted) fail(error);
    }
  }

  function stopThinking() {
    thinking.abort();
    table.thinking = null;
  }

  /** Ask the engine; null when it answered with an error, which is then on the table.
   * @param {import("../engine/client.js").Ask} request @returns {Promise<any>} */
  function ask(request) {
    return answered(engine.ask(request));
  }

  /** @param {Promise<any>} reply @returns {Promise<any>} */
  async function answered(reply) {
    try {
      return await reply;
    } catch (error) {
      fail(error);
      return null;
    }
  }

  /** @param {any} error */
  function fail(error) {
    if (closed) return;
    const refused = !ENGINE_FAILED.has(error.code);
    if (refused && !table.ready) return onDamaged(error);
    if (refused) {
      table.trouble = { code: typeof error.code === "string" ? error.code : "internal", args: error.args };
      return onChange();
    }
    table.trouble = { code: "engine-restarted" };
    table.ready = false;
    looking.back();
    forget();
    onChange();
  }

  /** Change the match: ask, keep, show, move, go on. @param {import("../engine/client.js").Ask} request */
  async function act(request) {
    if (table.asking || !table.ready) return;
    table.asking = true;
    const changing = (changed = accepted(request).finally(() => { table.asking = false; }));
    const change = await changing;
    if (!change) return;
    const { reply, story } = change;
    await move(reply, story);
    await painted;
    if (table.view === reply.view) await goOn();
  }

  /** Ask for a change and keep it on disk, before anybody sees it; nothing else is asked for meanwhile.
   * @param {import("../engine/client.js").Ask} request
   * @returns {Promise<{reply: any, story: Entry[]} | null>} the engine's reply and all entries with it; null where nothing changed */
  async function accepted(request) {
    const reply = await ask(request);
    if (!reply || closed) return null;
    const entries = reply.entries ?? (reply.action ? [{ action: reply.action, actor: table.view.to_act, events: reply.events }] : []);
    const story = [...table.entries.slice(0, reply.ply - entries.length), ...entries];
    table.trouble = null;
    if (reply.action) {
      row.record = marked(row.record, table.view.ply, request.do === "play" && table.view.to_act === "chance");
      handover.acted(onTurn());
    }
    await keep(reply, story);
    return closed ? null : { reply, story };
  }

  /** Put the game on disk as it is now, but for the choices, which are asked for when it is opened.
   * @param {{view: View, undone?: string[], bots?: Record<string, string>, other_rules?: object[]}} reply @param {Entry[]} story */
  async function keep({ view, undone = [], bots, other_rules }, story) {
    if (bots) row.seats = replayed(row.seats, bots);
    row.record = { ...ruled(row.record, { other_rules }), log: story.map((entry) => entry.action) };
    Object.assign(row, { undone, view: { ...view, choices: [] }, changed: Date.now() });
    await store.put(row);
  }

  /** Open the stored game, or go on from the engine's reply that opened it. @param {any} [reply] */
  async function open(reply) {
    const [opened, known] = await Promise.all([reply ?? ask(opens(row)), answered(actions())]);
    if (!opened || !known || closed) return;
    allPicks = known.actions;
    row.record = ruled(row.record, { rules: opened.record.rules, other_rules: opened.record.other_rules ?? [] });
    table.entries = opened.entries;
    handover.opened();
    table.ready = true;
    table.trouble = null;
    show(opened.view, opened.ms);
    await painted;
    await goOn();
  }

  /** A tap on something: a step towards an action, or the reason why it leads to none. While things move it only ends
   * that: nobody chooses what they could not see yet. @param {string} tapped */
  async function tap(tapped) {
    if (clock.finish() || !table.yours || table.wanted !== null) return;
    if (table.pending !== null && table.picked.includes(tapped)) return turn(tapped);
    if (table.pending === null && table.tapped.includes(tapped)) return cancel();
    const together = table.pending === null ? [...table.tapped, tapped] : [tapped];
    for (const taps of [together, [tapped]]) {
      const next = pick(choices, taps);
      if (next) return choose(next, taps);
    }
    const { view } = table;
    const reply = await ask({ do: "why", picks: together });
    if (table.view !== view) return;
    if (reply?.why) table.why = { ...reply.why, pick: tapped };
    onChange();
  }

  /** A tap inside what waits to be confirmed keeps it; a second one on the same thing turns it about that.
   * @param {string} tapped */
  function turn(tapped) {
    const pending = /** @type {string} */ (table.pending);
    const again = table.tapped.includes(tapped);
    Object.assign(table, { tapped: [...new Set([...table.tapped, tapped])], why: null });
    return again ? propose(turnedTo(choices, pending, tapped)) : onChange();
  }

  /** @param {import("./picker.js").Picked} picked @param {string[]} tapped */
  async function choose(picked, tapped) {
    Object.assign(table, { tapped, picked: picked.picked, lit: picked.lit, why: null, pending: null, preview: null });
    if (picked.action === null) return onChange();
    if (needsConfirming(picked.action)) return propose(picked.action);
    return commit(picked.action);
  }

  /** A placement is confirmed where people want that; a turn or an answer is not, and undo is a tap away.
   * @param {string} action */
  const needsConfirming = (action) => settings().confirm && allPicks[action].length > 1;

  /** Show an action in place before it counts. @param {string} action */
  async function propose(action) {
    table.pending = action;
    table.picked = allPicks[action];
    table.lit = pick(choices, [])?.lit ?? new Set();
    onChange();
    const preview = await ask({ do: "preview", action });
    if (table.pending !== action || !preview) return;
    table.preview = advised() ? preview : { ...preview, forecast: null };
    onChange();
  }

  /** @param {string} action */
  function commit(action) {
    return act({ do: "play", action });
  }

  function cancel() {
    if (clock.finish()) return;
    forget();
    onChange();
  }

  return {
    table,
    row,
    open,
    tap,
    cancel,

    /** Let whatever moves be over. */
    hurry: clock.finish,
    /** An action from the list of choices. @param {string} action */
    choose(action) {
      if (clock.finish()) return;
      return needsConfirming(action) ? propose(action) : commit(action);
    },
    confirm: () => (clock.finish() || table.pending === null ? undefined : commit(table.pending)),
    roll: () => (clock.finish() ? undefined : act({ do: "roll" })),
    /** The engine has died: nothing can be played until the page opens the game anew. */
    interrupted: () => fail({ code: "worker-died" }),

    /** @param {boolean} assent */
    undo(assent) {
      looking.back();
      stopThinking();
      clock.finish();
      return act({ do: "undo", assent });
    },
    redo() {
      looking.back();
      stopThinking();
      clock.finish();
      return act({ do: "redo" });
    },
    /** Look at an earlier position; the present ply (or more) leads back. Nothing goes on meanwhile. @param {number} ply */
    look(ply) {
      clock.finish();
      if (ply >= table.view.ply) return now();
      held ||= table.thinking !== null;
      stopThinking();
      return looking.at(ply);
    },
    /** Begin, or stop, to count the rolls. @param {boolean} on */
    count(on) {
      counting = on;
      table.rolls = null;
      return on && table.ready ? count() : undefined;
    },
    /** The habits of this table have changed: a die that waited may roll by itself now. */
    rethink: () => (table.ready && !table.asking && !table.moving && table.view.to_act === "chance" ? goOn() : undefined),

    /** Give a seat to an opponent or to a person (null); a thought that was begun stops.
     * @param {number} seat @param {string | null} bot */
    async seat(seat, bot) {
      stopThinking();
      clock.finish();
      await changed;
      return act({ do: "seat", seat, bot });
    },

    /** Change what only the table knows, kept before it is seen. @param {Partial<Pick<Row, "sharing" | "seats">>} part */
    async arrange(part) {
      if (part.sharing) handover.acted(onTurn());
      Object.assign(row, part);
      await store.put(row);
      if (closed) return;
      Object.assign(table, { forecasts: {}, forecast: null });
      onChange();
      if (table.yours) await foresee(table.view);
    },

    /** Whoever the tablet was handed to is there. */
    async take() {
      if (!(await handover.take())) return;
      forget();
      onChange();
      await goOn();
    },
    skip: handover.skip,

    close() {
      closed = true;
      handover.close();
      table.ready = false;
      forget();
      stopThinking();
      clock.finish();
    },
  };
}
