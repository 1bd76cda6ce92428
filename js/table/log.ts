// The log: every event of every entry as a sentence, in the current language.
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { sentence } from "../wording/event-sentences.ts";
import { ruleLink } from "./rule-link.ts";
import type { Table } from "./types.ts";
import type { Entry } from "../engine/shapes.ts";

/** The entries that have been seen: a replay for whoever gets the tablet is not told ahead. */
export const seenEntries = ({ session: { state } }: Pick<Table, "session">) =>
  state.handover && state.past ? state.entries.slice(0, state.past.ply) : state.entries;

function reason(ply: number, { say, session }: Pick<Table, "say" | "session">) {
  const note = session.row.notes[String(ply)];
  return note ? html`<em>${say(note.key, note.args)}</em>` : nothing;
}

/** Links to the rules for an entry, each section once; for a line that is not shown, the first one as a picture, by which Tab passes. */
function ruleLinks({ events }: Entry, shown: boolean, table: Pick<Table, "board" | "say" | "session">) {
  const sections = [...new Set(events.map(({ rule }) => table.board.section(rule)))];
  const links = shown
    ? sections.map((section) => ruleLink(section, table, "words"))
    : ruleLink(sections[0], table, "by-pointer");
  return html`<span class="rule-links">${links}</span>`;
}

/** A line of the log; guarded, so that stepping through the log re-renders only two lines. Chrome leaves a space that stands alone out of the button's name. */
const line = (entry: Entry, index: number, shown: boolean, table: Table) => {
  const look = () => {
    table.look(index + 1);
    table.announce(table.say("past", { ply: index + 1 }));
  };
  return guard(
    [entry, shown, table.lang],
    () => html`<span class="step" aria-hidden="true">${index + 1}</span>
  <button type="button" class="log-line" data-entry=${index + 1} aria-current=${shown ? "step" : nothing}
    @click=${look}>${entry.events.map((event) => html`<span data-event=${event.type}>${`${sentence(event, table)} `}</span>`)}${shown ? reason(index, table) : nothing}</button>${ruleLinks(entry, shown, table)}`,
  );
};

export function log(entries: Entry[], table: Table) {
  const { say, session } = table;
  const shown = session.state.historyPly ?? session.state.view.ply;
  return html`<ol class="log" aria-label=${say("log")}>
    ${entries.map(
      (entry, index) =>
        html`<li class=${index + 1 === shown ? "linked" : ""}>${line(entry, index, index + 1 === shown, table)}</li>`,
    )}
    ${entries.length || !session.state.ready ? nothing : html`<li class="quiet">${say("log-empty")}</li>`}</ol>`;
}
