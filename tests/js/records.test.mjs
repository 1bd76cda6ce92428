// What the page reads of records: what a branch is called, who begins the next game; and counting rolls.
import assert from "node:assert/strict";
import { test } from "node:test";
import { counts } from "../../js/session/roll-counts.js";
import { nextFirst } from "../../js/session/rematch.js";
import { gameName } from "../../js/wording/game-name.js";
import { standIn } from "./stand-in.mjs";

test("a branch is called by where it begins, whatever else a stranger's record says", () => {
  const say = (/** @type {string} */ key, /** @type {object} */ args = {}) => JSON.stringify([key, args]);
  const called = (/** @type {unknown} */ branches) => gameName("Stones", standIn({ branches }), say);
  const told = [{ ply: 2, seed: "a" }, { ply: 9 }];
  assert.equal(called(told), say("branch-name", { name: "Stones", ply: 9 }));
  for (const other of [undefined, null, "yes", 7, {}, [], [null], [7], [{}], [{ ply: "1" }], [{ ply: 1.5 }], [told]])
    assert.equal(called(other), "Stones", JSON.stringify(other));
  assert.equal(gameName("Stones", undefined, say), "Stones");
});

test("the next to begin sits clockwise after who began; a game from a position does not say who that was", () => {
  const players = ["a", "b", "c"].map((name) => ({ name, color: name }));
  const from = (/** @type {unknown} */ setup) => nextFirst(standIn({ players, setup }));
  const setups = [{ first: 0 }, { first: 2 }, { position: "stones" }, undefined];
  assert.deepEqual(setups.map(from), [1, 0, undefined, undefined]);
});

test("rolls are counted by face, beside what their weights let expect", () => {
  const faces = Object.entries({ "die a": 1, "die b": 3 }).map(([action, weight]) => ({ action, weight }));
  const rolls = ["die a", "die b", "die b", "die a"].map((action, i) => ({
    ...{ ply: 10 * i, seat: 0, elsewhere: i > 1, action, by_hand: i === 2 },
  }));
  assert.deepEqual(counts({ faces, rolls }), [
    { action: "die a", seeded: 2, hand: 0, expected: 1 },
    { action: "die b", seeded: 1, hand: 1, expected: 3 },
  ]);
});
