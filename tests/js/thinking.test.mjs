// A bot's time slices, against an engine with a list of replies.
import assert from "node:assert/strict";
import { test } from "node:test";

import { advise, think } from "../../js/engine/thinking.js";

const thought = { action: "left", reason: { key: "reason-random", args: {} } };

/** @typedef {import("../../js/types.js").Asker} Asker */
/** A request of any verb. @typedef {{do: string}} Request */

/**
 * An engine that gives these replies, with what it was asked.
 * @param {object[]} replies
 * @param {(count: number) => unknown} [onAsk]
 */
function engineOf(replies, onAsk = () => {}) {
  /** @type {Request[]} */
  const asked = [];
  return {
    asked,
    /** As little as a slice of thought holds. @param {Request} request @returns {Promise<never>} */
    async ask(request) {
      asked.push(request);
      onAsk(asked.length);
      return /** @type {never} */ (replies.shift());
    },
  };
}

test("slices are asked until there is an action, and progress is told", async () => {
  const engine = engineOf([{ progress: 0.2 }, { progress: 0.7 }, { id: 3, ...thought }]);
  /** @type {number[]} */
  const told = [];
  assert.deepEqual(await think(engine, 2, { ms: 20, onProgress: (part) => told.push(part) }), thought);
  assert.deepEqual(told, [0.2, 0.7]);
  assert.deepEqual(engine.asked, Array(3).fill({ do: "think", seat: 2, ms: 20 }));
});

test("advice is asked for in slices, and brings all choices", async () => {
  const choices = [{ action: "left", worth: 300 }];
  const engine = engineOf([{ progress: 0.5 }, { id: 3, ms: 1, ...thought, choices }]);
  assert.deepEqual(await advise(engine, 1, { ms: 9 }), { ...thought, choices });
  assert.deepEqual(engine.asked, Array(2).fill({ do: "advise", seat: 1, ms: 9 }));
});

test("something else asked during a slice goes before the next one", async () => {
  /** @type {string[]} */
  const order = [];
  const engine = {
    queue: /** @type {Promise<unknown>} */ (Promise.resolve()),
    /** As little as a slice of thought holds. @param {Request} request @returns {Promise<never>} */
    ask(request) {
      order.push(request.do);
      const slices = order.filter((each) => each === "think").length;
      this.queue = this.queue.then(() => (slices < 3 ? { progress: 0 } : thought));
      if (order.length === 1) queueMicrotask(() => this.ask({ do: "undo" }));
      return /** @type {Promise<never>} */ (this.queue);
    },
  };
  await think(engine, 0);
  assert.deepEqual(order, ["think", "undo", "think", "think"]);
});

test("an aborted thought asks for nothing more and rejects with the reason; one aborted before it began asks nothing", async () => {
  const gone = (/** @type {unknown} */ reason) => reason === "gone";
  const controller = new AbortController();
  const engine = engineOf([{ progress: 0.1 }, { progress: 0.2 }], (count) => count === 2 && controller.abort("gone"));
  await assert.rejects(think(engine, 0, { signal: controller.signal }), gone);
  assert.equal(engine.asked.length, 2);
  await assert.rejects(think(engine, 0, { signal: controller.signal }), gone);
  assert.equal(engine.asked.length, 2);
});

test("a refusal ends the thought", async () => {
  const engine = { ask: () => Promise.reject(new Error("no-match")) };
  await assert.rejects(think(engine, 0), { message: "no-match" });
});
