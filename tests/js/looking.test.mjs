// Looking back: one request at a time, then the latest wish; late replies are dropped. Without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { observe } from "../../js/base/observable.js";
import { effect } from "./effect.mjs";
import { History } from "../../js/session/history.js";

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
  /** @type {Pick<import("../../js/session/state.js").State, "wanted" | "lookedAt">} */
  const state = observe({ wanted: null, lookedAt: null });
  const history = new History(state, (ply) => {
    asked.push(ply);
    return new Promise((resolve) => {
      answer = (reply = at(ply)) => resolve(reply);
    });
  });
  effect(() => {
    shown.push(state.lookedAt?.ply ?? "now");
  });
  const answered = async (/** @type {At | null | undefined} */ reply = undefined) => {
    answer(reply);
    await new Promise(setImmediate);
  };
  return { state, history, asked, shown, answered };
}

test("a drag asks for where it began and for where it ended, and for nothing between", async () => {
  const { state, history, asked, answered } = slowly();
  for (let ply = 59; ply >= 10; ply -= 1) history.at(ply);
  assert.deepEqual([asked, state.wanted, state.lookedAt], [[59], 10, null]);
  await answered();
  assert.deepEqual([asked, state.lookedAt?.ply], [[59, 10], 59]);
  await answered();
  assert.deepEqual([asked, state.lookedAt?.ply, state.lookedAt?.view.ply], [[59, 10], 10, 10]);
});

test("an answer that comes after the return to now is dropped", async () => {
  const { state, history, shown, answered } = slowly();
  history.at(5);
  history.back();
  await answered();
  assert.deepEqual([state.wanted, state.lookedAt, shown.at(-1)], [null, null, "now"]);
});

test("an answer to an earlier look is not shown in a later one", async () => {
  const { state, history, asked, answered, shown } = slowly();
  history.at(5);
  history.back();
  history.at(8);
  await answered();
  assert.deepEqual([asked, state.lookedAt, shown.includes(5)], [[5, 8], null, false]);
  await answered();
  assert.equal(state.lookedAt?.ply, 8);
});

test("where the engine has no answer, the table is at now again, and can look again", async () => {
  const { state, history, answered } = slowly();
  history.at(5);
  await answered(null);
  assert.deepEqual([state.wanted, state.lookedAt], [null, null]);
  history.at(6);
  await answered();
  assert.equal(state.lookedAt?.ply, 6);
});

test("nobody looks at a step before the first", () => {
  const { state, history } = slowly();
  history.at(-3);
  assert.equal(state.wanted, 0);
});
