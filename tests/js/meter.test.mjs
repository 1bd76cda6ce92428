// Counting the bytes of startup. Without a worker.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Meter } from "../../js/engine/meter.js";

/** A meter, and what it tells of so many bytes a time, so often, and so many milliseconds apart. @param {number} total */
function metered(total) {
  let time = 0;
  const told = /** @type {number[]} */ ([]);
  const meter = new Meter(
    total,
    () => told.push(meter.loaded),
    () => time,
  );
  return (/** @type {number} */ bytes, times = 1, apart = 0) => {
    for (; times; times -= 1) {
      time += apart;
      meter.count(bytes);
    }
    return told;
  };
}

test("many chunks at once are told in steps of the bar", () => {
  const told = metered(5_000_000)(1000, 5000);
  assert.deepEqual([told.length, told.at(-1)], [50, 5_000_000]);
});

test("however slowly they come, bytes are told once a second", () => {
  const told = metered(5_000_000)(1000, 7 * 60, 1000 / 7);
  assert.ok(told.length >= 50 && told.length <= 60, String(told.length));
  const rising = [...new Set(told)].toSorted((one, other) => one - other);
  assert.deepEqual(rising, told);
});

test("what was never sent is not told, and never more than there is", () => {
  const count = metered(100);
  assert.deepEqual(count(0, 0), []);
  assert.deepEqual(count(500, 1, 10_000), [100]);
});
