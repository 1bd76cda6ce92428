// Build step "one file": the whole page inside one HTML file, which opens from a stick, a mail or a school's share.
//
//   node js/build/one-file.ts --python DIR --out FILE
//
// Scripts and styles are text of the page, which its content security policy names by their hashes. The worker and what
// Python needs lie in it as gzip in base 64; js/engine/one-file.ts unpacks them.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

import * as esbuild from "esbuild";

import { BUNDLING, buildFacts, INSIDE, LATER, pythonFacts, readFolder, root } from "./app.ts";
import { legalText } from "./licences.ts";
import { readOptions } from "./options.ts";
import { writeOutChoices } from "./selectors.ts";
import { writeOneFile } from "./shell.ts";
import { virtualModules } from "./virtual.ts";
import type { BuildOptions, Plugin } from "esbuild";

const options = readOptions(["python", "out"]);
const pythonFiles = await readFolder(options.python);
const python = pythonFacts(pythonFiles);
const games = [join(root, "js/games")];
const plugin = virtualModules({ root, games, build: await buildFacts(), python });

/** Fonts and pictures lie in the stylesheet. */
const EMBEDDING = { ".woff2": "dataurl", ".svg": "dataurl", ".png": "dataurl" } as const;
/** Pyodide's scripts, for the worker to have inside. */
const pyodide: Plugin = {
  name: "pyodide",
  setup({ onResolve }) {
    onResolve({ filter: /^jemaa:python\/.*\.js$/ }, ({ path }) => ({ path: resolve(options.python, basename(path)) }));
  },
};
/** Neither a script made from bytes nor that of a page so made has an address to which others can be relative. */
const NOWHERE = { "import.meta.url": JSON.stringify("file:///app/inside.js") };

async function bundled(entry: string, more: BuildOptions = {}) {
  const logOverride = { "direct-eval": "silent", "commonjs-variable-in-esm": "silent" } as const; // both are in Pyodide
  const how = { logOverride, minify: true, legalComments: "none", write: false, outdir: "inside" } as const;
  const loader = { ...BUNDLING.loader, ...EMBEDDING };
  const inside = { ...BUNDLING, ...how, loader, define: NOWHERE, plugins: [pyodide, plugin] };
  const { outputFiles } = await esbuild.build({ ...inside, entryPoints: [entry], ...more });
  return (outputFiles?.[0]?.text ?? "").trim();
}

/** A worker without an address cannot be a module either. */
const worker = await bundled("js/engine/one-file-worker.ts", { format: "iife", external: ["node:*"] });
const fetched = [...Object.keys(python.sizes), LATER].filter((name) => !name.endsWith(".js"));
const needed = fetched.map((name) => [name, pythonFiles.get(name)] as const);
const files = new Map([["worker.js", Buffer.from(worker)], ...needed, ["LEGAL.txt", Buffer.from(legalText(root))]]);
const packed = [...files].map(([name, data]) => ({
  name,
  type: name.endsWith(".wasm") ? "application/wasm" : "text/javascript",
  text: gzipSync(data ?? "", { level: 9 }).toString("base64"),
}));
const html = writeOneFile(await readFile(join(root, "index.html"), "utf8"), {
  icon: await readFile(join(root, "static/icon.svg"), "utf8"),
  styles: [await bundled(INSIDE.style), writeOutChoices(await bundled("jemaa:style"))],
  script: await bundled("js/engine/one-file.ts"),
  packed,
});
await mkdir(dirname(options.out), { recursive: true });
await writeFile(options.out, html);
console.log(`${html.length} bytes, ${gzipSync(html).length} as gzip`);
