// Modules that never touch the DOM: picker, clock, addresses.
import assert from "node:assert/strict";
import { test } from "node:test";

import { parse, playRequest } from "../../js/app/addresses.js";
import { Clock } from "../../js/session/animation-clock.js";
import { required } from "../../js/base/lookup.js";
import { pick, turnedTo } from "../../js/session/picker.js";

const LAYS = Object.entries({
  "lay c4-c5": ["square:c4", "square:c5"],
  "lay c5-c6": ["square:c5", "square:c6"],
  "lay e4-e5": ["square:e4", "square:e5"],
});
const PLACES = Object.entries({
  "assistant a1.nw": ["worker:assistant", "space:a1.nw"],
  "assistant b1.nw": ["worker:assistant", "space:b1.nw"],
  "tourist a1.nw green": ["worker:tourist", "space:a1.nw", "cube:green"],
});

test("nothing tapped: everything that any choice contains may be tapped", () => {
  assert.deepEqual([...(pick(LAYS, [])?.lit ?? [])].sort(), [
    "square:c4",
    "square:c5",
    "square:c6",
    "square:e4",
    "square:e5",
  ]);
  assert.deepEqual(pick([], []), null);
});

test("taps may come in any order", () => {
  assert.deepEqual([...(pick(PLACES, ["space:a1.nw"])?.lit ?? [])].sort(), [
    "cube:green",
    "worker:assistant",
    "worker:tourist",
  ]);
  const one = pick(PLACES, ["worker:tourist"]);
  const other = pick(PLACES, ["cube:green"]);
  assert.equal(one?.action, "tourist a1.nw green");
  assert.equal(other?.action, one?.action);
});

test("what all choices left share is taken by itself", () => {
  const { lit, picked, action } = required(pick(PLACES, ["worker:assistant"]) ?? undefined, "choice");
  assert.deepEqual([[...lit].sort(), picked, action], [["space:a1.nw", "space:b1.nw"], ["worker:assistant"], null]);
  assert.equal(pick(LAYS, ["square:c4"])?.action, "lay c4-c5");
  assert.equal(pick(LAYS, ["square:c5"])?.action, null);
});

test("a tap that no choice contains leads nowhere", () => {
  assert.equal(pick(LAYS, ["square:g7"]), null);
  assert.equal(pick(LAYS, ["square:c4", "square:e4"]), null);
});

test("a single choice is not taken before anything is tapped", () => {
  const { action, lit } = required(pick([["pass", ["pass"]]], []) ?? undefined, "choice");
  assert.equal(action, null);
  assert.deepEqual([...lit], ["pass"]);
});

test("a rug turns about the square that is tapped again, and stays where there is no other way", () => {
  /** @type {import("../../js/session/picker.js").Choice[]} */
  const rugs = ["a5-a6", "a5-b5", "a4-a5", "c4-c5"].map((place) => [
    `lay ${place}`,
    place.split("-").map((square) => `square:${square}`),
  ]);
  assert.equal(turnedTo(rugs, "lay a5-a6", "square:a5"), "lay a5-b5");
  assert.equal(turnedTo(rugs, "lay a5-b5", "square:a5"), "lay a4-a5");
  assert.equal(turnedTo(rugs, "lay a4-a5", "square:a5"), "lay a5-a6");
  assert.equal(turnedTo(rugs, "lay a5-a6", "square:a6"), "lay a5-a6");
});

test("a placement tapped again stays what it is: another worker would be another choice", () => {
  const workers = Object.entries({
    "assistant c3.nw": ["worker:assistant", "space:c3.nw"],
    "bodyguard c3.nw": ["worker:bodyguard", "space:c3.nw"],
    "assistant c3.ne": ["worker:assistant", "space:c3.ne"],
  });
  assert.equal(turnedTo(workers, "assistant c3.nw", "space:c3.nw"), "assistant c3.nw");
});

/** @param {"off" | "fast" | "normal"} speed */
function clocked(speed) {
  /** @type {string[]} */
  const seen = [];
  const clock = new Clock({
    show: (frame) => seen.push(String(frame ?? "rest")),
    sound: (event) => seen.push(`${event.type}?`),
    shown: (event) => seen.push(event.type),
    speed: () => speed,
  });
  return { clock, seen };
}
const SCENES = [
  { event: { type: "rolled", rule: "M5" }, frames: [{ ms: 1, frame: "die" }] },
  {
    event: { type: "walked", rule: "M8" },
    frames: [
      { ms: 1, frame: "one" },
      { ms: 1, frame: "two" },
    ],
  },
  { event: { type: "landed", rule: "M10" }, frames: [] },
];

test("events are heard as their frames begin, and told when they have been seen, one after another", async () => {
  const { clock, seen } = clocked("normal");
  await clock.play(SCENES);
  assert.deepEqual(seen, ["rolled?", "die", "rolled", "walked?", "one", "two", "walked", "landed?", "landed", "rest"]);
});

test("whoever listens hears of each event before the page does, and of the rest before the last frame is gone", async () => {
  const { clock, seen } = clocked("normal");
  await clock.play(SCENES.slice(2), {
    shown: (event) => seen.push(`story of ${event.type}`),
    rested() {
      seen.push("new view");
    },
  });
  assert.deepEqual(seen, ["landed?", "story of landed", "landed", "new view", "rest"]);
});

test("a tap finishes: every event is told once, nothing more is shown", async () => {
  const { clock, seen } = clocked("normal");
  const over = clock.play(SCENES);
  assert.equal(clock.finish(), true);
  await over;
  assert.equal(clock.finish(), false);
  assert.deepEqual(seen, ["rolled?", "die", "rolled", "walked", "landed", "rest"]);
});

/** A closing: what is seen from near, in scenes. @param {string[]} types */
const near = (...types) =>
  types.map((type) => ({
    event: { type, rule: "C1" },
    frames: [{ ms: 1000, frame: { zoom: {}, toString: () => type } }],
  }));

test("what is seen from near goes on to its next event by the first tap, and ends by the second", async () => {
  const { clock, seen } = clocked("normal");
  const over = clock.play(near("began", "rewarded", "closed"));
  assert.equal(clock.tap(), true);
  assert.deepEqual(seen, ["began?", "began", "began", "rewarded?", "rewarded"]);
  assert.equal(clock.tap(), true);
  await over;
  assert.equal(clock.tap(), false);
  assert.deepEqual(seen.slice(5), ["rewarded", "closed", "rest"]);
});

test("the first tap ends what nothing near follows, and what is told at last", async () => {
  const { clock, seen } = clocked("normal");
  const over = clock.play(SCENES);
  clock.tap();
  await over;
  assert.deepEqual(seen, ["rolled?", "die", "rolled", "walked", "landed", "rest"]);
  const last = clock.play(near("closed"));
  clock.tap();
  await last;
  assert.deepEqual(seen.slice(-3), ["closed", "closed", "rest"]);
});

test("without movement all is told at once", async () => {
  const { clock, seen } = clocked("off");
  await clock.play(SCENES);
  assert.deepEqual(seen, ["rolled?", "walked?", "landed?", "rolled", "walked", "landed", "rest"]);
});

test("new scenes finish the old ones first", async () => {
  const { clock, seen } = clocked("normal");
  const first = clock.play(SCENES.slice(0, 2));
  await Promise.all([first, clock.play(SCENES.slice(2))]);
  assert.deepEqual(seen, ["rolled?", "die", "rolled", "walked", "rest", "landed?", "landed", "rest"]);
});

test("addresses lead to screens, and all else to none", () => {
  const screens = (/** @type {string} */ hash) => parse(hash, ["marrakech"]).screen;
  assert.deepEqual(
    [
      "",
      "#",
      "#/",
      "#/about",
      "#/new/marrakech",
      "#/rules/marrakech",
      "#/game/0123abcd",
      "#/play/marrakech?players=3",
    ].map(screens),
    ["home", "home", "home", "about", "new", "rules", "game", "play"],
  );
  for (const stranger of [
    "#/new/chess",
    "#/new/constructor",
    "#/game/../x",
    "#/game/<b>",
    "#/x",
    "#/new/marrakech/more",
    `#/${"a".repeat(50_000)}`,
  ]) {
    assert.equal(screens(stranger), "unknown", stranger.slice(0, 30));
  }
});

test("what mails and messengers do to a link does not lead astray", () => {
  const escaped = (/** @type {string} */ text) => encodeURIComponent(text).replaceAll("-", "%2D");
  const ways = [
    (/** @type {string} */ path) => `#/${path}`,
    (/** @type {string} */ path) => `#${escaped(`/${path}`)}`,
    (/** @type {string} */ path) => `#/${path.toUpperCase()}`,
    (/** @type {string} */ path) => `#/${path.slice(0, 2)}\u200b%E2%81%A0${path.slice(2)}%C2%AD`,
    (/** @type {string} */ path) => `#/${path.slice(0, -3)}%0A${path.slice(-3)}`,
    ...[
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
    ].map((after) => (/** @type {string} */ path) => `#/${path}${after}`),
  ];
  const places = {
    "new/marrakech": "new",
    "play/marrakech": "play",
    "rules/marrakech/rent": "rules",
    puzzle: "puzzle",
    people: "people",
    "puzzles/marrakech/12": "puzzles",
    about: "about",
  };
  for (const way of ways)
    for (const [path, screen] of Object.entries({ ...places, "game/0123abcd": "game", "learn/marrakech": "learn" })) {
      const { screen: led, what, card } = parse(way(path), ["marrakech"]);
      assert.deepEqual([led, ...[what, card].filter(Boolean)], [screen, ...path.split("/").slice(1)], way(path));
    }
  const played = parse(`#${escaped("/play/marrakech?players=3&seed=a b")}`, ["marrakech"]);
  assert.deepEqual(
    [...played.query],
    [
      ["players", "3"],
      ["seed", "a b"],
    ],
  );
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
  assert.equal(parse("#/open/", []).screen, "unknown");
});

test("what counts clicks is no option of a game", () => {
  const address = parse("#/play/marrakech?players=3&utm_source=x&fbclid=y&gclid=z", ["marrakech"]);
  assert.deepEqual(playRequest(address, FACTS, nameOf)?.options, {});
});

const OPTIONS = {
  variant: { default: "standard", values: ["standard", "quarter-turn"] },
  cover_own: { default: false, values: [false, true] },
};
/** @type {import("../../js/types.js").GameFacts} */
const FACTS = {
  game: "marrakech",
  rules: 1,
  seats: [2, 4],
  options: OPTIONS,
  colors: ["a", "b", "c", "d"],
  colors_each: { 2: 2, 3: 1, 4: 1 },
  bots: ["random"],
};
const nameOf = (/** @type {number} */ seat) => required(["Amina", "Yusuf", "Inès", "Leo"][seat], "name");

test("a play address names players, opponents, seed and options", () => {
  const address = parse(
    "#/play/marrakech?players=3&seed=dunes&bots=1:random,2:random&variant=quarter-turn&cover_own=true",
    ["marrakech"],
  );
  assert.deepEqual(playRequest(address, FACTS, nameOf), {
    do: "new",
    game: "marrakech",
    seed: "dunes",
    bots: { 1: "random", 2: "random" },
    options: { variant: "quarter-turn", cover_own: true },
    players: [
      { name: "Amina", color: "a" },
      { name: "Yusuf", color: "b" },
      { name: "Inès", color: "c" },
    ],
  });
});

test("a value of an option that there is not is left for the engine to refuse", () => {
  const asked = (/** @type {string} */ query) =>
    playRequest(parse(`#/play/marrakech?${query}`, ["marrakech"]), FACTS, nameOf)?.options;
  assert.deepEqual(asked("variant=constructor&cover_own=toString"), { variant: "constructor", cover_own: "toString" });
  assert.deepEqual(asked("variant=true&cover_own=1"), { variant: "true", cover_own: "1" });
  assert.deepEqual(asked("constructor=true"), { constructor: "true" });
});

test("a value of an option may be a number", () => {
  const options = { stones: { default: 7, values: [7, 9] } };
  const asked = (/** @type {string} */ query) =>
    playRequest(parse(`#/play/marrakech?${query}`, ["marrakech"]), { ...FACTS, options }, nameOf)?.options;
  assert.deepEqual(asked("stones=9"), { stones: 9 });
  assert.deepEqual(asked("stones=8"), { stones: "8" });
});

test("a play address without numbers takes the fewest players and leaves the dice to chance", () => {
  const request = playRequest(parse("#/play/marrakech", ["marrakech"]), FACTS, nameOf);
  assert.deepEqual(
    request?.players.map(({ color }) => color),
    [
      ["a", "b"],
      ["c", "d"],
    ],
  );
  assert.equal(request?.seed, null);
  assert.equal(playRequest(parse("#/play/marrakech?seed=%20", ["marrakech"]), FACTS, nameOf)?.seed, null);
});

test("numbers that make no sense ask for nothing", () => {
  for (const query of ["players=1", "players=5", "players=x", "players=3.5", "players=", "bots=1", "bots=1:a:b"]) {
    assert.equal(playRequest(parse(`#/play/marrakech?${query}`, ["marrakech"]), FACTS, nameOf), null, query);
  }
});
