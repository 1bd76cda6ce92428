// Observable fields: who has read one is told once when it changes, and nobody else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { observe, Watcher } from "../../js/base/observable.js";

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
