// After some seconds in which nothing is rendered, what can be tapped pulses once, and what is alive stirs again and again.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { createNudge } from "../../js/board/idle-hint.js";

/** A page of one lit and one living thing; counts what they do. @param {boolean} hidden */
function page(hidden = false) {
  const seen = { pulses: 0, looks: 0 };
  const one = (/** @type {"pulses" | "looks"} */ does) => [{ animate: () => (seen[does] += 1) }];
  const querySelectorAll = (/** @type {string} */ selector) =>
    selector.includes(".lit") ? one("pulses") : selector === "[data-idle=looks]" ? one("looks") : [];
  Object.assign(globalThis, { document: { hidden, querySelectorAll } });
  return seen;
}

/** @param {import("node:test").TestContext} t @param {{still?: boolean, hidden?: boolean}} [how] */
function setUp(t, { still = false, hidden = false } = {}) {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  return { seen: page(hidden), rendered: createNudge(() => still) };
}

test("what can be tapped pulses once, seconds after the last painting", (t) => {
  const { seen, rendered } = setUp(t);
  rendered(true);
  mock.timers.tick(6000);
  rendered(true);
  mock.timers.tick(6000);
  assert.equal(seen.pulses, 0);
  mock.timers.tick(60_000);
  assert.equal(seen.pulses, 1);
});

test("what is alive on the board stirs while nobody taps, and rests from the next painting on", (t) => {
  const { seen, rendered } = setUp(t);
  rendered(true);
  mock.timers.tick(7000);
  assert.equal(seen.looks, 1);
  mock.timers.tick(11_000);
  assert.equal(seen.looks, 2);
  rendered(false);
  mock.timers.tick(60_000);
  assert.equal(seen.looks, 2);
});

test("nothing pulses or stirs while nobody is asked, movement is off, or nobody looks", (t) => {
  for (const [asked, how] of /** @type {const} */ ([
    [false, {}],
    [true, { still: true }],
    [true, { hidden: true }],
  ])) {
    const { seen, rendered } = setUp(t, how);
    rendered(asked);
    mock.timers.tick(60_000);
    assert.deepEqual(seen, { pulses: 0, looks: 0 });
    mock.timers.reset();
  }
});
