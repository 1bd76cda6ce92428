// Renders the page: the header, then the open game or the screen of the address, and the dialogs. Decides nothing.
import { html, render } from "lit-html";
import { unspoken } from "../ui/components.ts";
import { keepFocus } from "../ui/focus.ts";
import { region, renderStale } from "../ui/region.ts";
import { followTaps } from "../ui/sandbox.ts";
import { paper } from "../screens/paper.ts";
import { documentTitle, header, storageNotice } from "./header.js";
import { dialogs } from "./dialogs.js";
import { screen } from "./page-screens.js";
import { commandKey } from "../screen-reader/command-field.ts";

/**
 * What the page shows, and what people do with it.
 * @typedef {object} Parts
 * @property {import("../types.js").Shell} shell
 * @property {Record<string, import("../types.js").GameFace>} games
 * @property {import("./routes.js").Routes} routes
 * @property {import("./open-tables.js").OpenTables} openTables
 * @property {import("./new-games.js").NewGames} newGames
 * @property {import("./imported-games.js").ImportedGames} importedGames
 * @property {import("./rulebooks.js").Rulebooks} rulebooks
 * @property {import("./puzzles.js").Puzzles} puzzles
 * @property {ReturnType<typeof import("./tables.js").createTables>["late"]} late
 * @property {import("./explain-mode.js").ExplainMode} explainMode
 * @property {import("./dialogs.js").Dialogs} dialogs
 * @property {import("../storage/store.ts").Store} store
 * @property {import("../storage/shelf.ts").Shelf} shelf
 * @property {import("../storage/imports.ts").Imports} imports
 * @property {import("../storage/share.ts").Share} share
 * @property {import("../platform/full-screen.ts").FullScreen | null} fullScreen
 */

/** Where a browser translates the page, each text becomes a <font> in its place, which lit-html then takes for the text that it put there: what it writes next has to be seen. */
function surviveTranslation() {
  Object.defineProperty(HTMLFontElement.prototype, "data", {
    /** @this {HTMLFontElement} @param {string} text */
    set(text) {
      this.textContent = text;
    },
  });
}

/**
 * Tell the styles of the whole page which screen it shows: with `:has()` browsers would look again after every change of
 * a table. @param {HTMLElement} root
 */
function markShown(root) {
  const main = root.querySelector("main");
  const shown = main?.dataset.screen ?? (main?.classList.contains("over") ? "result" : "table");
  const { dataset } = document.documentElement;
  if (dataset.shown !== shown) dataset.shown = shown;
}

/** @param {Parts} parts */
const page = (parts) => html`${region(() => header(parts))}
      ${region(() => html`${storageNotice(parts)}${unspoken(parts.shell.say, parts.shell.languages)}`)}
      ${region(() => screen(parts))}
      ${dialogs(parts)}`;

export class Page {
  #root;
  #parts;
  #rendered = false;
  /** What is printed in place of a table. */
  #paper = Object.assign(document.createElement("main"), { className: "paper in-names", translate: false });

  /** @param {HTMLElement} root @param {Parts} parts */
  constructor(root, parts) {
    this.#root = root;
    this.#parts = parts;
    surviveTranslation();
    this.#paper.dataset.paper = "";
    addEventListener("keydown", (event) => commandKey(event, parts.routes.table));
    followTaps();
    addEventListener("beforeprint", this.#toPaper);
    addEventListener("afterprint", () => this.#paper.remove());
  }

  /** The browser is about to print what there is by the end of this event. */
  #toPaper = () => {
    const { table } = this.#parts.routes;
    if (!table) return;
    render(paper(table), this.#paper);
    document.body.prepend(this.#paper);
  };

  /** Render everything the first time, then what has changed. */
  render() {
    keepFocus(this.#root, () => {
      if (!this.#rendered) render(page(this.#parts), this.#root);
      this.#rendered = true;
      renderStale();
    });
    const heading = this.#root.querySelector("main h1")?.textContent?.trim() ?? "";
    document.title = documentTitle(this.#parts, heading);
    markShown(this.#root);
  }
}
