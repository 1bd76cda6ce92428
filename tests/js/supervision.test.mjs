// Supervising the engine: restarts after deaths, up to a limit for a short while; unchanging replies are requested once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Supervision } from "../../js/engine/supervision.ts";
import { EngineError } from "../../js/engine/client.ts";
import { standIn, standInEngine } from "./stand-in.mjs";
import { Meter } from "../../js/engine/meter.ts";
import { Archive } from "../../js/engine/archive.ts";

/** @typedef {import("../../js/engine/client.ts").EngineOptions} EngineOptions */

/** A supervised fake engine, what was reported of it, and `said`: its own callbacks. */
function supervised() {
  const told = /** @type {string[]} */ ([]);
  const clock = { now: 0 };
  let said = /** @type {Required<Pick<EngineOptions, "onProgress" | "onState">>} */ ({});
  const how = { restarts: 0, refuse: /** @type {{code: string} | null} */ (null) };
  const asking = standInEngine(({ do: verb }) => (how.refuse ? Promise.reject(how.refuse) : { to: verb }));
  const restart = async () => {
    how.restarts += 1;
    said.onState("starting");
  };
  const engine = Object.assign(how, asking, { restart });
  const on = {
    progress: () => void told.push("progress"),
    state: (/** @type {string} */ state) => void told.push(state),
    death: () => void told.push("death"),
  };
  /** @param {EngineOptions} options */
  const start = (options) => {
    said = /** @type {typeof said} */ (options);
    said.onState("starting");
    return standIn(engine);
  };
  const supervision = new Supervision(on, { start, now: () => clock.now });
  const die = (code = "worker-died") => said.onState("failed", new EngineError(code));
  return { supervision, engine, told, said, clock, die };
}

test("a worker that dies is told of and started anew, three times, and as often again once somebody wants it", () => {
  const { supervision, engine, told, die } = supervised();
  for (let death = 0; death < 5; death += 1) die(death % 2 ? "worker-died" : "worker-silent");
  assert.deepEqual([engine.restarts, told.filter((one) => one === "death").length], [3, 5]);
  assert.deepEqual([supervision.status.state, supervision.status.error?.code], ["failed", "worker-silent"]);
  supervision.retry();
  assert.equal(engine.restarts, 4);
  for (let death = 0; death < 4; death += 1) die();
  assert.equal(engine.restarts, 7);
});

test("a worker that dies now and then in a long evening is started anew each time", () => {
  const { supervision, engine, clock, die } = supervised();
  for (let death = 0; death < 20; death += 1) {
    clock.now += 120_000;
    die();
  }
  assert.deepEqual([engine.restarts, supervision.status.state], [20, "starting"]);
});

test("it is told that a worker starts again, and nothing else, until it is there or is given up", () => {
  const { supervision, said, die } = supervised();
  /** How it is after something has happened. @param {() => void} happens */
  const after = (happens) => {
    happens();
    return `${supervision.status.state}${supervision.status.restarting ? ", again" : ""}`;
  };
  const ready = () => said.onState("ready");
  assert.deepEqual([ready, die, die, die].map(after), ["ready", ...Array(3).fill("starting, again")]);
  assert.deepEqual([ready, die, () => supervision.retry()].map(after), ["ready", "failed", "starting"]);
});

test("a start that fails is no death: the person is asked", () => {
  const { engine, told, said } = supervised();
  said.onState("failed", new EngineError("start-failed"));
  assert.deepEqual([engine.restarts, told], [0, ["starting", "failed"]]);
});

test("a worker that was ended while the page was out of sight is found out", async () => {
  const { supervision, engine } = supervised();
  engine.refuse = { code: "worker-silent" };
  await supervision.check();
  assert.equal(engine.asked.length, 1);
});

test("a start that the leaving of the page has cut off, or has failed before, is tried again on return", async () => {
  for (const early of [true, false]) {
    const { supervision, engine, said } = supervised();
    const fail = () => said.onState("failed", new EngineError("no-network"));
    if (early) fail();
    await supervision.check();
    if (!early) fail();
    assert.deepEqual([engine.restarts, supervision.status.state], [1, "starting"]);
    fail();
    assert.deepEqual([engine.restarts, supervision.status.state], [1, "failed"], "once");
  }
});

test("what never changes is asked for once, and once more where that failed", async () => {
  const { supervision, engine } = supervised();
  const games = () => supervision.once({ do: "games" });
  engine.refuse = { code: "restarted" };
  await assert.rejects(games());
  engine.refuse = null;
  const [one, other] = await Promise.all([games(), games(), supervision.once({ do: "actions", game: "stones" })]);
  assert.equal(one, other);
  const verbs = engine.asked.map((request) => request.do);
  assert.deepEqual(verbs, ["games", "games", "actions"]);
});

// Counting the bytes of a start

test("however slowly they come, bytes are told once a second, and rise", () => {
  let time = 0;
  const told = /** @type {number[]} */ ([]);
  const meter = new Meter(
    5_000_000,
    () => told.push(meter.loaded),
    () => time,
  );
  for (let chunk = 0; chunk < 7 * 60; chunk += 1) {
    time += 1000 / 7;
    meter.count(1000);
  }
  assert.ok(told.length >= 50 && told.length <= 60, String(told.length));
  assert.deepEqual(
    [...new Set(told)].toSorted((one, other) => one - other),
    told,
  );
});

// The archive of what opponents need

/**
 * An archive on a host that answers in turn; `calls` tells what was asked of the host, `handed` what the engine got.
 * @param {import("node:test").TestContext} context
 * @param {(Response | Error)[]} answers
 */
function archived(context, ...answers) {
  const calls = /** @type {unknown[]} */ ([]);
  const handed = /** @type {number[]} */ ([]);
  context.mock.method(globalThis, "fetch", async (/** @type {string} */ address, /** @type {RequestInit} */ how) => {
    calls.push(`${address} ${how.integrity} ${how.cache}`);
    const answer = answers.shift();
    if (!(answer instanceof Response)) throw answer;
    return answer;
  });
  const extend = (/** @type {ArrayBuffer} */ { byteLength }) => void handed.push(byteLength);
  return { archive: new Archive({ extend }, "opponents.zip", "sha256-x"), calls, handed };
}

test("nothing is fetched before it is needed, and then once, with its integrity", async (context) => {
  const { archive, calls, handed } = archived(context, new Response("zip"));
  assert.deepEqual(calls, []);
  await Promise.all([archive.load(), archive.load()]);
  await archive.load();
  assert.deepEqual([calls, handed], [["opponents.zip sha256-x default"], [3]]);
});

test("a damaged copy in the browser's cache is passed by", async (context) => {
  const { archive, calls, handed } = archived(context, new TypeError("integrity"), new Response("zip"));
  await archive.load();
  assert.deepEqual(calls, ["opponents.zip sha256-x default", "opponents.zip sha256-x reload"]);
  assert.deepEqual(handed, [3]);
});

test("a failure is told by its code, and the next need tries again", async (context) => {
  const warned = context.mock.method(console, "warn", () => {});
  const missing = () => new Response("", { status: 404 });
  const { archive, handed } = archived(context, missing(), missing(), new Response("zip"));
  await assert.rejects(archive.load(), { code: "no-opponents" });
  assert.deepEqual([warned.mock.callCount(), handed], [1, []]);
  await archive.load();
  assert.deepEqual(handed, [3]);
});
