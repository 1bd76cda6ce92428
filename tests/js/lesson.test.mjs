// A lesson's guide: what it says, wants and plays, by the number of entries alone; only some games have lessons.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "../../js/app/addresses.ts";
import { Lessons } from "../../js/app/lessons.ts";
import { Visited } from "../../js/app/visit/visit.ts";
import { LessonGuide } from "../../js/session/lesson-guide.ts";
import "./browser.mjs";
import { standIn } from "./stand-in.mjs";

const { pointedAt } = (await import("../../js/screens/lesson-tools.ts")).lessonParts;

const STEPS = [
  { say: "begin" },
  { say: "turn", want: ["left", "lay a1"], wrong: "not-right" },
  { say: "roll", want: ["die 3"], play: ["left", "die 1"] },
  { say: "watch", play: ["die 2"] },
  { say: "end", after: "paid 1" },
];

/** A guide, and what it says, asks, reads and plays once there are so many entries. */
function guided() {
  let over = false;
  const guide = new LessonGuide(STEPS, () => {
    over = true;
  });
  const at = (/** @type {number} */ entries) => {
    guide.advanceTo(entries);
    const how = { asks: guide.asks, reads: guide.reads, [`plays ${guide.due}`]: guide.due, over };
    return [guide.says, ...Object.keys(how).filter((one) => how[one])].join(", ");
  };
  return { guide, at };
}

test("a step is read, or waits for an action; then follows what is played by itself", () => {
  const { guide, at } = guided();
  const told = [0, 0, 1, 2, 3, 4, 4, 5, 5].map((entries) => {
    const state = at(entries);
    if (guide.reads) guide.readOn();
    return state;
  });
  assert.deepEqual(told, [
    ...["begin, reads", "turn, asks", "roll, asks", "roll, plays left", "roll, plays die 1"],
    ...["watch, reads", "watch, plays die 2", "end, reads", "end, over"],
  ]);
});

test("what a step is about is seen before it is said, and no more than that", () => {
  const { guide, at } = guided();
  const events = [0, 1, 1].map((seat) => ({ type: "paid", rule: "M10", seat }));
  assert.equal(guide.until(events), 3, "the next step is about no event");
  for (const entries of [0, 0, 1, 2, 3, 4]) {
    at(entries);
    if (guide.reads) guide.readOn();
  }
  assert.equal(guide.until(events), 2);
});

test("only what leads on can be chosen, actions or all that begin with these words; another tap is told the step's own reason, or that of all lessons", () => {
  const { guide, at } = guided();
  assert.equal(guide.wrong.key, "lesson-read-first");
  guide.readOn();
  at(0);
  assert.deepEqual(guide.open(["left", "lefty", "lay a1-a2", "lay a12-b12"]), ["left", "lay a1-a2"]);
  assert.equal(guide.wrong.key, "not-right");
  at(1);
  assert.deepEqual([guide.wrong.key, guide.face], ["lesson-not-lit", "die 3"]);
});

test("a match that is opened again goes on where it was", () => {
  const { guide, at } = guided();
  guide.readOn();
  for (const entries of [0, 1, 2]) at(entries);
  assert.equal(at(2), "roll, plays left");
});

test("a game without lessons has no address for them", async () => {
  const lessons = new Lessons({ games: { plain: standIn({}) }, translator: standIn({}), openTables: standIn({}) });
  const visit = new Visited(parse("#/learn/plain", ["plain"]));
  assert.deepEqual(await lessons.begin(visit), { code: "address" });
});

test("the hand points at what most of the actions that lead on need", () => {
  const picks = { "lay a1-a2": ["square:a1", "square:a2"], "lay a1-b1": ["square:a1", "square:b1"], "lay c1-c2": [] };
  /** @param {object} changes */
  const hand = (changes) => {
    const state = { guide: { asks: true }, moving: false, past: null, pending: null, view: { to_act: 0 }, picks };
    const lit = new Set(["square:a2", "square:a1", "square:b1"]);
    return pointedAt(
      /** @type {any} */ ({ session: { state: { ...state, lit, open: Object.keys(picks), ...changes } } }),
    );
  };
  assert.equal(hand({}), "square:a1");
  assert.deepEqual([hand({ moving: true }), hand({ guide: null }), hand({ lit: new Set() })], [null, null, null]);
  assert.equal(hand({ pending: "lay a1-a2" }), hand({ view: { to_act: "chance" } }));
});
