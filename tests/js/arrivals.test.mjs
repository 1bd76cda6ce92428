// A game that comes to this device is one with the game that is there by then, whichever way it comes.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { kept, locks } from "./browser.mjs";
import { falseDatabase } from "./database.mjs";
import { rowOf, settled } from "./stones.mjs";

const { IncomingGames } = await import("../../js/storage/incoming-games.ts");
const { Messages } = await import("../../js/storage/messages.ts");
const { Store } = await import("../../js/storage/store.ts");

/** @typedef {import("../../js/storage/stored-game.ts").StoredGame} StoredGame */

const NUMBER = "0123456789ab";
/** @type {import("../../js/storage/clock-choice.ts").StoredClock} */
const CLOCK = { per: "game", seconds: 60, strict: false, spent: [5, 0], turn: 1, paused: false };

beforeEach(() => {
  kept.clear();
  locks.clear();
});

/**
 * As the engine compares two games.
 * @param {{record: StoredGame["record"], other: StoredGame["record"], here: number[]}} two
 * @returns {{how: string, common?: number, record?: StoredGame["record"], played?: number[]}}
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

/** A tab; its engine compares games unless it is told otherwise. */
function tab(
  database = falseDatabase(),
  ask = async (/** @type {any} */ asked) => /** @type {never} */ (joined(asked)),
) {
  const store = new Store(database.open);
  const arrivals = new IncomingGames(new Messages({ ask }, store, async (row) => row), store);
  /** Take a game as from a link; how. @param {StoredGame} row */
  const take = async (row) => (await arrivals.keep(row, () => store.put(row).then(() => row))).how;
  const all = () => [...database.rows.values()];
  /** The logs by row. */
  const logs = () => Object.fromEntries(all().map(({ id, record }) => [id.slice(NUMBER.length), record.log.join("")]));
  return { store, arrivals, database, take, logs };
}

/** A game of the number, by a row. @param {string} log @param {string} row @param {Partial<StoredGame>} [more] */
const game = (log, row, more = {}) =>
  rowOf([0, 1, 0, 1], { id: NUMBER + row, record: { ...rowOf([]).record, id: NUMBER, log: [...log] }, ...more });

/** Who plays here. @param {boolean[]} elsewhere */
const seats = (...elsewhere) => rowOf([]).seats.map((seat, at) => ({ ...seat, elsewhere: Boolean(elsewhere[at]) }));

test("one link, accepted in two tabs at once, is one game; another link joins it, a shorter one does nothing", async () => {
  const one = tab();
  const other = tab(one.database);
  assert.deepEqual(await Promise.all([one.take(game("ab", "1")), other.take(game("ab", "2"))]), ["new", "same"]);
  assert.deepEqual(one.logs(), { 1: "ab" });
  assert.deepEqual([await other.take(game("abc", "3")), await one.take(game("a", "4"))], ["ahead", "behind"]);
  assert.deepEqual(one.logs(), { 1: "abc" });
});

test("another way, another game and one without a number are stored beside it", async () => {
  const { take, logs } = tab();
  const alone = rowOf([0], { id: `${NUMBER}7` });
  for (const row of [game("ab", "1"), game("ac", "2"), alone, { ...alone, id: `${NUMBER}8` }])
    assert.equal(await take(row), "new");
  assert.deepEqual(logs(), { 1: "ab", 2: "ac", 7: "", 8: "" });
  assert.equal(await take(game("ac", "5")), "same");
});

for (const [how, there, longer] of [
  ["newer", "abc", "abc"],
  ["as far", "ab", "ab"],
  ["older", "a", "ab"],
])
  test(`a game brought back beside one that is ${how} is that one, with the longer log and what either had`, async () => {
    const { store, arrivals, database, logs } = tab();
    await store.put(game(there, "2", { seats: seats(true, true), notes: { 0: { key: "there", args: {} } } }));
    const back = game("ab", "1", { seats: seats(false, true), title: "Sunday", clock: CLOCK });
    await arrivals.restore({ ...back, notes: { 1: { key: "back", args: {} } } });
    assert.deepEqual(logs(), { 2: longer });
    const row = /** @type {StoredGame} */ (database.rows.get(`${NUMBER}2`));
    assert.deepEqual([row.title, row.clock, Object.keys(row.notes)], ["Sunday", CLOCK, ["0", "1"]]);
    assert.deepEqual([row.seats[0].elsewhere, row.seats[1].elsewhere], [false, true]);
  });

test("a game brought back beside another way, or what nobody can compare, is a game of its own", async () => {
  const silent = () => Promise.reject(new Error("no engine"));
  for (const { store, arrivals, logs } of [tab(), tab(falseDatabase(), silent)]) {
    await store.put(game("ac", "2"));
    await arrivals.restore(game("ab", "1"));
    assert.deepEqual(logs(), { 1: "ab", 2: "ac" });
  }
});

test("a game that another tab plays is brought back once that is over", async () => {
  const { store, arrivals, database, logs } = tab();
  await store.put(game("a", "2"));
  const release = await tab(database).store.hold(`${NUMBER}2`, { onLost() {}, onOvertaken() {} });
  assert.equal(await arrivals.restore(game("ab", "1")), "held");
  release?.();
  await settled();
  assert.equal(await arrivals.restore(game("ab", "1")), null);
  assert.deepEqual(logs(), { 2: "ab" });
});

test("what was decided elsewhere for a person here is asked about, but for one's own file and what was removed here", async () => {
  const { store, arrivals, take, logs } = tab();
  await store.put(game("a", "1", { seats: seats(true, false) }));
  assert.equal(await take(game("a1", "2")), "mine");
  const copy = game("a1", "3");
  assert.equal((await arrivals.keepAll(copy, () => store.put(copy).then(() => copy))).how, "new");
  await store.remove(copy.id);
  await arrivals.restore(game("a1", "4"));
  assert.deepEqual(logs(), { 1: "a1" });
  const [row] = await store.rows([`${NUMBER}1`]);
  await store.put({ ...row, seats: seats() });
  assert.equal((await arrivals.keepAll(game("a10", "5"), () => Promise.reject(new Error("twice")))).how, "ahead");
  assert.deepEqual(logs(), { 1: "a10" });
});
