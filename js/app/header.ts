// The page's header, and the notice below it while games cannot be stored.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { aloud } from "../i18n/functions.ts";
import { icon } from "../ui/components.ts";
import { seedNotice, saveButton } from "../screens/error.ts";
import { gameName } from "../wording/game-name.ts";
import { turnOf } from "../wording/seat-language.ts";
import type * as homeModule from "./home/home-model.ts";
import type { ShelfContext } from "../screens/shelf.ts";
import type { Table } from "../table/types.ts";
import type { Dependencies } from "./page.ts";

/** The row of the open game; a lesson and a puzzle have none that is stored. */
const openRow = ({ openTables: { table } }: Pick<Dependencies, "openTables">) =>
  table && !table.unstored ? table.session.row : null;

export function titleOf({ shell, games, routes, openTables }: Dependencies) {
  const { record } = openTables.table?.session.row ?? {};
  const { what } = routes.visit.address;
  const game = record?.game ?? (Object.hasOwn(games, what) ? what : "");
  return game ? gameName(shell.sayOf(game)("game-name"), record, shell.say) : "";
}

function tableTitle({ say, lesson, puzzle, session: { state } }: Pick<Table, "lesson" | "puzzle" | "say" | "session">) {
  if (lesson) return say(`learn-${lesson.name}`);
  if (puzzle) return say("puzzle-number", { number: Number(puzzle.name) });
  const seat = state.view.seats[Number(turnOf(state.view))];
  return seat ? say("row-turn", { name: seat.name }) : "";
}

/** `heading`: of a screen that is no table. */
export function documentTitle(parts: Dependencies, heading: string) {
  const { table } = parts.routes;
  const [shown, game] = [table ? tableTitle(table) : heading, titleOf(parts)];
  const all = shown.includes(game) ? [shown] : [shown, game];
  return [...new Set([...all, "Jemaa"])].filter(Boolean).map(aloud).join(" · ");
}

export function storageNotice({ shell: { say }, openTables, store, share }: Dependencies) {
  const row = openRow({ openTables });
  if (!store.trouble) return nothing;
  return html`<p class="notice" role="alert"><span>${say(`error-storage-${store.trouble}`)} ${row ? seedNotice(say, row) : ""}</span>${row ? saveButton(say, row, share.save) : ""}</p>`;
}

const pageTool = (picture: string, words: string, chosen: () => unknown, name: string) =>
  html`<button type="button" class="tool" data-settings=${name === "settings" ? "" : nothing} data-share=${name === "share" ? "" : nothing} data-full-screen=${name === "full-screen" ? "" : nothing} @click=${chosen}>${icon(picture)}<span>${words}</span></button>`;

const settingTools = ({ shell: { say }, dialogs, fullScreen }: Dependencies) =>
  html`${pageTool("settings", say("settings"), () => dialogs.showSettings(true), "settings")}
    ${fullScreen ? pageTool(fullScreen.on ? "minimize" : "maximize", say(fullScreen.on ? "full-screen-leave" : "full-screen"), fullScreen.toggle, "full-screen") : nothing}
    <a class="tool" href="#/about">${icon("info")}<span>${say("about")}</span></a>`;

export function pageTools(parts: Dependencies) {
  const { say } = parts.shell;
  const row = openRow(parts);
  return html`${row ? pageTool("share-2", say("share"), () => parts.share.open(row), "share") : nothing}${settingTools(parts)}
    <a class="tool" href="#/">${icon("house")}<span>${say("to-home")}</span></a>`;
}

const pageButtons = ({ shell: { say }, dialogs, fullScreen }: Dependencies) =>
  html`<a class="icon-button" href="#/about" aria-label=${say("about")}>${icon("info")}</a>
    <button type="button" class="icon-button" data-settings aria-label=${say("settings")} @click=${() => dialogs.showSettings(true)}>${icon("settings")}</button>
    ${fullScreen ? html`<button type="button" class="icon-button" data-full-screen aria-label=${say(fullScreen.on ? "full-screen-leave" : "full-screen")} @click=${fullScreen.toggle}>${icon(fullScreen.on ? "minimize" : "maximize")}</button>` : nothing}`;

/** Something of home, once that has come. */
export function ofHome(parts: Dependencies, shown: (module: typeof homeModule, parts: ShelfContext) => unknown) {
  const { home, homeModel } = parts.pageParts;
  if (!home.module || !homeModel) return nothing;
  return shown(home.module, {
    ...{ ...parts, ...homeModel },
    take: (files) => homeModel.importedGames.take(parts.routes.visit, files),
    paste: () => parts.dialogs.showPasting("text"),
  });
}

/** The screens on which a table comes by itself, whose board lies where it will lie. */
const COMING = ["play", "learn", "puzzle"];

/** The header of whatever is no table, and will be none in a moment; of each visit its own, so that a link of it that was followed does not keep the focus. */
export function header(parts: Dependencies) {
  const { shell, routes } = parts;
  const { errors, address } = routes.visit;
  const comes =
    (COMING.includes(address.screen) || (address.screen === "puzzles" && address.card)) &&
    !errors.length &&
    shell.engine.state !== "failed";
  if (routes.table || comes) return nothing;
  const shown = html`<header class="head">
    <a class="brand" href="#/">Jemaa<span class="hidden"> ${shell.say("to-home")}</span></a>
    <span class="where" translate="no">${titleOf(parts)}</span>
    ${address.screen === "home" ? ofHome(parts, ({ homeTools }, shelf) => homeTools(shell, shelf, settingTools(parts))) : pageButtons(parts)}
  </header>`;
  return keyed(routes.visit, shown);
}
