// The catalogues as the tests read them: their texts, keys, variables and choices, and a way to say a sentence that
// counts any complaint as a failure.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { createTranslate, LANGUAGES, PSEUDO, words } from "../../js/shell/i18n.js";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
export const read = (...path) => readFileSync(join(ROOT, ...path), "utf8");
const folders = (path) => readdirSync(join(ROOT, path), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
export const files = (path, ending) => readdirSync(join(ROOT, path), { recursive: true }).map(String).filter((name) => name.endsWith(ending)).map((name) => join(path, name));

// The catalogues: texts[""] is the shared one, the others are the games'.

export const GAMES = folders("js/games");
export const SHARED = "";
export const CATALOGUES = [SHARED, ...GAMES];
export const ALL = [...LANGUAGES, PSEUDO];
export const folderOf = (catalogue) => (catalogue === SHARED ? "js/locales" : `js/games/${catalogue}`);
const byLanguage = (make) => Object.fromEntries(LANGUAGES.map((lang) => [lang, make(lang)]));
export const texts = Object.fromEntries(CATALOGUES.map((name) => [name, byLanguage((lang) => read(folderOf(name), `${lang}.ftl`))]));
export const parsed = Object.fromEntries(CATALOGUES.map((name) => [name, byLanguage((lang) => new FluentResource(texts[name][lang]).body)]));
export const keysOf = (name, lang = "en") => parsed[name][lang].map(({ id }) => id);
export const keys = Object.fromEntries(CATALOGUES.map((name) => [name, new Set(keysOf(name))]));
const say = createTranslate(texts[SHARED], Object.fromEntries(GAMES.map((name) => [name, { sentences: texts[name] }])));
export const eachCatalogue = (check) => CATALOGUES.forEach((name) => LANGUAGES.forEach((lang) => check(name, lang, `${folderOf(name)}/${lang}.ftl`)));

/** Walk through a parsed pattern. */
function* parts(pattern) {
  if (Array.isArray(pattern)) for (const part of pattern) yield* parts(part);
  else if (pattern && typeof pattern === "object") {
    yield pattern;
    yield* parts(pattern.selector ?? null);
    for (const inner of [...(pattern.args ?? []), ...(pattern.variants ?? [])]) yield* parts(inner.value ?? inner);
  }
}
export const variables = (pattern) => [...new Set([...parts(pattern)].filter(({ type }) => type === "var").map(({ name }) => name))].sort();
const selects = (pattern) => [...parts(pattern)].filter(({ type }) => type === "select");
const variantKeys = ({ variants }) => variants.map(({ key }) => String(key.value));
const PLURALS = ["zero", "one", "two", "few", "many", "other"];
const isPlural = (select) => variantKeys(select).every((key) => PLURALS.includes(key) || /^\d+$/.test(key));
/** The words among which a sentence chooses, by variable: plural forms are each language's own. */
export const choices = (pattern) => Object.fromEntries(selects(pattern).filter((select) => !isPlural(select))
  .map((select) => [select.selector.name, variantKeys(select).sort()]));
// Formatting

/** What the page may hand over for each variable, as the engine sends it; another variable is a mistake. */
export const NUMBERS = [0, 1, 2, 3, 5, 21, 1000];
export const SAMPLES = {
  seat: [0, 1], from: [0], to: [1], color: ["terracotta", "saffron", "majorelle", "mint", "aubergine"],
  facing: ["north", "east", "south", "west"], squares: [["c4"], ["c4", "c5"]],
  square: ["a7"], start: ["g1"], what: ["c4–c5"], cell: ["c4"], by: ["left"], on: ["bare"], why: ["last-rug"],
  name: ["Inès"], names: ["Amina", "Amina, Yusuf"], game: ["Marrakech"], version: ["1.2.3"], text: ["lay z9-z8"],
  corner: ["nw", "ne", "sw", "se"], second: ["nw", "se"], space: ["c3.nw"], beside: ["d3", "d3.nw"], spaces: [["c3.ne"], ["c3.ne", "d3.nw"]],
  stall: ["c3"], target: ["d3"], line: ["1", "a"], lines: [["1", "4"], ["a", "c"]], one: ["1"], other: ["4"], seats: [[0], [0, 1]], owner: [1],
  colors: [["black"], ["green", "green"], ["black", "green", "orange"]], paid: [["black", "black"]], cost: [["black", "green"]], missing: [["purple"]],
  counts: [[{ seat: 0, count: 2 }], [{ seat: 1, count: 2 }, { seat: 0, count: 1 }]], place: [1, 2, 3], vp: [1, 2, 5], coins: [0, 1, 3],
  round: [1, 12], pass: [0, 1, 2], open: [0, 1, 5, 25], roof: [1, 5], before: [0, 21], after: [0, 21], lost: [0, 1, 6],
  axis: ["rows"], item: ["coin"], kind: ["assistant"], reason: ["scout"], tied: [true], forced: [false], gained: [["coin", "bodyguard"]],
  edge: ["bottom edge"], number: [1, 5], count: NUMBERS, amount: NUMBERS, juice: [0, 4], steps: [1, 4], ply: [1, 240], entry: [1, 240], weight: [1, 2], of: [6], out: [1, 6],
  owed: NUMBERS, rugs: [0, 1, 7], whose: ["own"], left: ["a7"], entered: ["b7"], points: ["57 points"], ahead: [["b2"], ["b2", "d4"]],
  covers: [[{ key: "color-mint", args: {} }]], mosaics: [[{ key: "color-mint", args: {} }]], rent: [0, 0.8, 12.5], loaded: [0, 5.25], total: [13.1], part: [1, 2, 12],
  came: NUMBERS, refused: NUMBERS, done: NUMBERS, mega: [0, 0.04, 21.5],
};
const SEATS = [{ name: "Amina" }, { name: "Inès de l’Oued" }];

/** Say a sentence and count any complaint as a failure. */
export function said(lang, key, args, game, seats = SEATS) {
  const complaints = [];
  const silenced = console.error;
  console.error = (complaint) => complaints.push(complaint);
  try {
    const own = (word, more) => say(lang, word, more, game);
    const sentence = own(key, words(args, own, seats, lang));
    assert.deepEqual(complaints, [], `${key} in ${lang} with ${JSON.stringify(args)}`);
    assert.match(sentence, /[^\s\u2068\u2069]/, `${key} in ${lang} says nothing`);
    assert.doesNotMatch(sentence, /undefined|NaN|\[object|[{}]/, `${key} in ${lang}`);
    return sentence;
  } finally {
    console.error = silenced;
  }
}
