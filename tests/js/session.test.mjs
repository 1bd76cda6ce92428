// A session without a page: what taps lead to, what goes on by itself, and what holds it up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Watcher } from "../../js/base/observable.ts";
import { seated, settled } from "./stones.mjs";

/** @type {import("../../js/storage/stored-game.ts").StoredSeat} */
const PERSON = { bot: null, edge: "south", language: null, advice: "request" };
const AGAINST = { seats: [PERSON, { ...PERSON, bot: "easy" }] };
/** A board whose moves are seen for long. */
const SLOWLY = /** @type {const} */ ({ speed: "normal", board: { frames: () => [{ ms: 10_000, frame: "slowly" }] } });

/** A session whose game is open. @param {Parameters<typeof seated>} how */
async function opened(...how) {
  const all = seated(...how);
  const { session, engine } = all;
  await session.loop.open();
  const times = (/** @type {string} */ verb) => engine.verbs().filter((each) => each === verb).length;
  return { ...all, times, pass: () => session.taps.choose("pass") };
}

/** What is rendered of a game while it opens. @param {ReturnType<typeof seated>} all @param {() => unknown} see */
async function rendered({ session }, see) {
  const seen = /** @type {unknown[]} */ ([]);
  const watcher = new Watcher(() => queueMicrotask(render)); // as the page schedules its renders
  const render = () => watcher.watch(() => seen.push(see()));
  render();
  await session.loop.open();
  return seen;
}

test("before a game is open its stored view is seen and nothing can be tapped; then it is rendered once, when all is there", async () => {
  const all = seated([0, 1]);
  const { state, session, engine } = all;
  assert.deepEqual([state.ready, state.yours, state.open, state.view.ply], [false, false, [], 0]);
  session.taps.tap("pass");
  assert.deepEqual(engine.asked, []);
  const seen = await rendered(all, () => [state.ready, state.opened, state.yours].join());
  assert.deepEqual(seen, ["false,false,false", "true,true,true"]);
});

test("a table that is passed on opens with what whoever has it may see, never first with less", async () => {
  const all = seated([0, 1], { row: { sharing: "pass" } });
  assert.deepEqual(await rendered(all, () => all.state.ready && all.state.view.choices.length), [false, 4]);
});

test("taps become an action, which is kept before it is painted", async () => {
  const { session, state, stored, painted } = await opened([0, 1, 0]);
  assert.deepEqual([state.yours, state.open.length], [true, 4]);
  await session.taps.tap("stone:black");
  assert.deepEqual([state.tapped, stored.length], [["stone:black"], 0]);
  await session.taps.tap("place:a");
  assert.deepEqual([stored.length, stored[0].record.log, state.view.ply, state.tapped], [1, ["put black a"], 1, []]);
  assert.deepEqual(painted.at(-1), { ply: 1, ms: 1 }, "the answer to a tap is painted with the engine's part");
});

test("what has to be confirmed is seen in place first", async () => {
  const { session, state, stored, times } = await opened([0, 1], { settings: { confirm: true } });
  assert.equal(session.taps.rest("stone:white"), false, "a tap shows it");
  await session.taps.tap("stone:white");
  assert.deepEqual([state.pending, state.preview?.forecast, stored], ["put white b", "of put white b", []]);
  session.taps.cancel();
  assert.deepEqual([state.pending, state.preview], [null, null]);
  await session.taps.choose("put white b");
  await session.taps.confirm();
  assert.deepEqual([state.view.ply, times("play")], [1, 1]);
});

test("where nothing has to be confirmed, a finger that rests shows what a tap would do", async () => {
  const { session, state } = await opened([0, 1]);
  assert.equal(session.taps.rest("stone:black"), false, "as long as a tap would not yet play");
  await session.taps.tap("stone:black");
  assert.deepEqual([session.taps.rest("place:a"), state.pending, state.view.ply], [true, "put black a", 0]);
  await session.taps.confirm();
  assert.equal(state.view.ply, 1);
});

test("a tap that leads nowhere is explained, unless the game has gone on", async () => {
  const { session, state, engine, pass } = await opened([0, 1], { held: ["why"] });
  const asking = session.taps.tap("place:z");
  await engine.answer();
  await asking;
  assert.deepEqual([state.refusal?.key, state.refusal?.pick], ["why-not", "place:z"]);
  const late = session.taps.tap("place:y");
  await pass();
  await engine.answer();
  await late;
  assert.equal(state.refusal, null);
});

test("an opponent rolls by itself, thinks, decides and says why; then a person is asked", async () => {
  const { state, row, times, pass } = await opened([0, "chance", 1, 1, 0], { row: AGAINST });
  await pass();
  assert.deepEqual([state.view.ply, state.yours, state.thinking], [4, true, null]);
  assert.deepEqual([Object.keys(row.notes), times("think")], [["2", "3"], 2]);
});

test("undo stops a thought, and what it would have decided is not played", async () => {
  const { session, state, engine, row, pass } = await opened([0, 1, 0], { row: AGAINST, held: ["think"] });
  pass();
  await settled();
  assert.deepEqual([engine.verbs().at(-1), state.yours], ["think", false]);
  await session.undo(false);
  await engine.answer();
  assert.deepEqual([state.view.ply, row.record.log, state.yours, state.trouble], [0, [], true, null]);
});

test("a face that was just undone is not rolled again by itself", async () => {
  const { session, state, engine } = await opened(["chance", 0], { settings: { roll: true } });
  assert.equal(state.view.ply, 1);
  const { ask } = engine;
  engine.ask = async (asked) => {
    const reply = /** @type {any} */ (await ask(asked));
    return /** @type {never} */ ({ ...reply, view: { ...reply.view, redo_to: 1 } });
  };
  await session.undo(false);
  assert.equal(state.view.ply, 0);
  await session.roll();
  assert.equal(state.view.ply, 1);
});

test("a die rolls by itself where that is wanted, at once when it becomes so, and never where people roll one of wood", async () => {
  const { session, state, settings } = await opened(["chance", 0]);
  const plies = [state.view.ply];
  for (const dice of [true, false]) {
    Object.assign(settings, { roll: true, dice });
    await session.loop.settingsChanged();
    plies.push(state.view.ply);
  }
  assert.deepEqual(plies, [0, 0, 1]);
});

const THROWN = { confirming: () => ({ ask: { key: "", args: {} }, does: { key: "", args: {} }, rolls: true }) };

test("a die thrown with an action comes with the same request, and is told after it", async () => {
  const seen = /** @type {string[][]} */ ([]);
  const how = { settings: { confirm: true }, board: THROWN, speed: /** @type {const} */ ("normal") };
  const { session, state, times, stored, row } = await opened([0, "chance", 0], how);
  const logOf = () => state.entries.map(({ action, events }) => `${action} ${events.length}`);
  const watcher = new Watcher(() => queueMicrotask(watch));
  const watch = () => watcher.watch(() => seen.push(logOf()));
  await session.taps.choose("put black a");
  watch();
  await session.taps.confirm();
  assert.deepEqual(row.record.log, ["put black a", "die 1"]);
  assert.deepEqual([times("play"), times("roll"), stored.length, state.view.ply], [1, 0, 1, 2]);
  assert.deepEqual([...new Set(seen.map(String))], ["", "put black a 1", "put black a 1,die 1 1"]);
});

test("a die is thrown with an action where it was shown, or dice roll by themselves, and none of wood lies ready", async () => {
  const asked = [];
  for (const settings of [{}, { roll: true }, { roll: true, dice: true }]) {
    const { engine, pass } = await opened([0, "chance", 0], { settings, board: THROWN });
    await pass();
    asked.push(engine.asked.filter(({ do: verb }) => verb === "play" || verb === "roll"));
  }
  const played = { do: "play", action: "pass" };
  assert.deepEqual(asked, [[played], [{ ...played, roll: true }], [played]]);
});

test("what the board wants forecasts of is asked for, and void once the game has gone on", async () => {
  const { session, state, engine } = seated([0, 0, 1], {
    board: { forecastActions: ({ ply }) => (ply ? [null] : ["pass", "put black a"]) },
    held: ["forecasts"],
  });
  const opening = session.loop.open();
  await settled();
  assert.deepEqual(state.forecasts, {});
  session.taps.choose("pass");
  await settled();
  await engine.answer();
  await opening;
  assert.deepEqual(state.forecasts, {}, "they were of another position");
  await engine.answer();
  assert.deepEqual([state.forecasts, state.forecast], [{}, "of null"]);
});

test("all that the board wants forecasts of at a decision is one question, and none where it wants nothing", async () => {
  const wanted = ["pass", "put black a", null];
  const board = { forecastActions: (/** @type {{ply: number}} */ { ply }) => (ply ? [] : wanted) };
  const { state, engine, pass } = await opened([0, 0], { board });
  assert.deepEqual(engine.asked.slice(1), [{ do: "forecasts", actions: wanted }]);
  const found = { pass: "of pass", "put black a": "of put black a" };
  assert.deepEqual([state.forecasts, state.forecast], [found, "of null"]);
  await pass();
  assert.deepEqual([engine.verbs(), state.forecasts, state.forecast], [["open", "forecasts", "play"], {}, null]);
});

test("whoever wants no advice is told none", async () => {
  const { session, state, engine } = await opened([0, 1], {
    row: { seats: [{ ...PERSON, advice: "never" }, PERSON] },
    board: { forecastActions: () => ["pass"] },
    settings: { confirm: true },
  });
  await session.taps.tap("stone:white");
  assert.deepEqual([state.preview?.forecast, state.forecasts, engine.verbs()], [null, {}, ["open", "preview"]]);
});

test("while somebody looks back nothing goes on, and all of it does afterwards", async () => {
  const { session, state, engine, pass } = await opened([0, 1, 0], { row: AGAINST, held: ["think"] });
  pass();
  await settled();
  await session.loop.look(0);
  assert.deepEqual([state.historyPly, state.past?.view.ply, state.thinking], [0, 0, null]);
  await engine.answer();
  assert.equal(state.view.ply, 1, "the thought was stopped");
  assert.equal(session.taps.tap("pass"), undefined, "an earlier position takes no taps");
  const going = session.loop.look(1);
  await settled();
  assert.deepEqual([state.historyPly, state.past, engine.verbs().at(-1)], [null, null, "think"]);
  await engine.answer();
  await going;
  assert.equal(state.view.ply, 2);
});

test("while things move nothing is lit, the story grows as it is seen, and a tap only ends it", async () => {
  const { session, state, row, pass } = await opened([0, 1, 0], SLOWLY);
  pass();
  await settled();
  const seen = () => [state.moving, state.lit.size, state.view.ply, state.entries.length];
  assert.deepEqual([...seen(), row.record.log], [true, 0, 0, 0, ["pass"]]);
  // the table hears of each tap after what was tapped
  const tap = async () => {
    session.taps.tap("place:a");
    session.animations.tap();
    await settled();
    return seen();
  };
  assert.deepEqual([...(await tap()), state.tapped], [false, 5, 1, 1, []]);
});

test("the tablet is handed on: nothing can be tapped until the other person is there and has seen what happened", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { session, state, engine, pass } = await opened([0, 1, 0], {
    ...{ row: { sharing: "pass" }, speed: "normal" },
    board: { frames: () => [] },
  });
  const lookers = () => engine.asked.splice(0).map(({ do: verb, viewer }) => `${verb} ${viewer}`);
  assert.deepEqual(lookers(), ["open null", "look undefined"], "whoever is asked takes it");
  await pass();
  assert.deepEqual(lookers(), ["play undefined", "since 1", "look null"]);
  assert.deepEqual([state.handover?.stage, state.handover?.seat, state.yours, state.open], ["sheet", 1, false, []]);
  const taking = session.acceptHandover();
  await settled();
  assert.deepEqual([state.handover?.stage, state.past?.ply, state.yours], ["replay", 1, false]);
  session.handover.skip();
  await settled();
  t.mock.timers.tick(500);
  await taking;
  assert.deepEqual([state.handover, state.past, state.yours], [null, null, true]);
  assert.deepEqual(lookers(), ["look 1"]);
  assert.notDeepEqual(state.open, []);
});

test("a seat given to an opponent plays at once, and loses nothing of an action that is on its way", async () => {
  const { session, row, engine, pass } = await opened([0, 0, 1], { held: ["play"], ...SLOWLY });
  pass();
  const changing = session.seat(1, "easy");
  await engine.answer();
  await changing;
  assert.deepEqual([row.record.log, row.seats[1].bot], [["pass"], "easy"]);
  const there = await opened([0, 1, 0]);
  await there.pass();
  await there.session.seat(1, "easy");
  assert.deepEqual([there.row.seats[1].bot, there.state.view.ply, there.state.yours], ["easy", 2, true]);
});

test("how a table is shared is kept before it is seen, and what is chosen meanwhile stays chosen", async () => {
  const { session, state, stored } = await opened([0, 1], { settings: { confirm: true } });
  const arranging = session.update({ sharing: "pass" });
  await session.taps.choose("put white b");
  await arranging;
  assert.deepEqual([stored.map(({ sharing }) => sharing), state.yours, state.handover], [["pass"], true, null]);
  await settled();
  assert.deepEqual([state.pending, state.row.sharing], ["put white b", "pass"]);
});

test("what was told to one alone is told anew once others look on, by how the table is shared or by another person", async () => {
  const looks = async (
    /** @type {object} */ row,
    /** @type {(table: Awaited<ReturnType<typeof opened>>) => unknown} */ how,
  ) => {
    const table = await opened([0, 1, 0], { row });
    await table.pass();
    const before = table.times("look");
    await how(table);
    const asked = table.engine.asked
      .slice()
      .reverse()
      .find((request) => request.do === "look");
    return [table.times("look") - before, asked?.viewer];
  };
  assert.deepEqual(await looks({ sharing: "pass" }, ({ session }) => session.update({ sharing: "open" })), [
    1,
    undefined,
  ]);
  assert.deepEqual(await looks(AGAINST, ({ session }) => session.seat(1, null)), [1, undefined]);
  assert.deepEqual(await looks({ seats: [PERSON, PERSON] }, ({ session }) => session.update({ sharing: "pass" })), [
    0,
    undefined,
  ]);
});

test("what was said of a choice to whoever made it is gone before what was done is told", async () => {
  const { session, silenced, times } = await opened([0, 1], { settings: { confirm: true } });
  await session.taps.choose("put white b");
  assert.deepEqual(silenced, [], "while it may yet be changed it is heard");
  await session.taps.confirm();
  assert.deepEqual([silenced, times("play")], [["preview"], 1]);
});

test("when the engine dies nothing can be tapped; opened anew, the game goes on from where it was", async () => {
  const { session, state, times, pass } = await opened([0, 1, 0]);
  await pass();
  session.loop.look(0);
  session.interrupted();
  assert.deepEqual([state.ready, state.yours, state.trouble?.code, state.historyPly], [false, false, undefined, null]);
  await session.loop.open();
  assert.deepEqual([state.ready, state.yours, state.trouble, state.view.ply, times("open")], [true, true, null, 1, 2]);
});

test("an opponent that is about to play stops when the engine dies, and plays once the game is open again", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { session, state, row, pass } = await opened([0, 1, 0], {
    ...{ row: AGAINST, speed: "normal" },
    board: { frames: () => [] },
  });
  pass();
  await settled();
  const before = state.thinking;
  session.interrupted();
  assert.deepEqual([before, state.thinking], [1, null]);
  session.loop.open();
  await settled();
  t.mock.timers.tick(10_000);
  await settled();
  assert.deepEqual([row.record.log.length, state.yours], [2, true]);
});

test("a table that was taken over elsewhere stays as it was and asks for nothing more", async () => {
  const { session, state, engine, painted, pass } = await opened([0, 1, 0], { held: ["play"] });
  pass();
  session.close();
  const before = [painted.length, engine.asked.length];
  await engine.answer();
  session.taps.tap("pass");
  assert.deepEqual([state.view.ply, state.yours, painted.length, engine.asked.length], [0, false, ...before]);
});
