// What whole games draw: each picture that means something is drawn, and said in each language; and the stylesheets of a
// game take no place away from what they move, and cut nothing short.
import assert from "node:assert/strict";
import { test } from "node:test";
import { compile, is } from "css-select";
import { LANGUAGES } from "../../js/i18n/languages.ts";
import { files, folderOf, GAMES, keysOf, read } from "./catalogues.mjs";
import { drawn, isMoved, sheet } from "./drawn.mjs";
import { drawings, eachPosition, faces, firsts, moves } from "./positions.mjs";

for (const game of GAMES) {
  const { board } = faces[game];

  test(`${game}: each selector of a meaning finds something that is drawn`, () => {
    const selectors = Object.keys(board.meanings).flatMap((selector) => selector.split(", "));
    const left = new Map(selectors.map((selector) => [selector, compile(selector)]));
    const look = (/** @type {unknown} */ drawing) => {
      const elements = drawn(drawing);
      for (const [selector, fits] of left) if (elements.some((one) => is(one, fits))) left.delete(selector);
    };
    look([board.ground(), board.die(null)]);
    const lookAt = (/** @type {import("./positions.mjs").At} */ at) => {
      if (!left.size) return;
      for (const { painted, beside } of drawings(at)) look([painted, beside]);
      for (const { shown } of moves(at)) look(shown.map(({ painted }) => painted));
    };
    for (const of of [8, 1]) eachPosition(game, lookAt, of); // a share has nearly all of them
    assert.deepEqual([...left.keys()], []);
  });

  test(`${game}: what a picture means is said in each language, and nothing else`, () => {
    const meant = [...new Set(Object.values(board.meanings))].sort();
    for (const lang of LANGUAGES) {
      const said = keysOf(game, lang).filter((key) => key.startsWith("means-"));
      assert.deepEqual(said.sort(), meant, `${folderOf(game)}/rules.${lang}.ftl`);
    }
  });
}

for (const game of GAMES) {
  const styles = files(folderOf(game), ".css");
  if (!styles.some((path) => path.endsWith("moves.css"))) continue; // nothing moves in a tiny game
  const text = (/** @type {string[]} */ paths) => paths.map((path) => read(path)).join("\n");
  const look = sheet(text(styles), text(files("css", ".css")));
  /** Elements that a stylesheet moves. @param {unknown} drawing */
  const moved = (drawing) => drawn(drawing).filter((each) => isMoved(look, each));

  test(`${game}: nothing that a stylesheet moves has a place of its own which that would take away`, () => {
    const all = moved(faces[game].board.ground());
    firsts(game, (at) => {
      for (const { painted, beside } of drawings(at)) all.push(...moved([painted ?? [], beside]));
      for (const { shown } of moves(at)) all.push(...shown.flatMap(({ painted }) => moved(painted)));
    });
    assert.ok(all.length > 20);
    const placed = all.filter(({ attribs }) => attribs.transform).map(({ attribs }) => attribs.class);
    assert.deepEqual([...new Set(placed)], []);
  });
}
