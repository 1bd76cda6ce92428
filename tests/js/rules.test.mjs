// The page's rules: every rule and reason has a section, and every section is complete.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { LANGUAGES } from "../../js/shell/i18n.js";
import { atRest } from "../../js/shell/at-rest.js";
import { drawingsOf, folderOf, GAMES, keys, keysOf, read, ROOT, said } from "./catalogues.mjs";
import { markup } from "./drawn.mjs";
import { golden } from "./played.mjs";

const boards = Object.fromEntries(await Promise.all(GAMES.map(async (game) => [game, await drawingsOf(game)])));
/** @param {string} game */
const sectionsOf = (game) => said("en", "rules-sections", {}, game).split(/\s+/);

test("each section of a game's rules has a title and a text, and none is left out", () => {
  for (const game of GAMES)
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
  for (const game of GAMES)
    for (const lang of LANGUAGES)
      assert.equal(
        said(lang, "rules-brief-text", {}, game).split("\n").length,
        5,
        `${folderOf(game)}/${lang}.ftl: lines of rules-brief-text`,
      );
});

/** The rules that a page of docs/rules numbers; a game whose rules stand in its own folder has none. @param {string} game */
function numbered(game) {
  const page = ["docs/rules", `${game}.md`];
  return existsSync(join(ROOT, ...page))
    ? [...read(...page).matchAll(/\*\*([A-Z]\d+)\*\*/g)].map(([, number]) => number)
    : [];
}

test("each rule and each reason why not leads to a section that is there", () => {
  const found = GAMES.flatMap((game) =>
    [...numbered(game), ...[...keys[game]].filter((key) => key.startsWith("why-"))].map((name) => ({ game, name })),
  );
  assert.ok(found.length > 60, `only ${found.length} rules and reasons were found`);
  for (const { game, name } of found) {
    const section = boards[game].section(name);
    assert.ok(
      sectionsOf(game).includes(section),
      `${folderOf(game)}/board.js: section("${name}") is ${section}, none of rules-sections`,
    );
  }
});

test("each event of a golden game leads to a section", () => {
  for (const { game, events } of golden())
    for (const { type, rule } of events) assert.ok(boards[game].section(rule), `${game}: ${type} by ${rule}`);
});

test("each phase that a table may be in leads to a card", () => {
  for (const { game, view } of golden())
    assert.ok(sectionsOf(game).includes(boards[game].section(view.phase)), `${game}: ${view.phase}`);
});

test("each board stands on a card that is there, and can be drawn", () => {
  for (const game of GAMES.filter((name) => existsSync(join(ROOT, folderOf(name), "views.json")))) {
    const shown = Object.entries(JSON.parse(read(folderOf(game), "views.json")));
    assert.ok(shown.length > 10, game);
    for (const [card, { view, lit = [], picked = [] }] of shown) {
      assert.ok(sectionsOf(game).includes(card), `${game}: ${card}`);
      const words = boards[game].words((/** @type {string} */ key, /** @type {any} */ args) =>
        said("fr", key, args, game),
      );
      const ui = { ...atRest(words), lit: new Set(lit), picked };
      assert.match(markup(boards[game].paint({ ...view, choices: [] }, ui)), /<(path|use|g) /, `${game}: ${card}`);
    }
  }
});

test("pictures stand in sections that are there", () => {
  for (const game of GAMES)
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
