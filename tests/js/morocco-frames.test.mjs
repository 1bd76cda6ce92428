// How Morocco moves: a closing told step by step, the frames of every event, and that nothing is cut short.
import assert from "node:assert/strict";
import { test } from "node:test";
import { frames, ground, paint } from "../../js/games/morocco/board.js";
import { framesOf } from "../../js/session/playback.js";
import { cut, drawn, movedBy, sheet, stylesOf } from "./drawn.mjs";
import { standIn } from "./stand-in.mjs";
import { before, CLOSING, COUNTS, event, OFFERS, PENDING, SCOUTING, SWAP, told, ui, view } from "./morocco.mjs";

/** @typedef {import("./morocco.mjs").Event} Event */
/** @param {Event[]} events @param {typeof told} shown the frames of each */
const closingIn = (events, shown) => shown.flatMap((each, i) => (events[i].type === "placed" ? [] : each));

test("frames: a whole closing takes 3.7 seconds at most, each of its steps for long enough to be read", () => {
  const closing = closingIn(CLOSING, told);
  const time = closing.reduce((sum, { ms }) => sum + ms, 0);
  assert.ok(time > 2500 && time <= 3700, `${time} ms`);
  assert.ok(closing.every(({ ms }) => ms >= 100 && ms <= 900));
});

test("frames: a closing of five takes no longer, and each link of a chain sounds a tone higher", () => {
  const rewards = CLOSING.filter(({ type }) => type === "rewarded");
  const five = CLOSING.flatMap((one) => (one === rewards[0] ? Array.from({ length: 4 }, () => ({ ...one })) : [one]));
  const chain = [...five, ...five.slice(1).map((one) => ({ ...one }))];
  const shown = chain.map((one) => frames(one, before, before, chain));
  const [first, second] = [shown.slice(0, five.length), shown.slice(five.length)].map((link, i) =>
    closingIn(chain.slice(i * five.length), link),
  );
  for (const link of [first, second]) {
    const time = link.reduce((sum, { ms }) => sum + ms, 0);
    assert.ok(time <= 3705, `${time} ms`);
  }
  assert.deepEqual([first[1].pitch, second[1].pitch], [0, 1]);
});

test("frames: the stall that closes is seen from near, ranked by the figures that count, then with exact gains", () => {
  const all = told.map((each) => each.at(-1)?.frame);
  const at = (/** @type {Event["type"]} */ type) => CLOSING.findIndex((one) => one.type === type);
  for (const type of /** @type {const} */ ([
    "closing_began",
    "rewarded",
    "juice_taken",
    "tile_placed",
    "arrow_pointed",
  ]))
    assert.deepEqual([all[at(type)]?.closing, all[at(type)]?.zoom?.by], ["c3", 1.42], type);
  assert.equal(all[at("placed")]?.zoom, undefined);
  const ranked = all[at("closing_began")]?.gains?.map(({ seat, place, count }) => [seat, place, count]);
  assert.deepEqual(
    ranked,
    COUNTS.map(({ seat, place, count }) => [seat, place, count]),
  );
  const got = (/** @type {number} */ i) => all[i]?.gains?.map(({ seat, vp, items, juice }) => [seat, vp, items, juice]);
  assert.deepEqual(got(at("rewarded")), [
    [2, 5, [], undefined],
    [0, undefined, undefined, undefined],
  ]);
  assert.deepEqual(got(at("rewarded") + 1)?.[1], [0, 2, ["coin", "bodyguard"], undefined]);
  assert.deepEqual(got(at("juice_taken")), [[2, undefined, undefined, 2]]);
});

test("frames: on the board and beside it each event shows exactly what the engine says that it has left", () => {
  const board = standIn({ frames });
  const types = ["rewarded", "juice_taken", "tile_placed"];
  const scores = [69, 71, 74];
  const events = CLOSING.map((one) => {
    const at = types.indexOf(one.type);
    return at < 0
      ? one
      : { ...one, after: { seats: { 2: { score: scores[at] } }, board: { stalls: { 12: { waiting: Boolean(at) } } } } };
  });
  const framed = framesOf(board, events, before, before).map((each) => /** @type {any} */ (each.at(-1)?.frame));
  const shown = framed.map((frame) => frame?.purses);
  const firsts = types.map((type) => CLOSING.findIndex((one) => one.type === type));
  assert.deepEqual(
    firsts.map((at) => shown[at][2].score),
    scores,
  );
  assert.deepEqual(
    firsts.map((at) => framed[at].board.stalls[12].waiting),
    [false, true, true],
  );
  assert.equal(framed[firsts[1]].board.stalls[0], before.board.stalls[0], "of which nothing is different");
  assert.equal(shown[firsts[0] - 1], before.seats, "the seats as they were, until something is different");
  assert.equal(shown[firsts[0]][0], before.seats[0], "of whom nothing is different");
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
  /** @type {(...told: Parameters<typeof event>) => import("../../js/games/morocco/types").Frame} */
  const one = (...told) => frames(event(...told), before)[0].frame;
  const faces = (/** @type {import("../../js/games/morocco/types").Cube | null} */ color) =>
    frames(event("die_rolled", { color, roll: 1 }), before).map(({ frame }) => frame.thrown?.face);
  assert.deepEqual(
    [faces(null), faces("green")],
    [
      [null, null, null, "wild"],
      [null, null, null, "green"],
    ],
  );
  assert.equal(one("cubes_gained", { seats: [1, 2], colors: ["green"], reason: "roof" }).flights?.length, 2);
  assert.equal(one("tourist_lost", { stall: "c3", why: "no-arrow" }).flights?.[0].gone, true);
  for (const type of /** @type {const} */ (["closed", "turn_ended", "round_ended", "ended", "passed"]))
    assert.deepEqual(frames(event(type, {}), before), []);
});

test("frames: what was seen in place before it counted is not brought there again", () => {
  const [placed] = CLOSING;
  const swapped = event("swapped", { axis: "rows", lines: ["1", "4"], colors: ["purple", "green"] });
  const dropping = (/** @type {boolean} */ proposed) =>
    frames(placed, before, before, CLOSING, proposed)[0].frame.dropping;
  assert.deepEqual([dropping(false), dropping(true)], [["c3.ne"], []]);
  assert.equal(frames(swapped, before, before, [swapped]).length, 1);
  assert.deepEqual(frames(swapped, before, before, [swapped], true), []);
});

/** @type {[now: import("./morocco.mjs").View, state: import("./morocco.mjs").Ui][]} */
const STATES = [
  ...Object.entries(OFFERS).map(
    ([phase, picks]) =>
      /** @type {typeof STATES[number]} */ ([
        view(/** @type {import("./morocco.mjs").View["phase"]} */ (phase), {
          closing: "c3",
          travellers: [0, 1],
          queue: ["b4"],
        }),
        ui({ lit: new Set(picks) }),
      ]),
  ),
  [view("assign"), ui(PENDING)],
  [view("spend"), ui(SWAP)],
  [view("scout"), ui(SCOUTING)],
  [view("assign"), ui({ picked: ["worker:cousins", "space:c3.ne"], lit: new Set(["beside:d3.nw"]) })],
  [view("assign"), ui({ picked: ["space:c3.ne"], lit: new Set(OFFERS.assign) })],
  [view("over"), ui()],
  ...told.flat().map(({ frame }) => /** @type {typeof STATES[number]} */ ([before, ui({ frame })])),
];

test("every state paints with one template, and what never changes is the same object each time", () => {
  assert.equal(new Set(STATES.map(([now, state]) => paint(now, state).strings)).size, 1);
  assert.equal(ground().values[0], ground().values[0]);
});

const LOOK = sheet(stylesOf("morocco", "pieces", "moves"));

/** Events that no closing brings, each with what it moves. */
const OTHERS = [
  event("die_rolled", { color: "green", roll: 1 }),
  event("scouted", { roof: 4, before: 0 }),
  event("cubes_gained", { seats: [0], colors: ["green", "brown"], reason: "scout" }),
  event("took", { stall: "c3", item: "coin", forced: false }),
  event("swapped", { axis: "rows", lines: ["1", "4"], colors: ["purple", "green"] }),
  event("tourist_lost", { stall: "c3", why: "no-arrow" }),
];
/** @param {Event[]} events */
const shownAs = (events) =>
  events
    .flatMap((event) => frames(event, before, before, events))
    .map(({ ms, frame }) => ({ ms, elements: drawn(paint(before, ui({ frame }))) }));

test("nothing that a stylesheet moves has a place of its own which that would take away", () => {
  const all = [
    ...STATES.map(([now, state]) => drawn(paint(now, state))),
    drawn(ground()),
    ...shownAs(OTHERS).map(({ elements }) => elements),
  ].flat();
  const moved = all.filter((each) => movedBy(LOOK, each));
  assert.ok(moved.length > 20);
  assert.deepEqual(
    [...new Set(moved.filter(({ attributes }) => attributes.transform).map(({ attributes }) => attributes.class))],
    [],
  );
});

test("what comes in lands before it is replaced", () => {
  assert.deepEqual(cut(LOOK, shownAs(CLOSING)), []);
  assert.deepEqual(
    OTHERS.flatMap((event) => cut(LOOK, shownAs([event]))),
    [],
  );
});
