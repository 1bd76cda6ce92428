// Sharing a device: who sits where, who gets the tablet, what is replayed, and how a board is turned.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { effect } from "./effect.mjs";
import { test } from "node:test";

import * as seating from "../../js/storage/seating.ts";
import { AnimationQueue } from "../../js/session/animation-queue.ts";
import { State } from "../../js/session/state.ts";
import { Handover, lastPerson, since } from "../../js/session/handover.ts";
import { turned, inSeatLanguage } from "../../js/wording/seat-language.ts";
import { standIn, standInEngine } from "./stand-in.mjs";
import { spoiled } from "./tables.mjs";
import { lasting } from "./time.mjs";

const { ADVICE, areSeats, botsOf, EDGES, edgesFor, seatsFor, withBots, withSeat } = seating;

/** @typedef {import("../../js/storage/stored-game.ts").StoredGame} StoredGame */

test("so many people sit down at edges of their own as long as there are any, clockwise", () => {
  for (const count of [2, 3, 4, 5, 7]) {
    const edges = edgesFor(count);
    assert.deepEqual([edges.length, new Set(edges).size], [count, Math.min(count, 4)]);
    const order = edges.map((edge) => EDGES.indexOf(edge));
    if (count < 6) assert.deepEqual(order, [...order].sort());
  }
  assert.deepEqual([edgesFor(2, true), edgesFor(2, false)].flat(), ["west", "east", "south", "north"], "of what lies");
});

test("seats know persons and opponents, and change hands without forgetting the rest", () => {
  const seats = withSeat(seatsFor(3, { 1: "random" }), 1, { edge: "north", language: "fr", advice: "always" });
  assert.deepEqual([botsOf(seats), seating.countLocalPeople(seats)], [{ 1: "random" }, 2]);
  const given = withBots(seats, { 0: "random" });
  assert.deepEqual(botsOf(given), { 0: "random" });
  assert.deepEqual(given[1], { bot: null, edge: "north", language: "fr", advice: "always" });
});

test("stored places are data from a stranger", () => {
  const good = seatsFor(3, {});
  const faces = [undefined, null, "cap", "of a later version"];
  for (const each of spoiled(good[1], { text: [...seating.TEXTS], advice: [...ADVICE], face: faces }))
    assert.ok(areSeats([good[0], each, good[2]], 3), JSON.stringify(each));
  const bad = spoiled(good[1], {
    ...{ edge: ["up"], bot: [7, "x".repeat(1000)], language: ["xx"], text: ["huge"] },
    ...{ advice: [1, true, "sometimes", ["always"]], face: [3, {}, "x".repeat(41)] },
  }).map((each) => [good[0], each, good[2]]);
  for (const seats of [...bad, null, {}, { length: 3 }, good.slice(1), Array(3), [1, 2, 3]])
    assert.equal(areSeats(seats, 3), false, JSON.stringify(seats));
  assert.equal(areSeats(Array(1000).fill(good[0]), 1000), false);
});

test("a place says when advice is wanted", () => {
  const advised = ADVICE.map((advice) => seating.adviceOf(withSeat(seatsFor(2, {}), 0, { advice })[0]));
  assert.deepEqual([...advised, seating.adviceOf(undefined)], [...ADVICE, "request"]);
});

test("a point of the board as it lies before each edge: the corner at the bottom left of the screen", () => {
  const lies = (/** @type {import("../../js/storage/stored-game.ts").Edge} */ edge) => turned(0, 100, edge).join();
  assert.deepEqual(EDGES.map(lies), ["0,100", "100,100", "100,0", "0,0"]);
});

test("the seat on turn is spoken to in its language, also while the tablet goes to it", () => {
  const say = (/** @type {string} */ key) => `en ${key}`;
  const seats = withSeat(seatsFor(2, {}), 1, { language: "fr" });
  const heard = (/** @type {number | string} */ to_act, seat = 0, { fetched = true, handover = {} } = {}) => {
    const state = { view: { to_act, prompt: { args: { seat } } }, handover: "seat" in handover ? handover : null };
    /** @type {any} */
    const table = { lang: "en", say, languages: { has: () => fetched }, session: { row: { seats }, state } };
    table.sayIn = (/** @type {string} */ lang) => (/** @type {string} */ key) => `${lang} ${key}`;
    const spoken = inSeatLanguage(table);
    return [spoken.lang, spoken.say("roll")].join();
  };
  assert.equal(heard("chance", 1, { fetched: false }), "en,en roll");
  for (const spoken of [heard("chance", 1), heard(1), heard(0, 0, { handover: { seat: 1 } })])
    assert.equal(spoken, "fr,fr roll");
  for (const spoken of [heard(0), heard("over")]) assert.equal(spoken, "en,en roll");
});

test("a table in a seat's language can read all that a table shows: no getter needs what only the table has", () => {
  const source = readFileSync("js/app/table.ts", "utf8");
  const getters = [...source.matchAll(/^ {2}get (\w+)\(\) \{\n(.*?)^ {2}\}/gms)].map(([, name = "", body = ""]) => ({
    name,
    body,
  }));
  assert.ok(getters.length > 5);
  const own = getters.filter(({ body }) => body.includes("#")).map(({ name }) => name);
  assert.deepEqual(own, ["languages", "lang"], "which are given to it");
});

/** @param {(number | "chance")[]} actors */
const log = (...actors) =>
  actors.map((actor, ply) => ({ action: `a${ply}`, actor, events: [{ type: `e${ply}`, rule: "X1" }] }));

test("the story begins after a seat's own last decision, and is that of the end of a long absence", () => {
  const played = log(0, 1, "chance", 1, 2);
  assert.deepEqual([since(played, 0), since(played, 2), since(log(1, "chance", 1), 0)], [1, 5, 0]);
});

test("the last person is neither the die nor an opponent", () => {
  const last = (/** @type {(number | "chance")[]} */ ...actors) =>
    lastPerson(log(...actors), seatsFor(3, { 2: "random" }));
  assert.deepEqual([last(0, 1, "chance", 2), last(2, "chance"), last()], [1, null, null]);
});

/**
 * A table of three people after some decisions, with everything rendered: stages, and each frame with the ply of the
 * board behind it and what was told by then.
 * @param {"normal" | "off"} speed
 * @param {(number | "chance")[]} actors
 */
function passed(speed, ...actors) {
  const story = log(...actors);
  /** @type {StoredGame} */
  const row = standIn({ sharing: "pass", seats: seatsFor(3, {}) });
  const seen = /** @type {string[]} */ ([]);
  const shown = /** @type {string[]} */ ([]);
  const told = /** @type {unknown[]} */ ([]);
  const clock = new AnimationQueue({
    show: (frame) => {
      const { said } = /** @type {{said?: string}} */ (frame ?? {});
      if (said) shown.push([said, handover.replayed?.view.ply, state.handover?.told.map(({ type }) => type)].join());
    },
    sound() {},
    shown: (event) => told.push(event),
    speed: () => speed,
  });
  const looked = /** @type {(number | null | undefined)[]} */ ([]);
  const engine = standInEngine(({ ply }) => {
    const views = Array.from({ length: story.length - ply + 1 }, (_, index) => {
      const actor = story[ply + index]?.actor ?? "over";
      return { ply: ply + index, to_act: actor, prompt: { args: { seat: 1 } } };
    });
    return { views, entries: story.slice(ply) };
  });
  /** @type {import("../../js/session/shown.ts").Rooms} */
  const rooms = standIn({ playback: standIn({ entries: story, view: standIn({ private: true }) }) });
  const state = new State(rooms, row);
  /** @type {import("../../js/game-api/board.ts").Board} */
  const board = standIn({ frames: (event, after) => [{ ms: 900, frame: { said: `${event.type} to ${after.ply}` } }] });
  const look = async () => void looked.push(state.requestContext.viewer);
  const handover = new Handover(state, engine, board, clock, look);
  Object.assign(rooms, { handover });
  effect(() => {
    const stage = state.handover?.stage ?? "free";
    if (stage !== seen.at(-1)) seen.push(stage);
  });
  handover.opened(story);
  return { story, row, seen, shown, told, asked: engine.asked, looked, state, handover };
}

test("while the tablet is handed over nobody in particular looks, then whoever has taken it", async (t) => {
  const { handover, looked, row, state } = passed("off", 0, 1);
  assert.equal(state.requestContext.viewer, 1, "who decided last has it");
  handover.offer(0);
  assert.equal(state.requestContext.viewer, null);
  await lasting(t, () => handover.accept());
  assert.equal(state.requestContext.viewer, 0);
  assert.deepEqual(looked, [null, 0]);
  row.sharing = "open";
  assert.deepEqual(state.requestContext, {}, "at an open table whoever is asked");
});

test("the tablet is due to another person than the last one, and to nobody else", () => {
  const { row, state } = passed("normal", 0, 1);
  const due = () =>
    /** @type {const} */ ([0, 1, 2, "chance", "over"]).filter((seat) => state.needsHandoverTo(seat)).join();
  assert.equal(due(), "0,2");
  row.seats = withBots(row.seats, { 2: "random" });
  assert.equal(due(), "0");
  row.seats = withBots(row.seats, { 1: "random", 2: "random" });
  assert.equal(due(), "", "one person alone");
  row.seats = withBots(row.seats, {});
  row.sharing = "open";
  assert.equal(due(), "", "everyone looks on");
  assert.equal(passed("normal").state.needsHandoverTo(2), false, "nobody has seen anything yet");
});

test("sheet, each turn with what is told of it, quiet: then the table is theirs", async (t) => {
  const { seen, shown, told, asked, handover, state } = passed("normal", 0, 1, "chance", 1, 2);
  handover.offer(0);
  assert.deepEqual(
    await lasting(t, () => handover.accept()),
    [true, 3401],
    "two seconds at most, 900 ms, half a second",
  );
  assert.deepEqual(seen, ["free", "sheet", "replay", "calm", "free"]);
  assert.deepEqual(shown, ["e1 to 2,1,e1,e2,e3", "e2 to 3,2,e1,e2,e3", "e3 to 4,3,e1,e2,e3", "e4 to 5,4,e4"]);
  assert.deepEqual(asked, [{ do: "since", ply: 1, viewer: 0 }], "all of it is one question");
  assert.deepEqual(told, [], "what was told when it happened is not told again");
  assert.deepEqual(
    [state.handover, handover.replayed, state.needsHandoverTo(0), state.needsHandoverTo(1)],
    [null, null, false, true],
  );
});

test("where nothing moves each turn is a picture for three seconds", async (t) => {
  const { shown, handover } = passed("off", 0, 1, "chance", 1, 2);
  /** @type {unknown[]} */
  const pictures = [];
  effect(() => pictures.push(handover.replayed?.view.ply));
  handover.offer(0);
  assert.deepEqual(await lasting(t, () => handover.accept()), [true, 6500]);
  assert.deepEqual([pictures, shown], [[undefined, 4, 5, undefined], []]);
});

test("a tap skips what is left of the story, not the quiet after it", async (t) => {
  for (const speed of /** @type {const} */ (["normal", "off"])) {
    const { seen, handover } = passed(speed, 0, 1, 1, 1, 1);
    handover.offer(0);
    const taking = lasting(t, () => {
      const taken = handover.accept();
      handover.skip();
      handover.skip();
      return taken;
    });
    assert.deepEqual(await taking, [true, 500], speed);
    assert.deepEqual(seen, ["free", "sheet", "replay", "calm", "free"]);
  }
});

test("a game that is left in the middle of a story leaves nothing behind", async () => {
  const { handover, state } = passed("off", 0, 1);
  handover.offer(0);
  const taken = handover.accept();
  handover.close();
  assert.deepEqual([await taken, state.handover], [false, null]);
});
