// The new game form: as many seats as a game has, a name for each, no fewer players than needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draft, like, request, seating } from "../../js/screens/draft.js";
import { changed, placesFor } from "../../js/shell/seating.js";
import { standIn } from "./stand-in.mjs";
import { rowOf } from "./stones.mjs";
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

test("a form filled like a game that was played asks for the same people, and the next one begins", () => {
  const game = {
    ...facts(2, 5),
    bots: ["random", "easy"],
    options: { cold: { default: false, values: [false, true] } },
  };
  const players = ["c4", "c0", "c2"].map((color, seat) => ({ name: `n${seat}`, color }));
  const record = { game: "any", players, options: { cold: true }, setup: { first: 2 }, log: [] };
  const seats = changed(placesFor(3, { 1: "easy" }, ["north", "north", "east"]), 2, {
    language: "fr",
    advice: "never",
  });
  const row = rowOf([0, 1], { sharing: "around", seats, record: standIn(record) });
  const form = like(draft(game, say), game, row);
  assert.deepEqual(request(form, game, "s", say), {
    do: "new",
    game: "any",
    players,
    options: { cold: true },
    seed: "s",
    bots: { 1: "easy" },
    first: 0,
  });
  assert.deepEqual(seating(form), { sharing: "around", seats });
  assert.deepEqual([form.colors, form.names.length], [["c4", "c0", "c2", "c1", "c3"], 5]);
});
