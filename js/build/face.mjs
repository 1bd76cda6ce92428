/**
 * Checks the exports of a game's folder before bundling: otherwise only players would notice a missing one.
 * docs/games.md tells what each is for.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import * as esbuild from "esbuild";

import { languageTags } from "./languages.mjs";

/**
 * @template T
 * @typedef {{[Name in keyof T]-?: {} extends Pick<T, Name> ? never : Name}[keyof T]} RequiredNames
 */

/**
 * Required exports by file; tsc compares the names with js/types.d.ts.
 * @type {{board: Record<RequiredNames<import("../types.js").Board>, true>, result: Record<keyof import("../types.js").Outcome,
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
    entrance: true,
    stride: true,
    handles: true,
    hand: true,
    words: true,
    swatch: true,
    dye: true,
    emblem: true,
    facts: true,
    legend: true,
    frames: true,
    brief: true,
    questions: true,
    sounds: true,
    forecastActions: true,
    forecastSentences: true,
    sortChoices: true,
    nextPrompt: true,
    choice: true,
    parts: true,
    die: true,
    face: true,
    lastRoll: true,
    hints: true,
    caption: true,
    figures: true,
    meanings: true,
    section: true,
  },
  result: { score: true, story: true, highlights: true },
  words: { functions: true },
};
/** The folder of a game's lessons, which only some games have. */
const LESSONS = "lessons";

/** The catalogues of a game: one for each language, and for its rules. @param {string[]} tags */
const catalogues = (tags) => tags.flatMap((tag) => [`${tag}.ftl`, `rules.${tag}.ftl`]);

/** The data of its lessons, and their catalogues. @param {string[]} tags */
const lessons = (tags) => [`${LESSONS}/lessons.json`, ...tags.map((tag) => `${LESSONS}/${tag}.ftl`)];

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
 * @param {string[]} [tags] the page's languages
 */
export async function faults(folder, called = folder, tags = languageTags()) {
  const there = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
  const spoken = [...catalogues(tags), ...(there.includes(LESSONS) ? lessons(tags) : [])];
  const files = [...Object.keys(EXPORTS).map((file) => `${file}.js`), "look.css", ...spoken];
  const found = files.filter((file) => !there.includes(file)).map((file) => `${called} has no ${file}`);
  for (const [file, wanted] of Object.entries(EXPORTS)) {
    if (!there.includes(`${file}.js`)) continue;
    const given = await exportsOf(join(folder, `${file}.js`));
    const missing = Object.keys(wanted).filter((each) => !given.includes(each));
    if (missing.length) found.push(`${called}/${file}.js exports no ${missing.join(", ")}`);
  }
  return found.map((fault) => `${fault}: docs/games.md tells what the page takes from a game`);
}
