// Around the table: a strip ("rail") at each edge with people, turned towards them. The rail of the seat on turn also
// holds the desk: the prompt and its buttons. In small windows the rails are a list below the board (css/rails.css).
import { html, nothing } from "lit-html";
import { inLanguage } from "../i18n/lang.ts";
import { panel } from "./seats.ts";
import { turnOf, inSeatLanguage } from "../wording/seat-language.ts";
import type { Table } from "./types.ts";
import type { Edge } from "../storage/stored-game.ts";
import type { View } from "../engine/shapes.ts";

/** The rails left and right of the board in landscape: who sits at a long side has the corner at their right hand. */
const FLANKS: Edge[][] = [
  ["north", "west"],
  ["east", "south"],
];

/** @param desk renders its prompt and its hand */
export function rails(view: View, table: Table, desk: () => unknown) {
  const { row } = table.session;
  const turn = Number(turnOf(table.session.state.view));
  const rail = (edge: Edge) => {
    const sitting = view.seats.filter(({ seat }) => row.seats[seat]?.edge === edge);
    if (!sitting.length) return nothing;
    const on = sitting.some(({ seat }) => seat === turn);
    return html`<section class="rail rail-${edge} ${on ? "active" : ""}" data-rail=${edge} aria-label=${table.say(`edge-${edge}`)}><div class="turned"><div class="along">
      <ol class="seats seats-${sitting.length}" .style=${`--count:${sitting.length}`}>${sitting.map((seat) => panel(seat, view, table))}</ol>
      ${on ? html`<div class="desk" data-words=${row.seats[turn]?.text ?? nothing} ${inLanguage(inSeatLanguage(table).lang)}>${desk()}</div>` : nothing}</div></div></section>`;
  };
  return FLANKS.map((edges) => html`<div class="flank">${edges.map(rail)}</div>`);
}
