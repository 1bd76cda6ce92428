// Undo: who is asked first, and what somebody alone is told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { recalled, undoing } from "../../js/session/undo.ts";
import { isUntouched } from "../../js/session/untouched.ts";
import { withHere } from "../../js/storage/seating.ts";
import { standIn } from "./stand-in.mjs";
import { rowOf, viewAt } from "./stones.mjs";
import { nextFirst } from "../../js/session/rematch.ts";
import { gameName } from "../../js/wording/game-name.ts";

/** Seats of people (null) and opponents. @param {(string | null)[]} bots */
const seats = (...bots) => bots.map((bot, at) => ({ ...rowOf([0]).seats[at], bot }));

/** A view from which undo leads back, freely or with assent. @param {number | null} undo_to @param {number | null} assent_to */
const view = (undo_to, assent_to = null, more = {}) => ({ ...viewAt([0, 1], 1), undo_to, assent_to, ...more });
const [PAIR, ALONE, NOBODY] = [seats(null, null), seats(null, "easy"), seats("easy", "easy")];

for (const [what, from, who, assent, question, people] of /** @type {const} */ ([
  ["one's own decision is taken back without a word", view(0), PAIR, false],
  ["one's own decision is, by somebody alone", view(0), ALONE, false],
  ["what others have done or seen is taken back once everybody agrees", view(null, 0), PAIR, true, "undo-assent"],
  ["nobody alone is asked", view(null, 0), ALONE, true],
  ["where there is nothing to take back nobody is asked", view(null), PAIR, false],
  ["nor where chance is next", view(null, null, { to_act: "chance" }), PAIR, false],
  ["nor where it is over", view(null, null, { to_act: "over" }), PAIR, false],
  ["a result is never taken back unasked", view(null, 0, { to_act: "over" }), PAIR, true, "undo-over", 2],
  ["not even by somebody alone", view(null, 0, { to_act: "over" }), ALONE, true, "undo-over", 1],
  ["nor by nobody", view(null, 0, { to_act: "over" }), NOBODY, true, "undo-over", 0],
]))
  test(`undo: ${what}`, () => {
    const found = undoing(from, who);
    assert.deepEqual([found.assent, found.question?.key, found.question?.args.people], [assent, question, people]);
  });

test("a game that people elsewhere play is untouched before its first entry alone", () => {
  const apart = withHere(PAIR, (seat) => seat === 0);
  /** @param {object} more */
  const untouched = (more) => isUntouched({ ...rowOf([0, 1]), view: view(null), ...more });
  const begun = { ...rowOf([0]).record, log: ["pass"] };
  assert.ok(untouched({ seats: ALONE, record: begun }), "an opponent has played");
  assert.ok(untouched({ seats: apart }));
  assert.ok(!untouched({ seats: apart, record: begun }));
  assert.ok(!untouched({ seats: ALONE, record: begun, settled: 1 }), "by message, before");
});

test("somebody alone is told that they know what came next, until they go on", () => {
  /** What a table says whose person has gone back to ply 3. @param {object} [state] @param {number | null} [known] */
  const told = (state, known = 3) => {
    const session = standIn({ state: { view: { ply: 3, redo_to: 5 }, pending: null, ...state } });
    return recalled(standIn({ notes: standIn({ known }), session, say: (/** @type {string} */ key) => key }));
  };
  assert.equal(told(), "undo-known");
  assert.equal(told({}, null), "");
  assert.equal(told({ pending: "lay c4-c5" }), "");
  assert.equal(told({ view: { ply: 3, redo_to: null } }), "", "played up to there again");
  assert.equal(told({ view: { ply: 4, redo_to: 5 } }), "");
});

// What is read of records

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
