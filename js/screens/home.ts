// Home: the games that were played last, then the boxes of the games; rules, lessons, files and settings are in menus.
import { html, nothing } from "lit-html";
import { icon, loading, offlineNote } from "../ui/components.ts";
import { ROOFS } from "../art/podium.ts";
import { leaving } from "../table/tools.ts";
import { gameOf, streakAt } from "../storage/puzzle-days.ts";
import { readProgress } from "../storage/settings.ts";
import { keeping, renameDialog, sameAgain, shelfOf, type ShelfContext } from "./shelf.ts";
import type { Shelf } from "../storage/shelf/shelf.ts";
import type { GameUi } from "../game-api/board.ts";
import type { PageContext } from "./page-context.ts";

function factsOf({ say }: PageContext, minutes: Record<number, number>) {
  const players = spanOf(Object.keys(minutes).map(Number));
  return html`<p class="box-facts"><span>${icon("users")}<span aria-hidden="true">${say("home-span", players)}</span><span class="hidden">${say("home-players", players)}</span></span>
      <span>${say("home-minutes", spanOf(Object.values(minutes)))}</span></p>`;
}

function card(shell: PageContext, name: string, { board }: GameUi, shelf: Shelf) {
  const { say, sayOf } = shell;
  const last = shelf.latest.get(name);
  return html`<li class="box">
  <div class="box-lid"><svg viewBox="0 0 ${board.size.width} ${board.size.height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${board.cover()}</svg></div>
  ${last ? html`<a class="button same-box" data-again href="#/play/${name}?again">${sameAgain(last, board, shell)}</a>` : nothing}
  <div class="box-words"><h2>${sayOf(name)("game-name")}</h2>${factsOf(shell, board.minutes)}
    <a class="button primary large" href="#/new/${name}" aria-label=${say("home-play-game", { game: sayOf(name)("game-name") })}>${icon("play")}${say("home-play")}</a></div></li>`;
}

const spanOf = (numbers: number[]) => ({ least: Math.min(...numbers), most: Math.max(...numbers) });

const teaches = ({ games }: ShelfContext) => Object.values(games).some(({ lessons }) => lessons);

function puzzle({ say }: PageContext, { games, puzzles: { day } }: ShelfContext) {
  if (!Object.values(games).some(({ puzzles }) => puzzles)) return nothing;
  const days = streakAt(readProgress(), day);
  const streak = days
    ? html`<span class="streak" data-streak=${days}>${icon("flame")}<span aria-hidden="true">${days}</span></span>`
    : nothing;
  return html`<a class="button" data-puzzle-daily href="#/puzzle">${icon("puzzle")}${say("home-puzzle")}${streak}</a>`;
}

/** Where all puzzles are: those of the game whose turn it is today. */
function allPuzzles({ say }: PageContext, { games, puzzles: { day } }: ShelfContext) {
  const game = gameOf(
    Object.keys(games).filter((name) => games[name]?.puzzles),
    day,
  );
  return game ? entry(`#/puzzles/${game}`, "puzzle", say("home-puzzles")) : nothing;
}

/** What leads to the people who play here, once a game was finished. */
const people = ({ say }: PageContext, { shelf }: ShelfContext) =>
  shelf.remembers
    ? html`<a class="button" data-people href="#/people">${icon("users")}${say("home-people")}</a>`
    : nothing;

const entry = (address: string, picture: string, words: string) =>
  html`<a class="tool" href=${address}>${icon(picture)}<span>${words}</span></a>`;

const lessons = ({ say, sayOf }: PageContext, { games }: ShelfContext) =>
  Object.entries(games).map(([name, face]) =>
    face.lessons
      ? entry(`#/learn/${name}`, "lightbulb", say("home-learn", { game: sayOf(name)("game-name") }))
      : nothing,
  );

const rules = ({ say, sayOf }: PageContext, { games }: ShelfContext) =>
  Object.keys(games).map((name) =>
    entry(`#/rules/${name}`, "book-open", say("home-rules", { game: sayOf(name)("game-name") })),
  );

/** In the page's header: the lessons, and the menu of all that is not played; `settings`: the page's own entries. */
export const homeTools = (shell: PageContext, parts: ShelfContext, settings: unknown) => html`${
  teaches(parts)
    ? html`<button type="button" class="icon-button" data-opens="lessons" popovertarget="menu-lessons" aria-label=${shell.say("home-new")}>${icon("lightbulb")}</button>
    <div class="menu" popover id="menu-lessons" @click=${leaving}>${lessons(shell, parts)}</div>`
    : nothing
}<button type="button" class="icon-button" data-opens="menu" popovertarget="menu-menu" aria-label=${shell.say("menu")}>${icon("menu")}</button>
  <div class="menu" popover id="menu-menu" @click=${leaving}>${allPuzzles(shell, parts)}${rules(shell, parts)}${settings}${keeping(shell, parts)}</div>`;

export function home(shell: PageContext, parts: ShelfContext) {
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
    ${renameDialog(shell, shelf.edits)}
  </main>`;
}
