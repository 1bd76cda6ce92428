// Counting the bytes of startup. Without a worker.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Meter } from "../../js/engine/meter.js";

/** A meter, its clock, and what it has told. @param {number} total */
function metered(total) {
  const clock = { time: 0 };
  /** @type {number[]} */
  const told = [];
  const meter = new Meter(
    total,
    () => told.push(meter.loaded),
    () => clock.time,
  );
  return { clock, told, meter };
}

test("many chunks at once are told in steps of the bar", () => {
  const { meter, told } = metered(5_000_000);
  for (let sent = 0; sent < 5000; sent += 1) meter.count(1000);
  assert.equal(told.length, 50);
  assert.equal(told.at(-1), 5_000_000);
});

test("however slowly they come, bytes are told once a second", () => {
  const { clock, meter, told } = metered(5_000_000);
  for (let second = 0; second < 60; second += 1) {
    for (let part = 0; part < 7; part += 1) {
      clock.time += 1000 / 7;
      meter.count(1000);
    }
  }
  assert.ok(told.length >= 50 && told.length <= 60, String(told.length));
  assert.deepEqual(
    told,
    told.toSorted((one, other) => one - other),
  );
});

test("what was never sent is not told, and never more than there is", () => {
  const { clock, meter, told } = metered(100);
  clock.time = 10_000;
  assert.deepEqual(told, []);
  meter.count(500);
  assert.deepEqual(told, [100]);
});
