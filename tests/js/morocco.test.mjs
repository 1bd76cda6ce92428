// Morocco's board as pure functions: geometry, cells, handles, frames, words. No page is needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  arranged,
  cells,
  choice,
  foreseen,
  foretold,
  frames,
  ground,
  handles,
  lastRoll,
  paint,
  size,
  swatch,
} from "../../js/games/morocco/board.js";
import { COVER } from "../../js/games/morocco/cover.js";
import { box, cornerOf, SPACES, STALLS } from "../../js/games/morocco/places.js";
import { breakdown } from "../../js/games/morocco/result.js";
import { ranked } from "../../js/table/result.js";
import { cut, drawn, markup, movedBy, sheet, stylesOf } from "./drawn.mjs";

/** The side in pixels of the smallest board on a tablet, and of the smallest on a phone. */
const [TABLET, PHONE] = [635, 304];
const [FINGER, FLOOR] = [44, 24];
const words = { pass: () => "Pass", done: () => "Done", vp: String, juice: String, coins: String, district: String };
const ui = (more = {}) => ({
  lit: new Set(),
  picked: [],
  preview: null,
  forecasts: {},
  forecast: null,
  frame: null,
  words,
  ...more,
});
const view = (phase, more = {}) => ({
  ...COVER,
  phase,
  to_act: 0,
  prompt: { key: `prompt-${phase}`, args: { seat: 0 } },
  board: { ...COVER.board, ...more },
});
const inBoard = ({ x, y, width, height }) =>
  x >= 0 && y >= 0 && x + width <= size.width + 0.01 && y + height <= size.height + 0.01;
const overlap = (a, b) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01;
const apart = (all) =>
  all.forEach((a, i) => all.slice(i + 1).forEach((b) => assert.ok(!overlap(a, b), `${a.pick} lies over ${b.pick}`)));
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
  assert.deepEqual(labels["space:c4.nw"], { key: "space-free", args: { square: "c4", corner: "nw" } });
  assert.deepEqual(labels["space:c3.se"], {
    key: "space-worker",
    args: { square: "c3", corner: "se", seat: 2, kind: "bodyguard" },
  });
  assert.deepEqual(labels["space:a5.ne"], { key: "space-closed", args: { square: "a5", corner: "ne", seat: 1 } });
  assert.deepEqual(labels["space:b1.sw"], { key: "space-empty-tile", args: { square: "b1", corner: "sw" } });
});

const HAND = [
  "worker:assistant",
  "worker:bodyguard",
  "worker:tourist",
  "worker:cousins",
  "cube:black",
  "cube:green",
  "cube:purple",
  "cube:brown",
  "cube:orange",
];
const LINES = [..."12345"].map((row) => `row:${row}`).concat([..."abcde"].map((column) => `column:${column}`));
/** Everything that can be tapped beside the spaces, phase by phase. */
const OFFERS = {
  assign: [...HAND, ...LINES],
  spend: ["done", ...LINES],
  scout: [1, 2, 3, 4, 5].map((space) => `roof:${space}`),
  wild: ["color:black", "color:orange"],
  take: ["take:coin", "take:bodyguard"],
  keep: ["cube:brown", "cube:green"],
  arrow: ["arrow:north", "arrow:east", "arrow:south", "arrow:west"],
};
for (const [phase, picks] of Object.entries(OFFERS)) {
  test(`handles: ${phase} offers what is lit, inside the board, apart, large enough`, () => {
    const all = handles(view(phase, { closing: "c3" }), ui({ lit: new Set(picks) }));
    assert.deepEqual(all.map(({ pick }) => pick).sort(), [...picks].sort());
    assert.ok(all.every(inBoard));
    apart(all);
    bigEnough(all);
    bigEnough(all, FLOOR, PHONE);
  });
}

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

test("handles: pass takes the place of the workers", () => {
  const all = handles(view("assign"), ui({ lit: new Set(["pass"]) }));
  const pass = all.find(({ pick }) => pick === "pass");
  assert.equal(pass.label.key, "action-pass");
  assert.deepEqual(
    all.filter(({ pick }) => pick.startsWith("worker:")),
    [],
  );
  apart(all);
});

test("handles: workers, rows, columns and the roof are there to be asked about where they cannot be had", () => {
  const names = (phase) => handles(view(phase), ui({ lit: new Set() })).map(({ pick }) => pick);
  assert.equal(names("assign").length, 14);
  assert.deepEqual(
    names("spend").filter((pick) => !/^(row|column):/.test(pick)),
    [],
  );
  assert.deepEqual(names("scout"), OFFERS.scout);
  assert.deepEqual(["arrow", "take", "settle", "keep", "die", "over"].flatMap(names), []);
});

test("handles: the second cousin is offered once the first is placed, over the very space", () => {
  const lit = new Set(["beside:d3.nw", "space:c4.nw", "cube:green"]);
  const besides = (picked) =>
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
  const gains = [
    { seat: 0, colors: ["green", "brown"] },
    { seat: 1, colors: ["black"] },
  ];
  const label = (forecasts) => handles(view("scout"), ui({ lit, forecasts }))[0].label;
  assert.deepEqual(label({}), { key: "roof-space-plain", args: { roof: 2, color: "black" } });
  assert.deepEqual(label({ "scout 2": { gains, roof: 2 } }), {
    key: "roof-space",
    args: { roof: 2, color: "black", colors: ["green", "brown"] },
  });
});

// A closing, told

const COUNTS = [
  { seat: 2, count: 3, place: 1, tied: false },
  { seat: 0, count: 2, place: 2, tied: false },
];
const CLOSING = [
  { type: "placed", seat: 0, kind: "assistant", spaces: ["c3.ne"], paid: ["orange", "green"] },
  { type: "stall_filled", stall: "c3", count: 5, queue: ["c3"] },
  { type: "closing_began", stall: "c3", seat: 0, counts: COUNTS },
  { type: "rewarded", seat: 2, stall: "c3", place: 1, tied: false, vp: 5, gained: [], lost: [], choice: false },
  {
    type: "rewarded",
    seat: 0,
    stall: "c3",
    place: 2,
    tied: false,
    vp: 2,
    gained: ["coin", "bodyguard"],
    lost: [],
    choice: false,
  },
  { type: "juice_taken", seat: 2, stall: "c3", tokens: [{ space: "c3.nw", line: 3, column: 2, value: 2 }], amount: 2 },
  {
    type: "workers_left",
    stall: "c3",
    workers: [
      { seat: 2, kind: "assistant", space: "c3.nw" },
      { seat: 0, kind: "tourist", space: "c3.ne" },
    ],
  },
  { type: "tile_placed", stall: "c3", seat: 2, owner: 2, open: 18 },
  { type: "arrow_pointed", stall: "c3", seat: 2, facing: "west", target: "b3" },
  { type: "settled", seat: 0, stall: "c3", space: "b3.ne" },
  { type: "closed", stall: "c3", open: 18 },
];
const before = view("assign");
const told = CLOSING.map((event) => frames(event, before, before, CLOSING));
const boardAt = (type) => told[CLOSING.findIndex((event) => event.type === type)].at(-1).frame.board;
const stallAt = (type, name) => boardAt(type).stalls.find(({ stall }) => stall === name);

test("frames: each event happens on the board that the ones before it have left", () => {
  assert.deepEqual(stallAt("placed", "c3").spaces.ne, { seat: 0, kind: "assistant" });
  assert.equal(stallAt("stall_filled", "c3").waiting, true);
  assert.equal(boardAt("closing_began").closing, "c3");
  assert.equal(boardAt("juice_taken").juice[3][2], ".");
  assert.deepEqual(stallAt("workers_left", "c3").spaces, { nw: null, ne: null, sw: null, se: null });
  assert.deepEqual(stallAt("tile_placed", "c3").tile, { owner: 2, arrow: null });
  assert.deepEqual(stallAt("arrow_pointed", "c3").tile, { owner: 2, arrow: "west" });
  assert.deepEqual(stallAt("settled", "b3").spaces.ne, { seat: 0, kind: "assistant" });
  assert.equal(before.board.stalls.find(({ stall }) => stall === "c3").open, true, "the view itself is left alone");
});

test("frames: a whole closing is told in about two seconds, each of its steps for long enough to be seen", () => {
  const time = told.flat().reduce((sum, { ms }) => sum + ms, 0);
  assert.ok(time > 900 && time <= 2300, `${time} ms`);
  assert.ok(told.flat().every(({ ms }) => ms <= 400));
});

test("frames: what flies comes from its place and goes to its owner's quarters", () => {
  const [{ frame }] = told[5];
  const [token] = frame.flights;
  assert.deepEqual([token.piece, token.from], ["juice-2", { x: 387, y: 286 }]);
  assert.ok(token.to.x < 90);
  const keys = told.flat().flatMap(({ frame: { flights } }) => flights.map(({ name }) => name));
  assert.equal(new Set(keys).size, keys.length);
});

test("frames: dice, scouting, cubes, swaps, lost tourists; nothing for what moves nothing", () => {
  const one = (event) => frames(event, before)[0].frame;
  assert.equal(one({ type: "die_rolled", seat: 0, color: null, roll: 1 }).die, "wild");
  assert.equal(one({ type: "scouted", seat: 0, roof: 4, before: 0 }).board.roof.pawn, 4);
  assert.equal(one({ type: "cubes_gained", seats: [1, 2], colors: ["green"], reason: "roof" }).flights.length, 2);
  assert.deepEqual(
    one({ type: "swapped", seat: 0, axis: "rows", lines: ["1", "4"], colors: ["purple", "green"] }).board.rows,
    ["purple", "black", "orange", "green", "brown"],
  );
  assert.equal(one({ type: "tourist_lost", seat: 0, stall: "c3", why: "no-arrow" }).flights[0].gone, true);
  for (const type of ["closed", "turn_ended", "round_ended", "ended", "passed"])
    assert.deepEqual(frames({ type }, before), []);
});

test("frames: what was seen in place before it counted is not brought there again", () => {
  const [placed] = CLOSING;
  const swapped = { type: "swapped", seat: 0, axis: "rows", lines: ["1", "4"], colors: ["purple", "green"] };
  const dropping = (proposed) => frames(placed, before, before, CLOSING, proposed)[0].frame.dropping;
  assert.deepEqual([dropping(false), dropping(true)], [["c3.ne"], []]);
  assert.equal(frames(swapped, before, before, [swapped]).length, 1);
  assert.deepEqual(frames(swapped, before, before, [swapped], true), []);
});

// Pictures and words

const PLACEMENT = {
  seat: 0,
  paid: ["orange", "green"],
  left: { black: 1, green: 0, purple: 0, brown: 0, orange: 2 },
  stalls: [{ stall: "c3", count: 5, full: true }],
  closings: [
    {
      stall: "c3",
      counts: COUNTS,
      rewards: [
        { seat: 2, place: 1, tied: false, vp: 5, gained: [], lost: [], choice: [] },
        { seat: 0, place: 2, tied: false, vp: 2, gained: ["coin", "bodyguard"], lost: [], choice: [] },
      ],
      juice: [{ seat: 0, amount: 4, tokens: [] }],
      tile: { seat: 2, owner: 2 },
      targets: [],
    },
  ],
};
const PENDING = {
  picked: ["worker:assistant", "space:c3.ne"],
  preview: { view: null, events: [], forecast: PLACEMENT },
};

const SWAP = {
  picked: ["row:1", "row:4"],
  preview: {
    view: view("spend"),
    events: [],
    forecast: { seat: 0, before: 3, after: 7, gained: ["c4", "c1"], lost: ["d2"] },
  },
};

const STATES = [
  ...Object.entries(OFFERS).map(([phase, picks]) => [
    view(phase, { closing: "c3", travellers: [0, 1], queue: ["b4"] }),
    ui({ lit: new Set(picks) }),
  ]),
  [view("assign"), ui(PENDING)],
  [view("spend"), ui(SWAP)],
  [view("assign"), ui({ picked: ["worker:cousins", "space:c3.ne"], lit: new Set(["beside:d3.nw"]) })],
  [view("assign"), ui({ picked: ["space:c3.ne"], lit: new Set(OFFERS.assign) })],
  [view("over"), ui()],
  ...told.flat().map(({ frame }) => [before, ui({ frame })]),
];

test("every state paints with one template, and what never changes is the same object each time", () => {
  assert.equal(new Set(STATES.map(([now, state]) => paint(now, state).strings)).size, 1);
  assert.equal(ground().values[0], ground().values[0]);
});

const LOOK = sheet(stylesOf("morocco", "pieces", "moves"));

/** Events that no closing brings, each with what it moves. */
const OTHERS = [
  { type: "die_rolled", seat: 0, color: "green", roll: 1 },
  { type: "scouted", seat: 0, roof: 4, before: 0 },
  { type: "cubes_gained", seats: [0], colors: ["green", "brown"], reason: "scout" },
  { type: "took", seat: 0, stall: "c3", item: "coin", forced: false },
  { type: "swapped", seat: 0, axis: "rows", lines: ["1", "4"], colors: ["purple", "green"] },
  { type: "tourist_lost", seat: 0, stall: "c3", why: "no-arrow" },
];
const shownAs = (events) =>
  events
    .flatMap((event) => frames(event, before, before, events))
    .map(({ ms, frame }) => ({ ms, elements: drawn(paint(before, ui({ frame }))) }));

test("nothing that a stylesheet moves has a place of its own which that would take away", () => {
  const all = [
    ...STATES.map(([now, state]) => drawn(paint(now, state))),
    drawn(ground()),
    ...shownAs(OTHERS).map(({ elements }) => elements),
  ].flat();
  const moved = all.filter((each) => movedBy(LOOK, each));
  assert.ok(moved.length > 20);
  assert.deepEqual(
    [...new Set(moved.filter(({ attributes }) => attributes.transform).map(({ attributes }) => attributes.class))],
    [],
  );
});

test("what comes in lands before it is replaced", () => {
  assert.deepEqual(cut(LOOK, shownAs(CLOSING)), []);
  assert.deepEqual(
    OTHERS.flatMap((event) => cut(LOOK, shownAs([event]))),
    [],
  );
});

test("foretold: the price, what is left, who gets what", () => {
  const lines = foretold(view("assign"), PENDING);
  assert.deepEqual(
    lines.map(({ key }) => key),
    ["foretold-paid", "foretold-left", "foretold-closes", "foretold-reward", "foretold-reward"],
  );
  assert.deepEqual(lines[1].args.colors, ["black", "orange", "orange"]);
  assert.deepEqual(lines[4].args, { seat: 0, place: 2, amount: 2, gained: "coin-bodyguard", juice: 4 });
  assert.deepEqual(foretold(view("assign"), { preview: { forecast: { before: 3, after: 7 } } })[0], {
    key: "foretold-swap",
    args: { before: 3, after: 7 },
  });
  assert.deepEqual(
    foretold(view("scout", { last_round: true }), { preview: null }).map(({ key }) => key),
    ["foretold-round", "foretold-last-round"],
  );
});

test("foreseen: the scout's and the arrow's choices, no others", () => {
  assert.deepEqual(foreseen({ ...view("scout"), choices: ["scout 1", "scout 2"] }), ["scout 1", "scout 2"]);
  assert.deepEqual(foreseen({ ...view("assign"), choices: ["assistant c3.nw"] }), []);
});

test("choices: what ends a turn comes first, and each is a sentence with its parts", () => {
  assert.deepEqual(arranged(["swap rows 1 2", "tourist c3.nw green", "assistant c3.nw", "done"]), [
    "done",
    "assistant c3.nw",
    "tourist c3.nw green",
    "swap rows 1 2",
  ]);
  assert.deepEqual(choice("cousins c3.ne d3.nw green"), {
    key: "action-cousins",
    args: { square: "c3", corner: "ne", beside: "d3", second: "nw", color: "green" },
  });
  assert.deepEqual(choice("swap columns a c"), { key: "action-swap", args: { axis: "columns", one: "a", other: "c" } });
  assert.deepEqual(choice("done"), { key: "action-done", args: {} });
});

test("the die lies on the table only just after it was rolled", () => {
  const rolled = { action: "die wild", events: [{ type: "die_rolled", rule: "R9", color: null }] };
  assert.equal(lastRoll([rolled]), "wild");
  assert.equal(lastRoll([rolled, { action: "scout 2", events: [] }]), undefined);
  assert.equal(lastRoll([]), undefined);
});

test("the result ranks those who tie alike, and draws a row for each", () => {
  const over = { ...COVER, result: { why: "five-stalls", winners: [2], ranking: [[2], [0, 4], [1], [3]], story: [] } };
  assert.deepEqual(
    ranked(over).map(({ seat, rank, won }) => [seat, rank, won]),
    [
      [2, 1, true],
      [0, 2, false],
      [4, 2, false],
      [1, 4, false],
      [3, 5, false],
    ],
  );
  assert.equal(breakdown(over, words).values.at(-1).length, 5);
});

test("what every object inherits is no event, phase, family or choice", () => {
  for (const name of ["constructor", "toString", "__proto__"]) {
    assert.deepEqual(frames({ type: name }, before), []);
    assert.deepEqual(frames(CLOSING[0], before, before, [{ type: name }, CLOSING[0]]).length, 1);
    assert.deepEqual(handles(view(name), ui()), []);
    assert.deepEqual(choice(`${name} c3`), { key: `action-${name}`, args: {} });
    assert.doesNotMatch(markup(swatch(name)), /function|object/);
  }
});
