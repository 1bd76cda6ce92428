// Marrakech's board as pure functions: geometry, rule M9, cells, handles, frames. No page is needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cells, foretold, frames, ground, handles, paint, size, swatch } from "../../js/games/marrakech/board.js";
import { along, centre, exit, FACINGS, MOSAICS, outline, SQUARES, turned } from "../../js/games/marrakech/places.js";
import { cut, drawn, markup, movedBy, sheet, stylesOf } from "./drawn.mjs";

const TURNS = ["turn:left", "turn:straight", "turn:right"];
const words = { odds: (weight, of) => `${weight}/${of}`, rent: String };

function view(square, facing, rugs = [], phase = "turn") {
  return { phase, to_act: 0, board: { assam: { square, facing }, rugs, last: rugs.at(-1)?.squares ?? [] } };
}

function ui(more = {}) {
  return { lit: new Set(), picked: [], preview: null, forecasts: {}, forecast: null, frame: null, words, ...more };
}

/** Rule M9 as the table prints it: leaving `from` by `side` leads to `to`, facing `facing`. */
const pairs = (side, facing, squares) =>
  squares.flatMap(([a, b]) => [
    [a, side, b, facing],
    [b, side, a, facing],
  ]);
const EXITS = [
  ...pairs("north", "south", [
    ["a7", "b7"],
    ["c7", "d7"],
    ["e7", "f7"],
  ]),
  ...pairs("west", "east", [
    ["a7", "a6"],
    ["a5", "a4"],
    ["a3", "a2"],
  ]),
  ...pairs("south", "north", [
    ["b1", "c1"],
    ["d1", "e1"],
    ["f1", "g1"],
  ]),
  ...pairs("east", "west", [
    ["g6", "g5"],
    ["g4", "g3"],
    ["g2", "g1"],
  ]),
  ["g7", "north", "g7", "west"],
  ["g7", "east", "g7", "south"],
  ["a1", "west", "a1", "north"],
  ["a1", "south", "a1", "east"],
];

const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const gap = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
const inBoard = ({ x, y }) => x >= 0 && y >= 0 && x <= size.width && y <= size.height;

/** Where one stands on the edge before entering a square, looking inwards. */
const entry = (square, facing) => {
  const back = turned(turned(facing, "right"), "right");
  const away = { north: [0, -48], east: [48, 0], south: [0, 48], west: [-48, 0] }[back];
  const { x, y } = centre(square);
  return { x: x + away[0], y: y + away[1] };
};

test("m9: every exit is there once, and its mosaic ends before the right square", () => {
  assert.equal(EXITS.length, 28);
  assert.equal(MOSAICS.length, 14);
  for (const [from, side, to, facing] of EXITS) {
    const way = exit(from, side);
    const leaves = entry(from, turned(turned(side, "right"), "right"));
    assert.ok(gap(along(way, 0), leaves) < 1, `${from} ${side} starts`);
    assert.ok(gap(along(way, 1), entry(to, facing)) < 1, `${from} ${side} ends at ${to}`);
  }
});

test("m9: the way round a mosaic lies on the rim, off the squares", () => {
  for (const [from, side] of EXITS) {
    const { x, y } = along(exit(from, side), 0.5);
    assert.ok(x < 64 || y < 64 || x > 736 || y > 736, `${from} ${side}`);
    assert.ok(inBoard({ x, y }));
  }
});

test("no mosaic leaves a square inside the board", () => {
  assert.throws(() => exit("d4", "north"), RangeError);
});

test("cells: 49 squares in rows from the top, tiling the board without a gap", () => {
  const all = cells(view("d4", "north"));
  assert.equal(all.length, 49);
  assert.deepEqual([all[0].pick, all[0].row, all[0].col], ["square:a7", 0, 0]);
  assert.deepEqual([all[48].pick, all[48].row, all[48].col], ["square:g1", 6, 6]);
  assert.equal(new Set(all.map(({ pick }) => pick)).size, 49);
  assert.equal(
    all.reduce((area, cell) => area + cell.width * cell.height, 0),
    672 * 672,
  );
  for (const cell of all) {
    assert.deepEqual([cell.x, cell.y], [64 + cell.col * 96, 64 + cell.row * 96]);
    assert.deepEqual(middle(cell, { x: cell.x + 2 * 48, y: cell.y + 2 * 48 }), centre(cell.pick.slice(7)));
  }
});

test("cells say what is seen on them", () => {
  const rugs = [
    { color: "mint", owner: 3, squares: ["c4", "c5"], visible: ["c5"] },
    { color: "saffron", owner: null, squares: ["c4", "d4"], visible: ["c4", "d4"] },
  ];
  const labels = Object.fromEntries(cells(view("d4", "east", rugs)).map(({ pick, label }) => [pick, label]));
  assert.deepEqual(labels["square:a1"], { key: "cell-bare", args: { square: "a1" } });
  assert.deepEqual(labels["square:c5"], { key: "cell-rug", args: { square: "c5", color: "mint", seat: 3 } });
  assert.deepEqual(labels["square:c4"], { key: "cell-neutral", args: { square: "c4", color: "saffron" } });
  assert.deepEqual(labels["square:d4"], {
    key: "cell-assam-neutral",
    args: { square: "d4", facing: "east", color: "saffron" },
  });
});

test("handles: only what may be tapped, each inside the board wherever Assam stands", () => {
  assert.deepEqual(
    handles(view("d4", "north"), ui({ lit: new Set(["turn:left"]) })).map(({ pick }) => pick),
    ["turn:left"],
  );
  for (const square of SQUARES)
    for (const facing of FACINGS) {
      const all = handles(view(square, facing), ui({ lit: new Set(TURNS) }));
      assert.equal(all.length, 3);
      for (const { x, y, width, height } of all) {
        assert.ok(width >= 60 && height >= 60);
        assert.ok(inBoard({ x, y }) && inBoard({ x: x + width, y: y + height }), `${square} ${facing}`);
      }
    }
});

test("handles do not overlap, and say where Assam would look", () => {
  const [left, straight, right] = handles(view("a1", "west"), ui({ lit: new Set(TURNS) }));
  assert.deepEqual(
    [left, straight, right].map(({ label }) => label.args.facing),
    ["south", "west", "north"],
  );
  for (const other of [left, right]) {
    assert.ok(Math.abs(straight.x - other.x) >= 64 || Math.abs(straight.y - other.y) >= 64);
  }
});

const last = (shown) => shown.at(-1).frame.assam;
const time = (shown) => shown.reduce((sum, { ms }) => sum + ms, 0);

test("frames: a walk goes square by square within a second and a half", () => {
  const path = ["d5", "d6", "d7"].map((square) => ({ square, facing: "north", mosaic: null }));
  const shown = frames({ type: "walked", start: "d4", path }, view("d7", "north"));
  assert.deepEqual(
    shown.map(({ frame }) => ({ x: frame.assam.x, y: frame.assam.y })),
    path.map(({ square }) => centre(square)),
  );
  assert.ok(shown.every(({ ms }) => ms >= 150 && ms <= 250));
  assert.ok(time(shown) <= 1500);
});

for (const [from, side, to, facing] of EXITS) {
  test(`frames: through the mosaic from ${from} going ${side}`, () => {
    const shown = frames(
      { type: "walked", start: from, path: [{ square: to, facing, mosaic: side }] },
      view(to, facing),
    );
    assert.equal(last(shown).facing, facing);
    assert.deepEqual({ x: last(shown).x, y: last(shown).y }, centre(to));
    assert.ok(shown.length > 4 && time(shown) <= 250.01);
    for (let i = 1; i < shown.length; i += 1) {
      const [a, b] = [shown[i - 1].frame.assam, shown[i].frame.assam];
      assert.ok(gap(a, b) < 60, "no leap across the board");
      assert.ok(Math.abs(a.turn - b.turn) < 60, "no spin the wrong way round");
    }
  });
}

test("frames: the longest walk, mosaic and all, stays within a second and a half", () => {
  const path = [
    { square: "g7", facing: "north", mosaic: null },
    { square: "g7", facing: "west", mosaic: "north" },
    { square: "f7", facing: "west", mosaic: null },
    { square: "e7", facing: "west", mosaic: null },
  ];
  assert.ok(time(frames({ type: "walked", start: "g6", path }, view("e7", "west"))) <= 1500);
});

test("frames: a turn left from north ends a quarter anticlockwise, not three quarters on", () => {
  const [{ frame }] = frames({ type: "turned", by: "left", facing: "west" }, view("d4", "west"));
  assert.deepEqual([frame.assam.turn, frame.assam.facing], [-90, "west"]);
  assert.deepEqual(frames({ type: "turned", by: "straight", facing: "north" }, view("d4", "north")), []);
});

test("frames: payment counts the group from Assam outwards, then names the sum", () => {
  const shown = frames({ type: "paid", square: "d4", cells: ["d6", "d4", "d5"], amount: 2 }, view("d4", "north"));
  assert.deepEqual(
    shown.map(({ frame }) => frame.paid.cells.length),
    [1, 2, 3, 3],
  );
  assert.deepEqual(shown.at(-1).frame.paid, { cells: ["d4", "d5", "d6"], square: "d4", amount: 2 });
});

test("frames: laying, rolling, landing, going out; nothing for the end", () => {
  const after = view("d4", "north");
  const one = (event) => frames(event, after)[0].frame;
  assert.deepEqual(one({ type: "laid", seat: 1, color: "mint", squares: ["c4", "c5"] }).rug, {
    color: "mint",
    owner: 1,
    squares: ["c4", "c5"],
  });
  assert.equal(one({ type: "rolled", steps: 3 }).die, 3);
  assert.deepEqual(one({ type: "landed", square: "d4", on: "bare" }).glow, ["d4"]);
  assert.equal(one({ type: "went_out", seat: 2 }).out, 2);
  assert.deepEqual(frames({ type: "ended", why: "last-rug" }, after), []);
});

test("frames happen on the board from before the action", () => {
  const [before, after] = [view("d4", "north"), view("d6", "north")];
  const [rolled] = frames({ type: "rolled", steps: 2 }, after, before);
  assert.equal(rolled.frame.board.assam.square, "d4");
  const [turning] = frames({ type: "turned", by: "right", facing: "east" }, after, before);
  assert.deepEqual({ x: turning.frame.assam.x, y: turning.frame.assam.y }, centre("d4"));
});

test("the outline of a group leaves out the sides inside it", () => {
  assert.equal((outline(["d4"]).match(/L/g) ?? []).length, 3);
  assert.equal((outline(["d4", "d5"]).match(/[ML]/g) ?? []).length, 6);
  const ring = ["c3", "c4", "c5", "d5", "e5", "e4", "e3", "d3"];
  assert.equal((outline(ring).match(/M/g) ?? []).length, 2);
});

const RUGS = [{ color: "mint", owner: 3, squares: ["c4", "c5"], visible: ["c4", "c5"] }];
const WALK = {
  faces: [
    {
      action: "die 1",
      weight: 6,
      square: "d5",
      path: [{ square: "d5", facing: "north", mosaic: null }],
      to: null,
      owed: 0,
      amount: 0,
      out: false,
    },
  ],
  rent: { sum: 0, of: 6, out: 0 },
};
const RUG = {
  forecast: { color: "mint", squares: ["d5", "d6"], group: ["d5", "d6"], covers: [], scores: [] },
  view: view("d4", "north"),
  events: [],
};
const STATES = [
  ui({ lit: new Set(TURNS), forecasts: { left: WALK } }),
  ui({ forecast: WALK }),
  ui({ picked: ["turn:left"], forecasts: { left: WALK } }),
  ui({ lit: new Set(["square:d5"]), picked: ["square:d6"] }),
  ui({ picked: ["square:d5", "square:d6"], preview: RUG, lit: new Set(["square:e4"]) }),
  ui({ frame: { board: view("d4", "north", RUGS).board, die: 3, glow: ["d4"], out: 3 } }),
];

test("every state paints, and what never changes is the same object each time", () => {
  const painted = STATES.map((state) => paint(view("d4", "north", RUGS), state));
  assert.equal(new Set(painted.map((template) => template.strings)).size, 1);
  assert.equal(ground().values[0], ground().values[0]);
});

const STYLES = stylesOf("marrakech", "pieces", "moves");
const LOOK = sheet(STYLES);

/** A turn in which everything happens. */
const EVENTS = [
  { type: "turned", by: "left", facing: "west" },
  { type: "rolled", steps: 3 },
  {
    type: "walked",
    start: "b4",
    path: [
      { square: "a4", facing: "west", mosaic: null },
      { square: "a5", facing: "east", mosaic: "west" },
    ],
  },
  { type: "landed", square: "a5" },
  { type: "paid", square: "d4", cells: ["d6", "d4", "d5", "e5", "e4", "e3", "d3", "c3"], amount: 8 },
  { type: "laid", seat: 1, color: "mint", squares: ["d5", "d6"] },
  { type: "laid", seat: 1, color: "mint", squares: ["d5", "e5"] },
  { type: "went_out", seat: 3 },
];
const shownAs = (event, proposed) =>
  frames(event, view("d4", "north", RUGS), undefined, [event], proposed).map(({ ms, frame }) => ({
    ms,
    elements: drawn(paint(view("d4", "north"), ui({ frame }))),
  }));
const SHOWN = EVENTS.flatMap((event) => [false, true].map((proposed) => shownAs(event, proposed)));

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
  const movesIn = (proposed) =>
    shownAs(laid, proposed)[0].elements.flatMap(({ classes }) => [...classes].filter((name) => /ing$/.test(name)));
  assert.deepEqual([movesIn(false), movesIn(true)], [["dropping"], ["settling"]]);
  const [, hovers] = STYLES.match(/\.pending \.moves \{\s*transform: ([^;]+);/);
  const [, settles] = STYLES.match(/@keyframes rug-settles \{\s*from \{\s*transform: ([^;]+);/);
  assert.equal(settles, hovers);
});

// Where a walk may lead, told by discs

const AWAY = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] };
const WEIGHTS = [1, 2, 2, 1];

/** Where each roll would lead, by rules M8 and M9 as the table prints them. */
function walk(square, facing, poor = false) {
  const faces = WEIGHTS.map((weight, i) => {
    const exits = EXITS.find(([from, side]) => from === square && side === facing);
    const [dx, dy] = AWAY[facing];
    [square, facing] = exits
      ? exits.slice(2)
      : [String.fromCharCode(square.charCodeAt(0) + dx) + (Number(square[1]) + dy), facing];
    return { action: `die ${i + 1}`, weight, square, path: [], to: null, owed: poor ? 12 : 0, amount: 0, out: poor };
  });
  return { faces, rent: { sum: 0, of: 6, out: 0 } };
}

const numbers = (text) => [...text.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
/** The outline of an arrow of the drawing, as points close to each other on the board. */
function arrowOutline({ parent, attributes: { d } }) {
  const [x, y, turn] = numbers(parent.attributes.transform);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const corners = [];
  for (const [, command, text] of d.matchAll(/([MLHVQ])([^MLHVQZ]*)/g)) {
    const pairs = numbers(text);
    for (let i = 0; i < pairs.length; i += 2) if (command !== "Q" || i) corners.push([pairs[i], pairs[i + 1]]);
  }
  return corners.flatMap(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length];
    return Array.from({ length: 12 }, (_, part) => [ax + ((bx - ax) * part) / 12, ay + ((by - ay) * part) / 12]).map(
      ([px, py]) => ({ x: x + px * cos - py * sin, y: y + px * sin + py * cos }),
    );
  });
}

/** What is wrong with the discs of a drawing. */
function discFaults(square, elements) {
  const discs = elements
    .filter(({ classes }) => classes.has("disc"))
    .map(({ attributes }) => numbers(attributes.transform))
    .map(([x, y, size]) => ({ x, y, r: 30 * size }));
  const outlines = elements.filter(({ classes }) => classes.has("arrow-body")).map(arrowOutline);
  const faults = discs.flatMap((disc, i) => [
    ...discs
      .slice(i + 1)
      .filter((other) => gap(disc, other) < disc.r + other.r + 2)
      .map(() => "two discs"),
    ...outlines.filter((outline) => outline.some((point) => gap(disc, point) < disc.r + 1)).map(() => "an arrow"),
    ...(gap(disc, centre(square)) < disc.r + 40 ? ["Assam"] : []),
    ...([disc.x, disc.y].every((n) => n >= disc.r + 2 && n <= size.width - disc.r - 2) ? [] : ["the rim"]),
  ]);
  return { faults, count: discs.length };
}

/** Every drawing of forecasts: some of the directions at once, one in full with the arrows about it, that before a roll. */
function forecastStates(square, facing) {
  const byTurn = Object.fromEntries(
    ["left", "right", "straight"].map((by) => [by, walk(square, turned(facing, by), true)]),
  );
  const some = [1, 2, 3, 4, 5, 6, 7].map((bits) =>
    Object.fromEntries(Object.entries(byTurn).filter((_, i) => (bits >> i) & 1)),
  );
  const all = some.map((forecasts) => ui({ lit: new Set(TURNS), forecasts }));
  const quarter = ui({
    lit: new Set(["turn:left", "turn:right"]),
    forecasts: { left: byTurn.left, right: byTurn.right },
  });
  const full = TURNS.map((focus) => ui({ lit: new Set(TURNS), forecasts: byTurn, focus }));
  return [...all, quarter, ...full, ui({ forecast: walk(square, facing) })];
}

for (const facing of FACINGS) {
  test(`discs: wherever Assam stands facing ${facing}, each is read in full, and no arrow is covered`, () => {
    const found = SQUARES.flatMap((square) =>
      forecastStates(square, facing).flatMap((state, i) => {
        const { faults, count } = discFaults(
          square,
          drawn(paint(view(square, facing, [], i === 11 ? "roll" : "turn"), state)),
        );
        assert.ok(count >= 3, `${square} ${i}`);
        return faults.length ? [`${square} ${i}: ${faults}`] : [];
      }),
    );
    assert.deepEqual(found, []);
  });
}

test("discs: what is owed, and by a shape of its own that one could not pay it", () => {
  const faces = [
    [0, false],
    [3, false],
    [8, true],
  ].map(([owed, out], i) => ({
    action: `die ${i + 1}`,
    weight: 2,
    square: `d${5 + i}`,
    path: [],
    to: 1,
    owed,
    amount: Math.min(owed, 5),
    out,
  }));
  const elements = drawn(
    paint(view("d4", "north", [], "roll"), ui({ forecast: { faces, rent: { sum: 22, of: 6, out: 2 } } })),
  );
  const discs = elements.filter(({ classes }) => classes.has("disc"));
  assert.deepEqual(
    discs.map(({ classes }) => [...classes][1]),
    ["free", "owes", "out"],
  );
  const shapes = discs.map(
    (disc) => elements.filter(({ parent }) => parent === disc).map(({ tag, classes }) => [...classes][0] ?? tag)[0],
  );
  assert.deepEqual(shapes, ["circle", "circle", "stop"]);
  assert.deepEqual(
    discs.map(
      (disc) =>
        markup(
          paint(
            view("d4", "north", [], "roll"),
            ui({ forecast: { faces: [faces[discs.indexOf(disc)]], rent: { of: 6 } } }),
          ),
        ).match(/class="rent"[^>]*>(\d+)</)[1],
    ),
    ["0", "3", "8"],
  );
});

test("foretold: the mean of what is owed, and how likely one is out", () => {
  const rent = (sum, out) => ({ faces: [], rent: { sum, of: 6, out } });
  const roll = (forecast) =>
    foretold({ phase: "roll", choices: [], seats: [{ rugs: 5 }] }, { preview: null, forecasts: {}, forecast });
  assert.deepEqual(roll(rent(25, 2)), [{ key: "foretold-rent-out", args: { rent: 4.2, out: 2, of: 6 } }]);
  assert.deepEqual(
    roll(rent(25, 0)).map(({ key }) => key),
    ["foretold-rent"],
  );
  const turn = foretold(
    { phase: "turn", choices: ["left", "right"], seats: [{ rugs: 5 }] },
    { preview: null, forecasts: { left: rent(6, 0), right: rent(12, 6) }, forecast: null },
  );
  assert.deepEqual(
    turn.map(({ key }) => key),
    ["foretold-average", "foretold-turn", "foretold-turn-out"],
  );
  assert.deepEqual(turn[2].args, { by: "right", rent: 2, out: 6, of: 6 });
});

test("what every object inherits is no event and no colour", () => {
  for (const name of ["constructor", "toString", "__proto__"]) {
    assert.deepEqual(frames({ type: name }, view("d4", "north")), []);
    assert.doesNotMatch(markup(swatch(name)), /function|object/);
  }
});
