// How Morocco moves: a closing told step by step, and the frames of every event.
import assert from "node:assert/strict";
import { test } from "node:test";
import { frames } from "../../js/games/morocco/board.ts";
import { framesOf } from "../../js/session/playback.ts";
import { standIn } from "./stand-in.mjs";
import { before, CLOSING, COUNTS, event, told } from "./morocco.mjs";

/** @typedef {import("./morocco.mjs").Event} Event */
/** @param {{ms: number}[]} shown */
const time = (shown) => shown.reduce((sum, { ms }) => sum + ms, 0);
/** @param {Event[]} events @param {typeof told} shown the frames of each */
const closingIn = (events, shown) => shown.flatMap((each, i) => (events[i].type === "placed" ? [] : each));

test("frames: a whole closing takes 3.7 seconds at most, each of its steps for long enough to be read", () => {
  const closing = closingIn(CLOSING, told);
  assert.ok(time(closing) > 2500 && time(closing) <= 3700, `${time(closing)} ms`);
  assert.ok(closing.every(({ ms }) => ms >= 100 && ms <= 900));
});

test("frames: a closing of five takes no longer, and each link of a chain sounds a tone higher", () => {
  const rewards = CLOSING.filter(({ type }) => type === "rewarded");
  const five = CLOSING.flatMap((one) => (one === rewards[0] ? Array.from({ length: 4 }, () => ({ ...one })) : [one]));
  const chain = [...five, ...five.slice(1).map((one) => ({ ...one }))];
  const shown = chain.map((one) => frames(one, before, before, { events: chain }));
  const [first, second] = [shown.slice(0, five.length), shown.slice(five.length)].map((link, i) =>
    closingIn(chain.slice(i * five.length), link),
  );
  for (const link of [first, second]) assert.ok(time(link) <= 3705, `${time(link)} ms`);
  assert.deepEqual([first[1].pitch, second[1].pitch], [0, 1]);
});

test("frames: the stall that closes is seen from near, ranked by the figures that count, then with exact gains", () => {
  /** The last frame of the first event of a type, or of one after it. @param {Event["type"]} type @param {number} [after] */
  const at = (type, after = 0) => told[CLOSING.findIndex((one) => one.type === type) + after].at(-1)?.frame;
  for (const type of /** @type {const} */ ([
    "closing_began",
    "rewarded",
    "juice_taken",
    "tile_placed",
    "arrow_pointed",
  ]))
    assert.deepEqual([at(type)?.closing, at(type)?.zoom?.by], ["c3", 1.42], type);
  assert.equal(at("placed")?.zoom, undefined);
  const ranked = at("closing_began")?.gains?.map(({ seat, place, count }) => ({ seat, place, count, tied: false }));
  assert.deepEqual(ranked, COUNTS);
  const got = (/** @type {ReturnType<typeof at>} */ frame) =>
    frame?.gains?.map(({ seat, vp, items, juice }) => `${seat}: ${vp} vp, ${items ?? "no"} items, ${juice} juice`);
  assert.deepEqual(got(at("rewarded")), [
    "2: 5 vp,  items, undefined juice",
    "0: undefined vp, no items, undefined juice",
  ]);
  assert.equal(got(at("rewarded", 1))?.[1], "0: 2 vp, coin,bodyguard items, undefined juice");
  assert.deepEqual(got(at("juice_taken")), ["2: undefined vp, no items, 2 juice"]);
});

test("frames: on the board and beside it each event shows exactly what the engine says that it has left", () => {
  const board = standIn({ frames });
  const scores = Object.entries({ rewarded: 69, juice_taken: 71, tile_placed: 74 });
  const left = new Map(
    scores.map(([type, score], at) => [
      type,
      { seats: { 2: { score } }, board: { stalls: { 12: { waiting: at > 0 } } } },
    ]),
  );
  const events = CLOSING.map((event) => (left.has(event.type) ? { ...event, after: left.get(event.type) } : event));
  const framed = framesOf(board, events, before, before).map((each) => /** @type {any} */ (each.at(-1)?.frame));
  const firsts = scores.map(([type]) => CLOSING.findIndex((one) => one.type === type));
  const shown = firsts.map((at) => framed[at]);
  const found = shown.map((frame) => `${frame.purses[2].score} ${frame.board.stalls[12].waiting}`);
  assert.deepEqual(found, ["69 false", "71 true", "74 true"]);
  assert.equal(shown[1].board.stalls[0], before.board.stalls[0], "of which nothing is different");
  assert.equal(framed[firsts[0] - 1].purses, before.seats, "the seats as they were, until something is different");
  assert.equal(shown[0].purses[0], before.seats[0], "of whom nothing is different");
});

test("frames: what flies comes from its place and goes to its owner's quarters", () => {
  const [{ frame }] = told[5];
  const [token] = frame.flights ?? [];
  assert.deepEqual([token.piece, token.worth, token.from], ["juice", 2, { x: 350, y: 307 }]);
  assert.ok(token.to.x > 700);
  const keys = told.flat().flatMap(({ frame: { flights = [] } }) => flights.map(({ name }) => name));
  assert.equal(new Set(keys).size, keys.length);
});

test("frames: dice, scouting, cubes, swaps, lost tourists; nothing for what moves nothing", () => {
  /** @type {(...told: Parameters<typeof event>) => import("../../js/games/morocco/types.ts").Frame} */
  const one = (...told) => frames(event(...told), before)[0].frame;
  const faces = (/** @type {import("../../js/games/morocco/types.ts").Cube | null} */ color) =>
    frames(event("die_rolled", { color, roll: 1 }), before).map(({ frame }) => frame.thrown?.face);
  assert.deepEqual(faces(null), [null, null, null, "wild"]);
  assert.deepEqual(faces("green"), [null, null, null, "green"]);
  assert.equal(one("cubes_gained", { seats: [1, 2], colors: ["green"], reason: "roof" }).flights?.length, 2);
  assert.equal(one("tourist_lost", { stall: "c3", why: "no-arrow" }).flights?.[0].gone, true);
  for (const type of /** @type {const} */ (["closed", "turn_ended", "round_ended", "ended", "passed"]))
    assert.deepEqual(frames(event(type, {}), before), []);
});
