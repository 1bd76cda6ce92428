// The page's side of the engine, against a fake worker.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { Engine, EngineError } from "../../js/engine/client.js";
import { startEarly } from "../../js/engine/spawn.js";

class FakeWorker {
  /** @type {FakeWorker[]} */
  static all = [];
  static get last() {
    return /** @type {FakeWorker} */ (FakeWorker.all.at(-1));
  }

  /** @type {{id: number}[]} */
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

  /** The archives that it was handed, each with how many requests came before. @type {{archive: ArrayBuffer, after: number}[]} */
  handed = [];

  /** @param {{id: number, text: string} | {archive: ArrayBuffer}} said */
  postMessage(said) {
    if ("archive" in said) this.handed.push({ archive: said.archive, after: this.sent.length });
    else this.sent.push({ id: said.id, ...JSON.parse(said.text) });
  }

  terminate() {
    this.ended = true;
  }

  /** What the client reads as `Message`, and what it must survive. @param {object} data */
  say(data) {
    this.onmessage({ data });
  }

  /** @param {{id: number, [field: string]: unknown}} answer */
  reply({ id, ...fields }) {
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

/** @param {import("../../js/engine/client.js").EngineOptions} [options] */
function started(options) {
  const engine = new Engine(options);
  FakeWorker.last.say({ ready: true });
  return engine;
}

/** Finds this wrong with the worker's script. @param {"status" | "type" | "damaged"} why @param {string} detail */
const diagnosed = (why, detail) => async () => ({ file: "worker.js", why, detail });

/** @param {string} expected */
function code(expected) {
  return (/** @type {unknown} */ error) => error instanceof EngineError && error.code === expected;
}

test("the worker is a module worker beside the client", () => {
  new Engine();
  assert.match(String(FakeWorker.last.url), /\/worker\.js$/);
  assert.equal(FakeWorker.last.options.type, "module");
});

test("progress and states are told in order", async () => {
  /** @type {string[]} */
  const told = [];
  const engine = new Engine({ onProgress: (each) => told.push(each.stage), onState: (state) => told.push(state) });
  FakeWorker.last.say(progress);
  FakeWorker.last.say({ ready: true });
  await engine.ready;
  assert.deepEqual(told, ["starting", "download", "ready"]);
  assert.equal(engine.state, "ready");
});

test("answers find their questions, whatever their order", async () => {
  const engine = started();
  const first = engine.ask({ do: "undo" });
  const second = engine.ask({ do: "record" });
  const [a, b] = FakeWorker.last.sent.map(({ id }) => id);
  assert.notEqual(a, b);
  FakeWorker.last.reply({ id: b, record: 2 });
  FakeWorker.last.reply({ id: a, view: 1 });
  assert.equal((await first).view, 1);
  assert.equal((await second).record, 2);
});

test("an answer finds its question by what the worker repeats, whatever its text says", async () => {
  const engine = started();
  const numbered = /** @type {const} */ ({ do: "play", action: "up", id: "mine" }); // nothing on the page asks so
  const first = engine.ask(numbered);
  const second = engine.ask({ do: "undo" });
  const third = engine.ask({ do: "undo" });
  FakeWorker.last.say({ id: 1, text: '{"id":2,"view":1}' });
  FakeWorker.last.say({ id: 3, text: '{"id":null,"error":{"code":"bad-request","args":{"what":"json"}}}' });
  assert.equal((await first).view, 1);
  await assert.rejects(third, { code: "bad-request", args: { what: "json" } });
  FakeWorker.last.reply({ id: 2, view: 2 });
  assert.equal((await second).view, 2);
  assert.equal(engine.state, "ready");
});

/** @type {{again?: object}} */
const CYCLE = {};
CYCLE.again = CYCLE;

test("what cannot be written as text is refused at once, and nothing is sent or waited for", async () => {
  const engine = started({ replyTimeout: 2000 });
  for (const record of [1n, CYCLE]) await assert.rejects(engine.ask({ do: "open", record }), code("bad-request"));
  assert.deepEqual(FakeWorker.last.sent, []);
  mock.timers.tick(10_000);
  assert.equal(engine.state, "ready");
});

test("an answer that cannot be read rejects its question alone", async () => {
  const engine = started({ replyTimeout: 2000 });
  const broken = ["{", "", "null", "7", '"text"', "[]", undefined];
  const asked = broken.map(() => engine.ask({ do: "undo" }));
  broken.forEach((text, index) => FakeWorker.last.say({ id: index + 1, text }));
  for (const each of asked) await assert.rejects(each, code("internal"));
  mock.timers.tick(10_000);
  assert.equal(engine.state, "ready");
});

test("a refusal that is no refusal of the bridge rejects as a defect", async () => {
  const engine = started();
  const asked = engine.ask({ do: "undo" });
  FakeWorker.last.reply({ id: 1, error: 7 });
  await assert.rejects(asked, code("internal"));
});

test("a question asked before the start is over is sent at once and answered later", async () => {
  const engine = new Engine();
  const asked = engine.ask({ do: "games" });
  assert.equal(FakeWorker.last.sent.length, 1);
  FakeWorker.last.say({ ready: true });
  FakeWorker.last.reply({ id: 1, games: [] });
  assert.deepEqual((await asked).games, []);
});

test("a refusal rejects with the bridge's code, arguments and message, and ends nothing", async () => {
  const engine = started();
  const asked = engine.ask({ do: "play", action: "up" });
  FakeWorker.last.reply({ id: 1, error: { code: "bad-notation", args: { action: "up" }, message: "no such action" } });
  await assert.rejects(asked, { code: "bad-notation", args: { action: "up" }, message: "no such action" });
  assert.equal(engine.state, "ready");
});

test("an answer to nothing is ignored", () => {
  started();
  FakeWorker.last.reply({ id: 99, view: 1 });
});

test("a start without progress times out; progress gives it the whole time again", async () => {
  /** @type {[state: string, code: string | undefined][]} */
  const states = [];
  const engine = new Engine({ startTimeout: 3000, onState: (state, error) => states.push([state, error?.code]) });
  mock.timers.tick(2000);
  FakeWorker.last.say(progress);
  mock.timers.tick(2000);
  assert.equal(engine.state, "starting");
  mock.timers.tick(1000);
  await assert.rejects(engine.ready, code("start-timeout"));
  assert.deepEqual(states.at(-1), ["failed", "start-timeout"]);
  assert.ok(FakeWorker.last.ended);
});

test("a start that fails says what failed", async () => {
  const engine = new Engine();
  FakeWorker.last.say({ failed: "Error: 404", cause: { code: "bad-file", file: "pyodide.asm.wasm" } });
  await assert.rejects(engine.ready, { code: "bad-file", args: { file: "pyodide.asm.wasm", what: "Error: 404" } });
});

test("a worker whose script is missing fails the start", async () => {
  const engine = new Engine({ diagnose: diagnosed("status", "404") });
  FakeWorker.last.break(undefined);
  await assert.rejects(engine.ready, {
    code: "bad-file",
    args: { file: "worker.js", what: "the worker's script did not load" },
  });
});

test("a worker whose script has a type that browsers refuse fails the start, and the type is named", async () => {
  const engine = new Engine({ diagnose: diagnosed("type", "text/plain") });
  FakeWorker.last.break("refused");
  await assert.rejects(engine.ready, {
    code: "bad-type",
    args: { file: "worker.js", type: "text/plain", what: "refused" },
  });
});

test("a worker that dies while it starts has died: no file is missing", async () => {
  for (const message of ["out of memory", undefined]) {
    const engine = new Engine();
    FakeWorker.last.say(progress);
    FakeWorker.last.break(message);
    await assert.rejects(engine.ready, code("worker-died"));
  }
});

test("a worker that dies rejects what was asked, and everything asked from then on", async () => {
  const engine = started();
  const asked = engine.ask({ do: "undo" });
  FakeWorker.last.say({ died: "RangeError: stack" });
  await assert.rejects(asked, code("worker-died"));
  await assert.rejects(engine.ask({ do: "undo" }), code("worker-died"));
  assert.equal(engine.state, "failed");
});

test("a worker that breaks after the start has died", async () => {
  const engine = started();
  const asked = engine.ask({ do: "undo" });
  FakeWorker.last.break("out of memory");
  await assert.rejects(asked, { code: "worker-died", args: { what: "out of memory" } });
});

test("a silent worker is given up; other answers show that it lives", async () => {
  const engine = started({ replyTimeout: 3000 });
  const silent = engine.ask({ do: "record" });
  const answered = engine.ask({ do: "undo" });
  mock.timers.tick(2000);
  FakeWorker.last.reply({ id: 2 });
  await answered;
  mock.timers.tick(2000);
  assert.equal(engine.state, "ready");
  mock.timers.tick(1000);
  await assert.rejects(silent, code("worker-silent"));
});

test("asking again does not excuse a silent worker", async () => {
  const engine = started({ replyTimeout: 3000 });
  const asked = [];
  for (let second = 0; second < 3; second += 1) {
    asked.push(engine.ask({ do: "undo" }));
    mock.timers.tick(1000);
  }
  for (const each of asked) await assert.rejects(each, code("worker-silent"));
});

test("an idle worker may be silent for ever", async () => {
  const engine = started({ startTimeout: 2000, replyTimeout: 2000 });
  const asked = engine.ask({ do: "undo" });
  FakeWorker.last.reply({ id: 1 });
  await asked;
  mock.timers.tick(1_000_000);
  assert.equal(engine.state, "ready");
});

test("a restart ends the old worker, rejects what it owed and starts another", async () => {
  const engine = started();
  const owed = engine.ask({ do: "undo" });
  const old = FakeWorker.last;
  const ready = engine.restart();
  await assert.rejects(owed, code("restarted"));
  assert.ok(old.ended);
  assert.equal(FakeWorker.all.length, 2);
  assert.equal(engine.state, "starting");
  FakeWorker.last.say({ ready: true });
  await ready;
  const asked = engine.ask({ do: "undo" });
  FakeWorker.last.reply({ id: FakeWorker.last.sent[0].id, view: 3 });
  assert.equal((await asked).view, 3);
});

test("a failed start can be tried again", async () => {
  const engine = new Engine();
  FakeWorker.last.say({ failed: "offline", cause: { code: "no-network" } });
  await assert.rejects(engine.ready, code("no-network"));
  const ready = engine.restart();
  FakeWorker.last.say({ ready: true });
  await ready;
  assert.equal(engine.state, "ready");
});

test("only a try after a failure asks the host anew for everything", () => {
  const names = () => FakeWorker.all.map(({ options }) => options.name);
  const engine = started();
  engine.restart();
  FakeWorker.last.say({ failed: "damaged", cause: { code: "start-failed" } });
  engine.restart();
  assert.deepEqual(names(), ["jemaa", "jemaa", "jemaa again"]);
});

test("what an old worker still says is not heard", () => {
  const engine = started();
  const old = FakeWorker.last;
  engine.restart();
  old.say({ ready: true });
  old.break("late");
  assert.equal(engine.state, "starting");
});

test("a worker started early is taken over with what it has said, and only once", async () => {
  startEarly("early.js");
  const early = FakeWorker.last;
  early.say(progress);
  early.say({ ready: true });
  /** @type {string[]} */
  const told = [];
  const engine = new Engine({ onProgress: (each) => told.push(each.stage) });
  await engine.ready;
  assert.deepEqual(told, ["download"]);
  assert.equal(FakeWorker.all.length, 1);
  engine.restart();
  assert.equal(FakeWorker.all.length, 2);
});

test("an early script that comes after the client starts nothing", () => {
  new Engine();
  startEarly("early.js");
  assert.equal(FakeWorker.all.length, 1);
});

test("an early worker that could not load fails the start", async () => {
  startEarly("early.js");
  FakeWorker.last.break("");
  await assert.rejects(new Engine({ diagnose: diagnosed("damaged", "") }).ready, code("bad-file"));
});

test("an archive is handed to the worker, and to each one after it, before anything is asked", async () => {
  const engine = started();
  const archive = new ArrayBuffer(3);
  engine.extend(archive);
  engine.ask({ do: "close" }).catch(() => {});
  assert.deepEqual(FakeWorker.last.handed, [{ archive, after: 0 }]);
  engine.restart();
  engine.ask({ do: "close" }).catch(() => {});
  assert.equal(FakeWorker.all.length, 2);
  assert.deepEqual(FakeWorker.last.handed, [{ archive, after: 0 }]);
  engine.restart();
  assert.deepEqual(FakeWorker.last.handed, [{ archive, after: 0 }]);
});
