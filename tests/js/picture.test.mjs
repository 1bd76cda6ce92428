// What is in a picture that is given away: whose game it was, who is who, and every number of the chart.
import assert from "node:assert/strict";
import { test } from "node:test";
import { legend } from "../../js/art/caption.ts";
import { fitted } from "../../js/art/fitting.ts";
import { lettersOf } from "../../js/base/names.ts";
import { scoreChart } from "../../js/art/result.ts";
import { markup } from "../../js/build/markup.ts";
import { drawn } from "./drawn.mjs";

const DYES = ["terracotta", "saffron", "majorelle", "mint", "aubergine"];

/** A game that is over, won by the last seat. @param {number} seats @param {number[]} last the chart's last scores */
const over = (seats, last = Array(seats).fill(0)) => ({
  seats: DYES.slice(0, seats).map((dye, seat) => ({ seat, name: `N${seat}`, score: 10 * seat, colors: [dye] })),
  result: {
    winners: [seats - 1],
    ranking: [...DYES.keys()]
      .slice(0, seats)
      .reverse()
      .map((seat) => [seat]),
    story: [last, last].map((scores, ply) => ({ ply, scores })),
  },
});
/** @param {string} color */
const dyeOf = (color) => color;
/** Each letter as wide as it is high; a W half as much more. @type {import("../../js/art/fitting.ts").Measure} */
const measure = (words, size) => lettersOf(words).reduce((sum, letter) => sum + size * (letter === "W" ? 0.9 : 0.6), 0);

test("what fits stays as it is; what does not becomes smaller, then lines, and what is still too long ends in three dots between letters", () => {
  const family = "👩‍👩‍👧‍👦";
  /** @type {[words: string, wide: number, most: number | undefined, size: number, lines: string][]} */
  const rows = [
    ["Amina", 60, undefined, 20, "Amina"],
    ["Amina", 45, undefined, 15, "Amina"],
    ["Amina Yusuf", 60, 2, 20, "Amina|Yusuf"],
    [family.repeat(9), 36, undefined, 12, `${family.repeat(4)}…`],
    ["W".repeat(9), 45, 2, 12, "WWWW|WWW…"],
  ];
  for (const [words, wide, most, size, lines] of rows)
    assert.deepEqual(fitted(words, { size: 20, weight: 400, wide, most }, measure), { size, lines: lines.split("|") });
});

test("everybody stands below it with a marker and a score, first places first", () => {
  for (const scores of [true, false]) {
    const text = markup(legend(over(5), dyeOf, { rtl: false, scores }, measure));
    assert.deepEqual(text.match(/N\d/g), ["N4", "N3", "N2", "N1", "N0"]);
    assert.equal(text.match(/caption-score/g)?.length ?? 0, scores ? 5 : 0);
    assert.equal(text.match(/story-marker/g)?.length, 5);
  }
});

test("all numbers at the end of the chart lie apart and within it, also of six, and below nothing", () => {
  const dyes = [...DYES, "linen"]; // a colour of a game's own
  for (const last of [[0, 0, 0, 0, 100], Array(5).fill(20), Array(5).fill(100), [-30, -7, 0, 8, 3, -4]]) {
    const whole = over(Math.min(5, last.length), last);
    const seats = last.map((score, seat) => ({ seat, name: `N${seat}`, score, colors: dyes.slice(seat, seat + 1) }));
    const texts = drawn(scoreChart({ ...whole, seats }, dyeOf), "g > text");
    const at = texts
      .slice(-last.length)
      .map(({ parent }) => Number(/** @type {any} */ (parent).attribs.transform?.match(/ (\S+)\)/)?.[1]));
    for (const [i, y] of at.entries())
      assert.ok(y > 10 && y < 275 && (i === 0 || y - Number(at[i - 1]) >= 22), at.join());
  }
});
