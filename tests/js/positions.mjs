// Whole games of every game found, the tests' tiny ones included, position by position: what the contract is tested on.
import assert from "node:assert/strict";
import { idleUi } from "../../js/art/idle-ui.ts";
import { placesIn } from "../../js/art/grid.ts";
import { pick } from "../../js/session/picker.ts";
import { drawingsOf, GAMES, translate } from "./catalogues.mjs";
import { played } from "./played.mjs";
import { taken } from "./sampling.mjs";

/** @typedef {import("../../js/engine/shapes.ts").Args} Args */
/** @typedef {import("../../js/game-api/board.ts").Board} Board */
/** @typedef {import("../../js/game-api/result.ts").ResultUi} ResultUi */
/** @typedef {import("../../js/engine/shapes.ts").Sentence} Sentence */
/** @typedef {import("../../js/game-api/board.ts").Ui} Ui */
/** @typedef {import("./played.mjs").Played} Played */
/** @typedef {import("./played.mjs").Step} Step */
/** @typedef {{strings: object}} Template what a board is painted by */
/**
 * A position of a game played, and all that its table has.
 * @typedef {object} At
 * @property {Step} step
 * @property {Step} next
 * @property {string} where
 * @property {Board} board
 * @property {ResultUi} result
 * @property {Ui} ui
 * @property {Played["actions"]} actions
 * @property {Step[]} story the game from its beginning
 */

export const told = Object.fromEntries(played().map((game) => [game.facts.game, game]));
/** @type {Record<string, {board: Board, result: ResultUi}>} */
export const faces = Object.fromEntries(
  await Promise.all(
    GAMES.map(async (game) => [game, { board: await drawingsOf(game), result: await drawingsOf(game, "result") }]),
  ),
);

/** A table at rest. @param {Board} board @param {string} game @returns {Ui} */
export const quiet = (board, game) => idleUi(board.words((key, args) => translate("en", key, args, game)));

/** Most actions tapped at each position. */
const TAPPED = 12;

/** A sample of the legal actions, with the one that was played. @param {Step} step @returns {string[]} */
export function some({ view, action }) {
  const every = Math.ceil(view.choices.length / TAPPED);
  return typeof view.to_act === "number"
    ? [...new Set([/** @type {string} */ (action), ...view.choices.filter((_, at) => at % every === 0)])]
    : [];
}

/**
 * The forecasts that the page would have loaded before anything is tapped.
 * @param {Board} board
 * @param {Step} step
 */
export function knownAt(board, { view, action, preview }) {
  const asked = preview ? board.forecastActions(view) : [];
  const forecast = preview?.forecast ?? null;
  return {
    preview: null,
    forecasts: asked.includes(action) ? { [String(action)]: forecast } : {},
    forecast: asked.includes(null) ? forecast : null,
  };
}

/**
 * What can be tapped of a hand: each a drawing of its own.
 * @param {Board} board
 * @param {Parameters<Board["hand"]>[0]} view
 * @param {Parameters<Board["hand"]>[1]} ui
 */
export const inHand = (board, view, ui) => board.hand(view, ui).flatMap(placesIn);

/** Whether an action is its own only pick, as to pass: what is asked has a button for it. @param {string} action @param {string[]} picks */
export const inWords = (action, picks) => picks.every((pick) => pick === action);

/** The steps of tapping an action: the table's state, and what lies on it. @param {string} action @param {At} at */
export function* taps(action, { step: position, where, board, ui, actions }) {
  const { view } = position;
  /** @type {import("../../js/session/picker.ts").Choice[]} */
  const choices = view.choices.map((choice) => [choice, actions[choice]]);
  /** @type {string[]} */
  const tapped = [];
  for (let step = pick(choices, []); step?.action === null; step = pick(choices, tapped)) {
    const now = { ...ui, ...knownAt(board, position), lit: step.lit, picked: step.picked };
    const places = [...board.cells(view), ...board.handles(view, now), ...inHand(board, view, now)];
    yield { ui: now, places };
    const next = inWords(action, actions[action])
      ? { pick: action }
      : places.find(
          (place) => now.lit.has(place.pick) && actions[action].includes(place.pick) && !tapped.includes(place.pick),
        );
    assert.ok(
      next,
      `${where}: nothing to tap for "${action}" after ${tapped.join(" ") || "nothing"}; wanted: ${actions[action].join(" ")}`,
    );
    tapped.push(next.pick);
  }
}

/** @param {At} at @param {Partial<Ui>} [more] */
const painted = ({ step, board, ui }, more = {}) =>
  /** @type {Template} */ (board.paint(step.view, { ...ui, ...more }));

/**
 * Everything that is drawn at a position while nothing moves: as it lies there, what is in hand and beside the board, each
 * step of an action and what it would lead to.
 * @param {At} at
 * @returns {Generator<{what: string, painted?: Template, beside?: unknown}, void>}
 */
export function* drawings(at) {
  const { step, board, ui, actions } = at;
  const { view, action, preview } = step;
  const known = knownAt(board, step);
  const lit = new Set(view.choices.flatMap((choice) => actions[choice] ?? []));
  yield { what: "at rest", painted: painted(at) };
  yield { what: "with all that is foreseen", painted: painted(at, { ...known, lit }) };
  yield {
    what: "beside it",
    beside: [...board.hand(view, ui).map(({ picture }) => picture), board.die(board.lastRoll([step]))],
  };
  for (const seat of view.seats)
    yield { what: seat.name, beside: [board.emblem(seat), ...board.facts(seat).map(({ picture }) => picture)] };
  if (action === null || !some(step).length) return;
  for (const { ui: now } of taps(action, at)) yield { what: `${action} tapped`, painted: painted(at, now) };
  yield { what: `${action} proposed`, painted: painted(at, { ...known, picked: actions[action] ?? [], preview }) };
}

/**
 * How each event of a step is shown: whether it was seen as proposed before, and its frames as they are painted.
 * @param {At} at
 * @returns {Generator<{event: Step["events"][number], proposed: boolean, shown: {ms: number, painted: Template}[]}, void>}
 */
export function* moves(at) {
  const { view, events } = at.step;
  for (const event of events)
    for (const proposed of [false, true]) {
      const frames = at.board.frames(event, at.next?.view ?? view, view, { events, proposed });
      yield { event, proposed, shown: frames.map(({ ms, frame }) => ({ ms, painted: painted(at, { frame }) })) };
    }
}

/**
 * Run a check at each position of each game played, or at one in so many: then also where an event comes for the first
 * time.
 * @param {string} game
 * @param {(at: At) => void} check
 * @param {number} [of]
 */
export function eachPosition(game, check, of = 1) {
  const { actions, games } = told[game];
  const { board, result } = faces[game];
  const ui = quiet(board, game);
  const seen = new Set();
  games.forEach((steps, n) =>
    steps.forEach((step, ply) => {
      const first = step.events.some(({ type }) => !seen.has(type));
      for (const { type } of step.events) seen.add(type);
      if (!first && !taken(ply + n, of)) return;
      const where = `${game} ${n}, ply ${ply}`;
      check({ step, next: steps[ply + 1], where, board, result, ui, actions, story: steps });
    }),
  );
}

/** Run a check where an event comes for the first time among so many players. @param {string} game @param {(at: At) => void} check */
export function firsts(game, check) {
  /** @type {Set<string>} */
  const seen = new Set();
  eachPosition(game, (at) => {
    const before = seen.size;
    for (const { type } of at.step.events) seen.add(`${at.step.view.seats.length} ${type}`);
    if (seen.size > before) check(at);
  });
}

/** Of so many positions one is drawn, and tapped, in an ordinary run. */
const SHARE = 6;

/** Run a check at a share of the positions. @param {string} game @param {(at: At) => void} check */
export const somePositions = (game, check) => eachPosition(game, check, SHARE);
