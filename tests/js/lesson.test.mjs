// A lesson's guide: what it says, wants and plays, by the number of entries alone; and that only some games have lessons.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "../../js/app/addresses.js";
import { Lessons } from "../../js/app/lessons.js";
import { Visit } from "../../js/app/routes.js";
import { Guide } from "../../js/session/lesson.js";
import { kept } from "./browser.mjs";
import { standIn } from "./stand-in.mjs";

const STEPS = [
  { say: "begin" },
  { say: "turn", want: ["left", "lay a1"], wrong: "not-right" },
  { say: "roll", want: ["die 3"], play: ["left", "die 1"] },
  { say: "watch", play: ["die 2"] },
  { say: "end" },
];

/** A guide, and what it says, asks, reads and plays once there are so many entries. */
function guided() {
  let over = false;
  const guide = new Guide(STEPS, () => {
    over = true;
  });
  const at = (/** @type {number} */ entries) => {
    guide.arrive(entries);
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
  const visit = new Visit(parse("#/learn/plain", ["plain"]));
  assert.deepEqual(await lessons.begin(visit), { code: "address" });
});

test("after a lesson comes the next one, where the device has left off, and at last a game, whose end begins anew", async () => {
  const lessons = ["one", "two", "game"].map((name) => ({
    ...{ name, position: name, steps: [{ say: name }] },
    ...(name === "game" && { bots: { 1: "easy" } }),
  }));
  const taught = { players: [], lessons };
  Object.assign(globalThis, { lessons: { stones: taught } });
  const { Course } = await import("../../js/screens/learn.js");
  /** @type {[begin: import("../../js/types.js").Begin, as: any][]} */
  const shown = [];
  const course = new Course("stones", async (...laid) => void shown.push(laid));
  const now = () => shown.at(-1) ?? assert.fail("nothing is shown");
  /** Read a lesson to its end; what comes then. */
  const learned = () => {
    const [, { guide }] = now();
    guide.readOn();
    guide.arrive(0);
    const [{ position }, { lesson }] = now();
    return `${position}, ${lesson.number} of ${lesson.count}`;
  };
  const begun = async () => {
    await course.begin();
    return now()[0].position;
  };
  assert.deepEqual([await begun(), learned(), await begun(), learned()], ["one", "two, 2 of 3", "two", "game, 3 of 3"]);
  learned();
  const [{ bots }, { guide, store }] = now();
  assert.deepEqual([bots, guide], [{ 1: "easy" }, undefined]);
  await store.put({ view: { result: null } });
  assert.equal(await begun(), "game");
  await store.put({ view: { result: {} } });
  assert.equal(await begun(), "one");
  kept.clear();
});
