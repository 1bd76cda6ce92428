// From taps to an action: what is chosen, what follows, and that states are never mutated.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, choose, explained, previewed, tap, rotate, nextRotation } from "../../js/session/choices.ts";
import { standIn } from "./stand-in.mjs";
import { PICKS } from "./stones.mjs";
import "./browser.mjs";
import * as marrakech from "../../js/games/marrakech/board.ts";
import * as morocco from "../../js/games/morocco/board.ts";

const OPEN = ["put black a", "put black b", "put white b", "pass"];
const fresh = () => begin({ yours: true, open: OPEN, picks: PICKS });
/** @typedef {import("../../js/session/choices.ts").ChoiceOptions} ChoiceOptions */
/** @type {ChoiceOptions} */
const never = { confirms: () => false };
/** Shows whatever takes two taps before it counts. @type {ChoiceOptions} */
const wary = { confirms: (action) => PICKS[action].length > 1 };
/** A game whose rugs turn about a square. @type {ChoiceOptions} */
const turning = { confirms: () => true, rotates: "square" };

/** Apply taps one after another; returns the last step. @param {string[]} taps */
function after(taps, confirms = never, from = fresh()) {
  /** @type {import("../../js/session/choices.ts").ChoiceStep} */
  let step = { choosing: from };
  for (const one of taps) step = tap(step.choosing, one, confirms);
  return step;
}

/** What a step leads to: what is played, shown or asked why, with what has been tapped. @param {import("../../js/session/choices.ts").ChoiceStep} step */
const led = ({ choosing: { tapped }, commit, propose, why }) => {
  const [what] = Object.entries({ commit, propose, why: why?.join("+") }).filter(([, one]) => one !== undefined);
  return `${what ? what.join(" ") : "step"}, tapped ${tapped.join("+") || "nothing"}`;
};

test("what is open is lit, and nothing is chosen", () => {
  const { lit, picked, tapped, pending } = fresh();
  assert.equal([...lit].sort().join(" "), "pass place:a place:b stone:black stone:white");
  assert.deepEqual([picked, tapped, pending], [[], [], null]);
});

/**
 * What taps lead to, one after another.
 * @type {Record<string, [manner: ChoiceOptions, taps: string[], leads: string][]>}
 */
const TAPS = {
  "a tap that leaves several actions is a step; the one that leaves a single action plays it": [
    [never, ["stone:black"], "step, tapped stone:black"],
    [never, ["stone:black", "place:b"], "commit put black b, tapped stone:black+place:b"],
    [never, ["stone:white"], "commit put white b, tapped stone:white"], // what all the rest share is taken by itself
  ],
  "a second tap on the same thing drops what was tapped": [
    [never, ["stone:black", "stone:black"], "step, tapped nothing"],
  ],
  "a tap that does not go with the ones before begins anew with it": [
    [never, ["place:b"], "step, tapped place:b"],
    [never, ["place:b", "place:a"], "commit put black a, tapped place:a"],
  ],
  "a tap that leads nowhere asks why, with all that was tapped, and changes nothing": [
    [never, ["stone:black", "place:z"], "why stone:black+place:z, tapped stone:black"],
  ],
  "what has to be confirmed waits, and another action can still be chosen": [
    [wary, ["stone:white"], "propose put white b, tapped stone:white"],
    [wary, ["stone:white", "place:a"], "propose put black a, tapped place:a"],
  ],
  "what is shown is taken by a second tap on any part of it": [
    [wary, ["stone:white", "stone:white"], "commit put white b, tapped stone:white"],
    [wary, ["stone:white", "place:b"], "commit put white b, tapped stone:white"],
  ],
  "a tap beside what is shown moves it: what was tapped before stays as far as it goes with that": [
    [wary, ["stone:black", "place:a"], "propose put black a, tapped stone:black+place:a"],
    [wary, ["stone:black", "place:a", "place:b"], "propose put black b, tapped stone:black+place:b"],
  ],
  "a tap that leads nowhere puts away what is shown, and asks about it with what it goes with": [
    [wary, ["stone:white", "place:z"], "why stone:white+place:z, tapped nothing"],
  ],
};

for (const [what, rows] of Object.entries(TAPS))
  test(what, () => {
    for (const [manner, taps, leads] of rows) assert.equal(led(after(taps, manner)), leads);
  });

test("what waits has its picks; what was tapped beside it is still lit; nothing of it stays once it is put away", () => {
  const { choosing } = after(["stone:white"], wary);
  assert.deepEqual([choosing.pending, choosing.picked], ["put white b", PICKS["put white b"]]);
  assert.ok(choosing.lit.has("place:a"));
  const { pending, picked } = tap(choosing, "place:z", wary).choosing;
  assert.deepEqual([pending, picked, after(["stone:black", "stone:black"]).choosing.picked], [null, [], []]);
  assert.deepEqual([...after(["stone:black"]).choosing.lit], ["place:a", "place:b"]);
});

test("no step changes the one that it came from", () => {
  const before = fresh();
  const frozen = structuredClone({ ...before, lit: [...before.lit] });
  tap(before, "stone:black", wary);
  tap(before, "stone:white", wary);
  assert.deepEqual({ ...before, lit: [...before.lit] }, frozen);
});

const LAYS = Object.fromEntries(
  ["a-b", "b-c", "b-d"].map((lay) => [`lay ${lay}`, lay.split("-").map((square) => `square:${square}`)]),
);
const RUGS = begin({ yours: true, open: Object.keys(LAYS), picks: LAYS });

test("the first tap shows one of the actions that turn about it; each turn shows the next", () => {
  const shown = after(["square:b"], turning, RUGS);
  const turned = rotate(shown.choosing);
  const again = rotate(turned.choosing);
  const found = [shown, turned, again].map(({ propose }) => propose);
  assert.deepEqual(found, ["lay a-b", "lay b-c", "lay b-d"]);
  assert.equal(tap(turned.choosing, "square:d", turning).propose, "lay b-d", "or a tap on where it shall lie");
});

test("an action that cannot lie otherwise does not turn", () => {
  const { choosing } = after(["square:d"], turning, RUGS);
  assert.deepEqual(
    [nextRotation(choosing), rotate(choosing).propose, nextRotation(RUGS)],
    ["lay b-d", undefined, null],
  );
});

test("what all actions on the board share follows before the first tap, as long as something is left to tap", () => {
  const one = begin({ yours: true, open: ["put black a", "put black b", "pass"], picks: PICKS });
  assert.deepEqual([one.picked, one.tapped], [["stone:black"], []]);
  assert.equal([...one.lit].sort().join(" "), "pass place:a place:b");
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
  /** @type {import("../../js/engine/shapes.ts").Preview} */
  const preview = standIn({ forecast: 1 });
  const found = ["put white b", "put black a"].map((action) => previewed(choosing, action, preview).preview);
  assert.deepEqual(found, [preview, null]);
});

test("a reason stands until the next tap that leads somewhere", () => {
  const told = explained(fresh(), { key: "why-not", args: {} }, "place:z");
  assert.deepEqual(told.refusal, { key: "why-not", args: {}, pick: "place:z" });
  assert.equal(tap(told, "stone:black", never).choosing.refusal, null);
});

// What is asked while an action is put together

for (const [what, board, ...asked] of /** @type {const} */ ([
  [
    "a placement asks for the space, the second cousin's space, the third cube, as each is wanted",
    morocco,
    ["worker:assistant", "space:a1.nw space:b1.nw", "prompt-assign-space"],
    ["worker:tourist", "space:a1.nw cube:green cube:black", "prompt-assign-space"],
    ["worker:tourist cube:green", "space:a1.nw space:b1.nw", "prompt-assign-space"],
    ["worker:tourist space:a1.nw", "cube:green cube:black", "prompt-assign-third"],
    ["worker:cousins space:b1.nw", "cube:green cube:black beside:a1.ne beside:b2.sw", "prompt-assign-beside"],
    ["worker:cousins space:b1.nw beside:b2.sw", "cube:green cube:black", "prompt-assign-third"],
  ],
  [
    "as long as no worker is chosen, it is asked who goes to the space, or who goes at all",
    morocco,
    ["space:a1.nw", "worker:assistant worker:tourist cube:green", "prompt-assign-who"],
    ["cube:green", "space:a1.nw beside:b2.sw worker:cousins worker:tourist", "prompt-assign-worker"],
  ],
  [
    "a swap asks for its other row or column",
    morocco,
    ["row:1", "row:4 row:5", "prompt-swap-rows"],
    ["column:a", "column:b column:c", "prompt-swap-columns"],
  ],
  ["a rug asks for its second square", marrakech, ["square:c5", "square:c4 square:c6", "prompt-lay-second"]],
]))
  test(what, () => {
    for (const [tapped, lit, prompt] of asked)
      assert.equal(board.nextPrompt(new Set(lit.split(" ")), tapped.split(" ")), prompt, tapped);
  });
