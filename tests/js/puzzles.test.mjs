// Puzzles: which is that of a day, days in a row, and what an address leads to.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "../../js/app/addresses.ts";
import { Puzzles } from "../../js/app/puzzles.ts";
import { Visited } from "../../js/app/visit/visit.ts";
import {
  dayOf,
  gameOf,
  numberOf,
  streakAt,
  triesOf,
  withSolved,
  withTried,
  withTries,
} from "../../js/storage/puzzle-days.ts";
import { resultText } from "../../js/screens/puzzles/share-day.ts";
import { standIn } from "./stand-in.mjs";

const NONE = { day: 0, streak: 0, solved: {}, tried: {}, tries: { day: 0, actions: [] } };

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

/** What is known once the puzzles of these days were solved; `100 on 101`: a day's, while the calendar said another. @param {string} days */
const after = (days) =>
  days.split(", ").reduce(
    (before, each) => {
      const [day, today = day] = each.split(" on ").map(Number);
      return withSolved(before, { game: "stones", number: day, day }, today);
    },
    /** @type {import("../../js/storage/settings.ts").Progress} */ (NONE),
  );

test("a puzzle that is solved counts for its game, and days in a row those of the puzzles of the day alone", () => {
  const first = withSolved(NONE, { game: "stones", number: 3, day: 10 }, 10);
  assert.deepEqual(first, { ...NONE, day: 10, streak: 1, solved: { stones: [3] } });
  assert.deepEqual(withSolved(first, { game: "stones", number: 3, day: 10 }, 10), first);
  const other = withSolved(first, { game: "stones", number: 4, day: null }, 10);
  assert.deepEqual(other, { ...first, solved: { stones: [3, 4] } });
  const second = withSolved(first, { game: "heaps", number: 1, day: 11 }, 11);
  assert.deepEqual(second, { ...NONE, day: 11, streak: 2, solved: { stones: [3], heaps: [1] } });
  assert.deepEqual(withTried(second, { game: "stones", number: 5 }), { ...second, tried: { stones: [5] } });
});

test("days in a row: none counts twice, and the last never goes back, on a journey or in an old tab", () => {
  /** @type {[solved: string, day: number, streak: number, what: string][]} */
  const rows = [
    ["10, 11, 13", 13, 1, "a day without one begins anew"],
    ["101, 100, 101, 100", 101, 1, "an old tab"],
    ["100, 101, 102, 101, 102", 102, 3, "where it is still yesterday"],
    ["100, 101, 102, 101, 102, 103", 103, 4, "and home again"],
    ["100, 101 on 102, 102", 102, 3, "solved after midnight, it counts for its own day"],
    ["465, 100", 100, 1, "what a clock counted that was ahead is dropped"],
  ];
  for (const [solved, day, streak, what] of rows) {
    const known = after(solved);
    assert.deepEqual([known.day, known.streak], [day, streak], what);
  }
  /** @type {[solved: string, today: number, streak: number][]} */
  const shown = [
    ["10, 11", 11, 2],
    ["10, 11", 12, 2],
    ["10, 11", 13, 0],
    ["100, 101, 102, 101, 102", 101, 3],
    ["465", 100, 0],
  ];
  for (const [solved, today, streak] of shown) assert.equal(streakAt(after(solved), today), streak, solved);
});

test("what was tried is kept for the puzzle of its day alone", () => {
  const known = withTries(NONE, 11, ["left", "right"]);
  assert.deepEqual([triesOf(known, 11), triesOf(known, 12)], [["left", "right"], []]);
  assert.deepEqual([withTries(known, null, ["left"]), triesOf(known, null)], [known, []]);
});

/** Puzzles of one game, of which another has none. */
function puzzles() {
  /** @type {{game: string, number: number, day: number}[]} */
  const laid = [];
  class Attempt {
    /** @param {typeof laid[number]} asked */
    constructor(asked) {
      this.asked = asked;
    }
    begin = async () => void laid.push(this.asked);
  }
  const set = /** @type {import("../../js/game-api/puzzles.ts").PuzzleSet} */ (
    standIn({ puzzles: [standIn({}), standIn({})] })
  );
  /** @type {import("../../js/game-api/board.ts").Board} */
  const board = standIn({});
  const { loaders } = new Puzzles({
    games: { plain: { board }, stones: { board, puzzles: "stones.js" } },
    translator: { addSentences: () => {} },
    openTables: standIn({}),
    say: (key) => key,
    fetchRoom: async () => standIn({ sentences: {}, Attempt }),
    moduleAt: () => standIn({ load: async () => set }),
  });
  const visit = (/** @type {string} */ hash) => new Visited(parse(hash, ["plain", "stones"]));
  return { loaders, laid, visit, set };
}

test("the puzzle of the day is one of a game that has some", async () => {
  const { loaders, laid, visit } = puzzles();
  assert.equal(await loaders.puzzle.ask(visit("#/puzzle")), null);
  const { game, number, day } = laid[0] ?? {};
  assert.deepEqual([game, number, day], ["stones", numberOf(dayOf(), 1, 2), dayOf()]);
});

test("an address names a puzzle, or a game with all of them; there is none beyond the last, and none of a game without", async () => {
  const { loaders, laid, visit, set } = puzzles();
  assert.equal(await loaders.puzzles.ask(visit("#/puzzles/stones/2")), null);
  assert.equal(laid[0]?.number, 2);
  for (const path of ["stones/3", "stones/0", "stones/x", "plain/1", "plain"])
    assert.deepEqual(await loaders.puzzles.ask(visit(`#/puzzles/${path}`)), { code: "address" }, path);
  assert.equal(visit("#/puzzles/other").address.screen, "unknown");
  const all = visit("#/puzzles/stones");
  assert.equal(await loaders.puzzles.read(all), null);
  assert.equal(all.puzzles, set);
  assert.equal(laid.length, 1);
});

test("what is given away of a day are three squares, and nothing of the answer", () => {
  assert.equal(resultText("Today", [true], "here"), "Today\n🟩⬜⬜\nhere");
  assert.equal(resultText("Today", [false, true], ""), "Today\n🟧🟩⬜");
  assert.equal(resultText("Today", [false, false, false, true], ""), "Today\n🟧🟧🟧");
});
