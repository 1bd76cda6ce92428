// The bubble that says what a thing is, and the veil that catches the tap which asks.
import { html, nothing } from "lit-html";
import { inLanguage } from "../i18n/lang.ts";
import { edgeOf, inSeatLanguage } from "../wording/seat-language.ts";
import type { ExplainMode } from "../app/explain-mode.ts";
import type { Table } from "./types.ts";

/** @param known whether the rules, which bring the sentences, are there */
export function explained(
  { on, missed, shown, tapped }: Pick<ExplainMode, "on" | "missed" | "shown" | "tapped">,
  table: Table,
  known: boolean,
) {
  if (on)
    return html`<div class="asking" data-asking @click=${tapped}><p>${table.say(missed ? "explain-gap" : "explain-ask")}</p></div>`;
  if (!shown) return nothing;
  const { name, means, x, y, rail } = shown;
  const edge = rail ?? edgeOf(table.session.state.view, table);
  return html`<div class="explained from-${edge}" data-explained .style=${`--x:${x}px;--y:${y}px`}>${name ? html`<strong>${name}</strong>` : nothing}
    ${means && known ? html`<span ${inLanguage(inSeatLanguage(table).lang)}>${inSeatLanguage(table).say(means)}</span>` : nothing}</div>`;
}
