// A page that says why there is nothing to show, and what saves a game all the same.
import { html, nothing } from "lit-html";
import { icon, tryAgain } from "../ui/components.ts";
import { saveRecord } from "../storage/record-file.ts";
import type { Say } from "../i18n/translate.ts";
import type { StoredGame } from "../storage/stored-game.ts";
import type { PageContext } from "./page-context.ts";
import type { Trouble } from "../base/trouble.ts";

export const saveButton = (say: Say, row: StoredGame, save: (row: StoredGame) => unknown = saveRecord) =>
  html`<button type="button" class="button" data-save-record @click=${() => save(row)}>${icon("file-down")}${say("save-record")}</button>`;

/** What the file of a game that goes on gives away. */
export const seedNotice = (say: Say, { view }: StoredGame) =>
  view.result || view.dice === false ? nothing : say("save-why");

/** `row`: a game that cannot be opened, to be saved; `retry`: what may bring it all the same. */
export function errorScreen(
  { say, trouble }: PageContext,
  errors: Trouble[],
  row: StoredGame | null,
  retry: (() => void) | null,
) {
  return html`<main class="text">
    <h1 tabindex="-1" class="hidden">Jemaa</h1>
    <p role="alert" class="lead">${errors.map(trouble).join(" ")}</p>
    <p class="buttons">${retry ? tryAgain(say, retry) : nothing}<a class="button primary" href="#/">${icon("house")}${say("to-home")}</a>${row ? saveButton(say, row) : nothing}</p>
  </main>`;
}
