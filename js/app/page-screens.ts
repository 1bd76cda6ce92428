// The screen of the address, or the open game.
import { required } from "../base/lookup.ts";
import { errorScreen } from "../screens/error.ts";
import { ofHome, pageTools } from "./header.ts";
import { tableScreen } from "../screens/table.ts";
import { html, nothing } from "lit-html";
import { loading } from "../ui/components.ts";
import { boardPlace, tablePlace } from "../board/layout.ts";
import type { Address } from "./addresses.ts";
import type { Dependencies } from "./page.ts";
import type { Board } from "../game-api/board.ts";
import type { PageContext } from "../screens/page-context.ts";

/** `board`: null where nobody can tell yet which game it will be. */
function loadingTable(shell: PageContext, board: Board | null) {
  const heading = html`<h1 tabindex="-1" class="hidden">Jemaa</h1>`;
  if (!board) return html`<main class="text">${heading}${loading(shell)}</main>`;
  return tablePlace({
    size: board.size,
    heading,
    board: boardPlace(board),
    beside: html`<div class="side">${loading(shell)}</div>`,
  });
}

const boardOf = ({ games, routes }: Pick<Dependencies, "games" | "routes">) =>
  required(games[routes.visit.address.what], "drawings of this game").board;

function comingTable(parts: Dependencies) {
  const {
    shell,
    openTables: { coming },
  } = parts;
  return coming && shell.engine.state !== "failed" ? tableScreen(shell, coming, () => nothing) : comingBoard(parts);
}

const comingBoard = (parts: Dependencies) => loadingTable(parts.shell, boardOf(parts));

function newGame({ shell, games, routes, newGames }: Dependencies) {
  const { visit } = routes;
  const { form, trouble } = visit.start;
  const board = boardOf({ games, routes });
  if (!form) return loadingTable(shell, shell.engine.state === "ready" ? null : board); // when it is ready, the form follows at once
  return form.newGame(shell, form, board, trouble, {
    start: () => newGames.start(visit),
    again: () => newGames.again(visit),
  });
}

const SCREENS: Record<Address["screen"], (parts: Dependencies) => unknown> = {
  home: (parts) => ofHome(parts, ({ home }, shown) => home(parts.shell, shown)),
  open: ({ shell, games, pageParts, routes: { visit } }) =>
    pageParts.asides.module?.linkedGame(shell, visit.linked, games, {
      accept: (here) => pageParts.homeModel?.importedGames.accept(visit, here),
      takeOver: () => pageParts.homeModel?.importedGames.takeOver(visit),
    }),
  new: newGame,
  rules({ shell, pageParts, routes, openTables, rulebooks }) {
    const { what } = routes.visit.address;
    const id = openTables.left?.game === what ? openTables.left.id : null;
    return pageParts.asides.module?.rules(shell, rulebooks, what, id);
  },
  about: ({ shell, games, pageParts, openTables }) =>
    pageParts.asides.module?.about(shell, Object.keys(games), openTables.left?.id ?? null),
  unknown: ({ shell }) => errorScreen(shell, [{ code: "address" }], null, null),
  play: comingTable,
  learn: comingBoard,
  puzzle: ({ shell }) => loadingTable(shell, null),
  puzzles: ({ shell, routes, puzzles }) => puzzles.screen(shell, routes.visit) ?? loadingTable(shell, null),
  people: ({ shell, routes, late }) => late.people.screen(shell, routes.visit) ?? loadingTable(shell, null),
  luck: ({ shell, routes, late }) => late.luck.screen(shell, routes.visit) ?? loadingTable(shell, null),
  game: ({ shell }) => loadingTable(shell, null),
  on: ({ shell }) => loadingTable(shell, null),
};

export function screen(parts: Dependencies) {
  const { shell, pageParts, routes, openTables } = parts;
  const { errors, retry, address } = routes.visit;
  if (errors.length) return errorScreen(shell, errors, openTables.requested, retry);
  if (routes.table) return tableScreen(shell, routes.table, () => pageTools(parts));
  return pageParts.has(address) ? SCREENS[address.screen](parts) : loadingTable(shell, null);
}
