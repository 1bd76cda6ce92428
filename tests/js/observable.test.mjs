// Observable fields: who has read one is told once when it changes, and nobody else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { observe, Watcher } from "../../js/base/observable.ts";
import { svg } from "lit-html";
import { reusing } from "../../js/base/structural-sharing.ts";

/** @param {() => unknown} read */
function watching(read) {
  let times = 0;
  const watcher = new Watcher(() => void (times += 1));
  watcher.watch(read);
  return { watcher, told: () => times };
}

test("a reader is told once, until it reads again", () => {
  const seat = observe({ name: "Anna", dirhams: 30 });
  const { watcher, told } = watching(() => seat.name);
  seat.dirhams = 29;
  assert.equal(told(), 0);
  Object.assign(seat, { name: "Bea" });
  seat.name = "Cem";
  assert.equal(told(), 1);
  watcher.watch(() => seat.name);
  seat.name = "Cem";
  assert.equal(told(), 1);
  seat.name = "Dora";
  assert.equal(told(), 2);
});

test("what is read inside another watch belongs to the inner one alone", () => {
  const table = observe({ board: 0, seats: 0 });
  const inner = watching(() => undefined);
  const outer = watching(() => [table.board, inner.watcher.watch(() => table.seats)]);
  table.seats = 1;
  assert.deepEqual([inner.told(), outer.told()], [1, 0]);
  table.board = 1;
  assert.equal(outer.told(), 1);
});

test("only named fields of an object are watched, and functions and getters stay what they are; who has stopped is not told", () => {
  const row = observe(
    {
      seats: 2,
      notes: 0,
      tap: () => 1,
      get all() {
        return this.seats + this.notes;
      },
    },
    "seats",
  );
  const { watcher, told } = watching(() => row.all);
  row.notes = 1;
  assert.equal(told(), 0);
  row.seats = 3;
  assert.deepEqual([told(), row.all, row.tap()], [1, 4, 1]);
  watcher.watch(() => row.all);
  watcher.stop();
  row.seats = 4;
  assert.equal(told(), 1);
});

// Structural sharing: equal parts become the same objects, and nothing else changes

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
