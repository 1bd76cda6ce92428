// Undo: who is asked first, and what somebody alone is told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { recalled, undoing } from "../../js/session/undo.js";
import { isUnplayed } from "../../js/session/unplayed.js";
import { withHere } from "../../js/storage/seating.js";
import { rowOf, viewAt } from "./stones.mjs";

/** @typedef {import("../../js/table/types.js").Table} Table */

/** Seats of people (null) and opponents. @param {(string | null)[]} bots */
const seats = (...bots) =>
  bots.map(
    (bot) =>
      /** @type {import("../../js/types.js").StoredSeat} */ ({ bot, edge: "south", language: null, advice: "never" }),
  );

/** A view from which undo leads back, freely or with assent. @param {number | null} undo_to @param {number | null} assent_to */
const view = (undo_to, assent_to = null) => ({ ...viewAt([0, 1], 1), undo_to, assent_to });

test("one's own decision is taken back without a word", () => {
  for (const who of [seats(null, null), seats(null, "easy")])
    assert.deepEqual(undoing(view(0), who), { assent: false, question: null });
});

test("what others have done or seen is taken back once everybody agrees; nobody alone is asked", () => {
  const { assent, question } = undoing(view(null, 0), seats(null, null));
  assert.deepEqual([assent, question?.key], [true, "undo-assent"]);
  assert.deepEqual(undoing(view(null, 0), seats(null, "easy")), { assent: true, question: null });
});

test("where there is nothing to take back nobody is asked", () => {
  for (const to_act of /** @type {const} */ ([0, "chance", "over"]))
    assert.deepEqual(undoing({ ...view(null), to_act }, seats(null, null)), { assent: false, question: null });
});

test("a game that people elsewhere play is untouched before its first entry alone", () => {
  const [alone, apart] = [seats(null, "easy"), withHere(seats(null, null), (seat) => seat === 0)];
  /** @param {object} more */
  const isUntouched = (more) => isUnplayed({ ...rowOf([0, 1]), view: view(null), ...more });
  const begun = { ...rowOf([0]).record, log: ["pass"] };
  assert.ok(isUntouched({ seats: alone, record: begun }), "an opponent has played");
  assert.ok(isUntouched({ seats: apart }));
  assert.ok(!isUntouched({ seats: apart, record: begun }));
  assert.ok(!isUntouched({ seats: alone, record: begun, settled: 1 }), "by message, before");
});

test("a result is never taken back unasked, not even by somebody alone", () => {
  for (const who of [seats(null, null), seats(null, "easy"), seats("easy", "easy")]) {
    const { assent, question } = undoing({ ...view(null, 0), to_act: "over" }, who);
    assert.deepEqual([assent, question?.key], [true, "undo-over"]);
    assert.equal(question?.args.people, who.filter(({ bot }) => bot === null).length);
  }
});

/** What a table says whose person has gone back to a ply. @param {object} state @param {number | null} known */
const table = (state, known) =>
  /** @type {Table} */ (
    /** @type {unknown} */ ({
      known,
      session: { state: { view: { ply: 3, redo_to: 5 }, pending: null, ...state } },
      say: (/** @type {string} */ key) => key,
    })
  );

test("somebody alone is told that they know what came next, until they go on", () => {
  assert.equal(recalled(table({}, 3)), "undo-known");
  assert.equal(recalled(table({}, null)), "");
  assert.equal(recalled(table({ pending: "lay c4-c5" }, 3)), "");
  assert.equal(recalled(table({ view: { ply: 3, redo_to: null } }, 3)), "", "played up to there again");
  assert.equal(recalled(table({ view: { ply: 4, redo_to: 5 } }, 3)), "");
});
