// What is told of people follows from results: numbers by person, evenings, honours, rolls.
import assert from "node:assert/strict";
import { test } from "node:test";
import { required } from "../../js/base/lookup.ts";
import { ended, memory, result, row, sat } from "./results.mjs";

const { addHonours, listOf, noHonours } = await import("../../js/screens/people/honours.ts");
const { PeopleModel } = await import("../../js/screens/people/people-model.ts");
const { leadersOf, peopleOf, tableOf } = await import("../../js/screens/people/statistics.ts");

/** @typedef {import("../../js/storage/result.ts").StoredResult} StoredResult */

/** What some results are honoured for. @param {StoredResult[]} results */
function honoursOf(results) {
  const honours = noHonours();
  for (const each of results) addHonours(honours, each);
  return listOf(honours);
}

test("of a person: games and first places, by game and by number of players, the most points, the face that was chosen last", () => {
  const people = peopleOf([
    result([sat("AMINA", 1, 30, { face: "bob" }), sat("Yusuf", 2, 20), sat("Idris", 3, 9, { bot: "easy" })]),
    result([sat("Yusuf", 1, 50), sat("Amina", 2, 40)]),
    result([sat("Amina", 1, 7), sat("Yusuf", 1, 7)], { game: "heaps" }),
  ]);
  const amina = people.get("amina");
  assert.deepEqual([people.size, amina?.name, amina?.games, amina?.firsts, amina?.face], [2, "Amina", 3, 2, "bob"]);
  assert.deepEqual(amina?.byGame.get("stones"), { games: 2, firsts: 1, best: 40 });
  assert.deepEqual(amina?.byGame.get("heaps"), { games: 1, firsts: 1, best: 7 });
  const byPlayers = [...(amina?.byPlayers ?? [])];
  assert.deepEqual(byPlayers, [
    [3, { games: 1, firsts: 1 }],
    [2, { games: 2, firsts: 1 }],
  ]);
});

test("a name counts once in a game, with its better place", () => {
  const twice = peopleOf([result([sat("Sami", 2, 20), sat(" sami", 1, 30)])]).get("sami");
  assert.deepEqual([twice?.games, twice?.firsts], [1, 1]);
});

/** A moment of March, by its hour. @param {number} day @param {number} hour @param {number} [minute] */
const march = (day, hour, minute = 0) => new Date(2026, 2, day, hour, minute).getTime();
/** A room that knows these games. @param {StoredResult[]} results */
async function roomOf(...results) {
  const device = await memory();
  await device.results.add(results);
  const room = new PeopleModel(device.results, ["stones"]);
  await room.read();
  return room;
}

test("an evening goes on past midnight; whoever came first most often leads", async () => {
  const room = await roomOf(
    result([sat("Amina", 1, 9), sat("Yusuf", 2, 8)], { at: march(1, 22) }),
    result([sat("Leo", 1, 9), sat("Amina", 2, 8), sat("Yusuf", 3, 7)], { at: march(2, 23) }),
    result([sat("Yusuf", 1, 9), sat("Amina", 2, 8)], { at: march(3, 1) }),
    result([sat("Noor", 1, 9)], { at: null }),
  );
  const named = (/** @type {typeof room.evenings.table} */ table) =>
    table.map(({ name, firsts }) => `${name} ${firsts}`);
  assert.deepEqual(named(room.evenings.table), ["Leo 1", "Yusuf 1", "Amina 0"]);
  assert.deepEqual(named(leadersOf(room.evenings.table)), ["Leo 1", "Yusuf 1"]);
  await room.evenings.choose(required(room.evenings.beside(-1) ?? undefined, "evening"));
  assert.equal(room.evenings.shown?.from, march(1, 22));
  assert.deepEqual(named(room.evenings.table), ["Amina 1", "Yusuf 0"]);
  assert.deepEqual(leadersOf(tableOf([result([sat("Leo", 2, 1)])])), []);
});

/** When evenings began, and how many games each has. @param {[end: number, begun?: number][]} games */
async function eveningsOf(...games) {
  const room = await roomOf(...games.map(([at, begun]) => result([sat("Leo", 1, 9)], { at, ...(begun && { begun }) })));
  const found = /** @type {Record<number, number>} */ ({});
  for (const evening of room.evenings.all) {
    await room.evenings.choose(evening);
    found[evening.from] = room.evenings.results.length;
  }
  return found;
}

test("games less than six hours apart are one evening, named after its beginning", async () => {
  const late = [march(1, 23), march(1, 23, 40), march(2, 0, 15), march(2, 1, 10)];
  assert.deepEqual(await eveningsOf(...late.map((at) => /** @type {[number]} */ ([at]))), { [march(1, 23)]: 4 });
  const [noon, five, six] = [march(1, 12), march(1, 17), march(1, 18)];
  assert.deepEqual(await eveningsOf([noon], [six]), { [noon]: 1, [six]: 1 });
  assert.deepEqual(await eveningsOf([noon], [six, five]), { [noon]: 2 });
  assert.deepEqual(await eveningsOf([march(2, 0, 20), march(1, 23, 10)]), { [march(1, 23, 10)]: 1 });
  const counts = Object.values(await eveningsOf([march(1, 21)], [march(2, 21)], [march(4, 21), march(1, 20)]));
  assert.deepEqual(counts, [1, 1, 1], "a game that was begun days ago makes no evening of these days");
});

test("honours: most points in each game, the closest game, a row of three, a level beaten first, up from the last place", () => {
  const idris = (/** @type {number} */ place) => sat("Idris", place, 9, { bot: "hard" });
  const results = [
    result([sat("Amina", 1, 30), sat("Yusuf", 2, 20)]),
    result([sat("Amina", 1, 22), sat("Yusuf", 2, 20)], { risen: true }),
    result([sat("Amina", 1, 30), idris(2)], { game: "heaps" }),
    result([sat("Yusuf", 1, 40), sat("Amina", 2, 20), idris(3)]),
    result([sat("Yusuf", 1, 40), idris(2), sat("Zitoun", 3, 1, { bot: "random" })]),
  ];
  const honours = honoursOf(results).map(({ kind, key, result, args }) => ({
    ...{ kind, of: key, game: results.indexOf(result) },
    ...args,
  }));
  assert.deepEqual(honours, [
    { kind: "row", of: "amina", game: 2, count: 3 },
    { kind: "risen", of: "amina", game: 1 },
    { kind: "best", of: "yusuf", game: 3 },
    { kind: "best", of: "amina", game: 2 },
    { kind: "close", of: "amina", game: 1, other: "Yusuf", key: "yusuf", count: 2 },
    { kind: "level", of: "yusuf", game: 3, level: "hard" },
  ]);
  const [{ kind }, ...others] = honoursOf([result([null, sat("Amina", 2, 5)])]);
  assert.deepEqual([kind, others], ["best", []]);
});

test("who came first from the last place had fewer points than all others in the middle of a game of three", async () => {
  const game = (/** @type {string} */ id, /** @type {number[][]} */ ...middle) =>
    row(id, ended(["Amina", "Yusuf", "Leo"], [9, 8, 7], middle));
  const { all } = await memory(
    game("behind", [9, 9, 9], [1, 2, 3], [9, 8, 7]),
    game("level", [1, 2, 3], [2, 2, 3], [9, 8, 7]),
    game("none"),
  );
  const found = (await all()).map(({ id, risen }) => [id, risen]);
  assert.deepEqual(Object.fromEntries(found), { behind: true, level: false, none: false });
});
