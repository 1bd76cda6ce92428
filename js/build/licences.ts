// The licences of what others have written and the site has in it: which packages these are, and the texts that must
// travel with them, from the packages themselves. `notices/` has the texts of packages that come without, and those of
// what is compiled into one.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export type Package = { name: string; version: string; license: string; homepage?: string };

const here = dirname(fileURLToPath(import.meta.url));
/** How the files of a package that hold its licence are called. */
const TEXTS = /^(licen[cs]e|copying|notice)/i;
/** Dependencies that no page contains: types, and what Pyodide needs in Node. */
const LEFT_OUT = /^(@types\/|ws$)/;
const RULE = "=".repeat(80);

const read = (path: string) => readFileSync(path, "utf8");

/** The packages that the site may contain: the dependencies, and theirs. */
export function shipped(root: string): Package[] {
  const found: Map<string, Package> = new Map();
  const names = Object.keys(JSON.parse(read(join(root, "package.json"))).dependencies);
  for (const name of names) {
    if (found.has(name) || LEFT_OUT.test(name)) continue;
    const { dependencies = {}, ...facts } = JSON.parse(read(join(root, "node_modules", name, "package.json")));
    found.set(name, facts);
    names.push(...Object.keys(dependencies));
  }
  return [...found.values()].map(({ name, version, license, homepage }) => ({ name, version, license, homepage }));
}

function textsOf(root: string, name: string) {
  const folder = join(root, "node_modules", name);
  const notice = join(here, "notices", `${name.replace("/", "-")}.txt`);
  const own = readdirSync(folder).filter((file) => TEXTS.test(file));
  const paths = [...own.map((file) => join(folder, file)), ...(existsSync(notice) ? [notice] : [])];
  if (!paths.length) throw new Error(`${name} comes without the text of its licence: add js/build/notices/`);
  return paths.map((path) => read(path).trim());
}

/** All texts, the site's own first. */
export function legalText(root: string) {
  const parts = shipped(root).map(({ name, version, license, homepage }) => [
    [name, version, `(${license})`, homepage].filter(Boolean).join(" "),
    ...textsOf(root, name),
  ]);
  const all = [["Jemaa (MIT)", read(join(root, "LICENSE")).trim()], ...parts];
  return all.map(([title, ...texts]) => `${RULE}\n${title}\n${RULE}\n\n${texts.join("\n\n")}\n`).join("\n");
}

/** Throw if a bundle contains a package whose licence would not travel. @param inputs paths of the bundled files */
export function checkShipped(root: string, inputs: string[]) {
  const known = new Set(shipped(root).map(({ name }) => name));
  const strange = inputs.map(packageOf).filter((name) => name && !known.has(name));
  if (strange.length)
    throw new Error(`bundled, but no dependency of package.json: ${[...new Set(strange)].join(", ")}`);
}

const packageOf = (path: string) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? "";
