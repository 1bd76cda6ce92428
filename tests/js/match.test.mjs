// The match behind a table: what is asked, what is stored and when, refusals, and a failing engine.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Match, openRequest } from "../../js/session/match.ts";
import { State } from "../../js/session/state.ts";
import { required } from "../../js/base/lookup.ts";
import { seatsFor, withBots, withHere } from "../../js/storage/seating.ts";
import { standIn } from "./stand-in.mjs";
import { falseEngine, PICKS, rowOf, settled } from "./stones.mjs";

/** @typedef {import("../../js/storage/stored-game.ts").StoredGame} StoredGame */

/**
 * A match, with everything that it has reported and stored; `replies` changes what the engine answers.
 * @param {import("./stones.mjs").Turns} turns
 * @param {{held?: string[], row?: Partial<StoredGame>, put?: () => Promise<void>}} [how]
 */
function matchOf(turns, { held = [], row: more = {}, put = async () => {} } = {}) {
  const engine = falseEngine(turns, held);
  const row = rowOf(turns, more);
  const stored = /** @type {StoredGame[]} */ ([]);
  const told = /** @type {string[]} */ ([]);
  const [playback, handover] = [standIn({ view: row.view }), standIn({ current: null, holder: null })];
  const state = new State(standIn({ playback, handover }), row);
  const services = {
    engine,
    actions: async () => ({ id: 0, ms: 1, actions: PICKS }),
    store: {
      put: async (/** @type {StoredGame} */ kept) => {
        stored.push(structuredClone(kept));
        await put();
      },
    },
  };
  const match = new Match(state, services, {
    lost: () => void told.push("lost"),
    damaged: ({ code }) => void told.push(`damaged ${code}`),
  });
  const { ask } = engine;
  /** @param {(reply: any) => object} change */
  const replies = (change) => {
    engine.ask = async (request) => {
      const reply = /** @type {any} */ (await ask(request));
      return /** @type {never} */ ({ ...reply, ...change(reply) });
    };
  };
  const play = () => match.change({ do: "play", action: "pass" });
  return { match, engine, row, stored, told, replies, play };
}

/** Open a match and show it. @param {Match} match @returns {ReturnType<Match["open"]>} */
async function begun(match) {
  const opened = await match.open();
  match.begin();
  return opened;
}

/** A match that is open. @param {Parameters<typeof matchOf>} how */
async function opened(...how) {
  const all = matchOf(...how);
  await begun(all.match);
  return all;
}

const BOTS = { 1: "easy" };
const ALONE = seatsFor(2, BOTS);
const APART = withHere(seatsFor(2, {}), (seat) => seat === 0);
for (const [what, row, asked] of /** @type {[string, object, object][]} */ ([
  [
    "with its undone tail and its opponents",
    { undone: ["pass"], seats: ALONE },
    { undone: ["pass"], bots: BOTS, viewer: 0 },
  ],
  ["for nobody until somebody has taken the tablet", { sharing: "pass" }, { viewer: null }],
  ["for somebody who plays alone", { sharing: "pass", seats: ALONE }, { bots: BOTS, viewer: 0 }],
  [
    "with people elsewhere, and what they were sent",
    { seats: APART, settled: 3 },
    { apart: true, settled: 3, viewer: null },
  ],
  ["with what they were sent, though all sit here by now", { settled: 3 }, { settled: 3 }],
  ...["3", 0.5, null, NaN].map((settled) => [`without ${settled} that a stranger has stored`, { settled }, {}]),
]))
  test(`a stored game is opened ${what}`, () => {
    const { record, ...request } = openRequest(rowOf([0], row));
    assert.deepEqual([request, record], [{ do: "open", undone: [], bots: {}, ...asked }, rowOf([0]).record]);
  });

test("once somebody elsewhere no longer is, what was played without them is settled", async () => {
  const { match, row, stored, play } = await opened([0, 1, 0]);
  await play();
  for (const [seats, settled] of /** @type {const} */ ([
    [APART, undefined], // from now on they are elsewhere
    [withBots(APART, { 0: "easy" }), undefined],
    [withBots(APART, { 1: "easy" }), 1],
  ])) {
    await match.update({ seats });
    assert.deepEqual([row.settled, stored.at(-1)?.settled], [settled, settled]);
  }
});

test("seats are as the engine tells them: a level that it does not have is played by the one that it names", async () => {
  const { match, row, replies } = matchOf([0, 1], { row: { seats: seatsFor(2, { 1: "wizard" }) } });
  replies(() => ({ bots: { 1: "hard" } }));
  await begun(match);
  assert.equal(row.seats[1].bot, "hard");
  replies(() => ({}));
  await match.change({ do: "seat", seat: 1, bot: "easy" });
  assert.equal(row.seats[1].bot, "easy");
});

test("what is stored of a hand is what everybody may see", async () => {
  const { row, replies, play } = await opened([0, 1]);
  replies(({ view }) => ({ view: { ...view, board: "a hand" }, public: view }));
  await play();
  assert.deepEqual([row.view.ply, row.view.board], [1, { ply: 1 }]);
});

test("the record is what the engine made of it, and what it then changes", async () => {
  const { match, row, replies, play } = matchOf([0, 1, 0]);
  Object.assign(row.record, { started: "then", title: null });
  await begun(match);
  const before = { ...row.record };
  assert.deepEqual([before.rules, before.started], [1, "then"]);
  const opponents = [{ ply: 0, bots: { 0: "hard@1" } }];
  replies(() => ({ record: { opponents, by_hand: [0] } }));
  await play();
  assert.deepEqual(row.record, { ...before, opponents, by_hand: [0], log: ["pass"] });
  replies(() => ({ record: { by_hand: null } }));
  await play();
  assert.deepEqual(row.record, { ...before, opponents, log: ["pass", "pass"] }, "what is null is removed");
});

test("a change is on disk before anybody is told of it", async () => {
  let written = () => {};
  const put = () => /** @type {Promise<void>} */ (new Promise((resolve) => void (written = resolve)));
  const { row, stored, play } = await opened([0, 1], { put });
  let told = false;
  const changing = play().finally(() => void (told = true));
  await settled();
  assert.deepEqual([told, stored.length, row.record.log], [false, 1, ["pass"]]);
  written();
  const { reply, entries } = required((await changing) ?? undefined, "change");
  assert.deepEqual([reply.view.ply, entries.map(({ actor }) => actor)], [1, [0]]);
  const { ply, choices } = stored[0].view;
  assert.deepEqual([ply, choices], [1, []], "the choices are asked for when it is opened");
});

test("one change at a time: another one meanwhile is not asked for", async () => {
  const { match, engine, play } = await opened([0, 1, 0], { held: ["play"] });
  const first = play();
  assert.equal(match.changing, true);
  assert.equal(await match.change({ do: "undo" }), null);
  await engine.answer();
  await first;
  assert.deepEqual([engine.verbs(), match.changing], [["open", "play"], false]);
});

test("what is taken back is gone from story and record; an opponent's reason lives and dies with its entry", async () => {
  const [reason, other] = ["reason", "other"].map((key) => ({ key, args: {} }));
  const { match, row, stored, engine, play } = await opened([0, 1, "chance", 1, 0]);
  const thought = () => match.change({ do: "play", action: "pass" }, reason);
  const roll = () => match.change({ do: "roll" });
  /** @param {number} times */
  const undo = async (times, found = /** @type {Awaited<ReturnType<typeof match.change>>} */ (null)) => {
    for (; times; times -= 1) found = await match.change({ do: "undo", assent: true });
    return [found?.entries.length, row.record.log.length, row.undone.length];
  };
  await play();
  await thought();
  await roll();
  await thought();
  const both = { 1: reason, 3: reason };
  assert.deepEqual(row.notes, both);
  assert.deepEqual([await undo(3), row.notes], [[1, 1, 1], both], "redo would bring them back");
  engine.broken = { code: "illegal-action", args: {} };
  await match.change({ do: "play", action: "put red" }, other);
  assert.deepEqual(row.notes, both, "nothing was played");
  engine.broken = null;
  await play();
  assert.deepEqual([row.notes, stored.at(-1)?.notes], [{}, {}]);
  await roll();
  await thought();
  await undo(2);
  await roll();
  assert.deepEqual(row.notes, {}, "a roll replaces entries, too");
});

test("a refusal is told and changes nothing, and is forgotten with the next change", async () => {
  const { match, engine, stored, told, play } = await opened([0, 1]);
  const refusal = { code: "illegal-action", args: { ply: 0 } };
  engine.broken = refusal;
  assert.deepEqual([await play(), match.trouble, match.ready, stored, told], [null, refusal, true, [], []]);
  engine.broken = null;
  await play();
  assert.equal(match.trouble, null);
});

test("a game that cannot be opened is damaged, and nothing of it is changed", async () => {
  const { match, engine, told, play } = matchOf([0]);
  engine.broken = { code: "bad-record" };
  assert.equal(await match.open(), null);
  assert.deepEqual([told, match.ready, match.trouble], [["damaged bad-record"], false, null]);
  assert.deepEqual([await play(), engine.verbs()], [null, ["open"]]);
});

test("an engine that fails leaves the game to be opened anew", async () => {
  const { match, engine, row, told, play } = await opened([0, 1, 0]);
  await play();
  engine.broken = { code: "worker-died" };
  assert.equal(await play(), null);
  assert.deepEqual([match.ready, match.trouble, row.record.log, told], [false, null, ["pass"], ["lost"]]);
  engine.broken = null;
  const again = await begun(match);
  assert.deepEqual([match.ready, match.trouble, again?.entries.length], [true, null, 1]);
});

test("something that fails without a code is the page's own defect", async () => {
  const { match, told } = await opened([0]);
  match.fail(new TypeError("a slip"));
  assert.deepEqual([match.trouble, told], [{ code: "internal", args: undefined }, []]);
});

test("a closed match hears of nothing any more, and does not open: another one has taken its place", async () => {
  const { match, engine, told, stored, play } = await opened([0, 1], { held: ["play"] });
  const changing = play();
  match.close();
  await engine.answer();
  assert.equal(await changing, null);
  match.fail({ code: "worker-died" });
  assert.deepEqual([told, stored, match.ready, await match.open()], [[], [], false, null]);
  assert.deepEqual(engine.verbs(), ["open", "play"]);
});
