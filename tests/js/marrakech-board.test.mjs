// Marrakech's board as pure functions: geometry, rule M9, cells, handles, what it says of what is coming. No page is needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cells, facts, forecastSentences, handles, moods, paint, size } from "../../js/games/marrakech/board.ts";
import { ahead, FACINGS } from "../../js/art/grid.ts";
import { along, arcFrom, centre, MOSAICS, outline, SQUARES, turned } from "../../js/games/marrakech/places.ts";
import { score } from "../../js/games/marrakech/result.ts";
import { partsOf } from "../../js/art/score-parts.ts";
import { drawn } from "./drawn.mjs";
import { EXITS, gap, TURNS, ui, view, words } from "./marrakech.mjs";

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
  const found = [left, straight, right].map(({ label }) => label.args.facing);
  assert.deepEqual(found, ["south", "west", "north"]);
  for (const other of [left, right])
    assert.ok(Math.abs(straight.x - other.x) >= 64 || Math.abs(straight.y - other.y) >= 64);
});

test("the outline of a group leaves out the sides inside it", () => {
  assert.equal((outline(["d4"]).match(/L/g) ?? []).length, 3);
  assert.equal((outline(["d4", "d5"]).match(/[ML]/g) ?? []).length, 6);
  const ring = ["c3", "c4", "c5", "d5", "e5", "e4", "e3", "d3"];
  assert.equal((outline(ring).match(/M/g) ?? []).length, 2);
});

test("where a rug can begin has a frame; the square that is chosen is filled and has a tick", () => {
  const here = view("d4", "north");
  const marked = (/** @type {Partial<import("./marrakech.mjs").Ui>} */ more, what = ".target") =>
    drawn(paint({ ...here, board: { ...here.board, beside: ["d5", "e4"] } }, ui(more)), what).map(
      ({ attribs }) => attribs.class,
    );
  const lit = new Set(["square:d5", "square:e4", "square:d6"]);
  assert.deepEqual(marked({ asked: true }), []);
  assert.deepEqual(marked({ asked: true, lit }), ["target lit"]);
  const [frames] = drawn(paint({ ...here, board: { ...here.board, beside: ["d5", "e4"] } }, ui({ lit })), ".light");
  assert.equal(frames?.attribs.d?.match(/M/g)?.length, 2);
  const chosen = { asked: true, lit: new Set(["square:d6"]), picked: ["square:d5"] };
  assert.deepEqual(marked(chosen), ["target lit", "target chosen"]);
  assert.equal(marked(chosen, ".target.chosen .tick").length, 1);
});

test("the direction that is chosen has a larger arrow with a tick, the others stay as they were", () => {
  const arrows = (/** @type {string[]} */ ...picked) => {
    const all = paint(view("d4", "north"), ui({ lit: new Set(["turn:left", "turn:right", ...picked]), picked }));
    const sizes = drawn(all, ".arrow > g").map(({ attribs }) => /scale\(([^)]*)\)/.exec(attribs.transform ?? "")?.[1]);
    return drawn(all, ".arrow").map(({ attribs }, at) => `${attribs.class} ${sizes[at]}`);
  };
  assert.deepEqual(arrows(), ["arrow lit 1.26", "arrow lit 1.26"]);
  assert.deepEqual(arrows("turn:right"), ["arrow chosen 1.64", "arrow lit 1.26"]);
});

test("faces: whoever pays or is covered winces, whoever is paid is glad", () => {
  const felt = (/** @type {import("../../js/games/marrakech/shapes.ts").Event} */ event) =>
    moods(event).map(({ seat, mood }) => `${seat} ${mood}`);
  const [color, square] = [/** @type {const} */ ("mint"), "d4"];
  const rent = { amount: 3, owed: 3, color, square, cells: [square] };
  assert.deepEqual(felt({ type: "paid", rule: "M11", from: 0, to: 2, ...rent }), ["0 wincing", "2 glad"]);
  const covers = [0, 1, null].map((owner) => ({ square, color, owner }));
  const laid = { type: /** @type {const} */ ("laid"), rule: "M13", seat: 0, color, squares: [square, "d5"], covers };
  assert.deepEqual(felt(laid), ["1 wincing"], "not by one's own rug");
});

// What it says

/** One who has rugs left. @type {import("../../js/games/marrakech/shapes.ts").View["seats"][number]} */
const SEAT = {
  ...{ seat: 0, name: "Amina", colors: ["mint"], score: 0, dirhams: 30, visible: 0, seen: { mint: 0 } },
  ...{ rugs: 5, left: { mint: 5 }, next: "mint", out: false },
};

test("facts: of two colours how many rugs are left of each, and which comes next", () => {
  const two = /** @type {typeof SEAT} */ ({
    ...SEAT,
    ...{ colors: ["mint", "saffron"], left: { mint: 3, saffron: 2 }, next: "saffron" },
  });
  const piles = facts(two).flatMap(({ value, args, marked }) => (args ? `${args.color} ${value} ${marked}` : []));
  assert.deepEqual(piles, ["mint 3 false", "saffron 2 true"]);
  assert.ok(
    facts(SEAT).some(({ key, value }) => key === "fact-rugs" && value === 5),
    "of one, their number",
  );
});

test("forecasts as sentences: the mean of what is owed, and how likely one is out; nothing where no roll could cost rent", () => {
  /** @param {number} sum @param {number} out @returns {any} */
  const rent = (sum, out) => ({ faces: [], rent: { sum, of: 6, out } });
  const told = (/** @type {"turn" | "roll"} */ phase, /** @type {object} */ known) =>
    forecastSentences(
      { ...view("d4", "north", [], phase), choices: phase === "turn" ? ["left", "right"] : [], seats: [SEAT] },
      { preview: null, forecasts: {}, forecast: null, ...known },
    );
  const roll = told("roll", { forecast: rent(25, 2) });
  assert.deepEqual(roll, [{ key: "foretold-rent-out", args: { rent: 4.2, out: 2, of: 6 } }]);
  assert.equal(told("roll", { forecast: rent(25, 0) })[0].key, "foretold-rent");
  const turn = told("turn", { forecasts: { left: rent(6, 0), right: rent(12, 6) } });
  assert.equal(turn.map(({ key }) => key).join(" "), "foretold-average foretold-turn foretold-turn-out");
  assert.deepEqual(turn[2].args, { by: "right", rent: 2, out: 6, of: 6, last: true });
  const free = { forecasts: { left: rent(0, 0), right: rent(0, 0) }, forecast: rent(0, 0) };
  assert.deepEqual([...told("turn", free), ...told("roll", free)], []);
});

test("a score is dirhams and each colour that is seen; one stored before views said so is dirhams and the rest", () => {
  const parts = (/** @type {object} */ seat) => {
    const one = /** @type {typeof SEAT} */ ({ ...SEAT, ...seat });
    return partsOf(score(one, words), one.score).map(({ points, paint }) => `${points} ${paint}`);
  };
  const [dirhams, mint] = ["30 var(--part)", "3 url(#podium-mint)"];
  assert.deepEqual(parts({ score: 33, seen: { mint: 3 } }), [dirhams, mint]);
  const two = { colors: ["mint", "saffron"], score: 34, seen: { mint: 3, saffron: 1 } };
  assert.deepEqual(parts(two), [dirhams, mint, "1 url(#podium-saffron)"]);
  assert.deepEqual(parts({ score: 33, seen: undefined }), [dirhams, "3 var(--part)"]);
  assert.deepEqual(score({ ...SEAT, out: true }, words).parts, [], "nothing grows of whoever is out");
});
