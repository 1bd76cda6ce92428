// A game that came by a link, as it is told of before it is laid on the table.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { translate } from "./catalogues.mjs";
import { markup } from "../../js/build/markup.mjs";
import { standIn } from "./stand-in.mjs";

const { linkedGame } = await import("../../js/screens/linked-game.js");

test("a game that this page cannot draw is told of all the same, without a picture", () => {
  /** @type {import("../../js/types.js").Say} */
  const say = (key, args) => translate("en", key, args);
  /** @type {import("../../js/types.js").Shell} */
  const shell = standIn({ say, sayOf: () => say, settings: standIn({ language: "en" }) });
  /** @type {import("../../js/types.js").View} */
  const view = standIn({
    game: "another",
    ply: 3,
    to_act: 0,
    prompt: { key: "prompt", args: { seat: 0 } },
    seats: ["Amina", "Yusuf"].map((name, seat) => ({ seat, name, score: 0 })),
    result: null,
  });
  /** @type {import("../../js/types.js").Found} */
  const found = standIn({ view, record: standIn({ game: "another" }) });
  const told = markup(linkedGame(shell, standIn({ found, met: null }), {}, standIn({})));
  assert.ok(told.includes("Amina") && told.includes("data-accept"));
});
