// How Marrakech moves: the frames of each event, and what lies on the board meanwhile.
import assert from "node:assert/strict";
import { test } from "node:test";
import { frames } from "../../js/games/marrakech/board.ts";
import { centre, SQUARES } from "../../js/games/marrakech/places.ts";
import { required } from "../../js/base/lookup.ts";
import { event, EXITS, gap, view } from "./marrakech.mjs";

/** @typedef {import("./marrakech.mjs").Event} Event */
/** @typedef {import("./marrakech.mjs").Facing} Facing */
/** @typedef {ReturnType<typeof frames>} Shown */
/** @typedef {import("../../js/games/marrakech/shapes.ts").Step} Step */

const HERE = view("d4", "north");
/** @param {Shown} shown */
const walked = (shown) => shown.map(({ frame }) => required(frame.assam, "Assam"));
/** @param {Shown} shown */
const time = (shown) => shown.reduce((sum, { ms }) => sum + ms, 0);
/** A way: `d5 north` for each step, with the side by which a mosaic is entered. @param {string[]} steps @returns {Step[]} */
const way = (...steps) =>
  steps.map((step) => {
    const [square = "", facing, mosaic = null] = /** @type {[string, Facing, Facing | undefined]} */ (step.split(" "));
    return { square, facing, mosaic };
  });

test("frames: a walk goes square by square, and the longest, mosaic and all, stays within a second and a half", () => {
  const shown = frames(
    event("walked", { start: "d4", path: way("d5 north", "d6 north", "d7 north") }),
    view("d7", "north"),
  );
  const found = walked(shown).map(({ x, y }) => ({ x, y }));
  assert.deepEqual(found, ["d5", "d6", "d7"].map(centre));
  assert.ok(shown.every(({ ms }) => ms >= 150 && ms <= 250));
  const path = way("g7 north", "g7 west north", "f7 west", "e7 west");
  assert.ok(time(frames(event("walked", { start: "g6", path }), view("e7", "west"))) <= 1500);
});

test("frames: through each mosaic, without a leap or a spin the wrong way round", () => {
  for (const [from, side, to, facing] of EXITS) {
    const shown = frames(event("walked", { start: from, path: way(`${to} ${facing} ${side}`) }), view(to, facing));
    assert.ok(shown.length > 4 && time(shown) <= 230.01);
    const all = walked(shown);
    const { x, y, facing: looks } = required(all.at(-1), "end");
    assert.deepEqual({ x, y, looks }, { ...centre(to), looks: facing }, `from ${from} going ${side}`);
    for (const [i, now] of all.slice(1).entries())
      assert.ok(gap(all[i], now) < 60 && Math.abs(all[i].turn - now.turn) < 60, `from ${from} going ${side}`);
  }
});

test("frames: a turn left from north ends a quarter anticlockwise, not three quarters on", () => {
  const end = walked(frames(event("turned", { by: "left", facing: "west" }), view("d4", "west"), HERE)).at(-1);
  assert.deepEqual([end?.turn, end?.facing], [-90, "west"]);
  assert.deepEqual(frames(event("turned", { by: "straight", facing: "north" }), HERE), []);
});

test("frames: where Assam is shown as he will stand he does not turn once more", () => {
  const turned = event("turned", { by: "left", facing: "west" });
  assert.deepEqual(frames(turned, view("d4", "west"), HERE, { proposed: true }), []);
});

test("frames: a die tells nothing while it is in the air, strikes twice, and shows its face once it rests", () => {
  for (const steps of [1, 3]) {
    const shown = frames(event("rolled", { steps }), HERE);
    const found = shown.map(({ frame }) => frame.thrown?.face);
    assert.deepEqual(found, [null, null, null, steps]);
    assert.deepEqual([time(shown), shown.at(-1)?.ms], [1050, 350]);
    assert.equal(shown.filter(({ tone }) => tone === "wood").length, 3);
  }
});

test("frames: a coin leaves its purse as it flies off, and counts in the other once it has landed; six at most", () => {
  const has = (/** @type {number[]} */ ...purses) =>
    /** @type {any} */ ({ ...HERE, seats: purses.map((dirhams) => ({ dirhams, score: dirhams + 3 })) });
  const paid = event("paid", { square: "d4", cells: SQUARES.slice(0, 9), amount: 9, from: 0, to: 1 });
  const flown = frames(paid, has(21, 39), has(30, 30)).slice(9);
  const purses = flown.map(({ frame }) => frame.purses?.map(({ dirhams }) => dirhams).join(" "));
  assert.deepEqual(purses, ["29 30", "27 30", "26 30", "24 31", "23 33", "21 34", "21 36", "21 37"]);
  assert.equal(flown.filter(({ tone }) => tone === "coin").length, 6);
  assert.equal(time(flown.slice(5)), flown[5].frame.flights?.[5].ms, "the last one has landed when its frames end");
});

test("frames: a person's turn takes four seconds at most, whatever it brings", () => {
  const turn = [
    event("turned", { by: "left", facing: "west" }),
    event("rolled", { steps: 4 }),
    event("walked", { start: "g7", path: way("g7 north north", "g7 north east", "g7 north north", "g7 north east") }),
    event("paid", { square: "g7", cells: SQUARES.slice(0, 24), amount: 24, from: 0, to: 1 }),
  ];
  const ends = [event("laid", { seat: 1, color: "mint", squares: ["c4", "c5"] }), event("went_out", { seat: 2 })];
  for (const last of ends) {
    const ms = time([...turn, last].flatMap((one) => frames(one, view("g7", "north"))));
    assert.ok(ms <= 4000, `${ms} ms`);
  }
});

test("frames happen on the board from before the action", () => {
  const [rolled] = frames(event("rolled", { steps: 2 }), view("d6", "north"), HERE);
  assert.equal(rolled.frame.board.assam.square, "d4");
  const turning = walked(frames(event("turned", { by: "right", facing: "east" }), view("d6", "north"), HERE))[0];
  assert.deepEqual({ x: turning.x, y: turning.y }, centre("d4"));
});

test("frames: the group is counted from Assam outwards, then coins fly from purse to purse", () => {
  const shown = frames(event("paid", { square: "d4", cells: ["d6", "d4", "d5"], amount: 2, from: 0, to: 1 }), HERE);
  const counted = shown.map(({ frame }) => `${frame.paid?.cells.length} ${frame.flights?.length ?? 0}`);
  assert.deepEqual(counted, ["1 0", "2 0", "3 0", "3 1", "3 2", "3 2", "3 2"]);
  const { paid, flights = [] } = required(shown.at(-1), "frame").frame;
  assert.deepEqual(paid, { cells: ["d4", "d5", "d6"], square: "d4" });
  for (const { from, to } of flights) assert.deepEqual([from, to], [{ seat: 0 }, { seat: 1 }]);
});

test("frames: the highest rent so far has a word of its own, and whoever is out", () => {
  const paid = (/** @type {number} */ amount) => event("paid", { square: "d4", cells: ["d4"], amount });
  const story = [2, 5, 3].map((amount) => ({ events: [paid(amount)] }));
  const word = (/** @type {Event} */ told, before = story) =>
    frames(told, HERE, HERE, { story: before }).at(-1)?.frame.moment?.key;
  assert.equal(word(paid(6)), "moment-rent");
  assert.deepEqual([word(paid(5)), word(paid(6), story.slice(1))], [undefined, undefined]);
  assert.equal(word(event("went_out", { seat: 2 })), "moment-out");
});
