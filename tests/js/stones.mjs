// A fake game and engine for tests of the table: whose turn it is at each ply is given, every seat puts one of two
// stones on one of two places, and a die has one face. Needs no rules engine and no page.
import { AnimationQueue } from "../../js/session/animation-queue.ts";
import { Session } from "../../js/session/session.ts";
import { seatsFor } from "../../js/storage/seating.ts";

/** @typedef {import("../../js/engine/shapes.ts").View} View */
/** @typedef {import("../../js/engine/shapes.ts").Entry} Entry */
/** @typedef {import("../../js/storage/stored-game.ts").StoredGame} StoredGame */
/** @typedef {import("../../js/storage/settings.ts").Settings} Settings */
/** @typedef {import("../../js/game-api/board.ts").Board} Board */
/** Who acts at each ply. @typedef {(number | "chance" | "over")[]} Turns */
/**
 * A request of any verb, with what that needs: tests look into it.
 * @typedef {{do: string, [name: string]: any}} Request
 */

/** The picks of each action: a stone takes two taps. @type {Record<string, string[]>} */
export const PICKS = {
  "put black a": ["stone:black", "place:a"],
  "put black b": ["stone:black", "place:b"],
  "put white b": ["stone:white", "place:b"],
  "die 1": ["die:1"],
  pass: ["pass"],
};
const SEATED = ["put black a", "put black b", "put white b", "pass"];

/** What the engine of that game advises: all choices, best first. @type {import("../../js/engine/shapes.ts").Worth[]} */
export const JUDGED = [
  { action: "put white b", worth: 2100 },
  { action: "put black a", worth: 300 },
  { action: "put black b", worth: -400 },
  { action: "pass", worth: -1900 },
];

/** What crosses the border is a copy, whatever it is. @template T @param {T} value @returns {T} */
const copy = (value) => JSON.parse(JSON.stringify(value));

/** What a view says of any table while nobody has taken anything back. */
export const TABLE = {
  ...{ ply: 0, advice: false, outcomes: [], undo_to: null, assent_to: null, redo_to: null },
  ...{ dice: true, hidden: false, private: false },
};

/** @param {Turns} turns @param {number} ply @returns {View} */
export function viewAt(turns, ply) {
  const to_act = turns[ply] ?? "over";
  const seated = typeof to_act === "number";
  const seat = seated ? to_act : (turns.slice(ply).find((one) => typeof one === "number") ?? 0);
  return {
    ...TABLE,
    game: "stones",
    ply,
    to_act,
    phase: String(to_act),
    prompt: { key: "prompt", args: { seat } },
    seats: [
      { seat: 0, name: "A", score: 0 },
      { seat: 1, name: "B", score: 0 },
    ],
    board: { ply },
    choices: seated ? SEATED : [],
    advice: seated,
    private: true,
    outcomes: to_act === "chance" ? [{ action: "die 1", weight: 1 }] : [],
    result: to_act === "over" ? { why: "all", winners: [0], ranking: [[0]], ties: [], story: [] } : null,
  };
}

/** Who says what decided that game, and what. */
export const [JUDGE, DECIDED] = ["judge 1", { seats: [], moments: [] }];

/**
 * An engine of that game. Verbs in `held` are only answered by `answer`, one at a time.
 * @param {Turns} turns
 * @param {string[]} [held]
 */
export function falseEngine(turns, held = []) {
  /** @type {Entry[]} */
  const entries = [];
  const events = (/** @type {string} */ action) => [{ type: "done", rule: "T1", action }];
  const add = (/** @type {string} */ action) => {
    const actor = /** @type {Entry["actor"]} */ (turns[entries.length]); // nothing is played when it is over
    entries.push({ action, actor, events: events(action) });
    return { action, events: events(action), undone: [], record: {}, view: viewAt(turns, entries.length) };
  };
  let judged = 0;
  /** @type {Record<string, (request: Request) => object>} */
  const verbs = {
    open: ({ record, bots = {} }) => {
      entries.splice(0);
      for (const action of record.log) add(action);
      const view = viewAt(turns, entries.length);
      const picks = Object.fromEntries(Object.entries(PICKS).filter(([action]) => view.choices.includes(action)));
      return { entries: copy(entries), view, picks, record: { ...record, rules: 1 }, bots };
    },
    look: () => ({ view: viewAt(turns, entries.length), entries: copy(entries) }),
    play: ({ action, roll }) => {
      const before = entries.length;
      const played = add(action);
      if (!roll || played.view.to_act !== "chance") return played;
      const rolled = add("die 1");
      return { ...rolled, action, events: [...played.events, ...rolled.events], entries: copy(entries.slice(before)) };
    },
    roll: () => add("die 1"),
    undo: () => ({ undone: [entries.pop()?.action], events: [], record: {}, view: viewAt(turns, entries.length) }),
    seat: ({ seat, bot }) => ({
      events: [],
      record: {},
      bots: bot ? { [seat]: bot } : {},
      view: viewAt(turns, entries.length),
    }),
    at: ({ ply }) => ({ view: viewAt(turns, ply), events: entries[ply - 1]?.events ?? [] }),
    since: ({ ply }) => ({
      views: Array.from({ length: entries.length - ply + 1 }, (_, index) => viewAt(turns, ply + index)),
      entries: entries.slice(ply),
    }),
    forecasts: ({ actions }) => ({ forecasts: actions.map((/** @type {string} */ action) => `of ${action}`) }),
    preview: ({ action }) => ({ view: viewAt(turns, entries.length + 1), events: [], forecast: `of ${action}` }),
    why: ({ picks }) => ({ why: { key: "why-not", args: { picks } } }),
    advise: () => ({ action: "put white b", reason: { key: "reason", args: {} }, choices: JUDGED }),
    think: () => ({ action: "pass", reason: { key: "reason", args: {} } }),
    analyse: ({ by, rows = [] }) => {
      if (by) judged = by === JUDGE ? rows.length : 0;
      const [before, all] = [judged, entries.length + 1];
      judged = Math.min(judged + 1, all);
      const found = Array.from({ length: judged - before }, (_, at) => ({ chances: [before + at, 0] }));
      return {
        by: JUDGE,
        first: before,
        rows: found,
        ...(judged < all ? { progress: judged / all } : { analysis: DECIDED }),
      };
    },
    rolls: () => ({ seed: null, commitment: "c", known_seed: false, branches: [], dice: [] }),
  };
  /** @type {((value?: unknown) => void)[]} */
  const waiting = [];
  const engine = {
    /** every request so far */ asked: /** @type {Request[]} */ ([]),
    /** the error of the next requests */ broken: /** @type {unknown} */ (null),
    verbs: () => engine.asked.map((request) => request.do),
    /**
     * Whatever the verb answers: this engine is not as strict as the bridge.
     * @param {Request} request
     * @returns {Promise<never>}
     */
    async ask(request) {
      engine.asked.push(request);
      if (held.includes(request.do)) await new Promise((resolve) => waiting.push(resolve));
      if (engine.broken) throw engine.broken;
      const reply = {
        ply: entries.length,
        ms: 1,
        ...verbs[request.do]?.(request),
        ...(request.do === "open" ? {} : { ply: entries.length }),
      };
      return /** @type {never} */ (shownTo(request, copy(reply)));
    },
    /** Answer the oldest pending request. */
    async answer() {
      waiting.shift()?.();
      await settled();
    },
  };
  return engine;
}

/** What the one who looks is shown: choices only where they are theirs. @param {Request} request @param {any} reply */
const shownTo = ({ viewer }, reply) =>
  viewer === undefined || viewer === reply.view?.to_act ? reply : { ...reply, view: { ...reply.view, choices: [] } };

/** Settles when everything that happens by itself has happened. */
export async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}

/** A stored game. @param {Turns} turns @param {Partial<StoredGame>} [more] @returns {StoredGame} */
export const rowOf = (turns, more = {}) => ({
  id: "1",
  record: { format: "jemaa-record", version: 1, game: "stones", players: [], log: [] },
  undone: [],
  sharing: "open",
  seats: seatsFor(2, {}),
  notes: {},
  view: { ...viewAt(turns, 0), choices: [] },
  created: 0,
  changed: 0,
  app: "",
  ...more,
});

/**
 * A session without animations (unless a speed is given), with everything that it stored, rendered and refused.
 * @param {Turns} turns
 * @param {{held?: string[], settings?: Partial<Settings>, row?: Partial<StoredGame>, board?: Partial<Board>, speed?:
 *   Settings["speed"], need?: () => Promise<void>}} [how]
 */
export function seated(turns, { held = [], settings = {}, row: more = {}, board = {}, speed = "off", need } = {}) {
  const engine = falseEngine(turns, held);
  const row = rowOf(turns, more);
  const chosen = /** @type {Settings} */ ({ confirm: false, roll: false, dice: false, pace: "quick", ...settings });
  /** @type {StoredGame[]} */
  const stored = [];
  /** @type {{ply: number, ms: number | undefined}[]} */
  const painted = [];
  /** @type {import("../../js/base/trouble.ts").Trouble[]} */
  const damaged = [];
  /** The last request each time that what was said is to be forgotten. @type {(string | undefined)[]} */
  const silenced = [];
  const services = {
    engine,
    loadOpponents: need ?? (async () => {}),
    settings: () => chosen,
    store: {
      put: async (/** @type {StoredGame} */ kept) => {
        stored.push(copy(kept));
      },
    },
    actions: async () => ({ id: 0, ms: 1, actions: PICKS }),
  };
  const session = new Session(
    row,
    services,
    {
      board: /** @type {Board} */ ({ forecastActions: () => [], frames: () => [{ ms: 1, frame: "moves" }], ...board }),
      clock: new AnimationQueue({ show() {}, sound() {}, shown() {}, speed: () => speed }),
    },
    {
      answer: (ms) => {
        painted.push({ ply: session.state.view.ply, ms });
      },
      damaged: (error) => damaged.push(error),
      viewer: () => void silenced.push(engine.verbs().at(-1)),
    },
  );
  return { session, state: session.state, engine, row, settings: chosen, stored, painted, damaged, silenced };
}

/** Such a session once it is open. @param {Turns} turns @param {Parameters<typeof seated>[1]} [how] */
export async function opened(turns, how) {
  const found = seated(turns, how);
  await found.session.loop.open();
  return found;
}
