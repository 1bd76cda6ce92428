// The same luck at several tables: a link for another one, and what each made of it, seat by seat.
import { html, nothing } from "lit-html";
import { dayWords, signed } from "../../i18n/translate.js";
import { LONGEST_TITLE } from "../../storage/shelf-file.js";
import { icon } from "../../ui/components.js";
import { comparedSeats, totalsOf } from "./comparison.js";

/** @typedef {import("../../types.js").Shell} Shell */
/** @typedef {import("../../types.js").Say} Say */
/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./room.js").Named} Named */
/** @typedef {import("./comparison.js").Cell} Cell */
/** @typedef {import("./comparison.js").Seat} Seat */

/** @param {string} name */
const named = (name) => html`<bdi translate="no">${name}</bdi>`;

/** What this table is called, and what brings its luck to another one. @param {Shell} shell @param {Room} room */
function another({ say }, room) {
  const typed = (/** @type {{target: HTMLInputElement}} */ { target }) => room.name(target.value);
  return html`<section><h2>${say("luck-another")}</h2><p>${say("luck-why")}</p>
    <label class="field"><span>${say("luck-name")}</span>
      <input class="input" data-table-name maxlength=${LONGEST_TITLE} autocomplete="off" .value=${room.title} @input=${typed} /></label>
    ${
      room.deal === null
        ? html`<p class="notice" role="status" data-no-luck>${say("luck-none")}</p>`
        : html`<p class="buttons"><button type="button" class="button primary" data-offer ?disabled=${!room.deal} @click=${() => room.offer()}>${icon("share-2")}${say("luck-link")}</button></p>`
    }</section>`;
}

/** What a table is called, and when it played. @param {Named} table @param {number} number from 1 @param {Shell} shell */
function tableName(table, number, { say, settings }) {
  const words = table.title ? named(table.title) : say("luck-nth", { number });
  const linked = table.stored && !table.own ? html`<a href="#/game/${table.id}">${words}</a>` : words;
  return html`${linked}${table.own ? html`<small>${say("luck-own")}</small>` : nothing}${
    table.at === null ? nothing : html`<small class="quiet">${dayWords(table.at, settings.language)}</small>`
  }`;
}

/** @param {Cell | null} cell @param {Shell} shell */
function cellOf(cell, { say, settings }) {
  if (!cell) return html`<td>${say("luck-forgotten")}</td>`;
  const { sat, more, match, best } = cell;
  const mark = best
    ? html` <span data-best>${icon("trophy")}<span class="hidden">${say("luck-best")}</span></span>`
    : nothing;
  return html`<td data-made=${sat.score} data-match=${match}>${named(sat.name)}<strong>${say("count-points", { count: sat.score })}</strong>
    <span>${signed(more, settings.language)}${mark}</span> <small class="quiet">${say("luck-match", { points: match })}</small></td>`;
}

/** @param {Shell} shell @param {Room} room @param {Seat[]} seats */
function beside(shell, { tables }, seats) {
  const { say } = shell;
  return html`<div class="luck-tables" role="region" tabindex="0" aria-label=${say("luck-beside")}><table class="luck-table"><caption>${say("luck-caption", { count: tables.length })}</caption>
    <thead><tr><th scope="col">${say("luck-tables")}</th>${seats.map((_, seat) => html`<th scope="col">${say("luck-seat", { number: seat + 1 })}</th>`)}</tr></thead>
    <tbody>${tables.map((table, at) => html`<tr data-table=${table.id} data-own=${table.own ? "" : nothing}><th scope="row">${tableName(table, at + 1, shell)}</th>${seats.map(({ cells }) => cellOf(cells[at] ?? null, shell))}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${say("luck-mean")}</th>${seats.map(({ mean }) => html`<td data-mean>${mean === null ? nothing : say("fair-number", { amount: mean })}</td>`)}</tr></tfoot></table></div>`;
}

/** The people who sat at several tables. @param {Shell} shell @param {Seat[]} seats */
function totals({ say, settings }, seats) {
  const people = totalsOf(seats);
  if (!people.length) return nothing;
  const columns = [say("luck-tables"), say("luck-above"), say("luck-matches")];
  return html`<table class="luck-table"><caption>${say("luck-totals")}</caption>
    <thead><tr><th scope="col">${say("luck-person")}</th>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
    <tbody>${people.map(({ name, tables, more, match }) => html`<tr data-total=${name}><th scope="row">${named(name)}</th><td>${say("luck-number", { number: tables })}</td><td>${signed(more, settings.language)}</td><td>${say("luck-number", { number: match })}</td></tr>`)}</tbody></table>`;
}

/** The tables beside each other, or what brings them here. @param {Shell} shell @param {Room} room */
function compared(shell, room) {
  const { say } = shell;
  const seats = comparedSeats(room.results);
  const shown = room.tables.length > 1;
  return html`<section data-tables><h2>${say("luck-beside")}</h2>
    ${shown ? html`${beside(shell, room, seats)}<p>${say("luck-read")}</p>${totals(shell, seats)}` : nothing}
    <p role="status">${say(room.tables.length ? (shown ? "luck-more" : "luck-alone") : "luck-uncounted")}</p>
    ${room.tables.length ? html`<p class="buttons"><button type="button" class="button" data-send-result @click=${() => room.send()}>${icon("send")}${say("luck-send")}</button></p>` : nothing}</section>`;
}

/** @param {Shell} shell @param {Room} room */
export function screen(shell, room) {
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
