// How Morocco moves: a closing told step by step, and the frames of every event.
import assert from "node:assert/strict";
import { test } from "node:test";
import { frames, zoom } from "../../js/games/morocco/board.ts";
import { framesOf } from "../../js/session/playback.ts";
import { standIn } from "./stand-in.mjs";
import { before, CLOSING, COUNTS, event, told } from "./morocco.mjs";

/** @typedef {import("./morocco.mjs").Event} Event */
/** @param {{ms: number}[]} shown */
const time = (shown) => shown.reduce((sum, { ms }) => sum + ms, 0);
const NEAR = zoom({ board: { ...before.board, closing: "c3" } });
/** @param {Event[]} events @param {typeof told} shown the frames of each */
const closingIn = (events, shown) => shown.flatMap((each, i) => (events[i].type === "placed" ? [] : each));

test("frames: a whole closing takes 6.5 seconds at most, each of its steps for long enough to be read", () => {
  const closing = closingIn(CLOSING, told);
  assert.ok(time(closing) > 4000 && time(closing) <= 6500, `${time(closing)} ms`);
  assert.ok(closing.every(({ ms }) => ms >= 150 && ms <= 900));
});

test("frames: a closing of five takes no longer, and each link of a chain sounds a tone higher", () => {
  const rewards = CLOSING.filter(({ type }) => type === "rewarded");
  const five = CLOSING.flatMap((one) => (one === rewards[0] ? Array.from({ length: 4 }, () => ({ ...one })) : [one]));
  const chain = [...five, ...five.slice(1).map((one) => ({ ...one }))];
  const shown = chain.map((one) => frames(one, before, before, { events: chain }));
  const [first, second] = [shown.slice(0, five.length), shown.slice(five.length)].map((link, i) =>
    closingIn(chain.slice(i * five.length), link),
  );
  for (const link of [first, second]) assert.ok(time(link) <= 6510, `${time(link)} ms`);
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
    assert.deepEqual([at(type)?.closing, at(type)?.zoom], ["c3", NEAR], type);
  assert.equal(at("placed")?.zoom, undefined);
  assert.deepEqual(at("closing_began")?.ranked, COUNTS);
});

test("frames: what closes stays near until it is closed, also while somebody is asked", () => {
  const last = (/** @type {Event[]} */ events) =>
    events.flatMap((one) => frames(one, before, before, { events })).at(-1)?.frame.zoom;
  assert.deepEqual(last(CLOSING.slice(0, 5)), NEAR, "a question follows");
  assert.deepEqual(last(CLOSING), { ...NEAR, by: 1 });
  assert.equal(zoom(before), null);
  const corners = ["a5", "e5", "a1", "e1"].map((closing) => zoom({ board: { ...before.board, closing } }));
  assert.ok(corners.every((one) => one && Math.min(one.x, one.y) >= 0 && Math.max(one.x, one.y) <= 800));
});

test("frames: in a closing place follows place, then token follows token", () => {
  const placed = told[2].map(({ frame }) => frame.ranked?.map(({ seat }) => seat) ?? []);
  assert.deepEqual(placed, [[], [2], [2, 0]]);
  const flown = told.map((shown) =>
    shown.map(({ frame }) => frame.flights?.map(({ name }) => name.replace(/^\d+ /, ""))),
  );
  assert.deepEqual(flown.slice(3, 6), [[["points"]], [["points"], ["coin 0"], ["bodyguard 1"]], [["juice 2 3"]]]);
});

test("frames: the board is as an event leaves it, the seats as it finds them: what it brings counts once it has come", () => {
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
  const { score } = before.seats[2];
  const found = shown.map((frame) => `${frame.purses[2].score} ${frame.board.stalls[12].waiting}`);
  assert.deepEqual(found, [`${score} false`, "69 true", "71 true"]);
  assert.equal(framed[firsts[2] + 1].purses[2].score, 74);
  assert.equal(shown[1].board.stalls[0], before.board.stalls[0], "of which nothing is different");
  assert.equal(shown[0].purses, before.seats, "the seats as they were, until something is different");
});

test("frames: of a reward of several things each is counted once it has landed, and nothing before", () => {
  const seat = { ...before.seats[0], coins: 1, points: { ...before.seats[0].points, vp: 9, coins: 3 }, score: 30 };
  const after = { ...before, seats: before.seats.map((one) => (one.seat === 0 ? seat : one)) };
  const scores = frames(CLOSING[4], after, before, { events: CLOSING }).map(({ frame }) => frame.purses?.[0]);
  const [star, coin, bodyguard] = scores;
  const { score, points, coins } = before.seats[0];
  assert.equal(star, undefined, "as it was found");
  for (const one of [coin, bodyguard])
    assert.deepEqual([one?.score, one?.points.vp, one?.coins], [score + 9 - points.vp, 9, coins]);
});

test("frames: what a tile brings flies to its owner, and is counted before the whole market is seen again", () => {
  const at = CLOSING.findIndex(({ type }) => type === "tile_placed");
  const tile = CLOSING[at];
  const closing = [...CLOSING.slice(0, at + 1), ...CLOSING.filter(({ type }) => type === "closed")];
  const owner = "owner" in tile ? Number(tile.owner) : -1;
  const seats = before.seats.map((one) => (one.seat === owner ? { ...one, score: one.score + 3 } : one));
  const shown = frames(tile, { ...before, seats }, before, { events: closing });
  const [fallen, won, back] = shown.map(({ frame }) => frame);
  assert.deepEqual([fallen.unfolding, won.flights?.[0]?.to, back.zoom?.by], ["c3", { seat: owner, fact: "score" }, 1]);
  assert.deepEqual([won.purses, back.purses], [undefined, seats]);
  assert.equal(frames(tile, before, before, { events: closing }).length, 2, "nothing flies for nothing");
});

test("frames: what flies comes from its place and goes to where its owner counts it", () => {
  const [{ frame }] = told[5];
  const [token] = frame.flights ?? [];
  assert.deepEqual(
    [token.from, token.to],
    [
      { x: 350 / 800, y: 307 / 800 },
      { seat: 2, fact: "score" },
    ],
  );
  const keys = told.flat().flatMap(({ frame: { flights = [] } }) => flights.map(({ name }) => name));
  assert.equal(new Set(keys).size, keys.length);
  const landed = told.flat().every(({ ms, frame: { flights = [] } }) => flights.every((flight) => flight.ms === ms));
  assert.ok(landed, "each has landed when the next frame begins");
});

test("frames: dice, scouting, cubes, swaps, lost tourists; nothing for what moves nothing", () => {
  /** @type {(...told: Parameters<typeof event>) => import("../../js/games/morocco/types.ts").Frame} */
  const one = (...told) => frames(event(...told), before)[0].frame;
  const faces = (/** @type {import("../../js/games/morocco/types.ts").Cube | null} */ color) =>
    frames(event("die_rolled", { color, roll: 1 }), before).map(({ frame }) => frame.thrown?.face);
  assert.deepEqual(faces(null), [null, null, null, "wild"]);
  assert.deepEqual(faces("green"), [null, null, null, "green"]);
  assert.equal(one("cubes_gained", { seats: [1, 2], colors: ["green"], reason: "roof" }).flights?.length, 2);
  assert.equal(one("tourist_lost", { stall: "c3", why: "no-arrow" }).flights?.[0].fades, true);
  for (const type of /** @type {const} */ (["turn_ended", "round_ended", "ended", "passed"]))
    assert.deepEqual(frames(event(type, {}), before), []);
});
