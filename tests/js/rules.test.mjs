// The page's rules: every rule and reason has a section, and every section is complete.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { LANGUAGES } from "../../js/i18n/languages.ts";
import { idleUi } from "../../js/art/idle-ui.ts";
import "./browser.mjs";
import { drawingsOf, folderOf, GAMES, keys, keysOf, read, ROOT, said } from "./catalogues.mjs";
import { markup } from "../../js/build/markup.ts";

const { searchCards, leavesOf } = await import("../../js/screens/rules.ts");

const boards = Object.fromEntries(await Promise.all(GAMES.map(async (game) => [game, await drawingsOf(game)])));
/** @param {string} game */
const sectionsOf = (game) => said("en", "rules-sections", {}, game).split(/\s+/);

/** The sentences of a text: an abbreviation would count as one more. @param {string} text */
const sentencesOf = (text) => text.split(/(?<=[.!?])[ \n]/).length;
/** @param {string} game @param {string} lang @param {string} card */
const leavesIn = (game, lang, card) => leavesOf(card, (key) => said(lang, key, {}, game));
/** @param {string} game */
const leafNames = (game) => sectionsOf(game).flatMap((card) => leavesIn(game, "en", card).map(({ name }) => name));
/** What of the rules is no section. */
const OTHERS = ["rules-title", "rules-sections", "rules-words", "rules-brief-figure"];

for (const game of GAMES)
  for (const lang of LANGUAGES) {
    const sections = said(lang, "rules-sections", {}, game).split(/\s+/);

    test(`${game} in ${lang}: each section of the rules has a title and a text, none is left out, the first minute is first`, () => {
      assert.equal(sections[0], "brief");
      const wanted = sections.flatMap((section) => [`rules-${section}`, `rules-${section}-text`]);
      const there = keysOf(game, lang).filter((key) => key.startsWith("rules-") && !OTHERS.includes(key));
      assert.deepEqual(there.sort(), wanted.sort());
      assert.equal(said(lang, "rules-brief-text", {}, game).split("\n").length, 5, "lines of rules-brief-text");
    });

    test(`${game} in ${lang}: each leaf has three sentences at most, or lists some of one sentence each, as in English`, () => {
      for (const card of sections) {
        const leaves = leavesIn(game, lang, card);
        const shape = leavesIn(game, "en", card).map(({ lines }) => lines.length);
        const found = leaves.map(({ lines }) => lines.length);
        assert.deepEqual(found, shape, `rules-${card}-text`);
        for (const { name, lines } of card === "brief" ? [] : leaves)
          for (const line of lines) assert.ok(sentencesOf(line) <= (lines.length > 1 ? 1 : 3), `${name}: ${line}`);
      }
    });

    test(`${game} in ${lang}: each line of the words that players look for belongs to a card`, () => {
      for (const line of said(lang, "rules-words", {}, game).split("\n"))
        assert.ok(sections.includes(line.split(" ")[0]), line);
    });
  }

/** What players look for, and a card that tells it: their words, not those of the rules. */
const SOUGHT = {
  marrakech: {
    en: "carpet lay, carpets rent, bankrupt broke, eliminated broke, neutral broke, draw end, tiebreak end, tie-break end, coins rent, money start, direction turn, area rent, dice turn",
    fr: "carpette lay, faillite broke, éliminé broke, elimine broke, neutre broke, nul end, égalité end, départage end, pièces rent, argent start, direction turn, zone rent, surface rent",
    es: "tapete lay, bancarrota broke, eliminado broke, neutral broke, empate end, desempate end, monedas rent, dinero start, dirección turn, direccion turn, área rent",
    ar: "سجادة lay, سجاد rent, إفلاس broke, افلاس broke, إقصاء broke, محايد broke, تعادل end, نقود rent, عملات start, اتجاه turn, مساحة rent",
  },
  morocco: {
    en: "overflow arrow, overflow full, majority rewards, tiebreak score, tie-break ties, draw score, neutral arrow, neutral rewards, plot market, plot score, area score, money coins, direction arrow, coins coins, meeple place",
    fr: "débordement arrow, majorité rewards, départage score, égalité score, neutre arrow, parcelle market, surface score, zone score, argent coins, direction arrow, pions place",
    es: "desbordamiento arrow, mayoría rewards, desempate score, empate score, neutral arrow, parcela market, área score, dinero coins, dirección arrow, peones place",
    ar: "فيضان arrow, فائض full, أغلبية rewards, كسر ties, تعادل score, محايد arrow, أرض market, مساحة score, نقود coins, اتجاه arrow",
  },
};

test("the search knows the words of players beside those of the rules, in every language", () => {
  for (const [game, texts] of Object.entries(SOUGHT)) {
    assert.deepEqual(Object.keys(texts).sort(), [...LANGUAGES].sort());
    for (const [lang, pairs] of Object.entries(texts))
      for (const pair of pairs.split(", ")) {
        const [word, card] = pair.split(" ");
        const say = (/** @type {string} */ key) => said(lang, key, {}, game);
        const cards = searchCards(sectionsOf(game), say, word);
        assert.ok(cards.includes(card), `${game} in ${lang}: "${word}" leads to ${cards}, not to ${card}`);
        assert.ok(cards.length < sectionsOf(game).length / 2, `${word} leads nearly everywhere`);
      }
  }
});

/** The rules that a page of docs/rules numbers; a game whose rules stand in its own folder has none. @param {string} game */
function numbered(game) {
  const page = ["docs/rules", `${game}.md`];
  return existsSync(join(ROOT, ...page))
    ? [...read(...page).matchAll(/\*\*([A-Z]\d+)\*\*/g)].map(([, number]) => number)
    : [];
}

test("each rule and each reason why not leads to a section that is there", () => {
  let found = 0;
  for (const game of GAMES)
    for (const name of [...numbered(game), ...[...keys[game]].filter((key) => key.startsWith("why-"))]) {
      const section = boards[game].section(name);
      assert.ok(sectionsOf(game).includes(section), `${folderOf(game)}: section("${name}") is ${section}`);
      found += 1;
    }
  assert.ok(found > 60, `only ${found} rules and reasons were found`);
});

/** The games whose rules show boards, by leaf. */
const SHOWN = GAMES.filter((game) => existsSync(join(ROOT, folderOf(game), "views.json"))).map((game) => ({
  game,
  views: JSON.parse(read(folderOf(game), "views.json")),
}));

test("each board stands on a leaf that is there, nearly every leaf has one, and what is marked on it can be drawn", () => {
  assert.ok(SHOWN.length > 1);
  for (const { game, views } of SHOWN) {
    const board = boards[game];
    const bare = idleUi(
      board.words((/** @type {string} */ key, /** @type {any} */ args) => said("fr", key, args, game)),
    );
    const without = leafNames(game).filter((name) => name !== "brief" && !(name in views));
    assert.ok(without.length * 5 < Object.keys(views).length, `${game}: no board on ${without}`);
    for (const [leaf, { view, lit = [], picked = [], near = [], forecast = null }] of Object.entries(views)) {
      assert.ok(leafNames(game).includes(leaf), `${game}: ${leaf}`);
      const there = board.cells(view).map((/** @type {{pick: string}} */ { pick }) => pick);
      const known = near.every((/** @type {string} */ cell) => there.includes(cell));
      assert.ok(known && [0, 2].includes(near.length), `${game}: near in ${leaf}`);
      const ui = { ...bare, lit: new Set(lit), picked, forecast };
      const [drawn, plain] = [ui, bare].map((each) => markup(board.paint({ ...view, choices: [] }, each)));
      assert.match(drawn, /<(path|use|g) /, `${game}: ${leaf}`);
      if (lit.length || picked.length || forecast)
        assert.notEqual(drawn, plain, `${game}: nothing is marked on ${leaf}`);
    }
  }
});

test("small pictures stand on leaves that are there", () => {
  for (const game of GAMES)
    for (const leaf of Object.keys(boards[game].figures)) assert.ok(leafNames(game).includes(leaf), `${game}: ${leaf}`);
});
