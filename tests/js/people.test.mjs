// Tokens: which face a person has, that it follows from the name, and how many dyes the ring around it has.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faceOf, faceOfName, facesOf, nextFace, PEOPLE } from "../../js/wording/people.js";
import "./browser.mjs";
import { LANGUAGES } from "../../js/i18n/languages.js";
import { translate } from "./catalogues.mjs";
import { markup } from "../../js/build/markup.mjs";
import { drawn } from "./drawn.mjs";

const { token } = await import("../../js/art/people.js");
const { FACES } = await import("../../js/art/faces.js");
const { areSeats, seatsFor } = await import("../../js/storage/seating.js");

const BOARD = { dye: (/** @type {string} */ color) => color, emblem: () => "the emblem" };
const AMINA = { name: "Amina", colors: ["mint"] };

/** The root of a token. @param {Parameters<typeof token>} how */
const root = (...how) => drawn(token(...how))[0];

/** The dyes of a token's ring. @param {string[]} [colors] */
const dyes = (colors) =>
  drawn(token({ name: "Amina", ...(colors && { colors }) }, { bot: null }, BOARD))
    .filter(({ attributes, classes }) => !attributes.transform && [...classes].some((name) => name.startsWith("dye-")))
    .map(({ classes }) => [...classes].join());

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
  assert.equal(faceOf("Amina", "cap"), "cap");
  assert.equal(faceOf("Amina", "wizard"), faceOfName("Amina"));
  assert.equal(faceOf("Amina"), faceOfName("Amina"));
  assert.equal(faceOf("Amina", null), null);
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
  assert.equal(root(AMINA, { bot: null }, BOARD)?.attributes["data-person"], faceOfName("Amina"));
  assert.equal(root(AMINA, { bot: null, face: "bob" }, BOARD)?.attributes["data-person"], "bob");
  for (const level of [...Object.keys(FACES), "hard#400", "wizard"]) {
    const { attributes } = root(AMINA, { bot: level, face: "bob" }, BOARD) ?? {};
    assert.deepEqual([attributes?.["data-face"], attributes?.["data-person"]], [level, ""]);
  }
  assert.equal(markup(token(AMINA, { bot: null, face: null }, BOARD)), "the emblem");
});

test("a ring has the dye of its seat, halves of two, and none where a game has no colours", () => {
  assert.deepEqual(dyes(["mint"]), ["dye-mint"]);
  assert.deepEqual(dyes(["mint", "saffron"]), ["dye-mint", "dye-saffron"]);
  assert.deepEqual(dyes(["henna"]), ["dye-henna"]);
  assert.deepEqual(dyes(), []);
});

test("a stored seat may have a face, none, or nothing said about it", () => {
  const seats = seatsFor(2, {});
  for (const face of [undefined, null, "cap", "of a later version"])
    assert.ok(areSeats([{ ...seats[0], face }, seats[1]], 2), String(face));
  for (const face of [3, {}, "x".repeat(41)]) assert.ok(!areSeats([{ ...seats[0], face }, seats[1]], 2), String(face));
});
