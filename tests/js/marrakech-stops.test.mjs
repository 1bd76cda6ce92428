// Where Assam may stop, drawn along the direction that is shown: as large as it is likely, with what it costs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SIGNS } from "../../js/art/idle-ui.ts";
import { FACINGS } from "../../js/art/grid.ts";
import { paint } from "../../js/games/marrakech/board.ts";
import { centre, CELL, SQUARES } from "../../js/games/marrakech/places.ts";
import { markup } from "../../js/build/markup.ts";
import { drawn } from "./drawn.mjs";
import { gap, RUG, TURNS, ui, view } from "./marrakech.mjs";

/** @typedef {import("../../js/games/marrakech/shapes.ts").Face} Face */

/** @param {string} square @param {Partial<Face>} [more] @returns {Face} */
const face = (square, more = {}) => ({
  ...{ action: "die 1", weight: 1, square, path: [{ square, facing: "north", mosaic: null }] },
  ...{ to: null, owed: 0, amount: 0, out: false, ...more },
});
/** @param {Face[]} faces */
const roll = (...faces) => ({ faces, rent: { sum: 0, of: 6, out: 0 } });
/** A roll that is foreseen with Assam on d4. @param {Face[]} faces @param {Partial<import("./marrakech.mjs").Ui>} [more] */
const rolling = (faces, more = {}) =>
  /** @type {const} */ ([view("d4", "north", [], "roll"), ui({ forecast: roll(...faces), ...more })]);

/** The stops of a drawing: what kind each is, where it lies, and how large it is. @param {Parameters<typeof paint>} given */
function stopsOf(...given) {
  return drawn(paint(...given), ".disc").map(({ attribs }) => {
    const [x = 0, y = 0] = (attribs.transform.match(/-?[\d.]+/g) ?? []).map(Number);
    return { kind: attribs.class.split(" ")[1], x, y };
  });
}

test("stops: none before a direction is shown, and only of that one", () => {
  const forecasts = { left: roll(face("c4")), right: roll(face("e4"), face("f4")) };
  /** @type {Partial<import("./marrakech.mjs").Ui>[]} */
  const states = [{}, { focus: "turn:right" }, { picked: ["turn:left"] }];
  const preview = { ...RUG, forecast: roll(face("c4")) };
  const shown = [...states, { picked: ["turn:left"], forecasts: {}, preview }].map(
    (more) => stopsOf(view("d4", "north"), ui({ lit: new Set(TURNS), forecasts, ...more })).length,
  );
  assert.deepEqual(shown, [0, 2, 1, 1]);
});

for (const facing of FACINGS)
  test(`stops: with Assam facing ${facing}, each lies on its square, and none on him`, () => {
    for (const square of SQUARES) {
      const elsewhere = SQUARES.filter((other) => gap(centre(other), centre(square)) <= 2 * CELL);
      const stops = stopsOf(
        view(square, facing, [], "roll"),
        ui({ forecast: roll(...elsewhere.map((at) => face(at))) }),
      );
      assert.equal(stops.length, elsewhere.length);
      for (const [i, stop] of stops.entries()) {
        const at = centre(String(elsewhere[i]));
        assert.ok(Math.abs(stop.x - at.x) < CELL / 2 && Math.abs(stop.y - at.y) < CELL / 2, square);
        assert.ok(gap(stop, centre(square)) > 40, `beside his feet on ${square}`);
      }
    }
  });

test("stops: faces that lead to one square are one stop, whose area is as its chance", () => {
  const faces = [face("d5"), face("d6"), face("d6", { action: "die 2" })];
  const [[one, two], [larger]] = [SIGNS.normal, SIGNS.large].map((signs) =>
    drawn(paint(...rolling(faces, { signs })), "circle").map(({ attribs }) => Number(attribs.r)),
  );
  assert.ok(Math.abs(two ** 2 / one ** 2 - 2) < 0.01);
  assert.ok(larger > 1.1 * one, "larger where somebody wants larger signs");
});

test("stops: free, a coin with the rent, and a shape of its own where it cannot be paid", () => {
  const given = rolling([face("d5"), face("d6", { owed: 3 }), face("d7", { owed: 8, out: true })]);
  const found = stopsOf(...given)
    .map(({ kind }) => kind)
    .join(" ");
  assert.equal(found, "free owes out");
  const text = markup(paint(...given));
  assert.match(text, /href="#slipper"/);
  assert.match(text, /href="#rug-coin-blank".*>3<.*class="stop".*>8</s);
});

test("stops: whoever wants all help reads the chances as well", () => {
  const text = markup(paint(...rolling([face("d5", { weight: 2, owed: 3 })], { help: "always" })));
  assert.match(text, />2\/6</);
  assert.match(text, />3</);
});
