// Choosing by parts: short lists instead of one long one; for every game found, in whole games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { partSelects } from "../../js/table/action-builder.ts";
import { ALL, drawingsOf, said } from "./catalogues.mjs";
import { played } from "./played.mjs";
import { taken } from "./sampling.mjs";

/** @typedef {import("../../js/table/action-builder.ts").ActionParts} ActionParts */

const games = played();

/** Parts in letters: each is an entry of the list called like its place. @param {string[]} texts @returns {ActionParts[]} */
const made = (texts) =>
  texts.map((text) => ({
    action: text,
    parts: [...text].map((value, at) => ({ part: `list ${at}`, value, words: { key: value, args: {} } })),
  }));

test("each list is narrowed by those before it, what is chosen stays where it can, and what they say is an action", () => {
  const wholes = made(["ax", "ay", "by", "bz", "c"]);
  for (const [chosen, entries, action] of [
    ["", "abc xy", "ax"],
    ["b", "abc yz", "by"],
    ["bz", "abc yz", "bz"],
    ["by", "abc yz", "by"],
    ["bx", "abc yz", "by"], // there is no bx
    ["cy", "abc", "c"], // it has but one part
    ["dy", "abc xy", "ay"],
  ]) {
    const found = partSelects(wholes, [...chosen]);
    const lists = found.lists.map(({ entries }) => entries.map(({ value }) => value).join(""));
    assert.deepEqual([lists.join(" "), found.action], [entries, action], chosen);
  }
  assert.deepEqual(partSelects(made([""]), []).lists, [], "an action without parts asks for no list");
});

for (const { facts, games: matches } of games) {
  const { game } = facts;
  /** @type {import("../../js/game-api/board.ts").Board} */
  const board = await drawingsOf(game);
  test(`${game}: the short lists lead to each action that has parts, and are short`, () => {
    for (const { view } of matches.flatMap((steps, n) => steps.filter((_, ply) => taken(ply + n, 9)))) {
      const wholes = view.choices
        .map((action) => ({ action, parts: board.parts(action, view) }))
        .filter(({ parts }) => parts.length);
      for (const { action, parts } of wholes) {
        const values = parts.map(({ value }) => value);
        const { lists, action: led } = partSelects(wholes, values);
        assert.equal(led, action);
        for (const { part, entries } of lists) assert.ok(entries.length <= 40, `${part}: ${entries.length} entries`);
      }
    }
  });

  test(`${game}: lists and entries have names, different ones within a list, in every language`, () => {
    for (const { view } of matches.flatMap((steps) => steps.filter((step) => step.view.ply % 5 === 0))) {
      const all = view.choices.flatMap((action) => board.parts(action, view));
      const parts = new Map(all.map((part) => [JSON.stringify(part), part])); // many choices share them
      for (const lang of ALL) {
        /** The values of a list by the words of its entries. @type {Map<string, Map<string, string>>} */
        const words = new Map();
        for (const { part, value, words: told } of parts.values()) {
          said(lang, `part-${part}`, {}, game);
          const list = words.get(part) ?? new Map();
          const text = said(lang, told.key, told.args, game, view.seats);
          // in which corner there is juice depends on the stall: the same corner is said in different ways
          assert.equal(list.get(text) ?? value, value, `${part}: ${text}`);
          words.set(part, list.set(text, value));
        }
      }
    }
  });
}
