// Branches and rolls of physical dice in records, and counting rolls. Without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { branchedAt, branches, byHand } from "../../js/session/branches.js";
import { counts } from "../../js/session/roll-counts.js";
import { nextFirst } from "../../js/session/rematch.js";
import { standIn } from "./stand-in.mjs";

/** What may be known of the seed of a game that goes on. */
const CODE = "c0de".repeat(16);

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
