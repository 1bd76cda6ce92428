// Home: the available games, and the shelf of stored ones.
import { html, nothing } from "lit-html";
import { icon, loading, offlineNote } from "../shell/chrome.js";
import { renameDialog, shelfOf } from "./shelf.js";

/** @typedef {import("../types.js").Shell} Shell */
/** @typedef {import("../types.js").GameFace} GameFace */

/**
 * @param {Shell} shell
 * @param {string} name
 * @param {GameFace} face
 * @param {boolean} newcomer whether nothing has been played here yet
 */
const card = ({ say, sayOf }, name, { board }, newcomer) => html`<li class="game-card">
  <svg class="game-picture" viewBox="0 0 ${board.size.width} ${board.size.height}" aria-hidden="true">${board.cover()}</svg>
  <div class="game-words"><h2>${sayOf(name)("game-name")}</h2>
    <p>${sayOf(name)("game-lead")}</p>
    <div class="buttons"><a class="button primary" href="#/new/${name}">${icon("play")}${say("home-play")}</a>
      <a class="button" href="#/rules/${name}">${icon("book-open")}${say("rules")}</a></div>
    ${newcomer ? html`<p class="newcomer">${say("new-to-it")}</p>` : nothing}</div></li>`;

/** @param {Shell} shell @param {import("./shelf.js").ShelfParts} parts */
export function home(shell, parts) {
  return html`<main class="home" data-screen="home">
    <h1 tabindex="-1" class="hidden">Jemaa</h1>
    <p class="lead">${shell.say("home-lead")}</p>
    <ul class="games">${Object.entries(parts.games).map(([name, face]) => card(shell, name, face, parts.shelf.bare))}</ul>
    <div class="standing">${loading(shell)}${offlineNote(shell)}</div>
    ${shelfOf(shell, parts)}
    ${renameDialog(shell, parts)}
  </main>`;
}
