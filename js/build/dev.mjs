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

/** What stands beside the page while it is worked on: what reloads it, and the gallery of positions. */
const ASIDE = { reload: "js/build/reload.js", gallery: "tests/gallery/gallery.js", look: "tests/gallery/gallery.css" };

/** The page's entry points: those of `APP`, what stands beside them, and the shells of both pages. */
const ENTRIES = {
  ...Object.fromEntries(Object.entries({ ...APP, ...ASIDE }).map(([name, path]) => [`app/${name}`, path])),
  index: "index.html",
  gallery: "index.html?gallery",
};

/** The gallery has the shell of the page, its policy with it. @param {string} html */
const forGallery = (html) =>
  html
    .replace("app/main.js", "app/gallery.js")
    .replace("</head>", '<link rel="stylesheet" href="app/look.css">\n</head>');

/** The shell, pointed at the bundled files. @type {import("esbuild").Plugin} */
const shell = {
  name: "shell",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?gallery$/ }, () => ({ path: join(root, "index.html"), suffix: "?gallery" }));
    onLoad({ filter: /index\.html$/ }, async ({ path, suffix }) => {
      const contents = writeIndex(await readFile(path, "utf8"), "app", []).replace("</head>", RELOADING);
      return { contents: suffix ? forGallery(contents) : contents, loader: "copy", watchFiles: [path] };
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
for (const [name, data] of renderIcons(await readFile(join(root, "static/icon.svg"), "utf8")))
  await writeFile(join(out, name), data);
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
console.log(
  `Jemaa is at http://127.0.0.1:${server.port}/ and follows its sources (Ctrl-C ends it); its gallery is at /gallery.html`,
);

for await (const _ of createInterface({ input: process.stdin })) {
  Object.assign(python, await servePython());
  await context.rebuild().catch(() => {}); // esbuild has said why
}
await context.dispose();
