// Looking back: one request at a time, then the latest wish; late replies are dropped. Without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { effect } from "./effect.mjs";
import { createLooking } from "../../js/session/history.js";

/** What the engine tells of a ply, as far as it is looked at. @param {number} ply */
const at = (ply) =>
  /** @type {import("../../js/shapes.js").At} */ (/** @type {unknown} */ ({ view: { ply }, events: [] }));

/** Looking back with an engine that answers on command. */
function slowly() {
  /** @typedef {import("../../js/shapes.js").At} At */
  /** @type {number[]} */
  const asked = [];
  /** @type {(number | "now")[]} */
  const shown = [];
  /** @type {(reply?: At | null) => void} */
  let answer = () => {};
  const looking = createLooking({
    ask: (ply) => {
      asked.push(ply);
      return new Promise((resolve) => {
        answer = (reply = at(ply)) => resolve(reply);
      });
    },
  });
  effect(() => {
    shown.push(looking.past?.ply ?? "now");
  });
  const answered = async (/** @type {At | null | undefined} */ reply = undefined) => {
    answer(reply);
    await new Promise(setImmediate);
  };
  return { looking, asked, shown, answered };
}

test("a drag asks for where it began and for where it ended, and for nothing between", async () => {
  const { looking, asked, answered } = slowly();
  for (let ply = 59; ply >= 10; ply -= 1) looking.at(ply);
  assert.deepEqual([asked, looking.wanted, looking.past], [[59], 10, null]);
  await answered();
  assert.deepEqual([asked, looking.past?.ply], [[59, 10], 59]);
  await answered();
  assert.deepEqual([asked, looking.past?.ply, looking.past?.view.ply], [[59, 10], 10, 10]);
});

test("an answer that comes after the return to now is dropped", async () => {
  const { looking, shown, answered } = slowly();
  looking.at(5);
  looking.back();
  await answered();
  assert.deepEqual([looking.wanted, looking.past, shown.at(-1)], [null, null, "now"]);
});

test("an answer to an earlier look is not shown in a later one", async () => {
  const { looking, asked, answered, shown } = slowly();
  looking.at(5);
  looking.back();
  looking.at(8);
  await answered();
  assert.deepEqual([asked, looking.past, shown.includes(5)], [[5, 8], null, false]);
  await answered();
  assert.equal(looking.past?.ply, 8);
});

test("where the engine has no answer, the table is at now again, and can look again", async () => {
  const { looking, answered } = slowly();
  looking.at(5);
  await answered(null);
  assert.deepEqual([looking.wanted, looking.past], [null, null]);
  looking.at(6);
  await answered();
  assert.equal(looking.past?.ply, 6);
});

test("nobody looks at a step before the first", () => {
  const { looking } = slowly();
  looking.at(-3);
  assert.equal(looking.wanted, 0);
});
