// What is fetched when it is wanted: once, and again at another address after a failure; languages, and their choice.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { kept } from "./browser.mjs";
import { createFetching } from "../../js/platform/fetching.js";
import { createLanguages } from "../../js/i18n/catalogues.js";
import { readable } from "../../js/app/startup.js";
import { createTranslate } from "../../js/i18n/translate.js";
import { PSEUDO } from "../../js/i18n/languages.js";

const { createPreferences } = await import("../../js/app/preferences.js");

const OFF = new TypeError("no network");
/** @type {import("../../js/platform/fetching.js").Missed} */
const MISSED = { file: "part.js", why: "network", detail: "" };

/** A fetching whose module comes as these in turn, and which addresses were asked for. @param {(object | Error)[]} answers */
function answering(...answers) {
  /** @type {string[]} */
  const asked = [];
  const fetching = createFetching({
    address: "part.js",
    whole: (/** @type {{screen?: string}} */ { screen }) => screen,
    bring: async (from) => {
      asked.push(from);
      const answer = answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer;
      return answer;
    },
    look: async () => MISSED,
  });
  return { asked, fetching };
}

/** What is told of a host that answers like this. @param {() => Promise<Response>} answer */
async function told(answer) {
  const warned = mock.method(console, "warn", () => {});
  const fetched = mock.method(globalThis, "fetch", answer);
  const bring = async () => ({});
  const fetching = createFetching({ address: "http://host/app/part.js?x", whole: () => undefined, bring });
  const missed = await fetching.need().catch((error) => error);
  assert.deepEqual(fetching.missed, missed);
  assert.match(String(warned.mock.calls[0]?.arguments[0]), /^part\.js: /, "named on the console");
  warned.mock.restore();
  fetched.mock.restore();
  return missed;
}

test("a part of the page is fetched once, however often it is needed", async () => {
  const { asked, fetching } = answering({ screen: "whole" });
  assert.deepEqual(await Promise.all([fetching.need(), fetching.need()]), ["whole", "whole"]);
  assert.equal(await fetching.need(), "whole");
  assert.deepEqual([asked, fetching.missed], [["part.js"], null]);
});

test("what could not be fetched, or is not whole, is asked for at another address at once", async () => {
  for (const first of [OFF, {}, { other: 1 }]) {
    const { asked, fetching } = answering(first, { screen: "whole" });
    assert.equal(await fetching.need(), "whole");
    assert.deepEqual([asked, fetching.missed], [["part.js", "part.js?1"], null]);
  }
});

test("what fails twice is told, and asked for again when it is next needed", async () => {
  const warned = mock.method(console, "warn", () => {});
  const { asked, fetching } = answering(OFF, {}, OFF, { screen: "whole" });
  await assert.rejects(fetching.need(), MISSED);
  assert.deepEqual(fetching.missed, MISSED);
  const again = fetching.need();
  assert.equal(fetching.missed, null, "on its way again");
  assert.equal(await again, "whole");
  assert.deepEqual(asked, ["part.js", "part.js?1", "part.js?2", "part.js?3"]);
  warned.mock.restore();
});

test("it is told which file is missing, and how it came", async () => {
  const script = { headers: { "Content-Type": "text/javascript" } };
  const page = { headers: { "Content-Type": "text/html" } };
  const plain = { headers: { "Content-Type": "application/octet-stream" } };
  assert.deepEqual(
    [
      await told(async () => Promise.reject(OFF)),
      await told(async () => new Response("", { status: 404, ...page })),
      await told(async () => new Response("<html>", page)),
      await told(async () => new Response("export", plain)),
      await told(async () => new Response("", script)),
      await told(async () => new Response("const a = [", { headers: { "Content-Type": "application/javascript" } })),
    ].map(({ why, detail }) => [why, detail]),
    [
      ["network", ""],
      ["status", "404"],
      ["type", "text/html"],
      ["type", "application/octet-stream"],
      ["damaged", ""],
      ["damaged", ""],
    ],
  );
});

/** Languages that are fetched with these answers. @param {(Record<string, string> | typeof MISSED)[]} answers */
function speaking(...answers) {
  /** @type {string[]} */
  const asked = [];
  const translate = createTranslate({ stones: { functions: {} } });
  let paints = 0;
  /** @param {string} lang */
  const fetching = (lang) =>
    createFetching({
      address: lang,
      whole: (texts) => (texts === MISSED ? undefined : /** @type {Record<string, string>} */ (texts)),
      bring: async (from) => {
        asked.push(from);
        return answers.shift() ?? MISSED;
      },
      look: async () => MISSED,
    });
  const languages = createLanguages({ translate, fetching, onChange: () => (paints += 1) });
  return { languages, translate, asked, paints: () => paints };
}
const FRENCH = { "": "yes = Oui", stones: "game-name = Les pierres" };
const ENGLISH = { "": "yes = Yes", stones: "game-name = Stones" };

test("a language is fetched once, with the sentences of all games, and then spoken", async () => {
  const { languages, translate, asked } = speaking(FRENCH, ENGLISH);
  assert.equal(languages.speaks("fr"), false);
  assert.deepEqual(await Promise.all([languages.need("fr"), languages.need("fr")]), [true, true]);
  assert.equal(await languages.need("fr"), true);
  assert.deepEqual([asked, languages.failed], [["fr"], null]);
  assert.equal(translate("fr", "yes"), "Oui");
  assert.equal(translate("fr", "game-name", {}, "stones"), "Les pierres");
  await languages.need(PSEUDO);
  assert.ok(languages.speaks("en"), "the pseudo-language is English");
  assert.match(translate(PSEUDO, "yes"), /^Yés/);
});

test("a language that could not be fetched is told, and tried again", async () => {
  const warned = mock.method(console, "warn", () => {});
  const { languages, asked, paints } = speaking(MISSED, MISSED, FRENCH);
  const failed = { language: "fr", missed: MISSED };
  assert.deepEqual([await languages.need("fr"), languages.failed, paints()], [false, failed, 1]);
  assert.deepEqual([await languages.need("fr"), languages.failed, paints()], [true, null, 2]);
  assert.deepEqual(asked, ["fr", "fr?1", "fr?2"]);
  assert.equal(warned.mock.callCount(), 1);
  warned.mock.restore();
});

test("the languages of seats are fetched, each once; a seat without one has the page’s", async () => {
  const { languages, asked } = speaking(FRENCH);
  const seat = { bot: null, edge: /** @type {const} */ ("south"), advice: /** @type {const} */ ("never") };
  await languages.needFor([null, "fr", "fr"].map((language) => ({ ...seat, language })));
  assert.deepEqual(asked, ["fr"]);
});

/** Preferences of a device whose language is there. @param {(Record<string, string> | typeof MISSED)[]} answers of others */
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
  const { preferences, languages } = await preferring(MISSED, MISSED);
  const changing = preferences.change({ language: "fr" });
  preferences.change({ theme: "dark" });
  await changing;
  assert.deepEqual([preferences.now.language, preferences.now.theme, languages.failed?.language], ["en", "dark", "fr"]);
  warned.mock.restore();
});

test("the next language stands in for the page’s where that is missing, is told, and not kept", async () => {
  const warned = mock.method(console, "warn", () => {});
  kept.clear();
  Object.assign(globalThis.navigator, { languages: ["fr-CA", "es-MX"] });
  const { languages, asked } = speaking(MISSED, MISSED, MISSED, MISSED, ENGLISH, FRENCH);
  const preferences = createPreferences({ languages, onChange: () => {} });
  assert.equal(await preferences.begin(), true);
  assert.deepEqual([preferences.now.language, document.documentElement.lang], ["en", "en"]);
  assert.deepEqual(languages.failed, { language: "fr", missed: MISSED });
  assert.deepEqual(asked, ["fr", "fr?1", "es", "es?1", "en"]);
  await preferences.change({ theme: "dark" });
  assert.match(String([...kept.values()]), /"language":"fr"/);
  await preferences.change({ language: "fr" });
  assert.deepEqual([preferences.now.language, languages.failed], ["fr", null]);
  warned.mock.restore();
});

test("where no language comes, none is begun with", async () => {
  const warned = mock.method(console, "warn", () => {});
  const { languages, asked } = speaking();
  assert.equal(await createPreferences({ languages, onChange: () => {} }).begin(), false);
  assert.equal(new Set(asked).size, 8, "each of four, twice");
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
