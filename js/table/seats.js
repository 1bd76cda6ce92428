// The seats' panels: name, score, facts, and whose turn it is. The facts come from the game's drawings.
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { aloud } from "../i18n/functions.js";
import { face } from "../art/faces.js";
import { levelWords } from "../wording/levels.js";
import { ofSeat } from "../base/lookup.js";
import { turnOf } from "../wording/seat-language.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("./types.js").Shown} Shown */

/** @param {Seat} seat @param {Shown} table @param {boolean} on */
export function panel(seat, table, on) {
  const { bot } = ofSeat(table.session.row.seats, seat.seat);
  const thinks = table.session.state.thinking === seat.seat;
  return guard([seat, table.lang, on, bot, thinks], () => drawn(seat, table, on, bot, thinks));
}

/**
 * The face of an opponent; dots beside it while it thinks.
 * @param {string} level
 * @param {Shown} table
 * @param {boolean} thinks
 */
function opponent(level, { say }, thinks) {
  const words = aloud(levelWords(level, say));
  return html` <span class="bot" title=${words} data-thinking=${thinks ? "" : nothing}>${face(level)}<span class="hidden">${words}</span>${
    thinks ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : nothing
  }</span>`;
}

/** The colours or the family of a seat in words, where its game tells them. @param {Seat & {colors?: string[]}} seat @param {Shown["say"]} say */
const colorsOf = ({ colors }, say) => (colors ? say("seat-colors", { colors }) : nothing);

/** @param {import("../types.js").Fact[]} facts @param {Shown["say"]} say */
const listed = (facts, say) =>
  repeat(
    facts,
    ({ key }) => key,
    ({ key, picture, value }) =>
      html`<span class="fact" title=${say(key)}>${picture}<span class="hidden">${say(key)} </span>${value}</span>`,
  );

/** What stands in place of the emblem: each with its number, one of them marked. @param {import("../types.js").Fact[]} facts @param {Shown["say"]} say */
const piles = (facts, say) =>
  facts.map(({ key, picture, value, emblem }) => {
    const words = say(key, emblem?.args);
    return html`<span class="pile ${emblem?.marked ? "marked" : ""}" title=${words}>${picture}<span class="hidden">${words}. </span><b aria-hidden="true">${value}</b></span>`;
  });

/** What a seat has in hand, and what else is its own: where a panel is narrow, they have a line each. @param {import("../types.js").Fact[]} facts @param {Shown["say"]} say */
const factLists = (facts, say) =>
  html`<span class="in-hand">${listed(
    facts.filter(({ held }) => held),
    say,
  )}</span><span class="gained">${listed(
    facts.filter(({ held }) => !held),
    say,
  )}</span>`;

/** @param {Seat} seat @param {Shown} table @param {boolean} on @param {string | null} bot @param {boolean} thinks */
function drawn(seat, table, on, bot, thinks) {
  const { say, board } = table;
  const facts = board.facts(seat);
  const instead = facts.filter(({ emblem }) => emblem);
  return html`<li class="seat ${on ? "on" : ""} ${seat.out ? "out" : ""}" data-seat=${seat.seat} data-score=${seat.score} aria-current=${on ? "true" : nothing}>
    <span class="emblem">${instead.length ? piles(instead, say) : board.emblem(seat)}<span class="hidden">${colorsOf(seat, say)}</span></span>
    <span class="name"><bdi>${seat.name}</bdi>${bot ? opponent(bot, table, thinks) : nothing}</span>
    <span class="score"><span class="hidden">${say("seat-score")} </span>${seat.score}</span>
    <span class="facts">${
      seat.out
        ? html`<span class="fact">${say("seat-out")}</span>`
        : factLists(
            facts.filter(({ emblem }) => !emblem),
            say,
          )
    }</span>
  </li>`;
}

/** What the seats have meanwhile, in a frame that says so. @param {unknown} frame @returns {object[] | undefined} */
export const pursesOf = (frame) =>
  frame && typeof frame === "object" && "purses" in frame ? /** @type {object[]} */ (frame.purses) : undefined;

/** The seats with what they have meanwhile; one of which nothing differs stays the same object. @param {Seat[]} seats @param {object[]} [purses] */
export const meanwhile = (seats, purses) =>
  seats.map((seat, at) => {
    const purse = purses?.[at] ?? {};
    const before = /** @type {Record<string, unknown>} */ (seat);
    const same = Object.entries(purse).every(([name, value]) => before[name] === value);
    return same ? seat : { ...seat, ...purse };
  });

/** The scores in a line: narrow windows show it where the panels may lie out of sight. @param {View} view @param {Shown} table */
export const standing = (view, { board }) =>
  guard(
    [turnOf(view), ...view.seats],
    () =>
      html`<div class="standing" data-standing aria-hidden="true">${view.seats.map(
        (seat) => html`<span class=${seat.seat === turnOf(view) ? "on" : ""}>${board.emblem(seat)}${seat.score}</span>`,
      )}</div>`,
  );

/** @param {View} view @param {Shown} table */
export function seats(view, table) {
  const turn = turnOf(view);
  return html`<ol class="seats seats-${view.seats.length}" aria-label=${table.say("seats")}>
    ${view.seats.map((seat) => panel(seat, table, seat.seat === turn))}</ol>`;
}
