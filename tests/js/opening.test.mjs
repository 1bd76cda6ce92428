// Opening games: stored before they are shown, one tab plays each, late replies release their lock.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { rowOf, viewAt } from "./stones.mjs";

const { createOpening } = await import("../../js/table/opening.js");

const TURNS = [0, 1, 0];

/** An opening over a store in memory; `order` logs what happened. */
function opened({ rows = [], answer = null, free = true } = {}) {
  const order = [];
  const stored = new Map(rows.map((row) => [row.id, row]));
  const released = [];
  const holding = [];
  const store = {
    get: async (id) => stored.get(id),
    put: async (row) => {
      order.push("put");
      stored.set(row.id, row);
    },
    hold: async (id, { steal, onLost }) => {
      holding.push({ id, steal, onLost });
      return free || steal ? () => released.push(id) : null;
    },
  };
  const engine = {
    state: "ready",
    asked: [],
    async ask(request) {
      engine.asked.push(request);
      if (answer) throw answer;
      return { record: { game: "stones", log: [], players: [] }, view: viewAt(TURNS, 0), entries: [] };
    },
  };
  const lay = (row) => {
    order.push("lay");
    const session = {
      row,
      state: {},
      opened: [],
      closed: false,
      open: async (reply) => {
        session.opened.push(reply);
      },
      close: () => {
        session.closed = true;
      },
    };
    return /** @type {any} */ ({ session, taken: false, paintable: true });
  };
  location.replace = (address) => {
    order.push(address.slice(0, 7));
  };
  const opening = createOpening(
    /** @type {any} */ ({
      engine,
      store,
      drawable: Promise.resolve(),
      games: ["stones"],
      lay,
      shell: () => ({}),
      onChange: () => order.push("paint"),
    }),
  );
  return { opening, engine, stored, order, released, holding };
}

test("a new game is on disk before it is laid, and its address comes before it is played", async () => {
  const { opening, stored, order } = opened();
  assert.equal(await opening.begin({ do: "new", bots: { 1: "easy" } }, { sharing: "pass" }), null);
  const [row] = [...stored.values()];
  assert.deepEqual(order, ["put", "lay", "#/game/"]);
  assert.deepEqual(
    [row.sharing, row.seats.map(({ bot }) => bot), row.undone, opening.table.session.opened.length],
    ["pass", [null, "easy"], [], 1],
  );
});

test("a game that the engine refuses leaves nothing behind", async () => {
  const { opening, stored } = opened({ answer: { code: "bad-record", args: { why: "names" } } });
  assert.equal((await opening.begin({ do: "new", bots: {} })).code, "bad-record");
  assert.deepEqual([stored.size, opening.table], [0, null]);
});

test("a stored game is laid to be looked at, and is this tab's", async () => {
  const { opening, engine, holding } = opened({ rows: [rowOf(TURNS)] });
  assert.equal(await opening.fetch("1", () => true), null);
  assert.deepEqual([opening.table.taken, opening.coming, engine.asked.length, holding[0].id], [false, "", 0, "1"]);
});

test("a game that another tab plays is laid as taken, and can be taken over", async () => {
  const { opening, holding } = opened({ rows: [rowOf(TURNS)], free: false });
  await opening.fetch("1", () => true);
  assert.equal(opening.table.taken, true);
  await opening.takeOver("1");
  assert.deepEqual([opening.table.taken, holding.at(-1).steal, opening.table.session.opened.length], [false, true, 1]);
});

test("a game that another tab takes is played here no longer", async () => {
  const { opening, holding } = opened({ rows: [rowOf(TURNS)] });
  await opening.fetch("1", () => true);
  const { table } = opening;
  holding[0].onLost();
  assert.deepEqual([table.taken, table.session.closed], [true, true]);
});

test("games that are missing, damaged, or of another page are told apart", async () => {
  const { opening, released } = opened({
    rows: [rowOf(TURNS, { id: "2", undone: null }), rowOf(TURNS, { id: "3", record: { game: "chess", log: [] } })],
  });
  assert.deepEqual(await opening.fetch("1", () => true), { code: "no-game" });
  assert.deepEqual(await opening.fetch("2", () => true), { code: "damaged" });
  assert.equal(opening.asked.id, "2", "what there is of it can still be saved");
  assert.deepEqual(await opening.fetch("3", () => true), { code: "damaged" });
  assert.deepEqual([opening.table, released], [null, ["1", "2"]]);
});

test("a game that nobody waits for any longer is let go of", async () => {
  const { opening, released } = opened({ rows: [rowOf(TURNS)] });
  await opening.fetch("1", () => false);
  assert.deepEqual([opening.table, released], [null, ["1"]]);
});

test("whoever leaves a table closes it and lets go of its game", async () => {
  const { opening, released } = opened({ rows: [rowOf(TURNS)] });
  await opening.fetch("1", () => true);
  const { session } = opening.table;
  opening.leave();
  assert.deepEqual(
    [session.closed, opening.table, opening.left, released],
    [true, null, { id: "1", game: "stones" }, ["1"]],
  );
});

test("a game played on from the middle is a new one; the old one stays as it was", async () => {
  const row = rowOf(TURNS, { record: { game: "stones", players: [], log: ["pass", "pass"], seed: "old" } });
  const { opening, engine, stored } = opened({ rows: [row] });
  await opening.fetch("1", () => true);
  await opening.branch(opening.table, 1);
  assert.deepEqual(
    [stored.size, row.record.log, engine.asked[0].record.log, engine.asked[0].record.branches],
    [2, ["pass", "pass"], ["pass"], [{ ply: 1, seed: "old" }]],
  );
  assert.equal(location.hash, `#/game/${opening.table.session.row.id}`);
  assert.notEqual(opening.table.session.row.id, "1");
});

test("where the engine fails, the game that was to be left is on the table again", async () => {
  const { opening } = opened({ rows: [rowOf(TURNS)], answer: { code: "worker-died" } });
  await opening.fetch("1", () => true);
  await opening.branch(opening.table, 0);
  assert.equal(opening.table.session.row.id, "1");
});
