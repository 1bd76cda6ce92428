// The page's rules: every rule and every reason has a section that tells of it, and every section what it needs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES } from "../../js/shell/i18n.js";
import { drawingsOf, keys, keysOf, read, said, SHIPPED } from "./catalogues.mjs";
import { golden } from "./played.mjs";

const boards = Object.fromEntries(await Promise.all(SHIPPED.map(async (game) => [game, await drawingsOf(game)])));
/** @param {string} game */
const sectionsOf = (game) => said("en", "rules-sections", {}, game).split(/\s+/);

test("each section of a game's rules has a title and a text, and none is left out", () => {
  for (const game of SHIPPED)
    for (const lang of LANGUAGES) {
      assert.equal(sectionsOf(game)[0], "brief", "the first minute comes first");
      const sections = said(lang, "rules-sections", {}, game).split(/\s+/);
      const wanted = sections.flatMap((section) => [`rules-${section}`, `rules-${section}-text`]);
      const there = keysOf(game, lang).filter(
        (key) => key.startsWith("rules-") && !["rules-title", "rules-sections", "rules-brief-figure"].includes(key),
      );
      assert.deepEqual(there.sort(), wanted.sort(), `${game} in ${lang}`);
    }
});

test("the first minute of the rules has five lines, in every language", () => {
  for (const game of SHIPPED)
    for (const lang of LANGUAGES)
      assert.equal(said(lang, "rules-brief-text", {}, game).split("\n").length, 5, `${game} in ${lang}`);
});

test("each rule and each reason why not leads to a section that is there", () => {
  for (const game of SHIPPED) {
    const numbers = [...read("docs/rules", `${game}.md`).matchAll(/\*\*([MR]\d+)\*\*/g)].map(([, number]) => number);
    const reasons = [...keys[game]].filter((key) => key.startsWith("why-"));
    assert.ok(numbers.length >= 20 && reasons.length >= 8);
    for (const name of [...numbers, ...reasons])
      assert.ok(sectionsOf(game).includes(boards[game].section(name)), `${game}: ${name}`);
  }
});

test("each event of a golden game leads to a section", () => {
  for (const { game, events } of golden())
    for (const { type, rule } of events) assert.ok(boards[game].section(rule), `${game}: ${type} by ${rule}`);
});

test("pictures stand in sections that are there", () => {
  for (const game of SHIPPED)
    for (const section of Object.keys(boards[game].figures))
      assert.ok(sectionsOf(game).includes(section), `${game}: ${section}`);
});

test("the pictures of a seat are all explained, also those that a seat has none of", () => {
  for (const { game, view } of golden())
    for (const seat of view.seats) {
      const explained = boards[game].legend(seat).map((/** @type {import("../../js/types.js").Fact} */ { key }) => key);
      for (const { key } of boards[game].facts(seat)) assert.ok(explained.includes(key), `${game}: ${key}`);
      assert.deepEqual(explained.sort(), [...keys[game]].filter((key) => key.startsWith("fact-")).sort(), game);
    }
});
