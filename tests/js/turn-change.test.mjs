// The band that says whose turn it is now: between two people who sit here, and nowhere else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { turnChange, turning } from "../../js/session/turn-change.js";
import { viewAt } from "./stones.mjs";

/** @typedef {import("../../js/types.js").View} View */

/** @param {View["to_act"]} toAct @param {number} [seat] @returns {View} */
const view = (toAct, seat = 0) => ({ ...viewAt([], 0), to_act: toAct, prompt: { key: "prompt", args: { seat } } });

/** Two people and an opponent. @param {object} [how] @returns {any} */
const state = (how = {}) => ({
  row: { sharing: "open", seats: [{ bot: null }, { bot: null }, { bot: "easy" }], ...how },
  guide: null,
  holder: 0,
  ...how,
});

/** @param {object} how @param {View} before @param {View} after */
const shown = (how, before, after) => turnChange(state(how), before, after).map(({ frame }) => frame.turn);

test("another person's turn is shown, also after an opponent's and where it begins with a roll", () => {
  assert.deepEqual(shown({}, view(0), view(1)), [1]);
  assert.deepEqual(shown({}, view(2), view(1)), [1]);
  assert.deepEqual(shown({}, view(0), view("chance", 1)), [1]);
});

test("neither an opponent's turn is, nor that of the same person, nor what goes on within a turn", () => {
  assert.deepEqual(shown({}, view(0), view(2)), []);
  assert.deepEqual(shown({}, view(2), view(0)), []);
  assert.deepEqual(shown({}, view("chance", 1), view(1)), []);
  assert.deepEqual(shown({}, view(0), view("over")), []);
  assert.deepEqual(shown({ holder: null }, view(0), view(1)), [], "nobody has decided anything");
});

test("nor is it where a sheet or the desk says it, or in a lesson", () => {
  for (const how of [{ sharing: "pass" }, { sharing: "around" }, { guide: {} }])
    assert.deepEqual(shown(how, view(0), view(1)), []);
});

test("it takes 1.2 seconds, and no other frame is one", () => {
  const [only] = turnChange(state(), view(0), view(1));
  assert.deepEqual([only?.ms, turning(only?.frame)], [1200, 1]);
  for (const frame of [null, { finale: {} }]) assert.equal(turning(frame), undefined);
});
