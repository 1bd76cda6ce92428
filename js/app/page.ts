// Renders the page: the header, then the open game or the screen of the address, and the dialogs. Decides nothing.
import { html, render } from "lit-html";
import { unspoken } from "../ui/components.ts";
import { nextPaint } from "../base/paint.ts";
import { keepFocus } from "../ui/focus.ts";
import { region, renderStale } from "../ui/region.ts";
import { followTaps } from "../ui/sandbox.ts";
import { documentTitle, header, storageNotice } from "./header.ts";
import { dialogs, type Dialogs } from "./dialogs.ts";
import { followPrinting } from "../screens/paper.ts";
import { screen } from "./page-screens.ts";
import { commandKey } from "../screen-reader/command-key.ts";
import type { FullScreen } from "../platform/full-screen.ts";
import type { Store } from "../storage/store.ts";
import type { ExplainMode } from "./explain-mode.ts";
import type { PageParts } from "./page-parts.ts";
import type { NewGames } from "./new-games.ts";
import type { Router } from "./router.ts";
import type { Rulebooks } from "./rulebooks.ts";
import type { createTableServices } from "./table-services.ts";
import type { GameUi } from "../game-api/board.ts";
import type { PageContext } from "../screens/page-context.ts";

export interface Dependencies extends ReturnType<typeof createTableServices> {
  shell: PageContext;
  pageParts: PageParts;
  games: Record<string, GameUi>;
  routes: Router;
  newGames: NewGames;
  rulebooks: Rulebooks;
  explainMode: ExplainMode;
  dialogs: Dialogs;
  store: Store;
  fullScreen: FullScreen | null;
}

/** Where a browser translates the page, each text becomes a <font> in its place, which lit-html then takes for the text that it put there: what it writes next has to be seen. */
function surviveTranslation() {
  Object.defineProperty(HTMLFontElement.prototype, "data", {
    set(this: HTMLFontElement, text: string) {
      this.textContent = text;
    },
  });
}

/** Tell the styles which screen is shown: with `:has()` browsers would look again after every change of a table. */
function markShown(root: HTMLElement) {
  const main = root.querySelector("main");
  const shown = main?.dataset.screen ?? (main?.classList.contains("over") ? "result" : "table");
  const { dataset } = document.documentElement;
  if (dataset.shown !== shown) dataset.shown = shown;
}

/** Mark when it is seen first who sits at a table, before its game or with it; the first one alone is looked for. */
function markSeated(root: HTMLElement) {
  if (!root.querySelector("[data-seat]")) return false;
  nextPaint().then(() => performance.mark("jemaa:seated"));
  return true;
}

const page = (parts: Dependencies) => html`${region(() => header(parts))}
      ${region(() => html`${storageNotice(parts)}${unspoken(parts.shell.say, parts.shell.languages)}`)}
      ${region(() => screen(parts), parts.openTables.distrust)}
      ${dialogs(parts)}`;

export class Page {
  #root;
  #parts;
  #rendered = false;
  #seated = false;

  constructor(root: HTMLElement, parts: Dependencies) {
    this.#root = root;
    this.#parts = parts;
    surviveTranslation();
    const { routes, pageParts } = parts;
    addEventListener("keydown", (event) => commandKey(event, routes.table, pageParts.asides.want));
    followPrinting(() => routes.table, pageParts.asides);
    followTaps();
  }

  render() {
    keepFocus(this.#root, () => {
      if (!this.#rendered) render(page(this.#parts), this.#root);
      this.#rendered = true;
      renderStale();
    });
    const heading = this.#root.querySelector("main h1")?.textContent?.trim() ?? "";
    const title = documentTitle(this.#parts, heading);
    // Even the same words, written again, replace the title's text.
    if (document.title !== title) document.title = title;
    markShown(this.#root);
    this.#seated ||= markSeated(this.#root);
  }
}
