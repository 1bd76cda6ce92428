// People remembered: results are kept with their games, each game counts once, whoever is forgotten stays so.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { kept, locks } from "./browser.mjs";
import { falseDatabase } from "./database.mjs";
import { counted, ended, ID, RUNNING, result, row, sat } from "./results.mjs";
import { standIn } from "./stand-in.mjs";

const { Room } = await import("../../js/screens/people/room.js");
const { peopleOf } = await import("../../js/screens/people/statistics.js");
const { addTo, played, tallyFrom } = await import("../../js/screens/people/tally.js");
const { resultIn } = await import("../../js/storage/result.js");
const { readResults, readShelf, shelfTexts } = await import("../../js/storage/shelf-file.js");
const { Store } = await import("../../js/storage/store.js");

/** @typedef {import("../../js/storage/result.js").Sat} Sat */

beforeEach(() => {
  kept.clear();
  locks.clear();
});

test("a game that ends is kept with its row: who played, their places and points, and when", async () => {
  const database = falseDatabase();
  const store = new Store(database.open);
  await store.put(row("a", RUNNING));
  assert.equal(await store.results.any(), false);
  const over = row("a", ended(["Amina ", "Yusuf"]));
  await store.put(over);
  const [{ id, game, at, seats }] = await store.results.all();
  assert.deepEqual([id, game, at], ["a", "stones", database.rows.get("a")?.changed]);
  assert.deepEqual(seats, [sat("Amina", 1, 30), sat("Yusuf", 2, 20)]);
});

test("a result is written once, goes with an undo of the end, and outlives its game", async () => {
  const store = new Store(falseDatabase().open);
  const over = row("a", ended(["Amina", "Yusuf"]));
  await store.put(row("a", RUNNING));
  await store.put({ ...over });
  await store.results.note("a", [{ luck: 7 }]);
  await store.put({ ...over, sharing: "pass" });
  assert.deepEqual((await store.results.all())[0]?.seats[0]?.luck, 7);
  await store.put({ ...row("a", RUNNING), undone: ["pass"] });
  assert.deepEqual(await store.results.all(), []);
  await store.put({ ...over });
  await store.remove("a");
  assert.equal((await store.results.all()).length, 1);
  assert.deepEqual(await store.results.stored(["a"]), new Set([undefined]));
});

test("games that were over before there were results are read once; a damaged one is nobody's", async () => {
  const database = falseDatabase();
  const store = new Store(database.open);
  database.rows.set("old", row("old", ended(["Amina", "Yusuf"])));
  database.rows.set("broken", standIn({ ...row("broken", ended(["Amina"])), seats: /** @type {never} */ (null) }));
  let told = 0;
  assert.equal(await store.results.gather(() => told++), true);
  const all = await store.results.all();
  assert.deepEqual(Object.fromEntries(all.map(({ id, seats }) => [id, seats.length])), { old: 2, broken: 0 });
  assert.equal(await store.results.gather(() => told++), false);
  assert.equal(told, 1);
});

test("a game from elsewhere ended on no evening here: its record says when it began, or nobody knows", async () => {
  const store = new Store(falseDatabase().open);
  await store.put(row("a", ended(["Amina", "Yusuf"]), { started: "2024-05-04T18:00:00Z" }));
  await store.put(row("b", ended(["Amina", "Yusuf"]), { started: "9999-01-01" }));
  const times = Object.fromEntries((await store.results.all()).map(({ id, at }) => [id, at]));
  assert.deepEqual(times, { a: Date.parse("2024-05-04T18:00:00Z"), b: null });
});

test("what branches off counts only where it is a copy of the game itself, and copies count once", async () => {
  const store = new Store(falseDatabase().open);
  const view = ended(["Amina", "Yusuf"]);
  const [log, setup] = [["pass", "pass"], { first: 0 }];
  await store.put(row("game", view, { log, setup }));
  await store.put(row("copy", view, { log, setup, branches: [{ ply: 2, seed: "s" }] }));
  await store.put(row("branch", view, { log, setup, branches: [{ ply: 1, seed: "s" }] }));
  await store.put(row("puzzle", view, { log, setup: { position: "stones x" } }));
  const all = await store.results.all();
  assert.deepEqual(
    all.filter(({ seats }) => seats.length).map(({ id }) => id),
    ["game", "copy"],
  );
  assert.equal(played(all, ["stones"]).length, 1);
  assert.deepEqual(played(all, ["other"]), []);
});

test("opponents are no people, whether the row or the record tells of them; who plays alone against them is", async () => {
  const store = new Store(falseDatabase().open);
  const view = ended(["Amina", "Idris"]);
  await store.put(row("record", view, { opponents: [{ ply: 0, bots: { 1: "hard#400@2" } }] }));
  const told = row("row", view);
  await store.put({ ...told, seats: [told.seats[0], { ...told.seats[1], bot: "easy" }] });
  await store.put(row("none", view, { opponents: [{ ply: 0, bots: { 0: "easy@1", 1: "easy@1" } }] }));
  const levels = (await store.results.all()).map(({ id, seats }) => [id, seats.map((seat) => seat?.bot)]);
  assert.deepEqual(Object.fromEntries(levels), { record: [null, "hard#400"], row: [null, "easy"], none: [] });
  const [amina, ...others] = peopleOf(played(await store.results.all(), ["stones"])).values();
  assert.deepEqual(
    [amina?.name, [...(amina?.levels.keys() ?? [])].sort(), others],
    ["Amina", ["easy", "hard#400"], []],
  );
});

test("whoever is forgotten is in no result, though the game is written again; that can be taken back", async () => {
  const store = new Store(falseDatabase().open);
  const over = row("a", ended(["Amina", "Yusuf"]));
  await store.put(row("a", RUNNING));
  await store.put({ ...over });
  const room = new Room(store.results, ["stones"]);
  await room.read();
  const amina = room.people.get("amina");
  assert.ok(amina);
  await room.forget(amina);
  await store.put({ ...over, sharing: "pass" });
  assert.doesNotMatch(JSON.stringify(await store.results.all()), /amina/i);
  assert.deepEqual([[...room.people.keys()], room.forgotten[0]?.name], [["yusuf"], "Amina"]);
  await room.restore();
  assert.deepEqual([[...room.people.keys()].sort(), room.forgotten], [["amina", "yusuf"], []]);
});

/** Three who play, of whom the first is forgotten. */
async function withForgotten() {
  const store = new Store(falseDatabase().open);
  const over = { setup: { first: 0 }, log: ["pass"], players: [{ name: "Amina", color: "red" }] };
  const game = (/** @type {string} */ id, more = {}) => row(id, ended(["Amina", "Yusuf"]), { ...over, ...more });
  await store.put(row(ID, RUNNING, over));
  await store.put(game(ID));
  const room = new Room(store.results, ["stones"]);
  await room.read();
  await room.forget(/** @type {import("../../js/screens/people/statistics.js").Person} */ (room.people.get("amina")));
  const seen = async () => {
    await room.read();
    return [...room.people.keys()].sort();
  };
  return { store, room, game, seen, over };
}

test("who was forgotten stays so in a copy of the game, an end that is played again, and another tab", async () => {
  const { store, room, game, seen, over } = await withForgotten();
  await store.put(game("copy"));
  await store.put({ ...row(ID, RUNNING, { ...over, log: [] }), undone: ["pass"] });
  await store.put(game(ID));
  await store.results.add([result([sat("Amina", 1, 30), sat("Yusuf", 2, 20)], { id: `${ID}1` })]);
  const [{ same }] = await store.results.all();
  await store.results.add([result([sat("Amina", 1, 30), sat("Yusuf", 2, 20)], { id: `${ID}0`, same })]);
  assert.deepEqual((await store.results.all()).map(({ seats }) => seats[0]?.name).sort(), [
    "Amina",
    undefined,
    undefined,
    undefined,
  ]);
  await store.results.forget("amina");
  assert.deepEqual(await seen(), ["yusuf"]);
  assert.doesNotMatch(JSON.stringify(await store.results.forgotten()), /amina/i);
  await room.restore();
  assert.deepEqual(await seen(), ["amina", "yusuf"]);
});

test("bringing back somebody brings nobody else, and no end that was taken back", async () => {
  const { store, room, seen, over } = await withForgotten();
  await store.results.forget("yusuf");
  await room.restore();
  assert.deepEqual(await seen(), ["amina"]);
  await room.forget(/** @type {import("../../js/screens/people/statistics.js").Person} */ (room.people.get("amina")));
  await store.put({ ...row(ID, RUNNING, { ...over, log: [] }), undone: ["pass"] });
  await room.restore();
  assert.deepEqual(await store.results.all(), []);
});

test("what a copy knows of a seat is kept when somebody is brought back", async () => {
  const store = new Store(falseDatabase().open);
  const [rich, poor] = [
    result([sat("Amina", 1, 30, { rolls: [2, 5, 5] })], { same: "x" }),
    result([sat("Amina", 1, 30)], { same: "x" }),
  ];
  await store.results.add([rich, poor]);
  await store.results.bringBack(await store.results.forget("amina"));
  assert.deepEqual(
    (await store.results.all()).map(({ seats }) => seats[0]?.rolls),
    [
      [2, 5, 5],
      [2, 5, 5],
    ],
  );
});

test("whoever was forgotten on one device is so on another that opens its file, in whichever order", async () => {
  const { store, game } = await withForgotten();
  const [text = ""] = shelfTexts([], await store.results.all(), await store.results.forgotten());
  const { results = [], forgotten = [] } = readResults(text) ?? {};
  for (const [before, marks] of [
    [true, forgotten],
    [false, forgotten],
    [true, []],
    [false, []],
  ]) {
    const other = new Store(falseDatabase().open);
    if (before) await other.put(game("b"));
    await other.results.add(results, /** @type {string[]} */ (marks));
    if (!before) await other.put(game("b"));
    assert.doesNotMatch(JSON.stringify(await other.results.all()), /amina/i);
  }
  const alone = new Store(falseDatabase().open);
  await alone.results.add([], forgotten);
  await alone.put(game("b"));
  assert.doesNotMatch(JSON.stringify(await alone.results.all()), /amina/i);
});

test("results travel in the file of all games, and what is known here stays", async () => {
  const results = Array.from({ length: 2300 }, () => result([sat("Amina", 1, 30, { rolls: [2, 5, 5] }), null]));
  const texts = shelfTexts([`{"record":{}}`], results);
  assert.deepEqual(
    texts.map((text) => [readShelf(text)?.length, readResults(text)?.results.length]),
    [
      [1, 1000],
      [0, 1000],
      [0, 300],
    ],
  );
  assert.deepEqual(
    texts.flatMap((text) => readResults(text)?.results ?? []),
    results,
  );
  const store = new Store(falseDatabase().open);
  await store.results.add([result([sat("Amina", 1, 30)], { id: results[0]?.id ?? "" })]);
  await store.results.add(results.slice(0, 2));
  assert.deepEqual(
    (await store.results.all()).map(({ seats }) => seats[0]?.rolls),
    [undefined, [2, 5, 5]],
  );
  assert.deepEqual(readResults(`{"format":"jemaa-shelf","version":1,"games":[]}`), { results: [], forgotten: [] });
});

test("a result from a file is taken as it is described, or not at all", () => {
  const good = { ...result([sat("Inès", 1, 30, { luck: -5 }), sat("Idris", 2, 9, { bot: "hard#400" }), null]), id: ID };
  assert.deepEqual(resultIn({ ...good, more: "x" }), good);
  const seat = /** @type {Sat} */ (good.seats[0]);
  for (const bad of [
    ...[null, 3, "x", [], {}],
    ...[
      { id: "A" },
      { id: 1 },
      { same: "A b" },
      { game: "<b>" },
      { at: "now" },
      { at: 1e20 },
      { begun: "now" },
      { seats: {} },
    ],
    { seats: Array(9).fill(null) },
    ...["", " ", "a".repeat(41), "a\nb", "a\u202eb", "\u2066", 7].map((name) => ({ seats: [{ ...seat, name }] })),
    ...[{ place: 0 }, { place: 1.5 }, { place: 9 }, { score: "9" }, { score: 1e9 }].map((part) => ({
      seats: [{ ...seat, ...part }],
    })),
    ...[{ bot: 1 }, { bot: "Hard" }, { rolls: [1, 2] }, { rolls: [1, 2, null] }, { luck: "much" }].map((part) => ({
      seats: [{ ...seat, ...part }],
    })),
  ]) {
    const whole = bad && typeof bad === "object" && !Array.isArray(bad) && Object.keys(bad).length;
    assert.equal(resultIn(whole ? { ...good, ...bad } : bad), null, JSON.stringify(bad));
  }
  assert.equal(readResults(`{"results":[{}]}`), null);
  assert.equal(readResults(`{"results":${JSON.stringify(Array(1001).fill(good))}}`), null);
  for (const mark of [7, "", " 0", "a", "a 8", "<b> 0", null])
    assert.equal(readResults(JSON.stringify({ forgotten: [mark] })), null, `${mark}`);
  assert.equal(readResults(JSON.stringify({ forgotten: Array(1001).fill("a 0") })), null);
});

test("a result has the time when its game began, where the record says so", async () => {
  const store = new Store(falseDatabase().open);
  const began = { started: "2024-05-04T18:00:00Z" };
  for (const [id, how] of /** @type {const} */ ([
    ["a", began],
    ["b", {}],
    ["c", { started: "9999-01-01" }],
  ])) {
    await store.put(row(id, RUNNING, how));
    await store.put(row(id, ended(["Amina", "Yusuf"]), how));
  }
  const times = (await store.results.all()).map(({ id, begun }) => [id, begun]);
  assert.deepEqual(Object.fromEntries(times), { a: Date.parse(began.started), b: undefined, c: undefined });
});

test("what results add up to is kept, and gone on from; whatever changes them otherwise drops it", async () => {
  const store = new Store(falseDatabase().open);
  const { read, kept } = counted(store.results);
  const look = async (/** @type {string[]} */ games = ["stones"]) => {
    const room = new Room(store.results, games);
    await room.read();
    await Promise.all(kept);
    return [read.at(-1), room.people.get("amina")?.games ?? 0];
  };
  const over = (/** @type {string} */ id) => row(id, ended(["Amina", "Yusuf"]));
  const play = async (/** @type {string} */ id) => {
    await store.put(row(id, RUNNING));
    await store.put(over(id));
  };
  await play("a");
  await play("b");
  assert.deepEqual(
    [await look(), await look()],
    [
      [2, 2],
      [0, 2],
    ],
  );
  await play("c");
  await store.results.note("c", [{ luck: 1 }]);
  assert.deepEqual(
    [await look(), await look()],
    [
      [1, 3],
      [0, 3],
    ],
  );
  await store.results.note("a", [{ luck: 1 }]);
  assert.deepEqual(await look(), [3, 3]);
  await store.put({ ...row("b", RUNNING), undone: ["pass"] });
  assert.deepEqual(await look(), [2, 2]);
  await store.put(row("d", ended(["Amina", "Yusuf"]), { started: "2024-05-04" }));
  assert.deepEqual(await look(), [3, 3]);
  await store.results.forget("amina");
  assert.deepEqual(await look(), [3, 0]);
  assert.deepEqual(await look(["heaps"]), [0, 0]);
});

test("added up in parts, results make the same as at once, and a copy that comes later does not count", () => {
  const results = Array.from({ length: 9 }, (_, at) =>
    result([sat(at % 3 ? "Amina" : "Leo", 1, 30 + at), sat("Yusuf", 2, 20), sat("Idris", 3, at, { bot: "hard" })]),
  );
  const [whole, parts] = [tallyFrom(null, ["stones"]), tallyFrom(null, ["stones"])];
  addTo(whole, results, ["stones"]);
  for (const from of [0, 3, 6]) addTo(parts, results.slice(from, from + 3), ["stones"]);
  addTo(parts, [{ ...result([]), ...results[4], id: "copy" }], ["stones"]);
  assert.deepEqual(parts, whole);
  assert.equal(tallyFrom(whole, ["stones"]), whole);
  assert.equal(tallyFrom(whole, ["stones", "heaps"]).games.size, 0);
});
