/**
 * Checks the exports of a game's folder before bundling: otherwise only players would notice a missing one.
 * docs/games.md tells what each is for.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import * as esbuild from "esbuild";

/**
 * Required exports by file; tsc compares the names with js/types.d.ts.
 * @type {{board: Record<keyof import("../types.js").Board, true>, result: Record<keyof import("../types.js").Outcome,
 *   true>, words: {functions: true}}}
 */
const EXPORTS = {
  board: {
    size: true,
    ground: true,
    paint: true,
    minutes: true,
    cover: true,
    cells: true,
    handles: true,
    hand: true,
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
    caption: true,
    figures: true,
    meanings: true,
    section: true,
  },
  result: { breakdown: true, story: true, lights: true, highlights: true },
  words: { functions: true },
};
const OTHERS = ["look.css", ...["en.ftl", "fr.ftl", "es.ftl"].flatMap((name) => [name, `rules.${name}`])];

/** The names that a file exports. @param {string} path @returns {Promise<string[]>} */
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

/**
 * List what a game lacks, by name: files, then exports.
 * @param {string} folder
 * @param {string} [called] the folder's name in messages
 */
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
