// The languages of the page: one for each catalogue in js/locales, which also says how the language is called in
// itself, in which direction it is written, and whose numbers and dates it has. The build puts this into the page in
// place of this file (`#languages`, see virtual.ts and package.json); tests under Node import it as it is.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { keysOf, recordOf } from "../base/lookup.ts";

type Language = { name: string; direction: "ltr" | "rtl"; locale: string };

export const LOCALES = fileURLToPath(new URL("../locales", import.meta.url));
const ENDING = ".ftl";
/** What each catalogue says of its language, and what it may say. */
const KEYS = {
  name: { key: "language-name", fits: /./, means: "its name in itself" },
  direction: { key: "language-direction", fits: /^(ltr|rtl)$/, means: "ltr or rtl" },
  locale: { key: "language-locale", fits: /^[a-z]{2,3}(-\w+)*$/, means: "a BCP 47 tag for numbers and dates" },
};

/** The keys of what index.html itself says while there is no page yet. */
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

export const languageTags = (folder: string = LOCALES) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .sort();

function patterns(folder: string, tag: string) {
  const { body } = new FluentResource(readFileSync(join(folder, `${tag}${ENDING}`), "utf8"));
  return (key: string) => body.find(({ id }) => id === key)?.value;
}

function missing(tag: string, key: string, means: string = "a sentence"): never {
  throw new Error(`js/locales/${tag}${ENDING} needs ${key} = ${means}: CONTRIBUTING.md tells how to add a language`);
}

function reader(folder: string, tag: string) {
  const pattern = patterns(folder, tag);
  return (key: string, fits = /./, means = "a sentence") => {
    const value = pattern(key);
    return typeof value === "string" && fits.test(value) ? value : missing(tag, key, means);
  };
}

/** Reads sentences with values, in parts: texts, and the names of values. */
function partReader(folder: string, tag: string): (key: string) => (string | { name: string })[] {
  const pattern = patterns(folder, tag);
  return (key) => {
    const value = pattern(key);
    if (!Array.isArray(value)) return missing(tag, key);
    return value.map((part) => (typeof part === "string" || "name" in part ? part : missing(tag, key)));
  };
}

function languageOf(folder: string, tag: string): Language {
  const read = reader(folder, tag);
  const said = ({ key, fits, means }: { key: string; fits: RegExp; means: string }) => read(key, fits, means);
  const direction = said(KEYS.direction) === "rtl" ? "rtl" : "ltr";
  return { name: said(KEYS.name), direction, locale: said(KEYS.locale) };
}

export const sentenceOf = (folder: string, tag: string, key: string) => reader(folder, tag)(key);

/** What all catalogues say of their languages, by tag, in the order of their names. */
export function readLanguages(folder: string = LOCALES) {
  const { compare } = new Intl.Collator("en");
  const found: [string, Language][] = languageTags(folder).map((tag) => [tag, languageOf(folder, tag)]);
  return Object.fromEntries(found.sort(([, one], [, other]) => compare(one.name, other.name)));
}

export const readNotes = () =>
  Object.entries(readLanguages()).map(([tag, { direction }]) => {
    const [read, parts] = [reader(LOCALES, tag), partReader(LOCALES, tag)];
    const said = recordOf(keysOf(NOTES), (what) => read(NOTES[what]));
    return { tag, direction, type: parts(TOLD.type), ...said };
  });

export const languages = readLanguages();
