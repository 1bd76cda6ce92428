// What is in a picture that is given away: whose game it was, who is who, and every number of the chart.
import assert from "node:assert/strict";
import { test } from "node:test";
import { heading, legend } from "../../js/art/caption.js";
import { story } from "../../js/art/result.js";
import { markup } from "../../js/build/markup.mjs";
import { drawn } from "./drawn.mjs";

const DYES = ["terracotta", "saffron", "majorelle", "mint", "aubergine"];

/** A game that is over, won by the last seat. @param {number} seats @param {number[]} last the chart's last scores */
const over = (seats, last = Array.from({ length: seats }, () => 0)) => ({
  seats: DYES.slice(0, seats).map((dye, seat) => ({ seat, name: `N${seat}`, score: 10 * seat, colors: [dye] })),
  result: {
    winners: [seats - 1],
    ranking: Array.from({ length: seats }, (_, place) => [seats - 1 - place]),
    story: [last, last].map((scores, ply) => ({ ply, scores })),
  },
});
/** @param {string} color */
const dyeOf = (color) => color;

test("everybody stands below it with a marker and a score, first places first", () => {
  for (const scores of [true, false]) {
    const text = markup(legend(over(5), dyeOf, { rtl: false, scores }));
    assert.deepEqual(text.match(/N\d/g), ["N4", "N3", "N2", "N1", "N0"]);
    assert.equal(text.match(/caption-score/g)?.length ?? 0, scores ? 5 : 0);
    assert.equal(text.match(/story-marker/g)?.length, 5);
  }
});

test("where lines begin on the right, all that stands around it does", () => {
  for (const template of [
    heading({ title: "T", about: "A", rtl: true }),
    legend(over(2), dyeOf, { rtl: true, scores: true }),
  ]) {
    const texts = drawn(template).filter(({ tag }) => tag === "text");
    assert.ok(texts.length);
    for (const { attributes } of texts) assert.equal(attributes.direction, "rtl");
    assert.ok(Math.max(...texts.map(({ attributes }) => Number(attributes.x))) > 500);
  }
});

test("all numbers at the end of the chart lie apart and within it", () => {
  for (const last of [
    [0, 0, 0, 0, 100],
    [20, 20, 20, 20, 20],
    [100, 100, 100, 100, 100],
  ]) {
    const ends = drawn(story(over(5, last), dyeOf))
      .filter(({ tag }) => tag === "text")
      .slice(-5);
    const at = ends.map(({ parent }) => Number(parent?.attributes.transform?.match(/ (\S+)\)/)?.[1]));
    for (const [i, y] of at.entries()) {
      assert.ok(y > 10 && y < 275, `${y}`);
      if (i) assert.ok(y - Number(at[i - 1]) >= 22, at.join());
    }
  }
});
