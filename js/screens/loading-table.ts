// The placeholder of a table while the engine loads: the game's empty board and the loading bar.
import { html } from "lit-html";
import { loading } from "../ui/components.ts";
import { boardPlace, tablePlace } from "../board/layout.ts";
import type { Board } from "../game-api/board.ts";
import type { PageContext } from "./page-context.ts";

/** @param board the game's drawings; null where nobody can tell yet which game it will be */
export function loadingTable(shell: PageContext, board: Board | null) {
  const heading = html`<h1 tabindex="-1" class="hidden">Jemaa</h1>`;
  if (!board) return html`<main class="text">${heading}${loading(shell)}</main>`;
  return tablePlace({
    size: board.size,
    heading,
    board: boardPlace(board),
    beside: html`<div class="side">${loading(shell)}</div>`,
  });
}
