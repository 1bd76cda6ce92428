// What is asked and how to answer it: the prompt, the die, the choices as a list of text, confirm and cancel.
import { html, nothing } from "lit-html";
import { tag, words } from "../shell/i18n.js";
import { latest } from "./log.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("./screen.js").Table} Table */

/** With this many choices or fewer they stand open; more fold into a list. */
const FEW = 3;

/** The words of a choice. @param {string} action @param {Table} table */
function choiceWords(action, { say, board, session, lang }) {
  const { key, args } = board.choice(action);
  return say(key, words(args, say, session.table.view.seats, lang));
}

/** @param {string} action @param {Table} table */
const choice = (action, table) => html`<button type="button" class="button choice" data-action=${action}
  aria-pressed=${table.session.table.pending === action ? "true" : nothing}
  @click=${() => table.session.choose(action)}>${choiceWords(action, table)}</button>`;

/** @param {Table} table */
function choices(table) {
  const { session, say } = table;
  if (!session.table.open.length || session.table.pending !== null) return nothing;
  const open = table.board.arranged(session.table.open).map((/** @type {string} */ action) => choice(action, table));
  if (open.length <= FEW) return html`<div class="choices few">${open}</div>`;
  return html`<details class="choices"><summary>${say("choices", { count: open.length })}</summary><div>${open}</div></details>`;
}

/** @param {View} view @param {Table} table */
function roll(view, { session, say }) {
  if (view.to_act !== "chance" || !session.table.yours) return nothing;
  return html`<button type="button" class="button primary large" data-roll @click=${() => session.roll()}>${say("roll")}</button>`;
}

/** The die as it lies, and beside it what to press. @param {View} view @param {Table} table */
function doing(view, table) {
  const { session, board } = table;
  const face = view.to_act === "chance" ? null : board.lastRoll(session.table.entries);
  return html`<div class="doing">${session.table.pending === null ? board.die(face) : nothing}<div class="keys-to-press">${roll(view, table)}${choices(table)}${pending(table)}</div></div>`;
}

/** @param {Table} table */
function pending({ session, say }) {
  if (session.table.pending === null && !session.table.tapped.length) return nothing;
  return html`<div class="buttons">
    ${session.table.pending === null ? nothing : html`<button type="button" class="button primary large" data-confirm @click=${() => session.confirm()}>${say("confirm")}</button>`}
    <button type="button" class="button large" data-cancel @click=${() => session.cancel()}>${say("cancel")}</button></div>`;
}

/** What the prompt asks, in a sentence; an opponent at thought is told instead. @param {View} view @param {Table} table */
export function question(view, { say, session, lang }) {
  const { thinking, past } = session.table;
  if (past) return say("past", { ply: past.ply });
  if (thinking !== null) return say("thinking", { seat: view.seats[thinking].name });
  return say(view.prompt.key, words(view.prompt.args, say, view.seats, lang));
}

/** What a pending action would bring, in a sentence or two. @param {Table} table */
function foretold({ session, say, lang, board }) {
  const { preview, view, forecasts, forecast } = session.table;
  const lines = board.foretold(view, { preview, forecasts, forecast });
  return html`<p class="foretold">${lines.map((/** @type {any} */ line) => html`<span>${say(line.key, words(line.args, say, view.seats, lang))}</span> `)}</p>`;
}

/** @param {View} view @param {Table} table */
export function prompt(view, table) {
  const { session, say } = table;
  const { entries, past, trouble } = session.table;
  return html`<section class="prompt" aria-label=${say("prompt")} lang=${tag(table.lang)}>
    <div class="prompt-words"><h2 tabindex="-1">${question(view, table)}</h2>
      ${past ? nothing : foretold(table)}
      ${session.table.pending === null ? html`<p class="latest">${latest(entries, table)}</p>` : nothing}</div>
    ${trouble ? html`<p class="notice" role="alert">${say(`error-${trouble.code}`)}</p>` : nothing}
    ${past ? html`<button type="button" class="button" data-now @click=${() => session.look(Infinity)}>${say("past-back")}</button>` : doing(view, table)}
  </section>`;
}
