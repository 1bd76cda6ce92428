// Claims, the tests' other tiny game: nineteen hexagons, and a hand that only its owner sees. Whatever a game has no use
// for is empty.
import { nothing, svg } from "lit-html";

/** @typedef {import("./shapes.ts").View} View */
/** @typedef {import("./shapes.ts").Event} Event */
/** @typedef {import("./shapes.ts").NamedSeat} Seat */
/** @typedef {import("../../../../js/game-api/board.ts").PreviewOf<View, Event, never>} Seen */
/** @typedef {import("../../../../js/game-api/board.ts").Ui<Seen, never, {hexagon: string}, ReturnType<typeof words>>} Ui */

const [WIDE, HIGH] = [64, 56];
const ROWS = "abcde";

export const size = { width: 5 * WIDE, height: 5 * HIGH };

/** @param {string} name */
function box(name) {
  const row = ROWS.indexOf(name[0] ?? "");
  const col = Number(name[1]) - 1;
  return { row, col, x: (col + Math.abs(row - 2) / 2) * WIDE, y: row * HIGH, width: WIDE, height: HIGH };
}

/** @param {View} view */
export const cells = ({ board, seats }) =>
  Object.entries(board.owners).map(([hexagon, owner]) => ({
    pick: `hexagon:${hexagon}`,
    ...box(hexagon),
    label:
      owner === null
        ? { key: "cell-free", args: { hexagon } }
        : { key: "cell-owned", args: { hexagon, seat: seats[owner]?.seat ?? owner } },
  }));

/** @returns {string} */
export const entrance = () => "hexagon:c3";
export const stride = 2;

/** @returns {never[]} */
const none = () => [];

export const handles = none;
export const brief = none;
export const forecastActions = none;
export const forecastSentences = none;
export const parts = none;
export const queries = {};

/** @param {{x: number, y: number}} box */
const hexagonIn = ({ x, y }) =>
  `M${x + 4} ${y + 15}L${x + 32} ${y + 2}L${x + 60} ${y + 15}V${y + 41}L${x + 32} ${y + 54}L${x + 4} ${y + 41}Z`;

export const ground = () => svg`<rect class="claims-ground" width=${size.width} height=${size.height} />`;

/** @param {View} view @param {Ui} ui */
export function paint({ board, seats }, { lit, picked, frame }) {
  return svg`${Object.entries(board.owners).map(([name, owner]) => {
    const pick = `hexagon:${name}`;
    const dye = owner === null ? "" : `dye-${seats[owner]?.colors[0]}`;
    const marked = lit.has(pick) || picked.includes(pick) || frame?.hexagon === name;
    return svg`<path class="claims-place ${dye} ${marked ? "claims-lit" : ""}" data-under=${pick} d=${hexagonIn(box(name))} />`;
  })}`;
}

/** The cards in hand: nobody but their owner gets them. @param {View} view @param {Ui} ui */
export const hand = ({ board }, { lit, words: { card } }) =>
  (board.hand ?? []).flatMap((value, at) => {
    if (value === null) return [];
    const pick = `card:${at + 1}`;
    const picture = svg`<svg viewBox="0 0 40 56" width="40" height="56"><rect class="claims-card" width="40" height="56" /><text x="12" y="34">${value}</text></svg>`;
    const label = { key: "hand-card", args: { card: value } };
    return [{ name: card(value), pick: lit.has(pick) ? pick : null, picture, label, width: 40, height: 56 }];
  });

/** @param {import("../../../../js/i18n/translate.ts").Say} say */
export const words = (say) => ({ card: (/** @type {number} */ card) => say("hand-card", { card }) });

export const minutes = { 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 };
export const cover = () => svg`${ground()}<path class="claims-place" d=${hexagonIn(box("c3"))} />`;
/** @param {string} color */
export const swatch = (color) =>
  svg`<svg class="claims-mark dye-${color}" viewBox="0 0 64 56" aria-hidden="true"><path class="claims-place" d=${hexagonIn({ x: 0, y: 0 })} /></svg>`;
/** @param {string} color */
export const dye = (color) => color;
/** @param {Seat} seat */
export const emblem = ({ colors }) => swatch(colors[0] ?? "");
/** @param {Seat} seat */
export const facts = (seat) => [
  { picture: emblem(seat), value: seat.score, key: "fact-points" },
  {
    picture: svg`<svg class="claims-mark" viewBox="0 0 40 56" aria-hidden="true"><rect class="claims-card" width="40" height="56" /></svg>`,
    value: seat.cards,
    key: "fact-cards",
  },
];
export const legend = facts;

/** @param {Event} event */
export const frames = (event) => (event.type === "claimed" ? [{ ms: 120, frame: { hexagon: event.hexagon } }] : []);
export const sounds = { claimed: "wood" };
/** @returns {null} */
const nobody = () => null;
export const nextPrompt = nobody;
export const caption = nobody;
export const face = nobody;
export const lastRoll = nobody;
export const die = () => nothing;
export const hints = none();
export const figures = {};
export const meanings = { ".claims-place": "means-hexagon" };

/** @param {string[]} choices */
export const sortChoices = (choices) => choices;

/** A bid names its card to whoever holds it. @param {string} action @param {View} view */
export function choice(action, { board }) {
  const [verb, what = ""] = action.split(" ");
  return verb === "bid"
    ? { key: "action-bid", args: { card: board.hand?.[Number(what) - 1] ?? null } }
    : { key: "action-claim", args: { hexagon: what } };
}

/** @param {string} name */
export const section = (name) => (/^(C\d|why-)/.test(name) ? "aim" : undefined);
