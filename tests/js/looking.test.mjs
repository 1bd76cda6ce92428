// Looking back: one request at a time, then the latest wish; late replies are dropped. Without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { effect } from "./effect.mjs";
import { History } from "../../js/session/history.ts";
import { standIn } from "./stand-in.mjs";
import { settled } from "./stones.mjs";

/** Looking back with an engine that answers on command. */
function slowly() {
  /** @typedef {import("../../js/engine/shapes.ts").At} At */
  const asked = /** @type {number[]} */ ([]);
  const shown = /** @type {(number | "now")[]} */ ([]);
  /** @type {(reply: At | null) => void} */
  let answer = () => {};
  const history = new History((ply) => {
    asked.push(ply);
    return new Promise((resolve) => void (answer = resolve));
  });
  effect(() => void shown.push(history.lookedAt?.ply ?? "now"));
  /** The engine tells of the ply that it was asked for last, as far as that is looked at, or nothing. */
  const answered = async (reply = true) => {
    answer(reply ? standIn({ view: standIn({ ply: Number(asked.at(-1)) }), events: [] }) : null);
    await settled();
    return [...asked, history.lookedAt?.ply];
  };
  return { history, asked, shown, answered };
}

test("a drag asks for where it began and for where it ended, and for nothing between", async () => {
  const { history, asked, answered } = slowly();
  for (let ply = 59; ply >= 10; ply -= 1) history.at(ply);
  assert.deepEqual([asked, history.historyPly, history.lookedAt], [[59], 10, null]);
  assert.deepEqual(await answered(), [59, 10, 59]);
  assert.deepEqual([await answered(), history.lookedAt?.view.ply], [[59, 10, 10], 10]);
});

test("an answer that comes after the return to now is dropped, and is not shown in a later look", async () => {
  const { history, shown, answered } = slowly();
  history.at(5);
  history.back();
  await answered();
  assert.deepEqual([history.historyPly, history.lookedAt, shown.at(-1)], [null, null, "now"]);
  history.at(6);
  history.back();
  history.at(8);
  assert.deepEqual(await answered(), [5, 6, 8, undefined]);
  assert.equal(shown.includes(6), false);
  await answered();
  assert.equal(history.lookedAt?.ply, 8);
});

test("where the engine has no answer, the table is at now again, and can look again", async () => {
  const { history, answered } = slowly();
  history.at(5);
  await answered(false);
  assert.deepEqual([history.historyPly, history.lookedAt], [null, null]);
  history.at(6);
  assert.deepEqual(await answered(), [5, 6, 6]);
});
