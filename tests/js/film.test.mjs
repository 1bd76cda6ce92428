// The film of a game: which positions it shows, and that it takes twenty seconds, however long the game was.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pliesOf, scenesOf } from "../../js/table/film/scenes.ts";

/** @param {number} count @param {(at: number) => number | "chance"} actor */
const log = (count, actor) =>
  Array.from({ length: count }, (_, at) => ({ action: `a${at}`, actor: actor(at), events: [] }));
/** A turn of a decision, a roll and a decision. @param {number} players */
const turns = (players) => (/** @type {number} */ at) => (at % 3 === 1 ? "chance" : Math.floor(at / 3) % players);

test("a film shows where turns begin, each entry of a short game, and no more than sixty positions of a long one", () => {
  assert.deepEqual(
    pliesOf(log(90, turns(3))),
    Array.from({ length: 30 }, (_, at) => 3 * at),
  );
  assert.deepEqual(pliesOf(log(5, turns(2))), [0, 1, 2, 3, 4]);
  assert.deepEqual(pliesOf([]), []);
  const long = pliesOf(log(3000, turns(5)));
  assert.deepEqual([long.length, long[0], new Set(long).size], [60, 0, 60]);
  assert.ok(long.every((ply, at) => ply % 3 === 0 && ply > (long[at - 1] ?? -1)));
});

test("a film takes twenty seconds with the end of any number of places, the last five at most of that", () => {
  for (const places of [1, 2, 5]) {
    const end = Array.from({ length: 21 * places }, () => ({ ms: 1400 / 21, frame: {} }));
    for (const pictures of [1, 7, 61]) {
      const scenes = scenesOf(pictures, end);
      const [last, lasts] = [scenes.at(-1), Math.min(5000, 1400 * places)];
      assert.equal(scenes[pictures]?.from, 20_000 - lasts);
      assert.equal(Math.round((last?.from ?? 0) + lasts / end.length), 20_000);
      assert.deepEqual(
        scenes.slice(0, pictures).map(({ at }) => at),
        [...Array(pictures).keys()],
      );
      assert.ok(scenes.every(({ from }, at) => !at || from > (scenes[at - 1]?.from ?? 0)));
    }
  }
});
