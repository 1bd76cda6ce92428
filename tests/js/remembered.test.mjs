// People remembered: results are kept with their games, each game counts once, and what is told follows from results.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { kept, locks } from "./browser.mjs";
import { falseDatabase } from "./database.mjs";
import { standIn } from "./stand-in.mjs";
import { rowOf, viewAt } from "./stones.mjs";

const { addHonours, listOf, noHonours } = await import("../../js/screens/people/honours.js");
const { Room } = await import("../../js/screens/people/room.js");
const { leadersOf, peopleOf, tableOf } = await import("../../js/screens/people/statistics.js");
const { addTo, played, tallyFrom } = await import("../../js/screens/people/tally.js");
const { rollsBySeat } = await import("../../js/session/roll-counts.js");
const { dayWords } = await import("../../js/i18n/translate.js");
const { resultIn } = await import("../../js/storage/result.js");
const { readResults, readShelf, shelfTexts } = await import("../../js/storage/shelf-file.js");
const { Store } = await import("../../js/storage/store.js");

/** @typedef {import("../../js/types.js").Row} Row */
/** @typedef {import("../../js/storage/result.js").Kept} Kept */
/** @typedef {import("../../js/storage/result.js").Sat} Sat */

beforeEach(() => {
  kept.clear();
  locks.clear();
});

const RUNNING = viewAt([0, 1], 0);
/** A game that is over: its first seat has won. @param {string[]} names @param {number[]} scores @param {number[][]} middle @returns {Row["view"]} */
const ended = (names, scores = names.map((_, seat) => 30 - 10 * seat), middle = []) => ({
  ...viewAt([], 0),
  seats: names.map((name, seat) => ({ seat, name, score: scores[seat] ?? 0 })),
  result: {
    ...{ why: "all", winners: [0], ranking: names.map((_, seat) => [seat]), ties: [] },
    story: middle.map((each, ply) => ({ ply, scores: each })),
  },
});
/** @param {string} id @param {Row["view"]} view @param {Partial<Row["record"]>} [record] @returns {Row} */
function row(id, view, record = {}) {
  const made = rowOf([0, 1], { id, changed: 1, view });
  const seats = view.seats.map(() => ({ ...made.seats[0], bot: null }));
  const own = { game: "stones", players: [], setup: { deal: id }, log: ["pass"], ...record };
  return { ...made, seats: standIn(seats), record: standIn(own) };
}

const ID = "0123456789abcdef";
/** @param {string} name @param {number} place @param {number} score @param {Partial<Sat>} [more] @returns {Sat} */
const sat = (name, place, score, more) => ({ name, bot: null, place, score, ...more });
/** What some results are honoured for. @param {Kept[]} results */
function honoursOf(results) {
  const honours = noHonours();
  for (const each of results) addHonours(honours, each);
  return listOf(honours);
}
let count = 0;
/** @param {(Sat | null)[]} seats @param {Partial<Kept>} [more] @returns {Kept} */
function result(seats, more) {
  count += 1;
  const id = count.toString(16).padStart(32, "0");
  return { id, same: `${count}`, game: "stones", at: count, seats, risen: false, ...more };
}

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

test("of a person: games, first places, points by game, against whom and which levels, rolls and luck", () => {
  const people = peopleOf([
    result([sat("AMINA", 1, 30, { rolls: [4, 12, 10] }), sat("Yusuf", 2, 20), sat("Idris", 3, 9, { bot: "easy" })]),
    result([sat("Yusuf", 1, 50), sat("Amina", 2, 40, { rolls: [2, 2, 5], luck: 20 })]),
    result([sat("Amina", 1, 7, { luck: -50 }), sat("Yusuf", 1, 7)], { game: "heaps" }),
  ]);
  const amina = people.get("amina");
  assert.deepEqual([amina?.name, amina?.games, amina?.firsts], ["Amina", 3, 2]);
  assert.deepEqual(amina?.byGame.get("stones"), { games: 2, firsts: 1, sum: 70, best: 40 });
  assert.deepEqual(amina?.byGame.get("heaps"), { games: 1, firsts: 1, sum: 7, best: 7 });
  assert.deepEqual([...(amina?.people ?? [])], [["yusuf", { games: 3, ahead: 1, behind: 1 }]]);
  assert.deepEqual([...(amina?.levels ?? [])], [["easy", { games: 1, firsts: 1 }]]);
  assert.deepEqual([amina?.rolls, amina?.luck], [[6, 14, 15], { games: 2, sum: -30 }]);
});

test("a name counts once in a game, with its better place", () => {
  const twice = peopleOf([result([sat("Sami", 2, 20), sat(" sami", 1, 30)])]).get("sami");
  assert.deepEqual([twice?.games, twice?.firsts, twice?.people.size], [1, 1, 0]);
});

/** A moment of March, by its hour. @param {number} day @param {number} hour @param {number} [minute] */
const march = (day, hour, minute = 0) => new Date(2026, 2, day, hour, minute).getTime();
/** A room that knows these games. @param {Kept[]} results */
async function roomOf(results) {
  const store = new Store(falseDatabase().open);
  await store.results.add(results);
  const room = new Room(store.results, ["stones"]);
  await room.read();
  return room;
}

test("an evening goes on past midnight; whoever came first most often leads", async () => {
  const room = await roomOf([
    result([sat("Amina", 1, 9), sat("Yusuf", 2, 8)], { at: march(1, 22) }),
    result([sat("Leo", 1, 9), sat("Amina", 2, 8), sat("Yusuf", 3, 7)], { at: march(2, 23) }),
    result([sat("Yusuf", 1, 9), sat("Amina", 2, 8)], { at: march(3, 1) }),
    result([sat("Noor", 1, 9)], { at: null }),
  ]);
  const named = () => room.table.map(({ name, firsts }) => [name, firsts]);
  assert.deepEqual(named(), [
    ["Leo", 1],
    ["Yusuf", 1],
    ["Amina", 0],
  ]);
  assert.deepEqual(
    leadersOf(room.table).map(({ name }) => name),
    ["Leo", "Yusuf"],
  );
  await room.choose(march(1, 22));
  assert.deepEqual(named(), [
    ["Amina", 1],
    ["Yusuf", 0],
  ]);
  assert.deepEqual(leadersOf(tableOf([result([sat("Leo", 2, 1)])])), []);
});

/** @typedef {[end: number, begun?: number]} Played */
/** How many games each evening has, and when it began. @param {Played[]} games */
async function eveningsOf(games) {
  const room = await roomOf(games.map(([at, begun]) => result([sat("Leo", 1, 9)], { at, ...(begun && { begun }) })));
  const found = [];
  for (const { from } of room.evenings) {
    await room.choose(from);
    found.push([room.results.length, from]);
  }
  return found.reverse();
}

test("games less than six hours apart are one evening, named after its beginning", async () => {
  const late = [march(1, 23), march(1, 23, 40), march(2, 0, 15), march(2, 1, 10)];
  assert.deepEqual(await eveningsOf(late.map((at) => [at])), [[4, march(1, 23)]]);
  assert.deepEqual(await eveningsOf([[march(1, 12)], [march(1, 18)]]), [
    [1, march(1, 12)],
    [1, march(1, 18)],
  ]);
  assert.deepEqual(await eveningsOf([[march(1, 12)], [march(1, 18), march(1, 17)]]), [[2, march(1, 12)]]);
  assert.deepEqual(await eveningsOf([[march(2, 0, 20), march(1, 23, 10)]]), [[1, march(1, 23, 10)]]);
});

test("a game that was begun days ago makes no evening of these days", async () => {
  const games = /** @type {Played[]} */ ([[march(1, 21)], [march(2, 21)], [march(4, 21), march(1, 20)]]);
  assert.deepEqual(
    (await eveningsOf(games)).map(([count]) => count),
    [1, 1, 1],
  );
});

test("after a change of time zone the same evenings are there, each with its games, by the day that it has there", async (context) => {
  const zone = process.env.TZ;
  context.after(() => (zone === undefined ? delete process.env.TZ : (process.env.TZ = zone)));
  process.env.TZ = "Pacific/Auckland";
  const store = new Store(falseDatabase().open);
  const { kept } = counted(store.results);
  const [first, second] = [Date.UTC(2026, 2, 1, 10), Date.UTC(2026, 2, 2, 10)];
  await store.results.add([first, first + 1, second].map((at) => result([sat("Leo", 1, 9)], { at })));
  const look = async () => {
    const room = new Room(store.results, ["stones"]);
    await room.read();
    await Promise.all(kept);
    await room.choose(first);
    return [room.results.length, ...room.evenings.map(({ from }) => dayWords(from, "en"))];
  };
  assert.deepEqual(await look(), [2, "2 Mar 2026", "1 Mar 2026"]);
  process.env.TZ = "Pacific/Midway";
  assert.deepEqual(await look(), [2, "1 Mar 2026", "28 Feb 2026"]);
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

/** Note how many results a memory reads anew, and what is being kept. @param {InstanceType<typeof Store>["results"]} results */
function counted(results) {
  const read = /** @type {number[]} */ ([]);
  const kept = /** @type {ReturnType<typeof results.keep>[]} */ ([]);
  const { known, keep } = results;
  results.known = async () => {
    const found = await known.call(results);
    read.push(found.since.length);
    return found;
  };
  results.keep = (...what) => {
    const keeping = keep.apply(results, what);
    kept.push(keeping);
    return keeping;
  };
  return { read, kept };
}

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

test("honours: most points in each game, the closest game, a row of three, a level beaten first, up from the last place", () => {
  const bot = { bot: "hard" };
  const results = [
    result([sat("Amina", 1, 30), sat("Yusuf", 2, 20)]),
    result([sat("Amina", 1, 22), sat("Yusuf", 2, 20)], { risen: true }),
    result([sat("Amina", 1, 30), sat("Idris", 2, 9, bot)], { game: "heaps" }),
    result([sat("Yusuf", 1, 40), sat("Amina", 2, 20), sat("Idris", 3, 9, bot)]),
    result([sat("Yusuf", 1, 40), sat("Idris", 2, 9, bot), sat("Zitoun", 3, 1, { bot: "random" })]),
  ];
  assert.deepEqual(
    honoursOf(results).map(({ kind, result: { id }, args }) => [
      kind,
      results.findIndex((each) => each.id === id),
      args,
    ]),
    [
      ["best", 3, { name: "Yusuf" }],
      ["best", 2, { name: "Amina" }],
      ["close", 1, { name: "Amina", other: "Yusuf", count: 2 }],
      ["row", 2, { name: "Amina", count: 3 }],
      ["level", 3, { name: "Yusuf", level: "hard" }],
      ["risen", 1, { name: "Amina" }],
    ],
  );
  assert.deepEqual(
    honoursOf([result([null, sat("Amina", 2, 5)])]).map(({ kind }) => kind),
    ["best"],
  );
});

test("who came first from the last place had fewer points than all others in the middle of a game of three", async () => {
  const store = new Store(falseDatabase().open);
  const names = ["Amina", "Yusuf", "Leo"];
  const middles = {
    behind: [
      [9, 9, 9],
      [1, 2, 3],
      [9, 8, 7],
    ],
    level: [
      [1, 2, 3],
      [2, 2, 3],
      [9, 8, 7],
    ],
    none: [],
  };
  for (const [id, middle] of Object.entries(middles)) await store.put(row(id, ended(names, [9, 8, 7], middle)));
  const found = (await store.results.all()).map(({ id, risen }) => [id, risen]);
  assert.deepEqual(Object.fromEntries(found), { behind: true, level: false, none: false });
});

test("rolls count where faces are numbers, beside what was to be expected", () => {
  const faces = ["1", "2", "2", "3"].map((face) => ({ action: face, weight: 1 }));
  const roll = (/** @type {number} */ seat, /** @type {string} */ action) => ({
    ply: 0,
    seat,
    action,
    by_hand: false,
    elsewhere: false,
  });
  const numbers = { faces, rolls: [roll(0, "3"), roll(0, "1"), roll(2, "3")] };
  const words = { faces: [{ action: "green", weight: 1 }], rolls: [roll(1, "green")] };
  assert.deepEqual(rollsBySeat([numbers, words], Number, 3), [{ rolls: [2, 4, 4] }, {}, { rolls: [1, 3, 2] }]);
});
