// Scheduling renders: none before the start, one for all changes of a task; the table announces afterwards.
import assert from "node:assert/strict";
import { test } from "node:test";
import { listeners } from "./browser.mjs";
import { standIn } from "./stand-in.mjs";
import { settled } from "./stones.mjs";

const { Rendering } = await import("../../js/app/render-scheduler.js");

/** A page with a table, and a log of what happened. */
function painted() {
  /** @type {string[]} */
  const order = [];
  /** @type {{table: import("../../js/table/types.js").Table | null}} */
  const page = {
    table: standIn({
      focusQuestion: () => order.push("focusQuestion"),
      announceChanges: () => order.push("announceChanges") > 0,
    }),
  };
  const painting = new Rendering(
    () => order.push("draw"),
    () => page.table,
    () => order.push("painted"),
  );
  return { painting, order, page };
}
/** Settles when the render is on screen, and what waits for that is done: after some turns of the loop, not some time. */
async function seen() {
  for (let turns = 10; turns; turns -= 1) await new Promise((resolve) => setTimeout(resolve));
}

test("nothing is painted before the beginning, whatever changes", async () => {
  const { painting, order } = painted();
  painting.answer();
  await settled();
  assert.deepEqual(order, []);
  painting.begin();
  await settled();
  assert.deepEqual(order.slice(0, 3), ["draw", "painted", "focusQuestion"]);
});

test("what changes in one go is painted once", async () => {
  const { painting, order } = painted();
  const draws = () => order.filter((one) => one === "draw").length;
  painting.begin();
  for (let change = 0; change < 5; change += 1) painting.answer();
  await settled();
  assert.equal(draws(), 1);
  painting.answer();
  await settled();
  assert.equal(draws(), 2);
});

test("a table says what is new once it was seen, once for all paintings until then", async () => {
  const { painting, order } = painted();
  painting.begin();
  await Promise.resolve(); // rendered; no frame has been shown yet, however slow the machine
  painting.answer();
  await seen();
  const told = order.filter((one) => one === "draw" || one === "announceChanges");
  assert.deepEqual(told, ["draw", "draw", "announceChanges"]);
});

test("while somebody types a table says what is new ahead of the render", async () => {
  const { painting, order } = painted();
  Object.assign(document, { activeElement: { matches: () => true } });
  painting.begin();
  await Promise.resolve();
  assert.deepEqual(order, ["announceChanges"]);
  await painting.answer(3);
  assert.deepEqual(order.slice(0, 2), ["announceChanges", "draw"]);
  Object.assign(document, { activeElement: null });
  order.length = 0;
  painting.answer();
  await Promise.resolve();
  assert.equal(order[0], "draw");
});

test("a table that has gone by then says nothing", async () => {
  const { painting, order, page } = painted();
  painting.begin();
  await Promise.resolve();
  page.table = null;
  await seen();
  assert.equal(order.includes("announceChanges"), false);
});

test("the answer to a tap is measured from the tap, once it was seen", async (context) => {
  const { painting } = painted();
  /** @type {[name: string, ms: number][]} */
  const measured = [];
  /** @param {string} name @param {{detail: {ms: number}}} told */
  const measure = (name, { detail }) => measured.push([name, detail.ms]);
  context.mock.method(performance, "measure", measure);
  painting.begin();
  assert.equal(painting.answer(), undefined);
  await painting.answer(3);
  assert.deepEqual(measured, [], "nobody has tapped");
  listeners.click?.at(-1)?.();
  await painting.answer(3);
  assert.deepEqual(measured, [["jemaa:move", 3]]);
});

test("what is said afterwards is no part of the measured wait", async (context) => {
  const { painting, order } = painted();
  painting.begin();
  await seen();
  order.length = 0;
  context.mock.method(performance, "measure", () => order.push("measured"));
  listeners.click?.at(-1)?.();
  painting.answer(3);
  await seen();
  assert.deepEqual(order, ["draw", "painted", "focusQuestion", "measured", "announceChanges"]);
});
