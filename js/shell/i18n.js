// Sentences by key, in any language at any time: there is no global language. Catalogues are Fluent files.
// Knows no game by name and touches no page.
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @typedef {import("../types.js").Args} Args */
/** @typedef {(lang: string, key: string, args?: Args, game?: string) => string} Translate */

export const LANGUAGES = ["en", "fr", "es"];
/** English made forty per cent longer: shows what would be clipped in a wordier language. */
export const PSEUDO = "qps";

/** Sentences kept: Morocco's richest positions say a thousand each. */
const MOST_KEPT = 8000;
const LONGER = 0.4;
const ACCENTED = { a: "á", e: "é", i: "í", o: "ó", u: "ú", A: "Á", E: "É", O: "Ó" };

/** @param {string} text one stretch of plain text of a message */
function lengthened(text) {
  const words = text.replace(/[aeiouAEO]/g, (vowel) => ACCENTED[/** @type {"a"} */ (vowel)] ?? vowel);
  const letters = text.trim().length;
  return letters ? words + "·".repeat(Math.ceil(letters * LONGER)).replace(/(.{7})./g, "$1 ") : words;
}

/**
 * @param {Record<string, string>} shared catalogue texts by language
 * @param {Record<string, {sentences: Record<string, string>}>} games each with its own catalogues
 * @returns {Translate}
 */
export function createTranslate(shared, games) {
  /** @type {Map<string, FluentBundle>} */
  const bundles = new Map();

  /** @param {string} lang @param {string} game */
  function bundle(lang, game) {
    const name = `${lang}/${game}`;
    const made = bundles.get(name) ?? load(lang, game);
    bundles.set(name, made);
    return made;
  }

  /** @param {string} lang @param {string} game */
  function load(lang, game) {
    const base = tag(lang);
    const made = new FluentBundle(locale(lang), lang === PSEUDO ? { transform: lengthened } : {});
    made.addResource(new FluentResource(shared[base]));
    if (game) made.addResource(new FluentResource(games[game].sentences[base]), { allowOverrides: true });
    return made;
  }

  /** @type {Map<string, string>} */
  const said = new Map();

  /** A board says much the same at every move: what was said is kept, as formatting it anew took most of a repaint. */
  return function translate(lang, key, args = {}, game = "") {
    const asked = `${lang} ${game} ${key} ${JSON.stringify(args)}`;
    const known = said.get(asked);
    if (known !== undefined) return known;
    if (said.size > MOST_KEPT) said.clear();
    const text = format(lang, key, args, game);
    said.set(asked, text);
    return text;
  };

  /** @param {string} lang @param {string} key @param {Args} args @param {string} game */
  function format(lang, key, args, game) {
    const catalogue = bundle(lang, game);
    const message = catalogue.getMessage(key);
    if (!message?.value) {
      console.error(`no sentence for ${key} in ${lang} ${game}`);
      return key;
    }
    /** @type {Error[]} */
    const errors = [];
    const text = catalogue.formatPattern(message.value, /** @type {any} */ (args), errors);
    for (const error of errors) console.error(`${key} in ${lang}: ${error.message}`);
    return text;
  }
}

/** The best language the page has for a person. @param {readonly string[]} wanted */
export function bestLanguage(wanted) {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag));
  return found ?? "en";
}

/** What the platform knows a language by. @param {string} lang */
export const tag = (lang) => (lang === PSEUDO ? "en" : lang);

/** Whose numbers, dates and lists a catalogue's are, where the language alone does not say it. @type {Record<string, string>} */
const LOCALES = { en: "en-GB" };
/** @param {string} lang */
const locale = (lang) => LOCALES[tag(lang)] ?? tag(lang);

/** A format of the platform for each language, made once. @template T @param {(locale: string) => T} make */
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
const dates = formats((name) => new Intl.DateTimeFormat(name, { dateStyle: "medium", timeStyle: "short" }));

/** Whatever the direction of a text is, what stands around it keeps its own. @param {string} text */
const isolated = (text) => `\u2068${text}\u2069`;

/** Names or cells as a list in words. @param {string[]} items @param {string} lang */
export const listed = (items, lang) => lists(lang).format(items.map(isolated));

/** A moment (milliseconds) as people write it. @param {number} moment @param {string} lang */
export const dated = (moment, lang) => dates(lang).format(moment);

/** Put words where the engine sends numbers and keys: names of seats, of colours, of sides, lists of cells. What is not
 * there, or an empty list that would be told, is `none`, so that a sentence can choose.
 * @param {Args} args
 * @param {(key: string, args?: Args) => string} say
 * @param {{name: string}[]} seats
 * @param {string} lang
 * @returns {Args}
 */
export function words(args, say, seats, lang) {
  /** @type {Args} */
  const spoken = {};
  for (const [key, value] of Object.entries(args)) {
    const put = WORDS.get(key);
    if (value === null) spoken[key] = "none";
    else if (put) spoken[key] = value.length === 0 ? "none" : put(value, say, seats, lang);
    else if (typeof value === "string" || typeof value === "number") spoken[key] = value;
    else if (typeof value === "boolean") spoken[key] = String(value);
    else if (Array.isArray(value)) spoken[key] = value.length;
  }
  return spoken;
}

/** @typedef {(value: any, say: (key: string, args?: Args) => string, seats: {name: string}[], lang: string) => string} Put */
/** @type {Put} */
const name = (seat, _say, seats) => seats[seat]?.name ?? "";
/** @type {Put} */
const names = (list, say, seats, lang) => listed(list.map((/** @type {number} */ seat) => name(seat, say, seats, lang)), lang);
/** @type {Put} */
const list = (cells, _say, _seats, lang) => listed(cells, lang);
/** @type {Put} */
const color = (key, say) => say(`color-${key}`);
/** Each colour once, with its number where there are more. @type {Put} */
const colors = (keys, say, seats, lang) => listed([...new Set(/** @type {string[]} */ (keys))].map((key) => {
  const count = keys.filter((/** @type {string} */ other) => other === key).length;
  return count > 1 ? say("color-times", { color: color(key, say, seats, lang), count }) : color(key, say, seats, lang);
}), lang);
/** @type {Put} */
const corner = (key, say) => say(`corner-${key}`);
/** A corner of a square, as in c3.nw; a square alone is said as it is. @type {Put} */
const space = (cell, say, seats, lang) => {
  const [square, at] = cell.split(".");
  return at ? say("square-corner", { square, corner: corner(at, say, seats, lang) }) : square;
};
/** @type {Put} */
const spaces = (cells, say, seats, lang) => listed(cells.map((/** @type {string} */ cell) => space(cell, say, seats, lang)), lang);
/** Who counts how much. @type {Put} */
const counts = (places, say, seats, lang) => listed(places.map((/** @type {{seat: number, count: number}} */ { seat, count }) => say("seat-count", { name: name(seat, say, seats, lang), count })), lang);
/** Sentences within a sentence, as a list. @type {Put} */
const told = (parts, say, seats, lang) => listed(parts.map((/** @type {import("../types.js").Sentence} */ { key, args }) => say(key, words(args, say, seats, lang))), lang);
/** Things of which a sentence chooses its words. @type {Put} */
const joined = (things) => (Array.isArray(things) ? things.join("-") : things);
/** @type {Map<string, Put>} */
const WORDS = new Map(Object.entries({
  seat: name, from: name, to: name, owner: name, seats: names,
  color, colors, paid: colors, cost: colors, missing: colors,
  facing: (side, say) => say(`facing-${side}`),
  corner, second: corner, space, beside: space, spaces,
  squares: list, cells: list, lines: list, ahead: list,
  covers: told, mosaics: told, counts, gained: joined, lost: joined,
}));
