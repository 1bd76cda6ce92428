// What happened last, in a few words: a ribbon that leaves after two seconds, and opens the story where it is tapped.
// Whoever hears the page has all of it.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { aloud } from "../i18n/functions.ts";
import { inLanguage } from "../i18n/lang.ts";
import { ofSeat } from "../base/lookup.ts";
import { sentence } from "../wording/event-sentences.ts";
import { inSeatLanguage } from "../wording/seat-language.ts";
import { ribbonOf } from "./director.ts";
import { hint } from "./hints.ts";
import { avatarAt } from "./seats.ts";
import type { Table } from "./types.ts";
import type { Entry } from "../engine/shapes.ts";
import type { Handle } from "../game-api/board.ts";

/** The strip of a small board that the ribbon covers, as a share of its height. */
const STRIP = 0.2;

/** Whether something can be tapped at the bottom, and nothing at the top. */
function lifted({ session, board }: Pick<Table, "board" | "session">, places: Handle[]) {
  const { height } = board.size;
  const { lit } = session.state;
  const open = places.filter(({ pick }) => lit.has(pick));
  return open.some((one) => one.y + one.height > (1 - STRIP) * height) && !open.some(({ y }) => y < STRIP * height);
}

function latest(entries: Entry[], table: Pick<Table, "lang" | "say" | "session">) {
  const events = entries.slice(-2).flatMap((entry) => entry.events);
  const words = events.slice(-3).map((event) => sentence(event, table));
  return words.join(" ");
}

/** @param places what can be tapped on the board at all */
export function news(table: Table, places: () => Handle[]) {
  const { entries, historyPly, view } = table.session.state;
  if (!entries.length || historyPly !== null) return nothing;
  const said = inSeatLanguage(table);
  const last = ribbonOf(said);
  // a hint tells of it: one thing at a time
  const ribbon =
    last && !hint(view, table)
      ? html`<span class="ribbon" aria-hidden="true">${avatarAt(ofSeat(view.seats, last.seat), table)}${last.words}</span>`
      : nothing;
  const button = html`<button type="button" class="news ${ribbon !== nothing && lifted(table, places()) ? "lifted" : ""}" data-latest tabindex="-1" ${inLanguage(said.lang)} @click=${() => table.open("log")}>
      <span class="hidden">${aloud(latest(entries, said))}</span>${ribbon}</button>`;
  return keyed(last?.about, button);
}
