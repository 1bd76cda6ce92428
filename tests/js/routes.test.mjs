// Routing: what each address asks for, and that late replies are not shown at the next one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { listeners } from "./browser.mjs";
import { seatsFor } from "../../js/storage/seating.js";
import { standIn } from "./stand-in.mjs";
import { rowOf, settled, viewAt } from "./stones.mjs";

const { loadersOf, Routes } = await import("../../js/app/routes.js");
const { NewGames } = await import("../../js/app/new-games.js");
const { ImportedGames } = await import("../../js/app/imported-games.js");
const newGame = await import("../../js/screens/new-game/new-game.js");

/** @typedef {import("../../js/app/open-tables.js").OpenTables} OpenTables */
/** @typedef {import("../../js/engine/supervision.js").Supervision} Supervision */
/** @typedef {import("../../js/storage/imports.js").Imports} Imports */
/** @typedef {import("../../js/types.js").Row} Row */
/** @typedef {import("../../js/types.js").Trouble} Trouble */

/** @type {import("../../js/types.js").GameFacts} */
const FACTS = {
  game: "stones",
  rules: 1,
  seats: [2, 4],
  options: { cold: { default: false, values: [false, true] } },
  colors: ["red", "blue"],
  colors_each: { 2: 1, 3: 1, 4: 1 },
  bots: [],
};

/**
 * A page at an address; its other parts only log what they were asked for.
 * @param {string} hash
 * @param {{ready?: boolean, refusal?: Trouble | null, found?: Awaited<ReturnType<Imports["read"]>>, rows?: Row[],
 *   fetched?: boolean, say?: (key: string) => string}} [how]
 */
function routed(
  hash,
  {
    ready = true,
    refusal = null,
    found = { found: standIn({}), short: "x", others: [] },
    rows = [],
    fetched = true,
    say = (key) => key,
  } = {},
) {
  location.hash = hash;
  location.replace = (address) => {
    location.hash = String(address);
  };
  /** @type {string[]} */
  const calls = [];
  /** @type {Pick<OpenTables, "table" | "coming" | "left" | "leave" | "open" | "fetch" | "begin" | "keep">} */
  const openTables = {
    table: null,
    coming: "",
    left: null,
    leave: () => {
      calls.push("leave");
      openTables.table = null;
    },
    open: async () => {},
    fetch: async (id) => {
      calls.push(`fetch ${id}`);
      await settled();
      return refusal;
    },
    begin: async (asked, seated) => {
      calls.push(`begin ${asked.players.length}${seated ? ` ${seated.sharing}` : ""}`);
      return refusal;
    },
    keep: async () => standIn({ id: "kept" }),
  };
  /** @type {Pick<Supervision, "status" | "once" | "engine">} */
  const supervision = {
    engine: standIn({
      ask: async (/** @type {any} */ { record }) => {
        if (record.log.includes("nonsense")) throw { code: "bad-record" };
        return standIn({});
      },
    }),
    status: standIn({ state: ready ? "ready" : "starting" }),
    once: async (request) => {
      calls.push(request.do);
      await settled();
      return /** @type {never} */ ({ games: [FACTS] });
    },
  };
  const newGames = new NewGames({
    supervision: standIn(supervision),
    openTables: standIn(openTables),
    store: {
      get: async (id) => {
        await settled();
        return rows.find((row) => row.id === id);
      },
      recent: async () => rows,
    },
    language: { say, sayOf: () => say },
    fetchScreen: async () => {
      if (!fetched) throw new Error("no network");
      return newGame;
    },
  });
  const imports = {
    read: async () => {
      await settled();
      return found;
    },
    take: async () => {
      await settled();
      return "taken";
    },
    shortOf: async () => null,
  };
  const importedGames = new ImportedGames(
    standIn(openTables),
    imports,
    standIn({
      meet: async () => null,
      keep: async (_, store) => ({ how: "new", id: (await store()).id }),
    }),
  );
  const loaders = loadersOf({
    newGames,
    importedGames,
    openTables: standIn(openTables),
    shelf: {
      top: rows.map(({ id }) => id),
      refresh: async () => {
        calls.push("refresh");
      },
    },
    rulebooks: {
      async show(game) {
        calls.push(`rules of ${game}`);
      },
    },
    lessons: standIn({
      begin: async ({ address }) => {
        calls.push(`learn ${address.what}`);
        return null;
      },
    }),
  });
  const routes = new Routes({
    games: ["stones"],
    openTables: standIn(openTables),
    engine: supervision.status,
    loaders: { ...loaders, puzzle: {}, puzzles: {}, people: {}, luck: {} },
    drawable: Promise.resolve(),
    onLeave: () => calls.push("left"),
  });
  const go = (/** @type {string} */ address) => {
    location.hash = address;
    for (const listener of listeners.hashchange.slice(-1)) listener();
  };
  return { routes, newGames, importedGames, openTables, supervision, calls, go };
}

/** Why there is nothing to show. @param {InstanceType<typeof Routes>} routes */
const errorsIn = ({ visit }) => visit.errors.map(({ code }) => code);

/** A stored game of two, in which somebody has played. @param {string} id @param {string[]} log */
const played = (id, log) =>
  rowOf([0, 1], {
    id,
    view: { ...viewAt([0, 1], 1), undo_to: 0 },
    sharing: "pass",
    record: standIn({
      game: "stones",
      log,
      setup: { first: 1 },
      options: {},
      players: [
        { name: "Ada", color: "blue" },
        { name: "Bo", color: "red" },
      ],
    }),
  });

test("a new game can be drawn up like a stored one; what cannot be read leaves the form as it is", async () => {
  const rows = [played("1", ["pass"]), played("2", ["nonsense"])];
  const names = [];
  for (const id of ["1", "2", "3"]) {
    const { routes } = routed(`#/new/stones?as=${id}`, { rows });
    await routes.follow();
    names.push([
      routes.visit.form?.draft.names[0] === "Ada",
      routes.visit.form?.draft.players,
      routes.visit.form?.draft.sharing,
    ]);
  }
  assert.deepEqual(names, [
    [true, 2, "pass"],
    [false, 3, "open"],
    [false, 3, "open"],
  ]);
});

test("the screen of a new game that cannot be fetched is said to be missing", async () => {
  const { routes } = routed("#/new/stones", { fetched: false });
  await routes.follow();
  assert.deepEqual([errorsIn(routes), routes.visit.form], [["not-fetched"], null]);
  routes.visit.retry?.();
  assert.deepEqual([errorsIn(routes), routes.visit.retry], [[], null], "tried again");
  await settled();
  await settled();
  assert.deepEqual(errorsIn(routes), ["not-fetched"]);
});

test("the last table of a game is offered again, with its people, and who has played here is known", async () => {
  const rows = [played("2", ["pass"]), played("1", ["pass"])];
  const { routes, newGames, calls } = routed("#/new/stones", { rows });
  await routes.follow();
  const { last, known } = routes.visit.form ?? {};
  assert.deepEqual([last?.id, known], ["2", ["A", "B"]]);
  await newGames.again(routes.visit);
  assert.ok(calls.includes("begin 2 pass"));
});

test("an address goes on with the game that was played last, or leads home where there is none", async () => {
  for (const [rows, there] of /** @type {[Row[], string][]} */ ([
    [[played("2", []), played("1", [])], "#/game/2"],
    [[], "#/"],
  ])) {
    const { routes } = routed("#/on", { rows });
    await routes.follow();
    assert.equal(location.hash, there);
  }
});

test("an address begins the last table again, and a game that was never played here is refused", async () => {
  const { routes, calls } = routed("#/play/stones?again", { rows: [played("2", ["pass"])] });
  await routes.follow();
  assert.ok(calls.includes("begin 2 pass"));
  const never = routed("#/play/stones?again", { refusal: { code: "bad-option" } });
  await never.routes.follow();
  assert.deepEqual(errorsIn(never.routes), ["bad-option"]);
});

test("an address that begins a game opens the same one that nobody has touched; so does the form, and the last table again", async () => {
  const people = [
    { name: "Amina", color: "red" },
    { name: "Yusuf", color: "blue" },
  ];
  /** @param {object} record @param {Partial<Row>} [more] */
  const row = (record, more) =>
    rowOf([0, 1], {
      id: "0123abcd",
      record: standIn({
        game: "stones",
        log: [],
        setup: { first: 1 },
        options: {},
        players: people,
        seed: "dunes",
        ...record,
      }),
      ...more,
    });
  const names = (/** @type {string} */ key) => (key === "new-names" ? "Amina Yusuf" : key);
  /** @param {string} hash @param {Row[]} rows */
  const led = async (hash, rows) => {
    const { routes, calls } = routed(hash, { rows, say: names });
    await routes.follow();
    return [location.hash, calls.some((call) => call.startsWith("begin"))];
  };
  const [asked, there] = ["#/play/stones?players=2&seed=dunes", ["#/game/0123abcd", false]];
  assert.deepEqual(await led(asked, [row({})]), there);
  assert.deepEqual(await led(asked, [row({ log: ["die 1"] })]), there, "only dice were rolled");
  assert.deepEqual(await led("#/play/stones?players=2", [row({ seed: "0123456789abcdef" })]), there);
  assert.deepEqual(await led("#/play/stones?again", [row({})]), there);
  const view = viewAt([0, 1], 1);
  const others = {
    "another seed": row({ seed: "dunes 2" }),
    "another name": row({ players: [people[0], { name: "Zohra", color: "blue" }] }),
    "another colour": row({ players: people.toReversed() }),
    "another game": row({ game: "pebbles" }),
    "another option": row({ options: { cold: true } }),
    "a position": row({ setup: { position: "stones" } }),
    "a branch": row({ branches: [] }),
    "somebody has played": row({}, { view: { ...view, undo_to: 0 } }),
    "somebody has played before the others": row({}, { view: { ...view, assent_to: 0 } }),
    "something was undone": row({}, { undone: ["pass"] }),
    "it is over": row({}, { view: standIn({ ...view, result: {} }) }),
    "another way of sharing": row({}, { sharing: "pass" }),
    "an opponent": row({}, { seats: seatsFor(2, { 1: "easy" }) }),
    "opponents alone, who have played": row({ log: ["pass"] }, { seats: seatsFor(2, { 0: "easy", 1: "easy" }) }),
  };
  for (const [what, other] of Object.entries(others)) assert.deepEqual(await led(asked, [other]), [asked, true], what);
  assert.deepEqual(
    await led("#/play/stones?players=2", [row({})]),
    ["#/play/stones?players=2", true],
    "a seed that somebody knows",
  );
  const { routes, newGames } = routed("#/new/stones", { rows: [row({ seed: "0123456789abcdef" })], say: names });
  await routes.follow();
  Object.assign(routes.visit.form?.draft ?? {}, { players: 2, edges: seatsFor(2, {}).map(({ edge }) => edge) });
  await newGames.start(routes.visit);
  assert.equal(location.hash, "#/game/0123abcd");
});

test("home shows what is stored", async () => {
  const { routes, calls } = routed("#/");
  assert.equal(routes.showsStored, true);
  await routes.follow();
  assert.deepEqual(calls, ["leave", "left", "refresh"]);
});

test("a new game is drawn up once the engine can tell what is possible, which is asked early", async () => {
  const { routes, supervision, calls } = routed("#/new/stones", { ready: false });
  await routes.follow();
  assert.deepEqual(
    [routes.visit.form, calls.filter((call) => call === "games").length, routes.showsStored],
    [null, 1, false],
  );
  supervision.status.state = "ready";
  await routes.begin();
  assert.deepEqual(
    [routes.visit.form?.draft.facts.game, routes.visit.form?.draft.players, document.documentElement.dataset.ready],
    ["stones", 3, "engine"],
  );
});

test("an address that plays begins its game, and says why where it cannot", async () => {
  const { routes, calls } = routed("#/play/stones?players=2");
  await routes.follow();
  assert.ok(calls.includes("begin 2"));
  const senseless = routed("#/play/stones?players=9");
  await senseless.routes.follow();
  assert.deepEqual(errorsIn(senseless.routes), ["address"]);
  const refused = routed("#/play/stones?players=2&x=1", { refusal: { code: "bad-option" } });
  await refused.routes.follow();
  assert.deepEqual(errorsIn(refused.routes), ["bad-option"]);
});

test("a stored game is fetched, and opened where the engine is ready", async () => {
  const { routes, openTables, calls } = routed("#/game/0123abcd");
  let opened = 0;
  openTables.fetch = async () => {
    openTables.table = standIn({ session: standIn({ row: standIn({ id: "0123abcd" }) }) });
    return null;
  };
  openTables.open = async () => {
    opened += 1;
  };
  await routes.follow();
  assert.deepEqual([opened, errorsIn(routes)], [1, []]);
  await routes.follow();
  assert.deepEqual(
    [opened, calls.filter((call) => call === "leave").length],
    [1, 1],
    "the same address changes nothing",
  );
});

test("a stored game that cannot be laid is told, unless the person has gone on", async () => {
  const { routes } = routed("#/game/0123abcd", { refusal: { code: "no-game" } });
  await routes.follow();
  assert.deepEqual(errorsIn(routes), ["no-game"]);
  const hasty = routed("#/game/0123abcd", { refusal: { code: "no-game" } });
  const arriving = hasty.routes.follow();
  hasty.go("#/about");
  await arriving;
  assert.deepEqual([hasty.routes.visit.address.screen, errorsIn(hasty.routes)], ["about", []]);
});

test("a link is read and shown, kept once when it is accepted, and told where it is refused", async () => {
  const { routes, importedGames } = routed("#/open/1-STONES");
  await routes.follow();
  assert.ok(routes.visit.found);
  await Promise.all([importedGames.accept(routes.visit), importedGames.accept(routes.visit)]);
  assert.equal(location.hash, "#/game/kept");
  const refused = routed("#/open/1-STONES", { found: { trouble: { code: "bad-record" } } });
  await refused.routes.follow();
  assert.deepEqual([errorsIn(refused.routes), refused.routes.visit.found], [["bad-record"], null]);
});

test("a file with one game leads to it, unless the person has gone on", async () => {
  const { routes, importedGames } = routed("#/");
  await routes.follow();
  await importedGames.take(routes.visit, []);
  assert.equal(location.hash, "#/game/taken");
  const hasty = routed("#/");
  await hasty.routes.follow();
  const taking = hasty.importedGames.take(hasty.routes.visit, []);
  hasty.go("#/about");
  await taking;
  assert.equal(location.hash, "#/about");
});

test("the rules of a game are fetched when they are opened", async () => {
  const { routes, calls } = routed("#/rules/stones");
  await routes.follow();
  assert.ok(calls.includes("rules of stones"));
});
