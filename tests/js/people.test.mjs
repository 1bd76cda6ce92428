// Tokens: which face a person has, that it follows from the name, and how many dyes the ring around it has.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faceOf, faceOfName, facesOf, nextFace, PEOPLE } from "../../js/wording/people.ts";
import "./browser.mjs";
import { LANGUAGES } from "../../js/i18n/languages.ts";
import { translate } from "./catalogues.mjs";
import { markup } from "../../js/build/markup.ts";
import { drawn } from "./drawn.mjs";

const { token } = await import("../../js/art/people.ts");
const { FACES } = await import("../../js/art/faces.ts");

const BOARD = { dye: (/** @type {string} */ color) => color, emblem: () => "the emblem" };
const AMINA = { name: "Amina", colors: ["mint"] };

/** The root of a token. @param {Parameters<typeof token>} how */
const root = (...how) => drawn(token(...how))[0];

/** The dyes of a token's ring. @param {string[]} [colors] */
const dyes = (colors) =>
  drawn(
    token({ name: "Amina", ...(colors && { colors }) }, { bot: null }, BOARD),
    "[class^=dye-]:not([transform])",
  ).map(({ attribs }) => attribs.class);

test("the same name has the same face, however it is written", () => {
  for (const name of ["Amina", " amina ", "AMINA"]) assert.equal(faceOfName(name), faceOfName("Amina"));
  assert.equal(faceOfName("Ine\u0300s"), faceOfName("In\u00e8s"));
  assert.ok(new Set("abcdefghijklmnopqrstuvwxyz".split("").map(faceOfName)).size > 6);
});

test("the names that a new game offers have faces of their own, in each language", () => {
  for (const lang of LANGUAGES) {
    const names = translate(lang, "new-names").split(" ");
    assert.equal(new Set(names.map(faceOfName)).size, names.length, lang);
  }
});

test("a face that was chosen stays; one that there is no more counts as none chosen", () => {
  const faces = ["cap", null, undefined, "wizard"].map((chosen) => faceOf("Amina", chosen));
  assert.deepEqual(faces, ["cap", null, faceOfName("Amina"), faceOfName("Amina")]);
});

test("from face to face one comes past all of them, and past none", () => {
  const past = [nextFace(null)];
  while (past.at(-1) !== null) past.push(nextFace(past.at(-1) ?? null));
  assert.deepEqual(past, [...PEOPLE, null]);
});

test("nobody at a table has the face of somebody before, unless it was chosen", () => {
  const alike = [..."abcdefghijklmnopqrstuvwxyz"].filter((name) => faceOfName(name) === faceOfName("a"));
  const [first, second] = facesOf(alike.slice(0, 2), []);
  assert.equal(first, faceOfName("a"));
  assert.notEqual(second, first);
  assert.deepEqual(facesOf(["Amina", "Leo"], ["cap", "cap"]), ["cap", "cap"]);
  assert.deepEqual(facesOf(["Amina", "Leo"], [null, undefined]), [null, faceOfName("Leo")]);
  const many = Array.from({ length: 12 }, () => "Amina");
  assert.equal(new Set(facesOf(many, [])).size, 12);
});

test("a person has a face, an opponent that of its level, and who wants none the emblem", () => {
  const shown = (/** @type {string | null} */ bot, /** @type {string} */ face) => {
    const { attribs = {} } = root(AMINA, { bot, ...(face && { face }) }, BOARD) ?? {};
    return [attribs["data-face"], attribs["data-person"]];
  };
  assert.deepEqual([shown(null, "")[1], shown(null, "bob")[1]], [faceOfName("Amina"), "bob"]);
  for (const level of [...Object.keys(FACES), "hard#400", "wizard"]) assert.deepEqual(shown(level, "bob"), [level, ""]);
  assert.equal(markup(token(AMINA, { bot: null, face: null }, BOARD)), "the emblem");
});

test("a ring has the dye of its seat, halves of two, and none where a game has no colours", () => {
  assert.deepEqual([dyes(["mint"]), dyes(["henna"])].flat(), ["dye-mint", "dye-henna"]);
  assert.deepEqual(dyes(["mint", "saffron"]), ["dye-mint", "dye-saffron"]);
  assert.deepEqual(dyes(), []);
});
