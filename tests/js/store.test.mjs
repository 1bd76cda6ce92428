// The store of games: another tab's writes are never overwritten; rows that cannot be written wait and are reported.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { kept, locks } from "./browser.mjs";
import { falseDatabase } from "./database.mjs";
import { effect } from "./effect.mjs";
import { standIn } from "./stand-in.mjs";
import { rowOf, settled } from "./stones.mjs";
import { spoiled } from "./tables.mjs";

const { Store, isWhole } = await import("../../js/storage/store.ts");
const { saveSpent, savedSpent } = await import("../../js/storage/settings.ts");
const { seatsFor } = await import("../../js/storage/seating.ts");

/** @typedef {import("../../js/storage/stored-game.ts").StoredGame} StoredGame */

/** A game; notes tell one state of it from another. @param {string} id @param {number} [noted] @param {Partial<StoredGame>} [more] */
const row = (id, noted, more = {}) => rowOf([0, 1], { id, changed: 1, notes: notes(noted), ...more });
/** @param {number} [ply] @returns {StoredGame["notes"]} */
const notes = (ply) => (ply ? { [ply]: { key: "reason-random", args: {} } } : {});
/** @type {StoredGame["view"]} */
const OVER = { ...row("").view, result: standIn({ why: "last" }) };

beforeEach((context) => {
  kept.clear();
  locks.clear();
  if ("mock" in context) context.mock.method(console, "warn", () => {}); // what failing storage logs
});

/** A tab with its own store over a shared database, and what it has shown of its trouble. */
function tab(database = falseDatabase()) {
  const store = new Store(database.open);
  const shown = /** @type {(string | null)[]} */ ([]);
  effect(() => void shown.push(store.trouble));
  /** Hold a game. @param {string} id */
  const hold = async (id) => {
    const heard = { overtaken: false };
    const onOvertaken = () => void (heard.overtaken = true);
    return { heard, release: await store.hold(id, { onLost() {}, onOvertaken }) };
  };
  /** What is on disk of a game, by its notes. */
  const there = (id = "a") => Number(Object.keys(database.rows.get(id)?.notes ?? {})[0] ?? 0);
  return { store, shown, database, hold, there };
}

/** A tab that has stored a game. */
async function playing() {
  const all = tab();
  await all.store.put(row("a"));
  return all;
}

/** Remove a game. @param {InstanceType<typeof Store>} store @param {string} id */
async function remove(store, id) {
  const removed = await store.remove(id);
  assert.ok(removed && removed !== "held");
  return removed;
}

test("games are listed by when they were changed, those that are over apart", async () => {
  const { store } = tab();
  for (const each of [row("a"), row("c", 0, { view: OVER }), row("b")]) await store.put(each);
  assert.deepEqual(await store.list(), { missing: 0, yours: 0, running: ["b", "a"], finished: ["c"] });
  const rows = await store.rows(["c", "x", "a"]);
  assert.equal(rows.map(({ id }) => id).join(), "c,a");
});

test("a title that another tab gives stays, however often the game is written here", async () => {
  const { store, database, there } = tab();
  const mine = row("a");
  await store.put(mine);
  await tab(database).store.rename("a", "Sunday");
  for (const ply of [2, 3]) await store.put({ ...mine, notes: notes(ply) });
  assert.deepEqual([database.rows.get("a")?.title, there()], ["Sunday", 3]);
});

test("a game that another tab has gone on with is not written over, and this one hears of it", async () => {
  const { store, database, hold, there } = await playing();
  const other = tab(database).store;
  const { heard } = await hold("a");
  const taken = await other.get("a");
  await other.put({ ...row("a", 7), ...taken, notes: notes(7) });
  await store.put(row("a", 5));
  assert.deepEqual([there(), heard.overtaken], [7, true]);
});

test("where there are no locks, a tab that reads a game while another plays it does not write over what follows", async (context) => {
  const { locks: had } = navigator;
  Object.assign(navigator, { locks: undefined });
  context.after(() => Object.assign(navigator, { locks: had }));
  const { store, database, there } = await playing();
  const other = tab(database);
  const mine = await other.store.get("a");
  const { heard } = await other.hold("a");
  await store.put(row("a", 40));
  await other.store.put({ ...row("a"), ...mine, notes: notes(2) });
  assert.deepEqual([there(), heard.overtaken], [40, true]);
  await store.put(row("a", 41));
  assert.equal(there(), 41);
});

test("several writes of one game at a time count in their order; one whose end was not heard of is followed by the next", async () => {
  const { store, database, there } = await playing();
  await Promise.all([2, 3, 4].map((ply) => store.put(row("a", ply))));
  assert.equal(there(), 4);
  database.unheard = true;
  for (const ply of [5, 6]) await store.put(row("a", ply));
  assert.deepEqual([there(), store.trouble], [6, null]);
});

test("a game that is played is the newest, whatever the clock says, and whatever another tab has written", async (context) => {
  const { store, database } = tab();
  const other = tab(database).store;
  for (const id of ["a", "b", "c"]) await store.put(row(id));
  context.mock.timers.enable({ apis: ["Date"], now: 0 });
  for (const id of ["b", "c", "a", "c", "b"]) {
    const one = id === "a" ? other : store;
    await one.get(id);
    await one.put(row(id));
    assert.deepEqual([(await store.list()).running[0], (await store.recent())[0]?.id], [id, id], "the last table");
  }
});

test("what cannot be written waits, is told, is read from memory, and is written with the first thing that succeeds", async () => {
  const { store, shown, database, there } = await playing();
  database.broken = Object.assign(new Error("full"), { name: "QuotaExceededError" });
  await store.put(row("a", 2));
  await store.put(row("b", 3));
  const seen = [shown, [...database.rows.keys()], (await store.get("b"))?.notes];
  assert.deepEqual(seen, [[null, "full"], ["a"], notes(3)]);
  database.broken = new Error("closed");
  assert.deepEqual((await store.list()).running, ["a", "b"], "what waits is there to be played");
  database.broken = null;
  await store.list();
  await settled();
  assert.deepEqual([shown, there(), there("b")], [[null, "full", "lost", null], 2, 3]);
});

test("a database that a newer version has stored is told as that, also after a reload; one that was never open is blocked", async () => {
  const { store, shown, database } = await playing();
  database.broken = Object.assign(new Error("newer"), { name: "VersionError" });
  await store.put(row("a"));
  assert.deepEqual(shown, [null, "newer"]);
  for (const [broken, trouble] of /** @type {const} */ ([
    [database.broken, "newer"],
    [new Error("no"), "blocked"],
  ])) {
    const reloaded = tab(Object.assign(falseDatabase(), { broken }));
    assert.equal(await reloaded.store.get("a"), undefined);
    assert.deepEqual(reloaded.shown, [null, trouble]);
  }
});

test("a database that does not answer is waited for once, then for nothing more", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const { store, database } = await playing();
  database.silent = true;
  const putting = store.put(row("a", 2));
  context.mock.timers.tick(5000);
  await putting;
  assert.equal(store.trouble, "lost");
  await store.put(row("b")); // at once
  const rows = await store.rows(["a", "b"]);
  assert.deepEqual([rows[0].notes, rows[1].notes], [notes(2), {}]);
});

test("a game on another tab's table is not removed; a removed one can be brought back", async () => {
  const { store, database } = await playing();
  const { release } = await tab(database).hold("a");
  assert.equal(await store.remove("a"), "held");
  release?.();
  await settled();
  const removed = await remove(store, "a");
  assert.deepEqual([removed.id, database.rows.size], ["a", 0]);
  await store.restore(removed);
  assert.deepEqual([...database.rows.keys()], ["a"]);
});

test("games that the browser has lost are missed, until nobody counts on them; those removed or brought back are not", async () => {
  const { store, database } = tab();
  const missing = async () => (await store.list()).missing;
  await missing(); // counting begins
  await store.put(row("a"));
  await store.put(row("b"));
  const removed = await remove(store, "b");
  assert.equal(await missing(), 0);
  await store.restore(removed);
  assert.equal(await missing(), 0);
  database.rows.delete("a");
  assert.equal(await missing(), 1);
  store.acceptLosses(1);
  assert.equal(await missing(), 0);
});

test("a removed game is not brought back over the same one that is there again", async () => {
  const { store, database } = tab();
  await store.put(row("a"));
  const removed = await remove(store, "a");
  const again = row("a", 0, { title: "by another tab" });
  database.rows.set("a", again);
  await store.restore(removed);
  assert.deepEqual(database.rows.get("a"), again);
});

test("a game that claims a time which there is not is never the last one played", async () => {
  const { store, database } = tab();
  for (const [id, changed] of Object.entries({ a: 3, b: 1e16, c: 5, d: -1e300 }))
    database.rows.set(id, row(id, 0, { changed }));
  const [first, second] = await store.recent();
  assert.deepEqual([first.id, second.id], ["c", "a"]);
});

test("a row is whole only with all that the table relies on", () => {
  assert.ok(isWhole(row("a")));
  const bad = spoiled(row("a"), {
    ...{ record: [null, { game: 1, log: [] }], undone: [{}], notes: [[]], sharing: ["secret"], changed: [NaN] },
    seats: [seatsFor(3, {})],
    view: [null, { ...OVER, seats: [{ name: 1 }, { name: "B" }] }, { ...OVER, board: [] }],
  });
  for (const each of [...bad, undefined]) assert.equal(isWhole(each), false, JSON.stringify(each));
});

test("a clock has no more time left when its game is brought back, and nothing of it is kept for good", async () => {
  const { store } = tab();
  /** @type {import("../../js/storage/clock-choice.ts").StoredClock} */
  const clock = { per: "game", seconds: 60, strict: false, spent: [5000, 0], turn: 1, paused: false };
  for (const id of ["a", "b"]) {
    await store.put(row(id, 0, { clock }));
    saveSpent(id, { ...clock, spent: [8000, 0] });
  }
  const removed = await remove(store, "a");
  await store.list();
  assert.deepEqual([savedSpent("a"), savedSpent("b")?.spent], [null, [8000, 0]]);
  await store.restore(removed);
  assert.deepEqual((await store.get("a"))?.clock?.spent, [8000, 0]);
});
