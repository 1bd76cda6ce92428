// The build's check of a game's exports: a missing one is reported by name.
import assert from "node:assert/strict";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { faults } from "../../js/build/game-exports.ts";
import { nothing } from "lit-html";
import { guarded } from "../../js/board/error-boundary.ts";
import "./browser.mjs";

const { Faces } = await import("../../js/board/faces.ts");

const root = resolve(fileURLToPath(import.meta.url), "../../..");
const HOMES = [join(root, "js/games"), join(root, "tests/tiny/js")];

test("every game exports all that the page takes", async () => {
  const folders = await Promise.all(HOMES.map(async (home) => (await readdir(home)).map((name) => join(home, name))));
  assert.deepEqual((await Promise.all(folders.flat().map((folder) => faults(folder)))).flat(), []);
});

const tiny = join(root, "tests/tiny/js/heaps");

/** A copy of the tiny game. @param {import("node:test").TestContext} t */
async function copied(t) {
  const folder = await mkdtemp(join(tmpdir(), "face-"));
  t.after(() => rm(folder, { recursive: true }));
  await cp(tiny, folder, { recursive: true });
  return folder;
}

test("what a game lacks is told by its name: exports, files, a catalogue for a language of the page", async (t) => {
  const folder = await copied(t);
  const at = (/** @type {string} */ name) => join(folder, name);
  const board = await readFile(at("board.js"), "utf8");
  await writeFile(at("board.js"), board.replace(/export (const|function) forecastSentences/, "$1 forecastSentences"));
  await writeFile(at("result.js"), "export const scoreChart = () => null, lights = () => [], highlights = () => [];");
  const told = async () => (await faults(folder, "game", ["en", "ka"])).map((fault) => fault.replace(/:.*/, ""));
  const catalogues = ["ka.ftl", "rules.ka.ftl", "lessons/ka.ftl"];
  const exports = ["game/board.js exports no forecastSentences", "game/result.js exports no score"];
  assert.deepEqual(await told(), [...catalogues.map((name) => `game has no ${name}`), ...exports]);
  for (const name of catalogues) await writeFile(at(name), "");
  for (const name of ["words.js", "look.css"]) await rm(at(name));
  assert.deepEqual(await told(), ["game has no words.ts", "game has no look.css", ...exports]);
});

// A game that throws: the failing export yields nothing and is reported; everything else works

const FAILS = () => {
  throw new Error("no");
};

/** A game with these drawings, guarded. It is `any` here: a game that throws may keep to no type either. @param {object} board */
function face(board) {
  const told = /** @type {unknown[]} */ ([]);
  /** @type {any} */
  const game = { board, result: { scoreChart: FAILS }, sentences: { en: "" } };
  /** @type {any} */
  const dates = guarded(game, (error) => told.push(error));
  return { dates, told };
}

test("what it fails to make is empty, and each failure is told", () => {
  const fails = ["cells", "forecastSentences", "emblem", "sortChoices", "choice"].map((name) => [name, FAILS]);
  const { dates, told } = face(Object.fromEntries(fails));
  const { board, result } = dates;
  assert.deepEqual([board.cells(), board.forecastSentences(), board.sortChoices(["b", "a"])], [[], [], ["b", "a"]]);
  assert.deepEqual([board.emblem(), result.scoreChart()], [nothing, nothing]);
  assert.equal(board.choice("roll").key, "error-not-drawn");
  assert.equal(told.length, 6);
});

test("a layer fails only where it is painted", () => {
  const { dates, told } = face({ paint: FAILS, ground: FAILS, cover: FAILS });
  for (const layer of ["paint", "ground", "cover"]) assert.deepEqual(dates.board[layer]().strings, ["<g ", "></g>"]);
  assert.deepEqual(told, []);
});

test("no name answers but those of games", () => assert.equal(new Faces({}, FAILS).games.constructor, undefined));
