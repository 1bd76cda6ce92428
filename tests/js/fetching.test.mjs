// What is fetched when it is wanted: once, and again at another address after a failure; languages, and their choice.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { kept } from "./browser.mjs";
import { createFetching } from "../../js/shell/fetching.js";
import { createLanguages } from "../../js/shell/speech.js";
import { readable } from "../../js/page/start.js";
import { createTranslate } from "../../js/shell/i18n.js";
import { PSEUDO } from "../../js/shell/languages.js";

const { createPreferences } = await import("../../js/page/preferences.js");

const OFF = new TypeError("no network");

/** Answers in turn, and what was asked. @template T @param {(T | Error)[]} answers */
function answering(...answers) {
  /** @type {string[]} */
  const asked = [];
  const bring = async (/** @type {string[]} */ ...what) => {
    asked.push(what.join(" "));
    const answer = answers.shift();
    if (answer === undefined || answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, bring };
}

test("a part of the page is fetched once, however often it is needed", async () => {
  const { asked, bring } = answering("screen");
  const fetching = createFetching(bring);
  assert.deepEqual(await Promise.all([fetching.need(), fetching.need()]), ["screen", "screen"]);
  assert.equal(await fetching.need(), "screen");
  assert.deepEqual([asked, fetching.failed], [[""], false]);
});

test("what could not be fetched is asked for at another address, each time", async () => {
  const { asked, bring } = answering(OFF, OFF, "screen");
  const fetching = createFetching(bring);
  await assert.rejects(fetching.need(), OFF);
  assert.equal(fetching.failed, true);
  const again = fetching.need();
  assert.equal(fetching.failed, false, "on its way again");
  await assert.rejects(again, OFF);
  assert.equal(await fetching.need(), "screen");
  assert.deepEqual([asked, fetching.failed], [["", "?1", "?2"], false]);
});

/** Languages that are fetched with these answers. @param {(Record<string, string> | Error)[]} answers */
function speaking(...answers) {
  const { asked, bring } = answering(...answers);
  const translate = createTranslate({ stones: { functions: {} } });
  let paints = 0;
  const languages = createLanguages({ translate, bring, onChange: () => (paints += 1) });
  return { languages, translate, asked, paints: () => paints };
}
const FRENCH = { "": "yes = Oui", stones: "game-name = Les pierres" };
const ENGLISH = { "": "yes = Yes", stones: "game-name = Stones" };

test("a language is fetched once, with the sentences of all games, and then spoken", async () => {
  const { languages, translate, asked } = speaking(FRENCH, ENGLISH);
  assert.equal(languages.speaks("fr"), false);
  assert.deepEqual(await Promise.all([languages.need("fr"), languages.need("fr")]), [true, true]);
  assert.equal(await languages.need("fr"), true);
  assert.deepEqual([asked, languages.failed], [["fr "], null]);
  assert.equal(translate("fr", "yes"), "Oui");
  assert.equal(translate("fr", "game-name", {}, "stones"), "Les pierres");
  await languages.need(PSEUDO);
  assert.ok(languages.speaks("en"), "the pseudo-language is English");
  assert.match(translate(PSEUDO, "yes"), /^Yés/);
});

test("a language that could not be fetched is told, and tried again", async () => {
  const warned = mock.method(console, "warn", () => {});
  const { languages, asked, paints } = speaking(OFF, FRENCH);
  assert.deepEqual([await languages.need("fr"), languages.failed, paints()], [false, "fr", 1]);
  assert.deepEqual([await languages.need("fr"), languages.failed, paints()], [true, null, 2]);
  assert.deepEqual(asked, ["fr ", "fr ?1"]);
  assert.equal(warned.mock.callCount(), 1);
  warned.mock.restore();
});

test("the languages of seats are fetched, each once; a seat without one has the page’s", async () => {
  const { languages, asked } = speaking(FRENCH);
  const seat = { bot: null, edge: /** @type {const} */ ("south"), advice: /** @type {const} */ ("never") };
  await languages.needFor([null, "fr", "fr"].map((language) => ({ ...seat, language })));
  assert.deepEqual(asked, ["fr "]);
});

/** Preferences of a device whose language is there. @param {(Record<string, string> | Error)[]} answers of others */
async function preferring(...answers) {
  kept.clear();
  Object.assign(globalThis.navigator, { languages: ["en"] });
  Object.assign(globalThis.document.documentElement, { style: { setProperty() {} } });
  const { languages } = speaking(ENGLISH, ...answers);
  await languages.need("en");
  return { languages, preferences: createPreferences({ languages, onChange: () => {} }) };
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
  const warned = mock.method(console, "warn", () => {});
  const { preferences, languages } = await preferring(OFF);
  const changing = preferences.change({ language: "fr" });
  preferences.change({ theme: "dark" });
  await changing;
  assert.deepEqual([preferences.now.language, preferences.now.theme, languages.failed], ["en", "dark", "fr"]);
  warned.mock.restore();
});

test("of two languages the one chosen last is shown, whichever arrives first", async () => {
  const { preferences } = await preferring(FRENCH);
  const changing = preferences.change({ language: "fr" });
  preferences.change({ language: "en" });
  await changing;
  assert.equal(preferences.now.language, "en");
});

test("nothing is rendered before the page can speak", async () => {
  const over = Promise.resolve();
  const spoken = (/** @type {boolean} */ there) =>
    Promise.race([
      readable({ over }, Promise.resolve(there)).then(() => "rendered"),
      new Promise((resolve) => setImmediate(resolve, "blank")),
    ]);
  assert.equal(await spoken(true), "rendered");
  assert.equal(await spoken(false), "blank");
});
