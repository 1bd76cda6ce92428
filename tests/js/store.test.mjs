// The store of games: another tab's writes are never overwritten; rows that cannot be written wait and are reported.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { kept, locks } from "./browser.mjs";
import { falseDatabase } from "./database.mjs";
import { effect } from "./effect.mjs";
import { standIn } from "./stand-in.mjs";
import { rowOf } from "./stones.mjs";

const { Store, isWhole } = await import("../../js/storage/store.js");
const { keepSpent, keptSpent } = await import("../../js/storage/settings.js");
const { seatsFor } = await import("../../js/storage/seating.js");

/** @typedef {import("../../js/types.js").Row} Row */

/** @param {string} id @param {Partial<Row>} [more] */
const row = (id, more = {}) => rowOf([0, 1], { id, changed: 1, ...more });
/** Notes that tell one state of a game from another. @param {number} ply @returns {Row["notes"]} */
const noted = (ply) => ({ [ply]: { key: "reason-random", args: {} } });
/** @type {Row["view"]} */
const over = { ...row("").view, result: standIn({ why: "last" }) };

beforeEach(() => {
  kept.clear();
  locks.clear();
});

/**
 * A tab with its own store over a shared database, and what it has shown of its trouble.
 * @param {ReturnType<typeof falseDatabase>} [database]
 */
function tab(database = falseDatabase()) {
  const store = new Store(database.open);
  /** @type {(string | null)[]} */
  const shown = [];
  effect(() => {
    shown.push(store.trouble);
  });
  return { store, shown, database };
}
/** Silence the warnings that failing storage logs. @param {import("node:test").TestContext} context */
const quietly = (context) => context.mock.method(console, "warn", () => {});

test("games are listed by when they were changed, those that are over apart", async () => {
  const { store } = tab();
  for (const [id, more] of /** @type {const} */ ([
    ["a", {}],
    ["c", { view: over }],
    ["b", {}],
  ]))
    await store.put(row(id, more));
  assert.deepEqual(await store.list(), { missing: 0, yours: 0, running: ["b", "a"], finished: ["c"] });
  assert.deepEqual(
    (await store.rows(["c", "x", "a"])).map(({ id }) => id),
    ["c", "a"],
  );
});

test("a title that another tab gives stays, however often the game is written here", async () => {
  const { store, database } = tab();
  const mine = row("a");
  await store.put(mine);
  await tab(database).store.rename("a", "Sunday");
  await store.put({ ...mine, notes: noted(2) });
  await store.put({ ...mine, notes: noted(3) });
  assert.deepEqual([database.rows.get("a")?.title, database.rows.get("a")?.notes], ["Sunday", noted(3)]);
});

test("a game that another tab has gone on with is not written over, and this one hears of it", async () => {
  const { store, database } = tab();
  const other = tab(database).store;
  await store.put(row("a"));
  let lost = false;
  await store.hold("a", {
    onLost() {},
    onOvertaken: () => {
      lost = true;
    },
  });
  const taken = await other.get("a");
  assert.ok(taken);
  await other.put({ ...taken, notes: noted(7) });
  await store.put(row("a", { notes: noted(5) }));
  assert.deepEqual([database.rows.get("a")?.notes, lost], [noted(7), true]);
});

test("where there are no locks, a tab that reads a game while another plays it does not write over what follows", async (context) => {
  const { locks: had } = navigator;
  Object.assign(navigator, { locks: undefined });
  context.after(() => Object.assign(navigator, { locks: had }));
  const { store, database } = tab();
  await store.put(row("a"));
  const other = tab(database).store;
  const mine = await other.get("a");
  assert.ok(mine);
  let lost = false;
  await other.hold("a", {
    onLost() {},
    onOvertaken: () => {
      lost = true;
    },
  });
  await store.put(row("a", { notes: noted(40) }));
  await other.put({ ...mine, notes: noted(2) });
  assert.deepEqual([database.rows.get("a")?.notes, lost], [noted(40), true]);
  await store.put(row("a", { notes: noted(41) }));
  assert.deepEqual(database.rows.get("a")?.notes, noted(41));
});

test("a write that was stored although its end was not heard of is followed by the next one", async (context) => {
  quietly(context);
  const { store, database } = tab();
  await store.put(row("a"));
  database.unheard = true;
  await store.put(row("a", { notes: noted(2) }));
  await store.put(row("a", { notes: noted(3) }));
  assert.deepEqual([database.rows.get("a")?.notes, store.trouble], [noted(3), null]);
});

test("several writes of one game at a time all count, in their order", async () => {
  const { store, database } = tab();
  await store.put(row("a"));
  await Promise.all([2, 3, 4].map((at) => store.put(row("a", { notes: noted(at) }))));
  await store.put(row("a", { notes: noted(5) }));
  assert.deepEqual(database.rows.get("a")?.notes, noted(5));
});

test("a game that is played is the newest, whatever the clock says, and whatever another tab has written", async (context) => {
  const { store, database } = tab();
  const other = tab(database).store;
  const ids = ["a", "b", "c"];
  for (const id of ids) await store.put(row(id));
  context.mock.timers.enable({ apis: ["Date"], now: Date.now() - 365 * 86_400_000 });
  for (const id of ["b", "c", "a", "c", "b"]) {
    const one = id === "a" ? other : store;
    await one.get(id);
    await one.put(row(id));
    assert.equal((await store.list()).running[0], id);
    assert.equal((await store.recent())[0]?.id, id, "the last table");
  }
});

test("what cannot be written waits, is told, is read from memory, and is written with the first thing that succeeds", async (context) => {
  quietly(context);
  const { store, shown, database } = tab();
  await store.put(row("a"));
  database.broken = Object.assign(new Error("full"), { name: "QuotaExceededError" });
  await store.put(row("a", { notes: noted(2) }));
  await store.put(row("b", { notes: noted(3) }));
  assert.deepEqual(
    [shown, store.trouble, [...database.rows.keys()], (await store.get("b"))?.notes],
    [[null, "full"], "full", ["a"], noted(3)],
  );
  database.broken = new Error("closed");
  assert.deepEqual((await store.list()).running, ["a", "b"], "what waits is there to be played");
  database.broken = null;
  await store.list();
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  assert.deepEqual(
    [shown, database.rows.get("a")?.notes, database.rows.has("b")],
    [[null, "full", "lost", null], noted(2), true],
  );
});

test("a database that a newer version has stored is told as that, also after a reload", async (context) => {
  quietly(context);
  const { store, shown, database } = tab();
  await store.put(row("a"));
  database.broken = Object.assign(new Error("newer"), { name: "VersionError" });
  await store.put(row("a"));
  const reloaded = tab(Object.assign(falseDatabase(), { broken: database.broken }));
  assert.equal(await reloaded.store.get("a"), undefined);
  assert.deepEqual(
    [shown, reloaded.shown],
    [
      [null, "newer"],
      [null, "newer"],
    ],
  );
});

test("a database that was never open is blocked", async (context) => {
  quietly(context);
  const database = falseDatabase();
  database.broken = new Error("no");
  const { store } = tab(database);
  await store.put(row("a"));
  assert.equal(store.trouble, "blocked");
});

test("a database that does not answer is waited for once, then for nothing more", async (context) => {
  quietly(context);
  mock.timers.enable({ apis: ["setInterval"] });
  const { store, database } = tab();
  await store.put(row("a"));
  database.silent = true;
  const putting = store.put(row("a", { notes: noted(2) }));
  mock.timers.tick(5000);
  await putting;
  assert.equal(store.trouble, "lost");
  await store.put(row("b")); // at once
  mock.timers.reset();
  assert.deepEqual(
    (await store.rows(["a", "b"])).map(({ notes }) => notes),
    [noted(2), {}],
  );
});

test("a game on another tab's table is not removed; a removed one can be brought back", async () => {
  const { store, database } = tab();
  await store.put(row("a"));
  const other = tab(database).store;
  const release = await other.hold("a", { onLost() {}, onOvertaken() {} });
  assert.equal(await store.remove("a"), "held");
  assert.ok(release);
  release();
  await new Promise(setImmediate);
  const removed = await store.remove("a");
  assert.ok(removed && removed !== "held");
  assert.deepEqual([removed.id, database.rows.size], ["a", 0]);
  await store.restore(removed);
  assert.deepEqual([...database.rows.keys()], ["a"]);
});

test("games that the browser has lost are missed, until nobody counts on them", async () => {
  const { store, database } = tab();
  await store.list(); // counting begins
  await store.put(row("a"));
  await store.put(row("b"));
  database.rows.delete("a");
  assert.equal((await store.list()).missing, 1);
  store.acceptLosses(1);
  assert.equal((await store.list()).missing, 0);
});

test("a game that is removed or brought back is not missed", async () => {
  const { store } = tab();
  await store.list();
  await store.put(row("a"));
  const removed = await store.remove("a");
  assert.ok(removed && removed !== "held");
  assert.equal((await store.list()).missing, 0);
  await store.restore(removed);
  assert.equal((await store.list()).missing, 0);
});

test("a game that claims a time which there is not is never the last one played", async () => {
  const { store, database } = tab();
  for (const [id, changed] of Object.entries({ a: 3, b: 1e16, c: 5, d: -1e300 }))
    database.rows.set(id, row(id, { changed }));
  const ids = (await store.recent()).map(({ id }) => id);
  assert.deepEqual(ids.slice(0, 2), ["c", "a"]);
});

test("a row is whole only with all that the table relies on", () => {
  assert.ok(isWhole(row("a")));
  for (const damage of [
    { record: null },
    { record: { game: 1, log: [] } },
    { undone: {} },
    { notes: [] },
    { sharing: "secret" },
    { changed: NaN },
    { seats: seatsFor(3, {}) },
    { view: { ...over, seats: [{ name: 1 }, { name: "B" }] } },
    { view: { ...over, board: [] } },
    { view: null },
  ]) {
    assert.equal(isWhole({ ...row("a"), ...damage }), false, JSON.stringify(damage));
  }
  assert.equal(isWhole(undefined), false);
});

test("a clock has no more time left when its game is brought back, and nothing of it is kept for good", async () => {
  const { store } = tab();
  /** @type {import("../../js/storage/clock-choice.js").StoredClock} */
  const clock = { per: "game", seconds: 60, strict: false, spent: [5000, 0], turn: 1, paused: false };
  for (const id of ["a", "b"]) {
    await store.put(row(id, { clock }));
    keepSpent(id, { ...clock, spent: [8000, 0] });
  }
  const removed = await store.remove("a");
  await store.list();
  assert.deepEqual([keptSpent("a"), keptSpent("b")?.spent], [null, [8000, 0]]);
  assert.ok(removed && removed !== "held");
  await store.restore(removed);
  assert.deepEqual((await store.get("a"))?.clock?.spent, [8000, 0]);
});
