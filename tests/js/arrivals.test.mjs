// A game that comes to this device is one with the game that is there by then, whichever way it comes.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { kept, locks } from "./browser.mjs";
import { falseDatabase } from "./database.mjs";
import { rowOf } from "./stones.mjs";

const { Arrivals } = await import("../../js/storage/arrivals.js");
const { Messages } = await import("../../js/storage/messages.js");
const { Store } = await import("../../js/storage/store.js");

/** @typedef {import("../../js/types.js").Row} Row */

const NUMBER = "0123456789ab";
/** @type {import("../../js/storage/clock-choice.js").StoredClock} */
const CLOCK = { per: "game", seconds: 60, strict: false, spent: [5, 0], turn: 1, paused: false };

beforeEach(() => {
  kept.clear();
  locks.clear();
});

/**
 * As the engine compares two games.
 * @param {{record: Row["record"], other: Row["record"], here: number[]}} two
 * @returns {{how: string, common?: number, record?: Row["record"], played?: number[]}}
 */
function joined({ record, other, here }) {
  if (record.id !== other.id) return { how: "other" };
  const [mine, theirs] = [record.log.join(), other.log.join()];
  if (mine === theirs) return { how: "same" };
  const log = { ...record, log: other.log };
  const played = here.filter((seat) => other.log.slice(record.log.length).includes(String(seat)));
  const common = record.log.length;
  if (theirs.startsWith(mine)) return { how: "ahead", common, record: log, played };
  return { how: mine.startsWith(theirs) ? "behind" : "apart" };
}

/** A tab. @param {ReturnType<typeof falseDatabase>} [database] */
function tab(database = falseDatabase()) {
  const store = new Store(database.open);
  const engine = { ask: async (/** @type {any} */ asked) => /** @type {never} */ (joined(asked)) };
  const arrivals = new Arrivals(new Messages(engine, store, async (row) => row), store);
  /** Take a game as from a link. @param {Row} row */
  const take = (row) => arrivals.keep(row, () => store.put(row).then(() => row));
  return { store, arrivals, database, take };
}

/** A game of the number, by a row. @param {string} log @param {string} row @param {Partial<Row>} [more] */
const game = (log, row, more = {}) =>
  rowOf([0, 1, 0, 1], {
    id: NUMBER + row,
    record: { ...rowOf([]).record, id: NUMBER, log: [...log] },
    ...more,
  });

/** Who plays here. @param {boolean[]} elsewhere */
const seats = (...elsewhere) => rowOf([]).seats.map((seat, at) => ({ ...seat, elsewhere: Boolean(elsewhere[at]) }));

/** @param {ReturnType<typeof falseDatabase>} database */
const logs = ({ rows }) => [...rows.values()].map(({ id, record }) => [id.slice(NUMBER.length), record.log.join("")]);

test("one link, accepted in two tabs at once, is one game; another link joins it, a shorter one does nothing", async () => {
  const one = tab();
  const other = tab(one.database);
  const accepted = await Promise.all([one.take(game("ab", "1")), other.take(game("ab", "2"))]);
  assert.deepEqual(
    accepted.map(({ how }) => how),
    ["new", "same"],
  );
  assert.deepEqual(logs(one.database), [["1", "ab"]]);
  assert.equal((await other.take(game("abc", "3"))).how, "ahead");
  assert.equal((await one.take(game("a", "4"))).how, "behind");
  assert.deepEqual(logs(one.database), [["1", "abc"]]);
});

test("another way, another game and one without a number are stored beside it", async () => {
  const { take, database } = tab();
  const alone = rowOf([0], { id: `${NUMBER}7` });
  for (const row of [game("ab", "1"), game("ac", "2"), alone, { ...alone, id: `${NUMBER}8` }])
    assert.equal((await take(row)).how, "new");
  assert.deepEqual(
    logs(database).map(([id]) => id),
    ["1", "2", "7", "8"],
  );
  assert.equal((await take(game("ac", "5"))).how, "same");
});

for (const [how, there, removed] of [
  ["newer", "abc", "ab"],
  ["as far", "ab", "ab"],
  ["older", "a", "ab"],
])
  test(`a game brought back beside one that is ${how} is that one, with the longer log and what either had`, async () => {
    const { store, arrivals, database } = tab();
    await store.put(game(there, "2", { seats: seats(true, true), notes: { 0: { key: "there", args: {} } } }));
    const back = game(removed, "1", { seats: seats(false, true), title: "Sunday", clock: CLOCK });
    await arrivals.restore({ ...back, notes: { 1: { key: "back", args: {} } } });
    assert.deepEqual(logs(database), [["2", there.length > removed.length ? there : removed]]);
    const row = database.rows.get(`${NUMBER}2`);
    assert.deepEqual([row?.title, row?.clock, Object.keys(row?.notes)], ["Sunday", CLOCK, ["0", "1"]]);
    assert.deepEqual(
      row?.seats.map((/** @type {{elsewhere: boolean}} */ seat) => seat.elsewhere),
      [false, true],
    );
  });

test("a game brought back beside another way is a game of its own", async () => {
  const { store, arrivals, database } = tab();
  await store.put(game("ac", "2"));
  await arrivals.restore(game("ab", "1"));
  assert.deepEqual(logs(database), [
    ["2", "ac"],
    ["1", "ab"],
  ]);
});

test("a game that another tab plays is brought back once that is over", async () => {
  const one = tab();
  await one.store.put(game("a", "2"));
  const release = await tab(one.database).store.hold(`${NUMBER}2`, { onLost() {}, onOvertaken() {} });
  assert.equal(await one.arrivals.restore(game("ab", "1")), "held");
  release?.();
  await new Promise(setImmediate);
  assert.equal(await one.arrivals.restore(game("ab", "1")), undefined);
  assert.deepEqual(logs(one.database), [["2", "ab"]]);
});

test("what nobody can compare comes back as it was", async () => {
  const { store, database } = tab();
  await store.put(game("a", "2"));
  const engine = { ask: () => Promise.reject(new Error("no engine")) };
  await new Arrivals(new Messages(engine, store, async (row) => row), store).restore(game("ab", "1"));
  assert.equal(logs(database).length, 2);
});

test("what was decided elsewhere for a person here is asked about, but for one's own file and what was removed here", async () => {
  const { store, arrivals, database, take } = tab();
  await store.put(game("a", "1", { seats: seats(true, false) }));
  assert.equal((await take(game("a1", "2"))).how, "mine");
  const copy = game("a1", "3");
  assert.equal((await arrivals.keepAll(copy, () => store.put(copy).then(() => copy))).how, "new");
  await store.remove(copy.id);
  await arrivals.restore(game("a1", "4"));
  assert.deepEqual(logs(database), [["1", "a1"]]);
  const [row] = await store.rows([`${NUMBER}1`]);
  assert.ok(row);
  await store.put({ ...row, seats: seats() });
  assert.equal((await arrivals.keepAll(game("a10", "5"), () => Promise.reject(new Error("twice")))).how, "ahead");
  assert.deepEqual(logs(database), [["1", "a10"]]);
});
