// Hints end: each once it has been obeyed twice on a device, and come again when they are wanted. In the first game on a
// device each thing is introduced once, when it has first mattered.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { kept, listeners } from "./browser.mjs";
import { effect } from "./effect.mjs";

const { Hints, hint, introduced, obeyHint } = await import("../../js/table/hints.ts");

/** @typedef {import("../../js/engine/shapes.ts").View} View */
/** @typedef {import("../../js/table/types.ts").Table} Table */

/** @type {View} */
const view = /** @type {any} */ ({ phase: "turn", to_act: 0 });

/** A table with a hint for its phase, and a caption where something has just come up. @param {{caption?: string, advice?: string, hints?: InstanceType<typeof Hints>}} [how] */
function table({ caption, advice = "request", hints = new Hints("stones") } = {}) {
  const entries = caption ? [{ events: [{}] }] : [];
  const session = {
    row: { seats: [{ bot: null, advice }] },
    state: { yours: true, tapped: [], pending: null, entries },
  };
  const board = { hints: ["turn"], caption: () => caption ?? null };
  return /** @type {Table} */ (/** @type {unknown} */ ({ session, board, hints, lesson: null, say: String }));
}

/** What is hinted at. @param {Table} at @returns {unknown} */
const hinted = (at) => hint(view, at)?.values[1] ?? null;

/** Who sits there does what is hinted at, several times. @param {Table} at @param {number} times */
const obey = (at, times = 2) => {
  for (let time = 0; time < times; time += 1) obeyHint(view, at);
};

beforeEach(() => kept.clear());

test("a hint that was obeyed twice is gone, also in the next game, until all of them are wanted again", () => {
  const at = table();
  obey(at, 1);
  assert.equal(hinted(at), "hint-turn");
  obey(at, 1);
  assert.deepEqual([hinted(at), at.hints.someOver, hinted(table())], [null, true, null]);
  at.hints.again();
  assert.deepEqual([hinted(at), hinted(table())], ["hint-turn", "hint-turn"]);
});

test("each hint is obeyed for itself: a caption that stands in another's place, too", () => {
  const { hints } = table();
  const [new_, other] = [table({ caption: "rug", hints }), table({ caption: "rent", hints })];
  obey(new_);
  assert.deepEqual([hinted(new_), hinted(other)], ["hint-turn", "caption-rent"]);
});

test("whoever is shown no hints has not obeyed any", () => {
  obey(table({ advice: "never" }), 3);
  assert.equal(hinted(table()), "hint-turn");
});

test("each thing is introduced once, one at a step, in the order in which they came up; nothing before anything has happened", () => {
  const caption = (/** @type {{type: string}} */ { type }) => (type === "quiet" ? null : type);
  const types = [["quiet"], ["paid", "out"], ["paid"], ["quiet"]];
  /** @type {any} */
  const story = types.map((each) => ({ events: each.map((type) => ({ type })) }));
  const told = [0, 1, 2, 3, 4].map((entries) => introduced(story.slice(0, entries), caption));
  assert.deepEqual(told, [null, null, "paid", "out", null]);
});

// How somebody plays: by taps or by keys

const { InputMethod } = await import("../../js/platform/input-method.ts");

test("a key begins to type, a tap ends it; a click that a key has made does not", () => {
  /** @type {string[]} */
  const seen = [];
  const inputMethod = new InputMethod();
  effect(() => void seen.push(inputMethod.how));
  /** @param {string} type @param {object} [event] */
  const comes = (type, event = {}) => {
    for (const listener of listeners[type] ?? []) Reflect.apply(listener, null, [event]);
    return inputMethod.how;
  };
  assert.equal(inputMethod.how, "tapped");
  const ways = [comes("keydown"), comes("keydown"), comes("click", { detail: 0 }), comes("click", { detail: 1 })];
  assert.deepEqual(ways, ["typed", "typed", "typed", "tapped"]);
  assert.deepEqual(seen, ["tapped", "typed", "tapped"]);
});
