// The same luck at several tables: a link for another one, and what each made of it, seat by seat.
import { html, nothing } from "lit-html";
import { dayWords, signed, type Say } from "../../i18n/translate.ts";
import { LONGEST_TITLE } from "../../storage/shelf-file.ts";
import { icon } from "../../ui/components.ts";
import { within } from "../../ui/text-field.ts";
import { comparedSeats, totalsOf, type Cell, type Seat } from "./comparison.ts";
import type { Named, LuckModel } from "./luck-model.ts";
import type { PageContext } from "../page-context.ts";

const named = (name: string) => html`<bdi translate="no">${name}</bdi>`;

function another({ say }: PageContext, room: LuckModel) {
  const typed = within(LONGEST_TITLE, ({ target }) => room.name(target.value));
  return html`<section><h2>${say("luck-another")}</h2><p>${say("luck-why")}</p>
    <label class="field"><span>${say("luck-name")}</span>
      <input class="input" data-table-name autocomplete="off" .value=${room.title} @input=${typed} @compositionend=${typed} /></label>
    ${
      room.deal === null
        ? html`<p class="notice" role="status" data-no-luck>${say("luck-none")}</p>`
        : html`<p class="buttons"><button type="button" class="button primary" data-offer @click=${() => room.offer()}>${icon("share-2")}${say("luck-link")}</button></p>`
    }</section>`;
}

/** `number`: from 1. */
const nameOf = ({ title }: Named, number: number, say: Say) => (title ? named(title) : say("luck-nth", { number }));

function listed(table: Named, number: number, { say, settings }: PageContext) {
  const name = nameOf(table, number, say);
  return html`<li>${table.stored && !table.own ? html`<a href="#/game/${table.id}">${name}</a>` : name}
    <span class="quiet">${table.own ? say("luck-own") : nothing} ${table.at === null ? nothing : dayWords(table.at, settings.language)}</span></li>`;
}

function lineOf(cell: Cell | null, { id, own }: Named, name: unknown, { say, settings }: PageContext) {
  const who = cell ? named(cell.sat.name) : say("luck-forgotten");
  const mark = html`<span class="best">${icon("trophy")}<span class="hidden">${say("luck-best")}</span></span> `;
  const made = cell
    ? html`<td data-made=${cell.sat.score}>${cell.best ? mark : nothing}${say("luck-number", { number: cell.sat.score })}</td>
      <td>${signed(cell.more, settings.language)}</td><td data-match=${cell.match}>${say("luck-number", { number: cell.match })}</td>`
    : html`<td colspan="3"></td>`;
  return html`<tr data-table=${id} data-own=${own ? "" : nothing}><th scope="row">${who}<small>${name}</small></th>${made}</tr>`;
}

const columns = (say: Say, first: string) =>
  [first, say("luck-above"), say("luck-matches")].map((words) => html`<th scope="col">${words}</th>`);

/** One seat at all tables, as a traveller of bridge has it. */
function seatTable({ mean, cells }: Seat, seat: number, shell: PageContext, tables: Named[]) {
  const { say } = shell;
  const line = (table: Named, at: number) => lineOf(cells[at] ?? null, table, nameOf(table, at + 1, say), shell);
  return html`<table class="luck-table" data-compared=${seat}><caption>${say("luck-seat", { number: seat + 1 })}</caption>
    <thead><tr><th scope="col">${say("luck-person")}</th>${columns(say, say("luck-points"))}</tr></thead>
    <tbody>${tables.map(line)}</tbody>
    <tfoot><tr><th scope="row">${say("luck-mean")}</th><td data-mean>${mean === null ? nothing : say("fair-number", { amount: mean })}</td><td></td><td></td></tr></tfoot></table>`;
}

/** The people who sat at several tables. */
function totals({ say, settings }: PageContext, seats: Seat[]) {
  const people = totalsOf(seats);
  if (!people.length) return nothing;
  return html`<table class="luck-table"><caption>${say("luck-totals")}</caption>
    <thead><tr><th scope="col">${say("luck-person")}</th>${columns(say, say("luck-tables"))}</tr></thead>
    <tbody>${people.map(({ name, tables, more, match }) => html`<tr data-total=${name}><th scope="row">${named(name)}</th><td>${say("luck-number", { number: tables })}</td><td>${signed(more, settings.language)}</td><td>${say("luck-number", { number: match })}</td></tr>`)}</tbody></table>`;
}

function beside(shell: PageContext, { results, tables }: LuckModel) {
  const { say } = shell;
  const seats = comparedSeats(results);
  return html`<ol class="luck-list">${tables.map((table, at) => listed(table, at + 1, shell))}</ol><p>${say("luck-read")}</p>
    <div class="luck-seats">${seats.map((each, seat) => seatTable(each, seat, shell, tables))}</div>${totals(shell, seats)}`;
}

function compared(shell: PageContext, room: LuckModel) {
  const { say } = shell;
  const shown = room.tables.length > 1;
  return html`<section data-tables><h2>${say("luck-beside")}</h2>${shown ? beside(shell, room) : nothing}
    <p role="status">${say(room.tables.length ? (shown ? "luck-more" : "luck-alone") : "luck-uncounted")}</p>
    ${room.tables.length ? html`<p class="buttons"><button type="button" class="button" data-send-result @click=${() => room.send()}>${icon("send")}${say("luck-send")}</button></p>` : nothing}</section>`;
}

export function screen(shell: PageContext, room: LuckModel) {
  const { say } = shell;
  const { row } = room;
  if (!row) return nothing;
  const over = row.view.result !== null;
  return html`<main class="text luck" data-screen="luck">
    <h1 tabindex="-1" class="title">${say("luck-title")}</h1>
    ${over ? compared(shell, room) : nothing}${another(shell, room)}
    ${over ? nothing : html`<p class="quiet">${say("luck-later")}</p>`}
    <p class="buttons"><a class="button" href="#/game/${row.id}">${icon("play")}${say("luck-back")}</a></p></main>`;
}
