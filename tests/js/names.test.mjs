// The key of a name: one for each way to write it, and others for others.
import assert from "node:assert/strict";
import { test } from "node:test";
import { personOf } from "../../js/base/names.js";

/** Ways to write one name. */
const ALIKE = [
  ["D'Arcy", "D’Arcy", "d‘arcy", "D´Arcy", "D`Arcy", "DʼARCY", "Ｄ＇Ａｒｃｙ"],
  ["Ana Luz", "Ana  Luz", " Ana Luz ", "Ana\u00a0Luz", "ANA\u2009LUZ", "Ana\u2800Luz"],
  ["Anne-Marie", "Anne\u2011Marie", "ANNE–MARIE", "Anne\u2212Marie"],
  ["İrem", "irem", "I\u0307rem", "i\u0307rem", "Irem"],
  ["Inès", "INE\u0300S"],
  ["Strauß", "STRAUSS", "STRAUẞ", "strauss"],
  ["Οδυσσεύς", "ΟΔΥΣΣΕΎΣ"],
  ["ليلى", "ﻟﻴﻠﻰ"],
  ["\u2764", "\u2764\ufe0f"],
];

test("a name has one key however it is written, and no other name has it", () => {
  const keys = ALIKE.map((names) => new Set(names.map(personOf)));
  for (const [at, key] of keys.entries()) assert.equal(key.size, 1, ALIKE[at]?.join());
  assert.equal(new Set(keys.flatMap((key) => [...key])).size, ALIKE.length);
});

test("ı and é are letters of their own, and so is what only looks alike", () => {
  const others = ["Isil", "Işıl", "Işil", "Isıl", "Ines", "Inés", "Анна", "Aннa", "AnaLuz", "AnneMarie", "DArcy"];
  assert.equal(new Set(others.map(personOf)).size, others.length);
});

test("the key of a key is itself, so that a key can stand for a name", () => {
  const names = [
    ...ALIKE.flat(),
    "ŉ",
    "ΐ",
    "ǰ",
    "ﬁ",
    "ß",
    "Ǆ",
    "ᾳ",
    "ﷺ",
    "İ",
    "J\u0307",
    "i\u0323\u0307",
    "\u1fbf",
    "Ა",
    "Ꭰ",
  ];
  for (const name of names) assert.equal(personOf(personOf(name)), personOf(name), name);
});
