// The new game form: as many seats as a game has, a name for each, no fewer players than needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Draft } from "../../js/screens/new-game/draft.ts";
import { PERSON } from "../../js/screens/new-game/draft-seats.ts";
import "./browser.mjs";
import { withSeat, seatsFor } from "../../js/storage/seating.ts";
import { required } from "../../js/base/lookup.ts";
import { standIn } from "./stand-in.mjs";
import { rowOf } from "./stones.mjs";
import { translate } from "./catalogues.mjs";

/** @type {import("../../js/i18n/translate.ts").Say} */
const say = (key, args) => translate("en", key, args);
const COLD = { options: { cold: { default: false, values: [false, true] } } };

/**
 * The form of a game of colours alone, one for each player.
 * @param {number} least players
 * @param {number} most
 * @param {Partial<import("../../js/engine/shapes.ts").GameFacts>} [more]
 */
function formOf(least, most, more) {
  const colors = Array.from({ length: most }, (_, i) => `c${i}`);
  const facts = { game: "any", rules: 1, options: {}, bots: [], colors, private: false };
  const colors_each = Object.fromEntries(colors.map((_, i) => [i + 1, 1]));
  return new Draft({ ...facts, seats: [least, most], colors_each, ...more }, say);
}
/** The same form with other seats. @param {Draft} form @param {object} seats */
function seated(form, seats) {
  Object.assign(form.seats, seats);
  return form;
}
/** Who asks for a game, each in a colour. @param {Draft} form */
const asked = (form) => form.request().players.map(({ name, color }) => `${name} ${[color].flat().join("+")}`);

test("three players are offered, or as many as come nearest", () => {
  const offered = [formOf(2, 5), formOf(2, 2), formOf(4, 6), formOf(1, 3), formOf(1, 1)].map(
    ({ seats }) => seats.players,
  );
  assert.deepEqual(offered, [3, 2, 4, 3, 1]);
});

test("a game with hands begins with the tablet passed on", () => {
  assert.deepEqual([formOf(2, 4).sharing, formOf(2, 4, { private: true }).sharing], ["open", "pass"]);
});

test("each seat has a name, however many a game has", () => {
  for (const most of [2, 6, 9]) {
    const form = seated(formOf(2, most), { players: most });
    assert.equal(form.seats.names.length, most);
    seated(form, { names: form.seats.names.map(() => " ") });
    const { players } = form.request();
    assert.equal(new Set(players.map(({ name }) => name)).size, most);
    for (const [at, { name, color }] of players.entries())
      assert.match(`${name} ${color}`, RegExp(`^\\p{L}.* c${at}$`, "u"));
  }
});

test("a form filled like a game that was played asks for the same people, and the next one begins", () => {
  const players = ["c4", "c0", "c2"].map((color, seat) => ({ name: `n${seat}`, color }));
  const record = { game: "any", players, options: { cold: true }, setup: { first: 2 }, log: [] };
  const bots = { 1: "easy" };
  const seats = withSeat(seatsFor(3, bots, ["north", "north", "east"]), 2, { language: "fr", advice: "never" });
  const form = Object.assign(formOf(2, 5, { bots: ["random", "easy"], ...COLD }), { seed: " " });
  form.fillLike(rowOf([0, 1], { sharing: "around", seats, record: standIn(record) }));
  const request = { do: "new", game: "any", players, options: { cold: true }, seed: null, bots, first: 0 };
  assert.deepEqual(form.request(), request);
  assert.deepEqual(form.seating(), { sharing: "around", seats });
  assert.deepEqual([form.seats.colors, form.seats.names.length], [["c4", "c0", "c2", "c1", "c3"], 5]);
});

test("a card that is added sits down between the others, and its seat takes its turn there", () => {
  const form = formOf(2, 5);
  assert.deepEqual(form.seats.nextSeat(), { at: 2, edge: "north" });
  form.seats.addSeat();
  assert.deepEqual(asked(form), ["Amina c0", "Yusuf c1", "Leo c3", "Inès c2"]);
  assert.deepEqual(
    [form.seats.edges.join(), form.seats.chosen, form.seats.colors[4]],
    ["south,west,north,east", 2, "c4"],
  );
});

test("whoever leaves takes name and colour along; the others keep theirs", () => {
  const form = seated(formOf(2, 5), { first: 2, chosen: 2 });
  form.seats.names[2] = "Zohra";
  form.seats.removeSeat(1);
  assert.deepEqual(asked(form), ["Amina c0", "Zohra c2"]);
  assert.deepEqual([form.seats.first, form.seats.chosen, form.seats.edges.join()], [1, 1, "south,north"]);
  seated(form, { facts: { ...form.facts, seats: [1, 5] } });
  form.seats.removeSeat(1);
  assert.equal(form.seats.first, null);
});

test("with several colours each, everyone keeps the first one", () => {
  const form = formOf(2, 4, { colors_each: { 2: 2, 3: 1, 4: 1 } });
  form.seats.removeSeat(1);
  assert.deepEqual(asked(form), ["Amina c0+c1", "Inès c2+c3"]);
  form.seats.addSeat();
  assert.equal(form.seats.colors.slice(0, 3).join(), "c0,c1,c2");
});

test("seats that were moved stay where they are", () => {
  const form = seated(formOf(2, 5), { edges: ["south", "south", "west"] });
  form.seats.addSeat();
  assert.deepEqual(form.seats.edges, ["south", "south", "west", "north"]);
  form.seats.removeSeat(0);
  assert.deepEqual(form.seats.edges, ["south", "west", "north"]);
});

test("an opponent brings a name of its own, unless somebody has typed one; one that is added is like the one before", () => {
  const form = formOf(2, 4, { bots: ["random", "easy", "medium", "hard"] });
  const named = (/** @type {number} */ seat, /** @type {string} */ level) => {
    form.seats.seatLevel(seat, level);
    return form.seats.names[seat];
  };
  assert.deepEqual([named(1, "hard"), named(2, "hard")], ["Brahim", "Omar"]);
  form.seats.addSeat();
  assert.deepEqual(form.request().bots, { 1: "hard", 2: "hard", 3: "hard" });
  assert.equal(new Set(asked(form).map((each) => each.split(" ")[0])).size, 4);
  assert.deepEqual([named(2, "easy"), named(1, PERSON)], ["Idris", "Yusuf"]);
  form.seats.names[1] = "Grandma";
  assert.equal(named(1, "hard"), "Grandma");
  form.seats.names[1] = " ";
  assert.equal(named(1, "hard"), "Brahim");
});

test("a face goes with its seat, and is kept where it does not follow from the name", () => {
  const form = formOf(2, 5, { bots: ["easy"] });
  const faces = () => form.seating().seats.map((seat) => ("face" in seat ? seat.face : "by name"));
  assert.deepEqual(faces(), Array(3).fill("by name"));
  const before = form.seats.faceAt(2);
  form.seats.changeFace(2);
  const chosen = form.seats.faceAt(2);
  assert.notEqual(chosen, before);
  form.seats.removeSeat(0);
  assert.deepEqual(faces(), ["by name", chosen]);
  form.seats.seatLevel(1, "easy");
  assert.equal(faces()[1], "by name");
  const record = standIn({ players: ["c0", "c1"].map((color) => ({ name: color, color })), setup: {} });
  form.fillLike(rowOf([0, 1], { seats: withSeat(seatsFor(2, {}), 1, { face: null }), record }));
  assert.equal(form.seats.faceAt(1), null);
});

test("nobody has another's name, however the seats have changed, and in whichever signs", () => {
  const form = formOf(2, 5);
  const second = required(form.seats.names[1], "second name");
  seated(form, { names: form.seats.names.with(0, `${second.toUpperCase()} `).with(1, "") });
  assert.notEqual(form.seats.nameAt(1), second);
  form.seats.addSeat();
  seated(form, { names: [...form.seats.names.slice(0, 2), "", " ", ...form.seats.names.slice(4)] });
  assert.equal(new Set(asked(form).map((each) => each.toLowerCase().split(" ")[0])).size, 4);
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
  const { seats } = await import("../../js/screens/new-game/seats.ts");
  /** @type {import("../../js/game-api/board.ts").Board} */
  const board = standIn({ swatch: () => "", dye: () => "", emblem: () => "" });
  let turn = 1;
  for (const form of [formOf(2, 4), formOf(2, 5), formOf(1, 1), formOf(3, 3)]) {
    const [least, most] = form.facts.seats;
    form.facts.bots = ["random", "easy"];
    for (let round = 0; round < 15; round += 1) {
      const all = taps(seats({ say, draft: form, board, known: ["Zohra"], announce() {} }));
      assert.ok(all.length >= form.seats.players);
      for (let tap = 0; tap < 5; tap += 1) {
        turn = (turn * 16_807 + 11) % 2_147_483_647; // any taps, but the same in each run
        for (let times = 0; times <= round % 6; times += 1) all[turn % all.length]();
        assert.deepEqual([form.seats.edges.length, form.seats.chosen < form.seats.players], [form.seats.players, true]);
        assert.ok(form.seats.players >= least && form.seats.players <= most, `${form.seats.players} players`);
        assert.equal(new Set(form.request().players.map(({ color }) => color)).size, form.seats.players);
      }
    }
  }
});
