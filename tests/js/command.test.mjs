// What is typed at a table: letters of each language and script, what Enter does, long answers a few at a time.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { LANGUAGES } from "../../js/i18n/languages.ts";
import { drawingsOf, GAMES, said } from "./catalogues.mjs";
import { standIn } from "./stand-in.mjs";

const { queryLetter } = await import("../../js/screen-reader/query-letter.ts");
const { runCommand } = await import("../../js/screen-reader/command-field.ts");
const { inLatin, latinKey } = await import("../../js/i18n/letters.ts");

/** @typedef {import("../../js/i18n/translate.ts").Say} Say */
/** @typedef {import("../../js/table/types.ts").Table} Table */

/** @param {string} lang @param {string} [game] @returns {Say} */
const sayIn = (lang, game) => (key, args) => said(lang, key, args, game);
/** @type {Record<string, import("../../js/game-api/board.ts").Board>} */
const boards = Object.fromEntries(await Promise.all(GAMES.map(async (game) => [game, await drawingsOf(game)])));
const SHARED = ["p", "q", "w"];

test("each question has a letter in each language, told first in its sentence, beside the Latin one that all share", () => {
  for (const [game, board] of Object.entries(boards))
    for (const lang of LANGUAGES) {
      const table = { board, say: sayIn(lang, game) };
      const letters = [...SHARED, ...Object.keys(board.queries)];
      for (const letter of letters) {
        const own = table.say(`asks-${letter}`);
        assert.match(own, /^\p{L}\u00a0?: /u, `${game} in ${lang}`);
        for (const key of [letter, letter.toUpperCase(), own.charAt(0)])
          assert.equal(queryLetter({ key, code: "" }, table), letter, `${key} of ${game} in ${lang}`);
      }
      for (const key of ["?", "؟"]) assert.equal(queryLetter({ key, code: "Slash" }, table), "");
      for (const key of ["Shift", "Enter", " ", "1", "ß"])
        assert.equal(queryLetter({ key, code: "" }, table), undefined, key);
    }
});

test("a key of another script asks what stands there on a Latin keyboard, where it has no question of its own", () => {
  const asked = (/** @type {string} */ lang, /** @type {string} */ key, /** @type {string} */ code) =>
    queryLetter({ key, code }, { board: boards.marrakech, say: sayIn(lang, "marrakech") });
  assert.deepEqual([asked("ar", "ش", "KeyA"), asked("ar", "ح", "KeyP"), asked("en", "ф", "KeyA")], ["a", "p", "a"]);
  assert.equal(asked("ar", "م", "KeyL"), "g"); // its own: the groups
  assert.deepEqual([latinKey({ key: "ظ", code: "Slash" }), latinKey({ key: "é", code: "Digit2" })], ["/", "é"]);
});

test("digits and columns of other scripts name the same places", () => {
  const [arabic, english] = [sayIn("ar"), sayIn("en")];
  const found = ["c٤d٤", "C۴D۴", "ج٤د٤", "أ1 هـ2"].map((text) => inLatin(text, arabic));
  assert.deepEqual(found, ["c4d4", "c4d4", "c4d4", "a1 e2"]);
  assert.equal(inLatin("c٤ g7", english), "c4 g7");
});

/**
 * A table at which somebody types, and what was done there.
 * @param {object} [how]
 * @param {boolean} [how.moving] whether an animation runs
 * @param {boolean} [how.reads] whether a lesson waits to be read on
 * @param {string} [how.lang]
 */
function typing({ moving = false, reads = false, lang = "en" } = {}) {
  /** @type {string[]} */
  const done = [];
  const places = Array.from({ length: 12 }, (_, at) => ({ squares: [`a${at}`], group: [1], covers: [] }));
  const guide = reads ? { reads, says: "prompt-over" } : null;
  const nothing = { historyPly: null, pending: null, picked: [], thinking: null, handover: null, yours: false };
  const view = { prompt: { key: "game-name", args: {} }, seats: [] };
  /** @type {Table} */
  const table = standIn({
    lang,
    board: boards.marrakech,
    say: sayIn(lang, "marrakech"),
    undo: () => done.push("undo"),
    session: standIn({
      row: standIn({ seats: [] }),
      state: standIn(/** @type {object} */ ({ ...nothing, view, guide })),
      animations: { finish: () => moving },
      readOn: async () => void done.push("read on"),
      inspect: async () => ({ places }),
      taps: standIn({
        type: async (/** @type {string} */ text) => {
          done.push(text);
          return null;
        },
      }),
    }),
  });
  return { table, done };
}

test("Enter reads on only once what is to be read was shown and said", async () => {
  const [moved, rested] = [typing({ moving: true, reads: true }), typing({ reads: true })];
  assert.equal(await runCommand("", moved.table), "");
  assert.equal(await runCommand("", rested.table), "");
  assert.deepEqual([moved.done, rested.done], [[], ["read on"]]);
});

test("a long answer is told five at a time: more tells the next ones", async () => {
  const { table } = typing();
  const first = await runCommand("/l", table);
  assert.match(first, /^a0: .*a4: a group of 1\. 7 more: type “more”\.$/);
  assert.match(await runCommand("More", table), /^a5: .*a9: a group of 1\. 2 more: /);
  assert.match(await runCommand("/more", table), /^a10: .*a11: a group of 1\.$/);
  assert.equal(await runCommand("more", table), said("en", "asked-no-more"));
});

test("commands have names in each language, with marks and digits of its keyboard", async () => {
  for (const [lang, names] of Object.entries({
    en: "U more",
    fr: "Reprendre suite",
    es: "deshacer mas",
    ar: "ع مزيد",
  })) {
    const { table, done } = typing({ lang });
    const [undo, more] = names.split(" ");
    await runCommand(undo, table);
    await runCommand("c٤d٤", table);
    assert.deepEqual(done, ["undo", "c4d4"], lang);
    assert.equal(await runCommand(more, table), said(lang, "asked-no-more"));
  }
  const { table, done } = typing({ lang: "ar" });
  assert.match(await runCommand("؟و", table), /a4/);
  assert.match(await runCommand("؟؟", table), /عصام/);
  assert.equal(await runCommand("/ ؟", table), await runCommand("؟؟", table));
  assert.deepEqual(done, []);
});
