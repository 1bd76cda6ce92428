// What is fetched when it is wanted: once, and again at another address after a failure; languages, and their choice.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { kept } from "./browser.mjs";
import { effect } from "./effect.mjs";
import { embedded } from "../../js/base/embedded-files.ts";
import { LazyModule, styledModule } from "../../js/platform/fetching.ts";
import { Languages } from "../../js/i18n/catalogues.ts";
import { readable } from "../../js/app/startup.ts";
import { Translator } from "../../js/i18n/translate.ts";
import { PSEUDO } from "../../js/i18n/languages.ts";
import { settled } from "./stones.mjs";

const { Preferences } = await import("../../js/app/preferences.ts");

const OFF = new TypeError("no network");
const warned = mock.method(console, "warn", () => {});
beforeEach(() => warned.mock.resetCalls());

/** @type {import("../../js/base/file-check.ts").FetchFailure} */
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

test("styles of parts stand before those of games, whichever come sooner, and are added once", async () => {
  class Sheet {
    text = "";
    replaceSync(/** @type {string} */ text) {
      this.text = text;
    }
  }
  /** @type {Sheet[]} */
  const sheets = [];
  Object.assign(document, { adoptedStyleSheets: sheets });
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  const parts = {
    "face.js": ["stones/look.css"],
    "home.js": ["css/home.css", "css/shelf.css"],
    "people.js": ["css/shelf.css", "css/people.css"],
  };
  for (const [file, names] of Object.entries(parts)) {
    embedded.modules[file] = async () => ({ styles: Object.fromEntries(names.map((name) => [name, name])) });
    await styledModule(file).load();
  }
  embedded.modules = {};
  assert.deepEqual(
    sheets.map(({ text }) => text),
    ["css/home.css", "css/shelf.css", "css/people.css", "stones/look.css"],
  );
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

/** Preferences of a device whose language is there. @param {Parameters<typeof speaking>} answers of others */
async function preferring(...answers) {
  kept.clear();
  Object.assign(globalThis.navigator, { languages: ["en"] });
  Object.assign(globalThis.document.documentElement, { style: { setProperty() {} } });
  const { languages } = speaking(ENGLISH, ...answers);
  await languages.load("en");
  return { languages, preferences: new Preferences(languages, () => {}) };
}

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
