// A bot's time slices, against an engine with a list of replies.
import assert from "node:assert/strict";
import { test } from "node:test";

import { advise, think } from "../../js/engine/thinking.js";
import { standInEngine } from "./stand-in.mjs";

/** An engine that gives these replies. @param {object[]} replies */
const engineOf = (...replies) => standInEngine(() => replies.shift());
const thought = { action: "left", reason: { key: "reason-random", args: {} } };

test("slices are asked until there is an action, and progress is told", async () => {
  const engine = engineOf({ progress: 0.2 }, { progress: 0.7 }, { id: 3, ...thought });
  const told = /** @type {number[]} */ ([]);
  assert.deepEqual(await think(engine, 2, { ms: 20, onProgress: (part) => told.push(part) }), thought);
  assert.deepEqual(told, [0.2, 0.7]);
  assert.deepEqual(engine.asked, Array(3).fill({ do: "think", seat: 2, ms: 20 }));
});

test("advice is asked for in slices, and brings all choices", async () => {
  const choices = [{ action: "left", worth: 300 }];
  const engine = engineOf({ progress: 0.5 }, { id: 3, ms: 1, ...thought, choices });
  assert.deepEqual(await advise(engine, 1, { ms: 9 }), { ...thought, choices });
  assert.deepEqual(engine.asked, Array(2).fill({ do: "advise", seat: 1, ms: 9 }));
});

test("something else asked during a slice goes before the next one", async () => {
  const engine = standInEngine((_, count) => {
    if (count === 1) queueMicrotask(() => engine.ask({ do: "undo" }));
    return count < 4 ? { progress: 0 } : thought;
  });
  await think(engine, 0);
  const order = engine.asked.map((request) => request.do);
  assert.deepEqual(order, ["think", "undo", "think", "think"]);
});

test("an aborted thought asks for nothing more and rejects with the reason; one aborted before it began asks nothing", async () => {
  const gone = (/** @type {unknown} */ reason) => reason === "gone";
  const controller = new AbortController();
  const engine = standInEngine((_, count) => {
    if (count === 2) controller.abort("gone");
    return { progress: 0.1 * count };
  });
  await assert.rejects(think(engine, 0, { signal: controller.signal }), gone);
  assert.equal(engine.asked.length, 2);
  await assert.rejects(think(engine, 0, { signal: controller.signal }), gone);
  assert.equal(engine.asked.length, 2);
});
