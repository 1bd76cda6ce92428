/**
 * What the page takes from a game's folder, checked before anything is bundled: an export that is missing would be
 * missed only by whoever plays. docs/games.md tells what each is for.
 */
import { join } from "node:path";

import * as esbuild from "esbuild";

/** By file; tsc compares these names with js/types.d.ts.
 * @type {{board: Record<keyof import("../types.js").Board, true>, result: Record<keyof import("../types.js").Outcome, true>}} */
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
};

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

/** Fail, by its name, for an export that a game lacks.
 * @param {string} name of the game @param {string} folder */
export async function checkFace(name, folder) {
  for (const [file, wanted] of Object.entries(EXPORTS)) {
    const given = await exportsOf(join(folder, `${file}.js`));
    const missing = Object.keys(wanted).filter((each) => !given.includes(each));
    if (missing.length)
      throw new Error(
        `${name}/${file}.js exports no ${missing.join(", ")}: docs/games.md tells what the page takes from a game`,
      );
  }
}
