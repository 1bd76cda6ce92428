// Branches and rolls of physical dice in records, and counting rolls. Without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { branch, branchedAt, branches, byHand, firstSeed, madeFrom } from "../../js/session/branches.js";
import { counts } from "../../js/session/roll-counts.js";
import { placesFor } from "../../js/storage/seating.js";
import { nextFirst } from "../../js/session/rematch.js";
import { standIn } from "./stand-in.mjs";
import { rowOf } from "./stones.mjs";

const LOG = Array.from({ length: 40 }, (_, i) => `entry ${i}`);
const RECORD = {
  format: "jemaa-record",
  version: 1,
  game: "any",
  players: [],
  log: LOG,
  seed: "first",
  by_hand: [4, 31],
};

/** What the engine tells of the seeds of games that go on. */
const [CODE, OTHER] = ["c0de".repeat(16), "0de0".repeat(16)];

/** What the engine makes of a record. @param {import("../../js/types.js").GameRecord} record @param {number} ply @param {string} seed */
const madeOf = (record, ply, seed, commitment = CODE) => ({
  record: { ...record, log: record.log.slice(0, ply), seed },
  commitment,
});
/** @param {import("../../js/types.js").GameRecord} record @param {number} ply @param {string} seed */
const branched = (record, ply, seed) => branch(record, ply, madeOf(record, ply, seed));

test("a branch has a seed of its own, and only a commitment to that of a game that goes on", () => {
  const made = branched({ ...RECORD, known_seed: true }, 30, "second");
  assert.deepEqual(made.log, LOG.slice(0, 30));
  assert.deepEqual([made.seed, made.branches, made.by_hand], ["second", [{ ply: 30, commitment: CODE }], [4]]);
  assert.equal("known_seed" in made, false);
  assert.equal(branchedAt(made), 30);
  assert.equal(branchedAt(RECORD), null);
  assert.deepEqual(RECORD.log.length, 40);
});

test("a branch of a game that is over names its seed", () => {
  const { record } = madeOf(RECORD, 30, "second");
  assert.deepEqual(branch(RECORD, 30, { record, commitment: null }).branches, [{ ply: 30, seed: "first" }]);
});

test("a branch of a branch tells of each stretch what may be told", () => {
  const old = { ...RECORD, log: LOG, seed: "second", branches: [{ ply: 30, seed: "first" }] }; // before there were commitments
  assert.deepEqual(branched(old, 35, "third").branches, [
    { ply: 30, seed: "first" },
    { ply: 35, commitment: CODE },
  ]);
  const second = { ...branched(RECORD, 30, "second"), log: LOG };
  assert.deepEqual(branch(second, 35, madeOf(second, 35, "third", OTHER)).branches, [
    { ply: 30, commitment: CODE },
    { ply: 35, commitment: OTHER },
  ]);
  assert.deepEqual(branched(second, 30, "third").branches, [{ ply: 30, commitment: CODE }]);
  assert.deepEqual(branched(second, 12, "third").branches, [{ ply: 12, commitment: CODE }]);
});

test("a game without a seed can be branched off as well", () => {
  const { seed: _, ...unseeded } = RECORD;
  assert.deepEqual(branch(unseeded, 3, { ...madeOf(unseeded, 3, "new"), commitment: null }).branches, []);
});

test("what a stranger's record says instead is left away", () => {
  for (const told of [
    undefined,
    null,
    "yes",
    7,
    {},
    [null],
    [7],
    [{}],
    [{ ply: -1, seed: "a" }],
    [{ ply: 1.5, seed: "a" }],
    [{ ply: 1, seed: "" }],
    [{ ply: 1, seed: 3 }],
    [{ ply: 1, seed: "x".repeat(201) }],
    [{ ply: 1e21, seed: "a" }],
    [{ ply: 2 ** 53, seed: "a" }],
    [{ ply: 5001, seed: "a" }],
    [{ ply: Infinity, seed: "a" }],
    [{ ply: 1, seed: "\ud800" }],
    [{ ply: 1, commitment: "c0de" }],
    [{ ply: 1, commitment: 7 }],
    [{ commitment: CODE }],
    [[1, "a"]],
  ]) {
    assert.deepEqual(branches(standIn({ branches: told })), [], JSON.stringify(told));
    assert.equal(branchedAt(standIn({ branches: told })), null);
  }
  assert.deepEqual(byHand(standIn({ by_hand: "all" })), []);
  assert.deepEqual(byHand(standIn({ by_hand: [1, "2", -3, 4.5, null, 6] })), [1, 6]);
  assert.deepEqual(
    branches(
      standIn({
        branches: [
          { ply: 9, seed: "b", more: 1 },
          { ply: 2, seed: "a" },
        ],
      }),
    ),
    [
      { ply: 2, seed: "a" },
      { ply: 9, seed: "b" },
    ],
  );
});

test("what a stranger's record tells too much of is cut short", () => {
  const many = Array.from({ length: 100_000 }, (_, i) => ({ ply: i % 4000, seed: `seed ${i}` }));
  const kept = branches(standIn({ branches: many }));
  assert.equal(kept.length, 200);
  assert.deepEqual(kept[0], { ply: 0, seed: "seed 0" });
  assert.deepEqual(
    kept.map(({ ply }) => ply),
    Array.from({ length: 200 }, (_, i) => i),
  );
  assert.deepEqual(byHand(standIn({ by_hand: [1, 1e21, 2 ** 53, 5001, 2] })), [1, 2]);
  assert.equal(byHand(standIn({ by_hand: many.map(({ ply }) => ply) })).length, 4000);
});

test("a game from the very start keeps nothing of the old one's rolls", () => {
  const made = branched({ ...RECORD, by_hand: [4], branches: [{ ply: 20, seed: "older" }] }, 0, "same");
  assert.deepEqual([made.log, made.seed, made.branches, made.by_hand], [[], "same", [], undefined]);
});

test("the seed that a game began with is that of its first branch, unless nobody may know it", () => {
  assert.equal(firstSeed(standIn({ ...RECORD, seed: "new", branches: [{ ply: 20, seed: "old" }] })), "old");
  assert.equal(firstSeed(standIn({ ...RECORD, seed: "new", branches: [{ ply: 20, commitment: CODE }] })), undefined);
  assert.equal(firstSeed(standIn({ ...RECORD, seed: "only", branches: [] })), "only");
  assert.equal(firstSeed(standIn({ ...RECORD, seed: 7, branches: undefined })), undefined);
});

test("the next to begin sits clockwise after who began; a game from a position does not say who that was", () => {
  const players = ["a", "b", "c"].map((name) => ({ name, color: name }));
  const from = (/** @type {unknown} */ setup) => nextFirst(standIn({ players, setup }));
  assert.deepEqual([{ first: 0 }, { first: 2 }, { position: "stones" }, undefined].map(from), [
    1,
    0,
    undefined,
    undefined,
  ]);
});

test("the row of a branch has the same seats, the notes so far, and nothing undone", () => {
  const stored = rowOf([0, 1], {
    id: "old",
    record: RECORD,
    undone: ["x"],
    seats: placesFor(2, { 1: "random" }),
    notes: { 3: { key: "a", args: {} }, 33: { key: "b", args: {} } },
    created: 1,
    changed: 1,
  });
  const row = { ...stored, edge: "north" };
  const made = madeFrom(row, branched(row.record, 30, "second"));
  assert.deepEqual([made.undone, made.seats, Object.keys(made.notes)], [[], row.seats, ["3"]]);
  assert.notEqual(made.id, "old");
  assert.equal(/** @type {typeof row} */ (made).edge, "north");
  assert.ok(made.created > 1 && made.changed === made.created && made.record.started);
});

const DIE = {
  faces: [
    { action: "die a", weight: 1 },
    { action: "die b", weight: 3 },
  ],
  rolls: [
    { action: "die a", by_seed: true },
    { action: "die b", by_seed: true },
    { action: "die b", by_seed: false },
    { action: "die a", by_seed: true },
  ].map((roll, i) => ({ ply: 10 * i, seat: 0, ...roll })),
};

test("rolls are counted by face, beside what their weights let expect", () => {
  assert.deepEqual(counts(DIE, []), [
    { action: "die a", seeded: 2, hand: 0, expected: 1 },
    { action: "die b", seeded: 1, hand: 1, expected: 3 },
  ]);
});

test("a roll is by hand where the table said so, or where the seed draws another face", () => {
  assert.deepEqual(
    counts(DIE, [0, 5]).map(({ seeded, hand }) => [seeded, hand]),
    [
      [1, 1],
      [1, 1],
    ],
  );
});

test("where nobody knows the seed, a roll is by hand only where the table said so", () => {
  const unknown = { ...DIE, rolls: DIE.rolls.map((roll) => ({ ...roll, by_seed: null })) };
  assert.deepEqual(
    counts(unknown, [0]).map(({ seeded, hand }) => [seeded, hand]),
    [
      [1, 1],
      [2, 0],
    ],
  );
});
