// Advice: when it is asked for, what drops it, what its numbers say, and where it lies on a board.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { html } from "lit-html";
import { advisedMarks, marksOf, NO_MARKS } from "../../js/board/advice-marks.js";
import { byPick, gained, shade, span } from "../../js/table/choice-values.js";
import { withSeat, seatsFor } from "../../js/storage/seating.js";
import { drawn as elements } from "./drawn.mjs";
import { JUDGED, PICKS, seated, settled } from "./stones.mjs";

/** Seats whose people want advice at different times. @param {import("../../js/types.js").AdviceWanted[]} wanted */
const wanting = (...wanted) =>
  wanted.reduce((seats, advice, seat) => withSeat(seats, seat, { advice }), seatsFor(wanted.length, {}));

/** What the engine was asked about advice. @param {ReturnType<typeof seated>["engine"]} engine */
const advices = (engine) => engine.asked.filter(({ do: verb }) => verb === "advise").map(({ seat }) => seat);

test("advice is there once somebody asks, and goes when they ask again", async () => {
  const { session, state, engine } = seated([0, 1]);
  await session.loop.open();
  assert.deepEqual([state.advisable, state.advice, advices(engine)], [true, null, []]);
  const asking = session.advice.toggle();
  assert.equal(state.advising, true);
  await asking;
  assert.deepEqual([state.advising, state.advice?.action, state.advice?.choices], [false, "put white b", JUDGED]);
  await session.advice.toggle();
  assert.deepEqual([state.advice, advices(engine)], [null, [0]]);
});

test("all choices are shown on request, and no longer without advice", async () => {
  const { session, state } = seated([0, 1]);
  await session.loop.open();
  session.advice.toggleJudged();
  assert.equal(state.judged, false, "there is nothing to show yet");
  await session.advice.toggle();
  session.advice.toggleJudged();
  assert.equal(state.judged, true);
  session.advice.toggleJudged();
  assert.equal(state.judged, false);
  session.advice.toggleJudged();
  await session.advice.toggle();
  assert.equal(state.judged, false);
});

test("advice goes with its position, and taps leave it there", async () => {
  const { session, state } = seated([0, 0, 1]);
  await session.loop.open();
  await session.advice.toggle();
  await session.taps.tap("stone:black");
  assert.equal(state.advice?.action, "put white b");
  await session.taps.tap("place:a");
  assert.deepEqual([state.view.ply, state.advice, state.judged], [1, null, false]);
});

test("who always wants advice gets it after the reply is painted, and the others none", async () => {
  const { session, state, engine, painted } = seated([0, 1, 0], { row: { seats: wanting("always", "request") } });
  await session.loop.open();
  assert.ok(painted.length > 0);
  await settled();
  assert.deepEqual([state.advice?.action, advices(engine)], ["put white b", [0]]);
  await session.taps.choose("pass");
  await settled();
  assert.deepEqual([state.advice, advices(engine)], [null, [0]]);
  await session.taps.choose("pass");
  await settled();
  assert.deepEqual([state.advice?.action, advices(engine)], ["put white b", [0, 0]]);
});

test("nobody waits for advice: an action is played while it is thought about, and what it would have said is dropped", async () => {
  const { session, state, engine } = seated([0, 1], { row: { seats: wanting("always", "never") }, held: ["advise"] });
  await session.loop.open();
  assert.deepEqual([state.yours, state.advising], [true, true]);
  await session.taps.choose("pass");
  assert.deepEqual([state.view.ply, state.advising], [1, false]);
  await engine.answer();
  assert.deepEqual([state.advice, state.trouble], [null, null]);
});

test("a thought that is put away says nothing later, and can be asked for again", async () => {
  const { session, state, engine } = seated([0, 1], { held: ["advise"] });
  await session.loop.open();
  session.advice.toggle();
  await session.advice.toggle();
  const again = session.advice.toggle();
  await engine.answer();
  assert.deepEqual([state.advice, state.advising], [null, true]);
  await engine.answer();
  await again;
  assert.equal(state.advice?.action, "put white b");
});

test("who never wants advice is offered none, nor is anybody at a roll or for an opponent", async () => {
  const never = seated([0, 1], { row: { seats: wanting("never", "never") } });
  await never.session.loop.open();
  await never.session.advice.toggle();
  const rolling = seated(["chance", 0]);
  await rolling.session.loop.open();
  await rolling.session.advice.toggle();
  const opponent = seated([1, 0], { row: { seats: seatsFor(2, { 1: "easy" }) }, held: ["think"] });
  opponent.session.loop.open();
  await settled();
  await opponent.session.advice.toggle();
  for (const { state, engine } of [never, rolling, opponent])
    assert.deepEqual([state.advisable, state.advice, advices(engine)], [false, null, []]);
});

test("another wish counts at once", async () => {
  const { session, state, row } = seated([0, 1]);
  await session.loop.open();
  await session.arrange({ seats: withSeat(row.seats, 0, { advice: "always" }) });
  await settled();
  assert.equal(state.advice?.action, "put white b");
  await session.arrange({ seats: withSeat(row.seats, 0, { advice: "never" }) });
  await settled();
  assert.deepEqual([state.advice, state.advisable], [null, false]);
});

test("the tablet is handed on before anybody is advised", async () => {
  const { session, engine } = seated([0, 1, 0], { row: { sharing: "pass", seats: wanting("request", "always") } });
  await session.loop.open();
  await session.taps.choose("pass");
  await settled();
  assert.deepEqual(advices(engine), []);
  const taking = session.take();
  await settled();
  session.handover.skip();
  await taking;
  await settled();
  assert.deepEqual(advices(engine), [1]);
});

test("a refusal of the engine is told, and the control is there again", async () => {
  const { session, state, engine } = seated([0, 1]);
  await session.loop.open();
  engine.broken = { code: "internal" };
  await session.advice.toggle();
  assert.deepEqual([state.trouble?.code, state.advising, state.advice], ["internal", false, null]);
});

test("advice that could not be fetched is asked for again with what it needs", async () => {
  let there = false;
  const need = async () => {
    if (!there) throw { code: "no-opponents" };
  };
  const { session, state } = seated([0, 1], { need });
  await session.loop.open();
  await session.advice.toggle();
  assert.deepEqual([state.trouble?.code, state.advice], ["no-opponents", null]);
  there = true;
  await session.loop.retry();
  assert.deepEqual([state.trouble, state.advice?.action], [null, "put white b"]);
  await session.advice.toggle();
  await session.loop.retry();
  assert.equal(state.advice, null, "it was put away");
});

/** Choices of these worths. @param {number[]} worths */
const worth = (...worths) => worths.map((worth, at) => ({ action: String(at), worth }));

test("the best choice gains over the next best, else over the middle one", () => {
  assert.deepEqual(gained(worth(2100, 300, -400, -1900)), { over: "next", gain: 1.8 });
  assert.deepEqual(gained(worth(2100, 2080, -400, -1900)), { over: "middle", gain: 2.5 });
  assert.deepEqual(gained(worth(2100, 2080, 2080)), { over: "none", gain: 0 });
  assert.deepEqual(gained(worth(2100)), { over: "none", gain: 0 });
  assert.deepEqual(gained([]), { over: "none", gain: 0 });
});

test("a pick is worth the best choice that has it and all that was tapped", () => {
  assert.deepEqual(Object.fromEntries(byPick(JUDGED, PICKS, [])), {
    "stone:white": 2100,
    "place:b": 2100,
    "stone:black": 300,
    "place:a": 300,
    pass: -1900,
  });
  assert.deepEqual(Object.fromEntries(byPick(JUDGED, PICKS, ["stone:black"])), { "place:a": 300, "place:b": -400 });
  assert.equal(byPick(worth(5), PICKS, []).size, 0, "a choice without picks is only in the list");
});

test("shades go from the worst to the best", () => {
  const range = span([-1900, 2100, 300]);
  assert.deepEqual(range, { worst: -1900, best: 2100 });
  assert.deepEqual(
    [-1900, -1101, -1000, 300, 2099, 2100].map((one) => shade(one, range)),
    [1, 1, 2, 3, 5, 5],
  );
  assert.equal(shade(7, span([7])), 5);
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

/** All values within a template, those of the templates in it included. @param {unknown} drawn @returns {unknown[]} */
const values = (drawn) =>
  Array.isArray(drawn)
    ? drawn.flatMap(values)
    : drawn && typeof drawn === "object" && "values" in drawn
      ? values(drawn.values)
      : [drawn];

test("numbers stand in cells, at the foot of handles, and are turned towards who reads them", () => {
  const label = { key: "cell", args: {} };
  const cell = { pick: "place:a", x: 0, y: 0, width: 40, height: 40, row: 0, col: 0, label };
  const handle = { pick: "stone:black", x: 0, y: 100, width: 40, height: 40, label };
  const marks = marksOf(ADVICE, { ...STATE, judged: true });
  const drawn = (/** @type {import("../../js/types.js").Edge} */ edge) =>
    values(advisedMarks([cell, handle], marks, { written: (worth) => `w${worth}`, edge, width: 400 }));
  assert.equal(drawn("south").filter((value) => value === "w300").length, 2);
  const heights = drawn("south").filter((value) => typeof value === "number" && value > 100);
  assert.ok(heights.every((y) => Number(y) > 120));
  assert.ok(drawn("west").includes(90));
  assert.notDeepEqual(values(html`${drawn("north")}`), drawn("south"));
});

/** The marks of some places, with texts for their worths. @param {import("../../js/types.js").Handle[]} places */
const marked = (places) =>
  elements(
    advisedMarks(places, marksOf(ADVICE, { ...STATE, judged: true }), {
      written: (worth) => (worth === 300 ? "0.3" : "\u22120.3"),
      edge: "south",
      width: 400,
    }),
  );

test("numbers in places of one size have one size, and room within their shades", () => {
  const label = { key: "cell", args: {} };
  const at = (/** @type {string} */ pick, /** @type {number} */ col) => ({
    pick,
    x: 40 * col,
    y: 0,
    width: 40,
    height: 40,
    row: 0,
    col,
    label,
  });
  const texts = marked([at("place:a", 0), at("place:b", 1), at("stone:black", 2)]).filter(({ tag }) => tag === "text");
  const sizes = texts.map(({ attributes }) => attributes["font-size"]);
  assert.deepEqual([sizes.length, new Set(sizes).size], [3, 1]);
});

test("a pick that only the next tap lights is ringed where it will be: both spaces of cousins", () => {
  const label = { key: "cell", args: {} };
  const spaces = ["b4.ne", "c4.nw", "c4.sw"].map((space, col) => {
    return { pick: `space:${space}`, x: 40 * col, y: 0, width: 40, height: 40, row: 0, col, label };
  });
  const best = new Set(["worker:cousins", "space:c4.nw", "beside:b4.ne", "cube:green"]);
  const how = { written: String, edge: /** @type {const} */ ("south"), width: 400 };
  const rings = elements(advisedMarks(spaces, { best, values: new Map() }, how)).filter(
    ({ attributes }) => attributes["data-advised"],
  );
  assert.deepEqual(
    rings.map(({ attributes }) => attributes["data-advised"]),
    ["space:b4.ne", "space:c4.nw"],
  );
});

test("what is advised has a colour that nothing else on a board has", () => {
  const styles = readdirSync("js/games")
    .map((game) => `js/games/${game}/`)
    .concat("css/");
  const using = styles.flatMap((folder) =>
    readdirSync(folder).filter(
      (file) => file.endsWith(".css") && readFileSync(folder + file, "utf8").includes("var(--advice)"),
    ),
  );
  assert.deepEqual(using, ["advice.css"]);
  const advice = readFileSync("css/advice.css", "utf8");
  const marks = [...advice.matchAll(/\.advised-\w+ \{[^}]*\}/g)].join("");
  assert.ok(marks && !/--(accent|gold)/.test(marks), "not the yellow of what can be tapped");
});

test("the ring of a handle leaves its number to be read", () => {
  const label = { key: "cell", args: {} };
  const handle = { pick: "place:b", x: 0, y: 0, width: 40, height: 100, label };
  const [foot, ...rings] = marked([handle]).filter(({ tag }) => tag === "rect");
  const top = Number(foot?.attributes.y);
  assert.equal(rings.length, 2);
  for (const { attributes } of rings) assert.ok(Number(attributes.y) + Number(attributes.height) <= top);
});
