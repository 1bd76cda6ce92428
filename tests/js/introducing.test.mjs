// In the first game on a device each thing is introduced once, when it has first mattered.
import assert from "node:assert/strict";
import { test } from "node:test";
import { introduced } from "../../js/session/introductions.js";

/** Entries of events of these types. @param {string[][]} types @returns {any} */
const entries = (...types) => types.map((each) => ({ events: each.map((type) => ({ type })) }));
const caption = (/** @type {{type: string}} */ { type }) => (type === "quiet" ? null : type);

test("each thing is introduced once, one at a step, in the order in which they came up", () => {
  const story = entries(["quiet"], ["paid", "out"], ["paid"], ["quiet"]);
  const told = story.map((/** @type {unknown} */ _, /** @type {number} */ i) =>
    introduced(story.slice(0, i + 1), caption),
  );
  assert.deepEqual(told, [null, "paid", "out", null]);
});

test("nothing is introduced before anything has happened", () => assert.equal(introduced([], caption), null));
