// What happened last: a ribbon under the board that leaves after two seconds, and opens the story where it is tapped.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { inLanguage } from "../i18n/lang.js";
import { inSeatLanguage } from "../wording/seat-language.js";
import { latest } from "./log.js";

/** @typedef {import("./types.js").Table} Table */

/** @param {Table} table */
export function news(table) {
  const { entries, wanted, pending } = table.session.state;
  const said = inSeatLanguage(table);
  const words = wanted === null && pending === null ? latest(entries, said) : "";
  if (!words) return nothing;
  return keyed(
    entries,
    html`<button type="button" class="news" data-latest tabindex="-1" ${inLanguage(said.lang)} @click=${() => table.open("log")}>${words}</button>`,
  );
}
