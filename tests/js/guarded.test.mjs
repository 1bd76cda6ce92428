// A game that throws: the failing export yields nothing and is reported; everything else works.
import assert from "node:assert/strict";
import test from "node:test";

import { nothing } from "lit-html";

import { guarded } from "../../js/board/error-boundary.js";

const FAILS = () => {
  throw new Error("no");
};

/** A game with these drawings, guarded. It is `any` here: a game that throws may keep to no type either. @param {object} board */
function face(board) {
  const told = /** @type {unknown[]} */ ([]);
  /** @type {any} */
  const game = { board, result: { story: FAILS }, sentences: { en: "" } };
  const games = guarded({ dates: game }, (error) => told.push(error));
  return { dates: /** @type {any} */ (games.dates), games, told };
}

test("what a game makes comes as it is", () => {
  const cells = (/** @type {unknown} */ view) => [view];
  const { dates, told } = face({ size: { width: 3, height: 2 }, cells, hints: ["roll"] });
  const { size, hints } = dates.board;
  assert.deepEqual([size, dates.board.cells("view"), hints], [{ width: 3, height: 2 }, ["view"], ["roll"]]);
  assert.deepEqual([dates.sentences, told], [{ en: "" }, []]);
});

test("what it fails to make is empty, and each failure is told", () => {
  const fails = ["cells", "forecastSentences", "emblem", "sortChoices", "choice"].map((name) => [name, FAILS]);
  const { dates, told } = face(Object.fromEntries(fails));
  const { board, result } = dates;
  assert.deepEqual([board.cells(), board.forecastSentences(), board.sortChoices(["b", "a"])], [[], [], ["b", "a"]]);
  assert.deepEqual([board.emblem(), result.story()], [nothing, nothing]);
  assert.equal(board.choice("roll").key, "error-not-drawn");
  assert.equal(told.length, 6);
});

test("a layer fails only where it is painted", () => {
  const { dates, told } = face({ paint: FAILS, ground: FAILS, cover: FAILS });
  for (const layer of ["paint", "ground", "cover"]) assert.deepEqual(dates.board[layer]().strings, ["<g ", "></g>"]);
  assert.deepEqual(told, []);
});

test("no name answers but those of games", () => assert.equal(face({}).games.constructor, undefined));
