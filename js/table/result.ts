// Whether a game has ended, and how that is told beside the board. The picture of the end is in outcome.ts.
import { html, nothing } from "lit-html";
import { icon } from "../ui/components.ts";
import { victory } from "../wording/event-sentences.ts";
import type { Shown, Table } from "./types.ts";
import type { View } from "../engine/shapes.ts";

/** The view that is seen: an earlier one, while somebody looks back or is told what has happened. */
export const seenView = ({ session: { state } }: Pick<Table, "session">) => state.past?.view ?? state.view;

/** Whether the result is shown; a lesson about the end and a puzzle go on beside the board. */
export const hasEnded = (table: Pick<Table, "session">) =>
  seenView(table).result !== null && !table.session.state.guide && !table.session.state.puzzle;

export const covered = (table: Pick<Table, "session" | "sheets">) =>
  hasEnded(table) && table.sheets.uncovered !== seenView(table).result;

/** Who has won; while the columns rise, whose turn it is to rise. */
export const title = (view: View, { say, lang, stage }: Pick<Shown, "say" | "lang" | "stage">) =>
  stage?.rising
    ? say("result-place", { place: view.seats.length - stage.rising.risen + 1 })
    : say("result-title", victory(view, say, lang));

export const reasons = ({ why, ties }: NonNullable<View["result"]>, { say }: Pick<Shown, "say">) =>
  html`<p>${say(`result-${why}`)}</p>${(ties ?? []).map((seats) => html`<p data-tie>${say("result-tie", { seats })}</p>`)}`;

export const uncovered = (table: Table) =>
  hasEnded(table) && !covered(table)
    ? html`<div class="ended"><h2 tabindex="-1">${title(seenView(table), table)}</h2>
      <button type="button" class="button primary" data-outcome @click=${() => table.uncover(false)}>${icon("trophy")}${table.say("result")}</button></div>`
    : nothing;
