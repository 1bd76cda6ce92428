// Morocco's board as pure functions: geometry, cells, handles. No page is needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cells, hand, handles, size, swatch, frames, choice } from "../../js/games/morocco/board.js";
import { cubeMarkup, cubesMarkup } from "../../js/games/morocco/pieces.js";
import { box, cornerOf, SPACES, STALLS } from "../../js/games/morocco/places.js";
import { markup } from "./drawn.mjs";
import { before, CLOSING, event, OFFERS, ui, view } from "./morocco.mjs";

/** @typedef {import("../../js/types.js").Handle} Handle */
/** @typedef {Pick<Handle, "x" | "y" | "width" | "height">} Box */
/** @typedef {import("./morocco.mjs").View["phase"]} Phase */

/** The side in pixels of the smallest board on a tablet, and of the smallest on a phone. */
const [TABLET, PHONE] = [635, 304];
const [FINGER, FLOOR] = [44, 24];
/** @param {Box} box */
const inBoard = ({ x, y, width, height }) =>
  x >= 0 && y >= 0 && x + width <= size.width + 0.01 && y + height <= size.height + 0.01;
/** @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01;
/** @param {Handle[]} all */
const apart = (all) =>
  all.forEach((a, i) => all.slice(i + 1).forEach((b) => assert.ok(!overlap(a, b), `${a.pick} lies over ${b.pick}`)));
/** @param {Handle[]} all @param {number} [floor] in pixels @param {number} [side] of the board */
const bigEnough = (all, floor = FINGER, side = TABLET) =>
  all.forEach(({ pick, width, height }) =>
    assert.ok((Math.min(width, height) * side) / size.width >= floor, `${pick} is ${width} by ${height}`),
  );

test("cells: a hundred spaces in ten rows from the top, large enough for a finger", () => {
  const all = cells(view("assign"));
  assert.equal(all.length, 100);
  assert.equal(new Set(all.map(({ pick }) => pick)).size, 100);
  all.forEach(({ row, col }, i) => assert.deepEqual([row, col], [Math.floor(i / 10), i % 10]));
  assert.deepEqual([all[0].pick, all[99].pick], ["space:a5.nw", "space:e1.se"]);
  assert.ok(all.every(inBoard));
  apart(all);
  bigEnough(all);
  bigEnough(all, FLOOR, PHONE);
});

test("r2: each space touches one corner, and each of 36 corners one to four spaces", () => {
  const touched = new Map();
  for (const space of SPACES) {
    const { across, up } = cornerOf(space);
    touched.set(`${across} ${up}`, (touched.get(`${across} ${up}`) ?? 0) + 1);
  }
  assert.equal(touched.size, 36);
  assert.deepEqual([...new Set(touched.values())].sort(), [1, 2, 4]);
  assert.deepEqual(cornerOf("c3.nw"), { across: 2, up: 3 });
  assert.equal(STALLS.length, 25);
});

test("cells say what stands on them", () => {
  const labels = Object.fromEntries(cells(view("assign")).map(({ pick, label }) => [pick, label]));
  assert.deepEqual(labels["space:c4.nw"], {
    key: "space-free",
    args: { square: "c4", corner: "nw", juice: 4, colors: [], count: 0, leader: null },
  });
  assert.deepEqual(labels["space:c3.se"], {
    key: "space-worker",
    args: { square: "c3", corner: "se", seat: 2, kind: "bodyguard" },
  });
  assert.deepEqual(labels["space:a5.ne"], {
    key: "space-closed",
    args: { square: "a5", corner: "ne", seat: 1, facing: "east" },
  });
  assert.deepEqual(labels["space:b1.sw"], {
    key: "space-empty-tile",
    args: { square: "b1", corner: "sw", facing: "east" },
  });
});

/** @param {Phase} phase @param {string[]} lit what can be tapped in hand */
const held = (phase, lit) =>
  hand(view(phase), ui({ lit: new Set(lit) })).flatMap(({ pick }) => (pick === null ? [] : [pick]));

for (const [name, picks] of Object.entries(OFFERS)) {
  const phase = /** @type {Phase} */ (name); // as in OFFERS
  test(`handles: ${phase} offers what is lit on the board or in hand; on the board apart, large enough`, () => {
    const all = handles(view(phase, { closing: "c3" }), ui({ lit: new Set(picks) }));
    assert.deepEqual([...all.map(({ pick }) => pick), ...held(phase, picks)].sort(), [...picks].sort());
    assert.ok(all.every(inBoard));
    apart(all);
    bigEnough(all);
    bigEnough(all, FLOOR, PHONE);
  });
}

test("the market fills its board: a space takes a twelfth of its width, and more", () => {
  const [space] = cells(view("assign"));
  assert.ok(space.width / size.width >= 60 / 710, "60 pixels on a board of 710");
  assert.ok(space.width / size.width >= 33 / 374, "33 pixels on a phone of 390");
});

test("handles: arrows of a stall at the market's edge stay inside the board", () => {
  for (const [stall, ...sides] of [
    ["a1", "north", "east"],
    ["a5", "east", "south"],
    ["e1", "north", "west"],
    ["e5", "south", "west"],
  ]) {
    assert.ok(
      handles(view("arrow", { closing: stall }), ui({ lit: new Set(sides.map((side) => `arrow:${side}`)) })).every(
        inBoard,
      ),
      stall,
    );
  }
});

test("hand: each worker shows what it costs, as many cubes as the engine says", () => {
  const now = view("assign", { costs: { assistant: 2, bodyguard: 2, tourist: 3, cousins: 3 } });
  const cubes = hand(now, ui()).map(
    ({ picture }) =>
      (
        markup(picture)
          .match(/class="cost".*?d="([^"]*)"/)?.[1]
          .match(/M/g) ?? []
      ).length,
  );
  assert.deepEqual(cubes, [2, 2, 3, 3, 0, 0, 0, 0, 0, 0]);
});

test("handles: workers, rows, columns and the roof are there to be asked about where they cannot be had", () => {
  const names = (/** @type {Phase} */ phase) => handles(view(phase), ui({ lit: new Set() })).map(({ pick }) => pick);
  assert.equal(names("assign").length, 10);
  assert.equal(held("assign", []).length, 4);
  assert.deepEqual(
    names("spend").filter((pick) => !/^(row|column):/.test(pick)),
    [],
  );
  assert.deepEqual(names("scout"), OFFERS.scout);
  assert.deepEqual(
    ["arrow", "take", "settle", "keep", "die", "over"].flatMap((phase) => [
      ...names(/** @type {Phase} */ (phase)),
      ...held(/** @type {Phase} */ (phase), []),
    ]),
    [],
  );
});

test("handles: the second cousin is offered once the first is placed, over the very space", () => {
  const lit = new Set(["beside:d3.nw", "space:c4.nw", "cube:green"]);
  const besides = (/** @type {string[]} */ picked) =>
    handles(view("assign"), ui({ lit, picked })).filter(({ pick }) => pick.startsWith("beside:"));
  assert.deepEqual(besides([]), []);
  assert.deepEqual(besides(["space:c3.ne"]), []);
  const [second] = besides(["worker:cousins", "space:c3.ne"]);
  const under = box("d3.nw");
  assert.equal(second.pick, "beside:d3.nw");
  assert.deepEqual(
    [second.x + second.width / 2, second.y + second.height / 2],
    [under.x + under.width / 2, under.y + under.height / 2],
  );
  assert.deepEqual(besides(["worker:cousins", "space:c3.ne", "beside:d3.nw"]), []);
});

test("handles: a roof space tells what the scout gains once that is foreseen", () => {
  const lit = new Set(["roof:2"]);
  /** @type {import("../../js/games/morocco/shapes.js").Gain[]} */
  const gains = [
    { seat: 0, colors: ["green", "brown"] },
    { seat: 1, colors: ["black"] },
  ];
  const label = (/** @type {import("./morocco.mjs").Ui["forecasts"]} */ forecasts) =>
    handles(view("scout"), ui({ lit, forecasts }))[0].label;
  assert.deepEqual(label({}), { key: "roof-space-plain", args: { roof: 2, color: "black" } });
  assert.deepEqual(label({ "scout 2": { gains, roof: 2, stalls: [] } }), {
    key: "roof-space",
    args: { roof: 2, color: "black", colors: ["green", "brown"] },
  });
});

test("what every object inherits is no event, phase, family or choice", () => {
  for (const name of ["constructor", "toString", "__proto__"]) {
    const odd = /** @type {any} */ (name); // no engine says so
    assert.deepEqual(frames(event(odd, {}), before), []);
    assert.deepEqual(frames(CLOSING[0], before, before, [event(odd, {}), CLOSING[0]]).length, 1);
    assert.deepEqual(handles(view(odd), ui()), []);
    assert.deepEqual(choice(`${name} c3`), { key: `action-${name}`, args: {} });
    assert.doesNotMatch(markup(swatch(name)), /function|object/);
  }
});

test("cubes that are drawn together lie where each would lie alone, in its colour", () => {
  const cubes = [
    { color: "green", x: 100, y: 50 },
    { color: "brown", x: 20, y: 10 },
    { color: "green", x: 10, y: 300 },
  ];
  /** The corner where the outline of each cube of a colour begins. @param {string} text @param {string} color */
  const begun = (text, color) => {
    const [, d = ""] = text.match(new RegExp(`d="([^"]*)" fill="var\\(--cube-${color}\\)"`)) ?? [];
    return [...d.matchAll(/M(\S+) ([^LZ]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  };
  const together = cubesMarkup(cubes, 0.5);
  const [[left, top] = []] = begun(cubeMarkup("green"), "green");
  for (const color of ["green", "brown"])
    assert.deepEqual(
      begun(together, color),
      cubes.filter((one) => one.color === color).map(({ x, y }) => [x + left / 2, y + top / 2]),
    );
  assert.deepEqual(begun(together, "black"), []);
});
