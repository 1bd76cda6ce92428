// The languages of the page, as their catalogues say of themselves, and how an element comes to speak one. Sentences
// are in files of their own, one for each language. Part of the page's first script: keep it small.
import { languages } from "#languages";

export const LANGUAGES = Object.keys(languages);
/** The pseudo-language: English made 40 % longer, to reveal text that would be clipped in wordier languages. */
export const PSEUDO = "qps";
/** All that can be spoken. The pseudo-language is accepted, but never offered. */
export const KNOWN_LANGUAGES = [...LANGUAGES, PSEUDO];
export const NAMED_LANGUAGES: [lang: string, name: string, spoken: string][] = Object.entries(languages).map(
  ([lang, { name }]) => [lang, name, lang],
);
/** The language for browsers that want none of these. */
const COMMON = "en";

/** The BCP 47 tag of a language. */
export const tag = (lang: string) => (lang === PSEUDO ? COMMON : lang);
const known = (lang: string) => languages[tag(lang)];
/** The locale for numbers, dates and lists. */
export const locale = (lang: string) => known(lang)?.locale ?? tag(lang);
export const direction = (lang: string) => known(lang)?.direction ?? "ltr";
export const nameOfLanguage = (lang: string) => known(lang)?.name ?? lang;

/** The language of a BCP 47 tag, by its usual name; empty where it is none. */
function languageOf(wanted: string) {
  try {
    return new Intl.Locale(wanted.replaceAll("_", "-")).language;
  } catch {
    return "";
  }
}

export const bestLanguage = (wanted: readonly string[]) =>
  wanted.map(languageOf).find((each) => LANGUAGES.includes(each)) ?? COMMON;

/** A language, and those that stand in where it is missing, best first. */
export function standIns(lang: string) {
  const wanted = [...navigator.languages.map(languageOf), COMMON].filter((each) => LANGUAGES.includes(each));
  return [...new Set([lang, ...wanted, ...LANGUAGES])];
}

export const sentencesAddress = (lang: string) => new URL(`./language-${tag(lang)}.js`, import.meta.url).href;

export const setLanguage = (element: Element, lang: string) =>
  Object.assign(element, { lang: tag(lang), dir: direction(lang) });
