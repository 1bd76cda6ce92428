// The shelf: which games are read; restoring, saving and notices.
import assert from "node:assert/strict";
import { test } from "node:test";
import { required } from "../../js/base/lookup.ts";
import { kept } from "./browser.mjs";
import { standIn } from "./stand-in.mjs";
import { rowOf, settled } from "./stones.mjs";

const { BLOCK } = await import("../../js/ui/virtual-list.ts");
const { Shelf } = await import("../../js/storage/shelf/shelf.ts");

/** @typedef {import("../../js/storage/stored-game.ts").StoredGame} StoredGame */

/** A shelf over games in memory. @param {string[]} running @param {string[]} [finished] */
function shelved(running, finished = []) {
  const games = new Map([...running, ...finished].map((id) => [id, rowOf([0, 1], { id, title: `№ ${id}` })]));
  const game = (/** @type {string} */ id) => required(games.get(id), `game ${id}`);
  const read = /** @type {string[]} */ ([]);
  const there = (/** @type {string[]} */ ids) => ids.filter((id) => games.has(id));
  const store = {
    missing: 0,
    held: false,
    losses: /** @type {number | null} */ (null),
    list: async () => ({ missing: store.missing, yours: 0, running: there(running), finished: there(finished) }),
    rows: async (/** @type {string[]} */ ids) => {
      read.push(...ids);
      return there(ids).map(game);
    },
    remove: async (/** @type {string} */ id) => {
      if (store.held) return "held";
      const row = games.get(id);
      games.delete(id);
      return row;
    },
    rename: async (/** @type {string} */ id, /** @type {string | undefined} */ title) => void (game(id).title = title),
    acceptLosses: (/** @type {number} */ there) => Object.assign(store, { losses: there, missing: 0 }),
    recent: async () => [...games.values()],
    storageUsage: async () => ({ usage: 1, persistent: false }),
    results: standIn({
      any: async () => false,
      all: async () => [],
      forgotten: async () => [],
      called: async () => new Map(),
    }),
  };
  /** @param {StoredGame} row @returns {Promise<"held" | null>} */
  async function restore(row) {
    if (store.held) return "held";
    games.set(row.id, row);
    return null;
  }
  const shelf = new Shelf(standIn(store), restore);
  const removed = () => shelf.edits.removed.map(({ id }) => id).join();
  return { shelf, store, games, game, read, removed };
}
/** @param {number} count */
const ids = (count, letter = "g") => Array.from({ length: count }, (_, at) => `${letter}${at}`);

test("of a long shelf only the first games are read; of a short one, no others either, while they are put away", async () => {
  for (const [running, finished, blocks] of [
    [100, 50, Math.ceil(98 / BLOCK)],
    [3, 2, 1],
  ]) {
    const { shelf, read } = shelved(ids(running), ids(finished, "f"));
    await shelf.refresh();
    assert.deepEqual(
      [shelf.list.size, shelf.list.running.length, shelf.list.loaded.size],
      [running + finished, blocks, 0],
    );
    assert.deepEqual([shelf.list.top, read, [...shelf.list.rows.keys()]], Array(3).fill(["g0", "g1"]));
    assert.equal(shelf.list.running[0][0], "g2");
  }
});

test("what was asked for last is shown, in whatever order answers come", async () => {
  const { shelf, store } = shelved(ids(2));
  const { list } = store;
  let answer = () => {};
  const coming = /** @type {Promise<void>} */ (new Promise((resolve) => void (answer = resolve)));
  store.list = () => coming.then(() => ({ missing: 9, yours: 0, running: [], finished: [] }));
  const slow = shelf.refresh();
  store.list = list;
  await shelf.refresh();
  answer();
  await slow;
  assert.deepEqual([shelf.list.size, shelf.safety.missing], [2, 0]);
});

test("of the games that were played last the shelf keeps one of each game", async () => {
  const { shelf, games } = shelved(ids(3), ids(2, "f"));
  for (const id of ["g1", "f0"]) required(games.get(id), id).record.game = "pebbles";
  await shelf.refresh();
  await shelf.list.painted;
  await settled();
  const latest = [...shelf.latest].map(([name, { id }]) => `${name} ${id}`);
  assert.deepEqual(latest.sort(), ["pebbles g1", "stones g0"]);
});

test("what is removed can be brought back, the last one first", async () => {
  const { shelf, games, game, removed } = shelved(["a", "b", "c"]);
  await shelf.refresh();
  await shelf.edits.remove(game("a"));
  await shelf.edits.remove(game("b"));
  assert.deepEqual([shelf.list.size, removed()], [1, "b,a"]);
  await shelf.edits.restore();
  assert.deepEqual([[...games.keys()], removed(), shelf.bare], [["c", "b"], "a", false]);
});

test("a game that another tab has stays, or cannot be brought back yet, and that is told until the shelf is looked at anew", async () => {
  const { shelf, store, game, removed } = shelved(["a"]);
  await shelf.refresh();
  store.held = true;
  await shelf.edits.remove(game("a"));
  assert.deepEqual([shelf.edits.held, shelf.list.size, removed()], [true, 1, ""]);
  await shelf.refresh();
  assert.equal(shelf.edits.held, false);
  store.held = false;
  await shelf.edits.remove(game("a"));
  for (const held of [true, false]) {
    store.held = held;
    await shelf.edits.restore();
    assert.deepEqual([shelf.edits.held, shelf.list.size, removed()], held ? [true, 0, "a"] : [false, 1, ""]);
  }
});

test("only a browser that forgets is warned of, until somebody has read it", async (context) => {
  const { shelf } = shelved(["a"]);
  await shelf.refresh();
  assert.equal(shelf.safety.warns, false);
  Object.assign(globalThis, { GestureEvent: class {} });
  context.after(() => {
    Reflect.deleteProperty(globalThis, "GestureEvent");
    kept.clear();
  });
  assert.equal(shelf.safety.warns, true);
  Object.assign(navigator, { standalone: true }); // added to the home screen
  assert.equal(shelf.safety.warns, false);
  Reflect.deleteProperty(navigator, "standalone");
  shelf.safety.dismissWarning();
  assert.equal(shelf.safety.warns, false);
});

/** The files that are downloaded from now on. @param {import("node:test").TestContext} context */
function downloads({ mock }) {
  const files = /** @type {File[]} */ ([]);
  mock.method(URL, "createObjectURL", (/** @type {File} */ file) => String(files.push(file)));
  mock.method(document, "createElement", () => ({ click() {} }));
  mock.timers.enable({ apis: ["setTimeout"] });
  return files;
}

test("all games are saved, each as it is by then, in blocks that a store can read", async (context) => {
  const saved = downloads(context);
  const { shelf } = shelved(ids(250));
  await shelf.download.saveAll();
  const { games } = JSON.parse(await saved[0].text());
  assert.deepEqual([saved.length, games.length, games[249].title, shelf.download.files], [1, 250, "№ g249", []]);
  const again = await shelf.download.savePart(3);
  assert.deepEqual(
    [again, shelf.download.files],
    [undefined, []],
    "a second tap on the last file's button, before it is gone",
  );
});

/** A page that is installed on iOS, or was. @param {string} refusal how its share sheet refuses, if it does */
function installed(refusal = "", standalone = true) {
  const got = /** @type {string[]} */ ([]);
  const share = async (/** @type {{files: File[]}} */ { files }) => {
    if (refusal) throw Object.assign(new Error(), { name: refusal });
    got.push(...files.map(({ name }) => name));
  };
  Object.assign(navigator, { standalone: standalone || undefined, canShare: () => true, share });
  return got;
}

test("where a download has no way back, a file goes to the share sheet, and to a new tap where that needs one", async (context) => {
  const downloaded = downloads(context);
  context.after(() => ["standalone", "canShare", "share"].forEach((each) => Reflect.deleteProperty(navigator, each)));
  const { shelf } = shelved(ids(2));
  const got = installed();
  await shelf.download.saveAll();
  assert.deepEqual([got.length, downloaded, shelf.download.files], [1, [], []]);
  assert.match(got[0], /^jemaa-.*\.jemaa-shelf\.json$/);
  installed("AbortError"); // the person has closed the sheet
  await shelf.download.saveAll();
  assert.deepEqual([downloaded, shelf.download.files], [[], []]);
  installed("NotAllowedError"); // the tap was too long ago
  await shelf.download.saveAll();
  assert.deepEqual([downloaded, shelf.download.files.length, shelf.download.part], [[], 1, 0]);
  installed("DataError");
  await shelf.download.savePart(0);
  assert.deepEqual([downloaded.length, shelf.download.files], [1, []]);
  installed("", false);
  await shelf.download.saveAll();
  assert.equal(downloaded.length, 2);
});
