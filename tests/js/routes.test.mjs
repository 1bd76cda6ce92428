// Routing: what each address asks for, and that late replies are not shown at the next one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { listeners } from "./browser.mjs";
import { seatsFor } from "../../js/storage/seating.ts";
import { standIn } from "./stand-in.mjs";
import { rowOf, settled, viewAt } from "./stones.mjs";
import { translate } from "./catalogues.mjs";
import { markup } from "../../js/build/markup.ts";
import { addressIn } from "../../js/base/links.ts";

const { loadersOf, Router } = await import("../../js/app/router.ts");
const { NewGames } = await import("../../js/app/new-games.ts");
const { ImportedGames } = await import("../../js/app/home/imported-games.ts");
const newGame = await import("../../js/screens/new-game/new-game.ts");

/** @typedef {import("../../js/app/table-opener.ts").TableOpener} TableOpener */
/** @typedef {import("../../js/storage/imports.ts").Imports} Imports */
/** @typedef {import("../../js/storage/stored-game.ts").StoredGame} StoredGame */
/** @typedef {import("../../js/base/trouble.ts").Trouble} Trouble */

/** @type {import("../../js/engine/shapes.ts").GameFacts} */
const FACTS = {
  ...{ game: "stones", rules: 1, seats: [2, 4], bots: [], private: false },
  options: { cold: { default: false, values: [false, true] } },
  colors: ["red", "blue"],
  colors_each: { 2: 1, 3: 1, 4: 1 },
};
/** What a link leads to. */
const FOUND = { found: standIn({}), short: "x", others: [] };

/**
 * A page at an address, which is followed unless that waits; its other parts only log what they were asked for.
 * @param {string} hash
 * @param {object} [how]
 * @param {boolean} [how.ready] whether the engine is
 * @param {string} [how.refusal] the code with which games are refused
 * @param {Awaited<ReturnType<Imports["read"]>>} [how.found]
 * @param {StoredGame[]} [how.rows] what is stored
 * @param {boolean} [how.fetched] whether screens can be
 * @param {(key: string) => string} [how.say]
 */
function routed(hash, { ready = true, refusal, found = FOUND, rows = [], fetched = true, say = (key) => key } = {}) {
  Object.assign(location, { hash, replace: (/** @type {string} */ address) => void (location.hash = address) });
  const calls = /** @type {string[]} */ ([]);
  const told = refusal ? { code: refusal } : null;
  /** Answers later. @template T @param {T} answer @param {string} [call] */
  const later = async (answer, call) => {
    if (call) calls.push(call);
    await settled();
    return answer;
  };
  /** @type {TableOpener} */
  const openTables = standIn({
    ...{ table: null, openingId: "", left: null, open: async () => {} },
    leave: () => void calls.push("leave"),
    fetch: (id) => later(told, `fetch ${id}`),
    begin: async ({ players }, _, seated) => {
      calls.push(`begin ${players.length}${seated ? ` ${seated.sharing}` : ""}`);
      return told;
    },
    storeImported: async () => standIn({ id: "kept" }),
  });
  const status = { state: ready ? "ready" : "starting" };
  const engine = {
    ask: async (/** @type {any} */ { record }) => {
      if (record.log.includes("nonsense")) throw { code: "bad-record" };
    },
  };
  const newGames = new NewGames({
    ...{ engine: /** @type {any} */ (engine), games: { stones: { facts: FACTS } }, openTables },
    store: { get: (id) => later(rows.find((row) => row.id === id)), recent: async () => rows },
    language: { say, sayOf: () => say },
    fetchScreen: async () => (fetched ? newGame : Promise.reject(new Error("no network"))),
  });
  const importedGames = new ImportedGames(
    openTables,
    { read: () => later(found), take: () => later("taken"), shortOf: async () => null },
    standIn({ merge: async () => null, keep: async (_, store) => ({ how: "new", id: (await store()).id }) }),
  );
  const loaders = loadersOf({
    ...{ newGames, openTables },
    atHome: () => ({
      shelf: { list: { top: rows.map(({ id }) => id) }, refresh: async () => void calls.push("refresh") },
      importedGames,
    }),
    rulebooks: { show: async (game) => void calls.push(`rules of ${game}`) },
    lessons: standIn({ begin: ({ address }) => later(null, `learn ${address.what}`) }),
  });
  const routes = new Router({
    games: ["stones"],
    pageParts: { load: async () => null },
    openTables,
    supervision: standIn({ status }),
    loaders: { ...loaders, puzzle: {}, puzzles: {}, people: {}, luck: {} },
    drawable: Promise.resolve(),
    onLeave: () => calls.push("left"),
  });
  const go = (/** @type {string} */ address) => {
    location.hash = address;
    for (const listener of listeners.hashchange.slice(-1)) listener();
  };
  /** Why there is nothing to show. */
  const errors = () => routes.visit.errors.map(({ code }) => code);
  return { routes, newGames, importedGames, openTables, status, calls, go, errors };
}

/** A page that has followed its address. @param {Parameters<typeof routed>} how */
async function at(...how) {
  const page = routed(...how);
  await page.routes.follow();
  return { ...page, visit: page.routes.visit };
}

const PEOPLE = [
  { name: "Amina", color: "red" },
  { name: "Yusuf", color: "blue" },
];
const RECORD = { game: "stones", log: [], setup: { first: 1 }, options: {}, players: PEOPLE };
/** A view after which somebody's decision can be taken back. */
const DECIDED = { ...viewAt([0, 1], 1), undo_to: 0 };
/** A stored game of two, in which somebody has played. @param {string} id @param {string} action */
const played = (id, action = "pass") =>
  rowOf([0, 1], { id, view: DECIDED, sharing: "pass", record: standIn({ ...RECORD, log: [action] }) });

test("a new game can be drawn up like a stored one; what cannot be read leaves the form as it is", async () => {
  const rows = [played("1"), played("2", "nonsense")];
  const drawnUp = async (/** @type {string} */ id) => {
    const { seats, sharing } = (await at(`#/new/stones?as=${id}`, { rows })).visit.start.form?.draft ?? {};
    const { names, players } = seats ?? {};
    return [names?.[0], players, sharing];
  };
  assert.deepEqual(await drawnUp("1"), ["Amina", 2, "pass"]);
  for (const id of ["2", "3"]) assert.deepEqual(await drawnUp(id), ["new-names", 3, "open"], id);
});

test("an address goes on with the game that was played last, or leads home where there is none", async () => {
  await at("#/on", { rows: [played("2"), played("1")] });
  assert.equal(location.hash, "#/game/2");
  await at("#/on");
  assert.equal(location.hash, "#/");
});

test("an address that plays begins its game, or the last table again, and says why where it cannot", async () => {
  for (const [hash, begun] of [
    ["#/play/stones?players=2", "begin 2"],
    ["#/play/stones?again", "begin 2 pass"],
  ])
    assert.ok((await at(hash, { rows: [played("2")] })).calls.includes(begun), hash);
  assert.deepEqual((await at("#/play/stones?players=9")).errors(), ["address"]);
  for (const hash of ["#/play/stones?players=2&x=1", "#/play/stones?again"])
    assert.deepEqual((await at(hash, { refusal: "bad-option" })).errors(), ["bad-option"], hash);
});

test("an engine that is there while the address is still read is asked once", async () => {
  const { routes, status, calls } = routed("#/play/stones?players=2", { ready: false });
  const followed = routes.follow();
  status.state = "ready";
  await Promise.all([routes.begin(), followed]);
  const begun = calls.filter((call) => call.startsWith("begin"));
  assert.deepEqual(begun, ["begin 2"]);
});

test("whenever the engine becomes ready it is asked", async () => {
  for (let turns = 0; turns < 20; turns += 1) {
    const { routes, calls } = routed("#/learn/stones", { ready: false });
    const followed = routes.follow();
    for (let turn = 0; turn < turns; turn += 1) await null;
    await Promise.all([routes.begin(), followed]);
    assert.ok(calls.includes("learn stones"), `${turns} turns later`);
  }
});

test("the request for a game is there before the engine is, and is made again of another one if that has died", async () => {
  const { routes, openTables, status, calls, errors } = routed("#/play/stones?players=2", { ready: false });
  const begin = openTables.begin;
  openTables.begin = async (...how) => (await begin(...how)) ?? { code: "worker-died" };
  await routes.follow();
  await settled();
  status.state = "ready";
  openTables.begin = begin;
  await routes.begin();
  const begun = calls.filter((call) => call.startsWith("begin"));
  assert.deepEqual([begun, errors()], [["begin 2", "begin 2"], []]);
});

test("an address that begins a game opens the same one that nobody has touched; so does the form, and the last table again", async () => {
  /** @param {object} record @param {Partial<StoredGame>} [more] */
  const row = (record, more) =>
    rowOf([0, 1], { id: "0123abcd", record: standIn({ ...RECORD, seed: "dunes", ...record }), ...more });
  const say = (/** @type {string} */ key) => (key === "new-names" ? "Amina Yusuf" : key);
  /** Where it leads. @param {string} hash @param {StoredGame} stored */
  const led = async (hash, stored) => {
    const { calls } = await at(hash, { rows: [stored], say });
    return calls.some((call) => call.startsWith("begin")) ? "begun" : location.hash;
  };
  const [asked, unseeded] = ["#/play/stones?players=2&seed=dunes", "#/play/stones?players=2"];
  const drawn = row({ seed: "0123456789abcdef" });
  for (const [hash, stored] of /** @type {const} */ ([
    [asked, row({})],
    [asked, row({ log: ["die 1"] })], // only dice were rolled
    [unseeded, drawn],
    ["#/play/stones?again", row({})],
  ]))
    assert.equal(await led(hash, stored), "#/game/0123abcd", hash);
  const bots = (/** @type {Record<number, string>} */ levels) => ({ seats: seatsFor(2, levels) });
  const others = {
    "another seed": row({ seed: "dunes 2" }),
    "another name": row({ players: PEOPLE.with(1, { name: "Zohra", color: "blue" }) }),
    "another colour": row({ players: PEOPLE.toReversed() }),
    "another game": row({ game: "pebbles" }),
    "another option": row({ options: { cold: true } }),
    "a position": row({ setup: { position: "stones" } }),
    "a branch": row({ branches: [] }),
    "somebody has played": row({}, { view: DECIDED }),
    "somebody has played before the others": row({}, { view: { ...DECIDED, undo_to: null, assent_to: 0 } }),
    "something was undone": row({}, { undone: ["pass"] }),
    "it is over": row({}, { view: standIn({ ...viewAt([0, 1], 1), result: {} }) }),
    "another way of sharing": row({}, { sharing: "pass" }),
    "an opponent": row({}, bots({ 1: "easy" })),
    "opponents alone, who have played": row({ log: ["pass"] }, bots({ 0: "easy", 1: "easy" })),
  };
  for (const [what, other] of Object.entries(others)) assert.equal(await led(asked, other), "begun", what);
  assert.equal(await led(unseeded, row({})), "begun", "a seed that somebody knows");
  const { visit, newGames } = await at("#/new/stones", { rows: [drawn], say });
  Object.assign(visit.start.form?.draft.seats ?? {}, { players: 2, edges: seatsFor(2, {}).map(({ edge }) => edge) });
  await newGames.start(visit);
  assert.equal(location.hash, "#/game/0123abcd");
});

test("a stored game that cannot be laid is told, unless the person has gone on", async () => {
  assert.deepEqual((await at("#/game/0123abcd", { refusal: "no-game" })).errors(), ["no-game"]);
  const { routes, go, errors } = routed("#/game/0123abcd", { refusal: "no-game" });
  const arriving = routes.follow();
  go("#/about");
  await arriving;
  assert.deepEqual([routes.visit.address.screen, errors()], ["about", []]);
});

test("a link is read and shown, kept once when it is accepted, and told where it is refused", async () => {
  const { visit, importedGames } = await at("#/open/1-STONES");
  assert.ok(visit.linked.found);
  await Promise.all([importedGames.accept(visit), importedGames.accept(visit)]);
  assert.equal(location.hash, "#/game/kept");
  const refused = await at("#/open/1-STONES", { found: { trouble: { code: "bad-record" } } });
  assert.deepEqual([refused.errors(), refused.visit.linked.found], [["bad-record"], null]);
});

test("a file with one game leads to it, unless the person has gone on", async () => {
  for (const [goes, there] of /** @type {const} */ ([
    [false, "#/game/taken"],
    [true, "#/about"],
  ])) {
    const { visit, importedGames, go } = await at("#/");
    const taking = importedGames.take(visit, []);
    if (goes) go("#/about");
    await taking;
    assert.equal(location.hash, there);
  }
});

// A game that came by a link, as it is told of before it is laid

const { linkedGame } = await import("../../js/screens/linked-game.ts");

test("a game that this page cannot draw is told of all the same, without a picture", () => {
  /** @type {import("../../js/i18n/translate.ts").Say} */
  const say = (key, args) => translate("en", key, args);
  /** @type {import("../../js/screens/page-context.ts").PageContext} */
  const shell = standIn({ say, sayOf: () => say, settings: standIn({ language: "en" }) });
  /** @type {import("../../js/engine/shapes.ts").View} */
  const view = standIn({
    game: "another",
    ply: 3,
    to_act: 0,
    prompt: { key: "prompt", args: { seat: 0 } },
    seats: ["Amina", "Yusuf"].map((name, seat) => ({ seat, name, score: 0 })),
    result: null,
  });
  /** @type {import("../../js/storage/stored-game.ts").CheckedGame} */
  const found = standIn({ view, record: standIn({ game: "another" }) });
  const told = markup(linkedGame(shell, standIn({ found, mergeResult: null }), {}, standIn({})));
  assert.ok(told.includes("Amina") && told.includes("data-accept"));
});

// What a pasted or shared text leads to

test("a text leads to the address of the link in it, and to a game wherever its short form may be", () => {
  const found = {
    "https://a.example/jemaa/#/new/marrakech": "#/new/marrakech",
    "Come and play: https://a.example/#/play/morocco?players=3 (tonight)": "#/play/morocco?players=3",
    "https://a.example/#/open/abc.def\nghi": "#/open/https%3A%2F%2Fa.example%2F%23%2Fopen%2Fabc.def%0Aghi",
    "First https://a.example/#/rules/marrakech then https://a.example/#/open/abc":
      "#/open/First%20https%3A%2F%2Fa.example%2F%23%2Frules%2Fmarrakech%20then%20https%3A%2F%2Fa.example%2F%23%2Fopen%2Fabc",
    "  just words ": "#/open/just%20words",
  };
  assert.deepEqual(Object.keys(found).map(addressIn), Object.values(found));
});
