// Home: the available games, and the shelf of stored ones.
import { html, nothing } from "lit-html";
import { icon, loading, offlineNote } from "../ui/components.js";
import { lastOf } from "../session/rematch.js";
import { renameDialog, sameAgain, shelfOf } from "./shelf.js";

/** @typedef {import("../types.js").Shell} Shell */
/** @typedef {import("../types.js").GameFace} GameFace */

/**
 * @param {Shell} shell
 * @param {string} name
 * @param {GameFace} face
 * @param {import("../storage/shelf.js").Shelf} shelf
 */
function card(shell, name, { board, lessons }, shelf) {
  const { say, sayOf } = shell;
  const last = lastOf(shelf.recent, name);
  return html`<li class="box">
  <div class="box-lid"><svg viewBox="0 0 ${board.size.width} ${board.size.height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${board.cover()}</svg></div>
  <div class="box-words"><h2>${sayOf(name)("game-name")}</h2>
    <p class="box-facts"><span>${say("home-players", spanOf(Object.keys(board.minutes).map(Number)))}</span>
      <span>${say("home-minutes", spanOf(Object.values(board.minutes)))}</span></p>
    <p class="box-lead">${sayOf(name)("game-lead")}</p>
    <div class="buttons"><a class="button primary large" href="#/new/${name}">${icon("play")}${say("home-play")}</a>
      ${lessons ? html`<a class="button" href="#/learn/${name}">${icon("lightbulb")}${say("home-learn")}</a>` : nothing}
      <a class="button" href="#/rules/${name}">${icon("book-open")}${say("rules")}</a>
      ${last ? html`<a class="button same-box" data-again href="#/play/${name}?again">${sameAgain(last, shell)}</a>` : nothing}</div>
    ${shelf.bare ? html`<p class="newcomer">${say("new-to-it")}</p>` : nothing}</div></li>`;
}

/** The least and the most of some numbers. @param {number[]} numbers */
const spanOf = (numbers) => ({ least: Math.min(...numbers), most: Math.max(...numbers) });

/** The roofs of the square at night. */
const ROOFS =
  "M0 100V62h70v-9h56v12h60V44h48v20h44V52h90v15h38V58h28V18h-4v-4h8l16-14 16 14h8v4h-4v46h62V50h76v16h50v-8h92v12h36V46h60v18h48V56h84v12h60v-8h50v40z";

/** @param {Shell} shell @param {import("./shelf.js").ShelfParts} parts */
export function home(shell, parts) {
  return html`<main class="home" data-screen="home">
    <h1 tabindex="-1" class="hidden">Jemaa</h1>
    <svg class="roofs" viewBox="0 0 1100 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path d=${ROOFS} /></svg>
    <div class="sky"><p class="lead">${shell.say("home-lead")}</p>
      <div class="home-status">${loading(shell, false)}${offlineNote(shell)}</div></div>
    <ul class="games">${Object.entries(parts.games).map(([name, face]) => card(shell, name, face, parts.shelf))}</ul>
    <div class="shelf">${shelfOf(shell, parts)}</div>
    ${renameDialog(shell, parts)}
  </main>`;
}
