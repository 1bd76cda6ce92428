// The story in sentences: every event of every entry, in whatever language is asked for now.
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { listed, words } from "../shell/i18n.js";

/** @typedef {import("../types.js").Event} Event */
/** @typedef {import("../types.js").Entry} Entry */
/** @typedef {import("../types.js").Say} Say */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("./screen.js").Table} Table */

/** The sentence of an event, with what its game makes of its fields. @param {Event} event @param {Table} table */
export function sentence(event, { say, lang, session, board }) {
  const { view } = session.table;
  const told = say(`event-${event.type}`, words({ ...event, ...board.told(event) }, say, view.seats, lang));
  return event.type === "ended" && view.result ? `${told} ${say("result-won", victory(view, say, lang))}` : told;
}

/** Who has won, and with how much. @param {View} view of a game that is over @param {Say} say @param {string} lang */
export function victory({ seats, result }, say, lang) {
  const winners = (result?.winners ?? []).map((seat) => seats[seat]);
  return { count: winners.length, names: listed(winners.map(({ name }) => name), lang), points: say("count-points", { count: winners[0].score }) };
}

/** The sentences of the newest entries, for the line under the prompt. @param {Entry[]} entries @param {Table} table */
export function latest(entries, table) {
  const events = entries.slice(-2).flatMap((entry) => entry.events);
  return events.slice(-3).map((event) => sentence(event, table)).join(" ");
}

/** Why an opponent did it. @param {number} ply @param {Table} table */
function reason(ply, { say, lang, session }) {
  const note = session.row.notes[String(ply)];
  return note ? html`<em>${say(note.key, words(note.args, say, session.table.view.seats, lang))}</em>` : nothing;
}

/** A line of the story; while somebody walks along it, only the two lines change that are left and reached.
 * @param {Entry} entry @param {number} index @param {boolean} shown @param {Table} table */
const line = (entry, index, shown, table) => guard([entry, shown, table.lang], () => html`<span class="step" aria-hidden="true">${index + 1}</span>
  <button type="button" class="log-line" aria-current=${shown ? "step" : nothing}
    @click=${() => table.look(index + 1)}>${entry.events.map((event) => html`<span>${sentence(event, table)} </span>`)}${shown ? reason(index, table) : nothing}</button>`);

/** @param {Entry[]} entries @param {Table} table */
export function log(entries, table) {
  const { say, session } = table;
  const shown = session.table.wanted ?? session.table.view.ply;
  return html`<ol class="log" aria-label=${say("log")}>
    ${repeat(entries, (_, index) => index, (entry, index) => html`<li>${line(entry, index, index + 1 === shown, table)}</li>`)}
    ${entries.length || !session.table.ready ? nothing : html`<li class="quiet">${say("log-empty")}</li>`}</ol>`;
}
