// Where the walks of Marrakech may lead, told by discs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { paint, size } from "../../js/games/marrakech/board.js";
import { SIGNS } from "../../js/art/idle-ui.js";
import { FACINGS } from "../../js/art/grid.js";
import { centre, SQUARES, turned } from "../../js/games/marrakech/places.js";
import { drawn, markup } from "./drawn.mjs";
import { EXITS, gap, TURNS, ui, view } from "./marrakech.mjs";

/** @typedef {import("./marrakech.mjs").Facing} Facing */
/** @typedef {import("./drawn.mjs").Element} Element */
/** @typedef {import("../../js/games/marrakech/shapes.js").RollForecast} RollForecast */

/** @type {Record<Facing, [number, number]>} */
const AWAY = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] };
const WEIGHTS = [1, 2, 2, 1];

/**
 * Where each roll would lead, by rules M8 and M9 as the table prints them.
 * @param {string} square
 * @param {Facing} facing
 * @param {boolean} [poor]
 * @returns {RollForecast}
 */
function walk(square, facing, poor = false) {
  const faces = WEIGHTS.map((weight, i) => {
    const exits = EXITS.find(([from, side]) => from === square && side === facing);
    const [dx, dy] = AWAY[facing];
    [square, facing] = exits
      ? [exits[2], exits[3]]
      : [String.fromCharCode(square.charCodeAt(0) + dx) + (Number(square[1]) + dy), facing];
    return { action: `die ${i + 1}`, weight, square, path: [], to: 3, owed: poor ? 12 : 1, amount: 0, out: poor };
  });
  return { faces, rent: { sum: poor ? 72 : 6, of: 6, out: 0 } };
}

/** @param {string} text */
const numbers = (text) => [...text.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
/** The outline of an arrow of the drawing, as points close to each other on the board. @param {Element} element */
function arrowOutline({ parent, attributes: { d } }) {
  const [x, y, turn] = numbers(parent?.attributes.transform ?? "");
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  /** @type {[number, number][]} */
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

/** What is wrong with the discs of a drawing. @param {string} square @param {Element[]} elements */
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

/**
 * Every drawing of forecasts: some of the directions at once, one in full with the arrows about it, that before a roll.
 * @param {string} square
 * @param {Facing} facing
 */
function forecastStates(square, facing) {
  const byTurn = Object.fromEntries(
    /** @type {const} */ (["left", "right", "straight"]).map((by) => [by, walk(square, turned(facing, by), true)]),
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

/**
 * Look at the discs wherever Assam may stand.
 * @param {Facing} facing
 * @param {number} signs how large they are
 */
function look(facing, signs) {
  const found = SQUARES.flatMap((square) =>
    forecastStates(square, facing).flatMap((state, i) => {
      const seen = view(square, facing, [], i === 11 ? "roll" : "turn");
      const { faults, count } = discFaults(square, drawn(paint(seen, { ...state, signs })));
      assert.ok(count >= 3, `${square} ${i}`);
      return faults.length ? [`${square} ${i}: ${faults}`] : [];
    }),
  );
  assert.deepEqual(found, []);
}

for (const [size, signs] of Object.entries(SIGNS))
  for (const facing of FACINGS)
    test(`discs: of ${size} size, wherever Assam stands facing ${facing}, each is read in full, and no arrow is covered`, () =>
      look(facing, signs));

test("discs: none while no roll could cost rent", () => {
  const free = { ...walk("d4", "north"), rent: { sum: 0, of: 6, out: 0 } };
  const states = [ui({ lit: new Set(TURNS), forecasts: { left: free } }), ui({ forecast: free })];
  for (const state of states) assert.equal(discFaults("d4", drawn(paint(view("d4", "north"), state))).count, 0);
});

test("discs: what is owed, and by a shape of its own that one could not pay it", () => {
  const faces = [
    { owed: 0, out: false },
    { owed: 3, out: false },
    { owed: 8, out: true },
  ].map(({ owed, out }, i) => ({
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
            ui({ forecast: { faces: [faces[discs.indexOf(disc)]], rent: { sum: 22, of: 6, out: 2 } } }),
          ),
        ).match(/class="rent"[^>]*>(\d+)</)?.[1],
    ),
    ["0", "3", "8"],
  );
});
