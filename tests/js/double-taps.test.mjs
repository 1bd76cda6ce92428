// A second tap at one spot: what it may do, and from when on.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { listeners } from "./browser.mjs";
import { standIn } from "./stand-in.mjs";

const { DoubleTaps } = await import("../../js/app/double-taps.ts");

class Stand {}
Object.assign(globalThis, { Element: Stand });

/** A stand-in for an element: a control with attributes of the contract, or one that they do not name. @param {Record<string, string>} [dataset] */
function control(dataset = {}, label = "") {
  const element = Object.assign(new Stand(), {
    dataset,
    label,
    closest: () => element,
    matches: (/** @type {string} */ selector) => selector.includes("[data-cell]") && "cell" in dataset,
    getAttribute: () => element.label,
    textContent: "",
  });
  return element;
}

let now = 0;
/** What lies under every point of the page. @type {ReturnType<typeof control> | null} */
let lies = null;
const state = {
  ...{ guide: { says: "first" }, view: { ply: 0 }, handover: null, moving: false },
  tapped: /** @type {string[]} */ ([]),
  picked: /** @type {string[]} */ ([]),
  pending: /** @type {string | null} */ (null),
  looked: /** @type {any} */ (null),
};
const UNTOUCHED = {
  guide: { says: "first" },
  view: { ply: 0 },
  moving: false,
  tapped: [],
  picked: [],
  pending: null,
  looked: null,
};
const ANOTHER = { picked: ["square:a1"], pending: "left" };
const PENDING = { ...ANOTHER, tapped: ["square:a1"] };
/** @type {InstanceType<typeof DoubleTaps>} */
let doubleTaps;

beforeEach(() => {
  now = 10_000;
  Object.assign(state, UNTOUCHED);
  mock.method(performance, "now", () => now);
  Object.assign(document, { elementFromPoint: () => lies });
  Object.assign(globalThis, { requestAnimationFrame: (/** @type {() => void} */ frame) => frame() });
  for (const type of ["pointerdown", "click"]) listeners[type] = [];
  doubleTaps = new DoubleTaps(() =>
    standIn({ input: state, session: standIn({ row: standIn({ id: "game" }), state: standIn(state) }) }),
  );
});
afterEach(() => mock.restoreAll());

/** @param {string} type @param {object} event */
function happens(type, event) {
  for (const listener of listeners[type] ?? []) Reflect.apply(listener, null, [event]);
}

/** Click, with or without a pointer before it; returns whether that came through. */
function click({ x = 0, detail = 1, target = lies } = {}) {
  const stop = mock.fn();
  happens("click", { clientX: x, clientY: 0, target, detail, stopPropagation: stop, preventDefault: stop });
  return !stop.mock.callCount();
}

/** Wait, and tap with a finger; returns whether that came through. @param {number} ms */
function tap(ms, { x = 0, meanwhile = () => {} } = {}) {
  now += ms;
  happens("pointerdown", { clientX: x, clientY: 0, target: lies });
  meanwhile();
  return click({ x });
}

/** Wait and tap again and again; returns whether each tap came through. @param {number[]} waits */
const taps = (...waits) => waits.map((ms) => tap(ms));

/** Something else lies there from now on. @param {typeof lies} [what] @param {Partial<typeof state>} [how] */
function shows(what = lies, how = {}) {
  lies = what;
  Object.assign(state, how);
  doubleTaps.rendered();
}

const [STRAIGHT, SHARE] = [control({ action: "straight" }), control({}, "share")];
const square = (name = "a1") => control({ cell: `square:${name}`, pick: `square:${name}` });
const [A1, CONFIRM, SENTENCE] = [square(), control({ confirm: "" }), control({ next: "" })];
const NEXT = { moving: false, view: { ply: 1 } };
const NEAR = { looked: { area: {} } };
const TAPPED = { tapped: ["square:a1"] };

// What a tap has shown at its spot, when it is tapped again after so many milliseconds, and what comes through.
for (const [what, first, next, how, waits, through] of /** @type {const} */ ([
  ["what has come near waits for half a second", A1, A1, NEAR, [490, 20], [0, 1]],
  ["what answers the next question waits for half a second", CONFIRM, STRAIGHT, NEXT, [0, 100, 390, 20], [0, 0, 0, 1]],
  ["what a seat's first tap showed waits for 150 milliseconds", A1, A1, TAPPED, [100, 60], [0, 1]],
  ["another action waits for 150 milliseconds", A1, square("a2"), ANOTHER, [100, 60], [0, 1]],
  ["an action that one tap has shown waits for half a second", A1, A1, PENDING, [490, 20], [0, 1]],
  ["a roll that one tap has shown waits, too", A1, control({ roll: "" }), PENDING, [490, 20], [0, 1]],
  ["a button that confirms it waits, too", A1, CONFIRM, PENDING, [490, 20], [0, 1]],
  ["what is the same after a tap can be tapped on", SHARE, SHARE, NEXT, [10, 10], [1, 1]],
  ["a control of another name is another thing", SHARE, control({}, "no"), {}, [490, 510], [0, 1]],
  ["another control is another thing", SHARE, control({ close: "" }, "close"), {}, [490, 510], [0, 1]],
  ["in a lesson the next sentence has to be read first", SENTENCE, SENTENCE, { guide: { says: "second" } }, [300], [0]],
  [
    "what only ends an animation waits for 150 milliseconds",
    CONFIRM,
    control({ cell: "a1" }),
    { moving: true },
    [0, 150],
    [0, 1],
  ],
]))
  test(what, () => {
    shows(first);
    assert.ok(tap(5000));
    now += 80;
    shows(next, how);
    assert.deepEqual(taps(...waits), through.map(Boolean));
  });

/** Confirm an action, after which something else lies there. @param {ReturnType<typeof control>} next @param {Partial<typeof state>} [how] */
function confirmed(next, how = NEXT) {
  shows(CONFIRM);
  assert.ok(tap(5000));
  now += 80;
  shows(next, how);
}

test("a question that a tap meets before it is drawn takes none for half a second after it is drawn", () => {
  confirmed(STRAIGHT, {});
  Object.assign(state, { view: { ply: 1 } });
  assert.equal(tap(2000), false, "not drawn yet");
  now += 300;
  shows();
  assert.deepEqual(taps(490, 20), [false, true]);
});

test("that half a second begins when it appears, not with the tap, and is that of a finger's breadth", () => {
  confirmed(control({}), { moving: true });
  now += 1900;
  shows(STRAIGHT, NEXT);
  assert.deepEqual([tap(100), tap(0, { x: 30 })], [false, false]);
  assert.ok(tap(0, { x: 71 }), "elsewhere it is a tap of its own");
});

test("what is clicked counts, not what lies at its place, which is rounded", () => {
  confirmed(STRAIGHT);
  now += 300;
  happens("pointerdown", { clientX: 0, clientY: 0, target: STRAIGHT });
  lies = null;
  assert.equal(click({ target: STRAIGHT }), false);
});

test("several hands tap in turns", () => {
  confirmed(control({}), { moving: true });
  assert.ok(tap(0, { x: 300 }));
  shows(STRAIGHT, NEXT);
  assert.deepEqual([tap(0), tap(0, { x: 300 })], [false, false]);
});

test("what appears under a finger that is down takes nothing when it lifts", () => {
  shows(control({ cell: "square:a1" }), { moving: true });
  const meanwhile = () => {
    now += 50;
    shows(A1, NEXT);
    now += 50;
  };
  assert.equal(tap(5000, { meanwhile }), false);
});

test("keys, scripts and assistive technology are never held up", () => {
  confirmed(STRAIGHT);
  assert.ok(click({ detail: 0 }));
  assert.ok(click(), "a click without a pointer");
});

test("whoever hammers at an animation that ends takes nothing that appears there, until half a second without a tap", () => {
  shows(control({ cell: "a" }));
  assert.ok(tap(0));
  now += 80;
  shows(control({ rematch: "" }, "Rematch"));
  assert.ok(!taps(...Array(9).fill(200)).includes(true));
  assert.ok(tap(510));
});
