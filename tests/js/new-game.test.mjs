// The new game form: as many seats as a game has, a name for each, no fewer players than needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Draft, PERSON } from "../../js/screens/new-game/draft.js";
import "./browser.mjs";
import { withSeat, seatsFor } from "../../js/storage/seating.js";
import { required } from "../../js/base/lookup.js";
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
    ]).map(([least, most]) => new Draft(facts(least, most), say).players),
    [3, 2, 4, 3, 1],
  );
});

test("each seat has a name, however many a game has", () => {
  for (const most of [2, 6, 9]) {
    const form = Object.assign(new Draft(facts(2, most), say), { players: most });
    assert.equal(form.names.length, most);
    const { colors } = form;
    form.names = form.names.map(() => " ");
    const asked = form.request();
    assert.equal(new Set(asked.players.map(({ name }) => name)).size, most);
    assert.deepEqual(
      asked.players.map(({ color }) => color),
      colors,
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
  const form = Object.assign(new Draft(game, say), { seed: " " });
  form.fillLike(row);
  assert.deepEqual(form.request(), {
    do: "new",
    game: "any",
    players,
    options: { cold: true },
    seed: null,
    bots: { 1: "easy" },
    first: 0,
  });
  assert.deepEqual(form.seating(), { sharing: "around", seats });
  assert.deepEqual([form.colors, form.names.length], [["c4", "c0", "c2", "c1", "c3"], 5]);
});

test("a card that is added sits down between the others, and its seat takes its turn there", () => {
  const five = facts(2, 5);
  const form = new Draft(five, say);
  assert.deepEqual(form.nextSeat(), { at: 2, edge: "north" });
  form.addSeat();
  assert.deepEqual(
    [form.players, form.names.slice(0, 4), form.edges, form.chosen],
    [4, ["Amina", "Yusuf", "Leo", "Inès"], ["south", "west", "north", "east"], 2],
  );
  assert.deepEqual(form.colors, ["c0", "c1", "c3", "c2", "c4"]);
});

test("whoever leaves takes name and colour along; the others keep theirs", () => {
  const five = facts(2, 5);
  const form = Object.assign(new Draft(five, say), { first: 2, chosen: 2 });
  form.names[2] = "Zohra";
  form.removeSeat(1);
  assert.deepEqual(
    [form.names.slice(0, 2), form.colors.slice(0, 2), form.first, form.chosen, form.edges],
    [["Amina", "Zohra"], ["c0", "c2"], 1, 1, ["south", "north"]],
  );
  form.facts = { ...five, seats: [1, 5] };
  form.removeSeat(1);
  assert.equal(form.first, null);
});

test("with several colours each, everyone keeps the first one", () => {
  const pairs = { ...facts(2, 4), colors_each: { 2: 2, 3: 1, 4: 1 } };
  const form = new Draft(pairs, say);
  form.removeSeat(1);
  assert.deepEqual(form.colors, ["c0", "c1", "c2", "c3"]);
  assert.deepEqual(
    form.request().players.map(({ color }) => color),
    [
      ["c0", "c1"],
      ["c2", "c3"],
    ],
  );
  form.addSeat();
  assert.deepEqual(form.colors.slice(0, 3), ["c0", "c1", "c2"]);
});

test("seats that were moved stay where they are", () => {
  const five = facts(2, 5);
  const form = new Draft(five, say);
  form.edges = ["south", "south", "west"];
  form.addSeat();
  assert.deepEqual(form.edges, ["south", "south", "west", "north"]);
  form.removeSeat(0);
  assert.deepEqual(form.edges, ["south", "west", "north"]);
});

test("of opponents each has a name of its own, and one that is added is like the one before", () => {
  const game = { ...facts(2, 4), bots: ["random", "easy", "medium", "hard"] };
  const form = new Draft(game, say);
  form.seatLevel(1, "medium");
  form.seatLevel(2, "medium");
  form.addSeat();
  const { bots, players } = form.request();
  assert.deepEqual(bots, { 1: "medium", 2: "medium", 3: "medium" });
  assert.equal(new Set(players.map(({ name }) => name)).size, 4);
  form.seatLevel(1, PERSON);
  assert.deepEqual(form.names.slice(0, 2), ["Amina", "Yusuf"]);
});

test("a face goes with its seat, and is kept where it does not follow from the name", () => {
  const form = new Draft({ ...facts(2, 5), bots: ["easy"] }, say);
  assert.ok(form.seating().seats.every((seat) => !("face" in seat)));
  const before = form.faceAt(2);
  form.changeFace(2);
  const chosen = form.faceAt(2);
  assert.notEqual(chosen, before);
  form.removeSeat(0);
  assert.deepEqual(
    form.seating().seats.map(({ face }) => face),
    [undefined, chosen],
  );
  form.seatLevel(1, "easy");
  assert.ok(!("face" in required(form.seating().seats[1], "seat")));
  const again = new Draft({ ...facts(2, 5), bots: ["easy"] }, say);
  const seats = withSeat(seatsFor(2, {}), 1, { face: null });
  const record = standIn({ players: ["c0", "c1"].map((color) => ({ name: color, color })), setup: {} });
  again.fillLike(rowOf([0, 1], { seats, record }));
  assert.equal(again.faceAt(1), null);
});

test("what is not as in the rule book is counted", () => {
  const form = new Draft({ ...facts(2, 5), options: { cold: { default: false, values: [false, true] } } }, say);
  assert.equal(form.differences, 0);
  Object.assign(form, { options: { cold: true }, first: 0, seed: " s " });
  assert.equal(form.differences, 3);
});

test("nobody has another's name, however the seats have changed", () => {
  const five = facts(2, 5);
  const form = new Draft(five, say);
  form.addSeat();
  form.names[2] = "";
  form.names[3] = " ";
  const names = form.request().players.map(({ name }) => name);
  assert.equal(new Set(names).size, 4);
});

test("nobody has another's name in other signs", () => {
  const form = new Draft(facts(2, 5), say);
  const second = required(form.names[1], "second name");
  form.names = form.names.with(0, `${second.toUpperCase()} `).with(1, "");
  assert.notEqual(form.nameAt(1), second);
});

/** What the taps on a template do. @param {unknown} told @returns {((given?: unknown) => void)[]} */
function taps(told) {
  if (Array.isArray(told)) return told.flatMap(taps);
  const { strings = [], values = [] } = /** @type {{strings?: string[], values?: any[]}} */ (told ?? {});
  return values.flatMap((value, at) =>
    typeof value === "function" && /@(click|change)=$/.test(strings[at] ?? "") ? [value] : taps(value),
  );
}

test("taps come faster than the page is rendered: whatever is tapped, as often as one likes, the table stays one", async () => {
  const { seats } = await import("../../js/screens/new-game/seats.js");
  /** @type {import("../../js/types.js").Board} */
  const board = standIn({ swatch: () => "", dye: () => "", emblem: () => "" });
  let turn = 1;
  for (const [least, most] of [
    [2, 4],
    [2, 5],
    [1, 1],
    [3, 3],
  ]) {
    const game = { ...facts(least, most), bots: ["random", "easy"] };
    const form = new Draft(game, say);
    for (let round = 0; round < 40; round += 1) {
      const all = taps(seats({ say, draft: form, board, known: ["Zohra"], announce() {} }));
      assert.ok(all.length >= form.players);
      for (let tap = 0; tap < 5; tap += 1) {
        turn = (turn * 16_807 + 11) % 2_147_483_647; // any taps, but the same in each run
        for (let times = 0; times <= round % 6; times += 1) all[turn % all.length]();
        assert.deepEqual([form.edges.length, form.chosen < form.players], [form.players, true]);
        assert.ok(form.players >= least && form.players <= most, `${form.players} players`);
        assert.equal(new Set(form.request().players.map(({ color }) => color)).size, form.players);
      }
    }
  }
});
