// When a finger asks what it rests on.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { listeners } from "./browser.mjs";

const { ExplainMode } = await import("../../js/app/explain-mode.ts");

/** Stands for an element. */
class Stand {
  dataset = { pick: "turn:left" };
  /** @param {string} selector @returns {Stand | null} */
  closest = (selector) => (["[data-clock]", "label"].includes(selector) ? null : this);
  matches = () => false;
  getAttribute = () => "Assam";
}
Object.assign(globalThis, { Element: Stand });

const thing = new Stand();
/** Whether a finger that rests is shown what a tap would do; and what the table was told. */
let shows = false;
/** @type {string[]} */
const done = [];
/** @type {import("../../js/table/types.ts").Table} */
const table = /** @type {any} */ ({
  board: { meanings: {} },
  session: {
    row: { record: {} },
    taps: {
      rest: (/** @type {string} */ pick) => shows && Boolean(done.push(`rest ${pick}`)),
      confirm: () => done.push("confirm"),
      cancel: () => done.push("cancel"),
    },
  },
  say: String,
  announce() {},
});

/** @param {import("node:test").TestContext} t */
function setUp(t) {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  for (const type of Object.keys(listeners)) listeners[type] = [];
  Object.assign(document, { elementsFromPoint: () => [thing] });
  return new ExplainMode(() => table, { load: async () => {} });
}

/** @param {string} type @param {object} event */
function send(type, event) {
  const whole = { target: thing, pointerType: "touch", isPrimary: true, clientX: 0, clientY: 0, ...event };
  for (const listener of listeners[type] ?? []) /** @type {(event: object) => void} */ (listener)(whole);
}
/** A finger is laid down, and rests. @param {number} ms */
function rest(ms) {
  send("pointerdown", {});
  mock.timers.tick(ms);
}

test("a finger that rests asks", (t) => {
  const explainMode = setUp(t);
  rest(400);
  const early = explainMode.shown;
  mock.timers.tick(200);
  assert.deepEqual([early, explainMode.shown?.name], [null, "Assam"]);
});

test("what a finger that rests is shown is taken as it lifts, unless it slips away", (t) => {
  const explainMode = setUp(t);
  shows = true;
  t.after(() => {
    shows = false;
  });
  for (const slips of [false, true]) {
    rest(600);
    if (slips) send("pointermove", { clientX: 50 });
    send("pointerup", {});
  }
  assert.deepEqual(done, ["rest turn:left", "confirm", "rest turn:left", "cancel"]);
  assert.equal(explainMode.shown, null);
});

test("a finger that rested takes no tap from a key, a screen reader or a switch, whose click counts none", (t) => {
  setUp(t);
  rest(600);
  const took = [0, 1].map((detail) => {
    const take = mock.fn();
    if (detail) rest(600);
    send("click", { detail, stopPropagation: take, preventDefault: take });
    return take.mock.callCount() > 0;
  });
  assert.deepEqual(took, [false, true]);
});

test("two fingers zoom, and ask nothing however long they rest", (t) => {
  const explainMode = setUp(t);
  send("pointerdown", {});
  send("pointerdown", { isPrimary: false });
  mock.timers.tick(9000);
  assert.equal(explainMode.shown, null);
});
