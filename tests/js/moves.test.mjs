// What the stylesheets of a game do to what moves in it, in whole games: they take no place away, and cut nothing short.
import assert from "node:assert/strict";
import { test } from "node:test";
import { files, folderOf, GAMES, read } from "./catalogues.mjs";
import { cut, drawn, movedBy, sheet } from "./drawn.mjs";
import { drawings, firsts, faces, moves } from "./positions.mjs";

for (const game of GAMES.filter((name) => files(folderOf(name), "moves.css").length)) {
  const look = sheet(
    files(folderOf(game), ".css")
      .map((path) => read(path))
      .join("\n"),
  );
  /** Elements that a stylesheet moves. @param {unknown} drawing */
  const moved = (drawing) => drawn(drawing).filter((each) => movedBy(look, each));

  test(`${game}: nothing that a stylesheet moves has a place of its own which that would take away`, () => {
    const all = moved(faces[game].board.ground());
    firsts(game, (at) => {
      for (const { painted } of drawings(at)) all.push(...moved(painted ?? []));
      for (const { shown } of moves(at)) all.push(...shown.flatMap(({ painted }) => moved(painted)));
    });
    assert.ok(all.length > 20);
    const placed = all.filter(({ attributes }) => attributes.transform).map(({ attributes }) => attributes.class);
    assert.deepEqual([...new Set(placed)], []);
  });

  test(`${game}: what comes in lands before it is replaced`, () => {
    firsts(game, (at) => {
      for (const proposed of [false, true]) {
        const shown = [...moves(at)].filter((one) => one.proposed === proposed).flatMap((one) => one.shown);
        const faults = cut(
          look,
          shown.map(({ ms, painted }) => ({ ms, elements: drawn(painted) })),
        );
        assert.deepEqual(faults, [], at.where);
      }
    });
  });
}
