// Build step "site": bundles the page and combines it with the Python folder into one static site.
//
//   node js/build/site.ts --python DIR --wheel W --out DIR [--games DIR]
//
// Folder names carry a hash of their contents, files keep their names. A page that is open while a new version is
// published finds its old folder or nothing, never a mixture. `--games` adds the game folders of DIR, as if they were
// in js/games.
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";

import * as esbuild from "esbuild";

import { APP, BUNDLING, buildFacts, hash, INSIDE_LOST, pythonFacts, readFolder, root } from "./app.ts";
import { checkShipped, legalText } from "./licences.ts";
import { renderIcons } from "./icons.ts";
import { completeManifest } from "./manifest.ts";
import { lent } from "./lent.ts";
import { readOptions } from "./options.ts";
import { renderPreview } from "./preview.ts";
import { writeOutChoices } from "./selectors.ts";
import { bundleInside, writeIndex, writeLost } from "./shell.ts";
import { namedEntries, virtualModules } from "./virtual.ts";
import type { Files } from "./app.ts";
import type { Plugin } from "esbuild";

const HASHED = /^(app|python)-[0-9a-f]{12}\//;
/** Matches what no page asks for: files for programs, hosts, links and stores, fonts for letters of no language here. */
const ASIDE = /^(wheels\/|404\.html$|preview\.|screenshot-)|\/(lock|games)\.json$|-vietnamese-/;
/** Matches what no game needs: offline play works without it, if a host does not serve it. */
const SPARE = /^(?!index\.html$|app-|python-)|\.(png|txt|woff2)$/;
/** The fonts with the letters of English, French and Spanish. */
const FIRST_FONTS = /-latin-wght-normal\.woff2$/;
const options = readOptions(["python", "wheel", "out"], ["games"]);

async function bundle(plugin: Plugin, entryPoints: Record<string, string>): Promise<Files> {
  const folder = join(root, "app");
  const how = { minify: true, legalComments: "none", metafile: true, write: false, logLevel: "warning" } as const;
  const building = esbuild.build({
    ...BUNDLING,
    ...how,
    entryPoints,
    outdir: folder,
    plugins: [plugin, lent(sources.games)],
  });
  const result = await building.catch(() => process.exit(1)); // esbuild has said why
  checkShipped(root, Object.keys(result.metafile.inputs));
  const written = ({ path, text, contents }: esbuild.OutputFile) =>
    path.endsWith(".css") ? Buffer.from(writeOutChoices(text)) : contents;
  return new Map(result.outputFiles.map((file) => [relative(folder, file.path).replaceAll("\\", "/"), written(file)]));
}

async function writeFiles(folder: string, files: Files) {
  for (const [name, data] of files) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, data);
  }
}

const within = (folder: string, files: Files): Files =>
  new Map([...files].map(([name, data]) => [`${folder}/${name}`, data]));

/**
 * The service worker's precache list: every file that a page can ask for. A path with a hash never changes; the others
 * carry a revision. All but index.html, to which hosts add scripts of their own, have a hash of their content.
 */
function precacheList(files: Files) {
  return [...files]
    .filter(([url]) => !ASIDE.test(url))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([url, data]) => {
      const sum = createHash("sha256").update(data).digest();
      return {
        url,
        revision: HASHED.test(url) ? null : sum.toString("hex").slice(0, 12),
        integrity: url === "index.html" ? undefined : `sha256-${sum.toString("base64")}`,
      };
    });
}

const pythonFiles = await readFolder(options.python);
const python = pythonFacts(pythonFiles);
const build = await buildFacts();
const sources = { root, games: [join(root, "js/games"), ...(options.games ? [options.games] : [])], build, python };
const plugin = virtualModules(sources);
const app = await bundle(plugin, { ...APP, ...(await namedEntries(sources.games)) });
app.set("LEGAL.txt", Buffer.from(legalText(root)));
const appFolder = `app-${hash(app)}`;
const fonts = [...app.keys()].filter((name) => FIRST_FONTS.test(name)).map((name) => `${appFolder}/${name}`);
const inside = await bundleInside([plugin], appFolder);
const source = (name: string) => readFile(join(root, name), "utf8");
const index = writeIndex(await source("index.html"), appFolder, fonts, inside, process.env.JEMAA_ADDRESS);
const icon = await source("static/icon.svg");
const lost = writeLost(await source("404.html"), icon, await bundleInside([plugin], appFolder, INSIDE_LOST));
const manifest = await completeManifest(await source("static/manifest.json"), sources.games);
const site: Files = new Map([
  ...(await readFolder(join(root, "static"))),
  ...renderIcons(icon),
  ...within(appFolder, app),
  ...within(python.folder, pythonFiles),
  ...within("wheels", new Map([[basename(options.wheel), await readFile(options.wheel)]])),
  ["manifest.json", Buffer.from(manifest)],
  ["preview.png", await renderPreview(root, sources.games)],
  ["404.html", Buffer.from(lost)],
  ["index.html", Buffer.from(index)],
]);
const precache = precacheList(site);
const needed = precache.map(({ url }) => url).filter((url) => !SPARE.test(url));
const precaching = virtualModules({ ...sources, precache: { precache, needed, app: appFolder } });
const worker = await bundle(precaching, { sw: "js/sw.ts" });

await rm(options.out, { recursive: true, force: true });
await writeFiles(options.out, site);
await writeFiles(options.out, worker);
const size = [...app.values()].reduce((sum, data) => sum + data.length, 0);
console.log(
  `${appFolder}: ${app.size} files, ${size} bytes; ${python.folder}; ${precache.length} of ${site.size} files to keep`,
);
