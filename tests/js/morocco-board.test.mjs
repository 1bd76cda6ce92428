// Morocco's board as pure functions: geometry, cells, handles, what it says. No page is needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noChange } from "lit-html";
import { placesIn } from "../../js/art/grid.ts";
import * as board from "../../js/games/morocco/board.ts";
import { cubeMarkup, cubesMarkup } from "../../js/games/morocco/pieces.ts";
import { drawn } from "./drawn.mjs";
import { event, OFFERS, PENDING, SCOUTING, ui, view } from "./morocco.mjs";

const { areas, cells, gains, hand, handles, lastRoll, light, paint, size } = board;
/** @typedef {import("../../js/game-api/board.ts").Handle} Handle */
/** @typedef {Pick<Handle, "x" | "y" | "width" | "height">} Box */
/** @typedef {import("./morocco.mjs").View["phase"]} Phase */

/** The side in pixels of the smallest board on a tablet, with a finger's width, and on a phone, with the least for a tap. */
const SIDES = [
  { side: 635, least: 44 },
  { side: 304, least: 24 },
];
/** All of these lie on the board and apart, large enough for a finger. @param {Handle[]} all */
function assertLaid(all) {
  for (const [i, { pick, x, y, width, height }] of all.entries()) {
    const inside = x >= 0 && y >= 0 && x + width <= size.width + 0.01 && y + height <= size.height + 0.01;
    assert.ok(inside, `${pick} reaches beyond the board`);
    for (const { side, least } of SIDES)
      assert.ok((Math.min(width, height) * side) / size.width >= least, `${pick} is ${width} by ${height}`);
    for (const other of all.slice(0, i)) {
      const across = Math.min(x + width, other.x + other.width) - Math.max(x, other.x);
      const down = Math.min(y + height, other.y + other.height) - Math.max(y, other.y);
      assert.ok(across <= 0.01 || down <= 0.01, `${pick} lies over ${other.pick}`);
    }
  }
}

test("cells: a hundred spaces in ten rows from the top, a twelfth of the market wide, large enough for a finger", () => {
  const all = cells(view("assign"));
  assert.deepEqual(
    all.map(({ row, col }) => 10 * row + col),
    Array.from({ length: 100 }, (_, i) => i),
  );
  assert.deepEqual([all[0].pick, all[99].pick], ["space:a5.nw", "space:e1.se"]);
  assertLaid(all);
  assert.ok(all[0].width / size.width >= 33 / 374, "33 pixels on a phone of 390, 60 on a board of 710");
});

test("cells say what stands on them", () => {
  const labels = new Map(cells(view("assign")).map(({ pick, label: { key, args } }) => [pick, { key, ...args }]));
  const free = { juice: 4, colors: [], count: 0, leader: null };
  const told = {
    "c4.nw": { key: "space-free", ...free },
    "c3.se": { key: "space-worker", seat: 2, kind: "bodyguard" },
    "a5.ne": { key: "space-closed", seat: 1, facing: "east" },
    "b1.sw": { key: "space-empty-tile", facing: "east" },
  };
  for (const [space, said] of Object.entries(told)) {
    const [square, corner] = space.split(".");
    assert.deepEqual(labels.get(`space:${space}`), { ...said, square, corner });
  }
});

/** @param {Phase} phase @param {string[]} lit what can be tapped in hand */
const held = (phase, lit) =>
  hand(view(phase), ui({ lit: new Set(lit) })).flatMap((one) => placesIn(one).map(({ pick }) => pick));

for (const [name, picks] of Object.entries(OFFERS)) {
  const phase = /** @type {Phase} */ (name); // as in OFFERS
  test(`handles: ${phase} offers what is lit on the board or in hand; on the board apart, large enough`, () => {
    const all = handles(view(phase, { closing: "c3" }), ui({ lit: new Set(picks) }));
    assert.deepEqual([...all.map(({ pick }) => pick), ...held(phase, picks)].sort(), [...picks].sort());
    assertLaid(all);
  });
}

test("handles: arrows of a stall at the market's edge stay inside the board", () => {
  for (const edge of ["a1 north east", "a5 east south", "e1 north west", "e5 south west"]) {
    const [closing, ...sides] = edge.split(" ");
    const arrows = handles(view("arrow", { closing }), ui({ lit: new Set(sides.map((side) => `arrow:${side}`)) }));
    assert.equal(arrows.length, 2);
    assertLaid(arrows);
  }
});

/** What of a drawing has a class. @param {unknown} drawing @param {string} name */
const parts = (drawing, name) => drawn(drawing, `.${name}`);
/** How many parts have each of these classes. @param {unknown} drawing @param {string} names */
const counts = (drawing, names) =>
  names
    .split(" ")
    .map((name) => parts(drawing, name).length)
    .join(" ");
/** @param {string} name @param {Partial<import("./morocco.mjs").Ui>} more @param {Phase} [phase] */
const thing = (name, more, phase = "assign") => hand(view(phase), ui(more)).find((one) => one.name === name);

test("hand: what there is of it; a figure of which there is none is for keys alone, and only where it can be refused", () => {
  const [seat] = view("assign").seats;
  const now = { ...view("assign"), seats: [{ ...seat, tourists: 0, coins: 0, cubes: { ...seat.cubes, green: 0 } }] };
  const things = hand(now, ui({ lit: new Set(["worker:assistant"]) }));
  const found = things.filter(({ quiet }) => quiet).map(({ name }) => name);
  assert.deepEqual(found, ["tourist"]);
  assert.ok(!things.some(({ name }) => name === "green" || name === "coin"));
  assert.ok(!hand({ ...now, phase: "arrow" }, ui()).some(({ name }) => name === "tourist"));
  assert.ok(things.every(({ width, height }) => Math.min(width, height) >= 44));
});

test("hand: who can be chosen lies on a plate, whoever is on a framed card; what cannot be tapped now lies back; the third cube is marked when it is asked", () => {
  const all = ["worker:assistant", "worker:cousins", "space:c4.nw", "cube:green"];
  /** @type {[name: string, lit: string[], picked: string[], marks: string, counts: string, phase?: Phase][]} */
  const rows = [
    ["assistant", all, [], "plate card lies-back", "1 0 0"],
    ["bodyguard", all, [], "plate card lies-back", "0 0 1"],
    ["assistant", all, ["worker:assistant"], "plate card lit", "0 1 1"],
    ["cousins", all, ["worker:assistant"], "plate card", "0 0"],
    ["green", all, ["worker:tourist"], "plate lies-back", "0 1"],
    ["green", ["cube:green"], ["worker:tourist", "space:c4.nw"], "plate", "1"],
    ["black", ["cube:green"], ["worker:tourist", "space:c4.nw"], "plate lies-back", "0 1"],
    ["assistant", ["worker:assistant"], ["space:c4.nw"], "plate", "1"], // a space was tapped before any figure
    ["plates", ["take:coin", "take:bodyguard"], [], "plate", "2", "take"],
    ["plates", ["color:green"], ["color:black"], "plate card", "1 1", "wild"],
  ];
  for (const [name, lit, picked, marks, found, phase] of rows)
    assert.equal(
      counts(thing(name, { lit: new Set(lit), picked }, phase)?.picture, marks),
      found,
      `${name}, ${picked}`,
    );
});

/** The stalls that lie in night, are lit, or closed; null: nobody is asked. @param {ReturnType<typeof view>} now @param {Partial<import("./morocco.mjs").Ui>} more */
function lightOf(now, more) {
  const drawing = light(now, ui(more));
  const all = drawn(drawing, ".market > g").map(({ attribs }) => attribs.class);
  const named = (/** @type {string} */ how) =>
    now.board.stalls.flatMap(({ stall }, at) => (all[at] === how ? stall : [])).join(" ");
  return { asked: drawn(drawing, ".market.by-night").length > 0, bright: named("bright"), closed: named("closed") };
}

test("light: at night and, where the answer lies in the tray, at dusk all floors and awnings are darker than what stands there", () => {
  const hours = (/** @type {Phase} */ phase, /** @type {Partial<import("./morocco.mjs").Ui>} */ more) => {
    const layers = [light(view(phase), ui(more)), paint(view(phase), ui(more))];
    return layers.map((layer) => drawn(layer, ".at-dusk > .night").length - drawn(layer, ".by-night > .night").length);
  };
  assert.deepEqual(hours("assign", {}), [0, 0], "nobody is asked");
  for (const phase of /** @type {const} */ (["assign", "spend"])) // a swap is answered at the edge of the board
    assert.deepEqual(hours(phase, { asked: true }), [-1, -1], phase);
  for (const phase of /** @type {const} */ (["die", "wild", "scout", "keep", "take"]))
    assert.deepEqual(hours(phase, { asked: true }), [1, 1], phase);
});

test("light: while somebody is asked, all stalls that the question is not about lie in night", () => {
  const closed = view("assign")
    .board.stalls.flatMap(({ stall, tile }) => (tile ? stall : []))
    .join(" ");
  assert.deepEqual(lightOf(view("assign"), {}), { asked: false, bright: "", closed });
  assert.deepEqual(lightOf(view("assign"), { asked: true }), { asked: true, bright: "", closed });
  assert.equal(lightOf(view("arrow", { closing: "c3" }), { asked: true }).bright, "c3", "but for the one that closes");
  assert.equal(lightOf(view("take", { closing: "c3" }), { asked: true }).bright, "", "what is taken lies in the tray");
});

test("light: where one can go; once a place is chosen, that alone; what scouting would let one pay", () => {
  const lit = new Set(["worker:assistant", "space:c4.nw", "space:c4.se", "space:e1.nw"]);
  const bright = (/** @type {string[]} */ ...picked) => lightOf(view("assign"), { asked: true, lit, picked }).bright;
  assert.deepEqual([bright(), bright("worker:assistant")], ["", "c4 e1"]);
  assert.equal(bright("worker:assistant", "space:e1.nw"), "e1");
  const cube = { asked: true, lit: new Set(["cube:green"]), picked: ["worker:cousins", "space:e1.nw"] };
  assert.equal(lightOf(view("assign"), cube).bright, "", "a cube in the tray is asked for");
  const near = areas.find(({ picks }) => picks.includes("space:c4.nw"))?.picks;
  assert.equal(lightOf(view("assign"), { asked: true, lit, near }).bright, "c4 e1", "a stall that is near is one, too");
  const steps = (/** @type {string[]} */ ...picked) =>
    [light, paint].map((layer) => parts(layer(view("assign"), ui({ lit, near, picked })), "feet").length);
  assert.deepEqual(
    [steps(), steps("worker:assistant", "space:c4.se")],
    [
      [1, 1],
      [1, 0],
    ],
    "beneath and before others",
  );
  assert.equal(lightOf(view("scout"), { asked: true, ...SCOUTING }).bright.split(" ").length, 2);
});

test("light: it stays while something moves, but for the stall that closes", () => {
  const frame = { board: view("assign").board, ms: 100 };
  assert.equal(light(view("assign"), ui({ frame })), noChange);
  assert.equal(lightOf(view("assign"), { frame: { ...frame, closing: "c4" } }).bright, "c4");
});

test("stalls: a medallion tells who leads, a larger one who would lead by the pending placement", () => {
  const now = view("assign");
  const ledBy = (/** @type {number | null} */ seat) =>
    view("assign", {
      stalls: now.board.stalls.map((stall) => ({ ...stall, leader: stall.stall === "c4" ? seat : null })),
    });
  const draw = (/** @type {number | null} */ seat, /** @type {number | null} */ then) =>
    paint(ledBy(seat), ui({ preview: { view: ledBy(then), events: [], forecast: null } }));
  assert.equal(parts(draw(1, 1), "leader")[0]?.attribs.class, "leader dye-saffron");
  assert.equal(counts(draw(1, 1), "leader changed"), "1 0");
  assert.equal(counts(draw(1, null), "leader"), "0", "nobody leads any longer");
  assert.equal(counts(draw(null, 1), "leader changed"), "1 1");
});

test("roof: in the tray while somebody scouts; what a space would bring is seen there, and where one could then pay", () => {
  const roofs = (/** @type {Partial<import("./morocco.mjs").Ui>} */ more, /** @type {Phase} */ phase = "scout") => {
    const lies = hand(view(phase), ui(more)).find(({ name }) => name === "roof");
    return lies ? [lies.places?.length, counts(lies.picture, "ring chosen counted")] : null;
  };
  assert.deepEqual(roofs({}), [5, "1 0 0"]);
  assert.deepEqual(roofs(SCOUTING), [5, "1 1 2"]);
  assert.equal(roofs({}, "assign"), null);
});

test("handles: workers, rows, columns and the roof are there to be asked about where they cannot be had", () => {
  const names = (/** @type {Phase} */ phase) => handles(view(phase), ui({ lit: new Set() })).map(({ pick }) => pick);
  assert.deepEqual([names("assign").length, held("assign", []).length], [10, 4]);
  assert.ok(names("spend").every((pick) => /^(row|column):/.test(pick)));
  assert.deepEqual(names("scout"), []);
  for (const phase of /** @type {const} */ (["arrow", "take", "settle", "keep", "die", "over"]))
    assert.deepEqual([...names(phase), ...held(phase, [])], [], phase);
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

test("stalls: none has a frame before somebody is chosen; then those to be tapped, and then the one where it waits", () => {
  const lit = new Set(["worker:assistant", "space:c4.nw", "space:c4.se", "space:e1.nw"]);
  const framed = (/** @type {string[]} */ ...picked) =>
    parts(paint(view("assign"), ui({ lit, picked })), "lit .casing").map(
      ({ attribs }) => (attribs.d.match(/M/g) ?? []).length,
    );
  assert.deepEqual([framed(), framed("worker:assistant")], [[], [2]]);
  assert.deepEqual(framed("worker:assistant", "space:c4.nw"), [1]);
});

test("an arrow that is chosen is larger and has a tick, as have rows and columns that are swapped", () => {
  const points = (/** @type {string[]} */ ...picked) =>
    parts(
      paint(view("arrow", { closing: "c3" }), ui({ lit: new Set(["arrow:north", "arrow:south"]), picked })),
      "point",
    ).map(({ attribs }) => attribs.class.trim());
  assert.deepEqual(points(), ["point", "point"]);
  assert.deepEqual(points("arrow:west"), ["point", "point", "point chosen"]);
  const swapping = ui({ lit: new Set(["row:1", "row:2"]), picked: ["row:3"] });
  assert.equal(parts(paint(view("spend"), swapping), "chosen .tick").length, 1);
});

test("gains: what the others get by scouting, and each seat by a placement that fills a stall", () => {
  const told = (/** @type {Partial<import("./morocco.mjs").Ui>} */ more) =>
    gains(view("assign"), ui(more)).map(
      ({ seat, place, pieces }) => `${seat}, place ${place}: ${pieces.map(({ amount }) => amount)}`,
    );
  assert.deepEqual(told({}), []);
  assert.deepEqual(told(SCOUTING), ["1, place null: 2"]);
  assert.deepEqual(told(PENDING), ["2, place 1: 5", "0, place 2: 2,4,1,1"]);
});

test("the die lies on the table only just after it was rolled", () => {
  const rolled = { events: [event("die_rolled", { color: null })] };
  assert.deepEqual([[rolled], [rolled, { events: [] }], []].map(lastRoll), ["wild", undefined, undefined]);
});
