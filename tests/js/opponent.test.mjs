// Opponents at a table: their names, faces and reasons, and the pace at which they go on.
import assert from "node:assert/strict";
import { effect } from "./effect.mjs";
import { test } from "node:test";
import "./browser.mjs";
import { LANGUAGES } from "../../js/i18n/languages.ts";
import { nameOf } from "../../js/storage/seating.ts";
import { Opponent } from "../../js/session/opponent.ts";
import { levelWords, namesOfLevel } from "../../js/wording/levels.ts";
import { lastReasons } from "../../js/wording/reasons.ts";
import { translate, WRITTEN } from "./catalogues.mjs";
import { falseEngine, seated, settled } from "./stones.mjs";
import { lasting } from "./time.mjs";
import { think } from "../../js/engine/thinking.ts";
import { standInEngine } from "./stand-in.mjs";

/** @typedef {import("../../js/engine/shapes.ts").Entry} Entry */
/** @typedef {import("../../js/storage/settings.ts").Settings} Settings */

const LEVELS = ["random", "easy", "medium", "hard", "expert"];
/** @type {import("../../js/i18n/translate.ts").Say} */
const say = (key, args) => translate("en", key, args);

// Who they are

/** The most seats of a game, and how many letters tell two names apart by ear. */
const [SEATS, HEARD] = [6, 3];

test("whoever may sit at a table has a name that begins like no other, the same in all languages", () => {
  const named = (/** @type {string} */ lang) => {
    /** @type {import("../../js/i18n/translate.ts").Say} */
    const sayIn = (key, args) => translate(lang, key, args);
    const people = Array.from({ length: SEATS }, (_, seat) => nameOf(sayIn, seat));
    return [people, ...LEVELS.map((level) => namesOfLevel(level, sayIn))];
  };
  for (const lang of LANGUAGES) {
    const lists = named(lang);
    for (const list of lists) assert.equal(list.length, SEATS, lang);
    const beginnings = lists.flat().map((name) => name.slice(0, HEARD));
    assert.equal(new Set(beginnings).size, beginnings.length, `${lang}: ${lists.join(" ")}`);
    if (WRITTEN.includes(lang)) assert.deepEqual(lists, named("en"), lang);
  }
});

test("a level is told by its words, whatever the amount of its work; one of another version by its own", () => {
  assert.equal(levelWords("hard#400", say), levelWords("hard", say));
  assert.deepEqual(namesOfLevel("constructor", say), []);
  assert.match(levelWords("deep-blue", say), /deep-blue/);
});

// Why they did it

/** @param {Entry["actor"][]} actors @returns {Entry[]} */
const played = (...actors) => actors.map((actor) => ({ action: "pass", actor, events: [] }));
/** @param {string} key */
const reason = (key) => ({ key, args: {} });

test("the reasons of the last opponent's turn are those of all its decisions, each once", () => {
  const notes = { 0: reason("a"), 2: reason("b"), 4: reason("c"), 5: reason("c") };
  const entries = played(1, 0, 2, "chance", 2, 2);
  assert.deepEqual(lastReasons(entries, notes), { seat: 2, ply: 5, reasons: [reason("b"), reason("c")] });
  assert.deepEqual(lastReasons(entries.slice(0, 5), notes)?.ply, 4);
  assert.deepEqual(lastReasons([...entries, ...played("chance")], notes)?.ply, 5);
});

test("once a person has decided nobody wonders any more, nor before anything has happened", () => {
  assert.equal(lastReasons(played(1, 0), { 0: reason("a") }), null);
  assert.equal(lastReasons([], {}), null);
});

const PERSON = {
  bot: null,
  edge: /** @type {const} */ ("south"),
  language: null,
  advice: /** @type {const} */ ("request"),
};

test("what a person plays in an opponent's place has no reason of the opponent's", async () => {
  const { session, row } = seated([0, 0, 0], { row: { seats: [PERSON, PERSON], notes: { 0: reason("old") } } });
  await session.loop.open();
  await session.taps.choose("pass");
  assert.deepEqual(row.notes, {});
});

// How fast they go on

/** An opponent of a fake engine, and what is told: who thinks, and failures. */
function thinking() {
  const engine = falseEngine([0, 1]);
  const told = /** @type {unknown[]} */ ([]);
  const fetched = { count: 0, fails: false };
  const loadOpponents = async () => {
    fetched.count += 1;
    if (fetched.fails) throw { code: "no-opponents" };
  };
  const opponent = new Opponent({ engine, loadOpponents }, (error) => told.push(error));
  effect(() => {
    if (opponent.thinking !== null) told.push(opponent.thinking);
  });
  return { opponent, engine, told, fetched };
}

test("a thought is only heard of after the beat; that somebody thinks is seen at once", async (t) => {
  const { opponent, told } = thinking();
  const [thought, ms] = await lasting(t, () => {
    const thinks = opponent.think(1, "random", 500);
    assert.deepEqual([told, opponent.thinking], [[1], 1]);
    return thinks;
  });
  assert.deepEqual([thought?.action, ms, opponent.thinking], ["pass", 500, null]);
});

test("a beat can be cut short by a person, and stopped", async () => {
  const { opponent } = thinking();
  const hurried = opponent.wait(1, 1e6);
  opponent.hurry();
  assert.equal(await hurried, true);
  const stopped = opponent.think(1, "random", 1e6);
  await settled();
  opponent.stop();
  assert.deepEqual([await stopped, opponent.thinking], [null, null]);
});

test("what opponents need is fetched for every level but the one that plays at random", async () => {
  const { opponent, engine, fetched, told } = thinking();
  for (const [level, count] of /** @type {const} */ ([
    ["random", 0],
    ["easy", 2],
  ])) {
    opponent.prepare([null, level]);
    await opponent.think(1, level, 0);
    assert.equal(fetched.count, count, level);
  }
  fetched.fails = true;
  assert.equal(await opponent.think(1, "hard", 0), null);
  assert.deepEqual([told, engine.verbs().length], [[{ code: "no-opponents" }], 2]);
});

test("an opponent that cannot be fetched is told, nothing is lost, and it goes on when it is tried again", async () => {
  let there = false;
  const { session, state, row } = seated([0, 1, 0], {
    row: { seats: [PERSON, { ...PERSON, bot: "hard" }] },
    need: async () => {
      if (!there) throw { code: "no-opponents" };
    },
  });
  await session.loop.open();
  await settled();
  assert.equal(state.trouble?.code, "no-opponents");
  await session.taps.choose("pass");
  assert.deepEqual([state.trouble?.code, state.view.ply, row.record.log], ["no-opponents", 1, ["pass"]]);
  there = true;
  await session.loop.retry();
  assert.deepEqual([state.trouble, state.view.ply, state.yours], [null, 2, true]);
});

// How it is asked for, in slices of time

/** An engine that gives these replies. @param {object[]} replies */
const engineOf = (...replies) => standInEngine(() => replies.shift());
const thought = { action: "left", reason: { key: "reason-random", args: {} } };

test("slices are asked until there is an action, and progress is told", async () => {
  const engine = engineOf({ progress: 0.2 }, { progress: 0.7 }, { id: 3, ...thought });
  const told = /** @type {number[]} */ ([]);
  assert.deepEqual(await think(engine, 2, { ms: 20, onProgress: (part) => told.push(part) }), thought);
  assert.deepEqual(told, [0.2, 0.7]);
  assert.deepEqual(engine.asked, Array(3).fill({ do: "think", seat: 2, ms: 20 }));
});

test("something else asked during a slice goes before the next one", async () => {
  const engine = standInEngine((_, count) => {
    if (count === 1) queueMicrotask(() => engine.ask({ do: "undo" }));
    return count < 4 ? { progress: 0 } : thought;
  });
  await think(engine, 0);
  const order = engine.asked.map((request) => request.do);
  assert.deepEqual(order, ["think", "undo", "think", "think"]);
});

test("an aborted thought asks for nothing more and rejects with the reason; one aborted before it began asks nothing", async () => {
  const gone = (/** @type {unknown} */ reason) => reason === "gone";
  const controller = new AbortController();
  const engine = standInEngine((_, count) => {
    if (count === 2) controller.abort("gone");
    return { progress: 0.1 * count };
  });
  await assert.rejects(think(engine, 0, { signal: controller.signal }), gone);
  assert.equal(engine.asked.length, 2);
  await assert.rejects(think(engine, 0, { signal: controller.signal }), gone);
  assert.equal(engine.asked.length, 2);
});
