// Lessons are only fetched for a game that has some.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Lessons } from "../../js/app/lessons.js";
import { parse } from "../../js/app/addresses.js";
import { Visit } from "../../js/app/routes.js";
import { standIn } from "./stand-in.mjs";

test("a game without lessons has no address for them", async () => {
  const lessons = new Lessons({ games: { plain: standIn({}) }, translator: standIn({}), openTables: standIn({}) });
  const visit = new Visit(parse("#/learn/plain", ["plain"]));
  assert.deepEqual(await lessons.begin(visit), { code: "address" });
});
