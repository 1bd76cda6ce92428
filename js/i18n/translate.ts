// Translates keys into sentences, with Fluent. There is no global language: each call names one. Knows no game by name;
// never touches the DOM.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { cached, Recent } from "../base/cache.ts";
import { observe } from "../base/observable.ts";
import { direction, locale, PSEUDO, tag } from "./languages.ts";
import { trimMarks, fluentFunction, FUNCTIONS, fluentValue, isolate, plainText, type Wording } from "./functions.ts";
import { lookup } from "../base/lookup.ts";
import type { Args } from "../engine/shapes.ts";
import type { GameUi } from "../game-api/board.ts";

export type Lang = string;

/** Returns the sentence for a key, in a language chosen before. */
export type Say = (key: string, args?: Args) => string;

type Seated = { name: string };
/** Returns a game's or a shared sentence; `seats` gives the names it may contain. */
export type Translate = (lang: string, key: string, args?: Args, game?: string, seats?: readonly Seated[]) => string;

const EXPANSION = 0.4;
const ACCENTED = { a: "á", e: "é", i: "í", o: "ó", u: "ú", A: "Á", E: "É", O: "Ó" };

function lengthened(text: string) {
  const words = text.replace(/[aeiouAEO]/g, (vowel) => lookup(ACCENTED, vowel) ?? vowel);
  const letters = text.trim().length;
  return letters ? words + "·".repeat(Math.ceil(letters * EXPANSION)).replace(/(.{7})./g, "$1 ") : words;
}

/** Sentences cached, at least, of all tables together: with 500 a twentieth more would be formatted anew. */
const CACHED_SENTENCES = 700;

export class Translator {
  /** The catalogues that are here, by language and then by game: the shared one under an empty name. */
  catalogues: Record<string, Record<string, string>> = {};
  #games;
  /** The same, parsed. */
  #resources: Map<string, FluentResource> = new Map();
  /** By language, game and whether players are named: with the names of the table that was open last. */
  #sayings: Map<string, { names: string; say: Say }> = new Map();
  /** Cached, because a board says much the same at every move, and formatting took most of a render. */
  #sentences: Recent<string, string> = new Recent(CACHED_SENTENCES);
  #made = 0;
  /** Sentences of games that came later, each by language. */
  #additions: Map<string, Record<string, string>[]> = new Map();

  #names: WeakMap<readonly object[], string> = new WeakMap();

  constructor(games: Record<string, Pick<GameUi, "functions">>) {
    this.#games = games;
    observe(this, "catalogues");
  }

  translate: Translate = (lang, key, args, asked = "", seats = []) => {
    const game = Object.hasOwn(this.#games, asked) ? asked : ""; // the engine may know a game that this page has no drawings for
    const [names, place] = [this.#namesOf(seats), `${lang}/${game}/${seats.length ? "named" : ""}`];
    let known = this.#sayings.get(place);
    if (known?.names !== names) this.#sayings.set(place, (known = { names, say: this.#sayAt(lang, game, seats) }));
    return known.say(key, args);
  };

  /** The names of seats as one text: the same seats are asked for in each sentence. */
  #namesOf(seats: readonly { name: string }[]) {
    const known = this.#names.get(seats) ?? seats.map(({ name }) => name).join("\n");
    this.#names.set(seats, known);
    return known;
  }

  has(lang: string) {
    return Object.hasOwn(this.catalogues, tag(lang));
  }

  /** @param catalogues by game; the shared one under an empty name */
  addLanguage(lang: string, catalogues: Record<string, string>) {
    this.catalogues = { ...this.catalogues, [tag(lang)]: catalogues };
    this.#resources.clear();
    this.#sayings.clear();
  }

  /** Add sentences of a game that were loaded later, of all with an empty name. @param texts by language */
  addSentences = (game: string, texts: Record<string, string>) => {
    this.#additions.set(game, [...(this.#additions.get(game) ?? []), texts]);
    this.#sayings.clear();
  };

  /** The functions of a game have come. */
  renew = () => {
    this.#sayings.clear();
  };

  #sayAt(lang: string, game: string, seats: readonly Seated[]): Say {
    const which = (this.#made += 1); // what another one has said stays its own
    const say: Say = (key, args = {}) =>
      cached(this.#sentences, `${which} ${key} ${JSON.stringify(args)}`, () =>
        trimMarks(format(bundle, key, args, `${lang} ${game}`), direction(lang)),
      );
    const wording = wordingOf(say, (key) => bundle.hasMessage(key), lang, seats);
    const bundle = this.#bundleOf(lang, game, wording);
    return say;
  }

  #bundleOf(lang: string, game: string, wording: Wording) {
    const all = Object.entries({ ...FUNCTIONS, ...this.#games[game]?.functions });
    const functions = Object.fromEntries(all.map(([name, make]) => [name, fluentFunction(name, make, wording)]));
    const bundle = new FluentBundle(locale(lang), { functions, ...(lang === PSEUDO && { transform: lengthened }) });
    const [language, parts] = [tag(lang), [...new Set(["", game])]];
    for (const part of parts) {
      const text = () => new FluentResource(this.catalogues[language]?.[part] ?? "");
      bundle.addResource(cached(this.#resources, `${language}/${part}`, text), { allowOverrides: true });
    }
    for (const texts of parts.flatMap((part) => this.#additions.get(part) ?? []))
      bundle.addResource(new FluentResource(texts[language] ?? ""));
    return bundle;
  }
}

const wordingOf = (say: Say, has: (key: string) => boolean, lang: string, seats: readonly Seated[]): Wording => ({
  say,
  listed: (items) => listed(items, lang),
  name: (seat) =>
    seats[seat]?.name ??
    fallback(`no seat ${seat}`, Number.isInteger(seat) ? say("new-seat", { number: seat + 1 }) : plainText(seat)),
  word: (kind, key) => (has(`${kind}-${key}`) ? say(`${kind}-${key}`) : fallback(`no ${kind}-${key}`, plainText(key))),
});

/** Log a missing name or sentence as a defect, and show a text instead. */
function fallback(defect: string, text: string) {
  console.error(defect);
  return text;
}

function format(bundle: FluentBundle, key: string, args: Args, where: string) {
  const message = bundle.getMessage(key);
  if (!message?.value) return fallback(`no sentence for ${key} in ${where}`, key);
  const errors: Error[] = [];
  const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, fluentValue(value)]));
  const text = bundle.formatPattern(message.value, given, errors);
  for (const error of errors) console.error(`${key} in ${where}: ${error.message}`);
  return text;
}

/** One formatter for each language, made when it is needed. */
function formats<T, Options>(Format: new (locale: string, options?: Options) => T, options?: Options) {
  const cache: Map<string, T> = new Map();
  return (lang: string) => cached(cache, lang, () => new Format(locale(lang), options));
}
const lists = formats(Intl.ListFormat);
const spans = formats(Intl.RelativeTimeFormat, { numeric: "auto" });
const days = formats(Intl.DateTimeFormat, { dateStyle: "medium", timeZone: "UTC" });
const dates = formats(Intl.DateTimeFormat, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const signs = formats(Intl.NumberFormat, { signDisplay: "exceptZero" });
const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const points = formats(Intl.NumberFormat, { ...TENTHS, signDisplay: "exceptZero" });

export const listed = (items: string[], lang: string) =>
  trimMarks(lists(lang).format(items.map(isolate)), direction(lang));

/** Points more or less, to a tenth, with their sign: a real minus. */
export const signed = (number: number, lang: string) => points(lang).format(number).replace("-", "−");

export const withSign = (number: number, lang: string) => signs(lang).format(number).replace("-", "−");

/** A time (milliseconds) as people write it. */
export const dated = (moment: number, lang: string) => dates(lang).format(locally(moment));

export const dayWords = (moment: number, lang: string) => days(lang).format(locally(moment));

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
/** The latest time that a Date can hold. */
const LAST = 8.64e15;
/** A moment moved so that UTC shows the local time of day: a formatter that is kept would keep its first time zone. */
const locally = (moment: number) =>
  Math.max(-LAST, Math.min(LAST, moment - new Date(moment).getTimezoneOffset() * MINUTE));
/** Up to so many days are counted; longer ago, the date is shown. */
const COUNTED_DAYS = 6;
const dayOf = (moment: number) => Math.floor(locally(moment) / DAY);

export function ago(moment: number, lang: string, now: number) {
  const gone = now - moment;
  const between = dayOf(now) - dayOf(moment);
  if (gone < HOUR) return spans(lang).format(-Math.floor(gone / MINUTE), "minute");
  if (!between) return spans(lang).format(-Math.floor(gone / HOUR), "hour");
  return between > COUNTED_DAYS ? dayWords(moment, lang) : spans(lang).format(-between, "day");
}
