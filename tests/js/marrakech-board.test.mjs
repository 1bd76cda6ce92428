// Marrakech's board as pure functions: geometry, rule M9, cells, handles. No page is needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cells, handles, paint, size } from "../../js/games/marrakech/board.js";
import { ahead, FACINGS } from "../../js/art/grid.js";
import { along, arcFrom, centre, MOSAICS, outline, SQUARES, turned } from "../../js/games/marrakech/places.js";
import { drawn } from "./drawn.mjs";
import { EXITS, gap, RUG, TURNS, ui, view } from "./marrakech.mjs";

/** @typedef {import("./marrakech.mjs").Point} Point */
/** @typedef {import("./marrakech.mjs").Facing} Facing */

/** @param {Point} point */
const inBoard = ({ x, y }) => x >= 0 && y >= 0 && x <= size.width && y <= size.height;
/** @param {Facing} facing */
const back = (facing) => turned(turned(facing, "right"), "right");
/** Where one stands on the edge before entering a square, looking inwards. @param {string} square @param {Facing} facing */
const entry = (square, facing) => ahead(centre(square), back(facing), 48);

test("m9: every exit is there once, and its mosaic ends before the right square, off the squares on the rim", () => {
  assert.deepEqual([EXITS.length, MOSAICS.length], [28, 14]);
  for (const [from, side, to, facing] of EXITS) {
    const [start, half, end] = [0, 0.5, 1].map((part) => along(arcFrom(from, side), part));
    assert.ok(gap(start, entry(from, back(side))) < 1, `${from} ${side} starts`);
    assert.ok(gap(end, entry(to, facing)) < 1, `${from} ${side} ends at ${to}`);
    const { x, y } = half;
    assert.ok(inBoard(half) && (x < 64 || y < 64 || x > 736 || y > 736), `${from} ${side}`);
  }
  assert.throws(() => arcFrom("d4", "north"), RangeError, "no mosaic leaves a square inside the board");
});

test("cells: 49 squares in rows from the top, tiling the board without a gap", () => {
  const all = cells(view("d4", "north"));
  assert.deepEqual([all.length, all[0].pick, all[48].pick], [49, "square:a7", "square:g1"]);
  for (const [at, { pick, row, col, x, y, width, height }] of all.entries()) {
    assert.deepEqual([row, col], [Math.floor(at / 7), at % 7]);
    assert.deepEqual([x, y, width, height], [64 + col * 96, 64 + row * 96, 96, 96]);
    assert.deepEqual({ x: x + 48, y: y + 48 }, centre(pick.slice("square:".length)));
  }
});

test("cells say what is seen on them", () => {
  /** @type {import("./marrakech.mjs").Rug[]} */
  const rugs = [
    { color: "mint", owner: 3, squares: ["c4", "c5"], visible: ["c5"] },
    { color: "saffron", owner: null, squares: ["c4", "d4"], visible: ["c4", "d4"] },
  ];
  const labels = new Map(cells(view("d4", "east", rugs)).map(({ pick, label }) => [pick, label]));
  const told = {
    a1: { key: "cell-bare", args: {} },
    c5: { key: "cell-rug", args: { color: "mint", seat: 3 } },
    c4: { key: "cell-neutral", args: { color: "saffron" } },
    d4: { key: "cell-assam-neutral", args: { facing: "east", color: "saffron" } },
  };
  for (const [square, { key, args }] of Object.entries(told))
    assert.deepEqual(labels.get(`square:${square}`), { key, args: { square, ...args } });
});

test("handles: only what may be tapped, each inside the board wherever Assam stands", () => {
  const [one, ...none] = handles(view("d4", "north"), ui({ lit: new Set(["turn:left"]) }));
  assert.deepEqual([one.pick, none], ["turn:left", []]);
  for (const square of SQUARES)
    for (const facing of FACINGS) {
      const all = handles(view(square, facing), ui({ lit: new Set(TURNS) }));
      assert.equal(all.length, 3);
      for (const { x, y, width, height } of all)
        assert.ok(width >= 60 && height >= 60 && inBoard({ x, y }) && inBoard({ x: x + width, y: y + height }), square);
    }
});

test("handles do not overlap, and say where Assam would look", () => {
  const [left, straight, right] = handles(view("a1", "west"), ui({ lit: new Set(TURNS) }));
  assert.deepEqual(
    [left, straight, right].map(({ label }) => label.args.facing),
    ["south", "west", "north"],
  );
  for (const other of [left, right])
    assert.ok(Math.abs(straight.x - other.x) >= 64 || Math.abs(straight.y - other.y) >= 64);
});

test("the outline of a group leaves out the sides inside it", () => {
  assert.equal((outline(["d4"]).match(/L/g) ?? []).length, 3);
  assert.equal((outline(["d4", "d5"]).match(/[ML]/g) ?? []).length, 6);
  const ring = ["c3", "c4", "c5", "d5", "e5", "e4", "e3", "d3"];
  assert.equal((outline(ring).match(/M/g) ?? []).length, 2);
});

test("while somebody is asked, all squares that the question is not about are bleached", () => {
  const here = view("d4", "north");
  const bleached = (/** @type {Partial<import("./marrakech.mjs").Ui>} */ more) =>
    drawn(paint({ ...here, board: { ...here.board, beside: ["d5", "e4"] } }, ui(more)))
      .filter(({ classes }) => classes.has("hush") && !classes.has("rim"))
      .map(({ attributes }) => (attributes.d.match(/M/g) ?? []).length);
  const lit = new Set(["square:d5", "square:e4", "square:d6"]);
  assert.deepEqual([bleached({ lit }), bleached({ asked: true })], [[], [1]]);
  assert.deepEqual(bleached({ asked: true, lit }), [3], "but for those where a rug can begin");
  assert.deepEqual(bleached({ asked: true, lit: new Set(), preview: RUG, picked: ["square:d5", "square:d6"] }), [3]);
});
