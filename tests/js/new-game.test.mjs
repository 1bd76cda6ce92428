// The new game form: as many seats as a game has, a name for each, no fewer players than needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  addSeat,
  draft,
  like,
  nextSeat,
  removeSeat,
  request,
  seating,
  turnOver,
} from "../../js/screens/new-game/draft.js";
import "./browser.mjs";
import { withSeat, seatsFor } from "../../js/storage/seating.js";
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
    const asked = request({ ...form, names: form.names.map(() => " ") }, facts(2, most), say);
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
  const seats = withSeat(seatsFor(3, { 1: "easy" }, ["north", "north", "east"]), 2, {
    language: "fr",
    advice: "never",
  });
  const row = rowOf([0, 1], { sharing: "around", seats, record: standIn(record) });
  const form = like({ ...draft(game, say), seed: " " }, game, row);
  assert.deepEqual(request(form, game, say), {
    do: "new",
    game: "any",
    players,
    options: { cold: true },
    seed: null,
    bots: { 1: "easy" },
    first: 0,
  });
  assert.deepEqual(seating(form), { sharing: "around", seats });
  assert.deepEqual([form.colors, form.names.length], [["c4", "c0", "c2", "c1", "c3"], 5]);
});

test("a card that is added sits down between the others, and its seat takes its turn there", () => {
  const five = facts(2, 5);
  const form = draft(five, say);
  assert.deepEqual(nextSeat(form), { at: 2, edge: "north" });
  addSeat(form, five, say);
  assert.deepEqual(
    [form.players, form.names.slice(0, 4), form.edges, form.chosen],
    [4, ["Amina", "Yusuf", "Leo", "Inès"], ["south", "west", "north", "east"], 2],
  );
  assert.deepEqual(form.colors, ["c0", "c1", "c3", "c2", "c4"]);
});

test("whoever leaves takes name and colour along; the others keep theirs", () => {
  const five = facts(2, 5);
  const form = { ...draft(five, say), first: 2, chosen: 2 };
  form.names[2] = "Zohra";
  removeSeat(form, five, 1, say);
  assert.deepEqual(
    [form.names.slice(0, 2), form.colors.slice(0, 2), form.first, form.chosen, form.edges],
    [["Amina", "Zohra"], ["c0", "c2"], 1, 1, ["south", "north"]],
  );
  removeSeat(form, { ...five, seats: [1, 5] }, 1, say);
  assert.equal(form.first, null);
});

test("with several colours each, everyone keeps the first one", () => {
  const pairs = { ...facts(2, 4), colors_each: { 2: 2, 3: 1, 4: 1 } };
  const form = draft(pairs, say);
  removeSeat(form, pairs, 1, say);
  assert.deepEqual(form.colors, ["c0", "c1", "c2", "c3"]);
  assert.deepEqual(
    request(form, pairs, say).players.map(({ color }) => color),
    [
      ["c0", "c1"],
      ["c2", "c3"],
    ],
  );
  addSeat(form, pairs, say);
  assert.deepEqual(form.colors.slice(0, 3), ["c0", "c1", "c2"]);
});

test("seats that were moved stay where they are", () => {
  const five = facts(2, 5);
  const form = draft(five, say);
  form.edges = ["south", "south", "west"];
  addSeat(form, five, say);
  assert.deepEqual(form.edges, ["south", "south", "west", "north"]);
  removeSeat(form, five, 0, say);
  assert.deepEqual(form.edges, ["south", "west", "north"]);
});

test("one person against three opponents takes three taps: two turn over, one is added", () => {
  const game = { ...facts(2, 4), bots: ["random", "easy", "medium", "hard"] };
  const form = draft(game, say);
  turnOver(form, game, 1, say);
  turnOver(form, game, 2, say);
  addSeat(form, game, say);
  const { bots, players } = request(form, game, say);
  assert.deepEqual(bots, { 1: "medium", 2: "medium", 3: "medium" });
  assert.equal(new Set(players.map(({ name }) => name)).size, 4);
  turnOver(form, game, 1, say);
  assert.deepEqual(form.names.slice(0, 2), ["Amina", "Yusuf"]);
});

test("nobody has another's name, however the seats have changed", () => {
  const five = facts(2, 5);
  const form = draft(five, say);
  addSeat(form, five, say);
  form.names[2] = "";
  form.names[3] = " ";
  const names = request(form, five, say).players.map(({ name }) => name);
  assert.equal(new Set(names).size, 4);
});

/** What the taps on a template do. @param {unknown} told @returns {((given?: unknown) => void)[]} */
function taps(told) {
  if (Array.isArray(told)) return told.flatMap(taps);
  const { strings = [], values = [] } = /** @type {{strings?: string[], values?: any[]}} */ (told ?? {});
  return values.flatMap((value, at) => (strings[at]?.endsWith("@click=") ? [value] : taps(value)));
}

test("taps come faster than the page is rendered: whatever is tapped, as often as one likes, the table stays one", async () => {
  const { seats } = await import("../../js/screens/new-game/seats.js");
  const board = standIn({ swatch: () => "" });
  let turn = 1;
  for (const [least, most] of [
    [2, 4],
    [2, 5],
    [1, 1],
    [3, 3],
  ]) {
    const game = { ...facts(least, most), bots: ["random", "easy"] };
    const form = draft(game, say);
    for (let round = 0; round < 40; round += 1) {
      /** @type {import("../../js/screens/new-game/new-game.js").Parts["act"]} */
      const act = (change) => change;
      const all = taps(seats({ say, facts: game, form, drawn: standIn({ board }), known: ["Zohra"], act }));
      assert.ok(all.length >= 3 * form.players);
      for (let tap = 0; tap < 5; tap += 1) {
        turn = (turn * 16_807 + 11) % 2_147_483_647; // any taps, but the same in each run
        for (let times = 0; times <= round % 6; times += 1) all[turn % all.length]();
        assert.deepEqual([form.edges.length, form.chosen < form.players], [form.players, true]);
        assert.ok(form.players >= least && form.players <= most, `${form.players} players`);
        assert.equal(new Set(request(form, game, say).players.map(({ color }) => color)).size, form.players);
      }
    }
  }
});
