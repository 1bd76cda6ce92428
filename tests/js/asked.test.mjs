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

/** @param {string} space @param {string} color */
const tourist = (space, color) => ["worker:tourist", `space:${space}`, `cube:${color}`];
/** @param {string} space @param {string} beside */
const cousins = (space, beside) =>
  ["green", "black"].map((color) => ["worker:cousins", `space:${space}`, `beside:${beside}`, `cube:${color}`]);
/** The picks of each choice: of Morocco's, and of where a rug may lie. */
const PLACES = [
  ...["a1.nw", "b1.nw"].flatMap((space) => [
    ["worker:assistant", `space:${space}`],
    ...["green", "black"].map((color) => tourist(space, color)),
  ]),
  ...[...cousins("b1.nw", "a1.ne"), ...cousins("b1.nw", "b2.sw"), ...cousins("a1.ne", "b1.nw")],
  ...["14", "15", "24"].map(([one, other]) => [`row:${one}`, `row:${other}`]),
  ...["ab", "ac"].map(([one, other]) => [`column:${one}`, `column:${other}`]),
  ["pass"],
];
const LAYS = ["c4", "c6"].map((square) => [`square:${square}`, "square:c5"]);
/** @param {string[][]} choices @param {string[]} tapped */
const litAfter = (choices, tapped) =>
  pick(
    choices.map((picks) => [picks.join(), picks]),
    tapped,
  )?.lit ?? new Set();

for (const [what, asked] of /** @type {const} */ ([
  [
    "a placement asks for the space, the second cousin's space, the third cube, as each is wanted",
    {
      "worker:assistant": "prompt-assign-space",
      "worker:tourist": "prompt-assign-space",
      "worker:tourist cube:green": "prompt-assign-space",
      "worker:tourist space:a1.nw": "prompt-assign-third",
      "worker:cousins space:b1.nw": "prompt-assign-beside",
      "worker:cousins space:b1.nw beside:b2.sw": "prompt-assign-third",
    },
  ],
  [
    "as long as no worker is chosen, it is asked who goes to the space, or who goes at all",
    { "space:a1.nw": "prompt-assign-who", "cube:green": "prompt-assign-worker" },
  ],
  ["a swap asks for its other row or column", { "row:1": "prompt-swap-rows", "column:a": "prompt-swap-columns" }],
]))
  test(what, () => {
    for (const [tapped, prompt] of Object.entries(asked)) {
      const picks = tapped.split(" ");
      assert.equal(morocco.nextPrompt(litAfter(PLACES, picks), picks), prompt, tapped);
    }
  });

test("a rug asks for its second square", () => {
  assert.equal(marrakech.nextPrompt(litAfter(LAYS, ["square:c5"])), "prompt-lay-second");
});

test("a choice that is complete asks for no further part, in any game", async () => {
  const view = standIn({ prompt: { key: "game-name", args: {} } });
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
