/**
 * The page for whoever works on it: bundles the sources in memory, serves them, watches them, and reloads every open page
 * when one has changed. esbuild does all of that; this program only says from what.
 *
 *   node js/build/dev.mjs --python DIR --wheel W --out DIR --port N
 *
 * Python is build.py's to make: a line on standard input says that its folder is new, and the end of that input ends
 * this program. The page's content security policy is the published one. Icons and manifest are read at the start only.
 */
import { copyFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";

import * as esbuild from "esbuild";

import { APP, BUNDLING, buildFacts, pythonFacts, readFolder, root, whenAsked } from "./app.mjs";
import { renderIcons } from "./icons.mjs";
import { readOptions } from "./options.mjs";
import { writeIndex } from "./shell.mjs";
import { virtualModules } from "./virtual.mjs";

/** A service worker that keeps nothing, and takes the place of one that does. */
const SLEEPLESS = "self.skipWaiting();";
const RELOADING = '<script type="module" src="app/reload.js"></script>\n</head>';
const { python: pythonFolder, wheel, out, port } = readOptions(["python", "wheel", "out", "port"]);

/** The page's entry points: those of `APP`, what reloads them, and the shell. */
const ENTRIES = {
  ...Object.fromEntries(Object.entries({ ...APP, reload: "js/build/reload.js" }).map(([name, path]) => [`app/${name}`, path])),
  index: "index.html",
};

/** The shell, pointed at the bundled files. @type {import("esbuild").Plugin} */
const shell = {
  name: "shell",
  setup({ onLoad }) {
    onLoad({ filter: /index\.html$/ }, async ({ path }) => {
      const contents = writeIndex(await readFile(path, "utf8"), "app").replace("</head>", RELOADING);
      return { contents, loader: "copy", watchFiles: [path] };
    });
  },
};

/** Put Python where the page finds it: in a folder with a hash, so that a page that is loading is not torn in two. */
async function servePython() {
  const facts = pythonFacts(await readFolder(pythonFolder));
  await cp(pythonFolder, join(out, facts.folder), { recursive: true });
  await mkdir(join(out, "wheels"), { recursive: true });
  await copyFile(wheel, join(out, "wheels", basename(wheel)));
  return facts;
}

/** Serve at the port, or at any free one if it is taken. @param {import("esbuild").BuildContext} context */
async function serve(context) {
  const options = { host: "127.0.0.1", servedir: out };
  return context.serve({ ...options, port: Number(port) }).catch(() => context.serve({ ...options, port: 0 }));
}

await rm(out, { recursive: true, force: true });
await cp(join(root, "static"), out, { recursive: true });
for (const [name, data] of renderIcons(await readFile(join(root, "static/icon.svg"), "utf8"))) await writeFile(join(out, name), data);
await writeFile(join(out, "sw.js"), SLEEPLESS);
const python = await servePython();
const facts = { root, games: [join(root, "js/games")], build: await buildFacts(wheel, python), python };
const context = await esbuild.context({
  ...BUNDLING,
  entryPoints: ENTRIES,
  outdir: out,
  sourcemap: "linked",
  plugins: [virtualModules(facts), whenAsked, shell],
  write: false,
  logLevel: "info",
});
await context.watch();
const server = await serve(context);
console.log(`Jemaa is at http://127.0.0.1:${server.port}/ and follows its sources (Ctrl-C ends it)`);

for await (const _ of createInterface({ input: process.stdin })) {
  Object.assign(python, await servePython());
  await context.rebuild().catch(() => {}); // esbuild has said why
}
await context.dispose();
