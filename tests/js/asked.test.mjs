// The prompt's question while an action is put together: it depends on the lit picks.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import * as marrakech from "../../js/games/marrakech/board.js";
import * as morocco from "../../js/games/morocco/board.js";
import { pick } from "../../js/session/picker.js";
import { drawingsOf, GAMES, said } from "./catalogues.mjs";
import { standIn } from "./stand-in.mjs";

const { question } = await import("../../js/table/prompt.js");

/** @typedef {[action: string, picks: string[]]} Choice */
/** @param {string} space @param {string} color @returns {Choice} */
const tourist = (space, color) => [`tourist ${space} ${color}`, ["worker:tourist", `space:${space}`, `cube:${color}`]];
/** @param {string} space @param {string} beside @param {string} color @returns {Choice} */
const cousins = (space, beside, color) => [
  `cousins ${space} ${beside} ${color}`,
  ["worker:cousins", `space:${space}`, `beside:${beside}`, `cube:${color}`],
];
/** @type {Record<string, string[]>} */
const PLACES = Object.fromEntries([
  ...["a1.nw", "b1.nw"].flatMap((space) => [
    [`assistant ${space}`, ["worker:assistant", `space:${space}`]],
    tourist(space, "green"),
    tourist(space, "black"),
  ]),
  ...["green", "black"].flatMap((color) => [
    cousins("b1.nw", "a1.ne", color),
    cousins("b1.nw", "b2.sw", color),
    cousins("a1.ne", "b1.nw", color),
  ]),
  ["swap rows 1 4", ["row:1", "row:4"]],
  ["swap rows 1 5", ["row:1", "row:5"]],
  ["swap rows 2 4", ["row:2", "row:4"]],
  ["swap columns a b", ["column:a", "column:b"]],
  ["swap columns a c", ["column:a", "column:c"]],
  ["pass", ["pass"]],
]);
/** @param {Record<string, string[]>} choices @param {string[]} tapped */
const litAfter = (choices, tapped) => pick(Object.entries(choices), tapped)?.lit ?? new Set();
/** @param {string[]} tapped */
const after = (...tapped) => morocco.nextPrompt(litAfter(PLACES, tapped), tapped);

test("a placement asks for the space, the second cousin's space, the third cube, as each is wanted", () => {
  assert.equal(after("worker:assistant"), "prompt-assign-space");
  assert.equal(after("worker:tourist"), "prompt-assign-space");
  assert.equal(after("worker:tourist", "cube:green"), "prompt-assign-space");
  assert.equal(after("worker:tourist", "space:a1.nw"), "prompt-assign-third");
  assert.equal(after("worker:cousins", "space:b1.nw"), "prompt-assign-beside");
  assert.equal(after("worker:cousins", "space:b1.nw", "beside:b2.sw"), "prompt-assign-third");
});

test("as long as no worker is chosen, it is asked who goes to the space, or who goes at all", () => {
  assert.equal(after("space:a1.nw"), "prompt-assign-who");
  assert.equal(after("cube:green"), "prompt-assign-worker");
});

test("a swap asks for its other row or column", () => {
  assert.equal(after("row:1"), "prompt-swap-rows");
  assert.equal(after("column:a"), "prompt-swap-columns");
});

test("a rug asks for its second square", () => {
  const lays = { "lay c4-c5": ["square:c4", "square:c5"], "lay c5-c6": ["square:c5", "square:c6"] };
  assert.equal(marrakech.nextPrompt(litAfter(lays, ["square:c5"])), "prompt-lay-second");
});

/** What is asked once all is picked. @param {string} game @param {import("../../js/types.js").Board} board */
function askedAtLast(game, board) {
  const view = standIn({ prompt: { key: "game-name", args: {} } });
  return question(
    view,
    standIn({
      board,
      say: (/** @type {string} */ key, args) => said("en", key, args, game),
      session: standIn({
        state: standIn({ view, wanted: null, thinking: null, pending: null, picked: ["turn:left"], lit: new Set() }),
      }),
    }),
  );
}

test("a choice that is complete asks for no further part, in any game", async () => {
  for (const game of GAMES)
    assert.equal(askedAtLast(game, await drawingsOf(game)), said("en", "game-name", {}, game), game);
});
