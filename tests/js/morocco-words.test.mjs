// What Morocco says: what is coming, its choices, its die and its result.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  choice,
  forecastActions,
  forecastSentences,
  lastRoll,
  paint,
  sortChoices,
} from "../../js/games/morocco/board.js";
import { COVER } from "../../js/games/morocco/cover.js";
import { ranked } from "../../js/art/result.js";
import { markup } from "../../js/build/markup.mjs";
import { event, PENDING, SWAP, ui, view } from "./morocco.mjs";

test("forecasts as sentences: the price, what is left, who gets what", () => {
  const lines = forecastSentences(view("assign"), PENDING);
  assert.deepEqual(
    lines.map(({ key }) => key),
    ["foretold-paid", "foretold-left", "foretold-closes", "foretold-reward", "foretold-reward"],
  );
  assert.deepEqual(lines[1].args.colors, ["black", "orange", "orange"]);
  assert.deepEqual(lines[4].args, { seat: 0, place: 2, amount: 2, gained: "coin-bodyguard", juice: 4 });
  assert.deepEqual(forecastSentences(view("assign"), { preview: SWAP.preview })[0], {
    key: "foretold-swap",
    args: { before: 3, after: 7 },
  });
  assert.deepEqual(
    forecastSentences(view("scout", { last_round: true }), { preview: null }).map(({ key }) => key),
    ["foretold-round", "foretold-last-round"],
  );
});

test("forecasts that are asked for at once: the scout's and the arrow's choices, no others", () => {
  assert.deepEqual(forecastActions({ ...view("scout"), choices: ["scout 1", "scout 2"] }), ["scout 1", "scout 2"]);
  assert.deepEqual(forecastActions({ ...view("assign"), choices: ["assistant c3.nw"] }), []);
});

test("choices: what ends a turn comes first, and each is a sentence with its parts", () => {
  assert.deepEqual(sortChoices(["swap rows 1 2", "tourist c3.nw green", "assistant c3.nw", "done"]), [
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
  const rolled = { events: [event("die_rolled", { color: null })] };
  assert.equal(lastRoll([rolled]), "wild");
  assert.equal(lastRoll([rolled, { events: [] }]), undefined);
  assert.equal(lastRoll([]), undefined);
});

test("the result ranks those who tie alike", () => {
  /** @type {import("./morocco.mjs").Painted} */
  const over = {
    ...COVER,
    result: { why: "five-stalls", winners: [2], ranking: [[2], [0, 4], [1], [3]], ties: [], story: [] },
  };
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
});

test("a garland joins the stalls of a district side by side; a view that was stored before it said so has none", () => {
  const garlands = (/** @type {string[][] | undefined} */ joined) => {
    const seats = /** @type {import("./morocco.mjs").View["seats"]} */ ([{ ...COVER.seats[0], joined }]);
    return (
      markup(paint({ ...view("over"), seats, board: { ...COVER.board, stalls: [] } }, ui())).split('"garland"').length -
      1
    );
  };
  assert.equal(
    garlands([
      ["a2", "a1"],
      ["a2", "b2"],
    ]),
    2,
  );
  assert.equal(garlands(undefined), 0);
});
