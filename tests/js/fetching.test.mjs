// What is fetched when it is wanted: once, and again at another address after a failure; languages, and their choice.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { kept } from "./browser.mjs";
import { effect } from "./effect.mjs";
import { LazyModule } from "../../js/platform/fetching.js";
import { Languages } from "../../js/i18n/catalogues.js";
import { readable } from "../../js/app/startup.js";
import { Translator } from "../../js/i18n/translate.js";
import { PSEUDO } from "../../js/i18n/languages.js";
import { standIn } from "./stand-in.mjs";
import { settled } from "./stones.mjs";

const { Preferences } = await import("../../js/app/preferences.js");

const OFF = new TypeError("no network");
const warned = mock.method(console, "warn", () => {});
beforeEach(() => warned.mock.resetCalls());

/** @type {import("../../js/base/file-check.js").FetchFailure} */
const MISSED = { file: "part.js", why: "network", detail: "" };

/** A module that comes as these in turn, and which addresses were asked for. @param {(object | Error)[]} answers */
function answering(...answers) {
  /** @type {string[]} */
  const asked = [];
  const module = new LazyModule("part.js", (/** @type {{screen?: string}} */ { screen }) => screen, {
    fetch: async (from) => {
      asked.push(from);
      const answer = answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer;
      return answer;
    },
    diagnose: async () => MISSED,
  });
  return { asked, module };
}

/** What is told of a host that answers like this. @param {string | null} body null: there is no network @param {string} [type] */
async function told(body, type = "text/html", status = 200) {
  const answer = async () => {
    if (body === null) throw OFF;
    return new Response(body, { status, headers: { "Content-Type": type } });
  };
  const fetched = mock.method(globalThis, "fetch", answer);
  const module = new LazyModule("http://host/app/part.js?x", () => undefined, { fetch: async () => ({}) });
  const failure = await module.load().catch((error) => error);
  fetched.mock.restore();
  assert.deepEqual(module.failure, failure);
  assert.match(String(warned.mock.calls.at(-1)?.arguments[0]), /^part\.js: /, "named on the console");
  return `${failure.why} ${failure.detail}`;
}

test("a part of the page is fetched once, however often it is needed", async () => {
  const { asked, module } = answering({ screen: "whole" });
  assert.deepEqual(await Promise.all([module.load(), module.load()]), ["whole", "whole"]);
  assert.equal(await module.load(), "whole");
  assert.deepEqual([asked, module.failure], [["part.js"], null]);
});

test("what could not be fetched, or is not whole, is asked for at another address at once", async () => {
  for (const first of [OFF, {}, { other: 1 }]) {
    const { asked, module } = answering(first, { screen: "whole" });
    assert.equal(await module.load(), "whole");
    assert.deepEqual([asked, module.failure], [["part.js", "part.js?1"], null]);
  }
});

test("what fails twice is told, and asked for again when it is next needed", async () => {
  const { asked, module } = answering(OFF, {}, OFF, { screen: "whole" });
  await assert.rejects(module.load(), MISSED);
  assert.deepEqual(module.failure, MISSED);
  const again = module.load();
  assert.equal(module.failure, null, "on its way again");
  assert.equal(await again, "whole");
  assert.deepEqual(asked, ["part.js", "part.js?1", "part.js?2", "part.js?3"]);
});

test("what is whole once it is looked at is asked for once more", async () => {
  const asked = /** @type {string[]} */ ([]);
  const module = new LazyModule("part.js", (/** @type {{screen?: string}} */ { screen }) => screen, {
    fetch: async (from) => (asked.push(from) > 2 ? { screen: "whole" } : {}),
    diagnose: async () => ({ ...MISSED, why: "damaged" }),
  });
  assert.equal(await module.load(), "whole");
  assert.deepEqual([asked.length, module.failure], [3, null]);
});

test("it is told which file is missing, and how it came", async () => {
  assert.equal(await told(null), "network ");
  assert.equal(await told("", "text/html", 404), "status 404");
  assert.equal(await told("<html>"), "type text/html");
  assert.equal(await told("export", "application/octet-stream"), "type application/octet-stream");
  assert.equal(await told("", "text/javascript"), "damaged ");
  assert.equal(await told("const a = [", "application/javascript"), "damaged ");
});

/** Languages that are fetched with these answers. @param {(Record<string, string> | typeof MISSED)[]} answers */
function speaking(...answers) {
  const asked = /** @type {string[]} */ ([]);
  const translator = new Translator({ stones: { functions: {} } });
  /** @param {object} texts */
  const whole = (texts) => (texts === MISSED ? undefined : /** @type {Record<string, string>} */ (texts));
  const fetch = async (/** @type {string} */ from) => {
    asked.push(from);
    return answers.shift() ?? MISSED;
  };
  const sentencesOf = (/** @type {string} */ lang) =>
    new LazyModule(lang, whole, { fetch, diagnose: async () => MISSED });
  const languages = new Languages(translator, sentencesOf);
  /** What is shown of French, each time it is rendered. @type {[boolean, unknown][]} */
  const shown = [];
  effect(() => void shown.push([languages.has("fr"), languages.failed]));
  return { languages, translate: translator.translate, asked, shown };
}
const FRENCH = { "": "yes = Oui", stones: "game-name = Les pierres" };
const ENGLISH = { "": "yes = Yes", stones: "game-name = Stones" };

test("a language is fetched once, with the sentences of all games, and then spoken", async () => {
  const { languages, translate, asked } = speaking(FRENCH, ENGLISH);
  assert.equal(languages.has("fr"), false);
  assert.deepEqual(await Promise.all([languages.load("fr"), languages.load("fr")]), [true, true]);
  assert.equal(await languages.load("fr"), true);
  assert.deepEqual([asked, languages.failed], [["fr"], null]);
  assert.deepEqual([translate("fr", "yes"), translate("fr", "game-name", {}, "stones")], ["Oui", "Les pierres"]);
  await languages.load(PSEUDO);
  assert.ok(languages.has("en"), "the pseudo-language is English");
  assert.match(translate(PSEUDO, "yes"), /^Yés/);
});

test("a language that could not be fetched is told, and tried again", async () => {
  const { languages, asked, shown } = speaking(MISSED, MISSED, FRENCH);
  const failed = { language: "fr", missed: MISSED };
  assert.deepEqual([await languages.load("fr"), languages.failed, shown.at(-1)], [false, failed, [false, failed]]);
  assert.deepEqual([await languages.load("fr"), languages.failed, shown.at(-1)], [true, null, [true, null]]);
  assert.deepEqual([asked, warned.mock.callCount()], [["fr", "fr?1", "fr?2"], 1]);
});

test("the languages of seats are fetched, each once; a seat without one has the page’s", async () => {
  const { languages, asked } = speaking(FRENCH);
  await languages.loadFor([null, "fr", "fr"].map((language) => standIn({ language })));
  assert.deepEqual(asked, ["fr"]);
});

/** Preferences of a device whose language is there. @param {Parameters<typeof speaking>} answers of others */
async function preferring(...answers) {
  kept.clear();
  Object.assign(globalThis.navigator, { languages: ["en"] });
  Object.assign(globalThis.document.documentElement, { style: { setProperty() {} } });
  const { languages } = speaking(ENGLISH, ...answers);
  await languages.load("en");
  return { languages, preferences: new Preferences(languages, () => {}) };
}

test("a language is shown once it was fetched, with its direction, and kept", async () => {
  const { preferences } = await preferring(FRENCH);
  const changing = preferences.change({ language: "fr" });
  assert.equal(preferences.now.language, "en");
  await changing;
  const { lang, dir } = document.documentElement;
  assert.deepEqual([preferences.now.language, lang, dir], ["fr", "fr", "ltr"]);
  assert.match(String([...kept.values()]), /"language":"fr"/);
});

test("a language that cannot be fetched leaves the page in the one before, and other settings alone", async () => {
  const { preferences, languages } = await preferring(MISSED, MISSED);
  const changing = preferences.change({ language: "fr" });
  preferences.change({ theme: "dark" });
  await changing;
  assert.deepEqual([preferences.now.language, preferences.now.theme, languages.failed?.language], ["en", "dark", "fr"]);
});

test("the next language stands in for the page’s where that is missing, is told, and not kept", async () => {
  kept.clear();
  Object.assign(globalThis.navigator, { languages: ["fr-CA", "es-MX"] });
  const { languages, asked } = speaking(MISSED, MISSED, MISSED, MISSED, ENGLISH, FRENCH);
  const preferences = new Preferences(languages, () => {});
  assert.equal(await preferences.begin(), true);
  assert.deepEqual([preferences.now.language, document.documentElement.lang], ["en", "en"]);
  assert.deepEqual(languages.failed, { language: "fr", missed: MISSED });
  assert.deepEqual(asked, ["fr", "fr?1", "es", "es?1", "en"]);
  await preferences.change({ theme: "dark" });
  assert.match(String([...kept.values()]), /"language":"fr"/);
  await preferences.change({ language: "fr" });
  assert.deepEqual([preferences.now.language, languages.failed], ["fr", null]);
});

test("where no language comes, none is begun with", async () => {
  const { languages, asked } = speaking();
  assert.equal(await new Preferences(languages, () => {}).begin(), false);
  assert.equal(new Set(asked).size, 8, "each of four, twice");
});

test("of two languages the one chosen last is shown, whichever arrives first", async () => {
  const { preferences } = await preferring(FRENCH);
  const changing = preferences.change({ language: "fr" });
  preferences.change({ language: "en" });
  await changing;
  assert.equal(preferences.now.language, "en");
});

test("nothing is rendered before the page can speak", async () => {
  for (const there of [true, false]) {
    let rendered = false;
    readable({ over: Promise.resolve() }, Promise.resolve(there)).then(() => void (rendered = true));
    await settled();
    assert.equal(rendered, there);
  }
});

// The rules of a game

const { Rulebooks } = await import("../../js/app/rulebooks.js");

const BOOK = { sentences: { en: "rules-title = Stones" }, boards: {} };

/** Rulebooks of one game whose file answers in turn. @param {(typeof BOOK | Error)[]} answers */
function opened(...answers) {
  /** @type {string[]} */
  const calls = [];
  /** @param {string} address */
  const moduleAt = (address) =>
    new LazyModule(address, (/** @type {typeof BOOK} */ book) => book, {
      fetch: async (from) => {
        calls.push(`fetch ${from}`);
        const answer = answers.shift();
        if (!answer || answer instanceof Error) throw answer;
        return answer;
      },
      diagnose: async () => MISSED,
    });
  const books = new Rulebooks({
    moduleAt,
    games: { stones: standIn({ rules: "rules.js" }) },
    translator: { addSentences: (game) => calls.push(`add ${game}`) },
    drawable: Promise.resolve(),
    goTo: (card) => calls.push(`go to ${card}`),
  });
  return { books, calls };
}

test("what could not be fetched is tried again at another address, which no browser remembers", async (t) => {
  const warned = t.mock.method(console, "warn", () => {});
  const { books, calls } = opened(new TypeError("no network"), new TypeError("no network"), BOOK);
  await books.load("stones");
  assert.deepEqual([books.failureOf("stones"), warned.mock.callCount()], [MISSED, 1]);
  const again = books.load("stones");
  assert.equal(books.failureOf("stones"), null, "on their way again");
  await again;
  await books.load("stones");
  assert.deepEqual([books.failureOf("stones"), books.books.stones], [null, BOOK]);
  assert.deepEqual(calls, ["fetch rules.js", "fetch rules.js?1", "fetch rules.js?2", "add stones"]);
});

/** A tap on a link; `kept` where the browser does not follow it. @param {string | null} card @param {Partial<MouseEvent>} keys */
function tap(card, keys = {}) {
  const kept = mock.fn();
  const target = { closest: () => (card === null ? null : { getAttribute: () => card }) };
  const event = /** @type {MouseEvent} */ (/** @type {unknown} */ ({ target, preventDefault: kept, ...keys }));
  return { event, kept: kept.mock };
}

test("from a table a link shows its card over the table, once the rules are there", async () => {
  const { books, calls } = opened(BOOK);
  const { event, kept } = tap("rent");
  const following = books.follow(event, "stones");
  assert.deepEqual([kept.callCount(), books.over], [1, { game: "stones", card: "rent" }]);
  await following;
  assert.deepEqual(calls, ["fetch rules.js", "add stones", "go to rent"]);
  books.close();
  assert.equal(books.over, null);
});

test("other taps, those without a table, and those that ask for a new tab go their own way", async () => {
  const { books, calls } = opened();
  for (const { event, kept, game } of [
    { ...tap(null), game: "stones" },
    { ...tap("rent"), game: undefined },
    { ...tap("rent", { ctrlKey: true }), game: "stones" },
  ]) {
    await books.follow(event, game);
    assert.equal(kept.callCount(), 0);
  }
  assert.deepEqual([calls, books.over], [[], null]);
});
