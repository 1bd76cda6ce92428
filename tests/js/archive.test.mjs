// The archive of what opponents need: fetched once, when it is needed, and tried again after a failure.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { createArchive } from "../../js/engine/archive.js";

/**
 * An archive on a host that answers in turn; `calls` tells what was asked of the host, `handed` what the engine got.
 * @param {(Response | Error)[]} answers
 */
function archived(...answers) {
  /** @type {{address: string, integrity: string | undefined, cache: RequestCache | undefined}[]} */
  const calls = [];
  /** @type {number[]} */
  const handed = [];
  const archive = createArchive({
    engine: { extend: ({ byteLength }) => void handed.push(byteLength) },
    address: "opponents.zip",
    integrity: "sha256-x",
    get: async (address, { integrity, cache }) => {
      calls.push({ address: String(address), integrity, cache });
      const answer = answers.shift();
      if (!(answer instanceof Response)) throw answer;
      return answer;
    },
  });
  return { archive, calls, handed };
}

test("nothing is fetched before it is needed, and then once, with its integrity", async () => {
  const { archive, calls, handed } = archived(new Response("zip"));
  assert.deepEqual(calls, []);
  await Promise.all([archive.need(), archive.need()]);
  await archive.need();
  assert.deepEqual(calls, [{ address: "opponents.zip", integrity: "sha256-x", cache: "default" }]);
  assert.deepEqual(handed, [3]);
});

test("a damaged copy in the browser's cache is passed by", async () => {
  const { archive, calls, handed } = archived(new TypeError("integrity"), new Response("zip"));
  await archive.need();
  assert.deepEqual([calls.map(({ cache }) => cache), handed], [["default", "reload"], [3]]);
});

test("a failure is told by its code, and the next need tries again", async () => {
  const warned = mock.method(console, "warn", () => {});
  const missing = () => new Response("", { status: 404 });
  const { archive, handed } = archived(missing(), missing(), new Response("zip"));
  await assert.rejects(archive.need(), { code: "no-opponents" });
  assert.deepEqual([warned.mock.callCount(), handed], [1, []]);
  await archive.need();
  assert.deepEqual(handed, [3]);
  warned.mock.restore();
});
