// The sheet beside the board: the story, the dice, or what decided the game.
import { html, nothing } from "lit-html";
import { icon } from "../ui/components.ts";
import { fairness } from "./dice-statistics.ts";
import { scrubber } from "./history-controls.ts";
import { log, seenEntries } from "./log.ts";
import type { Table } from "./types.ts";

const SHEETS: Record<string, (table: Table) => unknown> = {
  log: (table) => html`${scrubber(table)}${log(seenEntries(table), table)}`,
  fairness,
  analysis: (table) => table.analysisSheet(table),
};

export function sheet(table: Table) {
  const { sheets, say } = table;
  const { open: name } = sheets;
  if (name === null || !SHEETS[name]) return nothing;
  return html`<aside class="sheet sheet-${name}" data-sheet=${name} aria-label=${say(name)}>
    <div class="sheet-head"><h2 tabindex="-1">${say(name)}</h2>
    <button type="button" class="icon-button close" data-close aria-label=${say("close")} @click=${() => table.open(null)}>${icon("x")}</button></div>
    ${SHEETS[name](table)}</aside>`;
}
