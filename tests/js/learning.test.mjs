// Lessons are only fetched for a game that has some.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createLearning } from "../../js/app/lessons.js";
import { standIn } from "./stand-in.mjs";

test("a game without lessons has no address for them", async () => {
  const learn = createLearning({ games: { plain: standIn({}) }, add() {}, opening: standIn({}), home() {} });
  assert.deepEqual(await learn("plain", () => true), { code: "address" });
});
