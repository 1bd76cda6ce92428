// Checks the exports of a game's folder before bundling: otherwise only players would notice a missing one.
// docs/games.md tells what each is for.
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";

import * as esbuild from "esbuild";

import { languageTags } from "./languages.ts";
import type { Board } from "../game-api/board.ts";
import type { ResultUi } from "../game-api/result.ts";

type RequiredNames<T> = { [Name in keyof T]-?: Partial<Pick<T, Name>> extends Pick<T, Name> ? never : Name }[keyof T];

/** Required exports by file; tsc compares the names with js/game-api/. */
const EXPORTS: {
  board: Record<RequiredNames<Board>, true>;
  result: Record<keyof ResultUi, true>;
  words: { functions: true };
} = {
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
    queries: true,
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
  result: { score: true, scoreChart: true, highlights: true },
  words: { functions: true },
};
const LESSONS = "lessons";

const catalogues = (tags: string[]) => tags.flatMap((tag) => [`${tag}.ftl`, `rules.${tag}.ftl`]);

const lessons = (tags: string[]) => [`${LESSONS}/lessons.json`, ...tags.map((tag) => `${LESSONS}/${tag}.ftl`)];

/** The path of a game's script: in TypeScript, or without types. */
export function scriptOf(folder: string, name: string) {
  const typed = join(folder, `${name}.ts`);
  return existsSync(typed) ? typed : join(folder, `${name}.js`);
}

async function exportsOf(path: string): Promise<string[]> {
  const how = { bundle: true, packages: "external", format: "esm", write: false, metafile: true } as const;
  const { metafile } = await esbuild.build({ ...how, entryPoints: [path], logLevel: "silent" });
  return Object.values(metafile.outputs).flatMap(({ exports }) => exports);
}

/** List what a game lacks: files, then exports. @param called the folder's name in messages */
export async function faults(folder: string, called: string = folder, tags: string[] = languageTags()) {
  const there = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
  const spoken = [...catalogues(tags), ...(there.includes(LESSONS) ? lessons(tags) : [])];
  const absent = Object.keys(EXPORTS).filter((name) => !existsSync(scriptOf(folder, name)));
  const files = ["look.css", ...spoken].filter((file) => !there.includes(file));
  const found = [...absent.map((name) => `${name}.ts`), ...files].map((file) => `${called} has no ${file}`);
  for (const [file, wanted] of Object.entries(EXPORTS)) {
    if (absent.includes(file)) continue;
    const script = scriptOf(folder, file);
    const given = await exportsOf(script);
    const missing = Object.keys(wanted).filter((each) => !given.includes(each));
    if (missing.length) found.push(`${called}/${basename(script)} exports no ${missing.join(", ")}`);
  }
  return found.map((fault) => `${fault}: docs/games.md tells what the page takes from a game`);
}
