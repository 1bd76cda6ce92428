// Hints end: each once it has been obeyed twice on a device, and come again when they are wanted.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { kept } from "./browser.mjs";

const { Hints, hint, obeyHint } = await import("../../js/table/hints.js");

/** @typedef {import("../../js/types.js").View} View */
/** @typedef {import("../../js/table/types.js").Table} Table */

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

beforeEach(() => kept.clear());

test("a hint that was obeyed twice is gone, also in the next game", () => {
  const at = table();
  for (const _ of [1, 2]) {
    assert.equal(hinted(at), "hint-turn");
    obeyHint(view, at);
  }
  assert.deepEqual([hinted(at), at.hints.someOver, hinted(table())], [null, true, null]);
});

test("each hint is obeyed for itself: a caption that stands in another's place, too", () => {
  const { hints } = table();
  const [new_, other] = [table({ caption: "rug", hints }), table({ caption: "rent", hints })];
  for (const _ of [1, 2]) obeyHint(view, new_);
  assert.deepEqual([hinted(new_), hinted(other)], ["hint-turn", "caption-rent"]);
});

test("whoever is shown no hints has not obeyed any", () => {
  for (const _ of [1, 2, 3]) obeyHint(view, table({ advice: "never" }));
  assert.equal(hinted(table()), "hint-turn");
});

test("all of them come again when they are wanted", () => {
  const at = table();
  for (const _ of [1, 2]) obeyHint(view, at);
  at.hints.again();
  assert.deepEqual([hinted(at), hinted(table())], ["hint-turn", "hint-turn"]);
});
