// Morocco's board as pure functions: geometry, cells, handles. No page is needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cells, gains, hand, handles, paint, size, swatch, frames, choice } from "../../js/games/morocco/board.js";
import { cubeMarkup, cubesMarkup } from "../../js/games/morocco/pieces.js";
import { box, cornerOf, SPACES, STALLS } from "../../js/games/morocco/places.js";
import { markup } from "../../js/build/markup.mjs";
import { drawn } from "./drawn.mjs";
import { before, CLOSING, event, OFFERS, PENDING, SCOUTING, ui, view } from "./morocco.mjs";

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

/** What of a drawing has a class. @param {unknown} drawing @param {string} name */
const parts = (drawing, name) => drawn(drawing).filter(({ classes }) => classes.has(name));
/** @param {string} name @param {Partial<import("./morocco.mjs").Ui>} more @param {Phase} [phase] */
const thing = (name, more, phase = "assign") => hand(view(phase), ui(more)).find((one) => one.name === name);

test("hand: what there is of it; a figure of which there is none is for keys alone, and only where it can be refused", () => {
  const [seat] = view("assign").seats;
  const now = { ...view("assign"), seats: [{ ...seat, tourists: 0, coins: 0, cubes: { ...seat.cubes, green: 0 } }] };
  const things = hand(now, ui({ lit: new Set(["worker:assistant"]) }));
  assert.deepEqual(
    things.filter(({ quiet }) => quiet).map(({ name }) => name),
    ["tourist"],
  );
  assert.ok(!things.some(({ name }) => name === "green" || name === "coin"));
  assert.ok(!hand({ ...now, phase: "arrow" }, ui()).some(({ name }) => name === "tourist"));
  assert.ok(things.every(({ width, height }) => Math.min(width, height) >= 44));
});

test("hand: who can be chosen has a framed card, then whoever is; what cannot be paid is dim; the third cube is marked when it is asked", () => {
  const lit = new Set(["worker:assistant", "worker:cousins", "space:c4.nw", "cube:green"]);
  const framed = (/** @type {string} */ name, /** @type {string[]} */ picked) =>
    ["card", "lit"].map((part) => parts(thing(name, { lit, picked })?.picture, part).length);
  assert.deepEqual(framed("assistant", []), [1, 1]);
  assert.deepEqual(framed("bodyguard", []), [0, 0]);
  assert.deepEqual(framed("assistant", ["worker:assistant"]), [1, 1]);
  assert.deepEqual(framed("cousins", ["worker:assistant"]), [0, 0]);
  assert.equal(parts(thing("bodyguard", { lit })?.picture, "none").length, 1);
  assert.equal(parts(thing("assistant", { lit })?.picture, "none").length, 0);
  assert.equal(parts(thing("green", { lit, picked: ["worker:tourist"] })?.picture, "lit").length, 0);
  const asked = { lit: new Set(["cube:green"]), picked: ["worker:tourist", "space:c4.nw"] };
  assert.equal(parts(thing("green", asked)?.picture, "lit").length, 1);
  assert.equal(parts(thing("black", asked)?.picture, "lit").length, 0);
  const who = { lit: new Set(["worker:assistant"]), picked: ["space:c4.nw"] };
  assert.equal(parts(thing("assistant", who)?.picture, "lit").length, 1, "a space was tapped before any figure");
  assert.equal(parts(thing("coin", { lit: new Set(["take:coin"]) }, "take")?.picture, "lit").length, 1);
});

test("hand: what a pending placement pays lies apart, and is gone from the rest", () => {
  const now = view("assign");
  const things = hand(now, ui(PENDING));
  const pays = things.at(-1);
  assert.deepEqual([pays?.name, pays?.pick, pays?.label.args], ["pays", null, { colors: ["orange", "green"] }]);
  assert.ok(!things.some(({ name }) => name === "green"), "none is left of it");
  const count = (/** @type {import("../../js/types.js").Held[]} */ all) =>
    all.find(({ name }) => name === "assistant")?.label.args?.count;
  assert.equal(count(things), Number(count(hand(now, ui()))) - 1);
});

/** How many parts a shape has. @param {import("./drawn.mjs").Element} element */
const partsOf = ({ attributes }) => (attributes.d.match(/M/g) ?? []).length;

test("stalls: while somebody is asked, all that the question is not about is bleached", () => {
  const bleached = (
    /** @type {Partial<import("./morocco.mjs").Ui>} */ more,
    closing = /** @type {string | null} */ (null),
  ) => parts(paint(view("arrow", { closing }), ui(more)), "hush").map(partsOf);
  assert.deepEqual(bleached({}), []);
  assert.deepEqual(bleached({ asked: true }), [1]);
  assert.deepEqual(bleached({ asked: true }, "c3"), [2], "but for the stall that closes");
});

test("stalls: none is marked before somebody is chosen; then those to be tapped have frames, all others are bleached", () => {
  const lit = new Set(["worker:assistant", "space:c4.nw", "space:c4.se", "space:e1.nw"]);
  const marked = (/** @type {Partial<import("./morocco.mjs").Ui>} */ more) =>
    ["lit", "thin", "hush"].map((name) => parts(paint(view("assign"), ui(more)), name));
  assert.deepEqual(
    marked({ lit }).map((found) => found.length),
    [0, 0, 0],
  );
  const [frames, thin, hush] = marked({ lit, picked: ["worker:assistant"] });
  assert.deepEqual([frames.length, thin.length, ...hush.map(partsOf)], [1, 0, 3], "a whole with two holes");
  const [waiting, others] = marked({ lit, picked: ["worker:assistant", "space:c4.nw"] });
  assert.deepEqual([waiting.length, others.length], [2, 1], "the stall where it waits, and thin ones elsewhere");
});

test("stalls: a medallion tells who leads, a larger one who would lead by the pending placement", () => {
  const now = view("assign");
  const led = now.board.stalls.map((stall) => ({ ...stall, leader: stall.stall === "c4" ? 1 : null }));
  const [before, after] = [led, led.map((stall) => ({ ...stall, leader: null }))];
  const draw = (/** @type {typeof led} */ stalls, /** @type {typeof led} */ then) =>
    paint(
      { ...now, board: { ...now.board, stalls } },
      ui({ preview: { view: { ...now, board: { ...now.board, stalls: then } }, events: [], forecast: null } }),
    );
  const medallions = (/** @type {unknown} */ drawing) =>
    parts(drawing, "leader").map(({ attributes }) => attributes.class);
  assert.deepEqual(medallions(draw(before, before)), ["leader dye-saffron"]);
  assert.deepEqual(medallions(draw(before, after)), [], "nobody leads any longer");
  assert.equal(parts(draw(before, before), "changed").length, 0);
  assert.equal(parts(draw(after, before), "changed").length, 1);
});

test("roof: over the market while somebody scouts; glass, with the pawn in its place, once a space is chosen", () => {
  const roofs = (/** @type {Partial<import("./morocco.mjs").Ui>} */ more, /** @type {Phase} */ phase = "scout") =>
    ["ring", "glass", "dimmed", "chosen"].map((name) => parts(paint(view(phase), ui(more)), name).length);
  assert.deepEqual(roofs({}), [1, 0, 1, 0]);
  assert.deepEqual(roofs({}, "assign"), [0, 0, 0, 0]);
  assert.deepEqual(roofs(SCOUTING), [1, 1, 0, 1]);
  const hush = parts(paint(view("scout"), ui(SCOUTING)), "hush");
  assert.deepEqual(hush.map(partsOf), [3], "but for the two that could be paid");
});

test("gains: what each seat gets by scouting, and by a placement that fills a stall", () => {
  const told = (/** @type {Partial<import("./morocco.mjs").Ui>} */ more) =>
    gains(view("assign"), ui(more)).map(({ seat, place, pieces }) => [seat, place, pieces.map(({ amount }) => amount)]);
  assert.deepEqual(told({}), []);
  assert.deepEqual(told(SCOUTING), [
    [0, null, [1, 1]],
    [1, null, [2]],
  ]);
  assert.deepEqual(told(PENDING), [
    [2, 1, [5]],
    [0, 2, [2, 4, 1, 1]],
  ]);
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
  const chosen = besides(["worker:cousins", "space:c3.ne", "beside:d3.nw"]).map(({ pick }) => pick);
  assert.deepEqual(chosen, ["beside:d3.nw"], "where it waits, so that a second tap there places both");
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
  assert.deepEqual(label({ "scout 2": { gains, roof: 2, stalls: ["c4", "e1"] } }), {
    key: "roof-space",
    args: { roof: 2, color: "black", colors: ["green", "brown"], stalls: 2 },
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
    return [...d.matchAll(/M(\S+) ([^lZ]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
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
