// What can be tapped pulses once, after some seconds in which nothing is rendered.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { createNudge } from "../../js/table/nudge.js";

/** A page of one lit thing; counts its pulses. @param {boolean} hidden */
function page(hidden = false) {
  let pulses = 0;
  const lit = { animate: () => (pulses += 1) };
  Object.assign(globalThis, { document: { hidden, querySelectorAll: () => [lit] } });
  return () => pulses;
}

/** @param {import("node:test").TestContext} t @param {{still?: boolean, hidden?: boolean}} [how] */
function setUp(t, { still = false, hidden = false } = {}) {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  return { pulses: page(hidden), rendered: createNudge(() => still) };
}

test("what can be tapped pulses once, seconds after the last painting", (t) => {
  const { pulses, rendered } = setUp(t);
  rendered(true);
  mock.timers.tick(6000);
  rendered(true);
  mock.timers.tick(6000);
  assert.equal(pulses(), 0);
  mock.timers.tick(60_000);
  assert.equal(pulses(), 1);
});

test("nothing pulses while nobody is asked, movement is off, or nobody looks", (t) => {
  for (const [asked, how] of /** @type {const} */ ([
    [false, {}],
    [true, { still: true }],
    [true, { hidden: true }],
  ])) {
    const { pulses, rendered } = setUp(t, how);
    rendered(asked);
    mock.timers.tick(60_000);
    assert.equal(pulses(), 0);
    mock.timers.reset();
  }
});
