// The prompt's question while an action is put together: it depends on the lit picks.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import * as marrakech from "../../js/games/marrakech/board.js";
import * as morocco from "../../js/games/morocco/board.js";
import { drawingsOf, GAMES, said } from "./catalogues.mjs";

const { question } = await import("../../js/table/prompt.js");

for (const [what, board, ...asked] of /** @type {const} */ ([
  [
    "a placement asks for the space, the second cousin's space, the third cube, as each is wanted",
    morocco,
    ["worker:assistant", "space:a1.nw space:b1.nw", "prompt-assign-space"],
    ["worker:tourist", "space:a1.nw cube:green cube:black", "prompt-assign-space"],
    ["worker:tourist cube:green", "space:a1.nw space:b1.nw", "prompt-assign-space"],
    ["worker:tourist space:a1.nw", "cube:green cube:black", "prompt-assign-third"],
    ["worker:cousins space:b1.nw", "cube:green cube:black beside:a1.ne beside:b2.sw", "prompt-assign-beside"],
    ["worker:cousins space:b1.nw beside:b2.sw", "cube:green cube:black", "prompt-assign-third"],
  ],
  [
    "as long as no worker is chosen, it is asked who goes to the space, or who goes at all",
    morocco,
    ["space:a1.nw", "worker:assistant worker:tourist cube:green", "prompt-assign-who"],
    ["cube:green", "space:a1.nw beside:b2.sw worker:cousins worker:tourist", "prompt-assign-worker"],
  ],
  [
    "a swap asks for its other row or column",
    morocco,
    ["row:1", "row:4 row:5", "prompt-swap-rows"],
    ["column:a", "column:b column:c", "prompt-swap-columns"],
  ],
  ["a rug asks for its second square", marrakech, ["square:c5", "square:c4 square:c6", "prompt-lay-second"]],
]))
  test(what, () => {
    for (const [tapped, lit, prompt] of asked)
      assert.equal(board.nextPrompt(new Set(lit.split(" ")), tapped.split(" ")), prompt, tapped);
  });

test("a choice that is complete asks for no further part, in any game", async () => {
  const view = /** @type {any} */ ({ prompt: { key: "game-name", args: {} } });
  const chosen = { view, wanted: null, thinking: null, pending: null, picked: ["turn:left"], lit: new Set() };
  for (const game of GAMES) {
    /** @type {any} */
    const table = {
      board: await drawingsOf(game),
      say: (/** @type {string} */ key, /** @type {any} */ args) => said("en", key, args, game),
      session: { state: chosen },
    };
    assert.equal(question(view, table), said("en", "game-name", {}, game), game);
  }
});
