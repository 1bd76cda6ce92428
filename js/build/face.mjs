/**
 * What the page takes from a game's folder, checked before anything is bundled: an export that is missing would be
 * missed only by whoever plays. docs/games.md tells what each is for.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import * as esbuild from "esbuild";

/** By file; tsc compares these names with js/types.d.ts.
 * @type {{board: Record<keyof import("../types.js").Board, true>, result: Record<keyof import("../types.js").Outcome, true>, words: {functions: true}}} */
const EXPORTS = {
  board: {
    size: true,
    ground: true,
    paint: true,
    cover: true,
    cells: true,
    handles: true,
    words: true,
    swatch: true,
    emblem: true,
    facts: true,
    legend: true,
    frames: true,
    sounds: true,
    foreseen: true,
    foretold: true,
    arranged: true,
    asked: true,
    choice: true,
    die: true,
    face: true,
    lastRoll: true,
    hints: true,
    figures: true,
    section: true,
  },
  result: { breakdown: true, story: true },
  words: { functions: true },
};
const OTHERS = ["look.css", "en.ftl", "fr.ftl", "es.ftl"];

/** What a file exports. @param {string} path @returns {Promise<string[]>} */
async function exportsOf(path) {
  const how = /** @type {const} */ ({
    bundle: true,
    packages: "external",
    format: "esm",
    write: false,
    metafile: true,
  });
  const { metafile } = await esbuild.build({ ...how, entryPoints: [path], logLevel: "silent" });
  return Object.values(metafile.outputs).flatMap(({ exports }) => exports);
}

/** What a game lacks of what the page takes, each told by its name: files, then exports.
 * @param {string} folder @param {string} [called] what people know the folder by */
export async function faults(folder, called = folder) {
  const there = await readdir(folder);
  const files = [...Object.keys(EXPORTS).map((file) => `${file}.js`), ...OTHERS];
  const found = files.filter((file) => !there.includes(file)).map((file) => `${called} has no ${file}`);
  for (const [file, wanted] of Object.entries(EXPORTS)) {
    if (!there.includes(`${file}.js`)) continue;
    const given = await exportsOf(join(folder, `${file}.js`));
    const missing = Object.keys(wanted).filter((each) => !given.includes(each));
    if (missing.length) found.push(`${called}/${file}.js exports no ${missing.join(", ")}`);
  }
  return found.map((fault) => `${fault}: docs/games.md tells what the page takes from a game`);
}
