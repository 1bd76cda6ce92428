// The archive of what opponents need: fetched once, when it is needed, and tried again after a failure.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Archive } from "../../js/engine/archive.js";

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
