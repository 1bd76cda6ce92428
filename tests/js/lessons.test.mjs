// The lessons of every game that has some: their data by the engine, their sentences by the data, and how long they
// take to read and to tap.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { LANGUAGES } from "../../js/i18n/languages.js";
import { drawingsOf, folderOf, GAMES, keys, ROOT, said } from "./catalogues.mjs";
import { walked } from "./played.mjs";

/** @typedef {import("../../js/types.js").Lessons} Lessons */

/** Words read in a minute, and seconds for a tap. */
const [WORDS, TAP] = [150, 2];
/** Minutes at most, the short real game included; of other games no limit is known. @type {Record<string, number>} */
const MOST = { marrakech: 3, morocco: 6 };

/** @type {Record<string, Lessons>} */
const TAUGHT = Object.fromEntries(
  await Promise.all(
    GAMES.filter((game) => existsSync(join(ROOT, folderOf(game), "lessons"))).map(async (game) => {
      const { players, options, lessons } = await drawingsOf(game, "lessons/lessons.js");
      return [game, { players, options, lessons }];
    }),
  ),
);
const WALKED = walked(TAUGHT);

/** The keys of a game's lessons: their names, and what the tutor says. @param {Lessons} taught */
const named = ({ lessons }) =>
  lessons.flatMap(({ name, steps }) => [
    `learn-${name}`,
    ...steps.flatMap(({ say, wrong }) => (wrong ? [say, wrong] : [say])),
  ]);

test("the engine allows whatever a lesson wants and plays, whichever of its choices was taken", () => {
  assert.deepEqual(
    WALKED.filter(({ faults }) => faults.length),
    [],
  );
});

test("the last lesson is a short real game against opponents that are easy, to its end", () => {
  for (const [game, { lessons }] of Object.entries(TAUGHT)) {
    assert.deepEqual(
      lessons.map(({ bots }) => Boolean(bots)),
      lessons.map((_, at) => at === lessons.length - 1),
      game,
    );
    assert.deepEqual([...new Set(Object.values(lessons.at(-1)?.bots ?? {}))], ["easy"], game);
    assert.ok(WALKED.findLast((walk) => walk.game === game)?.over, game);
  }
});

test("each sentence of the lessons is said, and each that is said is there", () => {
  for (const [game, taught] of Object.entries(TAUGHT)) {
    const there = [...keys[game]].filter((key) => key.startsWith("learn-"));
    assert.deepEqual([...new Set(named(taught))].sort(), there.sort(), folderOf(game));
    assert.equal(new Set(taught.lessons.map(({ name }) => name)).size, taught.lessons.length, folderOf(game));
  }
});

for (const [game, taught] of Object.entries(TAUGHT))
  for (const lang of LANGUAGES)
    test(`${game} is learned in ${lang} within ${MOST[game] ?? 1} minutes`, (context) => {
      const told = taught.lessons.flatMap(({ name, steps }) => [`learn-${name}`, ...steps.map(({ say }) => say)]);
      const words = told.flatMap((key) => said(lang, key, { how: "tapped" }, game).split(/\s+/)).length;
      const taps = WALKED.filter((walk) => walk.game === game).reduce((sum, walk) => sum + walk.taps, 0);
      const seconds = (words * 60) / WORDS + taps * TAP;
      context.diagnostic(`${words} words, ${taps} taps: ${Math.round(seconds)} seconds`);
      assert.ok(seconds <= 60 * (MOST[game] ?? 1), `${words} words and ${taps} taps take ${seconds} seconds`);
    });
