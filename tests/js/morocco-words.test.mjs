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
import { drawn } from "./drawn.mjs";
import { event, PENDING, SWAP, ui, view } from "./morocco.mjs";

/** @param {{key: string}[]} sentences */
const keysOf = (sentences) => sentences.map(({ key }) => key).join(" ");

test("forecasts as sentences: the price, what is left, who gets what", () => {
  const lines = forecastSentences(view("assign"), PENDING);
  assert.equal(keysOf(lines), "foretold-paid foretold-left foretold-closes foretold-reward foretold-reward");
  assert.deepEqual(lines[1].args.colors, ["black", "orange", "orange"]);
  assert.deepEqual(lines[4].args, { seat: 0, place: 2, amount: 2, gained: "coin-bodyguard", juice: 4 });
  const [swap] = forecastSentences(view("assign"), { preview: SWAP.preview });
  assert.deepEqual(swap, { key: "foretold-swap", args: { before: 3, after: 7 } });
  const last = forecastSentences(view("scout", { last_round: true }), { preview: null });
  assert.equal(keysOf(last), "foretold-round foretold-last-round");
});

test("forecasts that are asked for at once: the scout's and the arrow's choices, no others", () => {
  assert.deepEqual(forecastActions({ ...view("scout"), choices: ["scout 1", "scout 2"] }), ["scout 1", "scout 2"]);
  assert.deepEqual(forecastActions({ ...view("assign"), choices: ["assistant c3.nw"] }), []);
});

test("choices: what ends a turn comes first, and each is a sentence with its parts", () => {
  const sorted = ["done", "assistant c3.nw", "tourist c3.nw green", "swap rows 1 2"];
  assert.deepEqual(sortChoices([...sorted].reverse()), sorted);
  const spaces = { square: "c3", corner: "ne", beside: "d3", second: "nw" };
  const told = {
    "cousins c3.ne d3.nw green": { key: "action-cousins", args: { ...spaces, color: "green" } },
    "swap columns a c": { key: "action-swap", args: { axis: "columns", one: "a", other: "c" } },
    done: { key: "action-done", args: {} },
  };
  for (const [action, sentence] of Object.entries(told)) assert.deepEqual(choice(action), sentence);
});

test("the die lies on the table only just after it was rolled", () => {
  const rolled = { events: [event("die_rolled", { color: null })] };
  assert.deepEqual([[rolled], [rolled, { events: [] }], []].map(lastRoll), ["wild", undefined, undefined]);
});

test("the result ranks those who tie alike", () => {
  const result = { why: "five-stalls", winners: [2], ranking: [[2], [0, 4], [1], [3]], ties: [], story: [] };
  const places = ranked({ ...COVER, result }).map(({ seat, rank, won }) => `${seat}: ${rank}${won ? " won" : ""}`);
  assert.deepEqual(places, ["2: 1 won", "0: 2", "4: 2", "1: 4", "3: 5"]);
});

test("a garland joins the stalls of a district side by side; a view that was stored before it said so has none", () => {
  const garlands = (/** @type {string[][] | undefined} */ joined) => {
    const seats = /** @type {import("./morocco.mjs").View["seats"]} */ ([{ ...COVER.seats[0], joined }]);
    const board = paint({ ...view("over"), seats, board: { ...COVER.board, stalls: [] } }, ui());
    return drawn(board).filter(({ classes }) => classes.has("garland")).length;
  };
  assert.deepEqual([garlands(["a2-a1", "a2-b2"].map((pair) => pair.split("-"))), garlands(undefined)], [2, 0]);
});
