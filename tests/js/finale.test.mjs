// The end as it is seen: how long it takes, in which order, and that it comes after the last move alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { AnimationQueue } from "../../js/session/animation-queue.ts";
import { finale } from "../../js/board/finale.ts";
import { Playback } from "../../js/session/playback.ts";
import { State } from "../../js/session/state.ts";
import { standIn } from "./stand-in.mjs";
import { settled, viewAt } from "./stones.mjs";
import { lasting } from "./time.mjs";

/** @typedef {import("../../js/engine/shapes.ts").View} View */

/** A view of a game that is over, each seat with ten points less than the one before. @param {number} count @returns {View} */
function over(count) {
  const seats = Array.from({ length: count }, (_, seat) => ({ seat, name: `N${seat}`, score: 60 - 10 * seat }));
  const ranking = seats.map(({ seat }) => [seat]);
  return { ...viewAt(["over"], 0), seats, result: { why: "end", winners: [0], ranking, story: [], ties: [] } };
}
/** A score of two parts. @param {{score: number}} seat */
const halves = ({ score }) => [score - 20, 20];
/** @param {ReturnType<typeof finale>} shown */
const all = (shown) => shown.map(({ frame }) => frame.finale);

test("the end takes 1.4 seconds for each place, and nobody's end takes none", () => {
  for (let seats = 2; seats <= 6; seats += 1) {
    const time = finale(over(seats), halves).reduce((sum, { ms }) => sum + ms, 0);
    assert.equal(Math.round(time), 1400 * seats);
  }
  assert.deepEqual(finale({ ...over(2), result: null }, halves), []);
});

test("from last to first each seat grows to its score, the others stay as they are seen", () => {
  const shown = all(finale(over(3), halves));
  assert.deepEqual([...new Set(shown.map(({ risen }) => risen))], [1, 2, 3]);
  for (const { risen, points } of shown) {
    assert.deepEqual(Object.keys(points).map(Number).sort(), [2, 1, 0].slice(0, risen).sort());
    for (let seat = 3 - risen + 1; seat < 3; seat += 1) assert.equal(points[seat], 60 - 10 * seat);
  }
  const winner = shown.filter(({ risen }) => risen === 3).map(({ points }) => points[0]);
  assert.deepEqual(
    winner,
    [...winner].sort((a, b) => a - b),
  );
  assert.equal(winner.at(-1), 60);
});

/** The frames that are seen of a last move, and how long all of it takes. @param {import("node:test").TestContext} t @param {"off" | "normal"} speed @param {object} [more] of the reply */
async function seen(t, speed, more = {}) {
  /** @type {unknown[]} */
  const shown = [];
  const show = (/** @type {any} */ frame) => shown.push(frame?.said ?? null);
  const clock = new AnimationQueue({ show, sound() {}, shown() {}, speed: () => speed });
  const board = /** @type {any} */ ({ frames: () => [{ ms: 1, frame: { said: "moves" } }] });
  /** @type {import("../../js/session/shown.ts").Rooms} */
  const rooms = standIn({
    ...{ history: standIn({ historyPly: null }), handover: standIn({ holder: null }) },
    taps: standIn({ choosing: standIn({ preview: null, pending: null }) }),
  });
  const state = new State(rooms, standIn({ view: over(2), seats: [], sharing: "open" }));
  const end = () => [{ ms: 1, frame: { said: "ends" } }];
  const playback = new Playback(state, board, clock, { end, answer() {}, view() {} });
  const event = { type: "done", rule: "T1" };
  const [, ms] = await lasting(t, async () => {
    await playback.move({ view: over(2), ms: 1, events: [event], action: "pass", ...more }, []);
    while (clock.playing) await settled();
  });
  return { shown, ms };
}

test("the end is seen a second after the last move, and neither where nothing moves nor once more", async (t) => {
  const { shown, ms } = await seen(t, "normal");
  assert.deepEqual([shown, ms > 1000], [["moves", "ends", null], true]);
  assert.deepEqual((await seen(t, "off")).shown, [null]);
  assert.ok(!(await seen(t, "normal", { entries: [], action: undefined })).shown.includes("ends"));
  const goesOn = await seen(t, "normal", { view: { ...over(2), result: null } });
  assert.deepEqual([goesOn.shown.includes("ends"), goesOn.ms < 100], [false, true]);
});
