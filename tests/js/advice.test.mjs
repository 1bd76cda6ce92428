// Advice: when it is asked for, what drops it, what its numbers say, and where it lies on a board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { advisedMarks, marksOf, NO_MARKS } from "../../js/board/advice-marks.ts";
import { byPick, gained, shade, span } from "../../js/table/choice-values.ts";
import { withSeat, seatsFor } from "../../js/storage/seating.ts";
import { drawn as elements } from "./drawn.mjs";
import { JUDGED, opened, PICKS, seated, settled } from "./stones.mjs";

/** Seats whose people want advice at different times. @param {import("../../js/storage/stored-game.ts").AdviceWanted[]} wanted */
const wanting = (...wanted) =>
  wanted.reduce((seats, advice, seat) => withSeat(seats, seat, { advice }), seatsFor(wanted.length, {}));

/** What the engine was asked about advice. @param {ReturnType<typeof seated>["engine"]} engine */
const advices = (engine) => engine.asked.filter(({ do: verb }) => verb === "advise").map(({ seat }) => seat);
const BEST = "put white b";

test("advice is there once somebody asks, and goes when they ask again", async () => {
  const { session, state, engine } = await opened([0, 1]);
  assert.deepEqual([state.advisable, state.advice, advices(engine)], [true, null, []]);
  const asking = session.help.advice.toggle();
  assert.equal(state.advising, true);
  await asking;
  assert.deepEqual([state.advising, state.advice?.action, state.advice?.choices], [false, BEST, JUDGED]);
  await session.help.advice.toggle();
  assert.deepEqual([state.advice, advices(engine)], [null, [0]]);
});

test("all choices are shown on request, and no longer without advice", async () => {
  const { session, state } = await opened([0, 1]);
  const { toggle, toggleJudged } = session.help.advice;
  const judged = [];
  for (const step of [toggleJudged, toggle, toggleJudged, toggleJudged, toggleJudged, toggle]) {
    await step.call(session.help.advice);
    judged.push(state.judged);
  }
  assert.deepEqual(judged, [false, false, true, false, true, false]);
});

test("advice goes with its position, and taps leave it there", async () => {
  const { session, state } = await opened([0, 0, 1]);
  await session.help.advice.toggle();
  await session.taps.tap("stone:black");
  assert.equal(state.advice?.action, BEST);
  await session.taps.tap("place:a");
  assert.deepEqual([state.view.ply, state.advice, state.judged], [1, null, false]);
});

test("who always wants advice gets it after the reply is painted, and the others none", async () => {
  const { session, state, engine, painted } = await opened([0, 1, 0], { row: { seats: wanting("always", "request") } });
  assert.ok(painted.length > 0);
  for (const [action, asked] of /** @type {const} */ ([
    [BEST, [0]],
    [undefined, [0]],
    [BEST, [0, 0]],
  ])) {
    await settled();
    assert.deepEqual([state.advice?.action, advices(engine)], [action, asked]);
    await session.taps.choose("pass");
  }
});

test("nobody waits for advice: an action is played while it is thought about, and what it would have said is dropped", async () => {
  const { session, state, engine } = await opened([0, 1], {
    row: { seats: wanting("always", "never") },
    held: ["advise"],
  });
  assert.deepEqual([state.yours, state.advising], [true, true]);
  await session.taps.choose("pass");
  assert.deepEqual([state.view.ply, state.advising], [1, false]);
  await engine.answer();
  assert.deepEqual([state.advice, state.trouble], [null, null]);
});

test("who never wants advice is offered none, nor is anybody at a roll or for an opponent", async () => {
  const opponent = seated([1, 0], { row: { seats: seatsFor(2, { 1: "easy" }) }, held: ["think"] });
  opponent.session.loop.open();
  await settled();
  const never = await opened([0, 1], { row: { seats: wanting("never", "never") } });
  for (const { session, state, engine } of [never, await opened(["chance", 0]), opponent]) {
    await session.help.advice.toggle();
    assert.deepEqual([state.advisable, state.advice, advices(engine)], [false, null, []]);
  }
});

test("the tablet is handed on before anybody is advised", async () => {
  const { session, engine } = await opened([0, 1, 0], {
    row: { sharing: "pass", seats: wanting("request", "always") },
  });
  await session.taps.choose("pass");
  await settled();
  assert.deepEqual(advices(engine), []);
  const taking = session.acceptHandover();
  await settled();
  session.handover.skip();
  await taking;
  await settled();
  assert.deepEqual(advices(engine), [1]);
});

test("advice that could not be fetched is asked for again with what it needs", async () => {
  let there = false;
  const need = async () => {
    if (!there) throw { code: "no-opponents" };
  };
  const { session, state } = await opened([0, 1], { need });
  await session.help.advice.toggle();
  assert.deepEqual([state.trouble?.code, state.advice], ["no-opponents", null]);
  there = true;
  await session.loop.retry();
  assert.deepEqual([state.trouble, state.advice?.action], [null, BEST]);
  await session.help.advice.toggle();
  await session.loop.retry();
  assert.equal(state.advice, null, "it was put away");
});

/** Choices of these worths. @param {number[]} worths */
const worth = (...worths) => worths.map((worth, at) => ({ action: String(at), worth }));

test("the best choice gains over the next best, else over the middle one", () => {
  const told = [[2100, 300, -400, -1900], [2100, 2080, -400, -1900], [2100, 2080, 2080], [2100], []].map((worths) => {
    const { over, gain } = gained(worth(...worths));
    return `${over} ${gain}`;
  });
  assert.deepEqual(told, ["next 1.8", "middle 2.5", "none 0", "none 0", "none 0"]);
});

test("a pick is worth the best choice that has it and all that was tapped", () => {
  const best = { "stone:white": 2100, "place:b": 2100, "stone:black": 300, "place:a": 300, pass: -1900 };
  assert.deepEqual(Object.fromEntries(byPick(JUDGED, PICKS, [])), best);
  assert.deepEqual(Object.fromEntries(byPick(JUDGED, PICKS, ["stone:black"])), { "place:a": 300, "place:b": -400 });
  assert.equal(byPick(worth(5), PICKS, []).size, 0, "a choice without picks is only in the list");
});

test("shades go from the worst to the best", () => {
  const range = span([-1900, 2100, 300]);
  assert.deepEqual(range, { worst: -1900, best: 2100 });
  const shades = [-1900, -1101, -1000, 300, 2099, 2100].map((one) => shade(one, range));
  assert.deepEqual([...shades, shade(7, span([7]))], [1, 1, 2, 3, 5, 5, 5]);
});

const ADVICE = { action: "put white b", reason: { key: "reason", args: {} }, choices: JUDGED };
const STATE = { judged: false, picks: PICKS, tapped: [], lit: new Set(["stone:black", "place:a", "place:b"]) };

test("the best action's picks are marked, and on request the worth of all that can be tapped", () => {
  assert.equal(marksOf(null, STATE), NO_MARKS);
  const plain = marksOf(ADVICE, STATE);
  assert.deepEqual([[...plain.best], plain.values.size], [["stone:white", "place:b"], 0]);
  const { values } = marksOf(ADVICE, { ...STATE, judged: true });
  assert.deepEqual([...values.keys()].sort(), ["place:a", "place:b", "stone:black"]);
});

const label = { key: "cell", args: {} };
/** A handle; a cell where it has a column. @param {string} pick @param {number} [col] @param {number} [height] */
const place = (pick, col, height = 40) => ({
  ...{ pick, x: 40 * (col ?? 0), y: 0, width: 40, height, label },
  ...(col === undefined ? {} : { row: 0, col }),
});
/** The marks of some places. @param {import("../../js/game-api/board.ts").Handle[]} places @param {import("../../js/storage/stored-game.ts").Edge} [edge] @param {import("../../js/board/advice-marks.ts").Marks} [marks] */
const marked = (places, edge = "south", marks = marksOf(ADVICE, { ...STATE, judged: true })) =>
  elements(advisedMarks(places, marks, { edge, width: 400 }));
/** An attribute of all elements of a kind. @param {ReturnType<typeof marked>} drawn @param {string} tag @param {string} name */
const all = (drawn, tag, name) => drawn.filter((one) => one.name === tag).map(({ attribs }) => attribs[name]);

test("a pick has one to three stars, at the foot of handles, turned towards who reads them", () => {
  const places = [place("place:a", 0), place("place:b", 1), place("stone:black", undefined)];
  const drawn = marked(places);
  const where = (/** @type {ReturnType<typeof marked>} */ drawing) =>
    all(drawing, "path", "transform").filter((how) => how?.includes("rotate"));
  const heights = where(drawn).map((how) => Number(/translate\(\S+ ([^)]+)\)/.exec(how)?.[1]));
  assert.deepEqual([heights.slice(0, 2), Number(heights[2]) > 25], [[20, 20], true]);
  const counts = all(drawn, "path", "d").filter((d) => d?.endsWith("Z"));
  assert.ok(counts.every((d) => [1, 2, 3].includes(d.split("M").length - 1)));
  const turned = /** @type {const} */ (["south", "west", "north", "east"]).map((edge) =>
    Number(/rotate\(([^)]+)\)/.exec(String(where(marked(places, edge))[0]))?.[1]),
  );
  assert.deepEqual(turned, [0, 90, 180, 270]);
});

test("a pick that only the next tap lights is ringed where it will be: both spaces of cousins", () => {
  const spaces = ["b4.ne", "c4.nw", "c4.sw"].map((space, col) => place(`space:${space}`, col));
  const best = new Set(["worker:cousins", "space:c4.nw", "beside:b4.ne", "cube:green"]);
  const rings = all(marked(spaces, "south", { best, values: new Map() }), "g", "data-advised").filter(Boolean);
  assert.deepEqual(rings, ["space:b4.ne", "space:c4.nw"]);
});
