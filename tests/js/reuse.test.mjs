// Structural sharing of views: equal parts become the same objects, and nothing else changes.
import assert from "node:assert/strict";
import { test } from "node:test";

import { reusing } from "../../js/table/reuse.js";

/** @template T @param {T} value @returns {T} */
const copy = (value) => JSON.parse(JSON.stringify(value));
const VIEW = {
  ply: 3,
  board: {
    stalls: [
      { stall: "a1", spaces: { nw: null } },
      { stall: "a2", spaces: { nw: { seat: 1 } } },
    ],
    juice: ["4.2", "..3"],
  },
  seats: [
    { seat: 0, cubes: { green: 1 } },
    { seat: 1, cubes: {} },
  ],
  prompt: null,
};

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

test("equal views share all their parts and remain two", () => {
  const [before, shared] = after(() => {});
  assert.notEqual(shared, before);
  assert.equal(shared.board, before.board);
  assert.equal(shared.seats, before.seats);
});

test("a part that changed is new, with all that it lies in; its neighbours are as they were", () => {
  const [before, shared] = after((view) => {
    view.board.stalls[1].spaces.nw.seat = 0;
  });
  assert.notEqual(shared.board, before.board);
  assert.notEqual(shared.board.stalls[1], before.board.stalls[1]);
  assert.equal(shared.board.stalls[0], before.board.stalls[0]);
  assert.equal(shared.board.juice, before.board.juice);
  assert.equal(shared.seats, before.seats);
});

test("what came, went or changed its kind is new", () => {
  /** @type {Change[]} */
  const changes = [
    (view) => {
      view.board.juice.push("1");
    },
    (view) => {
      view.board.juice.pop();
    },
    (view) => {
      view.board.juice = { 0: "4.2", 1: "..3" };
    },
    (view) => {
      view.board.juice = null;
    },
  ];
  for (const change of changes) {
    const [before, shared] = after(change);
    assert.notEqual(shared.board.juice, before.board.juice);
    assert.equal(shared.board.stalls, before.board.stalls);
  }
  const [, shared] = after((view) => {
    delete view.seats[0].cubes.green;
    view.prompt = { key: "new" };
  });
  assert.deepEqual(shared.prompt, { key: "new" });
});
