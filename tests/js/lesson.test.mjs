// A lesson's guide: what it says, wants and plays, by the number of entries alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Guide } from "../../js/session/lesson.js";

const STEPS = [
  { say: "begin" },
  { say: "turn", want: ["left", "lay a1"], wrong: "not-right" },
  { say: "roll", want: ["die 3"], play: ["left", "die 1"] },
  { say: "watch", play: ["die 2"] },
  { say: "end" },
];

/** A guide, and how often it has ended. */
function guided() {
  let ends = 0;
  const guide = new Guide(STEPS, () => {
    ends += 1;
  });
  return { guide, ends: () => ends };
}

test("a step is read, or waits for an action; then follows what is played by itself", () => {
  const { guide, ends } = guided();
  const state = () => [guide.says, guide.asks, guide.reads, guide.due];
  guide.arrive(0);
  assert.deepEqual(state(), ["begin", false, true, null]);
  guide.readOn();
  guide.arrive(0);
  assert.deepEqual(state(), ["turn", true, false, null]);
  guide.arrive(1);
  assert.deepEqual([state(), guide.face], [["roll", true, false, null], "die 3"]);
  guide.arrive(2);
  assert.deepEqual(state(), ["roll", false, false, "left"]);
  guide.arrive(3);
  assert.deepEqual(state(), ["roll", false, false, "die 1"]);
  guide.arrive(4);
  assert.deepEqual(state(), ["watch", false, true, null]);
  guide.readOn();
  guide.arrive(4);
  assert.deepEqual(state(), ["watch", false, false, "die 2"]);
  guide.arrive(5);
  assert.deepEqual([state(), ends()], [["end", false, true, null], 0]);
  guide.readOn();
  guide.arrive(5);
  assert.deepEqual([state(), ends()], [["end", false, false, null], 1]);
});

test("only what leads on can be chosen: actions, or all that begin with these words", () => {
  const { guide } = guided();
  guide.readOn();
  guide.arrive(0);
  assert.deepEqual(guide.open(["left", "lefty", "lay a1-a2", "lay a12-b12"]), ["left", "lay a1-a2"]);
});

test("another tap is answered with the step's own reason, or with that of all lessons", () => {
  const { guide } = guided();
  assert.equal(guide.wrong.key, "lesson-read-first");
  guide.readOn();
  guide.arrive(0);
  assert.equal(guide.wrong.key, "not-right");
  guide.arrive(1);
  assert.equal(guide.wrong.key, "lesson-not-lit");
});

test("a match that is opened again goes on where it was", () => {
  const { guide } = guided();
  guide.readOn();
  guide.arrive(0);
  guide.arrive(1);
  guide.arrive(2);
  guide.arrive(2);
  assert.deepEqual([guide.says, guide.due], ["roll", "left"]);
});
