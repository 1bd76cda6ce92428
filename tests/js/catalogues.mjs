// The catalogues as the tests read them: their texts, keys, variables and choices, and a way to say a sentence that
// counts any complaint as a failure.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { createTranslate, LANGUAGES, PSEUDO } from "../../js/shell/i18n.js";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
export const read = (...path) => readFileSync(join(ROOT, ...path), "utf8");
const folders = (path) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
export const files = (path, ending) =>
  readdirSync(join(ROOT, path), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(path, name));

// The catalogues: texts[""] is the shared one, the others are the games'.

/** Where games are found, their rules and their drawings: those of the site, and the tiny one of the tests. */
const SHELVES = [
  { py: "py/jemaa/games", js: "js/games" },
  { py: "tests/tiny/py/jemaa/games", js: "tests/tiny/js" },
];
const shelved = new Map(
  SHELVES.flatMap((shelf) =>
    folders(shelf.js).map((name) => [name, { py: join(shelf.py, name), js: join(shelf.js, name) }]),
  ),
);
/** The games of the site. */
export const SHIPPED = folders("js/games");
/** All games found. */
export const GAMES = [...shelved.keys()].sort();
export const SHARED = "";
export const CATALOGUES = [SHARED, ...GAMES];
export const ALL = [...LANGUAGES, PSEUDO];
export const folderOf = (catalogue) => (catalogue === SHARED ? "js/locales" : shelved.get(catalogue).js);
/** The Python of a game as one text. @param {string} game */
export const pythonOf = (game) =>
  files(shelved.get(game).py, ".py")
    .map((path) => read(path))
    .join("\n");
/** What the page takes from a game's folder. @param {string} game @param {string} file */
export const drawingsOf = (game, file = "board.js") => import(pathToFileURL(join(ROOT, folderOf(game), file)).href);
const byLanguage = (make) => Object.fromEntries(LANGUAGES.map((lang) => [lang, make(lang)]));
export const texts = Object.fromEntries(
  CATALOGUES.map((name) => [name, byLanguage((lang) => read(folderOf(name), `${lang}.ftl`))]),
);
export const parsed = Object.fromEntries(
  CATALOGUES.map((name) => [name, byLanguage((lang) => new FluentResource(texts[name][lang]).body)]),
);
export const keysOf = (name, lang = "en") => parsed[name][lang].map(({ id }) => id);
export const keys = Object.fromEntries(CATALOGUES.map((name) => [name, new Set(keysOf(name))]));
/** What each game's sentences say by functions of their own, and what these and their arguments may be given. */
const brought = Object.fromEntries(
  await Promise.all(GAMES.map(async (name) => [name, await drawingsOf(name, "words.js")])),
);
export const translate = createTranslate(
  texts[SHARED],
  Object.fromEntries(GAMES.map((name) => [name, { sentences: texts[name], functions: brought[name].functions }])),
);
export const eachCatalogue = (check) =>
  CATALOGUES.forEach((name) => LANGUAGES.forEach((lang) => check(name, lang, `${folderOf(name)}/${lang}.ftl`)));

/** Walk through a parsed pattern. */
function* parts(pattern) {
  if (Array.isArray(pattern)) for (const part of pattern) yield* parts(part);
  else if (pattern && typeof pattern === "object") {
    yield pattern;
    yield* parts(pattern.selector ?? null);
    for (const inner of [...(pattern.args ?? []), ...(pattern.variants ?? [])]) yield* parts(inner.value ?? inner);
  }
}
export const variables = (pattern) =>
  [...new Set([...parts(pattern)].filter(({ type }) => type === "var").map(({ name }) => name))].sort();
const selects = (pattern) => [...parts(pattern)].filter(({ type }) => type === "select");
const variantKeys = ({ variants }) => variants.map(({ key }) => String(key.value));
const PLURALS = ["zero", "one", "two", "few", "many", "other"];
const isPlural = (select) => variantKeys(select).every((key) => PLURALS.includes(key) || /^\d+$/.test(key));
/** The words among which a sentence chooses, by what it chooses by: plural forms are each language's own. */
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
/** What the functions of every catalogue are given, and the arguments of the shared sentences. */
const SAMPLES = {
  SEAT: [0, 1],
  SEATS: [[0], [0, 1]],
  FACING: ["north", "east", "south", "west"],
  CELLS: [["c4"], ["c4", "c5"]],
  name: ["Inès"],
  names: ["Amina", "Amina, Yusuf"],
  game: ["Marrakech"],
  version: ["1.2.3"],
  text: ["lay z9-z8"],
  what: ["c4–c5"],
  color: ["mint"],
  edge: ["bottom edge"],
  to: ["left edge"],
  number: [1, 5],
  ply: [1, 240],
  entry: [1, 240],
  points: ["57 points"],
  part: [1, 2, 12],
  total: [12],
  done: [3],
  count: NUMBERS,
  amount: NUMBERS,
};
/** What a function of a game's sentences may be given, or an argument that none says. @param {string} game */
function samplesOf(game) {
  const dyes = [...keys[game]].filter((key) => /^color-(?!times)/.test(key)).map((key) => key.slice("color-".length));
  const bags = dyes.length > 1 ? [[dyes[0]], [dyes[1], dyes[1]], [...dyes.slice(0, 2), dyes[0]]] : [];
  return { ...SAMPLES, COLOR: dyes, COLORS: bags, ...brought[game]?.samples };
}

/** The function that says an argument, by its name; the first of several arguments is the one that is meant. */
const sayers = (pattern) =>
  Object.fromEntries(
    [...parts(pattern)]
      .filter(({ type, name }) => type === "func" && !["NUMBER", "DATETIME"].includes(name))
      .map(({ name, args: [first] }) => [first.name, name]),
  );
/** The arguments that are numbers by the way a sentence uses them. */
const numbers = (pattern) =>
  new Set([
    ...selects(pattern)
      .filter(isPlural)
      .map(({ selector }) => selector.name),
    ...[...parts(pattern)]
      .filter(({ type, name }) => type === "func" && name === "NUMBER")
      .map(({ args: [first] }) => first.name),
  ]);

/** Whether a sentence chooses by whether there is such a thing at all. @param {string[]} [words] */
const maybe = (words) => words?.join(" ") === "none some";

/** All sets of arguments that a sentence is tried with: every word it chooses among, every sample otherwise. */
export function trials(game, id, pattern) {
  const [words, says, counts, samples] = [choices(pattern), sayers(pattern), numbers(pattern), samplesOf(game)];
  return variables(pattern).reduce(
    (sets, name) => {
      const known = samples[says[name] ?? name] ?? (counts.has(name) ? NUMBERS : null);
      const values = maybe(words[name]) && known ? [null, ...known] : (words[name] ?? known);
      assert.ok(
        values,
        `nobody has said what ${says[name] ? `${says[name]}($${name})` : `$${name}`} of ${id} may be: add it to the samples of ${folderOf(game)}/words.js`,
      );
      return sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value })));
    },
    [{}],
  );
}
const SEATS = [{ name: "Amina" }, { name: "Inès de l’Oued" }];

/** Say a sentence and count any complaint as a failure. */
export function said(lang, key, args, game, seats = SEATS) {
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
