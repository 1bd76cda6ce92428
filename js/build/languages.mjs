/**
 * The languages of the page: one for each catalogue in js/locales, which also says how the language is called in
 * itself, in which direction it is written, and whose numbers and dates it has. The build puts this into the page in
 * place of this file (`#languages`, see virtual.mjs and package.json); tests under Node import it as it is.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

/** @typedef {{name: string, direction: "ltr" | "rtl", locale: string}} Language */

const LOCALES = fileURLToPath(new URL("../locales", import.meta.url));
const ENDING = ".ftl";
/** What each catalogue says of its language, and what it may say. */
const KEYS = {
  name: { key: "language-name", fits: /./, means: "its name in itself" },
  direction: { key: "language-direction", fits: /^(ltr|rtl)$/, means: "ltr or rtl" },
  locale: { key: "language-locale", fits: /^[a-z]{2,3}(-\w+)*$/, means: "a BCP 47 tag for numbers and dates" },
};

/** What index.html says by itself, while there is no page: the keys of that. */
const NOTES = {
  coming: "page-coming",
  absent: "page-absent",
  boxed: "page-boxed",
  file: "page-file",
  alone: "page-alone",
  again: "page-again",
  scripts: "page-scripts",
  nothing: "error-address",
  home: "to-home",
};
/** The same, with values that the page's first script puts in. */
const TOLD = { type: "page-type" };
/** The keys that are for the build alone. */
export const BUILD_KEYS = [...Object.values(KEYS).map(({ key }) => key), ...Object.values({ ...NOTES, ...TOLD })];

/** The tags of all languages: the names of the catalogues. @param {string} [folder] */
export const languageTags = (folder = LOCALES) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .sort();

/** Reads the patterns of a language's sentences. @param {string} folder @param {string} tag */
function patterns(folder, tag) {
  const { body } = new FluentResource(readFileSync(join(folder, `${tag}${ENDING}`), "utf8"));
  return (/** @type {string} */ key) => body.find(({ id }) => id === key)?.value;
}

/** Says which sentence a language needs. @param {string} tag @param {string} key @param {string} means @returns {never} */
function missing(tag, key, means = "a sentence") {
  throw new Error(`js/locales/${tag}${ENDING} needs ${key} = ${means}: CONTRIBUTING.md tells how to add a language`);
}

/** Reads plain sentences of a language, or says which one it needs. @param {string} folder @param {string} tag */
function reader(folder, tag) {
  const pattern = patterns(folder, tag);
  return (/** @type {string} */ key, fits = /./, means = "a sentence") => {
    const value = pattern(key);
    return typeof value === "string" && fits.test(value) ? value : missing(tag, key, means);
  };
}

/**
 * Reads sentences with values, in parts: texts, and the names of values.
 * @param {string} folder @param {string} tag
 * @returns {(key: string) => (string | {name: string})[]}
 */
function partReader(folder, tag) {
  const pattern = patterns(folder, tag);
  return (key) => {
    const value = pattern(key);
    return Array.isArray(value) ? /** @type {(string | {name: string})[]} */ (value) : missing(tag, key);
  };
}

/** @param {string} folder @param {string} tag @returns {Language} */
function languageOf(folder, tag) {
  const read = reader(folder, tag);
  const said = Object.fromEntries(
    Object.entries(KEYS).map(([what, { key, fits, means }]) => [what, read(key, fits, means)]),
  );
  return /** @type {Language} */ (said);
}

/** A plain sentence of a folder's catalogue. @param {string} folder @param {string} tag @param {string} key */
export const sentenceOf = (folder, tag, key) => reader(folder, tag)(key);

/** What all catalogues say of their languages, by tag, in the order of their names. @param {string} [folder] */
export function readLanguages(folder = LOCALES) {
  const { compare } = new Intl.Collator("en");
  /** @type {[string, Language][]} */
  const found = languageTags(folder).map((tag) => [tag, languageOf(folder, tag)]);
  return Object.fromEntries(found.sort(([, one], [, other]) => compare(one.name, other.name)));
}

/** What index.html says by itself, in each language. */
export const readNotes = () =>
  Object.entries(readLanguages()).map(([tag, { direction }]) => {
    const [read, parts] = [reader(LOCALES, tag), partReader(LOCALES, tag)];
    const said = Object.fromEntries(Object.entries(NOTES).map(([what, key]) => [what, read(key)]));
    return { tag, direction, type: parts(TOLD.type), .../** @type {Record<keyof typeof NOTES, string>} */ (said) };
  });

export const languages = readLanguages();
