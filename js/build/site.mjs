/**
 * Build step "site": bundles the page and puts it beside the Python folder into one static site.
 *
 *   node js/build/site.mjs --python DIR --wheel W --out DIR [--games DIR]
 *
 * Folders carry the hash of what they hold, files keep their names: Pyodide needs its own, and a page that
 * is open while a new version is published finds its old folder or nothing, never a mixture.
 * `--games` adds the game folders of DIR, as if they lay in js/games.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import * as esbuild from "esbuild";

import { renderIcons } from "./icons.mjs";
import { readOptions } from "./options.mjs";
import { writeIndex } from "./shell.mjs";
import { virtualModules } from "./virtual.mjs";

/** @typedef {Map<string, Uint8Array>} Files contents by path */

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
/** Page, worker, stylesheet, and what the page imports only when asked. Each is whole in one file: the bundler's own
 * splitting would move what two of them share into a third, and cost every start another request. */
const APP = { early: "js/engine/early.js", main: "js/main.js", qr: "js/shell/qr.js", worker: "js/engine/worker.js", style: "jemaa:style" };
/** What is imported when asked lies beside the page's own file, as one of `APP`.
 * @type {import("esbuild").Plugin} */
const whenAsked = {
  name: "when asked",
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path }) => (kind === "dynamic-import" ? { path: `./${basename(path)}`, external: true } : null));
  },
};
/** A path below a folder that carries the hash of what it holds. */
const HASHED = /^(app|python)-[0-9a-f]{12}\//;
const options = readOptions(["python", "wheel", "out"], ["games"]);

/** Twelve letters that change with any name or byte.
 * @param {Files} files */
function hash(files) {
  const sum = createHash("sha256");
  for (const [name, data] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) sum.update(`${name}\n${data.length}\n`).update(data);
  return sum.digest("hex").slice(0, 12);
}

/** @param {string} folder @returns {Promise<Files>} */
async function readFolder(folder) {
  /** @type {Files} */
  const files = new Map();
  for (const name of (await readdir(folder)).sort()) files.set(name, await readFile(join(folder, name)));
  return files;
}

/** @param {string} path */
async function readJSON(path) {
  return JSON.parse(await readFile(join(root, path), "utf8"));
}

/** The parts of others that the site contains, for the page's list of licences. */
async function thirdParties() {
  const { dependencies } = await readJSON("package.json");
  const parts = Object.keys(dependencies).map(async (name) => {
    const { version, license, homepage = "" } = await readJSON(`node_modules/${name}/package.json`);
    return { name, version, license, homepage };
  });
  return Promise.all(parts);
}

/** What the worker has to know of the Python folder.
 * @param {Files} files @param {string} folder */
function pythonFacts(files, folder) {
  const lock = JSON.parse(String(files.get("lock.json")));
  const entry = lock.packages.jemaa;
  const downloads = ["pyodide.asm.mjs", "pyodide.asm.wasm", "stdlib.zip", entry.file_name];
  return {
    folder,
    lock,
    integrity: `sha256-${Buffer.from(entry.sha256, "hex").toString("base64")}`,
    sizes: Object.fromEntries(downloads.map((name) => [name, files.get(name)?.length ?? 0])),
  };
}

/** Bundle entry points; fonts and pictures go beside them.
 * @param {import("esbuild").Plugin} plugin @param {Record<string, string>} entryPoints @returns {Promise<Files>} */
async function bundle(plugin, entryPoints) {
  const folder = join(root, "app");
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints,
    outdir: folder,
    assetNames: "assets/[name]",
    bundle: true,
    format: "esm",
    target: ["chrome109", "firefox115", "safari16.4"],
    minify: true,
    legalComments: "linked",
    loader: { ".ftl": "text", ".woff2": "file", ".svg": "file", ".png": "file" },
    plugins: [plugin, whenAsked],
    write: false,
    logLevel: "warning",
  });
  return new Map(result.outputFiles.map((file) => [relative(folder, file.path).replaceAll("\\", "/"), file.contents]));
}

/** @param {string} folder @param {Files} files */
async function writeFiles(folder, files) {
  for (const [name, data] of files) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, data);
  }
}

/** @param {string} folder @param {Files} files @returns {Files} the files by their path from the site's root */
const within = (folder, files) => new Map([...files].map(([name, data]) => [`${folder}/${name}`, data]));

/** What the service worker keeps: every file. A path with a hash in it never changes; the others carry a revision.
 * @param {Files} files */
function precacheList(files) {
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([url, data]) => {
    const sum = createHash("sha256").update(data).digest();
    return { url, revision: HASHED.test(url) ? null : sum.toString("hex").slice(0, 12), integrity: `sha256-${sum.toString("base64")}` };
  });
}

const { version } = await readJSON("package.json");
const pyodide = (await readJSON("node_modules/pyodide/package.json")).version;
const pythonFiles = await readFolder(options.python);
const python = pythonFacts(pythonFiles, `python-${hash(pythonFiles)}`);
const build = {
  version,
  pyodide,
  python: python.lock.info.python,
  wheel: `wheels/${basename(options.wheel)}`,
  parts: await thirdParties(),
};
const sources = { root, games: [join(root, "js/games"), ...(options.games ? [options.games] : [])], build, python };
const app = await bundle(virtualModules(sources), APP);
const appFolder = `app-${hash(app)}`;
/** @type {Files} */
const site = new Map([
  ...(await readFolder(join(root, "static"))),
  ...renderIcons(await readFile(join(root, "static/icon.svg"), "utf8")),
  ...within(appFolder, app),
  ...within(python.folder, pythonFiles),
  ...within("wheels", new Map([[basename(options.wheel), await readFile(options.wheel)]])),
  ["index.html", Buffer.from(writeIndex(await readFile(join(root, "index.html"), "utf8"), appFolder))],
]);
const worker = await bundle(virtualModules({ ...sources, precache: precacheList(site) }), { sw: "js/sw.js" });

await rm(options.out, { recursive: true, force: true });
await writeFiles(options.out, site);
await writeFiles(options.out, worker);
const size = [...app.values()].reduce((sum, data) => sum + data.length, 0);
console.log(`${appFolder}: ${app.size} files, ${size} bytes; ${python.folder}; ${site.size} files to keep`);
