// All puzzles of a game as a shelf of boards, by how hard they are: which were solved or tried here. Beside it the one of
// today, and for how many days in a row it was solved.
import { html, nothing } from "lit-html";
import { picture } from "../../board/thumbnails.ts";
import { dayOf, streakAt } from "../../storage/puzzle-days.ts";
import { nameOf } from "../../storage/seating.ts";
import { readProgress } from "../../storage/settings.ts";
import { icon } from "../../ui/components.ts";
import { deferredRegion } from "../../ui/region.ts";
import { required } from "../../base/lookup.ts";
import { entered, pressed } from "./arrow-keys.ts";
import type { Board } from "../../game-api/board.ts";
import type { PuzzleSet } from "../../game-api/puzzles.ts";
import type { Say } from "../../i18n/translate.ts";
import type { PageContext } from "../page-context.ts";

/** The puzzle of today. */
export interface Today {
  game: string;
  number: number;
  set: PuzzleSet;
  board: Board;
}

/** For how many days in a row the day's puzzle was solved, in words; none at the first. */
export function streakWords(say: Say) {
  const count = streakAt(readProgress(), dayOf());
  return count ? [say("puzzle-streak", { count })] : [];
}

export const streakOf = (say: Say) =>
  streakWords(say).map(
    (words) => html`<p class="streak" data-streak=${streakAt(readProgress(), dayOf())}>${icon("flame")}${words}</p>`,
  );

/** The levels; what is below the easy ones is rendered once these are seen. */
const [EASY, HARDER] = [0, [1, 2]];

const puzzleAt = ({ puzzles }: PuzzleSet, number: number) => required(puzzles[number - 1], "such puzzle");

/** The pictures, told once: in the page that has all inside one file an address is the picture itself. */
const sheetsOf = ({ sheets }: PuzzleSet) => sheets.map((address, at) => `--sheet-${at}:url("${address}")`).join(";");

/** Where the small board of a puzzle lies: in which picture, and how far down. */
function boardIn({ puzzles, sheets }: PuzzleSet, number: number) {
  const each = Math.ceil(puzzles.length / sheets.length);
  const [sheet, row] = [Math.floor((number - 1) / each), (number - 1) % each];
  const rows = Math.min(each, puzzles.length - sheet * each);
  return `--sheet:var(--sheet-${sheet});--down:${(100 * row) / Math.max(1, rows - 1)}%`;
}

function stateOf(game: string, number: number) {
  const { solved, tried } = readProgress();
  return solved[game]?.includes(number) ? "solved" : tried[game]?.includes(number) ? "tried" : "new";
}

function onShelf({ say, sayOf }: PageContext, game: string, set: PuzzleSet, number: number, at: number) {
  const state = stateOf(game, number);
  const level = say(`puzzle-level-${puzzleAt(set, number).level}`);
  const name = say("puzzle-on-shelf", { game: sayOf(game)("game-name"), level, number, state });
  return html`<li><a class=${state} data-puzzle-link=${number} tabindex=${at ? -1 : 0} href="#/puzzles/${game}/${number}" aria-label=${name}><span class="small-board" .style=${boardIn(set, number)}></span>${state === "solved" ? icon("check") : nothing}${number}</a></li>`;
}

function row(shell: PageContext, game: string, set: PuzzleSet, level: number) {
  const numbers = set.puzzles.flatMap((puzzle, at) => (puzzle.level === level ? [at + 1] : []));
  if (!numbers.length) return nothing;
  return html`<h2>${shell.say(`puzzle-level-${level}`)}</h2><ol class="puzzle-row">${numbers.map((number, at) => onShelf(shell, game, set, number, at))}</ol>`;
}

function today({ say, sayOf, settings }: PageContext, { game, number, set, board }: Today) {
  const { seat, level } = puzzleAt(set, number);
  return html`${picture(JSON.parse(String(set.views[number - 1])), board, sayOf(game), settings.language)}
    <p><strong>${say("puzzle-question", { name: nameOf(say, seat) })}</strong><br /><span class="quiet">${sayOf(game)("game-name")} · ${say(`puzzle-level-${level}`)}</span></p>`;
}

/** `games`: those with puzzles; `daily`: null while it is on its way. */
export function shelf(shell: PageContext, game: string, set: PuzzleSet, games: string[], daily: Today | null) {
  const { say, sayOf } = shell;
  const done = (readProgress().solved[game] ?? []).filter((number) => number <= set.puzzles.length).length;
  return html`<main class="dusk puzzles" data-screen="puzzles">
    <h1 tabindex="-1" class="title">${say("puzzle-all")}</h1>
    <section class="cream today" aria-labelledby="today"><h2 id="today">${say("puzzle-today")}</h2>${daily ? today(shell, daily) : html`<div class="picture"></div>`}${streakOf(say)}
      <a class="button primary large" data-puzzle-daily href="#/puzzle">${icon("play")}${say("home-play")}</a></section>
    <section class="cream" aria-label=${say("puzzle-all")} .style=${sheetsOf(set)} @keydown=${pressed} @focusin=${entered}><div class="buttons">${games.map((each) => html`<a class="button" aria-current=${each === game ? "page" : nothing} href="#/puzzles/${each}">${sayOf(each)("game-name")}</a>`)}<span class="quiet">${say("puzzles-done", { done, count: set.puzzles.length })}</span></div>      ${row(shell, game, set, EASY)}${deferredRegion(() => HARDER.map((level) => row(shell, game, set, level)))}</section>
  </main>`;
}
