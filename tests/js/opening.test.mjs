// Opening games: stored before they are shown, one tab plays each, late replies release their lock.
import assert from "node:assert/strict";
import { test } from "node:test";
import { kept } from "./browser.mjs";
import { standIn, standInEngine } from "./stand-in.mjs";
import { rowOf, viewAt } from "./stones.mjs";

const { seatsFor } = await import("../../js/storage/seating.ts");
const { Status } = await import("../../js/table/state/status.ts");
const { TableOpener } = await import("../../js/app/table-opener.ts");
const { deviceSecret } = await import("../../js/storage/settings.ts");

/** @typedef {import("../../js/engine/requests.ts").NewGameRequest} NewGameRequest */
/** @typedef {import("../../js/storage/stored-game.ts").StoredGame} StoredGame */
/** @typedef {import("./stones.mjs").Request} Request */
/** @typedef {{id: string, steal?: boolean, onLost: () => void, onOvertaken: () => void}} Holding */

const TURNS = [0, 1, 0];
/** @type {NewGameRequest} */
const BEGIN = { do: "new", game: "stones", players: [], bots: {} };
/** The seats of a game of two. */
const USUAL = [0, 1].map((seat) => ({ seat, colors: [`dye ${seat}`], score: 0 }));
const NOW = Date.UTC(2026, 4, 1);

/** A fake table with a fake session that records its calls. @param {StoredGame} row @param {{taken?: boolean, coming?: boolean}} [as] */
function laid(row, { taken = false, coming = false } = {}) {
  const session = {
    ...{ row, state: { ready: false }, opened: /** @type {unknown[]} */ ([]), closed: false },
    loop: {
      open: async (/** @type {unknown} */ reply, laid = () => {}) => {
        session.opened.push(reply);
        laid();
        session.state.ready = true;
      },
    },
    close: () => void (session.closed = true),
  };
  return { session, status: new Status({ taken, coming }) };
}

/**
 * An opening over a store in memory; `order` logs what happened, `table()` is the table that was laid.
 * @param {{rows?: StoredGame[], refusal?: string, free?: boolean, state?: "starting" | "ready"}} [how]
 */
function opened({ rows = [], refusal, free = true, state = "ready" } = {}) {
  const order = /** @type {string[]} */ ([]);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const released = /** @type {string[]} */ ([]);
  const holding = /** @type {Holding[]} */ ([]);
  /** What may change while the page is away: whether the lock is free, and whether another tab has written. */
  const elsewhere = { free, overtaken: false };
  const store = {
    trouble: /** @type {import("../../js/storage/database.ts").StoreTrouble | null} */ (null),
    overtaken: async () => elsewhere.overtaken,
    get: async (/** @type {string} */ id) => stored.get(id),
    put: async (/** @type {StoredGame} */ row) => {
      order.push("put");
      stored.set(row.id, row);
    },
    hold: async (/** @type {string} */ id, /** @type {Omit<Holding, "id">} */ how) => {
      holding.push({ id, ...how });
      return elsewhere.free || how.steal ? () => void released.push(id) : null;
    },
  };
  const answer = (/** @type {Request} */ request) => {
    if (refusal) throw { code: refusal, args: { why: "names" } };
    const { log = [], ...record } = { game: "stones", players: [], ...request.record };
    if (request.seed !== undefined) record.seed = request.seed;
    const made = { ...record, log: log.slice(0, request.ply) };
    return { record: made, device: 7, view: viewAt(TURNS, 0), entries: [] };
  };
  const engine = { state, ...standInEngine(answer) };
  location.replace = (address) => void order.push(String(address).slice(0, 7));
  const services = standIn({
    ...{
      supervision: { engine },
      languages: { loadFor: async () => [] },
      pageParts: { loadFor: async () => null },
      games: { stones: { begun: { view: viewAt(TURNS, 0), seats: { 2: USUAL } } } },
    },
  });
  const page = { services, store: standIn(store), drawable: Promise.resolve() };
  const opening = new TableOpener(page, (row, as) => {
    order.push("build");
    return /** @type {any} */ (laid(row, as));
  });
  const fetch = (id = "1", wanted = true) => opening.fetch(id, () => wanted);
  const table = () => /** @type {any} */ (opening.table);
  return { opening, table, fetch, engine, stored, order, released, holding, elsewhere, store };
}

const wanted = () => true;

/** An opening of a stored game. @param {Parameters<typeof opened>[0]} [how] */
async function fetched(how) {
  const all = opened({ rows: [rowOf(TURNS)], ...how });
  await all.fetch();
  return all;
}

test("a new game is on disk before it is laid, and its address comes before it is played", async () => {
  const { opening, table, stored, order } = opened();
  assert.equal(await opening.begin({ ...BEGIN, bots: { 1: "easy" } }, wanted, { sharing: "pass" }), null);
  const [row] = [...stored.values()];
  assert.deepEqual(order, ["put", "build", "#/game/"]);
  const bots = row.seats.map(({ bot }) => bot);
  assert.deepEqual([row.sharing, bots, row.undone, table().session.opened.length], ["pass", [null, "easy"], [], 1]);
});

test("a new game has a table with those who play while the engine starts, but not around a table, nor in other colours than usual", async () => {
  const players = ["Amina", "Yusuf"].map((name, seat) => ({ name, color: `dye ${seat}` }));
  const asked = { ...BEGIN, players, bots: { 1: "easy" } };
  const { opening, table, order } = opened({ state: "starting" });
  const begun = opening.begin(asked, wanted);
  const { status, session } = /** @type {any} */ (opening.coming);
  const { view, seats } = session.row;
  const who = view.seats.map((/** @type {any} */ { name, colors }) => [name, ...colors]);
  assert.deepEqual(
    [status.coming, who, seats[1].bot],
    [
      true,
      [
        ["Amina", "dye 0"],
        ["Yusuf", "dye 1"],
      ],
      "easy",
    ],
  );
  await begun;
  assert.deepEqual([opening.coming, table().status.coming, order], [null, false, ["build", "put", "build", "#/game/"]]);
  const others = [players.toReversed(), players.slice(1)].map((some) => /** @type {const} */ ([some, {}]));
  for (const [some, how] of /** @type {const} */ ([[players, { sharing: "around" }], ...others])) {
    const other = opened({ state: "starting" });
    const beginning = other.opening.begin({ ...asked, players: some }, wanted, how);
    assert.equal(other.opening.coming, null);
    await beginning;
  }
});

test("a game that the engine refuses leaves nothing behind", async () => {
  const { opening, stored } = opened({ refusal: "bad-record" });
  assert.equal((await opening.begin(BEGIN, wanted))?.code, "bad-record");
  assert.deepEqual([stored.size, opening.table], [0, null]);
});

test("a game that nobody wants any more once the engine has begun it leaves nothing behind", async () => {
  const { opening, order } = opened();
  assert.equal(await opening.begin(BEGIN, () => false), null);
  assert.deepEqual([order, opening.table], [[], null]);
});

test("a stored game is opened by an engine that is ready before it is laid, once", async () => {
  const { opening, table, engine } = await fetched();
  await opening.open();
  await opening.open();
  const [reply, none] = table().session.opened;
  const found = [engine.asked.map((request) => request.do), reply.record.game, none];
  assert.deepEqual(found, [["open"], "stones", undefined]);
});

test("a stored game is laid to be looked at before the engine is ready, and is this tab's", async () => {
  const { opening, table, engine, holding } = await fetched({ state: "starting" });
  assert.deepEqual(
    [table().status.openElsewhere, opening.openingId, engine.asked.length, holding[0].id],
    [false, "", 0, "1"],
  );
});

test("a game that another tab plays is laid as taken, and can be taken over", async () => {
  const { opening, table, holding } = await fetched({ free: false });
  assert.equal(table().status.openElsewhere, true);
  await opening.takeOver("1");
  assert.deepEqual(
    [table().status.openElsewhere, holding.at(-1)?.steal, table().session.opened.length],
    [false, true, 1],
  );
});

test("a game that another tab takes is played here no longer; a lock that the browser took back is taken again", async () => {
  for (const free of [false, true]) {
    const { opening, table, holding, elsewhere } = await fetched();
    elsewhere.free = free;
    holding[0].onLost();
    assert.deepEqual([table().status.openElsewhere, table().session.closed], [true, true]);
    await opening.resume();
    assert.deepEqual([table().status.openElsewhere, table().session.opened.length, holding.length], [!free, 1, 2]);
  }
});

for (const [what, free, overtaken] of /** @type {const} */ ([
  ["that nobody else has played finds all as it was", true, false],
  ["that was played on elsewhere finds its newest entry", true, true],
  ["that is being played elsewhere sees it as it is by now", false, true],
]))
  test(`whoever comes back to a game ${what}`, async () => {
    const { opening, table, released, stored, elsewhere, holding } = await fetched();
    const before = table();
    opening.pause();
    assert.deepEqual(released, ["1"], "free for others while the page is away");
    Object.assign(elsewhere, { free, overtaken });
    stored.set("1", rowOf([...TURNS, 1], { id: "1" }));
    await Promise.all([opening.resume(), opening.resume()]);
    const { session, status } = table();
    assert.deepEqual([table() === before, before.session.closed, status.openElsewhere], [!overtaken, overtaken, !free]);
    assert.equal(session.row, overtaken ? stored.get("1") : before.session.row);
    assert.deepEqual([session.opened.length, holding.length], [free ? 1 : 0, 2]);
  });

test("games that are missing, damaged, or of another page are told apart; what is damaged can still be saved", async () => {
  const { opening, released, fetch, store } = opened({
    rows: [
      rowOf(TURNS, { id: "2", undone: /** @type {any} */ (null) }), // damaged
      rowOf(TURNS, { id: "3", record: standIn({ game: "chess", log: [] }) }),
    ],
  });
  for (const [id, code, asked] of [
    ["1", "no-game", undefined],
    ["2", "damaged", "2"],
    ["3", "damaged", "3"],
  ])
    assert.deepEqual([await fetch(id), opening.requested?.id], [{ code }, asked]);
  assert.deepEqual([opening.table, released], [null, ["1", "2"]]);
  store.trouble = "newer";
  assert.deepEqual(await fetch(), { code: "unread" }, "nor is it said to be none of this device");
});

test("a game that nobody waits for any longer is let go of", async () => {
  const { opening, released, fetch } = opened({ rows: [rowOf(TURNS)] });
  await fetch("1", false);
  assert.deepEqual([opening.table, released], [null, ["1"]]);
});

test("whoever leaves a table closes it and lets go of its game", async () => {
  const { opening, table, released } = await fetched();
  const { session } = table();
  opening.leave();
  assert.deepEqual([session.closed, opening.table, released], [true, null, ["1"]]);
  assert.deepEqual(opening.left, { id: "1", game: "stones" });
});

const STORED = { game: "stones", players: [], log: ["pass", "pass"], seed: "old", branches: [] };

test("a game played on from the middle is the engine's new one, with a seed of its own; the old one stays as it was", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: NOW });
  const notes = { 0: { key: "a", args: {} }, 1: { key: "b", args: {} } };
  const seats = seatsFor(2, { 1: "random" });
  const old = rowOf(TURNS, { record: standIn(STORED), undone: ["pass"], notes, seats, title: "Friday" });
  const { opening, table, engine, stored } = await fetched({ rows: [old], state: "starting" });
  await opening.branch(table(), 1);
  const [{ started, secret, ply, record, ...asked }, then] = engine.asked;
  assert.deepEqual([asked.do, ply, record, then.do], ["branch", 1, old.record, "open"]);
  assert.deepEqual([secret, Date.parse(started)], [deviceSecret(), NOW]);
  const { row } = table().session;
  assert.deepEqual([stored.size, old.record.seed, stored.get(row.id)], [2, "old", row]);
  assert.deepEqual([row.record, row.record.log], [then.record, ["pass"]], "as the engine has made it");
  assert.deepEqual([row.undone, row.seats, row.notes], [[], seats, { 0: notes[0] }]);
  assert.deepEqual([row.id === "1", row.created > 0, row.changed], [false, true, row.created]);
  assert.equal(location.hash, `#/game/${row.id}`);
});

test("a new game tells the engine whether somebody knows its seed, and keeps the record as it is", async () => {
  for (const seed of ["dunes", "", null, undefined]) {
    const { opening, stored, engine } = opened();
    await opening.begin({ ...BEGIN, ...(seed !== undefined && { seed }) }, wanted);
    const [asked] = engine.asked;
    const known = asked.known_seed ?? false;
    assert.deepEqual([known, asked.seed, asked.secret], [Boolean(seed), seed || null, deviceSecret()]);
    assert.ok(asked.started && "app" in asked);
    assert.deepEqual([...stored.values()][0].record, { game: "stones", log: [], players: [], seed: asked.seed });
  }
});

test("the secret of a device is drawn once; where storage is blocked it lasts as long as the page", (t) => {
  const first = deviceSecret();
  assert.match(first, /^[0-9a-f]{64}$/);
  const places = [...kept.keys()].filter((place) => kept.get(place) === first);
  assert.equal(places.length, 1);
  kept.set(places[0], "too short");
  assert.equal(deviceSecret(), first);
  kept.delete(places[0]);
  t.mock.method(localStorage, "setItem", () => {
    throw new Error("blocked");
  });
  assert.equal(deviceSecret(), first);
});

test("a rematch has the same people, and is one game however often it is asked for", async () => {
  const players = ["Ada", "Bo"].map((name, seat) => ({ name, color: `c${seat}` }));
  const record = { game: "stones", players, log: ["pass"], options: { cold: true }, setup: { first: 1 }, seed: "old" };
  const seats = rowOf(TURNS).seats.map((place) => ({ ...place, bot: "easy", language: "fr" }));
  const row = rowOf(TURNS, { record: standIn(record), seats, sharing: "pass", title: "Friday" });
  const { opening, table, engine, stored } = await fetched({ rows: [row], state: "starting" });
  await Promise.all([opening.rematch(table()), opening.rematch(table())]);
  const { seed, started, app, game_id: number, secret, ...asked } = engine.asked[0];
  assert.ok(started && app !== undefined);
  assert.match(number, /^[0-9a-f]{12}$/);
  assert.deepEqual([secret, seed], [deviceSecret(), null]);
  const bots = { 0: "easy", 1: "easy" };
  assert.deepEqual(asked, { do: "new", game: "stones", players, options: { cold: true }, bots, first: 0 });
  const made = table().session.row;
  assert.deepEqual([made.device, stored.size, engine.asked.length, row.record.log], [7, 2, 1, ["pass"]]);
  assert.deepEqual([made.seats, made.sharing, made.title, made.undone], [seats, "pass", undefined, []]);
  assert.equal(location.hash, `#/game/${made.id}`);
});

test("where the engine fails, the game that was to be left is on the table again, and can be left again", async () => {
  const { opening, table, engine } = await fetched({ refusal: "worker-died" });
  for (const leave of [
    () => opening.rematch(table()),
    () => opening.rematch(table()),
    () => opening.branch(table(), 0),
  ]) {
    await leave();
    assert.equal(table().session.row.id, "1");
  }
  assert.equal(engine.asked.filter((asked) => asked.do === "new").length, 2);
});
