// A game that came by a link, as it is told of before it is laid on the table.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { translate } from "./catalogues.mjs";
import { markup } from "./drawn.mjs";

const { foundGame } = await import("../../js/screens/found.js");

test("a game that this page cannot draw is told of all the same, without a picture", () => {
  /** @type {import("../../js/types.js").Say} */
  const say = (key, args) => translate("en", key, args);
  const shell = { say, sayOf: () => say, settings: { language: "en" } };
  const view = {
    game: "another",
    ply: 3,
    to_act: 0,
    prompt: { args: { seat: 0 } },
    seats: [{ name: "Amina" }, { name: "Yusuf" }],
    result: null,
  };
  const told = markup(foundGame(/** @type {any} */ (shell), /** @type {any} */ ({ view }), {}, () => {}));
  assert.ok(told.includes("Amina") && told.includes("data-accept"));
});
