// People remembered: results are kept with their games, each game counts once, whoever is forgotten stays so.
import assert from "node:assert/strict";
import { test } from "node:test";
import { required } from "../../js/base/lookup.ts";
import { counted, ended, ID, memory, RUNNING, result, row, sat } from "./results.mjs";
import { standIn } from "./stand-in.mjs";
import { spoiled } from "./tables.mjs";

const { PeopleModel } = await import("../../js/screens/people/people-model.ts");
const { peopleOf } = await import("../../js/screens/people/statistics.ts");
const { addToTotals, played, totalsFrom } = await import("../../js/screens/people/totals.ts");
const { resultIn } = await import("../../js/storage/result.ts");
const { readResults, readShelf, shelfTexts } = await import("../../js/storage/shelf-file.ts");

/** @typedef {import("../../js/storage/stored-game.ts").StoredGame} StoredGame */
/** @typedef {import("../../js/storage/result.ts").StoredResult} StoredResult */

const OVER = ended(["Amina", "Yusuf"]);
/** A game while it goes on, and once it is over. @param {string} id @param {Partial<StoredGame["record"]>} [record] */
const both = (id, record) => [row(id, RUNNING, record), row(id, OVER, record)];
/** A game whose end has been taken back. @param {string} id @param {Partial<StoredGame["record"]>} [record] */
const takenBack = (id, record) => ({ ...row(id, RUNNING, record), undone: ["pass"] });

/** Something of each result, by its game. @template T @param {StoredResult[]} results @param {(result: StoredResult) => T} see */
const byId = (results, see) => Object.fromEntries(results.map((each) => [each.id, see(each)]));
/** What is known of the first seats. @param {StoredResult[]} results @param {"name" | "face"} field */
const ofFirst = (results, field) => results.map(({ seats }) => seats[0]?.[field]);

test("a game that ends is kept with its row: who played, their places and points, and when", async () => {
  const { store, results, database, all } = await memory(row("a", RUNNING));
  assert.equal(await results.any(), false);
  await store.put(row("a", ended(["Amina ", "Yusuf"])));
  const [{ id, game, at, seats }] = await all();
  assert.deepEqual([id, game, at], ["a", "stones", database.rows.get("a")?.changed]);
  assert.deepEqual(seats, [sat("Amina", 1, 30), sat("Yusuf", 2, 20)]);
  const again = row("a", OVER);
  await store.put({ ...again, seats: [{ ...again.seats[0], face: "bob" }, again.seats[1]] });
  assert.deepEqual(ofFirst(await all(), "face"), [undefined], "it is written once");
  await store.put(takenBack("a"));
  assert.deepEqual(await all(), [], "it goes with an undo of the end");
  await store.put(row("a", OVER));
  await store.remove("a");
  const stored = await results.stored(["a"]);
  assert.deepEqual([(await all()).length, stored], [1, new Set([undefined])], "it outlives its game");
});

test("a game from elsewhere ended on no evening here; when a game began its record says, or nobody knows", async () => {
  const [began, never] = [{ started: "2024-05-04T18:00:00Z" }, { started: "9999-01-01" }];
  const elsewhere = await memory(row("a", OVER, began), row("b", OVER, never));
  const time = Date.parse(began.started);
  const ends = byId(await elsewhere.all(), ({ at }) => at);
  assert.deepEqual(ends, { a: time, b: null });
  const here = await memory(...both("a", began), ...both("b"), ...both("c", never));
  const begun = byId(await here.all(), ({ begun }) => begun);
  assert.deepEqual(begun, { a: time, b: undefined, c: undefined });
});

test("what branches off counts only where it is a copy of the game itself, and copies count once", async () => {
  const same = { log: ["pass", "pass"], setup: { first: 0 } };
  const { all } = await memory(
    row("game", OVER, same),
    row("copy", OVER, { ...same, branches: [{ ply: 2, seed: "s" }] }),
    row("branch", OVER, { ...same, branches: [{ ply: 1, seed: "s" }] }),
    row("puzzle", OVER, { ...same, setup: { position: "stones x" } }),
  );
  const results = await all();
  const counts = byId(results, ({ seats }) => seats.length);
  assert.deepEqual(counts, { game: 2, copy: 2, branch: 0, puzzle: 0 });
  assert.deepEqual([played(results, ["stones"]).length, played(results, ["other"])], [1, []]);
});

test("opponents are no people, whether the row or the record tells of them; who plays alone against them is", async () => {
  const view = ended(["Amina", "Idris"]);
  const told = row("row", view);
  const { all } = await memory(
    row("record", view, { opponents: [{ ply: 0, bots: { 1: "hard#400@2" } }] }),
    { ...told, seats: [told.seats[0], { ...told.seats[1], bot: "easy" }] },
    row("none", view, { opponents: [{ ply: 0, bots: { 0: "easy@1", 1: "easy@1" } }] }),
  );
  const levels = byId(await all(), ({ seats }) => seats.map((seat) => seat?.bot));
  assert.deepEqual(levels, { record: [null, "hard#400"], row: [null, "easy"], none: [] });
  assert.deepEqual([...peopleOf(played(await all(), ["stones"])).keys()], ["amina"]);
});

test("what another screen gathers while this one reads is shown, too", async () => {
  const { results } = await memory(row("a", OVER));
  const known = [{ kept: null, since: [], token: "before", called: new Map() }];
  /** @type {(shown: unknown) => void} */
  let tell = () => undefined;
  const shown = new Promise((resolve) => {
    tell = resolve;
  });
  /** @type {ConstructorParameters<typeof PeopleModel>[0]} */
  const late = standIn({
    known: async () => known.pop() ?? results.known(),
    token: () => results.token(),
    gather: async () => false, // nothing is missing any more
    between: async () => [],
    stored: async () => new Set(),
    keep: async () => tell(null), // once they are shown
  });
  const room = new PeopleModel(late, ["stones"]);
  await room.read();
  assert.equal(room.people.size, 0);
  await shown;
  assert.deepEqual([...room.people.keys()].sort(), ["amina", "yusuf"]);
});

/** A device on which Amina and Yusuf have played, and the first is forgotten. */
async function withForgotten() {
  const record = { setup: { first: 0 }, log: ["pass"], players: [{ name: "Amina", color: "red" }] };
  const device = await memory(...both(ID, record));
  const room = new PeopleModel(device.results, ["stones"]);
  /** Who is known, by a room that reads anew. */
  const seen = async () => {
    await room.read();
    return [...room.people.keys()].sort().join();
  };
  const forget = async () => {
    await seen();
    await room.forget(required(room.people.get("amina"), "person"));
  };
  await forget();
  const copy = (/** @type {string} */ id) => row(id, OVER, record);
  return { ...device, room, copy, seen, forget, undo: () => device.store.put(takenBack(ID, { ...record, log: [] })) };
}
/** @param {unknown} found */
const unknown = (found) => assert.doesNotMatch(JSON.stringify(found), /amina/i);

test("whoever is forgotten is in no result, though the game is written again; that can be taken back", async () => {
  const { store, room, copy, all, seen } = await withForgotten();
  await store.put({ ...copy(ID), sharing: "pass" });
  unknown(await all());
  assert.deepEqual([await seen(), room.changes[0]?.name], ["yusuf", "Amina"]);
  await room.restore();
  assert.deepEqual([await seen(), room.changes], ["amina,yusuf", []]);
});

test("who was forgotten stays so in a copy of the game, an end that is played again, and another tab", async () => {
  const { store, results, room, copy, undo, all, seen } = await withForgotten();
  await store.put(copy("copy"));
  await undo();
  await store.put(copy(ID));
  const seats = [sat("Amina", 1, 30), sat("Yusuf", 2, 20)];
  await results.add([result(seats, { id: `${ID}1` })]);
  const [{ same }] = await all();
  await results.add([result(seats, { id: `${ID}0`, same })]);
  const names = ofFirst(await all(), "name").sort();
  assert.deepEqual(names, ["Amina", undefined, undefined, undefined], "in another game alone");
  await results.forget("amina");
  assert.equal(await seen(), "yusuf");
  unknown(await results.forgotten());
  await room.restore();
  assert.equal(await seen(), "amina,yusuf");
});

test("bringing back somebody brings nobody else, and no end that was taken back", async () => {
  const { results, room, seen, forget, undo, all } = await withForgotten();
  await results.forget("yusuf");
  await room.restore();
  assert.equal(await seen(), "amina");
  await forget();
  await undo();
  await room.restore();
  assert.deepEqual(await all(), []);
});

const [RICH, POOR] = [sat("Amina", 1, 30, { face: "bob" }), sat("Amina", 1, 30)];

test("whoever was forgotten on one device is so on another that opens its file, in whichever order", async () => {
  const { all, results, copy } = await withForgotten();
  const [text = ""] = shelfTexts([], await all(), await results.forgotten());
  const found = required(readResults(text) ?? undefined, "results");
  for (const [before, given, marks] of /** @type {[boolean, StoredResult[], string[]][]} */ ([
    [true, found.results, found.forgotten],
    [false, found.results, found.forgotten],
    [true, found.results, []],
    [false, found.results, []],
    [false, [], found.forgotten],
  ])) {
    const other = await memory(...(before ? [copy("b")] : []));
    await other.results.add(given, marks);
    if (!before) await other.store.put(copy("b"));
    unknown(await other.all());
  }
});

/** A device on which four spellings have played, and who is known there, with games and spellings. */
async function spelled() {
  const device = await memory();
  const names = ["Ines", "Inès", "INÊS", "Yusuf", "Ines"];
  await device.results.add(names.map((name) => result([sat(name, 1, 30)])));
  const room = new PeopleModel(device.results, ["stones"]);
  const seen = async () => {
    await room.read();
    return [...room.people.values()].map(({ name, games, spellings }) => `${name} ${games} ${spellings.size}`).sort();
  };
  await seen();
  /** @param {string} key */
  const person = (key) => required(room.people.get(key), "person");
  return { ...device, room, seen, person };
}

test("spellings become one person, who may be called anything, and are parted again; nothing is lost", async () => {
  const { room, seen, person } = await spelled();
  const before = await seen();
  await room.call(person("ines"), "Inès");
  assert.deepEqual([await seen(), room.changes[0]?.what], [["INÊS 1 1", "Inès 3 2", "Yusuf 1 1"], "joined"]);
  await room.call(person("inès"), "inês");
  await room.call(person("inês"), "Agnès");
  assert.deepEqual([await seen(), room.changes[0]?.what], [["Agnès 4 3", "Yusuf 1 1"], "renamed"]);
  await room.call(person("agnès"), "Ines");
  await room.call(person("ines"), "iNES");
  assert.deepEqual(await seen(), ["Yusuf 1 1", "iNES 4 3"], "by one of its own spellings, too");
  for (const _ of Array(5)) await room.restore();
  assert.deepEqual([await seen(), room.changes], [before, []]);
  await room.call(person("ines"), "Inès");
  await room.part("ines", "Ines");
  assert.deepEqual(await seen(), before);
});

test("what people are called travels in the file, and goes with whoever is forgotten", async () => {
  const { results, room, seen, person, all } = await spelled();
  await room.call(person("ines"), "Inès");
  const joined = await seen();
  const [text = ""] = shelfTexts([], await all(), await results.forgotten(), await results.called());
  const other = await memory();
  const found = required(readResults(text) ?? undefined, "results");
  await other.results.add(found.results, found.forgotten, found.called);
  await other.results.add([], [], new Map([["ines", "Yusuf"]]));
  assert.deepEqual([...(await other.results.called())], [["ines", "Inès"]], "what is said here stays");
  await room.forget(person("inès"));
  assert.deepEqual([(await results.called()).size, await seen()], [0, ["INÊS 1 1", "Yusuf 1 1"]]);
  await room.restore();
  assert.deepEqual(await seen(), joined);
});

test("results travel in the file of all games, and what is known here stays", async () => {
  const results = Array.from({ length: 2300 }, () => result([RICH, null]));
  const texts = shelfTexts([`{"record":{}}`], results);
  const read = texts.map((text) => readResults(text)?.results ?? []);
  assert.deepEqual([texts.map((text) => readShelf(text)?.length), read.flat()], [[1, 0, 0], results]);
  const counts = read.map(({ length }) => length);
  assert.deepEqual(counts, [1000, 1000, 300]);
  const device = await memory();
  await device.results.add([result([POOR], { id: results[0]?.id ?? "" })]);
  await device.results.add(results.slice(0, 2));
  assert.deepEqual(ofFirst(await device.all(), "face"), [undefined, "bob"]);
  assert.deepEqual(readResults(`{"format":"jemaa-shelf","version":1,"games":[]}`), {
    ...{ results: [], forgotten: [], called: new Map() },
  });
});

test("a result from a file is taken as it is described, or not at all", () => {
  const seat = sat("Inès", 1, 30, { face: "bob" });
  const deal = { key: ID, rolls: ["die 1"] };
  const good = result([seat, sat("Idris", 2, 9, { bot: "hard#400" }), null], { id: ID, deal });
  assert.deepEqual(resultIn({ ...good, more: "x" }), good);
  const seats = spoiled(seat, {
    name: ["", " ", "a".repeat(41), "a\nb", "a\u202eb", "\u2066", 7],
    ...{
      place: [0, 1.5, 9],
      score: ["9", 1e9],
      bot: [1, "Hard"],
      face: [7, "<b>"],
    },
  });
  const bad = spoiled(good, {
    deal: [
      null,
      7,
      {},
      { ...deal, key: "x" },
      ...spoiled(deal, { rolls: [["<b>"], Array(5001).fill("die 1"), "die 1"] }),
    ],
    ...{ id: ["A", 1], same: ["A b"], game: ["<b>"], at: ["now", 1e20], begun: ["now"] },
    seats: [{}, Array(9).fill(null), ...seats.map((each) => [each])],
  });
  for (const each of [...bad, null, 3, "x", [], {}]) assert.equal(resultIn(each), null, JSON.stringify(each));
  const files = [[{}], Array(1001).fill(good)].map((results) => ({ results }));
  const names = [[7], ["ines"], ["Ines", "Inès"], ["ines", "a\u202eb"], ["ines", ""], ["ines", "Inès", "x"]];
  const marks = [...[7, "", " 0", "a", "a 8", "<b> 0", null].map((mark) => [mark]), Array(1001).fill("a 0")];
  for (const file of [
    ...files,
    ...marks.map((forgotten) => ({ forgotten })),
    ...names.map((one) => ({ called: [one] })),
  ])
    assert.equal(readResults(JSON.stringify(file)), null, JSON.stringify(file).slice(0, 40));
});

test("what results add up to is kept, and gone on from; whatever changes them otherwise drops it", async () => {
  const { store, results } = await memory(...both("a"), ...both("b"));
  const { read, kept } = counted(results);
  results.gather = () => new Promise(() => {}); // what comes late is none of this
  const look = async (/** @type {string[]} */ games = ["stones"]) => {
    const room = new PeopleModel(results, games);
    await room.read();
    await Promise.all(kept);
    return `${read.at(-1)} read, ${room.people.get("amina")?.games ?? 0} games`;
  };
  assert.deepEqual([await look(), await look()], ["2 read, 2 games", "0 read, 2 games"]);
  for (const each of both("c")) await store.put(each);
  assert.deepEqual([await look(), await look()], ["1 read, 3 games", "0 read, 3 games"]);
  await results.call("yusuf", "Joseph");
  assert.equal(await look(), "3 read, 3 games");
  await store.put(takenBack("b"));
  assert.equal(await look(), "2 read, 2 games");
  await store.put(row("d", OVER, { started: "2024-05-04" }));
  assert.equal(await look(), "3 read, 3 games");
  await results.forget("amina");
  assert.equal(await look(), "3 read, 0 games");
  assert.equal(await look(["heaps"]), "0 read, 0 games");
});

test("added up in parts, results make the same as at once, and a copy that comes later does not count", () => {
  const results = Array.from({ length: 9 }, (_, at) =>
    result([sat(at % 3 ? "Amina" : "Leo", 1, 30 + at), sat("Yusuf", 2, 20), sat("Idris", 3, at, { bot: "hard" })]),
  );
  const [whole, parts] = [totalsFrom(null, ["stones"]), totalsFrom(null, ["stones"])];
  addToTotals(whole, results, ["stones"]);
  for (const from of [0, 3, 6]) addToTotals(parts, results.slice(from, from + 3), ["stones"]);
  addToTotals(parts, [{ ...result([]), ...results[4], id: "copy" }], ["stones"]);
  assert.deepEqual(parts, whole);
  assert.equal(totalsFrom(whole, ["stones"]), whole);
  assert.equal(totalsFrom(whole, ["stones", "heaps"]).games.size, 0);
});
