// What the pictures of each game mean: each is drawn in whole games, and said in each language.
import assert from "node:assert/strict";
import { test } from "node:test";
import { idleUi } from "../../js/art/idle-ui.js";
import { LANGUAGES } from "../../js/i18n/languages.js";
import { drawingsOf, folderOf, GAMES, keysOf, translate } from "./catalogues.mjs";
import { drawn, matches } from "./drawn.mjs";
import { played } from "./played.mjs";

/** @typedef {import("../../js/types.js").Board} Board */
/** @typedef {import("./played.mjs").Played} Played */

const boards = Object.fromEntries(await Promise.all(GAMES.map(async (game) => [game, await drawingsOf(game)])));

/**
 * Everything that whole games draw: pieces, what can be tapped, what is proposed, what moves.
 * @param {Board} board
 * @param {Played} played
 */
function* pictures(board, { facts, games, actions }) {
  const quiet = idleUi(board.words((key, args) => translate("en", key, args, facts.game)));
  yield [board.ground(), board.die(null)];
  for (const steps of games)
    for (const [ply, step] of steps.entries()) {
      const { view, action, preview, events } = step;
      const forecast = preview?.forecast ?? null;
      const ui = { ...quiet, forecasts: { [String(action)]: forecast }, forecast };
      const lit = new Set(view.choices.flatMap((choice) => actions[choice] ?? []));
      const picked = (action && actions[action]) || [];
      yield [board.die(board.lastRoll([step]) ?? null), ...board.hand(view, ui).map(({ picture }) => picture)];
      yield [board.paint(view, { ...ui, lit }), board.paint(view, { ...quiet, picked, preview })];
      for (const event of events)
        for (const { frame } of board.frames(event, steps[ply + 1]?.view ?? view, view, events, false))
          yield [board.paint(view, { ...quiet, frame })];
    }
}

for (const told of played()) {
  const { game } = told.facts;
  const { meanings } = boards[game];

  test(`${game}: each selector of a meaning finds something that is drawn`, () => {
    const left = new Set(Object.keys(meanings).flatMap((selector) => selector.split(", ")));
    for (const templates of pictures(boards[game], told)) {
      const elements = drawn(templates);
      for (const selector of left) if (elements.some((one) => matches(one, selector))) left.delete(selector);
      if (!left.size) return;
    }
    assert.deepEqual([...left], []);
  });

  test(`${game}: what a picture means is said in each language, and nothing else`, () => {
    const meant = [...new Set(Object.values(meanings))].sort();
    for (const lang of LANGUAGES) {
      const said = keysOf(game, lang).filter((key) => key.startsWith("means-"));
      assert.deepEqual(said.sort(), meant, `${folderOf(game)}/rules.${lang}.ftl`);
    }
  });
}
