// Structural sharing of views: equal parts become the same objects, and nothing else changes.
import assert from "node:assert/strict";
import { test } from "node:test";

import { svg } from "lit-html";
import { reusing } from "../../js/base/structural-sharing.js";

/** @template T @param {T} value @returns {T} */
const copy = (value) => JSON.parse(JSON.stringify(value));
const STALLS = [
  { stall: "a1", spaces: { nw: null } },
  { stall: "a2", spaces: { nw: { seat: 1 } } },
];
const SEATS = [{ seat: 0, cubes: { green: 1 } }, { seat: 1 }];
const VIEW = { ply: 3, board: { stalls: STALLS, juice: ["4.2", "..3"] }, seats: SEATS, prompt: null };

/** @typedef {(view: any) => void} Change of any part, which may become of another kind */
/** @param {Change} change */
function after(change) {
  const [before, now] = [copy(VIEW), copy(VIEW)];
  change(now);
  const wanted = copy(now);
  const shared = reusing(before, now);
  assert.equal(shared, now);
  assert.deepEqual(shared, wanted);
  return [before, shared];
}

test("equal parts are shared by views that remain two; one that changed is new, with all that it lies in", () => {
  const [before, shared] = after(() => {});
  assert.notEqual(shared, before);
  assert.deepEqual([shared.board === before.board, shared.seats === before.seats], [true, true]);
  const [{ board: was, seats }, { board, ...rest }] = after((view) => void (view.board.stalls[1].spaces.nw.seat = 0));
  assert.deepEqual([board === was, board.stalls[1] === was.stalls[1]], [false, false]);
  assert.ok(board.stalls[0] === was.stalls[0] && board.juice === was.juice && rest.seats === seats, "its neighbours");
});

test("what came, went or changed its kind is new", () => {
  for (const juice of [["4.2", "..3", "1"], ["4.2"], { 0: "4.2", 1: "..3" }, null]) {
    const [before, shared] = after((view) => void (view.board.juice = juice));
    assert.notEqual(shared.board.juice, before.board.juice);
    assert.equal(shared.board.stalls, before.board.stalls);
  }
  const [, shared] = after((view) => {
    delete view.seats[0].cubes.green;
    view.prompt = { key: "new" };
  });
  assert.deepEqual(shared.prompt, { key: "new" });
});

test("equal drawings are one object; others, of other values or from another template, are new", () => {
  const [of, other] = [
    (/** @type {number} */ count) => svg`<g>${count}${svg`<path d=${`M${count % 2} 0`} />`}</g>`,
    (/** @type {number} */ count) => svg`<use href=${count} />`,
  ];
  const before = { hand: [of(1), of(1), of(1)] };
  const now = reusing(before, { hand: [of(1), of(3), other(1)] });
  const [same, changed, another] = now.hand;
  assert.equal(same, before.hand[0]);
  assert.notEqual(changed, before.hand[1]);
  assert.equal(changed?.values[1], before.hand[1]?.values[1], "the path within is as it was");
  assert.deepEqual(another, other(1));
});
