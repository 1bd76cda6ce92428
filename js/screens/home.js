// Home: the games there are, and the ones that were begun.
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon, loading, offlineNote } from "../shell/chrome.js";
import { listed, tag } from "../shell/i18n.js";
import { isWhole } from "../shell/store.js";
import { branchedAt, named } from "../table/branch.js";

/** @typedef {import("../types.js").Shell} Shell */
/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").GameFace} GameFace */

/** @param {Row} row @param {Shell} shell */
function state(row, { say, settings }) {
  const when = new Intl.DateTimeFormat(tag(settings.language), { dateStyle: "medium", timeStyle: "short" });
  const { view } = row;
  const turn = view.result
    ? say("row-won", { names: listed(view.result.winners.map((seat) => view.seats[seat].name), settings.language) })
    : say("row-turn", { name: view.seats[Number(view.prompt.args.seat)]?.name ?? "" });
  return `${turn} · ${when.format(row.changed)}`;
}

/** @param {Row} row @param {Shell} shell @param {(row: Row) => void} remove */
function begun(row, shell, remove) {
  try {
    if (isWhole(row)) return intact(row, shell, remove);
  } catch {
    // something in it is not what it should be: told below
  }
  return entry(row, shell, html`<span class="row-link quiet">${shell.say("row-damaged")}</span>`, shell.say("row-damaged"), remove);
}

/** @param {Row} row @param {Shell} shell @param {(row: Row) => void} remove */
function intact(row, shell, remove) {
  const names = listed(row.view.seats.map((seat) => seat.name), shell.settings.language);
  return entry(row, shell, html`<a class="row-link" href="#/game/${row.id}">
    <strong>${named(shell.sayOf(row.record.game)("game-name"), branchedAt(row.record), shell.say)}</strong> <bdi>${names}</bdi>
    <span class="quiet">${state(row, shell)}</span></a>`, names, remove);
}

/** @param {Row} row @param {Shell} shell @param {unknown} words @param {string} names @param {(row: Row) => void} remove */
const entry = (row, { say }, words, names, remove) => html`<li class="row">${words}
  <button type="button" class="icon-button" aria-label=${say("row-remove", { names })} @click=${() => remove(row)}>${icon("trash-2")}</button></li>`;

/** @param {Shell} shell @param {Record<string, GameFace>} games @param {import("../shell/shelf.js").Shelf} shelf */
export function home(shell, games, shelf) {
  const { say } = shell;
  return html`<main class="home">
    <h1 tabindex="-1" class="hidden">Jemaa</h1>
    <p class="lead">${say("home-lead")}</p>
    <ul class="games">${Object.entries(games).map(([name, { board }]) => html`<li class="game-card">
      <svg class="game-picture" viewBox="0 0 ${board.size.width} ${board.size.height}" aria-hidden="true">${board.cover()}</svg>
      <div class="game-words"><h2>${shell.sayOf(name)("game-name")}</h2>
        <p>${shell.sayOf(name)("game-lead")}</p>
        <div class="buttons"><a class="button primary" href="#/new/${name}">${icon("play")}${say("home-play")}</a>
          <a class="button" href="#/rules/${name}">${icon("book-open")}${say("rules")}</a></div></div></li>`)}</ul>
    ${shelf.removed ? html`<p class="notice" role="status">${say("row-removed")}
      <button type="button" class="button" @click=${() => shelf.restore()}>${icon("undo-2")}${say("row-restore")}</button></p>` : nothing}
    ${shelf.rows.length ? html`<section><h2>${say("home-begun")}</h2>
      <ul class="rows">${repeat(shelf.rows, (row) => row.id, (row) => begun(row, shell, (gone) => shelf.remove(gone)))}</ul></section>` : nothing}
    ${loading(shell)}
    ${offlineNote(shell)}
  </main>`;
}
