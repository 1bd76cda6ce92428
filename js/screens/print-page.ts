// An open game on paper: who plays with how much, the board as it stands, and the story, if that is open.
import { html, nothing, svg } from "lit-html";
import { ranked } from "../art/result.ts";
import { ofSeat } from "../base/lookup.ts";
import { viewBox } from "../board/layout.ts";
import { position } from "../board/thumbnails.ts";
import { sentence } from "../wording/event-sentences.ts";
import { seenEntries } from "../table/log.ts";
import { hasEnded, reasons, seenView, title } from "../table/result.ts";
import { colorWords, avatarAt } from "../table/seats.ts";
import type { Table } from "../table/types.ts";

/** A seat: its place, once there is one, its colours in words, and what its points are made of. */
function line(at: number, rank: number | null, table: Table) {
  const { board, result, say } = table;
  const seat = ofSeat(seenView(table).seats, at);
  return html`<tr data-rank=${rank ?? nothing}><td>${rank}</td><td>${avatarAt(seat, table)}</td>
    <th scope="row"><bdi>${seat.name}</bdi> <small>${colorWords(seat, say)}</small></th>
    <td>${result.score(seat, board.words(say)).made}</td><td><b>${seat.score}</b></td></tr>`;
}

const story = (table: Pick<Table, "lang" | "say" | "session">) =>
  html`<h2>${table.say("log")}</h2><ol class="paper-story">${seenEntries(table).map(
    ({ events }) => html`<li>${events.map((event) => html`${sentence(event, table)} `)}</li>`,
  )}</ol>`;

export function printPage(table: Table) {
  const { board, say, sheets } = table;
  const view = seenView(table);
  const ended = hasEnded(table) ? view.result : null;
  const lines = ended ? ranked(view) : view.seats.map(({ seat }) => ({ seat, rank: null }));
  return html`<section class="paper-table"><h1>${say("game-name")}</h1>${ended ? html`<h2>${title(view, table)}</h2>${reasons(ended, table)}` : nothing}
    <table class="paper-seats">${lines.map(({ seat, rank }) => line(seat, rank, table))}</table>
    ${svg`<svg viewBox=${viewBox(board.size)} preserveAspectRatio="xMidYMin">${position(view, board, say, {})}</svg>`}</section>
    ${sheets.open === "log" ? story(table) : nothing}`;
}
