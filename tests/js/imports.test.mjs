// Importing files: every good game comes in, whatever stands beside it and whatever happens to the engine.
import assert from "node:assert/strict";
import test from "node:test";
import "./browser.mjs";
import { LARGEST_FILE, MOST_GAMES, packGame, readShelf, shelfTexts } from "../../js/storage/shelf-file.ts";
import { required } from "../../js/base/lookup.ts";
import { standIn } from "./stand-in.mjs";
import { settled } from "./stones.mjs";

const { Imports } = await import("../../js/storage/imports.ts");

/** @typedef {import("../../js/storage/stored-game.ts").GameRecord} GameRecord */
/** @typedef {import("../../js/storage/stored-game.ts").StoredGame} StoredGame */
/** @typedef {import("../../js/engine/client.ts").EngineState} EngineState */
/** @typedef {ConstructorParameters<typeof Imports>[1]} Keep */

/**
 * A fake engine that a record can kill: `deadly` returns the error code, if any. The records are mere names.
 * @param {(record: string) => string | null} deadly
 */
function fakeEngine(deadly, { revives = true } = {}) {
  const engine = {
    state: /** @type {EngineState} */ ("ready"),
    ready: Promise.resolve(),
    restarts: 0,
    asked: /** @type {(string | null)[]} */ ([]),
    /** @param {{do: string, text?: unknown}} request @returns {Promise<never>} */
    async ask({ text }) {
      const record = JSON.parse(String(text));
      engine.asked.push(record);
      if (engine.state === "failed") throw { code: "worker-died" };
      const code = deadly(record);
      if (code && code !== "bad-request") engine.state = "failed";
      if (code) throw { code };
      return /** @type {never} */ ({ record, view: {} });
    },
    async restart() {
      engine.restarts += 1;
      if (!revives) throw { code: "start-failed" };
      engine.state = "ready";
    },
  };
  return engine;
}

/** Imports over a fake engine. @param {ReturnType<typeof fakeEngine>} engine @param {Keep} keep */
const importsOf = (engine, keep) => new Imports(engine, keep, { refresh: async () => {} });

/** @param {ReturnType<typeof fakeEngine>} engine @param {string[]} records @param {object} [beside] */
async function take(engine, records, beside = {}) {
  const kept = /** @type {unknown[]} */ ([]);
  const imports = importsOf(engine, async ({ record }) => {
    kept.push(record);
    return { how: "new", id: String(record) };
  });
  const text = JSON.stringify({
    format: "jemaa-shelf",
    version: 1,
    games: records.map((record) => ({ record })),
    ...beside,
  });
  await imports.take([new File([text], "all.json")]);
  assert.equal(imports.busy, null);
  const report = required(imports.report ?? undefined, "report");
  return { kept, report, counts: [report.imported, report.refused, engine.restarts] };
}

const GOOD = Array.from({ length: 20 }, (_, at) => `good ${at}`);

test("records that cannot be read keep no good one out", async () => {
  const engine = fakeEngine((record) => (record.startsWith("bad") ? "bad-request" : null));
  const { kept, counts } = await take(engine, [...Array(5).fill("bad"), ...GOOD]);
  assert.deepEqual([kept, counts], [GOOD, [20, 5, 0]]);
});

test("results that are none are refused, and keep no game out", async () => {
  const { kept, report } = await take(
    fakeEngine(() => null),
    ["good"],
    { results: [{ id: 7 }] },
  );
  assert.deepEqual([kept, report.refusals.map(({ trouble }) => trouble.code)], [["good"], ["bad-results"]]);
});

test("a worker that dies is waited for, and its record asked about once more", async () => {
  let deaths = 1;
  const engine = fakeEngine((record) => (record === "good 7" && deaths-- > 0 ? "worker-died" : null));
  const { kept, counts } = await take(engine, GOOD);
  assert.deepEqual([kept, counts], [GOOD, [20, 0, 1]]);
});

test("a record that kills the worker twice is refused, and the next ones come in", async () => {
  const engine = fakeEngine((record) => (record === "deadly" ? "worker-silent" : null));
  const { kept, report } = await take(engine, ["deadly", ...GOOD]);
  assert.deepEqual(kept, GOOD);
  assert.deepEqual(report.refusals, [{ name: "1", trouble: { code: "worker-silent", args: undefined } }]);
});

test("an engine that somebody else has begun to start again is waited for", async () => {
  const engine = fakeEngine(() => null);
  const { ask } = engine;
  engine.ask = async (request) => {
    if (engine.asked.length !== 3) return engine.state === "ready" ? ask(request) : Promise.reject(new Error("early"));
    engine.asked.push(null);
    engine.state = "starting";
    engine.ready = settled().then(() => void (engine.state = "ready"));
    throw { code: "restarted" };
  };
  const { kept } = await take(engine, GOOD);
  assert.deepEqual([kept, engine.restarts], [GOOD, 0]);
});

test("what stands beside a record is checked with it, and a title is what can be seen of it", async () => {
  const engine = fakeEngine(() => null);
  const { ask } = engine;
  const [asked, titles] = [/** @type {unknown[]} */ ([]), /** @type {unknown[]} */ ([])];
  engine.ask = (request) => {
    const { undone, bots } = /** @type {{undone?: unknown, bots?: unknown}} */ (request);
    asked.push({ undone, bots });
    return ask(request);
  };
  const imports = importsOf(engine, async (_, { title }) => {
    titles.push(title);
    return { how: "new", id: "1" };
  });
  const beside = { undone: "left", bots: { 9: "random" } };
  const games = ["\u202e\0 a\nb ", 7, ["x"], "x".repeat(99), ""].map((title) => ({ record: "good", ...beside, title }));
  await imports.take([new File([JSON.stringify({ format: "jemaa-shelf", version: 1, games })], "all.json")]);
  assert.deepEqual(titles, ["a b", undefined, undefined, "x".repeat(60), undefined]);
  assert.deepEqual(asked, Array(5).fill(beside));
});

test("an engine that does not come back, or dies again and again, is not asked for every game anew", async () => {
  const gone = fakeEngine(() => "worker-died", { revives: false });
  const { kept, report, counts } = await take(gone, GOOD);
  assert.deepEqual([kept, counts, report.refusals[4].trouble.code], [[], [0, 20, 1], "start-failed"]);
  const dying = fakeEngine(() => "worker-died");
  const deadly = Array.from({ length: 300 }, (_, at) => `deadly ${at}`);
  const { refused, refusals } = (await take(dying, deadly)).report;
  assert.deepEqual([refused, refusals.length], [300, 5]);
  assert.ok(dying.restarts <= 20);
});

test("a file whose games cannot be kept leaves the way free for others", async () => {
  const idle = fakeEngine(() => null);
  const imports = importsOf(idle, () => Promise.reject(new Error("no room")));
  await assert.rejects(imports.take([new File(['{"format": "jemaa-record"}'], "one.json")]));
  assert.equal(imports.busy, null);
});

/** What a file takes of a stored game. @param {number} number @param {Partial<GameRecord>} [more] @returns {StoredGame} */
const row = (number, more) =>
  standIn({
    ...{ id: String(number), undone: [], seats: [], title: `№ ${number}` },
    record: standIn({ format: "jemaa-record", log: [], ...more }),
  });
/** The games of a text, which is a file of them. @param {string} text */
const gamesIn = (text) => required(readShelf(text) ?? undefined, "games");

test("whatever is saved can be opened: as many files as it takes, each within its limits", () => {
  const many = Array.from({ length: 2 * MOST_GAMES + 1 }, (_, at) => row(at));
  // three bytes in UTF-8 each: a file is measured in bytes
  const large = Array.from({ length: 50 }, (_, at) => row(at, { app: "أ".repeat(150_000) + "中".repeat(100_000) }));
  for (const [rows, least] of /** @type {[StoredGame[], number][]} */ ([
    [[], 1],
    [many, 3],
    [large, 2],
    [[row(1)], 1],
  ])) {
    const texts = shelfTexts(rows.map(packGame));
    assert.ok(texts.length >= least && texts.length <= least + 1);
    for (const text of texts) assert.ok(new TextEncoder().encode(text).length <= LARGEST_FILE);
    const titles = texts.flatMap(gamesIn).map(({ title }) => title);
    assert.equal(titles.join(), Array.from(rows, ({ title }) => title).join());
  }
});

test("a record of many reaches the engine as it was written: no number rounded, no key dropped", () => {
  const written = ['{"a": 9007199254740993, "a": 1}', '[ "\\"]}," , {"b": [1e400]} ]', '"\\\\"', "-0", "null", "7"];
  const others = ["[3]", "5", '{"record": 1, "record": 2}', "{}"];
  const games = [...written.map((text) => `{"title": "x", "record" :${text} }`), ...others].join(" , ");
  const text = `{"games": ["not these"], "format": "jemaa-shelf",\n"version": 1, "games": [ ${games} ] , "z": {"games": []}}`;
  const read = gamesIn(text).map((game) => game.text);
  assert.deepEqual(read, [...written, "null", "null", "2", "null"]);
});

test("a file that is nothing but nesting is read in no time", () => {
  const deep = `${"[".repeat(2_000)}${"]".repeat(2_000)}`;
  const games = Array(100).fill(`{"record": ${deep}}`);
  const read = gamesIn(`{"format": "jemaa-shelf", "version": 1, "games": [${games}]}`);
  assert.ok(read.every((game) => game.text === deep));
});
