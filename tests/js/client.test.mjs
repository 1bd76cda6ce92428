// The page's side of the engine, against a fake worker.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { Engine, EngineError } from "../../js/engine/client.ts";
import { startEarly } from "../../js/engine/spawn.ts";

class FakeWorker {
  /** @type {FakeWorker[]} */
  static all = [];
  static get last() {
    return /** @type {FakeWorker} */ (FakeWorker.all.at(-1));
  }

  /** What it was sent: requests and archives. @type {{id?: number, do?: string, archive?: ArrayBuffer}[]} */
  sent = [];
  ended = false;
  /** @type {(event: {data: unknown}) => void} */
  onmessage = () => {};
  /** @type {(event: {message: string | undefined, preventDefault(): void}) => void} */
  onerror = () => {};

  /** @param {URL | string} url @param {WorkerOptions} options */
  constructor(url, options) {
    this.url = url;
    this.options = options;
    FakeWorker.all.push(this);
  }

  /** @param {{id: number, text: string} | {archive: ArrayBuffer}} said */
  postMessage(said) {
    this.sent.push("archive" in said ? said : { id: said.id, ...JSON.parse(said.text) });
  }

  terminate() {
    this.ended = true;
  }

  /** What the client reads as `Message`, and what it must survive. @param {object} data */
  say(data) {
    this.onmessage({ data });
  }

  /** @param {number} id @param {object} [fields] */
  reply(id, fields = {}) {
    this.say({ id, text: JSON.stringify(fields) });
  }

  /** @param {string | undefined} message */
  break(message) {
    this.onerror({ message, preventDefault() {} });
  }
}

const progress = { stage: "download", loaded: 1, total: 2 };

beforeEach(() => {
  FakeWorker.all = [];
  Reflect.deleteProperty(globalThis, Symbol.for("jemaa.early-worker"));
  Object.assign(globalThis, { Worker: FakeWorker });
  mock.timers.enable({ apis: ["setInterval"] });
});
afterEach(() => mock.timers.reset());

/** @param {import("../../js/engine/client.ts").EngineOptions} [options] */
function started(options) {
  const engine = new Engine(options);
  FakeWorker.last.say({ ready: true });
  return engine;
}

/** @param {string} expected */
function code(expected) {
  return (/** @type {unknown} */ error) => error instanceof EngineError && error.code === expected;
}

test("progress and states are told in order", async () => {
  const told = /** @type {string[]} */ ([]);
  const engine = new Engine({ onProgress: (each) => told.push(each.stage), onState: (state) => told.push(state) });
  FakeWorker.last.say(progress);
  FakeWorker.last.say({ ready: true });
  await engine.ready;
  assert.deepEqual([told, engine.state], [["starting", "download", "ready"], "ready"]);
});

test("an answer, or a refusal, finds its question by what the worker repeats, whatever its text says", async () => {
  const engine = started();
  const numbered = /** @type {const} */ ({ do: "play", action: "up", id: "mine" }); // nothing on the page asks so
  const [first, second, third] = [engine.ask(numbered), engine.ask({ do: "undo" }), engine.ask({ do: "undo" })];
  const refusal = { code: "bad-request", args: { what: "json" }, message: "no JSON" };
  FakeWorker.last.reply(99, { view: 0 }); // an answer to nothing
  FakeWorker.last.reply(1, { id: 2, view: 1 });
  FakeWorker.last.reply(3, { id: null, error: refusal });
  assert.equal((await first).view, 1);
  await assert.rejects(third, refusal);
  FakeWorker.last.reply(2, { view: 2 });
  assert.equal((await second).view, 2);
  assert.equal(engine.state, "ready");
});

test("an answer that cannot be read, or refuses as no bridge does, rejects its question alone", async () => {
  const engine = started({ replyTimeout: 2000 });
  const broken = ["{", "", "null", "7", '"text"', "[]", undefined, '{"error": 7}'];
  const asked = broken.map(() => engine.ask({ do: "undo" }));
  broken.forEach((text, index) => FakeWorker.last.say({ id: index + 1, text }));
  for (const each of asked) await assert.rejects(each, code("internal"));
  mock.timers.tick(10_000);
  assert.equal(engine.state, "ready");
});

test("a question asked before the start is over is sent at once and answered later; then the worker may be silent", async () => {
  const engine = new Engine({ replyTimeout: 2000 });
  const asked = engine.ask({ do: "games" });
  assert.equal(FakeWorker.last.sent.length, 1);
  FakeWorker.last.say({ ready: true });
  FakeWorker.last.reply(1, { games: [] });
  assert.deepEqual((await asked).games, []);
  mock.timers.tick(1_000_000);
  assert.equal(engine.state, "ready");
});

test("a start without progress times out; progress gives it the whole time again", async () => {
  const states = /** @type {unknown[]} */ ([]);
  const engine = new Engine({ startTimeout: 3000, onState: (state, error) => states.push(state, error?.code) });
  mock.timers.tick(2000);
  FakeWorker.last.say(progress);
  mock.timers.tick(2000);
  assert.equal(engine.state, "starting");
  mock.timers.tick(1000);
  await assert.rejects(engine.ready, code("start-timeout"));
  assert.deepEqual([...states.slice(-2), FakeWorker.last.ended], ["failed", "start-timeout", true]);
});

/** What a start comes to grief with. @param {object} args */
const bad = (args, code = "bad-file") => ({ code, args });
for (const [what, happens, wanted, why = "damaged", detail = ""] of /** @type {const} */ ([
  [
    "a start that fails says what failed",
    () => FakeWorker.last.say({ failed: "Error: 404", cause: { code: "bad-file", file: "pyodide.asm.wasm" } }),
    bad({ file: "pyodide.asm.wasm", what: "Error: 404" }),
  ],
  [
    "a worker whose script is missing fails the start",
    () => FakeWorker.last.break(undefined),
    bad({ file: "worker.js", what: "the worker's script did not load" }),
    ...["status", "404"],
  ],
  [
    "a worker whose script has a type that browsers refuse fails the start, and the type is named",
    () => FakeWorker.last.break("refused"),
    bad({ file: "worker.js", type: "text/plain", what: "refused" }, "bad-type"),
    ...["type", "text/plain"],
  ],
  [
    "a worker that dies while it starts has died: no file is missing",
    () => {
      FakeWorker.last.say(progress);
      FakeWorker.last.break(undefined);
    },
    code("worker-died"),
  ],
]))
  test(what, async () => {
    const engine = new Engine({ diagnose: async () => ({ file: "worker.js", why, detail }) });
    happens();
    await assert.rejects(engine.ready, wanted);
  });

test("a worker that dies, or breaks after the start, rejects what was asked, and everything asked from then on", async () => {
  const ends = [() => FakeWorker.last.say({ died: "RangeError" }), () => FakeWorker.last.break("RangeError")];
  for (const end of ends) {
    const engine = started();
    const asked = engine.ask({ do: "undo" });
    end();
    await assert.rejects(asked, { code: "worker-died", args: { what: "RangeError" } });
    await assert.rejects(engine.ask({ do: "undo" }), code("worker-died"));
    assert.equal(engine.state, "failed");
  }
});

test("a silent worker is given up; other answers show that it lives, and one that owes nothing may be silent", async () => {
  const engine = started({ startTimeout: 2000, replyTimeout: 3000 });
  mock.timers.tick(1_000_000);
  const silent = engine.ask({ do: "record" });
  const answered = engine.ask({ do: "undo" });
  mock.timers.tick(2000);
  FakeWorker.last.reply(2);
  await answered;
  mock.timers.tick(2000);
  assert.equal(engine.state, "ready");
  mock.timers.tick(1000);
  await assert.rejects(silent, code("worker-silent"));
});

test("a restart ends the old worker, hears no more of it, rejects what it owed and starts another", async () => {
  const engine = started();
  const owed = engine.ask({ do: "undo" });
  const old = FakeWorker.last;
  const ready = engine.restart();
  await assert.rejects(owed, code("restarted"));
  old.say({ ready: true });
  old.break("late");
  assert.deepEqual([old.ended, FakeWorker.all.length, engine.state], [true, 2, "starting"]);
  FakeWorker.last.say({ ready: true });
  await ready;
  const asked = engine.ask({ do: "undo" });
  FakeWorker.last.reply(Number(FakeWorker.last.sent[0].id), { view: 3 });
  assert.equal((await asked).view, 3);
});

test("a failed start can be tried again, and only that asks the host anew for everything", async () => {
  const engine = started();
  engine.restart();
  FakeWorker.last.say({ failed: "offline", cause: { code: "no-network" } });
  await assert.rejects(engine.ready, code("no-network"));
  const ready = engine.restart();
  FakeWorker.last.say({ ready: true });
  await ready;
  assert.equal(engine.state, "ready");
  const names = FakeWorker.all.map(({ options }) => options.name);
  assert.deepEqual(names, ["jemaa", "jemaa", "jemaa again"]);
});

test("a worker started early is taken over with what it has said, and only once", async () => {
  startEarly("early.js");
  FakeWorker.last.say(progress);
  FakeWorker.last.say({ ready: true });
  const told = /** @type {string[]} */ ([]);
  const engine = new Engine({ onProgress: (each) => told.push(each.stage) });
  await engine.ready;
  assert.deepEqual([told, FakeWorker.all.length], [["download"], 1]);
  engine.restart();
  startEarly("early.js");
  assert.equal(FakeWorker.all.length, 2, "an early script that comes late starts nothing");
});

test("an early worker that could not load fails the start", async () => {
  startEarly("early.js");
  FakeWorker.last.break("");
  const diagnose = async () => /** @type {const} */ ({ file: "worker.js", why: "damaged", detail: "" });
  await assert.rejects(new Engine({ diagnose }).ready, code("bad-file"));
});

test("an archive is handed to the worker, and to each one after it, before anything is asked", () => {
  const engine = started();
  const archive = new ArrayBuffer(3);
  engine.extend(archive);
  for (const workers of [1, 2, 3]) {
    engine.ask({ do: "close" }).catch(() => {});
    const sent = FakeWorker.last.sent.map((each) => each.archive ?? each.do);
    assert.deepEqual([FakeWorker.all.length, sent], [workers, [archive, "close"]]);
    engine.restart();
  }
});
