// The build's own check of a game's folder: what is missing is told by its name.
import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

import { checkFace } from "../../js/build/face.mjs";

const root = resolve(fileURLToPath(import.meta.url), "../../..");
const HOMES = [join(root, "js/games"), join(root, "tests/tiny/js")];

test("every game exports all that the page takes", async () => {
  for (const home of HOMES) for (const name of await readdir(home)) await checkFace(name, join(home, name));
});

test("a missing export is told by its name", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "face-"));
  t.after(() => rm(folder, { recursive: true }));
  const tiny = join(root, "tests/tiny/js/heaps");
  const board = await readFile(join(tiny, "board.js"), "utf8");
  await writeFile(join(folder, "board.js"), board.replace(/export (const|function) foretold/, "$1 foretold"));
  await writeFile(join(folder, "result.js"), "export const story = () => null;");
  await assert.rejects(checkFace("dates", folder), /dates\/board\.js exports no foretold:/);
  await writeFile(join(folder, "board.js"), board);
  await assert.rejects(checkFace("dates", folder), /dates\/result\.js exports no breakdown:/);
});
