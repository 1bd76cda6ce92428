// Heaps, the tests' tiny game: three heaps of stones, drawn minimally on a board that is not square. Exports everything
// that the page needs from a game.
import { html, nothing, svg } from "lit-html";

/** @typedef {import("./shapes.ts").View} View */
/** @typedef {import("./shapes.ts").Event} Event */
/** @typedef {import("./shapes.ts").Forecast} Forecast */
/** @typedef {import("./shapes.ts").RollForecast} RollForecast */
/** @typedef {import("./shapes.ts").TakeForecast} TakeForecast */
/** @typedef {import("../../../../js/game-api/board.ts").PreviewOf<View, Event, Forecast>} Seen */
/** @typedef {import("../../../../js/game-api/board.ts").Ui<Seen, Forecast, {heap: string}>} Ui */

const WIDE = 120;
const HIGH = 100;
const NAMES = ["a", "b", "c"];
const COUNTS = [1, 2, 3];

export const size = { width: NAMES.length * WIDE, height: 2 * HIGH };

/** Nobody has anything in hand. @returns {import("../../../../js/game-api/board.ts").HandItem[]} */
export const hand = () => [];

/** @param {number} col @param {number} row */
const box = (col, row) => ({ x: col * WIDE, y: row * HIGH, width: WIDE, height: HIGH });

/** The heaps as cells, in one row. @param {View} view */
export const cells = (view) =>
  NAMES.map((heap, col) => ({
    pick: `heap:${heap}`,
    row: 0,
    col,
    ...box(col, 0),
    label: { key: "cell-heap", args: { heap, count: view.board.heaps[heap] } },
  }));

/** @returns {string} */
export const entrance = () => "heap:a";
export const stride = 2;

/** @param {Event[]} events @returns {import("../../../../js/game-api/spoken.ts").Brief[]} */
export const brief = (events) =>
  events.flatMap((event) => (event.type === "took" ? [{ key: "brief-took", args: event, less: false }] : []));

/** What can be asked, by letter: how many stones lie in a heap. */
export const queries = {
  h: {
    about: "heap",
    of: (/** @type {View} */ _view, /** @type {string} */ text) => text || "a",
    answer: (/** @type {View} */ _view, /** @type {import("./shapes.ts").HeapFacts} */ { heap, count }) => [
      { key: "cell-heap", args: { heap, count } },
    ],
  },
};

/** The numbers of stones to take, as handles below the heaps. @param {View} _view @param {Pick<Ui, "lit">} ui */
export const handles = (_view, { lit }) =>
  COUNTS.filter((count) => lit.has(`count:${count}`)).map((count) => ({
    pick: `count:${count}`,
    ...box(count - 1, 1),
    label: { key: "count-stones", args: { count } },
  }));

export const ground = () => svg`<rect class="heaps-ground" width=${size.width} height=${size.height} />`;

/**
 * A rectangle as large as the button over it.
 * @param {string} pick
 * @param {ReturnType<typeof box>} box
 * @param {unknown} text
 */
const place = (
  pick,
  { x, y, width, height },
  text,
) => svg`<rect class="heaps-place" data-under=${pick} x=${x} y=${y} width=${width} height=${height} />
  <text x=${x + 40} y=${y + 60}>${text}</text>`;

/** @param {View} view @param {Ui} ui */
export function paint(view, { lit, picked, frame }) {
  const counts = COUNTS.filter((count) => lit.has(`count:${count}`) || picked.includes(`count:${count}`));
  return svg`${NAMES.map((heap, col) => place(`heap:${heap}`, box(col, 0), frame?.heap === heap ? "…" : view.board.heaps[heap]))}
    ${counts.map((count) => place(`count:${count}`, box(count - 1, 1), picked.includes(`count:${count}`) ? `(${count})` : count))}`;
}

export const minutes = { 4: 5, 5: 6, 6: 7 };
export const cover = () => svg`${ground()}<text x="140" y="110">6</text>`;
export const swatch = () =>
  svg`<svg class="heaps-mark" viewBox="0 0 8 8" aria-hidden="true"><circle cx="4" cy="4" r="3" /></svg>`;
export const dye = () => "";
export const emblem = swatch;
/** @param {{score: number}} seat */
export const facts = ({ score }) => [{ picture: swatch(), value: score, key: "fact-stones" }];
export const legend = facts;
export const hints = ["take"];
export const caption = () => null;
export const figures = {};
export const meanings = { ".heaps-place": "means-heap" };

/** @param {string} name */
export const section = (name) => (["H1", "H2", "why-empty", "why-not"].includes(name) ? "aim" : undefined);
/** @param {View} view */
export const forecastActions = ({ phase }) => (phase === "roll" ? [null] : []);
/** @param {Event} event */
export const frames = (event) => (event.type === "took" ? [{ ms: 120, frame: { heap: event.heap } }] : []);
/** @param {Set<string>} lit */
export const nextPrompt = (lit) => ([...lit].every((pick) => pick.startsWith("count:")) ? "prompt-take-count" : null);
/** @param {string[]} choices */
export const sortChoices = (choices) => choices;

/**
 * The forecast of a pending take; before a roll, the mean number of stones.
 * @param {View} view
 * @param {Pick<Ui, "preview" | "forecast">} known
 */
export function forecastSentences(view, { preview, forecast }) {
  const take = /** @type {TakeForecast | undefined} */ (preview?.forecast);
  const most = /** @type {RollForecast | null} */ (forecast);
  if (take) return [{ key: "foretold-take", args: take }];
  return view.phase === "roll" && most ? [{ key: "foretold-most", args: { most: most.sum / most.of } }] : [];
}

/** The sentence for a choice: a heap and a number, or two dice. @param {string} action */
export function choice(action) {
  const [verb, ...rest] = action.split(" ");
  return {
    key: `action-${verb}`,
    args: verb === "take" ? { heap: rest[0], count: Number(rest[1]) } : { dice: rest.map(Number) },
  };
}

/** A take's parts: the heap, the number. @param {string} action */
export function parts(action) {
  const { key, args } = choice(action);
  return key === "action-take"
    ? [
        { part: "heap", value: `${args.heap}`, words: { key: "part-heap-called", args } },
        { part: "count", value: `${args.count}`, words: { key: "count-stones", args } },
      ]
    : [];
}

/** @param {string} action */
export const face = (action) => action.split(" ").slice(1).map(Number);
export const sounds = { rolled: "wood", took: "coin" };
/** @param {import("../../../../js/i18n/translate.ts").Say} say */
export const words = (say) => ({ stones: (/** @type {number} */ count) => say("count-stones", { count }) });
/** @param {number[] | null} dice */
export const die = (dice) => html`<span class="die heaps-dice">${dice ? dice.join(" ") : nothing}</span>`;

/** The newest roll, null before the first. @param {{events: Event[]}[]} entries */
export function lastRoll(entries) {
  const rolls = entries
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === "rolled" ? [event.dice] : []));
  return rolls.at(-1) ?? null;
}
