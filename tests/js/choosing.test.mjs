// From taps to an action: what is chosen, what follows, and that states are never mutated.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, choose, explained, previewed, tap, turn, turnedOn } from "../../js/session/choices.js";
import { standIn } from "./stand-in.mjs";
import { PICKS } from "./stones.mjs";

const OPEN = ["put black a", "put black b", "put white b", "pass"];
const fresh = () => begin({ yours: true, open: OPEN, picks: PICKS });
/** @typedef {import("../../js/session/choices.js").Manner} Manner */
/** @type {Manner} */
const never = { confirms: () => false };
/** Shows whatever takes two taps before it counts. @type {Manner} */
const wary = { confirms: (action) => PICKS[action].length > 1 };
/** A game whose rugs turn about a square. @type {Manner} */
const turning = { confirms: () => true, turns: "square" };

/** Apply taps one after another; returns the last step. @param {string[]} taps */
function after(taps, confirms = never, from = fresh()) {
  /** @type {import("../../js/session/choices.js").Step} */
  let step = { choosing: from };
  for (const one of taps) step = tap(step.choosing, one, confirms);
  return step;
}

test("what is open is lit, and nothing is chosen", () => {
  const { lit, picked, tapped, pending } = fresh();
  assert.deepEqual(
    [[...lit].sort(), picked, tapped, pending],
    [["pass", "place:a", "place:b", "stone:black", "stone:white"], [], [], null],
  );
});

test("a tap that leaves several actions is a step; the one that leaves a single action plays it", () => {
  const step = after(["stone:black"]);
  assert.deepEqual([step.commit, step.propose, [...step.choosing.lit]], [undefined, undefined, ["place:a", "place:b"]]);
  assert.equal(after(["stone:black", "place:b"]).commit, "put black b");
  assert.equal(after(["stone:white"]).commit, "put white b", "what all the rest share is taken by itself");
});

test("no step changes the one that it came from", () => {
  const before = fresh();
  const frozen = structuredClone({ ...before, lit: [...before.lit] });
  tap(before, "stone:black", wary);
  tap(before, "stone:white", wary);
  assert.deepEqual({ ...before, lit: [...before.lit] }, frozen);
});

test("a second tap on the same thing drops what was tapped", () => {
  const { choosing, commit } = after(["stone:black", "stone:black"]);
  assert.deepEqual([choosing.tapped, choosing.picked, choosing.yours, commit], [[], [], true, undefined]);
});

test("a tap that does not go with the ones before begins anew with it", () => {
  const { choosing } = after(["place:b", "stone:black", "place:a"].slice(0, 1));
  assert.deepEqual(choosing.tapped, ["place:b"]);
  assert.equal(after(["place:b", "place:a"]).commit, "put black a");
});

test("a tap that leads nowhere asks why, with all that was tapped, and changes nothing", () => {
  const step = after(["stone:black", "place:z"]);
  assert.deepEqual(
    [step.why, step.choosing.tapped, step.commit],
    [["stone:black", "place:z"], ["stone:black"], undefined],
  );
});

test("what has to be confirmed waits, and another action can still be chosen", () => {
  const { choosing, propose, commit } = after(["stone:white"], wary);
  assert.deepEqual(
    [propose, commit, choosing.pending, choosing.picked],
    ["put white b", undefined, "put white b", PICKS["put white b"]],
  );
  assert.ok(choosing.lit.has("place:a"));
  assert.equal(tap(choosing, "place:a", wary).propose, "put black a");
  assert.deepEqual(
    tap(choosing, "place:z", wary).why,
    ["stone:white", "place:z"],
    "asked about with what it goes with",
  );
});

test("what is shown is taken by a second tap on any part of it", () => {
  const { choosing } = after(["stone:white"], wary);
  assert.equal(tap(choosing, "stone:white", wary).commit, "put white b");
  assert.equal(tap(choosing, "place:b", wary).commit, "put white b");
});

test("a tap beside what is shown moves it: what was tapped before stays as far as it goes with that", () => {
  const shown = after(["stone:black", "place:a"], wary).choosing;
  assert.equal(shown.pending, "put black a");
  const moved = tap(shown, "place:b", wary);
  assert.deepEqual([moved.propose, moved.choosing.tapped], ["put black b", ["stone:black", "place:b"]]);
});

test("a tap that leads nowhere puts away what is shown", () => {
  const { choosing } = tap(after(["stone:white"], wary).choosing, "place:z", wary);
  assert.deepEqual([choosing.pending, choosing.tapped, choosing.picked], [null, [], []]);
});

const RUGS = begin({
  yours: true,
  open: ["lay a-b", "lay b-c", "lay b-d"],
  picks: {
    "lay a-b": ["square:a", "square:b"],
    "lay b-c": ["square:b", "square:c"],
    "lay b-d": ["square:b", "square:d"],
  },
});

test("the first tap shows one of the actions that turn about it; each turn shows the next", () => {
  const shown = after(["square:b"], turning, RUGS);
  assert.equal(shown.propose, "lay a-b");
  const turned = turn(shown.choosing);
  assert.equal(turned.propose, "lay b-c");
  assert.equal(turn(turned.choosing).propose, "lay b-d");
  assert.equal(tap(turned.choosing, "square:d", turning).propose, "lay b-d", "or a tap on where it shall lie");
});

test("an action that cannot lie otherwise does not turn", () => {
  const { choosing } = after(["square:d"], turning, RUGS);
  assert.deepEqual([turnedOn(choosing), turn(choosing).propose], ["lay b-d", undefined]);
  assert.equal(turnedOn(RUGS), null);
});

test("what all actions on the board share follows before the first tap, as long as something is left to tap", () => {
  const one = begin({ yours: true, open: ["put black a", "put black b", "pass"], picks: PICKS });
  assert.deepEqual(
    [one.picked, [...one.lit].sort(), one.tapped],
    [["stone:black"], ["pass", "place:a", "place:b"], []],
  );
  assert.equal(tap(one, "place:a", never).commit, "put black a");
  const only = begin({ yours: true, open: ["put black a"], picks: PICKS });
  assert.deepEqual([only.picked, [...only.lit].sort()], [[], ["place:a", "stone:black"]]);
});

test("an action from the list is played, or waits where it has to be confirmed", () => {
  assert.equal(choose(fresh(), "put black a", never).commit, "put black a");
  assert.equal(choose(fresh(), "put black a", wary).choosing.pending, "put black a");
  assert.equal(choose(fresh(), "pass", wary).commit, "pass");
});

test("a preview belongs to the action that it was asked for", () => {
  const { choosing } = after(["stone:white"], wary);
  /** @type {import("../../js/types.js").Preview} */
  const preview = standIn({ forecast: 1 });
  assert.equal(previewed(choosing, "put white b", preview).preview, preview);
  assert.equal(previewed(choosing, "put black a", preview).preview, null);
});

test("a reason stands until the next tap that leads somewhere", () => {
  const told = explained(fresh(), { key: "why-not", args: {} }, "place:z");
  assert.deepEqual(told.why, { key: "why-not", args: {}, pick: "place:z" });
  assert.equal(tap(told, "stone:black", never).choosing.why, null);
});

test("the same open actions keep their choices, others get their own", () => {
  const before = fresh();
  assert.equal(begin({ yours: true, open: OPEN, picks: PICKS }, before).choices, before.choices);
  assert.deepEqual(begin({ yours: false, open: [], picks: PICKS }, before).choices, []);
});
