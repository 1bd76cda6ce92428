// The build's check of a game's exports: a missing one is reported by name.
import assert from "node:assert/strict";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

import { faults } from "../../js/build/face.mjs";
import { readLanguages } from "../../js/build/languages.mjs";

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
  const files = {
    "board.js": board.replace(/export (const|function) forecastSentences/, "$1 forecastSentences"),
    "result.js": "export const story = () => null, lights = () => [], highlights = () => [];",
    "words.js": "export const other = {};",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const missing = [
    "board.js exports no forecastSentences",
    "result.js exports no score",
    "words.js exports no functions",
  ];
  assert.deepEqual(
    await told(folder),
    missing.map((fault) => `game/${fault}`),
  );
});

test("a missing file is told by its name", async (t) => {
  const folder = await copied(t);
  const files = ["words.js", "look.css", "fr.ftl", "lessons/lessons.json"];
  for (const name of files) await rm(join(folder, name));
  assert.deepEqual(
    await told(folder),
    files.map((name) => `game has no ${name}`),
  );
});

test("a game has a catalogue for each language of the page, one for its rules and one for its lessons", async (t) => {
  const folder = await copied(t);
  const faultsIn = async () => (await faults(folder, "game", ["en", "ka"])).map((fault) => fault.replace(/:.*/, ""));
  const catalogues = ["ka.ftl", "rules.ka.ftl", "lessons/ka.ftl"];
  assert.deepEqual(
    await faultsIn(),
    catalogues.map((name) => `game has no ${name}`),
  );
  for (const name of catalogues) await writeFile(join(folder, name), "");
  assert.deepEqual(await faultsIn(), []);
});

test("languages are those that have a catalogue, in the order of their names, as it says of them", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "locales-"));
  t.after(() => rm(folder, { recursive: true }));
  const write = (/** @type {string} */ tag, /** @type {string[]} */ ...said) =>
    writeFile(join(folder, `${tag}.ftl`), said.map((one) => `language-${one}\n`).join(""));
  await write("ar", "name = العربية", "direction = rtl", "locale = ar-MA-u-nu-latn");
  await write("en", "name = English", "direction = ltr", "locale = en-GB");
  assert.deepEqual(Object.entries(readLanguages(folder)), [
    ["en", { name: "English", direction: "ltr", locale: "en-GB" }],
    ["ar", { name: "العربية", direction: "rtl", locale: "ar-MA-u-nu-latn" }],
  ]);
  await write("ar", "name = العربية", "direction = right", "locale = ar");
  assert.throws(() => readLanguages(folder), /^Error: js\/locales\/ar\.ftl needs language-direction = ltr or rtl:/);
});
