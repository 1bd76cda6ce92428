// The key of a name: one for each way to write it, and others for others; its letters; fields that hold it.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { cutTo, lettersOf, personOf } from "../../js/base/names.ts";
import { within } from "../../js/ui/text-field.ts";
import { standIn } from "./stand-in.mjs";

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
  const odd = "ŉ ΐ ǰ ﬁ ß Ǆ ᾳ ﷺ İ J\u0307 i\u0323\u0307 \u1fbf Ა Ꭰ".split(" ");
  for (const name of [...ALIKE.flat(), ...odd]) assert.equal(personOf(personOf(name)), personOf(name), name);
});

const FAMILY = "👩‍👩‍👧‍👦";
const LETTERS = ["A", "é", "e\u0323\u0301", FAMILY, "🇲🇦", "👍🏽", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "ل", "لَ", " ", "Z"];

for (const how of ["by the browser", "without it"])
  test(`letters are what a reader sees as such, told ${how}`, (context) => {
    const { Segmenter } = Intl;
    context.after(() => Object.assign(Intl, { Segmenter }));
    if (how === "without it") Object.assign(Intl, { Segmenter: undefined });
    assert.deepEqual(lettersOf(LETTERS.join("")), LETTERS);
    assert.deepEqual(lettersOf("\u0301a\nb"), ["\u0301", "a", "\n", "b"]);
    assert.deepEqual(lettersOf(""), []);
  });

test("a text is cut between letters, where the engine's limit is", () => {
  assert.equal(cutTo(`${"a".repeat(39)}b${FAMILY}`, 40), `${"a".repeat(39)}b`);
  assert.equal(cutTo(FAMILY.repeat(9), 40), FAMILY.repeat(5));
  assert.equal(cutTo("👍".repeat(60), 40), "👍".repeat(40));
});

test("a field takes of what is new what fits, and keeps what stands behind it; a letter that is being made up is left alone", () => {
  const field = {
    ...{ value: "", selectionEnd: 0 },
    setSelectionRange: (/** @type {number} */ at) => (field.selectionEnd = at),
  };
  const heard = mock.fn();
  const typed = within(10, ({ target }) => heard(target.value));
  const type = (/** @type {string} */ value, caret = value.length, more = {}) => {
    Object.assign(field, { value, selectionEnd: caret });
    typed({ target: standIn(field), ...more });
    assert.deepEqual(heard.mock.calls.at(-1)?.arguments, [field.value]);
    return `${field.value} ${field.selectionEnd}`;
  };
  assert.equal(type("a".repeat(10)), "aaaaaaaaaa 10");
  assert.equal(type(`123456789${FAMILY}`), "123456789 9");
  assert.equal(type("abcXYZ23456789", 6), "ab23456789 2");
  assert.equal(type("a".repeat(12), 12, { isComposing: true }), "aaaaaaaaaaaa 12");
});
