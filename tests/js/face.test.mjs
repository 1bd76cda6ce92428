// The build's check of a game's exports: a missing one is reported by name.
import assert from "node:assert/strict";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

import { faults } from "../../js/build/face.mjs";

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

/** What is told of a folder, its path left out. @param {string} folder */
const told = async (folder) => (await faults(folder, "game")).map((fault) => fault.replace(/: docs.*/, ""));

test("a missing export is told by its name", async (t) => {
  const folder = await copied(t);
  const board = await readFile(join(folder, "board.js"), "utf8");
  await writeFile(join(folder, "board.js"), board.replace(/export (const|function) foretold/, "$1 foretold"));
  await writeFile(
    join(folder, "result.js"),
    "export const story = () => null, lights = () => [], highlights = () => [];",
  );
  await writeFile(join(folder, "words.js"), "export const samples = {};");
  assert.deepEqual(await told(folder), [
    "game/board.js exports no foretold",
    "game/result.js exports no breakdown",
    "game/words.js exports no functions",
  ]);
});

test("a missing file is told by its name", async (t) => {
  const folder = await copied(t);
  for (const name of ["fr.ftl", "look.css", "words.js"]) await rm(join(folder, name));
  assert.deepEqual(await told(folder), ["game has no words.js", "game has no look.css", "game has no fr.ftl"]);
});
