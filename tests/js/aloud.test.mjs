// What is only heard: summaries of turns, and answers to questions about the table; for every game found, in whole games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { TurnSummary, fitting, lengthOf, MOST } from "../../js/screen-reader/turn-summary.js";
import { onward } from "../../js/board/board-buttons.js";
import { ALL, drawingsOf, GAMES, keys, said, SHARED } from "./catalogues.mjs";
import { played } from "./played.mjs";

/** @typedef {import("../../js/types.js").Board} Board */
/** @typedef {import("../../js/table/types.js").Table} Table */

const told = Object.fromEntries(played().map((game) => [game.facts.game, game]));
/** @type {Record<string, Board>} */
const boards = Object.fromEntries(await Promise.all(GAMES.map(async (game) => [game, await drawingsOf(game)])));

/** Listens to the summaries of a game; at its first seat sits a person, or nobody. @param {string} game @param {string} lang @param {Record<string, unknown>} [how] @param {string | null} [first] the opponent there */
function listening(game, lang, how = {}, first = null) {
  /** @type {string[]} */
  const heard = [];
  const summary = new TurnSummary((text) => heard.push(text));
  /** @param {import("./played.mjs").Step["view"]} view */
  const at = (view) =>
    /** @type {Table} */ (
      /** @type {unknown} */ ({
        board: boards[game],
        lang,
        settings: () => ({ telling: how.telling ?? "brief" }),
        session: {
          row: { seats: view.seats.map((_, seat) => ({ language: null, bot: seat ? "random" : first })) },
          state: { view, handover: null },
        },
        say: (/** @type {string} */ key, /** @type {{}} */ args) => said(lang, key, args, game, view.seats),
        ...how,
      })
    );
  return { heard, summary, at };
}

/** The seat that acts, and whose turn it is. @param {import("./played.mjs").Step["view"]} view */
const turn = (view) => (view.to_act === "chance" ? Number(view.prompt.args.seat) : view.to_act);

/** How much longer it takes where more has happened that must be told. */
const MUST = 180;

for (const game of GAMES)
  for (const lang of ALL.slice(0, -1))
    test(`${game}: between two questions no more is said than twenty seconds take, in ${lang}`, () => {
      for (const steps of told[game].games) {
        const { heard, summary, at } = listening(game, lang);
        steps.forEach(({ view, events }, ply) => {
          const next = steps[ply + 1]?.view;
          for (const event of events) if (event.type !== "ended") summary.eventShown(event, at(view));
          if (!next) return;
          const asked = turn(next) === 0;
          summary.animationEnded(at(next), asked);
          if (!asked) return;
          const spoken = heard.splice(0).reduce((sum, text) => sum + lengthOf(text), 0);
          assert.ok(spoken <= MOST + MUST, `${spoken} characters before ply ${next.ply}`);
        });
      }
    });

test("no closing of a stall is left out, and what is left out is said to be asked for", () => {
  let [closed, more] = [0, 0];
  for (const steps of told.morocco?.games ?? []) {
    const { heard, summary, at } = listening("morocco", "en");
    /** @type {string[]} */
    let stalls = [];
    steps.forEach(({ view, events }, ply) => {
      const next = steps[ply + 1]?.view;
      for (const event of events) if (event.type !== "ended") summary.eventShown(event, at(view));
      stalls.push(
        ...events.flatMap((event) => (event.type === "closing_began" && "stall" in event ? [String(event.stall)] : [])),
      );
      if (!next) return;
      const asked = turn(next) === 0;
      summary.animationEnded(at(next), asked);
      if (!asked) return;
      const spoken = heard.splice(0).join(" ");
      for (const stall of stalls) assert.match(spoken, new RegExp(`${stall} closes`), `before ply ${next.ply}`);
      closed += stalls.length;
      more += Number(spoken.includes("/w"));
      stalls = [];
    });
  }
  assert.ok(closed > 20 && more > 0, `${closed} closings, ${more} times more`);
});

test("a turn is told at its end, all of it before somebody is asked; the end of a game in full", () => {
  const steps = told.marrakech?.games[0] ?? [];
  const { heard, summary, at } = listening("marrakech", "en");
  const [first, second] = [steps[0], steps[1]];
  assert.ok(first && second);
  for (const event of first.events) summary.eventShown(event, at(first.view));
  summary.animationEnded(at(first.view), false);
  assert.deepEqual(heard, []);
  summary.animationEnded(at(second.view), true);
  assert.equal(heard.length, 1);
});

test("a turn with much to tell takes more than its part, as long as each later one has room", () => {
  const view = told.morocco?.games.find(([first]) => first?.view.seats.length === 4)?.[0]?.view;
  assert.ok(view);
  const { heard, summary, at } = listening("morocco", "en");
  const events = [
    { type: "placed", rule: "R13", seat: 0, kind: "assistant", spaces: ["e3.ne"], paid: [] },
    { type: "closing_began", rule: "R18", seat: 0, stall: "e3", counts: [] },
    { type: "rewarded", rule: "R19", seat: 1, stall: "e3", place: 1, tied: false, vp: 5, gained: [] },
    {
      type: "rewarded",
      rule: "R19",
      seat: 0,
      stall: "e3",
      place: 2,
      tied: false,
      vp: 2,
      gained: ["coin", "bodyguard"],
    },
    { type: "arrow_pointed", rule: "R25", seat: 1, stall: "e3", facing: "north", target: "e4", forced: false },
  ];
  for (const event of events) summary.eventShown(event, at(view));
  summary.animationEnded(at(view), true);
  assert.deepEqual(heard, [
    "N0: assistant e3 north-east; e3 closes: N1 5; N0 2, a coin, a bodyguard; arrow north to e4.",
  ]);
});

test("whoever only watches hears every turn", () => {
  const steps = told.marrakech?.games[0] ?? [];
  const { heard, summary, at } = listening("marrakech", "en", {}, "random");
  let turns = 1;
  steps.forEach(({ view, events }, ply) => {
    for (const event of events) if (event.type !== "ended") summary.eventShown(event, at(view));
    const next = steps[ply + 1]?.view;
    if (!next) return;
    summary.animationEnded(at(next), false);
    if (turn(next) !== turn(view) && next.to_act !== "over") turns += 1;
  });
  assert.ok(heard.length >= turns - 1, `${heard.length} summaries of ${turns} turns`);
});

test("in full, each event is a sentence of its own", () => {
  const steps = (told.marrakech?.games[0] ?? []).slice(0, 6);
  const { heard, summary, at } = listening("marrakech", "en", { telling: "full" });
  for (const { view, events } of steps) for (const event of events) summary.eventShown(event, at(view));
  assert.equal(heard.length, steps.flatMap(({ events }) => events).length);
});

test("what may be left out goes first, then what came last; that there was more is said", () => {
  /** @type {import("../../js/types.js").Say} */
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

for (const game of GAMES)
  test(`${game}: whatever can be asked is answered in every language, and every letter says what it asks`, () => {
    const board = boards[game];
    assert.ok(board);
    const own = Object.entries(board.questions);
    for (const [letter] of own) {
      assert.match(letter, /^[a-z]$/);
      assert.ok(keys[game]?.has(`asks-${letter}`), `${game} has no sentence asks-${letter}`);
      assert.ok(!keys[SHARED]?.has(`asks-${letter}`), `${letter} asks something at every table`);
    }
    let answers = 0;
    for (const { view, facts } of told[game]?.games.flat() ?? [])
      for (const [letter, { about, answer }] of own) {
        if (!Object.keys(facts).length) continue;
        const known = about === undefined ? {} : facts[about];
        assert.ok(known !== undefined, `${game} knows no question ${about}`);
        if (known === null) continue;
        const sentences = answer(view, known);
        assert.ok(sentences.length, `${letter} is answered with nothing`);
        for (const { key, args } of sentences) for (const lang of ALL) said(lang, key, args, game, view.seats);
        answers += 1;
      }
    assert.ok(answers > 10 || !own.length, `${answers} answers`);
  });

test("arrows lead to the next cell, with Ctrl farther, Home and End to the ends of a line", () => {
  const cells = [0, 1, 2, 3, 4].flatMap((row) =>
    [0, 1, 2, 3, 4].map((col) => ({
      pick: `${row}${col}`,
      row,
      col,
      x: 0,
      y: 0,
      width: 1,
      height: 1,
      label: { key: "", args: {} },
    })),
  );
  const here = cells.find(({ pick }) => pick === "22");
  assert.ok(here);
  const to = (/** @type {string} */ key, ctrlKey = false) => onward({ key, ctrlKey }, here, cells, 3)?.pick;
  assert.deepEqual(
    [to("ArrowLeft"), to("ArrowDown"), to("ArrowRight", true), to("ArrowUp", true)],
    ["21", "32", "24", "02"],
  );
  assert.deepEqual([to("Home"), to("End"), to("Home", true), to("End", true)], ["20", "24", "00", "44"]);
});
