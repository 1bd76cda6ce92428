// How sentences are said: in every language, set as its readers expect, marked only where directions differ.
import assert from "node:assert/strict";
import { test } from "node:test";
import { direction, LANGUAGES, PSEUDO } from "../../js/i18n/languages.ts";
import { aloud } from "../../js/i18n/functions.ts";
import { required } from "../../js/base/lookup.ts";
import { ALL, CATALOGUES, eachCatalogue, parsed, read, said, SHARED, texts, trials, written } from "./catalogues.mjs";
import { taken } from "./sampling.mjs";

/** What two marks keep apart, and the letters of each direction. */
const KEPT = /\u2068([^\u2068\u2069]*)\u2069/gu;
/** @type {Record<string, RegExp>} */
const FOREIGN = { ltr: /[\u0590-\u08ff]/u, rtl: /\p{Script=Latin}/u };

/** Only what is read the other way is marked, once; what is only heard has no marks. @param {string} text @param {string} lang */
function marksIn(text, lang) {
  const where = `in ${lang}: ${text}`;
  const kept = [...text.matchAll(KEPT)].map(([, part = ""]) => part);
  assert.doesNotMatch(text.replaceAll(KEPT, ""), /[\u2066-\u2069]/, where);
  for (const part of kept) assert.match(part, required(FOREIGN[direction(lang)], lang), where);
  assert.doesNotMatch(aloud(text), /[\u200e\u200f\u2066-\u2069]/, where);
  return kept.length;
}

/** So many ways to say a sentence are always tried, of the others a share. */
const MANY = 12;

test("every sentence can be said in every language, whatever its names are written in", () => {
  const seats = [{ name: "Inès" }, { name: "نور" }];
  let marked = 0;
  for (const name of CATALOGUES)
    for (const lang of ALL)
      for (const { id, value } of parsed[name][lang === PSEUDO ? "en" : lang])
        for (const [nth, args] of trials(name, id, value).entries()) {
          if (nth >= MANY && !taken(nth, 4)) continue;
          const text = said(lang, id, args, name, seats);
          if (lang !== PSEUDO) marked += marksIn(text, lang);
        }
  assert.ok(marked > 100, `${marked} marked`);
});

/** Arabic words that end in a bare alif: particles, duals, loanwords, a verb, what may be typed. */
const BARE = "العليا|ربما|عندما|وكلما|وإلا|مربعا|تلامسا|يوضعا|بكاميرا|الكاميرا|بطاطا|يسارا|يمينا";
/** Any other one, but for those that end in a pronoun or are a dual verb. */
const UNMARKED = new RegExp(
  `(?<![\\p{L}\\p{M}])(?!(?:${BARE}|\\p{L}*(?:ها|نا|هما|تا|ذا|وا))(?!\\p{L}))\\p{L}{3,}ا(?![\\p{L}\\p{M}])`,
  "u",
);

/** @typedef {[pattern: RegExp, rule: string]} Fault */
/** @type {Fault} */
const STRAIGHT = [/'/, "an apostrophe is ’"];
/** @type {Fault} */
const APART = [/ [:;!?]/, "no space stands before : ; ! ?"];
const LEADING = "a side that is named with its article is never named without what leads to it";
/** What is wrong in what a line says, its variables left out, by language. @type {Record<string, Fault[]>} */
const SET = {
  en: [STRAIGHT, APART],
  fr: [
    STRAIGHT,
    [/ [:;!?»]/, "the space before : ; ! ? » is one that does not break (U+00A0)"],
    [/[^\s\u00a0\d/][:;!?](?=\s|$)/, "a space that does not break (U+00A0) stands before : ; ! ?"],
    [/« /, "the space after « is one that does not break (U+00A0)"],
  ],
  es: [STRAIGHT, APART],
  ar: [STRAIGHT, APART, [UNMARKED, "the ending -an is written with its tanwīn"]],
};
/** What is wrong in a line as it stands in its catalogue, by language. @type {Record<string, Fault[]>} */
const WRITTEN = {
  fr: [[/(?<!\bvers )\{ FACING\(/i, LEADING]],
  es: [[/(?<!\bhacia )\{ FACING\(/i, LEADING]],
};
/** What only a finger or a mouse does; what lies beside something touches it in French and Spanish, too. @type {Record<string, RegExp>} */
const POINTING = {
  en: /\b(tap|taps|tapped|tapping|clicks?|swipe|drag|watch (what|your))\b/i,
  fr: /(?<!qui )\b(touchez|toucher pour|cliquez|glissez|regardez)/i,
  es: /(^|[=:.;»\]] )(toca|mira)\b|\btocad[oa]\b|\btocarl[oa]\b|\bclic\b/i,
  ar: /(?<!\p{L})(ل?نلمس|لمسة?|ل?ننقر|نقر|لنراقب|ولنراقب|لننظر)(?!\p{L})/u,
};
/** What is said to whoever taps; whoever types is told something else. */
const TAPPED = /^\s*\*\[tapped\]/;
/** How often a mark stands in a line. @param {string} line @param {string} mark */
const count = (line, mark) => line.split(mark).length;

test("each language is set as its readers expect, and what only a finger does is told to nobody who types", () => {
  const told = Object.fromEntries(LANGUAGES.map((lang) => [lang, 0]));
  eachCatalogue((name, lang, path) => {
    const pointing = required(POINTING[lang], `what only a finger does, in ${lang}`);
    for (const line of texts[name][lang].split("\n").filter((line) => !line.startsWith("#"))) {
      const plain = line.replace(/\{[^}]*->/, "").replace(/\{[^}]*\}/g, "x");
      for (const [fault, rule] of SET[lang] ?? [STRAIGHT, APART])
        assert.doesNotMatch(plain, fault, `${path}: ${rule}: ${line}`);
      for (const [fault, rule] of WRITTEN[lang] ?? []) assert.doesNotMatch(line, fault, `${path}: ${rule}: ${line}`);
      if (lang === "es")
        for (const [open, closed] of ["¿?", "¡!"])
          assert.equal(count(plain, open), count(plain, closed), `${path}: ${line}`);
      if (TAPPED.test(line)) told[lang] += Number(pointing.test(line));
      else assert.doesNotMatch(line, pointing, `${path}: select by $how (typed, tapped): ${line}`);
    }
  });
  for (const [lang, times] of Object.entries(told)) assert.ok(times > 5, `${times} in ${lang}`);
});

/**
 * What the table of terms holds for a thing in a language: the word for it, those that are never used for it (all that
 * begin so, where one ends with *), and in which sentences they mean something else.
 * @typedef {{says: string, never?: string[], except?: Record<string, string>}} Term
 */
/** By a game, or by all catalogues or the shared one; by the thing; by language. @type {Record<string, Record<string, Record<string, Term>>>} */
const TERMS = JSON.parse(read("tests/js/terms.json"));
/** What is joined to an Arabic word in front of it: and, so; to, with, like, for; the. */
const JOINED = "[وف]?(?:لل|[بلك]?(?:ال)?)";
/** Any word will do where somebody types or searches. */
const TYPED = /^(?:typed-.*|rules-words)$/;
/** @param {string} word @param {string} lang */
const wordIn = (word, lang) =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])${lang === "ar" ? JOINED : ""}${word.replace("*", "[\\p{L}\\p{M}]*")}(?![\\p{L}\\p{M}])`,
    "iu",
  );

/** The sentences of a catalogue that are bound to terms. @type {Map<string, {id: string, text: string}[]>} */
const BOUND = new Map();
eachCatalogue((name, lang) => {
  const sentences = parsed[name][lang].map(({ id, value }) => ({ id, text: written(value) }));
  BOUND.set(
    `${name} ${lang}`,
    sentences.filter(({ id }) => !TYPED.test(id)),
  );
});

test("a thing has one word in each language, and no other word stands for it", () => {
  for (const [scope, terms] of Object.entries(TERMS)) {
    const names = scope === "all" ? CATALOGUES : [scope === "shared" ? SHARED : scope];
    for (const [thing, languages] of Object.entries(terms))
      for (const [lang, { says, never = [], except = {} }] of Object.entries(languages)) {
        const sentences = names.flatMap((name) => BOUND.get(`${name} ${lang}`) ?? []);
        const using = (/** @type {string} */ word) => {
          const pattern = wordIn(word, lang);
          return sentences.filter(({ text }) => pattern.test(text)).map(({ id }) => id);
        };
        assert.ok(using(says).length > 0, `${thing} in ${lang}: no sentence says ${says}`);
        assert.deepEqual(
          [...new Set(never.flatMap(using))].sort(),
          Object.keys(except).sort(),
          `${thing} in ${lang} is ${says}, never ${never.join(", ")} (exceptions: tests/js/terms.json)`,
        );
      }
  }
});
