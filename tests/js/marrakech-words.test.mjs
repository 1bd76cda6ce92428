// What Marrakech says of what is coming.
import assert from "node:assert/strict";
import { test } from "node:test";
import { facts, forecastSentences } from "../../js/games/marrakech/board.js";
import { score } from "../../js/games/marrakech/result.js";
import { partsOf } from "../../js/art/podium.js";
import { view, words } from "./marrakech.mjs";

/** One who has rugs left. @type {import("../../js/games/marrakech/types").View["seats"][number]} */
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
