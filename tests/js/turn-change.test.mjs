// The band that says whose turn it is now: between two people who sit here, and nowhere else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { turnChange, turning } from "../../js/session/turn-change.js";
import { viewAt } from "./stones.mjs";

/** @typedef {import("../../js/types.js").View} View */

/** @param {View["to_act"]} toAct @param {number} [seat] @returns {View} */
const view = (toAct, seat = 0) => ({ ...viewAt([], 0), to_act: toAct, prompt: { key: "prompt", args: { seat } } });

/** Two people and an opponent. @param {object} [how] @returns {any} */
const state = (how) => ({
  row: { sharing: "open", seats: [{ bot: null }, { bot: null }, { bot: "easy" }], ...how },
  ...{ guide: null, holder: 0, ...how },
});

/** @param {View} before @param {View} after @param {object} [how] */
const shown = (before, after, how) => turnChange(state(how), before, after).map(({ frame }) => frame.turn);

test("another person's turn is shown, also after an opponent's and where it begins with a roll", () => {
  const turns = [shown(view(0), view(1)), shown(view(2), view(1)), shown(view(0), view("chance", 1))];
  assert.deepEqual(turns, [[1], [1], [1]]);
});

test("neither an opponent's turn is, nor that of the same person, nor what goes on within a turn", () => {
  for (const [before, after] of [
    [view(0), view(2)],
    [view(2), view(0)],
    [view("chance", 1), view(1)],
    [view(0), view("over")],
  ])
    assert.deepEqual(shown(before, after), []);
});

test("nor is it where a sheet or the desk says it, in a lesson, or before anybody has decided anything", () => {
  for (const how of [{ sharing: "pass" }, { sharing: "around" }, { guide: {} }, { holder: null }])
    assert.deepEqual(shown(view(0), view(1), how), []);
});

test("it takes 1.2 seconds, and no other frame is one", () => {
  const [only] = turnChange(state(), view(0), view(1));
  assert.deepEqual([only?.ms, turning(only?.frame)], [1200, 1]);
  for (const frame of [null, { finale: {} }]) assert.equal(turning(frame), undefined);
});
