// A game that throws: the failing export yields nothing and is reported; everything else works.
import assert from "node:assert/strict";
import test from "node:test";

import { nothing } from "lit-html";

import { guarded } from "../../js/board/error-boundary.js";

const FAILS = () => {
  throw new Error("no");
};

/**
 * A game with these drawings, guarded. It is `any` here: a game that throws may keep to no type either.
 * @param {object} board
 */
function face(board) {
  /** @type {unknown[]} */
  const told = [];
  const games = guarded(
    /** @type {any} */ ({ dates: { board, result: { story: FAILS }, sentences: { en: "" } } }),
    (error) => told.push(error),
  );
  return { dates: /** @type {any} */ (games.dates), games, told };
}

test("what a game makes comes as it is", () => {
  const { dates, told } = face({
    size: { width: 3, height: 2 },
    cells: (/** @type {unknown} */ view) => [view],
    hints: ["roll"],
  });
  assert.deepEqual(
    [dates.board.size, dates.board.cells("view"), dates.board.hints],
    [{ width: 3, height: 2 }, ["view"], ["roll"]],
  );
  assert.deepEqual(dates.sentences, { en: "" });
  assert.deepEqual(told, []);
});

test("what it fails to make is empty, and each failure is told", () => {
  const { dates, told } = face({
    cells: FAILS,
    forecastSentences: FAILS,
    emblem: FAILS,
    sortChoices: FAILS,
    choice: FAILS,
  });
  const { board, result } = dates;
  assert.deepEqual([board.cells(), board.forecastSentences(), board.sortChoices(["b", "a"])], [[], [], ["b", "a"]]);
  assert.equal(board.emblem(), nothing);
  assert.equal(result.story(), nothing);
  assert.equal(board.choice("roll").key, "error-not-drawn");
  assert.equal(told.length, 6);
});

test("a layer fails only where it is painted", () => {
  const { dates, told } = face({ paint: FAILS, ground: FAILS, cover: FAILS });
  for (const layer of ["paint", "ground", "cover"]) assert.deepEqual(dates.board[layer]().strings, ["<g ", "></g>"]);
  assert.deepEqual(told, []);
});

test("no name answers but those of games", () => assert.equal(face({}).games.constructor, undefined));
