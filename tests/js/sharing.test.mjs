// Sharing a device: who sits where, who gets the tablet, what is replayed, and how a board is turned.
import assert from "node:assert/strict";
import { effect } from "./effect.mjs";
import { test } from "node:test";

import { placed } from "../../js/table/seating-form.js";
import {
  ADVICE,
  adviceOf,
  areSeats,
  botsOf,
  withSeat,
  EDGES,
  edgesFor,
  nextEdge,
  countPersons,
  seatsFor,
  withBots,
  TEXTS,
} from "../../js/storage/seating.js";
import { Clock } from "../../js/session/animation-clock.js";
import { State } from "../../js/session/state.js";
import { Handover, lastPerson, paced, since } from "../../js/session/handover.js";
import { turned, inSeatLanguage } from "../../js/wording/seat-language.js";
import { standIn } from "./stand-in.mjs";

test("so many people sit down at edges of their own as long as there are any, clockwise", () => {
  for (const count of [2, 3, 4, 5]) {
    const edges = edgesFor(count);
    assert.equal(edges.length, count);
    assert.equal(new Set(edges).size, Math.min(count, 4));
    const order = edges.map((edge) => EDGES.indexOf(edge));
    assert.deepEqual(order, [...order].sort());
  }
  assert.equal(edgesFor(7).length, 7);
});

test("two sit left and right of what lies, and above and below what stands", () => {
  assert.deepEqual(edgesFor(2, true), ["west", "east"]);
  assert.deepEqual(edgesFor(2, false), ["south", "north"]);
});

test("a seat that moves goes round the table and comes back", () => {
  const way = [1, 2, 3, 4].reduce(
    (edges) => [...edges, nextEdge(edges.at(-1) ?? "south")],
    /** @type {import("../../js/types.js").Edge[]} */ (["south"]),
  );
  assert.deepEqual(way, ["south", "west", "north", "east", "south"]);
});

test("seats know persons and opponents, and change hands without forgetting the rest", () => {
  const seats = withSeat(seatsFor(3, { 1: "random" }), 1, { edge: "north", language: "fr", advice: "always" });
  assert.deepEqual(botsOf(seats), { 1: "random" });
  assert.equal(countPersons(seats), 2);
  const given = withBots(seats, { 0: "random" });
  assert.deepEqual(botsOf(given), { 0: "random" });
  assert.deepEqual(given[1], { bot: null, edge: "north", language: "fr", advice: "always" });
});

test("stored places are data from a stranger", () => {
  const good = seatsFor(3, {});
  assert.ok(areSeats(good, 3));
  for (const text of TEXTS) assert.ok(areSeats(withSeat(good, 1, { text }), 3));
  for (const advice of [...ADVICE, true, false]) assert.ok(areSeats(withSeat(good, 1, { advice }), 3));
  // what a stranger may have stored, so of any type
  const bad = [
    null,
    {},
    { length: 3 },
    good.slice(1),
    Array(3),
    [1, 2, 3],
    withSeat(good, 0, /** @type {any} */ ({ edge: "up" })),
    withSeat(good, 0, /** @type {any} */ ({ bot: 7 })),
    withSeat(good, 0, { bot: "x".repeat(1000) }),
    withSeat(good, 1, { language: "xx" }),
    withSeat(good, 1, /** @type {any} */ ({ text: "huge" })),
    withSeat(good, 2, /** @type {any} */ ({ advice: 1 })),
    withSeat(good, 2, /** @type {any} */ ({ advice: "sometimes" })),
    withSeat(good, 2, /** @type {any} */ ({ advice: ["always"] })),
  ];
  for (const seats of bad) assert.equal(areSeats(seats, 3), false, JSON.stringify(seats));
  assert.equal(areSeats(Array(1000).fill(good[0]), 1000), false);
});

test("a place says when advice is wanted, also one that was stored with yes or no", () => {
  assert.deepEqual(
    [...ADVICE, true, false].map((advice) => adviceOf(withSeat(seatsFor(2, {}), 0, { advice })[0])),
    ["never", "request", "always", "request", "never"],
  );
  assert.equal(adviceOf(undefined), "request");
});

test("seats along an edge of the picture share it", () => {
  const sitters = /** @type {const} */ (["south", "north", "north", "east"]).map((edge) => ({
    name: "",
    picture: null,
    edge,
  }));
  assert.deepEqual(
    sitters.map((sitter) => placed(sitters, sitter)),
    [
      "grid-row:-2;grid-column:2 / span 60",
      "grid-row:1;grid-column:2 / span 30",
      "grid-row:1;grid-column:32 / span 30",
      "grid-column:-2;grid-row:2 / span 60",
    ],
  );
});

test("a point of the board as it lies before each edge", () => {
  // the corner at the bottom left of the screen
  assert.deepEqual(turned(0, 100, "south"), [0, 100]);
  assert.deepEqual(turned(0, 100, "north"), [100, 0]);
  assert.deepEqual(turned(0, 100, "west"), [100, 100]);
  assert.deepEqual(turned(0, 100, "east"), [0, 0]);
});

test("the seat on turn is spoken to in its language, also while the tablet goes to it", () => {
  const say = (/** @type {string} */ key) => `en ${key}`;
  const seats = withSeat(seatsFor(2, {}), 1, { language: "fr" });
  let there = false;
  /** @type {import("../../js/table/types.js").Table} */
  const table = standIn({
    lang: "en",
    say,
    sayIn: (lang) => (key) => `${lang} ${key}`,
    languages: standIn({ has: () => there }),
    session: standIn({
      row: standIn({ seats }),
      state: standIn({ view: standIn({ to_act: 0, prompt: { key: "prompt", args: {} } }), handover: null }),
    }),
  });
  const heard = () => {
    const { lang, say } = inSeatLanguage(table);
    return [lang, say("roll")];
  };
  assert.deepEqual(heard(), ["en", "en roll"]);
  Object.assign(table.session.state.view, { to_act: "chance", prompt: { args: { seat: 1 } } });
  assert.deepEqual(heard(), ["en", "en roll"], "not fetched yet");
  there = true;
  assert.deepEqual(heard(), ["fr", "fr roll"]);
  Object.assign(table.session.state, { view: { to_act: 0, prompt: { args: {} } }, handover: { seat: 1 } });
  assert.deepEqual(heard(), ["fr", "fr roll"]);
  Object.assign(table.session.state, { view: { to_act: "over", prompt: { args: {} } }, handover: null });
  assert.deepEqual(heard(), ["en", "en roll"]);
});

/** @param {(number | "chance")[]} actors */
const log = (...actors) =>
  actors.map((actor, ply) => ({ action: `a${ply}`, actor, events: [{ type: `e${ply}`, rule: "X1" }] }));

test("the story begins after a seat's own last decision, and is that of the end of a long absence", () => {
  assert.equal(since(log(0, 1, "chance", 1, 2), 0), 1);
  assert.equal(since(log(0, 1, "chance", 1, 2), 2), 5);
  assert.equal(since(log(1, "chance", 1), 0), 0);
});

test("the last person is neither the die nor an opponent", () => {
  const seats = seatsFor(3, { 2: "random" });
  assert.equal(lastPerson(log(0, 1, "chance", 2), seats), 1);
  assert.equal(lastPerson(log(2, "chance"), seats), null);
  assert.equal(lastPerson([], seats), null);
});

test("a long story is told faster, a short one as it was", () => {
  assert.deepEqual(paced([{ ms: 100, frame: 1 }], 10_000), [{ ms: 50, frame: 1 }]);
  assert.deepEqual(paced([{ ms: 100, frame: 1 }], 1000), [{ ms: 100, frame: 1 }]);
});

/**
 * A table of three people after some decisions, with everything rendered.
 * @param {"normal" | "off"} speed
 * @param {(number | "chance")[]} actors
 */
function passed(speed, ...actors) {
  const story = log(...actors);
  /** @type {import("../../js/types.js").Row} */
  const row = standIn({ sharing: "pass", seats: seatsFor(3, {}) });
  /** @type {string[]} */
  const seen = [];
  /** Each frame, with the ply of the board behind it and what was told by then. @type {unknown[]} */
  const shown = [];
  /** @type {unknown[]} */
  const told = [];
  const clock = new Clock({
    show(frame) {
      if (!frame) return;
      seen.push(/** @type {{said: string}} */ (frame).said);
      shown.push([
        /** @type {{said: string}} */ (frame).said,
        state.replayed?.view.ply,
        state.handover?.seen.map(({ type }) => type),
      ]);
    },
    sound() {},
    shown: (event) => told.push(event),
    speed: () => speed,
  });
  /** @type {unknown[]} */
  const asked = [];
  /** @type {(number | null | undefined)[]} */
  const looked = [];
  /** The positions from a ply on. @param {{do: string, ply?: number}} request @returns {Promise<never>} */
  const ask = async (request) => {
    asked.push(request);
    const { ply = 0 } = request;
    const views = Array.from({ length: story.length - ply + 1 }, (_, index) => ({ ply: ply + index }));
    return /** @type {never} */ ({ views, entries: story.slice(ply) });
  };
  const state = new State(row);
  Object.assign(state, { entries: story, view: { private: true } });
  /** @type {import("../../js/types.js").Board} */
  const board = standIn({ frames: (event, after) => [{ ms: 1, frame: { said: `${event.type} to ${after.ply}` } }] });
  const look = async () => void looked.push(state.looks.viewer);
  const handover = new Handover(state, { ask }, board, clock, look);
  /** @type {string[]} */
  const stages = [];
  effect(() => {
    const stage = state.handover?.stage ?? "free";
    if (stage !== stages.at(-1)) seen.push(stage);
    stages.push(stage);
  });
  handover.opened(story);
  return { story, row, seen, shown, told, asked, looked, state, handover };
}

test("while the tablet is handed over nobody in particular looks, then whoever has taken it", async () => {
  const { handover, looked, row, state } = passed("off", 0, 1);
  assert.equal(state.looks.viewer, 1, "who decided last has it");
  handover.offer(0);
  assert.equal(state.looks.viewer, null);
  await handover.take();
  assert.equal(state.looks.viewer, 0);
  assert.deepEqual(looked, [null, 0]);
  row.sharing = "open";
  assert.deepEqual(state.looks, {}, "at an open table whoever is asked");
});

test("the tablet is due to another person than the last one, and to nobody else", () => {
  const { row, state } = passed("normal", 0, 1);
  assert.deepEqual(
    /** @type {(number | "chance" | "over")[]} */ ([0, 1, 2, "chance", "over"]).map((seat) => state.isDue(seat)),
    [true, false, true, false, false],
  );
  row.seats = withBots(row.seats, { 2: "random" });
  assert.deepEqual(
    [0, 1, 2].map((seat) => state.isDue(seat)),
    [true, false, false],
  );
  row.seats = withBots(row.seats, { 1: "random", 2: "random" });
  assert.equal(state.isDue(0), false, "one person alone");
  row.seats = withBots(row.seats, {});
  row.sharing = "open";
  assert.equal(state.isDue(0), false, "everyone looks on");
  assert.equal(passed("normal").state.isDue(2), false, "nobody has seen anything yet");
});

test("sheet, story, quiet: then the table is theirs", async () => {
  const { seen, told, asked, handover, state } = passed("normal", 0, 1, "chance", 1);
  handover.offer(0);
  assert.equal(await handover.take(), true);
  assert.deepEqual(
    seen.filter((one) => !one.startsWith("e")),
    ["free", "sheet", "replay", "calm", "free"],
  );
  assert.deepEqual(
    seen.filter((one) => one.startsWith("e")),
    ["e1 to 2", "e2 to 3", "e3 to 4"],
  );
  assert.deepEqual(asked, [{ do: "since", ply: 1, viewer: 0 }], "all of it is one question");
  assert.deepEqual(told, [], "what was told when it happened is not told again");
  assert.deepEqual([state.handover, state.replayed, state.isDue(0), state.isDue(1)], [null, null, false, true]);
});

test("the story tells each event once it has been seen, over what lay there before it", async () => {
  const { story, handover, shown, state } = passed("normal", 0, 1, "chance");
  story[2].events.push({ ...story[2].events[0], type: "walked" });
  handover.offer(0);
  await handover.take();
  assert.deepEqual(shown, [
    ["e1 to 2", 1, []],
    ["e2 to 3", 2, ["e1"]],
    ["walked to 3", 2, ["e2"]],
  ]);
  assert.deepEqual(state.replayed, null);
});

test("a tap skips what is left of the story, not the quiet after it", async () => {
  const { seen, handover } = passed("normal", 0, 1, 1, 1, 1);
  handover.offer(0);
  const began = performance.now();
  const taken = handover.take();
  handover.skip();
  handover.skip();
  assert.equal(await taken, true);
  assert.deepEqual(seen, ["free", "sheet", "replay", "calm", "free"]);
  assert.ok(performance.now() - began >= 450);
});

test("where nothing moves the story stands written until a tap", async () => {
  const { handover, state } = passed("off", 0, 1, 2);
  handover.offer(0);
  const taken = handover.take();
  assert.deepEqual(
    state.handover?.seen.map(({ type }) => type),
    ["e1", "e2"],
  );
  handover.skip();
  assert.equal(await taken, true);
});

test("a game that is left in the middle of a story leaves nothing behind", async () => {
  const { handover, state } = passed("off", 0, 1);
  handover.offer(0);
  const taken = handover.take();
  handover.close();
  assert.equal(await taken, false);
  assert.equal(state.handover, null);
});

test("positions that cannot be had are left out of the story", async () => {
  const { state } = passed("normal", 0, 1);
  const clock = new Clock({ show() {}, sound() {}, shown() {}, speed: () => "normal" });
  const broken = new Handover(state, { ask: async () => null }, standIn({}), clock, async () => {});
  broken.offer(0);
  assert.equal(await broken.take(), true);
  assert.equal(state.isDue(0), false);
});
