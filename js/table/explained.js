// The bubble that says what a thing is, and the veil that catches the tap which asks.
import { html, nothing } from "lit-html";
import { ofSeat } from "./lookup.js";
import { inSeatLanguage, turnOf } from "./voice.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("../page/explaining.js").Asked} Asked */

/** The edge from which it is read: of the rail that is asked about, else of whoever is on turn. @param {Asked} asked @param {Table} table */
function edgeOf({ rail }, { session: { row, state } }) {
  if (row.sharing !== "around" || state.view.result) return "south";
  const turn = turnOf(state.view);
  return rail ?? (typeof turn === "number" ? ofSeat(row.seats, turn).edge : "south");
}

/**
 * @param {{asking: boolean, shown: Asked | null, tapped(event: MouseEvent): void}} explaining
 * @param {Table} table
 * @param {boolean} known whether the rules, which bring the sentences, are there
 */
export function explained({ asking, shown, tapped }, table, known) {
  if (asking) return html`<div class="asking" data-asking @click=${tapped}></div>`;
  if (!shown) return nothing;
  const { name, means, x, y } = shown;
  return html`<div class="explained from-${edgeOf(shown, table)}" data-explained .style=${`--x:${x}px;--y:${y}px`}>${name ? html`<strong>${name}</strong>` : nothing}
    ${means && known ? html`<span>${inSeatLanguage(table).say(means)}</span>` : nothing}</div>`;
}
