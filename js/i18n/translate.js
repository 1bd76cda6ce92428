// Translates keys into sentences, with Fluent. There is no global language: each call names one. Knows no game by name;
// never touches the DOM.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { direction, locale, PSEUDO, tag } from "./languages.js";
import { apart, called, FUNCTIONS, held, isolated, plainly } from "./functions.js";

/** @typedef {import("../types.js").Args} Args */
/** @typedef {import("../types.js").Say} Say */
/** @typedef {{name: string}} Seated */
/**
 * Returns a game's or a shared sentence; `seats` gives the names it may contain.
 * @typedef {(lang: string, key: string, args?: Args, game?: string, seats?: readonly Seated[]) => string} Translate
 */

const EXPANSION = 0.4;
const ACCENTED = { a: "á", e: "é", i: "í", o: "ó", u: "ú", A: "Á", E: "É", O: "Ó" };

/** @param {string} text plain text of a message */
function lengthened(text) {
  const words = text.replace(/[aeiouAEO]/g, (vowel) => ACCENTED[/** @type {"a"} */ (vowel)] ?? vowel);
  const letters = text.trim().length;
  return letters ? words + "·".repeat(Math.ceil(letters * EXPANSION)).replace(/(.{7})./g, "$1 ") : words;
}

/** Sentences cached per voice: one board can need a thousand. */
const CACHED_SENTENCES = 8000;
/** Voices cached; there is one per language and table. */
const CACHED_VOICES = 24;

/** @param {Record<string, Pick<import("../types.js").GameFace, "functions">>} games */
export function createTranslate(games) {
  /** the catalogues that were fetched: a language's shared one, under an empty name, and the games' @type {Map<string, Record<string, string>>} */
  const fetched = new Map();
  /** @type {Map<string, FluentResource>} */
  const read = new Map();
  /** @type {Map<string, Say>} */
  const voices = new Map();
  /** catalogues of games that were loaded later @type {Map<string, Record<string, string>[]>} */
  const added = new Map();

  /** @param {string} lang @param {string} game empty for the shared sentences */
  function catalogue(lang, game) {
    const name = `${tag(lang)}/${game}`;
    const known = read.get(name) ?? new FluentResource(fetched.get(tag(lang))?.[game] ?? "");
    read.set(name, known);
    return known;
  }

  /** @param {string} lang @param {string} game @param {readonly Seated[]} seats @returns {Say} */
  function made(lang, game, seats) {
    /** @type {Say} */
    const say = (key, args) => kept(key, args);
    const voice = voiceOf(say, (key) => bundle.hasMessage(key), lang, seats);
    const puts = Object.entries({ ...FUNCTIONS, ...games[game]?.functions });
    const functions = Object.fromEntries(puts.map(([name, put]) => [name, called(name, put, voice)]));
    const bundle = new FluentBundle(locale(lang), { functions, ...(lang === PSEUDO && { transform: lengthened }) });
    for (const part of new Set(["", game])) bundle.addResource(catalogue(lang, part), { allowOverrides: true });
    for (const texts of added.get(game) ?? []) bundle.addResource(new FluentResource(texts[tag(lang)] ?? ""));
    const kept = keeping((key, args) => apart(format(bundle, key, args, `${lang} ${game}`), direction(lang)));
    return say;
  }

  /** @type {Translate} */
  function translate(lang, key, args, asked = "", seats = []) {
    const game = Object.hasOwn(games, asked) ? asked : ""; // the engine may know a game that this page has no drawings for
    const name = `${lang}/${game}/${seats.map((seat) => seat.name).join("\n")}`;
    const known = voices.get(name);
    if (known) return known(key, args);
    if (voices.size >= CACHED_VOICES) voices.clear();
    const voice = made(lang, game, seats);
    voices.set(name, voice);
    return voice(key, args);
  }

  return Object.assign(translate, {
    /** Take in the sentences of a language. @param {string} lang @param {Record<string, string>} texts by game; shared under an empty name */
    take(lang, texts) {
      fetched.set(tag(lang), texts);
      read.clear();
      voices.clear();
    },
    /** Whether a language can be spoken. @param {string} lang */
    speaks: (lang) => fetched.has(tag(lang)),
    /** Add sentences of a game that were loaded later. @param {string} game @param {Record<string, string>} texts by language */
    add(game, texts) {
      added.set(game, [...(added.get(game) ?? []), texts]);
      voices.clear();
    },
  });
}

/**
 * @param {Say} say
 * @param {(key: string) => boolean} has whether a sentence exists
 * @param {string} lang
 * @param {readonly Seated[]} seats
 * @returns {import("./functions.js").Voice}
 */
const voiceOf = (say, has, lang, seats) => ({
  say,
  listed: (items) => listed(items, lang),
  name: (seat) =>
    seats[seat]?.name ??
    unknown(`no seat ${seat}`, Number.isInteger(seat) ? say("new-seat", { number: seat + 1 }) : plainly(seat)),
  word: (kind, key) => (has(`${kind}-${key}`) ? say(`${kind}-${key}`) : unknown(`no ${kind}-${key}`, plainly(key))),
});

/** Log a missing name or sentence as a defect, and show the fallback. @param {string} what @param {string} text */
function unknown(what, text) {
  console.error(what);
  return text;
}

/**
 * Cache sentences: a board says much the same at every move, and formatting took most of a render.
 * @param {(key: string, args: Args) => string} make
 * @returns {Say}
 */
function keeping(make) {
  /** @type {Map<string, string>} */
  const said = new Map();
  return (key, args = {}) => {
    const asked = `${key} ${JSON.stringify(args)}`;
    const known = said.get(asked);
    if (known !== undefined) return known;
    if (said.size > CACHED_SENTENCES) said.clear();
    const text = make(key, args);
    said.set(asked, text);
    return text;
  };
}

/** @param {FluentBundle} bundle @param {string} key @param {Args} args @param {string} where */
function format(bundle, key, args, where) {
  const message = bundle.getMessage(key);
  if (!message?.value) return unknown(`no sentence for ${key} in ${where}`, key);
  /** @type {Error[]} */
  const errors = [];
  const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, held(value)]));
  const text = bundle.formatPattern(message.value, given, errors);
  for (const error of errors) console.error(`${key} in ${where}: ${error.message}`);
  return text;
}

/** An Intl formatter for each locale, created once. @template T @param {(locale: string) => T} make */
function formats(make) {
  /** @type {Map<string, T>} */
  const made = new Map();
  return (/** @type {string} */ lang) => {
    const format = made.get(lang) ?? make(locale(lang));
    made.set(lang, format);
    return format;
  };
}
const lists = formats((name) => new Intl.ListFormat(name));
const days = formats((name) => new Intl.DateTimeFormat(name, { dateStyle: "medium" }));
const spans = formats((name) => new Intl.RelativeTimeFormat(name, { numeric: "auto" }));
const dates = formats((name) => new Intl.DateTimeFormat(name, { dateStyle: "medium", timeStyle: "short" }));

/** Join items into a list in words. @param {string[]} items @param {string} lang */
export const listed = (items, lang) => apart(lists(lang).format(items.map(isolated)), direction(lang));

const points = formats(
  (name) =>
    new Intl.NumberFormat(name, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }),
);

/** Points more or less, to a tenth, with their sign: a real minus. @param {number} number @param {string} lang */
export const signed = (number, lang) => points(lang).format(number).replace("-", "−");

/** A time (milliseconds) as people write it. @param {number} moment @param {string} lang */
export const dated = (moment, lang) => dates(lang).format(moment);

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
/** Days ago that are counted; before, there is a date. */
const COUNTED_DAYS = 6;
/** The number of a day where people are. @param {number} moment */
const dayOf = (moment) => Math.floor((moment - new Date(moment).getTimezoneOffset() * MINUTE) / DAY);

/** How long ago a time was, as people say it. @param {number} moment @param {string} lang @param {number} now */
export function ago(moment, lang, now) {
  const gone = now - moment;
  const between = dayOf(now) - dayOf(moment);
  if (gone < HOUR) return spans(lang).format(-Math.floor(gone / MINUTE), "minute");
  if (!between) return spans(lang).format(-Math.floor(gone / HOUR), "hour");
  return between > COUNTED_DAYS ? days(lang).format(moment) : spans(lang).format(-between, "day");
}
