// How Marrakech moves: the frames of each event, what lies on the board meanwhile, and that nothing is cut short.
import assert from "node:assert/strict";
import { test } from "node:test";
import { frames, ground, paint } from "../../js/games/marrakech/board.js";
import { centre, SQUARES } from "../../js/games/marrakech/places.js";
import { required } from "../../js/base/lookup.js";
import { cut, drawn, movedBy, sheet, stylesOf } from "./drawn.mjs";
import { event, EXITS, gap, RUGS, STATES, ui, view } from "./marrakech.mjs";

/** @typedef {import("./marrakech.mjs").Event} Event */
/** @typedef {import("./marrakech.mjs").Facing} Facing */
/** @typedef {ReturnType<typeof frames>} Shown */

/** Assam at an end of the way. @param {Shown[number] | undefined} shown */
const assamOf = (shown) => required(shown?.frame.assam, "Assam");
/** @param {Shown} shown */
const last = (shown) => assamOf(shown.at(-1));
/** @param {Shown} shown */
const time = (shown) => shown.reduce((sum, { ms }) => sum + ms, 0);

test("frames: a walk goes square by square within a second and a half", () => {
  const path = ["d5", "d6", "d7"].map((square) => ({ square, facing: /** @type {Facing} */ ("north"), mosaic: null }));
  const shown = frames(event("walked", { start: "d4", path }), view("d7", "north"));
  assert.deepEqual(
    shown.map(assamOf).map(({ x, y }) => ({ x, y })),
    path.map(({ square }) => centre(square)),
  );
  assert.ok(shown.every(({ ms }) => ms >= 150 && ms <= 250));
  assert.ok(time(shown) <= 1500);
});

for (const [from, side, to, facing] of EXITS) {
  test(`frames: through the mosaic from ${from} going ${side}`, () => {
    const shown = frames(
      event("walked", { start: from, path: [{ square: to, facing, mosaic: side }] }),
      view(to, facing),
    );
    assert.equal(last(shown).facing, facing);
    assert.deepEqual({ x: last(shown).x, y: last(shown).y }, centre(to));
    assert.ok(shown.length > 4 && time(shown) <= 230.01);
    for (let i = 1; i < shown.length; i += 1) {
      const [a, b] = [assamOf(shown[i - 1]), assamOf(shown[i])];
      assert.ok(gap(a, b) < 60, "no leap across the board");
      assert.ok(Math.abs(a.turn - b.turn) < 60, "no spin the wrong way round");
    }
  });
}

test("frames: the longest walk, mosaic and all, stays within a second and a half", () => {
  /** @type {import("../../js/games/marrakech/shapes.js").Step[]} */
  const path = [
    { square: "g7", facing: "north", mosaic: null },
    { square: "g7", facing: "west", mosaic: "north" },
    { square: "f7", facing: "west", mosaic: null },
    { square: "e7", facing: "west", mosaic: null },
  ];
  assert.ok(time(frames(event("walked", { start: "g6", path }), view("e7", "west"))) <= 1500);
});

test("frames: a turn left from north ends a quarter anticlockwise, not three quarters on", () => {
  const [before, after] = [view("d4", "north"), view("d4", "west")];
  const { turn, facing } = last(frames(event("turned", { by: "left", facing: "west" }), after, before));
  assert.deepEqual([turn, facing], [-90, "west"]);
  assert.deepEqual(frames(event("turned", { by: "straight", facing: "north" }), view("d4", "north")), []);
});

test("frames: the group is counted from Assam outwards, then coins fly from purse to purse", () => {
  const paid = event("paid", { square: "d4", cells: ["d6", "d4", "d5"], amount: 2, from: 0, to: 1 });
  const shown = frames(paid, view("d4", "north"));
  assert.deepEqual(
    shown.map(({ frame }) => [frame.paid?.cells.length, frame.transfers?.length ?? 0]),
    [
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 1],
      [3, 2],
    ],
  );
  assert.deepEqual(shown.at(-1)?.frame.paid, { cells: ["d4", "d5", "d6"], square: "d4" });
  assert.deepEqual(
    shown.at(-1)?.frame.transfers?.map(({ from, to }) => [from, to]),
    [
      [0, 1],
      [0, 1],
    ],
  );
});

test("frames: laying, rolling, landing, going out; nothing for the end", () => {
  const after = view("d4", "north");
  const one = (/** @type {Event} */ told) => frames(told, after)[0].frame;
  assert.deepEqual(one(event("laid", { seat: 1, color: "mint", squares: ["c4", "c5"] })).rug, {
    color: "mint",
    owner: 1,
    squares: ["c4", "c5"],
  });
  assert.deepEqual(one(event("landed", { square: "d4", on: "bare" })).glow, ["d4"]);
  assert.equal(one(event("went_out", { seat: 2 })).out, 2);
  assert.deepEqual(frames(event("ended", { why: "last-rug" }), after), []);
});

test("frames: a die tells nothing while it is in the air, strikes twice, and shows its face once it rests", () => {
  const shown = [1, 3].map((steps) => frames(event("rolled", { steps }), view("d4", "north")));
  const [one, three] = shown.map((each) => each.map(({ frame }) => frame.thrown?.face));
  assert.deepEqual(one, [null, null, null, 1]);
  assert.deepEqual(three, [null, null, null, 3]);
  assert.deepEqual([time(shown[0]), shown[0].at(-1)?.ms], [1050, 350]);
  assert.equal(shown[0].filter(({ tone }) => tone === "wood").length, 3);
});

test("frames: both purses count with the coins, a sound for each, six at most", () => {
  const [before, after] = [view("d4", "north"), view("d4", "north")];
  const has = (/** @type {number[]} */ all) =>
    /** @type {typeof before.seats} */ (
      /** @type {unknown} */ (all.map((dirhams) => ({ dirhams, score: dirhams + 3 })))
    );
  const [had, have] = [has([30, 30]), has([21, 39])];
  const paid = event("paid", { square: "d4", cells: SQUARES.slice(0, 9), amount: 9, from: 0, to: 1 });
  const flown = frames(paid, { ...after, seats: have }, { ...before, seats: had }).slice(9);
  assert.deepEqual(
    flown.map(({ frame }) => frame.purses?.map(({ dirhams }) => dirhams)),
    [
      [29, 31],
      [27, 33],
      [26, 34],
      [24, 36],
      [23, 37],
      [21, 39],
    ],
  );
  assert.deepEqual(new Set(flown.map(({ tone }) => tone)), new Set(["coin"]));
});

test("frames: a person's turn takes four seconds at most, whatever it brings", () => {
  /** @type {import("../../js/games/marrakech/shapes.js").Step[]} */
  const path = ["north", "east", "north", "east"].map((mosaic) => ({
    square: "g7",
    facing: "north",
    mosaic: /** @type {Facing} */ (mosaic),
  }));
  const cells = SQUARES.slice(0, 24);
  const turn = [
    event("turned", { by: "left", facing: "west" }),
    event("rolled", { steps: 4 }),
    event("walked", { start: "g7", path }),
    event("paid", { square: "g7", cells, amount: 24, from: 0, to: 1 }),
  ];
  for (const last of [
    event("laid", { seat: 1, color: "mint", squares: ["c4", "c5"] }),
    event("went_out", { seat: 2 }),
  ]) {
    const whole = [...turn, last].flatMap((one) => frames(one, view("g7", "north")));
    assert.ok(time(whole) <= 4000, `${time(whole)} ms`);
  }
});

test("frames happen on the board from before the action", () => {
  const [before, after] = [view("d4", "north"), view("d6", "north")];
  const [rolled] = frames(event("rolled", { steps: 2 }), after, before);
  assert.equal(rolled.frame.board.assam.square, "d4");
  const [turning] = frames(event("turned", { by: "right", facing: "east" }), after, before);
  assert.deepEqual({ x: assamOf(turning).x, y: assamOf(turning).y }, centre("d4"));
});

const STYLES = stylesOf("marrakech", "pieces", "moves");
const LOOK = sheet(STYLES);

/** A turn in which everything happens. */
const EVENTS = [
  event("turned", { by: "left", facing: "west" }),
  event("rolled", { steps: 3 }),
  event("walked", {
    start: "b4",
    path: [
      { square: "a4", facing: "west", mosaic: null },
      { square: "a5", facing: "east", mosaic: "west" },
    ],
  }),
  event("landed", { square: "a5" }),
  event("paid", { square: "d4", cells: ["d6", "d4", "d5", "e5", "e4", "e3", "d3", "c3"], amount: 8 }),
  event("laid", { seat: 1, color: "mint", squares: ["d5", "d6"] }),
  event("laid", { seat: 1, color: "mint", squares: ["d5", "e5"] }),
  event("went_out", { seat: 3 }),
];
/** @param {Event} one @param {boolean} proposed */
const shownAs = (one, proposed) =>
  frames(one, view("d4", "north", RUGS), undefined, [one], proposed).map(({ ms, frame }) => ({
    ms,
    elements: drawn(paint(view("d4", "north"), ui({ frame }))),
  }));
const SHOWN = EVENTS.flatMap((one) => [false, true].map((proposed) => shownAs(one, proposed)));

test("nothing that a stylesheet moves has a place of its own which that would take away", () => {
  const all = [
    ...STATES.map((state) => drawn(paint(view("d4", "north", RUGS), state))),
    drawn(ground()),
    ...SHOWN.flat().map(({ elements }) => elements),
  ].flat();
  const moved = all.filter((each) => movedBy(LOOK, each));
  assert.ok(moved.length > 20);
  assert.deepEqual(
    [...new Set(moved.filter(({ attributes }) => attributes.transform).map(({ attributes }) => attributes.class))],
    [],
  );
});

test("what comes in lands before it is replaced", () => {
  assert.deepEqual(
    SHOWN.flatMap((shown) => cut(LOOK, shown)),
    [],
  );
});

test("a rug that hovered before it counted settles from where it hovers; any other drops", () => {
  const [, , , , , laid] = EVENTS;
  const movesIn = (/** @type {boolean} */ proposed) =>
    shownAs(laid, proposed)[0].elements.flatMap(({ classes }) => [...classes].filter((name) => /ing$/.test(name)));
  assert.deepEqual([movesIn(false), movesIn(true)], [["dropping"], ["settling"]]);
  const [, hovers] = STYLES.match(/\.shown \.moves \{[^}]*transform: ([^;]+);/) ?? [];
  const [, settles] = STYLES.match(/@keyframes rug-settles \{\s*from \{\s*transform: ([^;]+);/) ?? [];
  assert.ok(hovers);
  assert.equal(settles, hovers);
});

test("frames: the highest rent so far has a word of its own, and whoever is out", () => {
  const now = view("d4", "north");
  const paid = (/** @type {number} */ amount) => event("paid", { square: "d4", cells: ["d4"], amount });
  const story = [2, 5, 3].map((amount) => ({ events: [paid(amount)] }));
  const word = (/** @type {Event} */ told, before = story) =>
    frames(told, now, now, [told], false, before).at(-1)?.frame.moment?.key;
  assert.deepEqual(
    [word(paid(6)), word(paid(5)), word(paid(6), story.slice(1))],
    ["moment-rent", undefined, undefined],
  );
  assert.equal(word(event("went_out", { seat: 2 })), "moment-out");
});
