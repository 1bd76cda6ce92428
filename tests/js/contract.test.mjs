// The contract between a game and the page, for every game found, the tests' tiny one included: whatever whole games
// contain can be tapped, drawn, animated and said. Without a browser; the engine plays the games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { podium } from "../../js/art/podium.ts";
import { ended } from "../../js/i18n/functions.ts";
import { partOf, required } from "../../js/base/lookup.ts";
import { LANGUAGES } from "../../js/i18n/languages.ts";
import { byRole } from "../../js/session/picker.ts";
import { framesOf } from "../../js/session/playback.ts";
import { ALL, folderOf, GAMES, keys, keysOf, omitted, parsed, said, SHARED, variables } from "./catalogues.mjs";
import { newsOf } from "../../js/wording/event-sentences.ts";
import { markup } from "../../js/build/markup.ts";
import { golden } from "./played.mjs";
import { taken } from "./sampling.mjs";
import {
  drawings,
  eachPosition,
  faces,
  inHand,
  inWords,
  knownAt,
  moves,
  some,
  somePositions,
  taps,
  told,
} from "./positions.mjs";

/** @typedef {import("../../js/engine/shapes.ts").Args} Args */
/** @typedef {import("../../js/engine/shapes.ts").Sentence} Sentence */
/** @typedef {import("../../js/game-api/frames.ts").Flight} Flight */
/** @typedef {import("./positions.mjs").At} At */

const TRACED = golden();
/** The ends of a game's golden games, each with all its events. @param {string} game */
const traced = (game) => TRACED.filter((ended) => ended.game === game);

test("every game found is played", () => assert.deepEqual(Object.keys(told).sort(), GAMES));

/** @typedef {{score?: number, dirhams?: number}} Purse */

/**
 * Check the frames of an event in which tokens fly; what brings none is counted with its end.
 * @param {import("../../js/game-api/board.ts").Frame[]} frames
 * @param {string} where
 * @returns {number} how many numbers have changed
 */
function assertCounted(frames, where) {
  /** @type {Map<string, number>} */
  const flown = new Map();
  /** @type {Flight[]} */
  const all = [];
  let [changes, last] = [0, /** @type {Purse[] | undefined} */ (undefined)];
  for (const { ms, frame } of frames) {
    const now = partOf(frame, "flights") ?? [];
    all.push(...now.filter(({ name }) => !flown.has(name)));
    const purses = /** @type {Purse[] | undefined} */ (partOf(frame, "purses"));
    for (const [seat, { score, dirhams }] of (purses ?? []).entries())
      for (const [was, is] of [
        [last?.[seat]?.score, score],
        [last?.[seat]?.dirhams, dirhams],
      ]) {
        if (was === undefined || is === undefined || was === is || !all.length) continue;
        const landed = all.some(
          ({ to, name, ms: whole }) => "seat" in to && to.seat === seat && Number(flown.get(name)) >= whole,
        );
        const left = all.some(({ from }) => "seat" in from && from.seat === seat);
        assert.ok(is > was ? landed : left, `${where}: seat ${seat} has ${is} instead of ${was} before its token`);
        changes += 1;
      }
    last = purses ?? last;
    for (const { name } of now) flown.set(name, (flown.get(name) ?? 0) + ms);
  }
  return changes;
}

for (const game of GAMES) {
  test(`${game}: each action can be tapped together from cells, handles and the hand, which lie within the board`, () => {
    const { width, height } = faces[game].board.size;
    assert.ok(width > 0 && height > 0);
    somePositions(game, (at) => {
      const { step, where, board, ui, actions } = at;
      const cells = board.cells(step.view);
      const found = new Set(cells.map(({ row, col }) => `${row} ${col}`)).size;
      assert.equal(found, cells.length, `${where}: two cells in one place`);
      const shown = some(step).flatMap((action) => [...taps(action, at)].map(({ places }) => places));
      for (const places of [[...cells, ...board.handles(step.view, ui), ...inHand(board, step.view, ui)], ...shown]) {
        assert.equal(new Set(places.map((place) => place.pick)).size, places.length, `${where}: a pick has two places`);
        for (const place of places) {
          const right = place.x + place.width <= width + 0.01 && place.width > 0 && place.x >= 0;
          const high = place.y + place.height <= height + 0.01 && place.height > 0 && place.y >= 0;
          assert.ok(right && high, `${where}: ${place.pick} lies nowhere, or reaches beyond the board`);
          assert.ok(
            !inWords(place.pick, actions[place.pick] ?? [""]),
            `${where}: ${place.pick} has its button already`,
          );
        }
      }
    });
  });

  test(`${game}: a number in a seat falls as its token leaves, and grows once that has landed, never before`, () => {
    const { board } = faces[game];
    let counted = 0;
    for (const steps of told[game].games)
      for (const [ply, { events, view: before }] of steps.entries()) {
        const after = steps[ply + 1]?.view ?? before;
        for (const frames of framesOf(board, events, after, before)) counted += assertCounted(frames, `ply ${ply}`);
      }
    if (board.moods) assert.ok(counted > 20, `${counted} numbers changed`);
  });

  test(`${game}: the light wanders from noon to dusk, never back, and faces change of seats that are there`, () => {
    const { progress, moods } = faces[game].board;
    const ends = [];
    for (const steps of told[game].games) {
      const light = steps.map(({ view }) => progress?.(view) ?? 0);
      assert.deepEqual(
        light,
        [...light].sort((one, other) => one - other),
      );
      assert.ok(light.every((part) => part >= 0 && part <= 1));
      for (const { view, events } of steps)
        for (const { seat } of events.flatMap((event) => moods?.(event) ?? []))
          assert.ok(view.seats.some((each) => each.seat === seat));
      ends.push(Number(light.at(-1)));
    }
    if (progress) assert.ok(Math.max(...ends) > 0.9);
  });

  test(`${game}: each position, each step of an action and each frame of an event is drawn, all by one template`, () => {
    const { board } = faces[game];
    const draw = (/** @type {string} */ where, /** @type {unknown} */ template) =>
      assert.doesNotMatch(markup(template), /undefined|NaN|\[object/, where);
    draw(game, [board.ground(), board.cover()]);
    const [once, again] = [1, 2].map(() => /** @type {{values: unknown[]}} */ (board.ground()).values[0]);
    assert.equal(once, again, "what never changes is the same each time");
    for (const color of told[game].facts.colors) draw(color, board.swatch(color));
    const templates = new Set();
    somePositions(game, (at) => {
      for (const { what, painted, beside } of drawings(at)) {
        draw(`${at.where}: ${what}`, [painted, beside]);
        if (painted) templates.add(painted.strings);
      }
      for (const { event, shown } of moves(at))
        for (const { ms, painted } of shown) {
          assert.ok(ms > 0 && ms < 10_000, `${at.where}: a frame of ${event.type} takes ${ms} ms`);
          draw(`${at.where}: ${event.type}`, painted);
          templates.add(painted.strings);
        }
    });
    assert.equal(templates.size, 1, "a board that is painted by another template is built anew");
  });

  test(`${game}: the dice show what was rolled, and each face can be entered`, () => {
    eachPosition(game, ({ step: { view }, where, board }) => {
      if (view.to_act !== "chance") return;
      const shown = view.outcomes.map(({ action }) => markup(board.die(board.face(action))));
      assert.equal(new Set(shown).size, shown.length, `${where}: two faces look alike`);
    });
  });

  test(`${game}: each event leads to the section of the rules that tells of it, and where there are cards each phase`, () => {
    const { board } = faces[game];
    const sections = said("en", "rules-sections", {}, game).split(/\s+/);
    const steps = told[game].games.flat();
    const phases = traced(game).length ? steps.map(({ view }) => view.phase) : [];
    const rules = [...steps, ...traced(game)].flatMap(({ events }) => events.map(({ rule }) => rule));
    for (const name of new Set([...rules, ...phases]))
      assert.ok(sections.includes(board.section(name) ?? ""), `section("${name}") is ${board.section(name)}`);
  });

  test(`${game}: the pictures of a seat are all explained, also those that a seat has none of`, () => {
    const { board } = faces[game];
    const facts = [...keys[game]].filter((key) => key.startsWith("fact-")).sort();
    const ends = [...told[game].games.map((steps) => required(steps.at(-1), "end")), ...traced(game)];
    for (const seat of ends.flatMap(({ view }) => view.seats)) {
      const explained = board.legend(seat).map(({ key }) => key);
      for (const { key, args } of board.facts(seat)) assert.ok(args || explained.includes(key), key);
      assert.deepEqual(explained.sort(), facts);
    }
  });

  test(`${game}: each line that is foretold ends in every language, and none of them is told twice`, () => {
    somePositions(game, ({ step, board, where }) => {
      const { view, preview } = step;
      const known = knownAt(board, step);
      for (const shown of view.choices.length ? [known, { ...known, preview }] : [known])
        for (const lang of LANGUAGES) {
          const lines = board
            .forecastSentences(view, shown)
            .map(({ key, args }) => said(lang, key, args, game, view.seats));
          for (const line of lines) assert.equal(ended(line), line, `${where} in ${lang}`);
          assert.equal(new Set(lines).size, lines.length, `${where} in ${lang}: ${lines.join(" | ")}`);
        }
    });
  });

  test(`${game}: no name stands twice in what is told of a turn, whatever happens in it`, () => {
    const { board } = required(faces[game], "drawings");
    /** @type {Map<string, import("../../js/game-api/board.ts").News>} */
    const kinds = new Map();
    for (const { events } of [...told[game].games.flat(), ...traced(game)])
      for (const news of events.flatMap((event) => board.news?.(event) ?? []))
        kinds.set(JSON.stringify([news.key, news.seat, news.whom]), news);
    const names = ["Amina", "Yusuf", "Inès", "Leo", "Noor", "Salma"];
    const seats = names.map((name) => ({ name }));
    for (const lang of LANGUAGES)
      for (const first of kinds.values())
        for (const last of kinds.values()) {
          const words = newsOf([first, last], (key, args) => said(lang, key, args, game, seats))?.words ?? "";
          for (const name of names) assert.ok(words.split(name).length <= 2, `${lang}: ${words}`);
        }
  });

  test(`${game}: choices are put in order, none lost`, () => {
    eachPosition(game, ({ step: { view }, where, board }) => {
      assert.deepEqual([...board.sortChoices(view.choices)].sort(), [...view.choices].sort(), where);
      for (const action of board.forecastActions(view))
        assert.ok(action === null || view.choices.includes(action), `${where}: ${action} is foreseen`);
    });
  });

  test(`${game}: the end is drawn and told`, () => {
    eachPosition(game, ({ step: { view }, where, board, result, ui }) => {
      if (!view.result) return;
      const drawn = podium(view, (seat) => ({ made: result.score(seat, ui.words), token: board.emblem(seat) }));
      for (const template of [drawn, result.scoreChart(view)])
        assert.doesNotMatch(markup(template), /undefined|NaN|\[object/, where);
      for (const seat of view.seats) {
        assert.ok(markup(drawn).includes(seat.name), `${where}: ${seat.name}`);
        const points = result.score(seat, ui.words).parts.reduce((sum, part) => sum + part.points, 0);
        assert.ok(points === 0 || points === seat.score, `${where}: ${seat.name} has ${seat.score}, not ${points}`);
      }
      assert.ok(markup(board.paint(view, ui)).length > 0);
    });
  });
}

// Sentences

/** Most choices said at each position. */
const MANY = 60;

/**
 * Everything that a position makes the page say: prompts, reasons, events, choices, names of cells and handles,
 * forecasts, facts.
 * @param {At} at
 * @returns {Generator<Sentence, void>}
 */
function* sentences(at) {
  const { step, board, ui } = at;
  const { view, whys, reason, events, preview, action } = step;
  yield view.prompt;
  if (view.to_act !== "over" && told[view.game].facts.bots.length)
    yield { ...view.prompt, key: `${view.prompt.key}-theirs` };
  yield* [...whys, reason].filter((told) => told !== null);
  for (const event of events) {
    yield { key: `event-${event.type}`, args: event };
    const line = board.line?.(event);
    if (line) yield line;
    const caption = board.caption(event);
    if (caption !== null) yield { key: `caption-${caption}`, args: {} };
  }
  yield* board.forecastSentences(view, knownAt(board, step));
  if (action && view.choices.length) yield* board.forecastSentences(view, { ...knownAt(board, step), preview });
  for (const text of [...view.choices.slice(0, MANY), ...view.outcomes.map((face) => face.action)])
    yield board.choice(text, view);
  for (const { label } of [...board.cells(view), ...board.handles(view, ui), ...inHand(board, view, ui)]) yield label;
  for (const text of some(step))
    for (const { ui: now, places } of taps(text, at)) {
      for (const { label } of places.filter((place) => !("row" in place))) yield label;
      if (!now.picked.length) continue;
      const key = board.nextPrompt(now.lit, now.picked);
      assert.ok(key, `${at.where}: after ${now.picked.join(" ")} nothing new is asked`);
      yield { key, args: { ...view.prompt.args, ...byRole(now.picked) } };
    }
  for (const { key, args } of view.seats.flatMap((seat) => [...board.facts(seat), ...board.legend(seat)]))
    yield { key, args: args ?? {} };
  for (const how of ["typed", "tapped"])
    if (board.hints.includes(view.phase)) yield { key: `hint-${view.phase}`, args: { how } };
  if (view.result) yield { key: `result-${view.result.why}`, args: {} };
  if (view.result) yield* at.result.highlights(at.story, at.step.dice ?? []);
  for (const seats of view.result?.ties ?? []) yield { key: "result-tie", args: { seats } };
}

/** All distinct sentences of the games played, with the seats of a table where each was said. @param {string} game */
function heardIn(game) {
  /** @type {Map<string, Sentence & {seats: import("../../js/engine/shapes.ts").NamedSeat[]}>} */
  const heard = new Map();
  const hear = (
    /** @type {Sentence} */ { key, args },
    /** @type {import("../../js/engine/shapes.ts").NamedSeat[]} */ seats,
  ) => heard.set(`${key} ${JSON.stringify({ ...args, path: 0 })}`, { key, args, seats });
  eachPosition(
    game,
    (at) => {
      for (const sentence of sentences(at)) hear(sentence, at.step.view.seats);
    },
    3,
  );
  for (const { view, events } of traced(game))
    for (const event of events) hear({ key: `event-${event.type}`, args: event }, view.seats);
  return [...heard.values()];
}

/** How often each sentence is said in all languages. */
const OFTEN = 8;
/** In which languages a sentence is said the nth time: an ordinary run takes the rest by turns. @param {number} nth */
const languagesOf = (nth) => (nth <= OFTEN ? ALL : ALL.filter((_, at) => taken(nth - at, ALL.length)));

for (const game of GAMES) {
  const { facts, actions } = told[game];

  test(`${game}: whatever whole games bring can be said in every language`, () => {
    const heard = heardIn(game);
    /** @type {Record<string, number>} */
    const times = {};
    for (const { key, args, seats } of heard) {
      times[key] = (times[key] ?? 0) + 1;
      for (const lang of languagesOf(times[key])) said(lang, key, args, game, seats);
    }
    assert.ok(heard.length > 50, `${heard.length} different sentences were heard`);
  });

  test(`${game}: every action, option, colour, level and hint has words`, () => {
    const { board } = faces[game];
    const options = Object.entries(facts.options).flatMap(([name, { values }]) =>
      [name, ...values.map((value) => `${name}-${value}`)].map((key) => `option-${key}`),
    );
    const named = (/** @type {string} */ kind, /** @type {string[]} */ names) => names.map((name) => `${kind}-${name}`);
    const there = [
      ...[...options, "game-name", "new-color"],
      ...named(
        "action",
        Object.keys(actions).map((action) => action.split(" ")[0]),
      ),
      ...[...named("hint", board.hints), ...named("color", facts.colors), ...named("level", facts.bots)],
    ];
    const none = there.filter((key) => !keys[game].has(key) && !keys[SHARED].has(key));
    const idle = keysOf(game).filter((key) => key.startsWith("option-") && !options.includes(key));
    const phases = new Set(told[game].games.flat().map(({ view }) => view.phase));
    const never = board.hints.filter((phase) => !phases.has(phase));
    assert.deepEqual(
      { none, idle, never },
      { none: [], idle: [], never: [] },
      "without words; without an option; a hint for a phase that never comes",
    );
    const [least, most] = facts.seats;
    assert.deepEqual(
      Object.keys(board.minutes).map(Number),
      Array.from({ length: most - least + 1 }, (_, more) => least + more),
      "home tells how many can play and how long by them",
    );
  });
}

/** Fields of events that their sentences leave out: `type` chooses the sentence, `rule` the section that is linked. @param {string} game */
function leftOut(game) {
  const messages = new Map(
    parsed[game].en.map(({ id, value }) => [id, ["type", "rule", "after", ...variables(value)]]),
  );
  const events = told[game].games.flat().flatMap((step) => step.events);
  const fields = events.flatMap((event) =>
    Object.keys(event)
      .filter((field) => !messages.get(`event-${event.type}`)?.includes(field))
      .map((field) => `${event.type}: ${field}`),
  );
  return [...new Set(fields)].sort();
}

for (const game of GAMES)
  test(`${game}: each event's sentence tells all that the event holds, but for what sentences.json lists as omitted, with its reason`, () => {
    const listed = Object.entries(omitted(game)).flatMap(([type, fields]) =>
      Object.keys(fields).map((field) => `${type}: ${field}`),
    );
    const message = `name a field in its sentence, or else in \`omitted\` of ${folderOf(game)}/sentences.json; no other`;
    assert.deepEqual(leftOut(game), listed.sort(), message);
  });
