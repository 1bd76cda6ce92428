// A second tap at one spot: what it may do, and from when on.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { listeners } from "./browser.mjs";

const { DoubleTaps } = await import("../../js/app/double-taps.js");

/** @typedef {{dataset: Record<string, string>, label: string}} Control */

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
  guide: { says: "first" },
  view: { ply: 0 },
  handover: null,
  moving: false,
  tapped: /** @type {string[]} */ ([]),
  picked: /** @type {string[]} */ ([]),
  pending: /** @type {string | null} */ (null),
};
const table = /** @type {import("../../js/table/types.js").Table} */ (
  /** @type {unknown} */ ({ session: { row: { id: "game" }, state }, lesson: null })
);
/** @type {InstanceType<typeof DoubleTaps>} */
let doubleTaps;

beforeEach(() => {
  now = 10_000;
  Object.assign(state, { view: { ply: 0 }, moving: false, tapped: [], picked: [], pending: null, handover: null });
  mock.method(performance, "now", () => now);
  Object.assign(document, { elementFromPoint: () => lies });
  Object.assign(globalThis, { requestAnimationFrame: (/** @type {() => void} */ frame) => frame() });
  for (const type of ["pointerdown", "click"]) listeners[type] = [];
  doubleTaps = new DoubleTaps(() => table);
});
afterEach(() => mock.restoreAll());

/** @param {string} type @param {object} event */
const happens = (type, event) =>
  /** @type {((event: object) => void)[]} */ (/** @type {unknown} */ (listeners[type])).forEach((listener) => {
    listener(event);
  });

/**
 * Click, with or without a pointer before it; returns whether that came through.
 * @param {{x?: number, detail?: number, target?: typeof lies}} [how]
 */
function click({ x = 0, detail = 1, target = lies } = {}) {
  let through = true;
  const stop = () => {
    through = false;
  };
  happens("click", { clientX: x, clientY: 0, target, detail, stopPropagation: stop, preventDefault: stop });
  return through;
}

/** Tap with a finger; returns whether that came through. @param {{x?: number, meanwhile?: () => void}} [how] */
function tap({ x = 0, meanwhile } = {}) {
  happens("pointerdown", { clientX: x, clientY: 0, target: lies });
  meanwhile?.();
  return click({ x });
}

/** Something else lies there from now on. @param {ReturnType<typeof control> | null} [what] @param {Partial<typeof state>} [how] */
function shows(what = lies, how = {}) {
  lies = what;
  Object.assign(state, how);
  doubleTaps.rendered();
}

/** Confirm an action, after which something else lies there. @param {ReturnType<typeof control>} next @param {Partial<typeof state>} [how] */
function confirmed(next, how = { view: { ply: 1 } }) {
  shows(control({ confirm: "" }));
  now += 5000;
  assert.ok(tap());
  now += 80;
  shows(next, how);
}

const STRAIGHT = control({ action: "straight" });

test("what answers the next question takes no tap at the spot of the last one for half a second", () => {
  confirmed(STRAIGHT);
  for (const wait of [0, 100, 390]) {
    now += wait;
    assert.equal(tap(), false, "nor do held taps make it longer");
  }
  now += 20;
  assert.ok(tap());
});

test("a question that a tap meets before it is drawn takes none for half a second after it is drawn", () => {
  confirmed(STRAIGHT, {});
  now += 2000;
  Object.assign(state, { view: { ply: 1 } });
  assert.equal(tap(), false, "not drawn yet");
  now += 300;
  shows();
  now += 490;
  assert.equal(tap(), false);
  now += 20;
  assert.ok(tap());
});

test("that half a second begins when it appears, not with the tap", () => {
  confirmed(control({}), { moving: true });
  now += 1900;
  shows(STRAIGHT, { moving: false, view: { ply: 1 } });
  now += 100;
  assert.equal(tap(), false);
  assert.ok(tap({ x: 60 }), "elsewhere it is a tap of its own");
});

test("what is clicked counts, not what lies at its place, which is rounded", () => {
  confirmed(STRAIGHT);
  now += 300;
  happens("pointerdown", { clientX: 0, clientY: 0, target: STRAIGHT });
  lies = null;
  assert.equal(click({ target: STRAIGHT }), false);
});

test("a finger that slips is at the same spot", () => {
  confirmed(STRAIGHT);
  assert.equal(tap({ x: 30 }), false);
});

test("several hands tap in turns", () => {
  confirmed(control({}), { moving: true });
  assert.ok(tap({ x: 300 }));
  shows(STRAIGHT, { moving: false, view: { ply: 1 } });
  assert.deepEqual([tap(), tap({ x: 300 })], [false, false]);
});

test("what the first tap of a seat showed counts after 150 milliseconds", () => {
  shows(control({ cell: "square:a1", pick: "square:a1" }));
  assert.ok(tap());
  shows(lies, { tapped: ["square:a1"] });
  now += 100;
  assert.equal(tap(), false);
  now += 60;
  assert.ok(tap());
});

test("an action that one tap has shown is taken by no tap there for half a second", () => {
  const square = control({ cell: "square:a1", pick: "square:a1" });
  for (const next of [square, control({ roll: "" }), control({ confirm: "" })]) {
    shows(square, { tapped: [], picked: [], pending: null });
    now += 5000;
    assert.ok(tap());
    shows(next, { tapped: ["square:a1"], picked: ["square:a1"], pending: "left" });
    now += 490;
    assert.equal(tap(), false);
    now += 20;
    assert.ok(tap());
  }
});

test("another action can be shown after 150 milliseconds", () => {
  shows(control({ cell: "square:a1", pick: "square:a1" }));
  assert.ok(tap());
  shows(control({ cell: "square:a2", pick: "square:a2" }), { picked: ["square:a1"], pending: "left" });
  now += 160;
  assert.ok(tap());
});

test("what is the same after a tap can be tapped on", () => {
  shows(control({}, "one step back"));
  for (let ply = 9; ply > 4; ply -= 1) {
    assert.ok(tap());
    shows(lies, { view: { ply } });
    now += 10;
  }
});

test("a control of another name, or another control, is another thing: a dialog, a sheet, a result", () => {
  for (const next of [control({}, "no"), control({ close: "" }, "close")]) {
    shows(control({}, "share"));
    now += 600;
    assert.ok(tap());
    shows(next);
    now += 490;
    assert.equal(tap(), false);
    now += 510;
    assert.ok(tap());
  }
});

test("one control with another name is another thing", () => {
  const button = control({}, "share");
  shows(button);
  assert.ok(tap());
  button.label = "stop sharing";
  shows(button);
  assert.equal(tap(), false);
});

test("in a lesson the next sentence has to be read first", () => {
  shows(control({ next: "" }));
  assert.ok(tap());
  Object.assign(state.guide, { says: "second" });
  doubleTaps.rendered();
  now += 300;
  assert.equal(tap(), false);
});

test("a tap that only ends an animation is no second tap after 150 milliseconds", () => {
  confirmed(control({ cell: "square:a1" }), { moving: true });
  assert.equal(tap(), false);
  now += 150;
  assert.ok(tap());
});

test("what appears under a finger that is down takes nothing when it lifts", () => {
  shows(control({ cell: "square:a1" }), { moving: true });
  now += 5000;
  const meanwhile = () => {
    now += 50;
    shows(control({ cell: "square:a1", pick: "square:a1" }), { moving: false, view: { ply: 1 } });
    now += 50;
  };
  assert.equal(tap({ meanwhile }), false);
});

test("keys, scripts and assistive technology are never held up", () => {
  confirmed(STRAIGHT);
  assert.ok(click({ detail: 0 }));
  assert.ok(click(), "a click without a pointer");
});

test("what has slid there long before its first tap takes it", () => {
  shows(STRAIGHT);
  assert.ok(tap());
  now += 5000;
  lies = control({}, "a sheet that came by a transition");
  assert.ok(tap());
});

test("whoever hammers at an animation that ends takes nothing that appears there, until half a second without a tap", () => {
  shows(control({ cell: "a" }));
  assert.ok(tap());
  now += 80;
  shows(control({ rematch: "" }, "Rematch"));
  for (let count = 0; count < 9; count += 1) {
    now += 200;
    assert.equal(tap(), false);
  }
  now += 510;
  assert.ok(tap());
});
