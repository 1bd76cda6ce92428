// Modules that never touch the DOM: picker, clock, addresses, purses.
import assert from "node:assert/strict";
import { test } from "node:test";

import { parse, playRequest } from "../../js/app/addresses.ts";
import { AnimationQueue } from "../../js/session/animation-queue.ts";
import { rotatedTo } from "../../js/session/picker.ts";
import { meanwhile } from "../../js/session/playback.ts";

/** Actions and their picks. @typedef {[action: string, picks: string[]][]} Choices */

test("an action turns about what is tapped again, and stays what it is where there is no other way", () => {
  /** @type {Choices} */
  const rugs = ["a5-a6", "a5-b5", "a4-a5", "c4-c5"].map((place) => [
    place,
    place.split("-").map((square) => `square:${square}`),
  ]);
  const turns = ["a5-a6 a5", "a5-b5 a5", "a4-a5 a5", "a5-a6 a6"].map((one) => {
    const [lies = "", square] = one.split(" ");
    return rotatedTo(rugs, lies, `square:${square}`);
  });
  assert.deepEqual(turns, ["a5-b5", "a4-a5", "a5-a6", "a5-a6"]);
  /** @type {Choices} */
  const workers = ["assistant c3.nw", "bodyguard c3.nw", "assistant c3.ne"].map((action) => {
    const [worker, space] = action.split(" ");
    return [action, [`worker:${worker}`, `space:${space}`]];
  });
  const [placed = ""] = workers[0] ?? [];
  assert.equal(rotatedTo(workers, placed, "space:c3.nw"), placed, "another worker would be another choice");
});

const SCENES = [
  { event: { type: "rolled", rule: "M5" }, frames: [{ ms: 10, frame: "die" }] },
  { event: { type: "walked", rule: "M8" }, frames: ["one", "two"].map((frame) => ({ ms: 10, frame })) },
  { event: { type: "landed", rule: "M10" }, frames: [] },
];
/** A closing: what is seen from near, in scenes. @param {string[]} types */
const near = (...types) =>
  types.map((type) => ({
    event: { type, rule: "C1" },
    frames: [{ ms: 1000, frame: { zoom: {}, toString: () => type } }],
  }));

/**
 * What is seen of scenes, in order: a frame, an event's sound (`rolled?`), an event that has been told.
 * @param {import("node:test").TestContext} t whose time stands still but for `pass`
 * @param {"off" | "fast" | "normal"} [speed]
 */
function clocked({ mock }, speed = "normal") {
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {string[]} */
  const seen = [];
  const clock = new AnimationQueue({
    show: (frame) => seen.push(String(frame ?? "rest")),
    sound: (event) => seen.push(`${event.type}?`),
    shown: (event) => seen.push(event.type),
    speed: () => speed,
  });
  const pass = (/** @type {number} */ ms) => {
    for (let at = 0; at < ms; at += 1) mock.timers.tick(1);
  };
  return { clock, seen, pass, told: () => seen.splice(0).join(" ") };
}

test("events are heard as their frames begin, and told when they have been seen, one after another", async (t) => {
  const { clock, pass, told } = clocked(t);
  const over = clock.play(SCENES);
  pass(9);
  assert.equal(told(), "rolled? die");
  pass(21);
  await over;
  assert.equal(told(), "rolled walked? one two walked landed? landed rest");
});

test("at high speed a frame lasts half as long, without movement all is told at once", async (t) => {
  const { clock, pass, told } = clocked(t, "fast");
  clock.play(SCENES);
  pass(15);
  assert.match(told(), /rest$/);
  t.mock.timers.reset();
  const still = clocked(t, "off");
  await still.clock.play(SCENES);
  assert.equal(still.told(), "rolled? walked? landed? rolled walked landed rest");
});

test("whoever listens hears of each event before the page does, and of the rest before the last frame is gone", async (t) => {
  const { clock, seen, told } = clocked(t);
  await clock.play(SCENES.slice(2), {
    shown: (event) => seen.push(`story of ${event.type}`),
    rested() {
      seen.push("new view");
    },
  });
  assert.equal(told(), "landed? story of landed landed new view rest");
});

test("a tap finishes, where nothing near follows: every event is told once, nothing more is shown", async (t) => {
  const { clock, told } = clocked(t);
  for (const end of [clock.finish, clock.tap]) {
    const over = clock.play(SCENES);
    assert.equal(end(), true);
    await over;
    assert.equal(end(), false);
    assert.equal(told(), "rolled? die rolled walked landed rest");
  }
  clock.play(near("closed"));
  clock.tap();
  assert.equal(told(), "closed? closed closed rest");
});

test("what is seen from near goes on to its next event by the first tap, and ends by the second", async (t) => {
  const { clock, told } = clocked(t);
  const over = clock.play(near("began", "rewarded", "closed"));
  assert.equal(clock.tap(), true);
  assert.equal(told(), "began? began began rewarded? rewarded");
  assert.equal(clock.tap(), true);
  await over;
  assert.equal(clock.tap(), false);
  assert.equal(told(), "rewarded closed rest");
});

test("new scenes finish the old ones first", async (t) => {
  const { clock, told } = clocked(t);
  const first = clock.play(SCENES.slice(0, 2));
  await Promise.all([first, clock.play(SCENES.slice(2))]);
  assert.equal(told(), "rolled? die rolled walked rest landed? landed rest");
});

/** @param {string} hash */
const screenOf = (hash) => parse(hash, ["marrakech"]).screen;

test("addresses lead to screens, and all else to none", () => {
  const screens = {
    home: ["", "#", "#/"],
    about: ["#/about"],
    new: ["#/new/marrakech"],
    rules: ["#/rules/marrakech"],
    game: ["#/game/0123abcd"],
    play: ["#/play/marrakech?players=3"],
    unknown: [
      "#/new/chess",
      "#/new/constructor",
      "#/game/../x",
      "#/game/<b>",
      "#/x",
      "#/new/marrakech/more",
      "#/open/",
    ],
  };
  for (const [screen, hashes] of Object.entries(screens))
    assert.deepEqual(new Set(hashes.map(screenOf)), new Set([screen]));
  assert.equal(screenOf(`#/${"a".repeat(50_000)}`), "unknown");
});

const ESCAPED = (/** @type {string} */ text) => encodeURIComponent(text).replaceAll("-", "%2D");

test("what mails and messengers do to a link does not lead astray", () => {
  const after = [
    ".",
    ")",
    ">",
    "),",
    "”",
    "»%20",
    ".\u200b",
    "%22",
    "%E2%80%A6",
    "/",
    "&utm_source=x&utm_medium=y",
    "?fbclid=1.2",
  ];
  const ways = [
    (/** @type {string} */ path) => `#/${path}`,
    (/** @type {string} */ path) => `#${ESCAPED(`/${path}`)}`,
    (/** @type {string} */ path) => `#/${path.toUpperCase()}`,
    (/** @type {string} */ path) => `#/${path.slice(0, 2)}\u200b%E2%81%A0${path.slice(2)}%C2%AD`,
    (/** @type {string} */ path) => `#/${path.slice(0, -3)}%0A${path.slice(-3)}`,
    ...after.map((noise) => (/** @type {string} */ path) => `#/${path}${noise}`),
  ];
  const games = ["new/marrakech", "play/marrakech", "rules/marrakech/rent", "puzzles/marrakech/12", "learn/marrakech"];
  for (const way of ways)
    for (const path of [...games, "puzzle", "people", "about", "game/0123abcd"]) {
      const { screen, what, card } = parse(way(path), ["marrakech"]);
      assert.equal([screen, what, card].filter(Boolean).join("/"), path, way(path));
    }
  const { query } = parse(`#${ESCAPED("/play/marrakech?players=3&seed=a b")}`, ["marrakech"]);
  assert.deepEqual(Object.fromEntries(query), { players: "3", seed: "a b" });
});

test("all that follows the address of a game's short form goes to the engine, which finds the form in it", () => {
  const short = "1-MARRAKECH-1-NISK8JH7GEWIN4I7S1QYJ68K712IY0A1";
  const bare = (/** @type {string} */ text) => text.toUpperCase().replace(/[^0-9A-Z-]/g, "");
  for (const noise of ["", ".", ">", "&utm_source=x", "?a=b", "/", "/x/y", "\u200b", "%E2%80%8B", "%"])
    for (const way of [short, short.toLowerCase(), `${short.slice(0, 30)}%0A${short.slice(30)}`]) {
      const { screen, what } = parse(`#/open/${way}${noise}`, ["marrakech"]);
      assert.equal(screen, "open");
      assert.ok(bare(what).startsWith(short), what);
    }
  for (const hash of [`#%2Fopen%2F${short}`, `#/OPEN/${short}`, `#/open%2F${short}`, `#/\u200bopen/%E2%80%8B${short}`])
    assert.equal(bare(parse(hash, []).what), short, hash);
});

/** @type {import("../../js/engine/shapes.ts").GameFacts} */
const FACTS = {
  ...{ game: "marrakech", rules: 1, seats: [2, 4], bots: ["random"], private: false },
  options: {
    variant: { default: "standard", values: ["standard", "quarter-turn"] },
    cover_own: { default: false, values: [false, true] },
    stones: { default: 7, values: [7, 9] },
  },
  colors: ["a", "b", "c", "d"],
  colors_each: { 2: 2, 3: 1, 4: 1 },
};
/** What an address to play asks for. @param {string} query */
const asked = (query) => playRequest(parse(`#/play/marrakech${query}`, ["marrakech"]), FACTS, (seat) => `N${seat}`);

test("a play address names players, opponents, seed and options", () => {
  assert.deepEqual(asked("?players=3&seed=dunes&bots=1:random,2:random&variant=quarter-turn&cover_own=true"), {
    ...{ do: "new", game: "marrakech", seed: "dunes" },
    bots: { 1: "random", 2: "random" },
    options: { variant: "quarter-turn", cover_own: true },
    players: ["a", "b", "c"].map((color, seat) => ({ name: `N${seat}`, color })),
  });
});

test("a value of an option may be a number; one that there is not is left for the engine to refuse", () => {
  /** @type {[query: string, options: Record<string, unknown>][]} */
  const rows = [
    ["stones=9", { stones: 9 }],
    ["stones=8", { stones: "8" }],
    ["variant=constructor&cover_own=toString", { variant: "constructor", cover_own: "toString" }],
    ["variant=true&cover_own=1", { variant: "true", cover_own: "1" }],
    ["constructor=true", { constructor: "true" }],
    ["players=3&utm_source=x&fbclid=y&gclid=z", {}],
  ];
  for (const [query, options] of rows) assert.deepEqual(asked(`?${query}`)?.options, options, query);
});

test("a play address without numbers takes the fewest players and leaves the dice to chance", () => {
  const request = asked("");
  assert.equal(request?.players.map(({ color }) => [color].flat().join("+")).join(" "), "a+b c+d");
  assert.deepEqual([request?.seed, asked("?seed=%20")?.seed], [null, null]);
});

test("numbers that make no sense ask for nothing", () => {
  for (const query of ["players=1", "players=5", "players=x", "players=3.5", "players=", "bots=1", "bots=1:a:b"])
    assert.equal(asked(`?${query}`), null, query);
});

test("while something moves, whoever has most by the numbers that are seen is ahead; nobody while all have as much", () => {
  const seats = [5, 9].map((score, seat) => ({ seat, score }));
  const view = /** @type {import("../../js/engine/shapes.ts").View} */ (
    /** @type {unknown} */ ({ seats, leaders: [1] })
  );
  const seen = [undefined, [{ score: 12 }], [{ score: 9 }]].map((purses) => meanwhile(view, purses).leaders);
  assert.deepEqual(seen, [[1], [0], []]);
});
