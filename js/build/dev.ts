// The development server: bundles the sources in memory, serves and watches them, and reloads every open page after a
// change. esbuild does the work; this program configures it.
//
//   node js/build/dev.ts --python DIR --wheel W --out DIR --port N
//
// build.py builds the Python folder: a line on standard input says that it is new, and the end of that input ends this
// program. The content security policy is the published one. Icons and manifest are read at the start only.
import { watch } from "node:fs";
import { copyFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";

import * as esbuild from "esbuild";

import { APP, BUNDLING, buildFacts, pythonFacts, readFolder, root } from "./app.ts";
import { renderIcons } from "./icons.ts";
import { legalText } from "./licences.ts";
import { lent } from "./lent.ts";
import { readOptions } from "./options.ts";
import { bundleInside, writeIndex } from "./shell.ts";
import { namedEntries, virtualModules } from "./virtual.ts";
import type { BuildContext, Plugin } from "esbuild";

/** A service worker that caches nothing, and replaces one that does. */
const SLEEPLESS = "self.skipWaiting();";
const RELOADING = '<script type="module" src="app/reload.js"></script>\n</head>';
const { python: pythonFolder, wheel, out, port } = readOptions(["python", "wheel", "out", "port"]);

/** Development only: the reload script, and the gallery of positions. */
const ASIDE = { reload: "js/build/reload.ts", gallery: "tests/gallery/gallery.js", look: "tests/gallery/gallery.css" };

/** Milliseconds until an editor has written all that it saves. */
const SETTLING = 20;

const scripts = { ...APP, ...ASIDE, ...(await namedEntries([join(root, "js/games")])) };
const ENTRIES = {
  ...Object.fromEntries(Object.entries(scripts).map(([name, path]) => [`app/${name}`, path])),
  index: "index.html",
  gallery: "index.html?gallery",
};

/** The gallery's HTML: the page's own, with its content security policy. */
const forGallery = (html: string) =>
  html
    .replace("app/main.js", "app/gallery.js")
    .replace("</head>", '<link rel="stylesheet" href="app/look.css">\n</head>');

const shell: Plugin = {
  name: "shell",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?gallery$/ }, () => ({ path: join(root, "index.html"), suffix: "?gallery" }));
    onLoad({ filter: /index\.html$/ }, async ({ path, suffix }) => {
      const { sources, ...inside } = await bundleInside([virtualModules(facts)], "app");
      const contents = writeIndex(await readFile(path, "utf8"), "app", [], inside).replace("</head>", RELOADING);
      const watchFiles = [path, ...sources.map((source) => join(root, source))];
      return { contents: suffix ? forGallery(contents) : contents, loader: "copy", watchFiles };
    });
  },
};

/** Keeps the time of the last build that differs from the one before, for `reload.ts`. */
const dated: Plugin = {
  name: "dated",
  setup({ onEnd }) {
    let last = "";
    onEnd(async ({ outputFiles = [] }) => {
      const now = outputFiles.map(({ path, hash }) => `${path} ${hash}`).join("\n");
      if (now && now !== last) await writeFile(join(out, "built"), String(Date.now()));
      last = now || last;
    });
  },
};

/** Copy the Python folder under a name with a hash, so that a page that is loading never mixes two versions. */
async function servePython() {
  const facts = pythonFacts(await readFolder(pythonFolder));
  await cp(pythonFolder, join(out, facts.folder), { recursive: true });
  await mkdir(join(out, "wheels"), { recursive: true });
  await copyFile(wheel, join(out, "wheels", basename(wheel)));
  return facts;
}

/** Rebuild as soon as the system tells of a change: esbuild polls only some of the sources every tenth of a second. */
function rebuildAtOnce(context: esbuild.BuildContext, signal: AbortSignal) {
  let last = Promise.resolve();
  let waiting = false;
  const changed = () => {
    if (waiting) return; // one build for all that is written together
    waiting = true;
    last = last.then(async () => {
      await setTimeout(SETTLING);
      waiting = false;
      await context.rebuild().catch(() => {}); // esbuild has reported the error
    });
  };
  for (const sources of ["js", "css", "tests/gallery", "index.html"])
    watch(join(root, sources), { recursive: true, signal }, changed);
}

/** Serve at the port, or at a free one if it is taken. */
async function serve(context: BuildContext) {
  const options = { host: "127.0.0.1", servedir: out };
  return context.serve({ ...options, port: Number(port) }).catch(() => context.serve({ ...options, port: 0 }));
}

await rm(out, { recursive: true, force: true });
await cp(join(root, "static"), out, { recursive: true });
for (const [name, data] of renderIcons(await readFile(join(root, "static/icon.svg"), "utf8")))
  await writeFile(join(out, name), data);
await writeFile(join(out, "sw.js"), SLEEPLESS);
await mkdir(join(out, "app"));
await writeFile(join(out, "app/LEGAL.txt"), legalText(root));
const python = await servePython();
const facts = { root, games: [join(root, "js/games")], build: await buildFacts(), python };
const context = await esbuild.context({
  ...BUNDLING,
  entryPoints: ENTRIES,
  outdir: out,
  sourcemap: "linked",
  plugins: [virtualModules(facts), lent([join(root, "js/games")]), shell, dated],
  write: false,
  logLevel: "info",
});
await context.watch();
const ending = new AbortController();
rebuildAtOnce(context, ending.signal);
const server = await serve(context);
console.log(
  `Jemaa is at http://127.0.0.1:${server.port}/ and reloads when a source changes (Ctrl-C to stop); gallery: /gallery.html`,
);

for await (const _ of createInterface({ input: process.stdin })) {
  Object.assign(python, await servePython());
  await context.rebuild().catch(() => {}); // esbuild has reported the error
}
ending.abort();
await context.dispose();
