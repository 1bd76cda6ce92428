// The new game form: as many seats as a game has, a name for each, no fewer players than needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draft, request } from "../../js/screens/draft.js";
import { translate } from "./catalogues.mjs";

/** @type {import("../../js/types.js").Say} */
const say = (key, args) => translate("en", key, args);
/**
 * A game of colours alone, one for each player.
 * @param {number} least players
 * @param {number} most
 * @returns {import("../../js/types.js").GameFacts}
 */
const facts = (least, most) => ({
  game: "any",
  rules: 1,
  seats: [least, most],
  options: {},
  bots: [],
  colors: Array.from({ length: most }, (_, i) => `c${i}`),
  colors_each: Object.fromEntries(Array.from({ length: most }, (_, i) => [i + 1, 1])),
});

test("three players are offered, or as many as come nearest", () => {
  assert.deepEqual(
    /** @type {[number, number][]} */ ([
      [2, 5],
      [2, 2],
      [4, 6],
      [1, 3],
      [1, 1],
    ]).map(([least, most]) => draft(facts(least, most), say).players),
    [3, 2, 4, 3, 1],
  );
});

test("each seat has a name, however many a game has", () => {
  for (const most of [2, 6, 9]) {
    const form = { ...draft(facts(2, most), say), players: most };
    assert.equal(form.names.length, most);
    const asked = request({ ...form, names: form.names.map(() => " ") }, facts(2, most), "s", say);
    assert.equal(new Set(asked.players.map(({ name }) => name)).size, most);
    assert.deepEqual(
      asked.players.map(({ color }) => color),
      form.colors,
    );
    assert.ok(asked.players.every(({ name }) => /\p{L}/u.test(name)));
  }
});
