// The seats' panels: name, score, facts, and whose turn it is. The facts come from the game's drawings.
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "../shell/chrome.js";
import { ofSeat } from "./lookup.js";
import { turnOf } from "./voice.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("./types.js").Table} Table */

/** @param {Seat} seat @param {Table} table @param {boolean} on */
export function panel(seat, table, on) {
  const { bot } = ofSeat(table.session.row.seats, seat.seat);
  return guard([seat, table.lang, on, bot], () => drawn(seat, table, on, bot));
}

/** @param {Seat} seat @param {Table} table @param {boolean} on @param {string | null} bot */
function drawn(seat, { say, board }, on, bot) {
  return html`<li class="seat ${on ? "on" : ""} ${seat.out ? "out" : ""}" data-seat=${seat.seat} data-score=${seat.score} aria-current=${on ? "true" : nothing}>
    <span class="emblem">${board.emblem(seat)}</span>
    <span class="name"><bdi>${seat.name}</bdi>${bot ? html` <span class="bot" title=${say(`level-${bot}`)}>${icon("bot")}<span class="hidden">${say(`level-${bot}`)}</span></span>` : nothing}</span>
    <span class="score"><span class="hidden">${say("seat-score")} </span>${seat.score}</span>
    <span class="facts">${
      seat.out
        ? html`<span class="fact">${say("seat-out")}</span>`
        : repeat(
            board.facts(seat),
            ({ key }) => key,
            (fact) =>
              html`<span class="fact" title=${say(fact.key)}>${fact.picture}<span class="hidden">${say(fact.key)} </span>${fact.value}</span>`,
          )
    }</span>
  </li>`;
}

/** @param {View} view @param {Table} table */
export function seats(view, table) {
  const turn = turnOf(view);
  return html`<ol class="seats seats-${view.seats.length}" aria-label=${table.say("seats")}>
    ${view.seats.map((seat) => panel(seat, table, seat.seat === turn))}</ol>`;
}
