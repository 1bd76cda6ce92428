// Bundler settings shared by the published site (site.ts) and the development server (dev.ts).
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** contents by path */
export type Files = Map<string, Uint8Array>;

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** Modules that js/platform/fetching.ts loads on demand. */
export const ON_DEMAND = {
  learn: "jemaa:learn",
  home: "jemaa:home",
  asides: "jemaa:asides",
  around: "jemaa:around",
  "new-game": "jemaa:new-game",
  puzzles: "jemaa:puzzle-room",
  people: "jemaa:people-room",
  luck: "jemaa:luck-room",
  "game-clock": "jemaa:game-clock",
  analysis: "jemaa:analysis-sheet",
  film: "js/table/film/film.ts",
  qr: "js/platform/qr.ts",
  ambience: "js/platform/ambience.ts",
};

/** Entry points: page, worker, stylesheet, and what is loaded on demand. Each becomes a single file: esbuild's code
 * splitting would move shared code into another file, and cost every start one more request. */
export const APP = { main: "js/main.ts", ...ON_DEMAND, worker: "js/engine/worker.ts", style: "jemaa:style" };

/** What index.html has inside itself. */
export const INSIDE = { script: "js/engine/early.ts", style: "css/arriving.css" };
/** What 404.html has. */
export const INSIDE_LOST = { script: "js/platform/not-found.ts", style: "css/lost.css" };

/** The archive of what opponents need, in the Python folder. */
export const LATER = "opponents.zip";
/** What the engine tells of each game; the page has it inside. */
export const FACTS = "games.json";

export const BUNDLING = {
  absWorkingDir: root,
  assetNames: "assets/[name]",
  bundle: true,
  format: "esm" as const,
  target: ["chrome109", "firefox115", "safari16.4"],
  loader: { ".ftl": "text", ".woff2": "file", ".svg": "file", ".png": "file" } as const,
};

export function hash(files: Files) {
  const sum = createHash("sha256");
  for (const [name, data] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    sum.update(`${name}\n${data.length}\n`).update(data);
  return sum.digest("hex").slice(0, 12);
}

export async function readFolder(folder: string): Promise<Files> {
  const files: Files = new Map();
  for (const name of (await readdir(folder)).sort()) files.set(name, await readFile(join(folder, name)));
  return files;
}

async function readJSON(path: string) {
  return JSON.parse(await readFile(join(root, path), "utf8"));
}

export const integrityOf = (data: Uint8Array) => `sha256-${createHash("sha256").update(data).digest("base64")}`;

/** What page and worker need to know about the Python folder. */
export function pythonFacts(files: Files) {
  const lock = JSON.parse(String(files.get("lock.json")));
  const entry = lock.packages.jemaa;
  const folder = `python-${hash(files)}`;
  const downloads = ["pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm", "stdlib.zip", entry.file_name];
  return {
    folder,
    lock,
    integrity: `sha256-${Buffer.from(entry.sha256, "hex").toString("base64")}`,
    sizes: Object.fromEntries(downloads.map((name) => [name, files.get(name)?.length ?? 0])),
    games: JSON.parse(String(files.get(FACTS))),
    later: { path: `${folder}/${LATER}`, integrity: integrityOf(files.get(LATER) ?? new Uint8Array()) },
  };
}

/** What the page knows of itself. */
export async function buildFacts() {
  return { version: (await readJSON("package.json")).version };
}
