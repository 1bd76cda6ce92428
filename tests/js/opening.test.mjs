// Opening games: stored before they are shown, one tab plays each, late replies release their lock.
import assert from "node:assert/strict";
import { test } from "node:test";
import { kept } from "./browser.mjs";
import { standIn } from "./stand-in.mjs";
import { rowOf, viewAt } from "./stones.mjs";

const { seatsFor } = await import("../../js/storage/seating.js");
const { OpenTables } = await import("../../js/app/open-tables.js");
const { deviceSecret } = await import("../../js/storage/settings.js");

/** @typedef {import("../../js/types.js").Begin} Begin */
/** @typedef {import("../../js/types.js").Row} Row */
/** @typedef {import("../../js/types.js").Trouble} Trouble */
/** @typedef {import("../../js/table/types.js").Table} Table */
/** @typedef {{steal?: boolean, onLost: () => void, onOvertaken: () => void}} Holding */

const TURNS = [0, 1, 0];
/** @type {Begin} */
const BEGIN = { do: "new", game: "stones", players: [], bots: {} };

/** The seed of a request, if it has one. @param {import("./stones.mjs").Request} request */
const seedOf = ({ seed }) => (seed === undefined ? {} : { seed });

/** A fake table with a fake session that records its calls. @param {Row} row */
function laid(row) {
  const session = {
    row,
    state: { ready: false },
    opened: /** @type {unknown[]} */ ([]),
    closed: false,
    loop: {
      open: async (/** @type {unknown} */ reply, laid = () => {}) => {
        session.opened.push(reply);
        laid();
        session.state.ready = true;
      },
    },
    close: () => {
      session.closed = true;
    },
  };
  return { session, taken: false, paintable: true };
}

/**
 * An opening over a store in memory; `order` logs what happened, `table()` is the table that was laid.
 * @param {{rows?: Row[], answer?: Trouble | null, free?: boolean, state?: "starting" | "ready"}} [how]
 */
function opened({ rows = [], answer = null, free = true, state = "ready" } = {}) {
  /** @type {string[]} */
  const order = [];
  const stored = new Map(rows.map((row) => [row.id, row]));
  /** @type {string[]} */
  const released = [];
  /** @type {({id: string} & Holding)[]} */
  const holding = [];
  /** What may change while the page is away: whether the lock is free, and whether another tab has written. */
  const elsewhere = { free, overtaken: false };
  const store = {
    trouble: /** @type {import("../../js/storage/database.js").StoreTrouble | null} */ (null),
    overtaken: async () => elsewhere.overtaken,
    get: async (/** @type {string} */ id) => stored.get(id),
    put: async (/** @type {Row} */ row) => {
      order.push("put");
      stored.set(row.id, row);
    },
    hold: async (/** @type {string} */ id, /** @type {Holding} */ how) => {
      const { steal } = how;
      holding.push({ id, ...how });
      return elsewhere.free || steal ? () => void released.push(id) : null;
    },
  };
  const engine = {
    state,
    asked: /** @type {import("./stones.mjs").Request[]} */ ([]),
    /** @param {import("./stones.mjs").Request} request @returns {Promise<never>} */
    async ask(request) {
      engine.asked.push(request);
      if (answer) throw answer;
      const { log = [], ...record } = { game: "stones", players: [], ...request.record, ...seedOf(request) };
      const made = { ...record, log: log.slice(0, request.ply) };
      const reply = { record: made, device: 7, view: viewAt(TURNS, 0), entries: [] };
      return /** @type {never} */ (reply);
    },
  };
  location.replace = (address) => {
    order.push(String(address).slice(0, 7));
  };
  const services = standIn({
    supervision: { engine },
    languages: { loadFor: async () => [] },
    games: { stones: {} },
  });
  const page = { services, store: standIn(store), drawable: Promise.resolve(), shell: () => standIn({}) };
  const opening = new OpenTables(page, (row) => {
    order.push("build");
    return /** @type {any} */ (laid(row));
  });
  function table() {
    assert.ok(opening.table);
    return /** @type {any} */ (opening.table);
  }
  return { opening, table, engine, stored, order, released, holding, elsewhere, store };
}

test("a new game is on disk before it is laid, and its address comes before it is played", async () => {
  const { opening, table, stored, order } = opened();
  assert.equal(await opening.begin({ ...BEGIN, bots: { 1: "easy" } }, { sharing: "pass" }), null);
  const [row] = [...stored.values()];
  assert.deepEqual(order, ["put", "build", "#/game/"]);
  assert.deepEqual(
    [row.sharing, row.seats.map(({ bot }) => bot), row.undone, table().session.opened.length],
    ["pass", [null, "easy"], [], 1],
  );
});

test("a game that the engine refuses leaves nothing behind", async () => {
  const { opening, stored } = opened({ answer: { code: "bad-record", args: { why: "names" } } });
  assert.equal((await opening.begin(BEGIN))?.code, "bad-record");
  assert.deepEqual([stored.size, opening.table], [0, null]);
});

test("a stored game is opened by an engine that is ready before it is laid, once", async () => {
  const { opening, table, engine } = opened({ rows: [rowOf(TURNS)] });
  await opening.fetch("1", () => true);
  await opening.open();
  await opening.open();
  const [reply, none] = table().session.opened;
  assert.deepEqual(
    [engine.asked.map((request) => request.do), reply.record.game, none],
    [["open"], "stones", undefined],
  );
});

test("a stored game is laid to be looked at before the engine is ready, and is this tab's", async () => {
  const { opening, table, engine, holding } = opened({ rows: [rowOf(TURNS)], state: "starting" });
  assert.equal(await opening.fetch("1", () => true), null);
  assert.deepEqual([table().taken, opening.coming, engine.asked.length, holding[0].id], [false, "", 0, "1"]);
});

test("a game that another tab plays is laid as taken, and can be taken over", async () => {
  const { opening, table, holding } = opened({ rows: [rowOf(TURNS)], free: false });
  await opening.fetch("1", () => true);
  assert.equal(table().taken, true);
  await opening.takeOver("1");
  assert.deepEqual([table().taken, holding.at(-1)?.steal, table().session.opened.length], [false, true, 1]);
});

test("a game that another tab takes is played here no longer", async () => {
  const { opening, table, holding, elsewhere } = opened({ rows: [rowOf(TURNS)] });
  await opening.fetch("1", () => true);
  elsewhere.free = false;
  holding[0].onLost();
  assert.deepEqual([table().taken, table().session.closed], [true, true]);
  await opening.resume();
  assert.deepEqual([table().taken, table().session.opened.length], [true, 1]);
});

test("a lock that the browser took back is taken again, and the game goes on", async () => {
  const { opening, table, holding } = opened({ rows: [rowOf(TURNS)] });
  await opening.fetch("1", () => true);
  holding[0].onLost();
  await opening.resume();
  assert.deepEqual([table().taken, table().session.opened.length, holding.length], [false, 1, 2]);
});

/** A table whose page was left, and then is seen again twice. @param {{free: boolean, overtaken: boolean}} meanwhile */
async function cameBack(meanwhile) {
  const here = opened({ rows: [rowOf(TURNS)] });
  await here.opening.fetch("1", () => true);
  const before = here.table();
  here.opening.pause();
  assert.deepEqual(here.released, ["1"], "free for others while the page is away");
  Object.assign(here.elsewhere, meanwhile);
  here.stored.set("1", rowOf([...TURNS, 1], { id: "1" }));
  await Promise.all([here.opening.resume(), here.opening.resume()]);
  const table = here.table();
  return { ...here, same: table === before, closed: before.session.closed, now: table };
}

test("whoever comes back to a game that nobody else has played finds all as it was", async () => {
  const { same, closed, now, holding } = await cameBack({ free: true, overtaken: false });
  assert.deepEqual([same, closed, now.taken, holding.length], [true, false, false, 2]);
});

test("whoever comes back to a game that was played on elsewhere finds its newest entry", async () => {
  const { same, closed, now, stored } = await cameBack({ free: true, overtaken: true });
  assert.deepEqual([same, closed, now.taken, now.session.row], [false, true, false, stored.get("1")]);
});

test("whoever comes back to a game that is being played elsewhere sees it as it is by now", async () => {
  const { closed, now, stored } = await cameBack({ free: false, overtaken: true });
  assert.deepEqual([closed, now.taken, now.session.row, now.session.opened.length], [true, true, stored.get("1"), 0]);
});

test("games that are missing, damaged, or of another page are told apart", async () => {
  const { opening, released } = opened({
    rows: [
      rowOf(TURNS, { id: "2", undone: /** @type {any} */ (null) }), // damaged
      rowOf(TURNS, { id: "3", record: standIn({ game: "chess", log: [] }) }),
    ],
  });
  assert.deepEqual(await opening.fetch("1", () => true), { code: "no-game" });
  assert.deepEqual(await opening.fetch("2", () => true), { code: "damaged" });
  assert.equal(opening.asked?.id, "2", "what there is of it can still be saved");
  assert.deepEqual(await opening.fetch("3", () => true), { code: "damaged" });
  assert.deepEqual([opening.table, released], [null, ["1", "2"]]);
});

test("a game that cannot be read is not said to be none of this device", async () => {
  const { opening, store } = opened();
  store.trouble = "newer";
  assert.deepEqual(await opening.fetch("1", () => true), { code: "unread" });
});

test("a game that nobody waits for any longer is let go of", async () => {
  const { opening, released } = opened({ rows: [rowOf(TURNS)] });
  await opening.fetch("1", () => false);
  assert.deepEqual([opening.table, released], [null, ["1"]]);
});

test("whoever leaves a table closes it and lets go of its game", async () => {
  const { opening, table, released } = opened({ rows: [rowOf(TURNS)] });
  await opening.fetch("1", () => true);
  const { session } = table();
  opening.leave();
  assert.deepEqual(
    [session.closed, opening.table, opening.left, released],
    [true, null, { id: "1", game: "stones" }, ["1"]],
  );
});

const STORED = { game: "stones", players: [], log: ["pass", "pass"], seed: "old", branches: [] };

test("a game played on from the middle is the engine's new one, with a seed of its own; the old one stays as it was", async () => {
  const notes = { 0: { key: "a", args: {} }, 1: { key: "b", args: {} } };
  const seats = seatsFor(2, { 1: "random" });
  const old = rowOf(TURNS, { record: standIn(STORED), undone: ["pass"], notes, seats, title: "Friday" });
  const { opening, table, engine, stored } = opened({ rows: [old], state: "starting" });
  await opening.fetch("1", () => true);
  await opening.branch(table(), 1);
  const [asked, then] = engine.asked;
  assert.deepEqual([asked.do, asked.ply, asked.record, then.do], ["branch", 1, old.record, "open"]);
  assert.equal(asked.secret, deviceSecret());
  assert.ok(Date.parse(asked.started) > Date.now() - 60_000);
  const { row } = table().session;
  assert.deepEqual([stored.size, old.record.seed, stored.get(row.id)], [2, "old", row]);
  assert.deepEqual(row.record, then.record, "as the engine has made it");
  assert.deepEqual(row.record.log, ["pass"]);
  assert.deepEqual([row.undone, row.seats, row.notes], [[], seats, { 0: notes[0] }]);
  assert.deepEqual([row.id === "1", row.created > 0, row.changed], [false, true, row.created]);
  assert.equal(location.hash, `#/game/${row.id}`);
});

test("the same game again is the engine's, which knows what seed it has", async () => {
  const { opening, table, engine } = opened({ rows: [rowOf(TURNS, { record: standIn(STORED) })], state: "starting" });
  await opening.fetch("1", () => true);
  await opening.again(table());
  const [asked, then] = engine.asked;
  assert.deepEqual([asked.do, asked.record, then.do, then.device], ["again", STORED, "open", 7]);
  assert.equal(asked.secret, deviceSecret());
});

test("a new game tells the engine whether somebody knows its seed, and keeps the record as it is", async () => {
  for (const seed of ["dunes", "", null, undefined]) {
    const { opening, stored, engine } = opened();
    await opening.begin({ ...BEGIN, ...(seed !== undefined && { seed }) });
    const [asked] = engine.asked;
    assert.equal(asked.known_seed ?? false, Boolean(seed));
    assert.deepEqual([asked.seed, asked.secret], [seed || null, deviceSecret()]);
    assert.ok(asked.started && "app" in asked);
    assert.deepEqual([...stored.values()][0].record, { game: "stones", log: [], players: [], seed: asked.seed });
  }
});

test("the secret of a device is drawn once; where storage is blocked it lasts as long as the page", () => {
  const first = deviceSecret();
  assert.match(first, /^[0-9a-f]{64}$/);
  assert.deepEqual([...kept.values()].filter((value) => value === first).length, 1);
  const [place] = [...kept].find(([, value]) => value === first) ?? [];
  kept.set(String(place), "too short");
  assert.equal(deviceSecret(), first);
  const { setItem } = localStorage;
  kept.delete(String(place));
  localStorage.setItem = () => {
    throw new Error("blocked");
  };
  assert.equal(deviceSecret(), first);
  localStorage.setItem = setItem;
});

test("a rematch has the same people, and is one game however often it is asked for", async () => {
  const players = ["Ada", "Bo"].map((name, seat) => ({ name, color: `c${seat}` }));
  const record = { game: "stones", players, log: ["pass"], options: { cold: true }, setup: { first: 1 }, seed: "old" };
  const seats = rowOf(TURNS).seats.map((place) => ({ ...place, bot: "easy", language: "fr" }));
  const row = rowOf(TURNS, { record: standIn(record), seats, sharing: "pass", title: "Friday" });
  const { opening, table, engine, stored } = opened({ rows: [row], state: "starting" });
  await opening.fetch("1", () => true);
  await Promise.all([opening.rematch(table()), opening.rematch(table())]);
  const { seed, started, app, game_id: number, secret, ...asked } = engine.asked[0];
  assert.ok(started && app !== undefined);
  assert.match(number, /^[0-9a-f]{12}$/);
  assert.deepEqual([secret, seed], [deviceSecret(), null]);
  assert.deepEqual(asked, {
    do: "new",
    game: "stones",
    players,
    options: { cold: true },
    bots: { 0: "easy", 1: "easy" },
    first: 0,
  });
  const made = table().session.row;
  assert.equal(made.device, 7);
  assert.deepEqual([stored.size, engine.asked.length, row.record.log], [2, 1, ["pass"]]);
  assert.deepEqual([made.seats, made.sharing, made.title, made.undone], [seats, "pass", undefined, []]);
  assert.equal(location.hash, `#/game/${made.id}`);
});

test("a rematch can be asked for again after the engine failed", async () => {
  const { opening, table, engine } = opened({ rows: [rowOf(TURNS)], answer: { code: "worker-died" } });
  await opening.fetch("1", () => true);
  await opening.rematch(table());
  assert.equal(table().session.row.id, "1");
  await opening.rematch(table());
  assert.equal(engine.asked.filter((asked) => asked.do === "new").length, 2);
});

test("where the engine fails, the game that was to be left is on the table again", async () => {
  const { opening, table } = opened({ rows: [rowOf(TURNS)], answer: { code: "worker-died" } });
  await opening.fetch("1", () => true);
  await opening.branch(table(), 0);
  assert.equal(table().session.row.id, "1");
});
