// Puzzles: which is that of a day, days in a row, and what an address leads to.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "../../js/app/addresses.js";
import { Puzzles } from "../../js/app/puzzles.js";
import { Visit } from "../../js/app/routes.js";
import { dayOf, gameOf, numberOf, streakAt, withSolved } from "../../js/storage/puzzle-days.js";
import { standIn } from "./stand-in.mjs";

const NONE = { day: 0, streak: 0, solved: {} };

test("a day is one of the device's own calendar", () => {
  const [late, early] = [new Date(2026, 2, 1, 23, 59), new Date(2026, 2, 2, 0, 1)];
  assert.equal(dayOf(early) - dayOf(late), 1);
  assert.equal(dayOf(new Date(2026, 2, 1, 0, 0)), dayOf(late));
});

test("games take turns, and each comes to all of its puzzles before one comes again", () => {
  const games = ["one", "other"];
  for (const count of [100, 74, 41, 1]) {
    const days = Array.from({ length: 2 * count }, (_, day) => day);
    const shown = days.map((day) => `${gameOf(games, day)} ${numberOf(day, games.length, count)}`);
    assert.equal(new Set(shown).size, 2 * count);
    assert.equal(`${gameOf(games, 2 * count)} ${numberOf(2 * count, games.length, count)}`, shown[0]);
  }
});

test("days in a row count the puzzles of the day alone, each once; a day without one begins anew", () => {
  const first = withSolved(NONE, "stones", 3, 10);
  assert.deepEqual(first, { day: 10, streak: 1, solved: { stones: [3] } });
  assert.deepEqual(withSolved(first, "stones", 3, 10), first);
  assert.deepEqual(withSolved(first, "stones", 4, null), { ...first, solved: { stones: [3, 4] } });
  const second = withSolved(first, "heaps", 1, 11);
  assert.deepEqual(second, { day: 11, streak: 2, solved: { stones: [3], heaps: [1] } });
  assert.deepEqual(
    [11, 12, 13].map((today) => streakAt(second, today)),
    [2, 2, 0],
  );
  assert.equal(withSolved(second, "heaps", 2, 13).streak, 1);
});

/** Puzzles of one game, of which another has none. @param {{fails?: boolean}} [how] */
function puzzles({ fails = false } = {}) {
  /** @type {unknown[]} */
  const laid = [];
  class Attempt {
    /** @param {unknown} asked */
    constructor(asked) {
      this.asked = asked;
    }
    begin = async () => void laid.push(this.asked);
  }
  const set = /** @type {import("../../js/types.js").PuzzleSet} */ (standIn({ puzzles: [standIn({}), standIn({})] }));
  const load = async () => {
    if (fails) throw { file: "puzzles-stones.js" };
    return set;
  };
  const made = new Puzzles({
    games: { plain: {}, stones: { puzzles: "stones.js" } },
    translator: { addSentences: () => {} },
    openTables: standIn({}),
    say: (key) => key,
    fetchRoom: async () => standIn({ sentences: {}, Attempt }),
    moduleAt: () => standIn({ load }),
  });
  const visit = (/** @type {string} */ hash) => new Visit(parse(hash, ["plain", "stones"]));
  return { loaders: made.loaders, laid, visit, set };
}

test("the puzzle of the day is one of a game that has some", async () => {
  const { loaders, laid, visit } = puzzles();
  assert.equal(await loaders.puzzle.ask(visit("#/puzzle")), null);
  const [{ game, number, today }] = /** @type {{game: string, number: number, today: number}[]} */ (laid);
  assert.deepEqual([game, number, today], ["stones", numberOf(dayOf(), 1, 2), dayOf()]);
});

test("an address names a puzzle, or a game with all of them; there is none beyond the last, and none of a game without", async () => {
  const { loaders, laid, visit, set } = puzzles();
  assert.equal(await loaders.puzzles.ask(visit("#/puzzles/stones/2")), null);
  assert.deepEqual(
    laid.map((asked) => /** @type {{number: number}} */ (asked).number),
    [2],
  );
  for (const path of ["stones/3", "stones/0", "stones/x", "plain/1"])
    assert.deepEqual(await loaders.puzzles.ask(visit(`#/puzzles/${path}`)), { code: "address" }, path);
  assert.equal(visit("#/puzzles/other").address.screen, "unknown");
  const all = visit("#/puzzles/stones");
  assert.equal(await loaders.puzzles.read(all), null);
  assert.equal(all.puzzles, set);
  assert.equal(laid.length, 1);
});

test("puzzles that cannot be fetched are told of", async () => {
  const { loaders, visit } = puzzles({ fails: true });
  assert.deepEqual(await loaders.puzzle.ask(visit("#/puzzle")), {
    code: "not-fetched",
    args: { file: "puzzles-stones.js" },
  });
  assert.deepEqual(await loaders.puzzles.read(visit("#/puzzles/stones")), {
    code: "not-fetched",
    args: { file: "puzzles-stones.js" },
  });
});
