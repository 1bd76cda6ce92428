// How somebody acts at a table, and what lessons say then: nothing is tapped where somebody types.
import assert from "node:assert/strict";
import { test } from "node:test";
import { effect } from "./effect.mjs";
import { listeners } from "./browser.mjs";
import { CATALOGUES, parsed, said, trials } from "./catalogues.mjs";

const { InputMethod } = await import("../../js/platform/input-method.js");

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

test("where somebody types, no lesson says tap", () => {
  let told = 0;
  for (const name of CATALOGUES)
    for (const { id, value } of parsed[name].en) {
      if (!/^(learn|lesson)-/.test(id)) continue;
      for (const args of trials(name, id, value).filter(({ how }) => how !== "tapped")) {
        assert.doesNotMatch(said("en", id, args, name), /\btap/i, id);
        told += 1;
      }
    }
  assert.ok(told > 50, `${told} sentences`);
});
