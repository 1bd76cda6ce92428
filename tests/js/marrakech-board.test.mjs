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

/** @param {Point} a @param {Point} b */
const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
/** @param {Point} point */
const inBoard = ({ x, y }) => x >= 0 && y >= 0 && x <= size.width && y <= size.height;

/**
 * Where one stands on the edge before entering a square, looking inwards.
 * @param {string} square
 * @param {Facing} facing
 */
const entry = (square, facing) => {
  const back = turned(turned(facing, "right"), "right");
  return ahead(centre(square), back, 48);
};

test("m9: every exit is there once, and its mosaic ends before the right square", () => {
  assert.equal(EXITS.length, 28);
  assert.equal(MOSAICS.length, 14);
  for (const [from, side, to, facing] of EXITS) {
    const way = arcFrom(from, side);
    const leaves = entry(from, turned(turned(side, "right"), "right"));
    assert.ok(gap(along(way, 0), leaves) < 1, `${from} ${side} starts`);
    assert.ok(gap(along(way, 1), entry(to, facing)) < 1, `${from} ${side} ends at ${to}`);
  }
});

test("m9: the way round a mosaic lies on the rim, off the squares", () => {
  for (const [from, side] of EXITS) {
    const { x, y } = along(arcFrom(from, side), 0.5);
    assert.ok(x < 64 || y < 64 || x > 736 || y > 736, `${from} ${side}`);
    assert.ok(inBoard({ x, y }));
  }
});

test("no mosaic leaves a square inside the board", () => {
  assert.throws(() => arcFrom("d4", "north"), RangeError);
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
  /** @type {import("./marrakech.mjs").Rug[]} */
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

test("the outline of a group leaves out the sides inside it", () => {
  assert.equal((outline(["d4"]).match(/L/g) ?? []).length, 3);
  assert.equal((outline(["d4", "d5"]).match(/[ML]/g) ?? []).length, 6);
  const ring = ["c3", "c4", "c5", "d5", "e5", "e4", "e3", "d3"];
  assert.equal((outline(ring).match(/M/g) ?? []).length, 2);
});

test("while somebody is asked, all squares that the question is not about are bleached", () => {
  const bleached = (/** @type {Partial<import("./marrakech.mjs").Ui>} */ more) =>
    drawn(paint({ ...view("d4", "north"), board: { ...view("d4", "north").board, beside: ["d5", "e4"] } }, ui(more)))
      .filter(({ classes }) => classes.has("hush") && !classes.has("rim"))
      .map(({ attributes }) => (attributes.d.match(/M/g) ?? []).length);
  const lit = new Set(["square:d5", "square:e4", "square:d6"]);
  assert.deepEqual(bleached({ lit }), []);
  assert.deepEqual(bleached({ asked: true }), [1]);
  assert.deepEqual(bleached({ asked: true, lit }), [3], "but for those where a rug can begin");
  assert.deepEqual(bleached({ asked: true, lit: new Set(), preview: RUG, picked: ["square:d5", "square:d6"] }), [3]);
});
