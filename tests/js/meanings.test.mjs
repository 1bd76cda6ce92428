// What the pictures of each game mean: each is drawn in whole games, and said in each language.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES } from "../../js/i18n/languages.js";
import { folderOf, GAMES, keysOf } from "./catalogues.mjs";
import { drawn, matches } from "./drawn.mjs";
import { drawings, eachPosition, faces, moves } from "./positions.mjs";

for (const game of GAMES) {
  const { board } = faces[game];

  test(`${game}: each selector of a meaning finds something that is drawn`, () => {
    const left = new Set(Object.keys(board.meanings).flatMap((selector) => selector.split(", ")));
    const look = (/** @type {unknown} */ drawing) => {
      const elements = drawn(drawing);
      for (const selector of left) if (elements.some((one) => matches(one, selector))) left.delete(selector);
    };
    look([board.ground(), board.die(null)]);
    const lookAt = (/** @type {import("./positions.mjs").At} */ at) => {
      if (!left.size) return;
      for (const { painted, beside } of drawings(at)) look([painted, beside]);
      for (const { shown } of moves(at)) look(shown.map(({ painted }) => painted));
    };
    for (const of of [8, 1]) eachPosition(game, lookAt, of); // a share has nearly all of them
    assert.deepEqual([...left], []);
  });

  test(`${game}: what a picture means is said in each language, and nothing else`, () => {
    const meant = [...new Set(Object.values(board.meanings))].sort();
    for (const lang of LANGUAGES) {
      const said = keysOf(game, lang).filter((key) => key.startsWith("means-"));
      assert.deepEqual(said.sort(), meant, `${folderOf(game)}/rules.${lang}.ftl`);
    }
  });
}
