// The lessons of every game that has some: their data by the engine, their sentences by the data, and how long they
// take to read and to tap.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { LANGUAGES } from "../../js/i18n/languages.ts";
import { folderOf, GAMES, keys, read, ROOT, said } from "./catalogues.mjs";
import { walked } from "./played.mjs";

/** @typedef {import("../../js/game-api/lessons.ts").Lessons} Lessons */

/** Words read in a minute, and seconds for a tap. */
const [WORDS, TAP] = [150, 2];
/** Minutes at most, the short real game included; of other games no limit is known. @type {Record<string, number>} */
const MOST = { marrakech: 3, morocco: 6 };

/** @type {Record<string, Lessons>} */
const TAUGHT = Object.fromEntries(
  GAMES.filter((game) => existsSync(join(ROOT, folderOf(game), "lessons"))).map((game) => [
    game,
    JSON.parse(read(folderOf(game), "lessons/lessons.json")),
  ]),
);
const WALKED = walked(TAUGHT);

/** What the tutor says in a game. @param {Lessons} taught */
const saidIn = ({ lessons }) =>
  lessons.flatMap(({ steps }) => steps.flatMap(({ say, wrong }) => (wrong ? [say, wrong] : [say])));

test("the engine allows whatever a lesson wants and plays, whichever of its choices was taken", () => {
  const found = WALKED.filter(({ faults }) => faults.length);
  assert.deepEqual(found, []);
});

for (const [game, taught] of Object.entries(TAUGHT)) {
  const { lessons } = taught;

  test(`${game}: the last lesson is a short real game against opponents that are easy, to its end`, () => {
    assert.deepEqual(
      lessons.map(({ bots }) => Boolean(bots)),
      lessons.map((_, at) => at === lessons.length - 1),
    );
    assert.deepEqual([...new Set(Object.values(lessons.at(-1)?.bots ?? {}))], ["easy"]);
    assert.ok(WALKED.findLast((walk) => walk.game === game)?.over);
  });

  test(`${game}: each sentence of the lessons is said, and each that is said is there`, () => {
    const there = [...keys[game]].filter((key) => key.startsWith("learn-"));
    const names = lessons.map(({ name }) => `learn-${name}`);
    assert.deepEqual([...new Set([...names, ...saidIn(taught)])].sort(), there.sort(), folderOf(game));
    assert.equal(new Set(names).size, names.length);
  });
}

/** Words of a sentence at most. */
const SENTENCE = 12;
const wordsOf = (/** @type {string} */ text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

for (const [game, taught] of Object.entries(TAUGHT))
  for (const lang of LANGUAGES)
    test(`${game} is taught in ${lang} by short sentences, which name no coordinates`, () => {
      const sentences = saidIn(taught).flatMap((key) =>
        ["tapped", "typed"].map((how) => ({ key, how, text: said(lang, key, { how }, game) })),
      );
      const faults = sentences.filter(
        ({ how, text }) =>
          wordsOf(text).length > SENTENCE ||
          /[.!?؟]\s/.test(text) || // another sentence follows
          (how === "tapped" && /(?<![\p{L}\p{N}])[\p{L}]\d/u.test(text)),
      );
      assert.deepEqual(faults, []);
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
