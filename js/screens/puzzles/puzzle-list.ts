// All puzzles of a game, by how hard they are; which of them were solved here; and for how many days in a row.
import { html, nothing } from "lit-html";
import { dayOf, streakAt } from "../../storage/puzzle-days.ts";
import { readProgress } from "../../storage/settings.ts";
import { icon } from "../../ui/components.ts";
import type { PuzzleSet } from "../../game-api/puzzles.ts";
import type { Say } from "../../i18n/translate.ts";
import type { PageContext } from "../page-context.ts";

/** For how many days in a row the day's puzzle was solved, in words; none at the first. */
export function streakWords(say: Say) {
  const count = streakAt(readProgress(), dayOf());
  return count ? [say("puzzle-streak", { count })] : [];
}

export const streakOf = (say: Say) =>
  streakWords(say).map(
    (words) => html`<p class="streak" data-streak=${streakAt(readProgress(), dayOf())}>${icon("flame")}${words}</p>`,
  );

const LEVELS = [0, 1, 2];

function row({ say }: PageContext, game: string, { puzzles }: PuzzleSet, level: number) {
  const solved = readProgress().solved[game] ?? [];
  const numbers = puzzles.flatMap((puzzle, at) => (puzzle.level === level ? [at + 1] : []));
  if (!numbers.length) return nothing;
  return html`<h2>${say(`puzzle-level-${level}`)}</h2><ol class="puzzle-row">${numbers.map((number) => {
    const done = solved.includes(number);
    return html`<li><a class="button ${done ? "done" : ""}" data-puzzle-link=${number} href="#/puzzles/${game}/${number}" aria-label=${say(done ? "puzzle-number-solved" : "puzzle-number", { number })}>${done ? icon("check") : nothing}${number}</a></li>`;
  })}</ol>`;
}

/** `others`: the other games with puzzles. */
export function shelf(shell: PageContext, game: string, set: PuzzleSet, others: string[]) {
  const { say, sayOf } = shell;
  const done = (readProgress().solved[game] ?? []).filter((number) => number <= set.puzzles.length).length;
  return html`<main class="text" data-screen="puzzles">
    <h1 tabindex="-1" class="title">${say("puzzles-of", { game: sayOf(game)("game-name") })}</h1>
    <p class="lead">${say("puzzles-done", { done, count: set.puzzles.length })}</p>${streakOf(say)}
    <p class="buttons"><a class="button primary large" data-puzzle-daily href="#/puzzle">${icon("puzzle")}${say("home-puzzle")}</a>
      ${others.map((other) => html`<a class="button" href="#/puzzles/${other}">${say("puzzles-of", { game: sayOf(other)("game-name") })}</a>`)}</p>
    ${LEVELS.map((level) => row(shell, game, set, level))}
  </main>`;
}
