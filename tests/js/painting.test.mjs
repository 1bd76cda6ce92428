// Scheduling renders: none before the start, one for all changes of a task; the table announces afterwards.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { standIn } from "./stand-in.mjs";
import { settled } from "./stones.mjs";

const { RenderScheduler } = await import("../../js/app/render-scheduler.ts");

/** A page with a table, and a log of what happened; `told` takes what it has so far of some kinds. */
function painted() {
  /** @type {string[]} */
  const order = [];
  /** `news`: how often there is something new to say. @type {{table: import("../../js/table/types.ts").Table | null, news: number}} */
  const page = {
    news: 1,
    table: standIn({
      focusQuestion: () => order.push("focus"),
      announceChanges: () => page.news-- > 0 && order.push("announce") > 0,
    }),
  };
  const painting = new RenderScheduler(
    () => order.push("draw"),
    () => page.table,
    () => order.push("painted"),
  );
  const told = (kinds = /./) =>
    order
      .splice(0)
      .filter((one) => kinds.test(one))
      .join(" ");
  return { painting, told, page, order };
}
/** Settles when the render is on screen, and what waits for that is done: after some turns of the loop, not some time. */
async function seen() {
  for (let turns = 10; turns; turns -= 1) await new Promise((resolve) => setTimeout(resolve));
}

test("nothing is painted before the beginning, whatever changes", async () => {
  const { painting, told } = painted();
  painting.answer();
  await settled();
  assert.equal(told(), "");
  painting.begin();
  await settled();
  assert.match(told(), /^draw painted focus/);
});

test("what changes in one go is painted once", async () => {
  const { painting, told } = painted();
  painting.begin();
  for (const changes of [5, 1]) {
    for (let change = 0; change < changes; change += 1) painting.answer();
    await settled();
    assert.equal(told(/draw/), "draw");
  }
});

test("a table says what is new once it was seen, once for all paintings until then; one that has gone says nothing", async () => {
  for (const gone of [false, true]) {
    const { painting, told, page } = painted();
    painting.begin();
    await Promise.resolve(); // rendered; no frame has been shown yet, however slow the machine
    if (gone) page.table = null;
    else painting.answer();
    await seen();
    assert.equal(told(/draw|announce/), gone ? "draw" : "draw draw announce");
  }
});

test("while somebody types a table says what is new ahead of the render, also what comes while that waits", async (t) => {
  const { painting, told, page } = painted();
  Object.assign(document, { activeElement: { matches: () => true } });
  t.after(() => Object.assign(document, { activeElement: null }));
  painting.begin();
  await Promise.resolve();
  assert.equal(told(), "announce");
  page.news = 1;
  await painting.answer(3);
  assert.match(told(), /^announce draw/);
  Object.assign(document, { activeElement: null });
  painting.answer();
  await Promise.resolve();
  assert.match(told(), /^draw/);
});
