// Home: the games that were played last, then the boxes of the games; rules, lessons, files and settings are in menus.
import { html, nothing } from "lit-html";
import { icon, loading, offlineNote } from "../ui/components.ts";
import { ROOFS } from "../art/podium.ts";
import { lastOf } from "../session/rematch.ts";
import { leaving } from "../table/tools.ts";
import { streakAt } from "../storage/puzzle-days.ts";
import { readProgress } from "../storage/settings.ts";
import { keeping, renameDialog, sameAgain, shelfOf } from "./shelf.js";

/** @typedef {import("../types.js").Shell} Shell */
/** @typedef {import("../types.js").GameFace} GameFace */
/** @typedef {import("./shelf.js").ShelfParts} ShelfParts */

/** How many play a game, and how long it takes. @param {Shell} shell @param {Record<number, number>} minutes */
function factsOf({ say }, minutes) {
  const players = spanOf(Object.keys(minutes).map(Number));
  return html`<p class="box-facts"><span>${icon("users")}<span aria-hidden="true">${say("home-span", players)}</span><span class="hidden">${say("home-players", players)}</span></span>
      <span>${say("home-minutes", spanOf(Object.values(minutes)))}</span></p>`;
}

/**
 * @param {Shell} shell
 * @param {string} name
 * @param {GameFace} face
 * @param {import("../storage/shelf.ts").Shelf} shelf
 */
function card(shell, name, { board }, shelf) {
  const { say, sayOf } = shell;
  const last = lastOf(shelf.recent, name);
  return html`<li class="box">
  <div class="box-lid"><svg viewBox="0 0 ${board.size.width} ${board.size.height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${board.cover()}</svg></div>
  ${last ? html`<a class="button same-box" data-again href="#/play/${name}?again">${sameAgain(last, board, shell)}</a>` : nothing}
  <div class="box-words"><h2>${sayOf(name)("game-name")}</h2>${factsOf(shell, board.minutes)}
    <a class="button primary large" href="#/new/${name}" aria-label=${say("home-play-game", { game: sayOf(name)("game-name") })}>${icon("play")}${say("home-play")}</a></div></li>`;
}

/** The least and the most of some numbers. @param {number[]} numbers */
const spanOf = (numbers) => ({ least: Math.min(...numbers), most: Math.max(...numbers) });

/** Whether a game can be learned by playing. @param {ShelfParts} parts */
const teaches = ({ games }) => Object.values(games).some(({ lessons }) => lessons);

/** The puzzle of the day, and for how many days in a row it was solved. @param {Shell} shell @param {ShelfParts} parts */
function puzzle({ say }, { games, puzzles: { day } }) {
  if (!Object.values(games).some(({ puzzles }) => puzzles)) return nothing;
  const days = streakAt(readProgress(), day);
  const streak = days
    ? html`<span class="streak" data-streak=${days}>${icon("flame")}<span aria-hidden="true">${days}</span></span>`
    : nothing;
  return html`<a class="button" data-puzzle-daily href="#/puzzle">${icon("puzzle")}${say("home-puzzle")}${streak}</a>`;
}

/** What leads to the people who play here, once a game was finished. @param {Shell} shell @param {ShelfParts} parts */
const people = ({ say }, { shelf }) =>
  shelf.remembers
    ? html`<a class="button" data-people href="#/people">${icon("users")}${say("home-people")}</a>`
    : nothing;

/** A link to what there is of a game. @param {string} address @param {string} picture @param {string} words */
const entry = (address, picture, words) =>
  html`<a class="tool" href=${address}>${icon(picture)}<span>${words}</span></a>`;

/** Each game that has lessons. @param {Shell} shell @param {ShelfParts} parts */
const lessons = ({ say, sayOf }, { games }) =>
  Object.entries(games).map(([name, face]) =>
    face.lessons
      ? entry(`#/learn/${name}`, "lightbulb", say("home-learn", { game: sayOf(name)("game-name") }))
      : nothing,
  );

/** The rules of each game. @param {Shell} shell @param {ShelfParts} parts */
const rules = ({ say, sayOf }, { games }) =>
  Object.keys(games).map((name) =>
    entry(`#/rules/${name}`, "book-open", say("home-rules", { game: sayOf(name)("game-name") })),
  );

/**
 * What the page's header has at home: the lessons, and the menu with all that is not played.
 * @param {Shell} shell
 * @param {ShelfParts} parts
 * @param {unknown} settings the page's own entries
 */
export const homeTools = (shell, parts, settings) => html`${
  teaches(parts)
    ? html`<button type="button" class="icon-button" data-opens="lessons" popovertarget="menu-lessons" aria-label=${shell.say("home-new")}>${icon("lightbulb")}</button>
    <div class="menu" popover id="menu-lessons" @click=${leaving}>${lessons(shell, parts)}</div>`
    : nothing
}<button type="button" class="icon-button" data-opens="menu" popovertarget="menu-menu" aria-label=${shell.say("menu")}>${icon("menu")}</button>
  <div class="menu" popover id="menu-menu" @click=${leaving}>${rules(shell, parts)}${settings}${keeping(shell, parts)}</div>`;

/** @param {Shell} shell @param {ShelfParts} parts */
export function home(shell, parts) {
  const { games, shelf } = parts;
  return html`<main class="home" data-screen="home">
    <h1 tabindex="-1" class="hidden">Jemaa</h1>
    <svg class="roofs" viewBox="0 0 1100 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path d=${ROOFS} /></svg>
    ${shelfOf(shell, parts)}
    <ul class="games">${Object.entries(games).map(([name, face]) => card(shell, name, face, shelf))}</ul>
    <div class="asides">${
      shelf.bare && teaches(parts)
        ? html`<button type="button" class="button" popovertarget="menu-lessons">${icon("lightbulb")}${shell.say("home-new")}</button>`
        : nothing
    }${puzzle(shell, parts)}${people(shell, parts)}</div>
    <div class="home-status">${loading(shell, false)}${offlineNote(shell)}</div>
    ${renameDialog(shell, parts)}
  </main>`;
}
