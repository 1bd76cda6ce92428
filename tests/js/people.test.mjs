// Tokens: which face a person has, that it follows from the name, and how many dyes the ring around it has.
import assert from "node:assert/strict";
import { test } from "node:test";
import { avatarOf, avatarOfName, avatarsOf, nextAvatar, AVATARS } from "../../js/wording/avatars.ts";
import "./browser.mjs";
import { LANGUAGES } from "../../js/i18n/languages.ts";
import { translate } from "./catalogues.mjs";
import { markup } from "../../js/build/markup.ts";
import { drawn } from "./drawn.mjs";

const { avatar } = await import("../../js/art/avatar.ts");
const { OPPONENT_PORTRAITS } = await import("../../js/art/opponent-portraits.ts");

const BOARD = { dye: (/** @type {string} */ color) => color, emblem: () => "the emblem" };
const AMINA = { name: "Amina", colors: ["mint"] };

/** The root of a token. @param {Parameters<typeof avatar>} how */
const root = (...how) => drawn(avatar(...how))[0];

/** The dyes of a token's ring. @param {string[]} [colors] */
const dyes = (colors) =>
  drawn(
    avatar({ name: "Amina", ...(colors && { colors }) }, { bot: null }, BOARD),
    "[class^=dye-]:not([transform])",
  ).map(({ attribs }) => attribs.class);

test("the same name has the same face, however it is written", () => {
  for (const name of ["Amina", " amina ", "AMINA"]) assert.equal(avatarOfName(name), avatarOfName("Amina"));
  assert.equal(avatarOfName("Ine\u0300s"), avatarOfName("In\u00e8s"));
  assert.ok(new Set("abcdefghijklmnopqrstuvwxyz".split("").map(avatarOfName)).size > 6);
});

test("the names that a new game offers have faces of their own, in each language", () => {
  for (const lang of LANGUAGES) {
    const names = translate(lang, "new-names").split(" ");
    assert.equal(new Set(names.map(avatarOfName)).size, names.length, lang);
  }
});

test("a face that was chosen stays; one that there is no more counts as none chosen", () => {
  const faces = ["cap", null, undefined, "wizard"].map((chosen) => avatarOf("Amina", chosen));
  assert.deepEqual(faces, ["cap", null, avatarOfName("Amina"), avatarOfName("Amina")]);
});

test("from face to face one comes past all of them, and past none", () => {
  const past = [nextAvatar(null)];
  while (past.at(-1) !== null) past.push(nextAvatar(past.at(-1) ?? null));
  assert.deepEqual(past, [...AVATARS, null]);
});

test("nobody at a table has the face of somebody before, unless it was chosen", () => {
  const alike = [..."abcdefghijklmnopqrstuvwxyz"].filter((name) => avatarOfName(name) === avatarOfName("a"));
  const [first, second] = avatarsOf(alike.slice(0, 2), []);
  assert.equal(first, avatarOfName("a"));
  assert.notEqual(second, first);
  assert.deepEqual(avatarsOf(["Amina", "Leo"], ["cap", "cap"]), ["cap", "cap"]);
  assert.deepEqual(avatarsOf(["Amina", "Leo"], [null, undefined]), [null, avatarOfName("Leo")]);
  const many = Array.from({ length: 12 }, () => "Amina");
  assert.equal(new Set(avatarsOf(many, [])).size, 12);
});

test("a person has a face, an opponent that of its level, and who wants none the emblem", () => {
  const shown = (/** @type {string | null} */ bot, /** @type {string} */ face) => {
    const { attribs = {} } = root(AMINA, { bot, ...(face && { face }) }, BOARD) ?? {};
    return [attribs["data-face"], attribs["data-person"]];
  };
  assert.deepEqual([shown(null, "")[1], shown(null, "bob")[1]], [avatarOfName("Amina"), "bob"]);
  for (const level of [...Object.keys(OPPONENT_PORTRAITS), "hard#400", "wizard"])
    assert.deepEqual(shown(level, "bob"), [level, ""]);
  assert.equal(markup(avatar(AMINA, { bot: null, face: null }, BOARD)), "the emblem");
});

test("a ring has the dye of its seat, halves of two, and none where a game has no colours", () => {
  assert.deepEqual([dyes(["mint"]), dyes(["henna"])].flat(), ["dye-mint", "dye-henna"]);
  assert.deepEqual(dyes(["mint", "saffron"]), ["dye-mint", "dye-saffron"]);
  assert.deepEqual(dyes(), []);
});
