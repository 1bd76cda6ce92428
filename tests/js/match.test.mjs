// The match behind a table: what is asked, what is stored and when, refusals, and a failing engine.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Match, opens } from "../../js/session/match.js";
import { State } from "../../js/session/state.js";
import { required } from "../../js/base/lookup.js";
import { seatsFor, withBots, withHere } from "../../js/storage/seating.js";
import { falseEngine, PICKS, rowOf, settled } from "./stones.mjs";

/** @typedef {import("../../js/types.js").Row} Row */

/**
 * A match, with everything that it has reported and stored.
 * @param {import("./stones.mjs").Turns} turns
 * @param {{held?: string[], row?: Partial<Row>, put?: () => Promise<void>}} [how]
 */
function matchOf(turns, { held = [], row: more = {}, put = async () => {} } = {}) {
  const engine = falseEngine(turns, held);
  const row = rowOf(turns, more);
  /** @type {Row[]} */
  const stored = [];
  /** @type {string[]} */
  const told = [];
  const state = new State(row);
  const services = {
    engine,
    actions: async () => ({ id: 0, ms: 1, actions: PICKS }),
    store: {
      put: async (/** @type {Row} */ kept) => {
        stored.push(structuredClone(kept));
        await put();
      },
    },
  };
  const match = new Match(state, services, {
    lost: () => void told.push("lost"),
    damaged: ({ code }) => void told.push(`damaged ${code}`),
  });
  return { match, state, engine, row, stored, told };
}

/** Open a match and show it. @param {Match} match @returns {ReturnType<Match["open"]>} */
async function begun(match) {
  const opened = await match.open();
  match.begin();
  return opened;
}

test("a game that is passed on is opened for nobody until somebody has taken the tablet", () => {
  const row = rowOf([0], { sharing: "pass" });
  assert.equal(opens(row).viewer, null);
  assert.ok(!("viewer" in opens({ ...row, seats: seatsFor(2, { 1: "easy" }) })));
});

test("a stored game is opened with its undone tail and its opponents", () => {
  const row = rowOf([0], { undone: ["pass"] });
  row.seats[1].bot = "easy";
  assert.deepEqual(opens(row), { do: "open", record: row.record, undone: ["pass"], bots: { 1: "easy" } });
});

test("the engine is told of people elsewhere, and of what they were sent; of nothing else that a stranger has stored", () => {
  const row = rowOf([0]);
  const told = (/** @type {object} */ more) => {
    const { apart, settled } = opens({ ...row, ...more });
    return [apart, settled];
  };
  const seats = withHere(row.seats, (seat) => seat === 0);
  assert.deepEqual(told({}), [undefined, undefined]);
  assert.deepEqual(told({ seats, settled: 3 }), [true, 3]);
  assert.deepEqual(told({ settled: 3 }), [undefined, 3], "all sit here by now");
  for (const settled of ["3", 0.5, null, NaN]) assert.deepEqual(told({ settled }), [undefined, undefined]);
});

test("once somebody elsewhere no longer is, what was played without them is settled", async () => {
  const { match, row, stored } = matchOf([0, 1, 0]);
  await begun(match);
  await match.change({ do: "play", action: "pass" });
  const apart = withHere(row.seats, (seat) => seat === 0);
  await match.arrange({ seats: apart });
  assert.equal(row.settled, undefined, "from now on they are elsewhere");
  await match.arrange({ seats: withBots(apart, { 0: "easy" }) });
  assert.equal(row.settled, undefined);
  await match.arrange({ seats: withBots(apart, { 1: "easy" }) });
  assert.deepEqual([row.settled, stored.at(-1)?.settled], [1, 1]);
});

test("a level that the engine does not have is played by the one that it names", async () => {
  const { match, row, engine } = matchOf([0]);
  row.seats[1].bot = "wizard";
  engine.ask = new Proxy(engine.ask, {
    apply: async (ask, self, asked) => ({ ...(await Reflect.apply(ask, self, asked)), bots: { 1: "hard" } }),
  });
  await begun(match);
  assert.deepEqual(
    row.seats.map(({ bot }) => bot),
    [null, "hard"],
  );
});

test("what is stored of a hand is what everybody may see", async () => {
  const { match, row, engine } = matchOf([0, 1]);
  await begun(match);
  engine.ask = new Proxy(engine.ask, {
    apply: async (ask, self, asked) => {
      const reply = await Reflect.apply(ask, self, asked);
      return { ...reply, view: { ...reply.view, board: "a hand" }, public: reply.view };
    },
  });
  await match.change({ do: "play", action: "pass" });
  assert.deepEqual([row.view.ply, row.view.board === "a hand"], [1, false]);
});

test("the record is what the engine made of it, and what it then changes", async () => {
  const { match, row, engine } = matchOf([0, 1, 0]);
  Object.assign(row.record, { started: "then", title: null });
  await begun(match);
  const opened = { ...row.record };
  assert.deepEqual([opened.rules, opened.started], [1, "then"]);
  const opponents = [{ ply: 0, bots: { 0: "hard@1" } }];
  /** @type {object[]} */
  const changes = [{ opponents, by_hand: [0] }, { by_hand: null }];
  engine.ask = new Proxy(engine.ask, {
    apply: async (ask, self, asked) => ({ ...(await Reflect.apply(ask, self, asked)), record: changes.shift() }),
  });
  await match.change({ do: "play", action: "pass" });
  assert.deepEqual(row.record, { ...opened, opponents, by_hand: [0], log: ["pass"] });
  await match.change({ do: "play", action: "pass" });
  assert.deepEqual(row.record, { ...opened, opponents, log: ["pass", "pass"] }, "what is null is removed");
});

test("nothing is changed before the game is open", async () => {
  const { match, state, engine } = matchOf([0, 1]);
  assert.equal(await match.change({ do: "play", action: "pass" }), null);
  assert.deepEqual([state.ready, engine.asked], [false, []]);
});

test("a change is on disk before anybody is told of it", async () => {
  let written = () => {};
  const { match, row, stored } = matchOf([0, 1], {
    put: () =>
      new Promise((resolve) => {
        written = resolve;
      }),
  });
  await begun(match);
  let told = false;
  const changing = match.change({ do: "play", action: "pass" }).then((change) => {
    told = true;
    return change;
  });
  await settled();
  assert.deepEqual([told, stored.length, row.record.log], [false, 1, ["pass"]]);
  written();
  const { reply, story } = required((await changing) ?? undefined, "change");
  assert.deepEqual([reply.view.ply, story.map(({ actor }) => actor)], [1, [0]]);
  assert.deepEqual(
    [stored[0].view.ply, stored[0].view.choices],
    [1, []],
    "the choices are asked for when it is opened",
  );
});

test("one change at a time: another one meanwhile is not asked for", async () => {
  const { match, engine } = matchOf([0, 1, 0], { held: ["play"] });
  await begun(match);
  const first = match.change({ do: "play", action: "pass" });
  assert.equal(match.changing, true);
  assert.equal(await match.change({ do: "undo" }), null);
  await engine.answer();
  await first;
  assert.deepEqual([engine.verbs(), match.changing], [["open", "play"], false]);
});

test("what is taken back is gone from the story and from the record", async () => {
  const { match, row } = matchOf([0, 1, 0]);
  await begun(match);
  await match.change({ do: "play", action: "pass" });
  const { story } = required((await match.change({ do: "undo", assent: false })) ?? undefined, "change");
  assert.deepEqual([story, row.record.log, row.undone], [[], [], ["pass"]]);
});

test("an opponent's reason lives and dies with its entry", async () => {
  const reason = { key: "reason", args: {} };
  const { match, row, stored, engine } = matchOf([0, 1, "chance", 1, 0]);
  await begun(match);
  await match.change({ do: "play", action: "pass" });
  await match.change({ do: "play", action: "pass" }, reason);
  await match.change({ do: "roll" });
  await match.change({ do: "play", action: "pass" }, reason);
  assert.deepEqual(Object.keys(row.notes), ["1", "3"]);
  for (const _ of [3, 2, 1]) await match.change({ do: "undo", assent: true });
  assert.deepEqual(Object.keys(row.notes), ["1", "3"], "redo would bring them back");
  engine.broken = { code: "illegal-action", args: {} };
  await match.change({ do: "play", action: "put red" }, { key: "other", args: {} });
  assert.deepEqual(row.notes, { 1: reason, 3: reason }, "nothing was played");
  engine.broken = null;
  await match.change({ do: "play", action: "pass" });
  assert.deepEqual([row.notes, stored.at(-1)?.notes], [{}, {}]);
  await match.change({ do: "roll" });
  await match.change({ do: "play", action: "pass" }, reason);
  for (const _ of [3, 2]) await match.change({ do: "undo", assent: true });
  await match.change({ do: "roll" });
  assert.deepEqual(row.notes, {}, "a roll replaces entries, too");
});

test("seats are as the engine tells them", async () => {
  const { match, row } = matchOf([0, 1]);
  await begun(match);
  await match.change({ do: "seat", seat: 1, bot: "easy" });
  assert.deepEqual(
    row.seats.map(({ bot }) => bot),
    [null, "easy"],
  );
});

test("a refusal is told and changes nothing, and is forgotten with the next change", async () => {
  const { match, state, engine, stored, told } = matchOf([0, 1]);
  await begun(match);
  engine.broken = { code: "illegal-action", args: { ply: 0 } };
  assert.equal(await match.change({ do: "play", action: "put red" }), null);
  assert.deepEqual(
    [state.trouble, state.ready, stored, told],
    [{ code: "illegal-action", args: { ply: 0 } }, true, [], []],
  );
  engine.broken = null;
  await match.change({ do: "play", action: "pass" });
  assert.equal(state.trouble, null);
});

test("a game that cannot be opened is damaged", async () => {
  const { match, state, engine, told } = matchOf([0]);
  engine.broken = { code: "bad-record" };
  assert.equal(await match.open(), null);
  assert.deepEqual([told, state.ready, state.trouble], [["damaged bad-record"], false, null]);
});

test("an engine that fails leaves the game to be opened anew", async () => {
  const { match, state, engine, row, told } = matchOf([0, 1, 0]);
  await begun(match);
  await match.change({ do: "play", action: "pass" });
  engine.broken = { code: "worker-died" };
  assert.equal(await match.change({ do: "play", action: "pass" }), null);
  assert.deepEqual([state.ready, state.trouble, row.record.log, told], [false, null, ["pass"], ["lost"]]);
  engine.broken = null;
  const opened = await begun(match);
  assert.deepEqual([state.ready, state.trouble, opened?.entries.length], [true, null, 1]);
});

test("something that fails without a code is the page's own defect", async () => {
  const { match, state, told } = matchOf([0]);
  await begun(match);
  match.fail(new TypeError("a slip"));
  assert.deepEqual([state.trouble, told], [{ code: "internal", args: undefined }, []]);
});

test("a closed match hears of nothing any more", async () => {
  const { match, state, engine, told, stored } = matchOf([0, 1], { held: ["play"] });
  await begun(match);
  const changing = match.change({ do: "play", action: "pass" });
  match.close();
  await engine.answer();
  assert.equal(await changing, null);
  match.fail({ code: "worker-died" });
  assert.deepEqual([told, stored, state.ready], [[], [], false]);
});

test("a match that was closed before the engine was ready does not open: another one has taken its place", async () => {
  const { match, engine } = matchOf([0]);
  match.close();
  assert.equal(await match.open(), null);
  assert.deepEqual(engine.asked, []);
});
