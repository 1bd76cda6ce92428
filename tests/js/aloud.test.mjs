// What is only heard: summaries of turns, and answers to questions about the table; for every game found, in whole games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { TurnSummary, fitting, lengthOf, MOST } from "../../js/screen-reader/turn-summary.ts";
import { onward } from "../../js/board/board-buttons.ts";
import { required } from "../../js/base/lookup.ts";
import { LANGUAGES } from "../../js/i18n/languages.ts";
import { ALL, GAMES, keys, said, SHARED } from "./catalogues.mjs";
import { faces, told } from "./positions.mjs";
import { taken } from "./sampling.mjs";

/** @typedef {import("../../js/table/types.ts").Table} Table */
/** @typedef {import("./played.mjs").Step} Step */

/** Listens to the summaries of a game; at its first seat sits a person, or nobody. @param {string} game @param {{lang?: string, telling?: string, first?: string | null}} [how] `first`: the opponent there */
function listening(game, { lang = "en", telling = "brief", first = null } = {}) {
  /** @type {string[]} */
  const heard = [];
  const summary = new TurnSummary((text) => heard.push(text));
  /** @param {Step["view"]} view */
  const at = (view) =>
    /** @type {Table} */ (
      /** @type {unknown} */ ({
        board: faces[game].board,
        lang,
        settings: () => ({ telling }),
        session: {
          row: { seats: view.seats.map((_, seat) => ({ language: null, bot: seat ? "random" : first })) },
          state: { view, handover: null },
        },
        say: (/** @type {string} */ key, /** @type {{}} */ args) => said(lang, key, args, game, view.seats),
      })
    );
  /** @param {Pick<Step, "view" | "events">} step @param {boolean} [all] the end included */
  const show = ({ view, events }, all = false) => {
    for (const event of events) if (all || event.type !== "ended") summary.eventShown(event, at(view));
  };
  return { heard, summary, at, show };
}

/** The seat that acts, and whose turn it is. @param {Step["view"]} view */
const turn = (view) => (view.to_act === "chance" ? Number(view.prompt.args.seat) : view.to_act);

/**
 * Listen to games: what is said, and what has happened, from one question to the first seat to the next.
 * @param {string} game
 * @param {string} lang
 * @returns {Generator<{heard: string[], events: Step["events"], where: string}, void>}
 */
function* between(game, lang) {
  for (const [n, steps] of told[game].games.entries()) {
    if (lang !== "en" && !taken(n, 3)) continue;
    const { heard, summary, at, show } = listening(game, { lang });
    /** @type {Step["events"]} */
    let events = [];
    for (const [ply, step] of steps.entries()) {
      const next = steps[ply + 1]?.view;
      show(step);
      events.push(...step.events);
      if (!next) continue;
      const asked = turn(next) === 0;
      summary.animationEnded(at(next), asked);
      if (!asked) continue;
      yield { heard: heard.splice(0), events, where: `game ${n}, before ply ${next.ply}` };
      events = [];
    }
  }
}

/** How much longer it takes where more has happened that must be told. */
const MUST = 180;

for (const game of GAMES)
  for (const lang of LANGUAGES)
    test(`${game}: between two questions no more is said than twenty seconds take, in ${lang}`, () => {
      for (const { heard, where } of between(game, lang)) {
        const spoken = heard.reduce((sum, text) => sum + lengthOf(text), 0);
        assert.ok(spoken <= MOST + MUST, `${where}: ${spoken} characters`);
      }
    });

test("no closing of a stall is left out, and what is left out is said to be asked for", () => {
  let [closed, more] = [0, 0];
  for (const { heard, events, where } of between("morocco", "en")) {
    const spoken = heard.join(" ");
    const stalls = events.flatMap((event) => (event.type === "closing_began" && "stall" in event ? [event.stall] : []));
    for (const stall of stalls) assert.match(spoken, new RegExp(`${stall} closes`), where);
    closed += stalls.length;
    more += Number(spoken.includes("/w"));
  }
  assert.ok(closed > 20 && more > 0, `${closed} closings, ${more} times more`);
});

const [RUGS] = told.marrakech.games;

test("a turn is told at its end, all of it before somebody is asked", () => {
  const { heard, summary, at, show } = listening("marrakech");
  show(RUGS[0]);
  summary.animationEnded(at(RUGS[0].view), false);
  assert.deepEqual(heard, []);
  summary.animationEnded(at(RUGS[1].view), true);
  assert.equal(heard.length, 1);
});

test("a turn with much to tell takes more than its part, as long as each later one has room", () => {
  const { view } = required(
    told.morocco.games.map(([first]) => first).find((first) => first.view.seats.length === 4),
    "game",
  );
  const { heard, summary, at, show } = listening("morocco");
  const stall = "e3";
  const reward = { type: "rewarded", rule: "R19", stall, tied: false };
  const events = [
    { type: "placed", rule: "R13", seat: 0, kind: "assistant", spaces: ["e3.ne"], paid: [] },
    { type: "closing_began", rule: "R18", seat: 0, stall, counts: [] },
    { ...reward, seat: 1, place: 1, vp: 5, gained: [] },
    { ...reward, seat: 0, place: 2, vp: 2, gained: ["coin", "bodyguard"] },
    { type: "arrow_pointed", rule: "R25", seat: 1, stall, facing: "north", target: "e4", forced: false },
  ];
  show({ view, events });
  summary.animationEnded(at(view), true);
  const closing = "e3 closes: N1 5; N0 2, a coin, a bodyguard; arrow north to e4.";
  assert.deepEqual(heard, [`N0: assistant e3 north-east; ${closing}`]);
});

test("whoever only watches hears every turn", () => {
  const { heard, summary, at, show } = listening("marrakech", { first: "random" });
  let turns = 1;
  for (const [ply, step] of RUGS.entries()) {
    const next = RUGS[ply + 1]?.view;
    show(step);
    if (!next) continue;
    summary.animationEnded(at(next), false);
    if (turn(next) !== turn(step.view) && next.to_act !== "over") turns += 1;
  }
  assert.ok(heard.length >= turns - 1, `${heard.length} summaries of ${turns} turns`);
});

test("in full, each event is a sentence of its own; so is the end of a game", () => {
  const { heard, show } = listening("marrakech", { telling: "full" });
  for (const step of RUGS) show(step, true);
  assert.equal(heard.length, RUGS.flatMap(({ events }) => events).length);
});

test("what may be left out goes first, then what came last; that there was more is said", () => {
  /** @type {import("../../js/i18n/translate.ts").Say} */
  const say = (key, args) => said("en", key, args, SHARED);
  const piece = (/** @type {string} */ key, less = false) => ({ key, args: {}, less });
  const told = [piece("roll"), piece("undo", true), piece("cancel"), piece("offline-failed")];
  const fits = (/** @type {number} */ room) => fitting(told, room, { say }).text;
  const last = said("en", "offline-failed");
  assert.equal(fits(200), `Roll; Undo; Cancel; ${last}`);
  assert.equal(fits(fits(200).length - 1), `Roll; Cancel; ${last}`);
  assert.equal(fits(20), "Roll; Cancel.");
  assert.deepEqual(fitting(told, 20, { say }).cut, true);
  assert.deepEqual(fitting(told, 3, { say }), { text: "", cut: true });
  assert.equal(fitting([...told, { ...piece("confirm"), must: true }], 3, { say }).text, "Confirm.");
});

/**
 * What an answer has to tell of what the engine knows, by question: what a decision rests on is told before it is taken.
 * @type {Record<string, (facts: any, nameOf: (seat: number) => string) => (string | number)[]>}
 */
const TOLD = {
  assam: ({ ways }, nameOf) =>
    ways.flatMap((/** @type {any} */ { stops }) =>
      stops.flatMap((/** @type {any} */ { square, owner, group }) =>
        owner === null ? square : [square, nameOf(owner), group],
      ),
    ),
  places: ({ places }, nameOf) =>
    places.flatMap((/** @type {any} */ { squares, group, covers }) => [
      ...[...squares, group.length],
      ...covers.map((/** @type {any} */ { owner }) => (owner === null ? "" : nameOf(owner))),
    ]),
  stalls: ({ stalls }) => stalls.map((/** @type {string} */ stall) => `${stall}: `),
};

for (const game of GAMES)
  test(`${game}: whatever can be asked is answered in every language, and every letter says what it asks`, () => {
    const own = Object.entries(faces[game].board.queries);
    for (const [letter] of own) {
      assert.match(letter, /^[a-z]$/);
      assert.ok(keys[game].has(`asks-${letter}`), `${game} has no sentence asks-${letter}`);
      assert.ok(!keys[SHARED].has(`asks-${letter}`), `${letter} asks something at every table`);
    }
    let answers = 0;
    for (const { view, facts } of told[game].games.flat())
      for (const [letter, { about, answer }] of Object.keys(facts).length ? own : []) {
        const known = about === undefined ? {} : facts[about];
        assert.ok(known !== undefined, `${game} knows no question ${about}`);
        if (known === null) continue;
        const sentences = answer(view, known);
        assert.ok(sentences.length, `${letter} is answered with nothing`);
        for (const { key, args } of sentences) for (const lang of ALL) said(lang, key, args, game, view.seats);
        const words = sentences.map(({ key, args }) => said("en", key, args, game, view.seats)).join("\n");
        const nameOf = (/** @type {number} */ seat) => view.seats[seat]?.name ?? "nobody";
        for (const fact of TOLD[about ?? ""]?.(known, nameOf) ?? [])
          assert.ok(words.includes(String(fact)), `${fact} in ${words}`);
        answers += 1;
      }
    assert.ok(answers > 5 || !own.length, `${answers} answers`);
  });

test("arrows lead to the next cell, with Ctrl farther, Home and End to the ends of a line", () => {
  const label = { key: "", args: {} };
  const cells = Array.from({ length: 25 }, (_, at) => {
    const [row, col] = [Math.floor(at / 5), at % 5];
    return { pick: `${row}${col}`, row, col, x: 0, y: 0, width: 1, height: 1, label };
  });
  const ways = "ArrowLeft ArrowDown ^ArrowRight ^ArrowUp Home End ^Home ^End".split(" ");
  const led = ways.map(
    (way) => onward({ key: way.replace("^", ""), ctrlKey: way[0] === "^" }, cells[12], cells, 3)?.pick,
  );
  assert.equal(led.join(" "), "21 32 24 02 20 24 00 44");
});
