// The page's header, and the notice below it while games cannot be stored.
import { html, nothing } from "lit-html";
import { icon } from "../ui/components.js";
import { seedNotice, saveButton, shareTools } from "../screens/share.js";
import { seatedAround } from "../screens/table.js";
import { gameName } from "../wording/game-name.js";

/** @typedef {import("./page.js").Parts} Parts */

/** The row of the open game; a lesson has none that is stored. @param {Pick<Parts, "openTables">} parts */
const openRow = ({ openTables: { table } }) => (table && !table.lesson ? table.session.row : null);

/** The name of the game shown; empty where there is none. @param {Parts} parts */
export function titleOf({ shell, games, routes, openTables }) {
  const { record } = openTables.table?.session.row ?? {};
  const { what } = routes.visit.address;
  const game = record?.game ?? (Object.hasOwn(games, what) ? what : "");
  return game ? gameName(shell.sayOf(game)("game-name"), record, shell.say) : "";
}

/** A notice while games cannot be stored. @param {Parts} parts */
export function storageNotice({ shell: { say }, openTables, store }) {
  const row = openRow({ openTables });
  if (!store.trouble) return nothing;
  return html`<p class="notice" role="alert"><span>${say(`error-storage-${store.trouble}`)} ${row ? seedNotice(say, row) : ""}</span>${row ? saveButton(say, row) : ""}</p>`;
}

/** What fills the screen with the page. @param {Parts} parts */
const fullScreenButton = ({ shell: { say }, fullScreen }) =>
  fullScreen
    ? html`<button type="button" class="icon-button" data-full-screen aria-label=${say(fullScreen.on ? "full-screen-leave" : "full-screen")} @click=${fullScreen.toggle}>${icon(fullScreen.on ? "minimize" : "maximize")}</button>`
    : nothing;

/** Around a table the header is smaller. @param {Parts} parts */
export function header(parts) {
  const { shell, routes, share, dialogs } = parts;
  const { say } = shell;
  const row = openRow(parts);
  return html`<header class="head" data-around=${(routes.table && seatedAround(routes.table)) || nothing}>
    <a class="brand" href="#/">Jemaa<span class="hidden"> ${say("to-home")}</span></a>
    <span class="where" translate="no">${titleOf(parts)}</span>${row ? shareTools(shell, share, row) : ""}
    <a class="icon-button" href="#/about" aria-label=${say("about")}>${icon("info")}</a>
    <button type="button" class="icon-button" data-settings aria-label=${say("settings")} @click=${() => dialogs.showSettings(true)}>${icon("settings")}</button>
    ${fullScreenButton(parts)}
  </header>`;
}
