// Build step "python": builds the site's Python folder with Pyodide itself under Node, so that the host needs no Python
// of Pyodide's version.
//
//   node js/build/python.ts --wheel W --micropip M --out DIR [--py-games DIR]
//
// Writes Pyodide's own files, the trimmed standard library, the compiled wheel, the lock file that names it, the archive
// of what opponents need besides, and what the engine tells of each game, which the page need not ask it then.
// `--py-games` adds game folders to the wheel, as if they were in py/jemaa/games.
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { transform } from "esbuild";
import { loadPyodide, type PyodideInterface as Pyodide } from "pyodide";

import { BUNDLING, FACTS, LATER } from "./app.ts";
import { readOptions } from "./options.ts";
import type { GameFacts, View } from "../engine/shapes.ts";

const here = dirname(fileURLToPath(import.meta.url));
const pyodideFolder = join(here, "../../node_modules/pyodide");
/** Pyodide's scripts, which name each other. */
const scripts = ["pyodide.mjs", "pyodide.asm.mjs"];

/** What the site calls the compiled wheel: some hosts refuse files with an ending that they do not know. */
const COMPILED = "jemaa.zip";

/** The name under which the site has a script: stock servers know no type for `.mjs`. */
const published = (name: string) => name.replace(/\.mjs$/, ".js");

const options = readOptions(["wheel", "micropip", "out"], ["py-games"]);

async function bytes(path: string) {
  return new Uint8Array(await readFile(path));
}

async function extraGames(folder: string) {
  const files: [string, Uint8Array][] = [];
  const names = folder ? await readdir(folder, { recursive: true }) : [];
  for (const name of names.filter((each) => each.endsWith(".py"))) {
    files.push([`jemaa/games/${name.replaceAll("\\", "/")}`, await bytes(join(folder, name))]);
  }
  return files;
}

/** Pyodide with pack.py imported. Modules are compiled without column positions, which only draw the carets under error
 * lines and take a quarter of the size. */
async function startPacker() {
  const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
  python.FS.writeFile("/home/pyodide/pack.py", await bytes(join(here, "pack.py")));
  return { python, pack: python.pyimport("pack") };
}

/**
 * Import everything from the source wheel: the compiled one has no sources, in which imports are found. Then forget the
 * sources, which micropip would take for an installed package.
 * @returns the modules that a start brings, and all others
 */
function importAll(
  python: Pyodide,
  pack: ReturnType<Pyodide["pyimport"]>,
  wheel: Uint8Array,
  extra: [string, Uint8Array][],
): [first: string[], later: string[]] {
  const folder = "/tmp/source";
  python.FS.mkdir(folder);
  python.unpackArchive(wheel, "wheel", { extractDir: folder });
  for (const [member, data] of extra) {
    python.FS.mkdirTree(dirname(`${folder}/${member}`));
    python.FS.writeFile(`${folder}/${member}`, data);
  }
  const { path } = python.pyimport("sys");
  path.insert(0, folder);
  const found = pack.import_all("jemaa").toJs();
  path.remove(folder);
  return found;
}

/** Install the wheel with micropip and freeze it: the only entry of the lock file. */
async function lockEntry(python: Pyodide, wheel: Uint8Array, name: string) {
  python.FS.writeFile(`/tmp/${name}`, wheel);
  python.unpackArchive(await bytes(options.micropip), "wheel");
  const micropip = python.pyimport("micropip");
  await micropip.install(`emfs:/tmp/${name}`);
  const lock = JSON.parse(micropip.freeze());
  return { info: lock.info, packages: { jemaa: { ...lock.packages.jemaa, file_name: COMPILED } } };
}

/**
 * Start Pyodide from the new folder and import everything: a module missing here would be missing on the page.
 * @returns what the engine tells of each game, and how it begins
 */
async function prove(folder: string, first: string[], later: string[]) {
  const python = await loadPyodide({
    stdLibURL: join(folder, "stdlib.zip"),
    lockFileURL: join(folder, "lock.json"),
    packageBaseUrl: folder,
    packages: ["jemaa"],
    stdout: () => {},
  });
  const { import_module } = python.pyimport("importlib");
  first.forEach((name) => import_module(name));
  python.FS.writeFile(`/lib/${LATER}`, await bytes(join(folder, LATER)));
  python.pyimport("sys").path.append(`/lib/${LATER}`);
  python.pyimport("annex");
  later.forEach((name) => import_module(name));
  const { dispatch } = python.pyimport("jemaa.bridge");
  const ask = (request: object) => JSON.parse(dispatch(JSON.stringify(request)));
  const games: GameFacts[] = ask({ do: "games" }).games;
  return games.map((facts) => {
    const views: View[] = countsOf(facts).map((count) => ask({ do: "new", ...gameOf(facts, count) }).view);
    const seats = Object.fromEntries(views.map((view) => [view.seats.length, view.seats]));
    return { facts, begun: { view: views.at(-1), seats } };
  });
}

const countsOf = ({ seats: [least, most] }: GameFacts) =>
  Array.from({ length: most - least + 1 }, (_, more) => least + more);

function gameOf({ game, colors, colors_each }: GameFacts, count: number) {
  const each = colors_each[String(count)] ?? 1;
  const players = Array.from({ length: count }, (_, seat) => {
    const own = colors.slice(seat * each, seat * each + each);
    return { name: String(seat), color: own.length === 1 ? own[0] : own };
  });
  return { game, players, seed: "0" };
}

const name = basename(options.wheel);
const { out } = options;
const extra = await extraGames(options["py-games"]);
const source = await bytes(options.wheel);
const { python, pack } = await startPacker();

const [first, later] = importAll(python, pack, source, extra);
const used = pack.imported(); // before micropip, which needs more than any page
const parts = [source, new Map(extra), later].map((part) => python.toPy(part));
const wheel = pack.compile_wheel(...parts).toJs();
const archive = pack.compile_later(...parts, python.toPy(await bytes(join(here, "annex.py")))).toJs();
const lock = await lockEntry(python, wheel, name);
const whole = await bytes(join(pyodideFolder, "python_stdlib.zip"));
const custom = new Map([
  ["sitecustomize.py", await bytes(join(here, "sitecustomize.py"))],
  ["asyncio/__init__.py", await bytes(join(here, "asyncio_init.py"))],
]);
const library = pack.trim_library(python.toPy(whole), used, python.toPy(custom)).toJs();

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
for (const file of scripts) {
  const text = await readFile(join(pyodideFolder, file), "utf8");
  const renamed = scripts.reduce((said, each) => said.replaceAll(each, published(each)), text);
  const { code } = await transform(renamed, { minify: true, target: BUNDLING.target, legalComments: "none" });
  await writeFile(join(out, published(file)), code);
}
await copyFile(join(pyodideFolder, "pyodide.asm.wasm"), join(out, "pyodide.asm.wasm"));
await writeFile(join(out, "stdlib.zip"), library);
await writeFile(join(out, COMPILED), wheel);
await writeFile(join(out, LATER), archive);
await writeFile(join(out, "lock.json"), JSON.stringify(lock));
await writeFile(join(out, FACTS), JSON.stringify(await prove(out, first, later)));
console.log(
  `${first.length} modules, library ${library.length} bytes, wheel ${wheel.length} bytes; later ${later.length} modules, ${archive.length} bytes`,
);
