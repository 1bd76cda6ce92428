// When a finger asks what it rests on.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { listeners } from "./browser.mjs";

const { ExplainMode } = await import("../../js/app/explain-mode.js");

const thing = {
  closest: (/** @type {string} */ selector) => (["[data-clock]", "label"].includes(selector) ? null : thing),
  matches: () => false,
  getAttribute: () => "Assam",
  dataset: { pick: "turn:left" },
};
/** Whether a finger that rests is shown what a tap would do; and what the table was told. */
let shows = false;
/** @type {string[]} */
const done = [];
/** What was announced. @type {string[]} */
const told = [];
/** @type {import("../../js/table/types.js").Table} */
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
  announce: (/** @type {string} */ text) => told.push(text),
});

/** @param {import("node:test").TestContext} t */
function setUp(t) {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  for (const type of Object.keys(listeners)) listeners[type] = [];
  Object.assign(document, { elementsFromPoint: () => [thing] });
  return new ExplainMode(() => table, { load: async () => {} });
}

/** @param {string} type @param {boolean} isPrimary whether it is the first finger @param {number} [clientX] */
function finger(type, isPrimary, clientX = 0) {
  const event = { target: thing, pointerType: "touch", isPrimary, clientX, clientY: 0 };
  for (const listener of listeners[type] ?? []) /** @type {(event: object) => void} */ (listener)(event);
}

test("a finger that rests asks", (t) => {
  const explainMode = setUp(t);
  finger("pointerdown", true);
  mock.timers.tick(400);
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
    finger("pointerdown", true);
    mock.timers.tick(600);
    if (slips) finger("pointermove", true, 50);
    finger("pointerup", true);
  }
  assert.deepEqual(done, ["rest turn:left", "confirm", "rest turn:left", "cancel"]);
  assert.equal(explainMode.shown, null);
});

test("a finger that rested takes no tap from a key, a screen reader or a switch, whose click counts none", (t) => {
  setUp(t);
  finger("pointerdown", true);
  mock.timers.tick(600);
  const took = [0, 1].map((detail) => {
    let taken = false;
    const take = () => {
      taken = true;
    };
    if (detail) finger("pointerdown", true);
    mock.timers.tick(600);
    const event = { target: thing, detail, stopPropagation: take, preventDefault: take };
    for (const listener of listeners.click ?? []) /** @type {(event: object) => void} */ (listener)(event);
    return taken;
  });
  assert.deepEqual(took, [false, true]);
});

test("two fingers zoom, and ask nothing however long they rest", (t) => {
  const explainMode = setUp(t);
  finger("pointerdown", true);
  finger("pointerdown", false);
  mock.timers.tick(9000);
  assert.equal(explainMode.shown, null);
});

test("the tool says what to do, and a tap that meets nothing is told so and can be repeated", async (t) => {
  const explainMode = setUp(t);
  told.length = 0;
  explainMode.toggle();
  Object.assign(document, { elementsFromPoint: () => [] });
  await explainMode.tapped(/** @type {MouseEvent} */ ({ clientX: 1, clientY: 1 }));
  assert.deepEqual([explainMode.on, explainMode.missed, told], [true, true, ["explain-ask", "explain-gap"]]);
  Object.assign(document, { elementsFromPoint: () => [thing] });
  await explainMode.tapped(/** @type {MouseEvent} */ ({ clientX: 1, clientY: 1 }));
  assert.deepEqual([explainMode.on, explainMode.missed, told.at(-1)], [false, false, "Assam"]);
});
