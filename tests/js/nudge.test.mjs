// After some seconds in which nothing is rendered, what can be tapped pulses once, and what is alive stirs again and again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createNudge } from "../../js/board/idle-hint.js";

/** A page of one lit and one living thing; counts what they do. @param {import("node:test").TestContext} t */
function page(t, { still = false, hidden = false } = {}) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const seen = { pulses: 0, looks: 0 };
  const one = (/** @type {"pulses" | "looks"} */ does) => [{ animate: () => (seen[does] += 1) }];
  const querySelectorAll = (/** @type {string} */ selector) =>
    selector.includes(".lit") ? one("pulses") : selector === "[data-idle=looks]" ? one("looks") : [];
  Object.assign(globalThis, { document: { hidden, querySelectorAll } });
  return { seen, rendered: createNudge(() => still), wait: (/** @type {number} */ ms) => t.mock.timers.tick(ms) };
}

test("what can be tapped pulses once, seconds after the last painting", (t) => {
  const { seen, rendered, wait } = page(t);
  for (const _ of [1, 2]) {
    rendered(true);
    wait(6000);
  }
  assert.equal(seen.pulses, 0);
  wait(60_000);
  assert.equal(seen.pulses, 1);
});

test("what is alive on the board stirs while nobody taps, and rests from the next painting on", (t) => {
  const { seen, rendered, wait } = page(t);
  rendered(true);
  wait(7000);
  assert.equal(seen.looks, 1);
  wait(11_000);
  assert.equal(seen.looks, 2);
  rendered(false);
  wait(60_000);
  assert.equal(seen.looks, 2);
});

for (const [when, asked, how] of /** @type {const} */ ([
  ["nobody is asked", false, {}],
  ["movement is off", true, { still: true }],
  ["nobody looks", true, { hidden: true }],
]))
  test(`nothing pulses or stirs while ${when}`, (t) => {
    const { seen, rendered, wait } = page(t, how);
    rendered(asked);
    wait(60_000);
    assert.deepEqual(seen, { pulses: 0, looks: 0 });
  });
