// Virtual modules of the bundle, as one esbuild plugin: `jemaa:games` collects all game folders, so that adding a game
// changes no file; the others carry sentences, icons and facts of the build.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { optimize, type PluginConfig } from "svgo";

import { BUNDLING, ON_DEMAND } from "./app.ts";
import { faults, scriptOf } from "./game-exports.ts";
import { lentModule } from "./lent.ts";
import { languageTags, readLanguages } from "./languages.ts";
import { shipped } from "./licences.ts";
import { writeOutChoices } from "./selectors.ts";

/** How files are called before the tag of a language, or the name of a game. */
const LANGUAGE = "language-";
const FACE = "face-";
const RULES = "rules-";
const PUZZLES = "puzzles-";
const css = (names: string) => names.split(" ").map((name) => `css/${name}.css`);
/** Screens that come with their styles, by module: the script, and the styles. */
const STYLED: Record<string, string[]> = {
  "jemaa:around": ["js/table/rails.ts", ...css("around around-small around-shapes")],
  "jemaa:home": ["js/app/home/home-model.ts", ...css("home shelf")],
  "jemaa:asides": [
    "js/screens/asides.ts",
    ...css("sheet story asides share seats-sheet handover result more command print narrow"),
  ],
  "jemaa:learn": ["js/screens/learn.ts", ...css("lesson")],
  "jemaa:new-game": ["js/screens/new-game/new-game.ts", ...css("seats-sheet new-game new-game-low")],
  "jemaa:puzzle-room": ["js/screens/puzzles/puzzles.ts", ...css("puzzles")],
  "jemaa:game-clock": ["js/table/game-clock/table-clock.ts", ...css("game-clock")],
  "jemaa:analysis-sheet": ["js/screens/analysis/analysis.ts", ...css("analysis")],
  "jemaa:people-room": ["js/screens/people/people.ts", ...css("shelf people")],
  "jemaa:luck-room": ["js/screens/luck/luck.ts", ...css("luck")],
};
/** A game's puzzles, written by `build.py bench puzzles`; a game need not have any. */
const PUZZLE_DATA = "puzzles.json";
/** What the build has made of them: a view for each, and pictures of ten boards each. */
const PUZZLE_VIEWS = ".cache/puzzle-views";
const PUZZLE_BOARDS = ".cache/puzzle-boards";
const LOCALES = "js/locales";
/** Its folders with the sentences of screens and sheets that are files of their own. */
const LATER = ["puzzles", "people", "luck", "analysis"];
const ICONS = "node_modules/lucide-static/icons";
/** The boards on its cards, written by views.py; a game need not have any. */
const BOARDS = "views.json";

export async function gameFolders(parents: string[]): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const parent of parents) {
    const entries = await readdir(parent, { withFileTypes: true });
    for (const entry of entries) if (entry.isDirectory()) found.push([entry.name, resolve(parent, entry.name)]);
  }
  return found.sort();
}

/** Import lines for all languages, and the object that collects them. @param kind how the names of the files begin */
function sentences(prefix: string, folder: string, kind: string = "") {
  const pathOf = (tag: string) => join(folder, `${kind}${tag}.ftl`);
  const tags = languageTags().filter((tag) => existsSync(pathOf(tag))); // what is missing is a fault
  const lines = tags.map((tag) => `import ${prefix}_${tag} from ${JSON.stringify(pathOf(tag))};`);
  const fields = tags.map((each) => `${each}: ${prefix}_${each}`).join(", ");
  return { lines, object: `{ ${fields} }` };
}

async function faultsOf(root: string, parents: string[]) {
  const folders = (await gameFolders(parents)).map(([, folder]) => faults(folder, relative(root, folder)));
  const room = ["lessons", ...LATER].flatMap((part) => languageTags().map((tag) => `${LOCALES}/${part}/${tag}.ftl`));
  const missing = room.filter((path) => !existsSync(join(root, path)));
  return [...missing.map((path) => `there is no ${path}`), ...(await Promise.all(folders)).flat()];
}

const besides = (kind: string, name: string) => `new URL("./${kind}${name}.js", import.meta.url).href`;

async function gamesModule(root: string, parents: string[]) {
  const fields = (await gameFolders(parents)).map(
    ([name, folder]) =>
      `${JSON.stringify(name)}: { face: ${besides(FACE, name)}, rules: ${besides(RULES, name)}, lessons: ${teaches(folder)}, puzzles: ${puzzles(folder) ? besides(PUZZLES, name) : null}, chances: ${foresees(root, name)} }`,
  );
  return `export const games = {\n${fields.join(",\n")}\n};`;
}

/** What draws a game and words it, with its styles, and what the engine tells of it. */
async function faceModule(name: string, folder: string, told: Told[]) {
  const parts = ["board", "result"].map(
    (part) => `export * as ${part} from ${JSON.stringify(scriptOf(folder, part))};`,
  );
  return `${parts.join("\n")}
export { functions } from ${JSON.stringify(scriptOf(folder, "words"))};
export const { facts, begun } = ${JSON.stringify(told.find(({ facts }) => facts.game === name) ?? {})};
export const styles = ${await stylesOf({ [`${name}/look.css`]: join(folder, "look.css") })};`;
}

function rulesModule(folder: string) {
  const path = join(folder, BOARDS);
  const boards = `export ${existsSync(path) ? `{ default as boards } from ${JSON.stringify(path)}` : "const boards = {}"};`;
  return `${sentencesModule(folder, "rules.")}\n${boards}`;
}

/** Stylesheets by name, as JSON: what two parts have in common is added once. */
async function stylesOf(paths: Record<string, string>) {
  const how = { minify: true, write: false, outdir: "styles" } as const;
  const { outputFiles } = await build({ ...BUNDLING, ...how, entryPoints: paths });
  const textOf = (name: string) =>
    writeOutChoices(outputFiles.find(({ path }) => path.endsWith(`${name}.css`))?.text.trim() ?? "");
  return JSON.stringify(Object.fromEntries(Object.keys(paths).map((name) => [name, textOf(name)])));
}

async function styledModule(root: string, [script = "", ...styles]: string[]) {
  const texts = await stylesOf(Object.fromEntries(styles.map((path) => [path, join(root, path)])));
  return `export * from ${JSON.stringify(join(root, script))};\nexport const styles = ${texts};`;
}

function sentencesModule(folder: string, kind?: string) {
  const { lines, object } = sentences("text", folder, kind);
  return `${lines.join("\n")}\nexport const sentences = ${object};`;
}

const puzzles = (folder: string) => existsSync(join(folder, PUZZLE_DATA));

/** Entry points with the sentences of each language, the rules of each game, and its puzzles where it has some. */
export async function namedEntries(parents: string[]): Promise<Record<string, string>> {
  const games = await gameFolders(parents);
  const solved = games.filter(([, folder]) => puzzles(folder));
  const names = [
    ...languageTags().map((tag) => LANGUAGE + tag),
    ...games.map(([name]) => FACE + name),
    ...games.map(([name]) => RULES + name),
    ...solved.map(([name]) => PUZZLES + name),
  ];
  return Object.fromEntries(names.map((name) => [name, `jemaa:${name}`]));
}

const teaches = (folder: string) => existsSync(join(folder, "lessons"));

const foresees = (root: string, name: string) => existsSync(join(root, `py/jemaa/games/${name}/win_probability.py`));

async function lessonsModule(root: string, parents: string[]) {
  const shared = sentences("text", join(root, LOCALES, "lessons"));
  const lines = [...shared.lines];
  const fields = [];
  for (const [index, [name, folder]] of (await gameFolders(parents)).entries()) {
    if (!teaches(folder)) continue;
    const texts = sentences(`text${index}`, join(folder, "lessons"));
    const data = JSON.stringify(join(folder, "lessons/lessons.json"));
    lines.push(...texts.lines, `import lessons${index} from ${data} with { type: "json" };`);
    fields.push(`${JSON.stringify(name)}: { ...lessons${index}, sentences: ${texts.object} }`);
  }
  return `${lines.join("\n")}\nexport const room = ${shared.object};\nexport const lessons = { ${fields.join(", ")} };`;
}

/** All sentences of one language that a table can need: those of each game, and under an empty name the shared ones. */
async function languageModule(tag: string, root: string, parents: string[]) {
  const games = (await gameFolders(parents)).filter(([, folder]) => existsSync(join(folder, `${tag}.ftl`)));
  const folders = [["", join(root, LOCALES)], ...games];
  const lines = folders.map(
    ([, folder = ""], at) => `import text${at} from ${JSON.stringify(join(folder, `${tag}.ftl`))};`,
  );
  const fields = folders.map(([name], at) => `${JSON.stringify(name)}: text${at}`);
  return `${lines.join("\n")}\nexport const sentences = { __proto__: null, ${fields.join(", ")} };`;
}

/** What the page fetches when it is needed, as modules of the page that has all inside one file. */
async function modulesModule(parents: string[]) {
  const entries = { ...ON_DEMAND, ...(await namedEntries(parents)) };
  const fields = Object.entries(entries).map(
    ([name, entry]) => `${JSON.stringify(`${name}.js`)}: () => import(${JSON.stringify(entry.replace(/^js/, "./js"))})`,
  );
  return `export const modules = { __proto__: null, ${fields.join(", ")} };`;
}

/** What makes one path of an icon's circles, lines and paths, nearly always: a table shows dozens of icons. */
const ONE_PATH: PluginConfig[] = [
  { name: "convertShapeToPath", params: { convertArcs: true } },
  { name: "mergePaths", params: { force: true } }, // icons have outlines only, so paths cannot hide each other
];

async function iconOf(file: string) {
  const { data } = optimize(await readFile(file, "utf8"), { path: file, plugins: ["removeComments", ...ONE_PATH] });
  return data.slice(data.indexOf(">", data.indexOf("<svg")) + 1, data.lastIndexOf("</svg>")).trim();
}

async function puzzlesModule(root: string, [name, folder]: [string, string]) {
  const sheets = (await readdir(join(root, PUZZLE_BOARDS))).filter((file) => file.startsWith(`${name}-`));
  sheets.sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
  const lines = sheets.map((file, at) => `import sheet${at} from ${JSON.stringify(join(root, PUZZLE_BOARDS, file))};`);
  const addresses = sheets.map((_, at) => `new URL(sheet${at}, import.meta.url).href`);
  return `import data from ${JSON.stringify(join(folder, PUZZLE_DATA))} with { type: "json" };
import views from ${JSON.stringify(join(root, PUZZLE_VIEWS, `${name}.json`))} with { type: "json" };
${lines.join("\n")}
export const set = { ...data, views, sheets: [${addresses.join(", ")}] };`;
}

async function namedModule(path: string, { root, games, python }: Facts) {
  const [, tag] = path.split(`:${LANGUAGE}`);
  if (tag) return languageModule(tag, root, games);
  const found = (await gameFolders(games)).find(([name]) =>
    [FACE, RULES, PUZZLES].some((kind) => path.endsWith(`:${kind}${name}`)),
  );
  if (!found) throw new Error(`nobody writes ${path}`);
  const [name, folder] = found;
  if (path.includes(`:${FACE}`)) return faceModule(name, folder, python.games);
  if (path.includes(`:${RULES}`)) return rulesModule(folder);
  return puzzlesModule(root, found);
}

const constants = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");

async function iconsModule(root: string) {
  const names: string[] = JSON.parse(await readFile(join(root, "js/ui/icons.json"), "utf8"));
  const icons = names.map(async (name) => [name, await iconOf(join(root, ICONS, `${name}.svg`))]);
  return constants({ icons: Object.fromEntries(await Promise.all(icons)) });
}

/** The page's own styles, every game's, and a last line by which the page knows that all of it was loaded. */
const styleModule = (root: string) =>
  `@import ${JSON.stringify(join(root, "css/main.css"))};\n:root { --styles: whole; }`;

/** what the engine tells of a game, and how it begins */
type Told = { facts: { game: string }; begun: object };
type Facts = {
  root: string;
  games: string[];
  build: object;
  python: { later: object; games: Told[] };
  precache?: object;
};

type Writers = Record<string, () => string | Promise<string>>;

const writersFrom = ({ precache = {}, ...facts }: Facts, { root, games, build, python } = facts): Writers => ({
  ...Object.fromEntries(Object.entries(STYLED).map(([name, files]) => [name, () => styledModule(root, files)])),
  ...Object.fromEntries(LATER.map((part) => [`jemaa:${part}`, () => sentencesModule(join(root, LOCALES, part))])),
  "jemaa:games": () => gamesModule(root, games),
  "jemaa:lent": async () => lentModule(games, await namedEntries(games), virtualModules(facts)),
  "jemaa:lessons": () => lessonsModule(root, games),
  "jemaa:languages": () => constants({ languages: readLanguages() }),
  "jemaa:modules": () => modulesModule(games),
  "jemaa:names": async () => constants({ names: (await gameFolders(games)).map(([name]) => name) }),
  "jemaa:icons": () => iconsModule(root),
  "jemaa:style": () => styleModule(root),
  "jemaa:build": () => constants({ build }),
  "jemaa:shipped": () => constants({ packages: shipped(root) }),
  "jemaa:precache": () => constants(precache),
  "jemaa:python": () => constants({ python: { ...python, later: undefined, games: undefined } }),
  "jemaa:later": () => constants({ later: python.later }),
});

/** The plugin. In watch mode esbuild also learns which other files these modules are made from. */
export function virtualModules(facts: Facts): Plugin {
  const { root, games } = facts;
  const writers = writersFrom(facts);
  return {
    name: "jemaa",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^jemaa:/ }, ({ path }) => ({ path, namespace: "jemaa" }));
      onResolve({ filter: /^#languages$/ }, () => ({ path: "jemaa:languages", namespace: "jemaa" }));
      // comments are for those who write sentences
      onLoad({ filter: /\.ftl$/ }, async ({ path }) => ({
        contents: (await readFile(path, "utf8")).replace(/^#.*\n/gm, ""),
        loader: "text",
      }));
      onLoad({ filter: /.*/, namespace: "jemaa" }, async ({ path }) => {
        const write = writers[path] ?? (() => namedModule(path, facts));
        const catalogues = languageTags().map((tag) => `${LOCALES}/${tag}.ftl`);
        const styles = Object.values(STYLED).flatMap(([, ...css]) => css);
        const files = ["js/ui/icons.json", ...styles, ...catalogues].map((file) => join(root, file));
        const watched = { watchDirs: [...games, join(root, LOCALES)], watchFiles: files };
        // told by this module alone, so that each fault is told once
        const found = path === "jemaa:games" ? await faultsOf(root, games) : [];
        if (found.length) return { errors: found.map((text) => ({ text })), ...watched };
        const loader = path === "jemaa:style" ? "css" : "js";
        return { contents: await write(), loader, resolveDir: root, ...watched };
      });
    },
  };
}
