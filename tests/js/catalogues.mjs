// Reads the catalogues for tests: texts, keys, variables and selectors, and formatting that treats any warning as a
// failure.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { Translator } from "../../js/i18n/translate.ts";
import { LANGUAGES, PSEUDO } from "../../js/i18n/languages.ts";
import { required } from "../../js/base/lookup.ts";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
/** A file of the repository as text. @param {string[]} path */
export const read = (...path) => readFileSync(join(ROOT, ...path), "utf8");
/** @param {string} path */
const folders = (path) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
/** The files under a folder that end so, one at least. @param {string} path @param {string[]} endings */
export const files = (path, ...endings) => {
  const names = readdirSync(join(ROOT, path), { recursive: true }).map(String);
  const found = names.filter((name) => endings.some((ending) => name.endsWith(ending))).map((name) => join(path, name));
  assert.notEqual(found.length, 0, `no ${endings} in ${path}`);
  return found;
};

// texts[""] is the shared catalogue, the others are the games'.

/** Folders with games, rules and drawings: the site's, and the tests' tiny one. */
const SHELVES = [
  { py: "py/jemaa/games", js: "js/games" },
  { py: "tests/tiny/py/jemaa/games", js: "tests/tiny/js" },
];
const shelved = new Map(
  SHELVES.flatMap((shelf) =>
    folders(shelf.js).map((name) => [name, { py: join(shelf.py, name), js: join(shelf.js, name) }]),
  ),
);
/** All games found. */
export const GAMES = [...shelved.keys()].sort();
export const SHARED = "";
export const CATALOGUES = [SHARED, ...GAMES];
export const ALL = [...LANGUAGES, PSEUDO];
/** The languages whose sentences some tests expect word by word. */
export const WRITTEN = ["en", "fr", "es"];
/** Where a game lies. @param {string} game */
const shelfOf = (game) => required(shelved.get(game), `game ${game}`);
/** @param {string} catalogue */
export const folderOf = (catalogue) => (catalogue === SHARED ? "js/locales" : shelfOf(catalogue).js);
/** A game's Python sources as one text. @param {string} game */
export const pythonOf = (game) =>
  files(shelfOf(game).py, ".py")
    .map((path) => read(path))
    .join("\n");
/** Import a script of a game's folder: in TypeScript, or without types. @param {string} game @param {string} name */
export const drawingsOf = (game, name = "board") => {
  const [typed, plain] = ["ts", "js"].map((ending) => join(ROOT, folderOf(game), `${name}.${ending}`));
  return import(pathToFileURL(existsSync(typed) ? typed : plain).href);
};
/** @template T @param {(lang: string) => T} make @returns {Record<string, T>} */
const byLanguage = (make) => Object.fromEntries(LANGUAGES.map((lang) => [lang, make(lang)]));
/**
 * A catalogue, and what is loaded later: for most tests they are one. One that is not there has no sentence, and is told
 * by the tests.
 * @param {string} folder
 * @param {string} lang
 */
const catalogue = (folder, lang) =>
  [
    `${lang}.ftl`,
    `rules.${lang}.ftl`,
    `lessons/${lang}.ftl`,
    `puzzles/${lang}.ftl`,
    `people/${lang}.ftl`,
    `luck/${lang}.ftl`,
    `analysis/${lang}.ftl`,
  ]
    .filter((name) => existsSync(join(ROOT, folder, name)))
    .map((name) => read(folder, name))
    .join("\n");
export const texts = Object.fromEntries(
  CATALOGUES.map((name) => [name, byLanguage((lang) => catalogue(folderOf(name), lang))]),
);
export const parsed = Object.fromEntries(
  CATALOGUES.map((name) => [name, byLanguage((lang) => new FluentResource(texts[name][lang]).body)]),
);
/** @param {string} name of a catalogue @param {string} [lang] */
export const keysOf = (name, lang = "en") => parsed[name][lang].map(({ id }) => id);
export const keys = Object.fromEntries(CATALOGUES.map((name) => [name, new Set(keysOf(name))]));
/**
 * What the tests of a game's sentences need to know: values to try its functions with, and the fields of events that no sentence
 * says, by type, each with its reason.
 * @typedef {{samples: Record<string, unknown[]>, omitted: Record<string, Record<string, string>>}} Known
 */
/** @type {Record<string, Known>} */
const known = Object.fromEntries(GAMES.map((name) => [name, JSON.parse(read(folderOf(name), "sentences.json"))]));
/** @param {string} game */
export const omitted = (game) => known[game].omitted;
export const translator = new Translator(
  Object.fromEntries(
    await Promise.all(GAMES.map(async (name) => [name, { functions: (await drawingsOf(name, "words")).functions }])),
  ),
);
export const { translate } = translator;
for (const lang of LANGUAGES)
  translator.addLanguage(lang, Object.fromEntries(CATALOGUES.map((name) => [name, texts[name][lang]])));
/** @param {(name: string, lang: string, file: string) => void} check */
export const eachCatalogue = (check) =>
  CATALOGUES.forEach((name) => LANGUAGES.forEach((lang) => check(name, lang, `${folderOf(name)}/${lang}.ftl`)));

/**
 * A part of a parsed sentence, as far as the tests look at it.
 * @typedef {{type: string, name: string, selector?: Part, args?: Part[], variants?: Variant[], value?: unknown}} Part
 * @typedef {{key: {value: string | number}, value: unknown}} Variant
 */

/** Walk through a parsed pattern. @param {unknown} pattern @returns {Generator<Part, void>} */
function* parts(pattern) {
  if (Array.isArray(pattern)) for (const part of pattern) yield* parts(part);
  else if (pattern && typeof pattern === "object") {
    const part = /** @type {Part} */ (pattern);
    yield part;
    yield* parts(part.selector ?? null);
    for (const inner of [...(part.args ?? []), ...(part.variants ?? [])]) yield* parts(inner.value ?? inner);
  }
}
/**
 * What a parsed pattern says whatever is put into it, its variants apart from each other.
 * @param {unknown} pattern
 * @returns {string}
 */
export const written = (pattern) =>
  typeof pattern === "string"
    ? pattern
    : /** @type {(string | Part)[]} */ (pattern)
        .flatMap((part) => (typeof part === "string" ? part : (part.variants ?? []).map(({ value }) => written(value))))
        .join(" … ");
/** @param {unknown} pattern */
export const variables = (pattern) =>
  [...new Set([...parts(pattern)].filter(({ type }) => type === "var").map(({ name }) => name))].sort();
/** @typedef {Part & {selector: Part, variants: Variant[]}} Select */
/** @param {unknown} pattern */
const selects = (pattern) => /** @type {Select[]} */ ([...parts(pattern)].filter(({ type }) => type === "select"));
/** @param {Select} select */
const variantKeys = ({ variants }) => variants.map(({ key }) => String(key.value));
const PLURALS = ["zero", "one", "two", "few", "many", "other"];
/** @param {Select} select */
const isPlural = (select) => variantKeys(select).every((key) => PLURALS.includes(key) || /^\d+$/.test(key));
/**
 * The variants that a sentence selects among, by selector; plural categories are left out, because they differ between
 * languages.
 * @param {unknown} pattern
 */
export const choices = (pattern) =>
  Object.fromEntries(
    selects(pattern)
      .filter((select) => !isPlural(select))
      .map((select) => [
        select.selector.type === "func" ? `${select.selector.name}()` : select.selector.name,
        variantKeys(select).sort(),
      ]),
  );

// Formatting

const NUMBERS = [0, 1, 2, 3, 5, 21, 1000];
/** What is put into a sentence as it is. */
const ANY = ["Leo", 3];
/** Sample values for the functions that all sentences share. */
const SAMPLES = {
  SEAT: [0, 1],
  SEATS: [[0], [0, 1]],
  FACING: ["north", "east", "south", "west"],
  CELLS: [["c4"], ["c4", "c5"]],
};
/** Sample values for each function. @param {string} game @returns {Record<string, unknown[]>} */
function samplesOf(game) {
  const dyes = [...keys[game]].filter((key) => /^color-(?!times)/.test(key)).map((key) => key.slice("color-".length));
  const bags = dyes.length > 1 ? [[dyes[0]], [dyes[1], dyes[1]], [...dyes.slice(0, 2), dyes[0]]] : [];
  return { ...SAMPLES, COLOR: dyes, COLORS: bags, ...known[game]?.samples };
}

/**
 * The function that formats an argument; of several arguments the first counts.
 * @param {unknown} pattern
 * @returns {Record<string, string>}
 */
const sayers = (pattern) =>
  Object.fromEntries(
    [...parts(pattern)]
      .filter(({ type, name }) => type === "func" && !["NUMBER", "DATETIME"].includes(name))
      .map(({ name, args: [first] = [] }) => [required(first, "argument").name, name]),
  );
/** The arguments that a sentence uses as numbers. @param {unknown} pattern */
const numbers = (pattern) =>
  new Set([
    ...selects(pattern)
      .filter(isPlural)
      .map(({ selector }) => selector.name),
    ...[...parts(pattern)]
      .filter(({ type, name }) => type === "func" && name === "NUMBER")
      .map(({ args: [first] = [] }) => required(first, "argument").name),
  ]);

/** Whether a sentence selects by `none`. @param {string[]} [words] */
const maybe = (words) => words?.join(" ") === "none some";

/**
 * All argument sets to try a sentence with: every variant that it selects, every sample otherwise.
 * @param {string} game
 * @param {string} id
 * @param {unknown} pattern
 * @returns {Record<string, unknown>[]}
 */
export function trials(game, id, pattern) {
  const [words, says, counts, samples] = [choices(pattern), sayers(pattern), numbers(pattern), samplesOf(game)];
  return variables(pattern).reduce(
    (/** @type {Record<string, unknown>[]} */ sets, name) => {
      const known = says[name] ? samples[says[name]] : counts.has(name) ? NUMBERS : ANY;
      assert.ok(
        known,
        `${folderOf(game)} says ${says[name]}($${name}) in ${id}: sentences.json has no samples for ${says[name]}`,
      );
      const values = maybe(words[name]) ? [null, ...known] : (words[name] ?? known);
      return sets.flatMap((set) => values.map((/** @type {unknown} */ value) => ({ ...set, [name]: value })));
    },
    [{}],
  );
}
const SEATS = [{ name: "Amina" }, { name: "Inès de l’Oued" }];

/**
 * Format a sentence; any warning is a failure.
 * @param {string} lang
 * @param {string} key
 * @param {import("../../js/engine/shapes.ts").Args} [args]
 * @param {string} [game]
 * @param {{name: string}[]} [seats]
 */
export function said(lang, key, args, game, seats = SEATS) {
  /** @type {unknown[]} */
  const complaints = [];
  const silenced = console.error;
  console.error = (complaint) => complaints.push(complaint);
  try {
    const sentence = translate(lang, key, args, game, seats);
    assert.deepEqual(complaints, [], `${key} in ${lang} with ${JSON.stringify(args)}`);
    assert.match(sentence, /[^\s\u2068\u2069]/, `${key} in ${lang} says nothing`);
    assert.doesNotMatch(sentence, /undefined|NaN|\[object|[{}]/, `${key} in ${lang}`);
    return sentence;
  } finally {
    console.error = silenced;
  }
}
