// The end as it is seen: how long it takes, in which order, and that it comes after the last move alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lights as stalls } from "../../js/games/morocco/result.js";
import { Clock } from "../../js/session/animation-clock.js";
import { finale, finaleOf, rising } from "../../js/board/finale.js";
import { Playback } from "../../js/session/playback.js";
import { State } from "../../js/session/state.js";
import { required } from "../../js/base/lookup.js";
import { standIn } from "./stand-in.mjs";
import { viewAt } from "./stones.mjs";

/** @typedef {import("../../js/types.js").View} View */

/** A view of a game that is over. @param {number} seats @param {number[]} [winners] @returns {View} */
const over = (seats, winners = [0]) => ({
  ...viewAt(["over"], 0),
  seats: Array.from({ length: seats }, (_, seat) => ({ seat, name: `N${seat}`, score: 40 - seat, colors: [] })),
  result: { why: "end", winners, ranking: [], story: [], ties: [] },
});
const lights = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, x) => ({ x, y: 0, width: 1, height: 1, dye: "mint" }));
/** @param {ReturnType<typeof finale>} shown */
const all = (shown) => shown.map(({ frame }) => frame.finale);

test("the end takes four seconds at most, whatever there is to light up, and nobody's end takes none", () => {
  for (let seats = 2; seats <= 6; seats += 1)
    for (const count of [0, 1, 5, 24, 49]) {
      const time = finale(over(seats), lights(count)).reduce((sum, { ms }) => sum + ms, 0);
      assert.ok(time > 2000 && time <= 4000, `${seats} seats, ${count} lights: ${time} ms`);
    }
  assert.deepEqual(finale({ ...over(2), result: null }, lights(5)), []);
});

test("ranks rise from last to first, lights come on one by one, and the score counts up to what it is", () => {
  const shown = all(finale(over(4), lights(12)));
  const [risen, lit] = [shown.map((each) => each.risen), shown.map((each) => each.lights.length)];
  assert.deepEqual(risen.slice(0, 4), [0, 1, 2, 3]);
  assert.deepEqual(lit.slice(4), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12]);
  const scores = shown.map(({ score }) => score ?? 0);
  assert.deepEqual(
    scores,
    [...scores].sort((a, b) => a - b),
  );
  assert.deepEqual([scores.at(-1), shown.at(-1)?.risen, shown.filter(({ won }) => won).length], [40, 4, 1]);
  assert.equal(all(finale(over(3, [0, 1]), []))[1].risen, 1, "two winners rise together");
});

test("while they rise the result says how many are seen; no other frame is one of the end", () => {
  const frames = finale(over(2), lights(2)).map(({ frame }) => frame);
  assert.deepEqual([rising(frames[0]), rising(frames[1]), rising(frames.at(-1))], [0, 1, undefined]);
  for (const frame of [null, { board: {} }]) assert.deepEqual([finaleOf(frame), rising(frame)], [null, undefined]);
});

test("a district lights up stall by stall, in its family's dye", () => {
  const seat = { seat: 1, colors: ["water"], district: ["c3", "c4"] };
  const view = /** @type {any} */ ({ seats: [{ seat: 0 }, seat], result: { winners: [1] } });
  assert.deepEqual(
    stalls(view).map(({ x, y, dye }) => [x, y, dye]),
    [
      [350, 307, "saffron"],
      [350, 164, "saffron"],
    ],
  );
});

/** The frames that are seen of a last move. @param {"off" | "normal"} speed @param {object} [more] of the reply */
async function seen(speed, more = {}) {
  /** @type {unknown[]} */
  const shown = [];
  const clock = new Clock({
    show: (frame) => shown.push(/** @type {any} */ (frame)?.said ?? null),
    sound() {},
    shown() {},
    speed: () => speed,
  });
  const board = /** @type {any} */ ({ frames: () => [{ ms: 1, frame: { said: "moves" } }] });
  const state = new State(standIn({ view: over(2), seats: [], sharing: "open" }));
  const playback = new Playback(state, board, clock, {
    end: () => [{ ms: 1, frame: { said: "ends" } }],
    answer() {},
    view() {},
  });
  const event = { type: "done", rule: "T1" };
  await playback.move({ view: over(2), ms: 1, events: [event], action: "pass", ...more }, []);
  await new Promise((rest) => setTimeout(rest, 20));
  return shown;
}

test("the end is seen after the last move and its result, and neither where nothing moves nor once more", async () => {
  assert.deepEqual(await seen("normal"), ["moves", "ends", null]);
  assert.deepEqual(await seen("off"), [null]);
  assert.ok(!(await seen("normal", { entries: [] })).includes("ends"));
  assert.ok(!(await seen("normal", { view: { ...over(2), result: null } })).includes("ends"));
  assert.ok(required(finale(over(2), lights(1))[0], "frame").ms > 0);
});
