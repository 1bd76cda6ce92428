// What is asked and how to answer it: the prompt, the die, the choices as a list of text, confirm and cancel.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { tag } from "../shell/i18n.js";
import { hint } from "./hints.js";
import { latest } from "./log.js";
import { scrubber, told } from "./scrubber.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("./types.js").Table} Table */

/** With this many choices or fewer they stand open; more fold into a list. */
const FEW = 3;

/** The words of a choice. @param {string} action @param {Table} table */
export function choiceWords(action, { say, board }) {
  const { key, args } = board.choice(action);
  return say(key, args);
}

/** What a button is known by in the page's contract: nothing while things move, as it does nothing then but end that.
 * @param {Table} table @param {string} [name] */
const offered = ({ session }, name = "") => (session.state.moving ? nothing : name);

/** @param {string} action @param {Table} table */
const choice = (action, table) => html`<button type="button" class="button choice" data-action=${offered(table, action)}
  aria-pressed=${table.session.state.pending === action ? "true" : nothing}
  @click=${() => table.session.choose(action)}>${choiceWords(action, table)}</button>`;

/** The faces of a die that people roll themselves, also for an opponent. @param {View} view @param {Table} table */
function faces(view, table) {
  const { session, say, board } = table;
  return html`<fieldset class="faces"><legend>${say("dice-faces")}</legend>${view.outcomes.map(
    ({ action }) => html`<button type="button" class="face"
    data-action=${offered(table, action)} aria-label=${choiceWords(action, table)} @click=${() => session.choose(action)}>${board.die(board.face(action))}</button>`,
  )}</fieldset>`;
}

/** @param {Table} table */
function choices(table) {
  const { session, say } = table;
  if (!session.state.open.length || session.state.pending !== null) return nothing;
  const { open, listed } = session.state;
  const list = () => table.board.arranged(open).map((/** @type {string} */ action) => choice(action, table));
  if (open.length <= FEW) return html`<div class="choices few" data-choices="few">${list()}</div>`;
  // nobody sees what is folded: it is written once the answer to a tap has been painted
  const written = listed || table.unfolded;
  return html`<details class="choices" data-choices="all" aria-busy=${!written} @toggle=${(
    /** @type {{target: HTMLDetailsElement}} */ { target },
  ) => {
    table.unfolded = target.open;
  }}>
    <summary>${say("choices", { count: open.length })}</summary>${keyed(session.state.view, html`<div>${written ? list() : nothing}</div>`)}</details>`;
}

/** @param {View} view @param {Table} table */
function roll(view, table) {
  const { session, say } = table;
  const { ready, yours, handover } = session.state;
  if (view.to_act !== "chance" || !ready || handover) return nothing;
  if (table.dice) return faces(view, table);
  if (!yours) return nothing;
  return html`<button type="button" class="button primary large" data-roll=${offered(table)} @click=${() => session.roll()}>${say("roll")}</button>`;
}

/** The die as it lies, and beside it what to press. @param {View} view @param {Table} table */
function doing(view, table) {
  const { session, board } = table;
  const face = view.to_act === "chance" ? null : board.lastRoll(session.state.entries);
  const entering = view.to_act === "chance" && table.dice;
  return html`<div class="doing">${session.state.pending === null && !entering ? board.die(face) : nothing}<div class="keys-to-press">${roll(view, table)}${choices(table)}${pending(table)}</div></div>`;
}

/** @param {Table} table */
function pending(table) {
  const { session, say } = table;
  if (session.state.pending === null && !session.state.tapped.length) return nothing;
  return html`<div class="buttons">
    ${session.state.pending === null ? nothing : html`<button type="button" class="button primary large" data-confirm=${offered(table)} @click=${() => session.confirm()}>${say("confirm")}</button>`}
    <button type="button" class="button large" data-cancel=${offered(table)} @click=${() => session.cancel()}>${say("cancel")}</button></div>`;
}

/** What the prompt asks, in a sentence; an opponent at thought is told instead. @param {View} view @param {Table} table */
export function question(view, { say, session, board }) {
  const { thinking, wanted, pending, picked, lit } = session.state;
  if (wanted !== null) return say("past", { ply: wanted });
  if (thinking !== null) return say("thinking", { seat: thinking });
  const further = pending === null && picked.length ? board.asked(lit) : null;
  return say(further ?? view.prompt.key, view.prompt.args);
}

/** What a pending action would bring, or what is to be expected, in a sentence or more. @param {Table} table @returns {string[]} */
export function foretellings({ session, say, board }) {
  const { preview, view, forecasts, forecast } = session.state;
  const lines = board.foretold(view, { preview, forecasts, forecast });
  return lines.map((/** @type {import("../types.js").Sentence} */ { key, args }) => say(key, args));
}

/** With this many sentences they flow on, line after line. */
const MUCH = 8;

/** @param {Table} table */
function foretold(table) {
  const lines = foretellings(table);
  return html`<p class="foretold ${lines.length >= MUCH ? "much" : ""}">${lines.map((line) => html`<span data-foretold>${line}</span> `)}</p>`;
}

/** What happened at the step that is looked at, and how to come back. @param {number} wanted @param {Table} table */
const lookedAt = (wanted, table) =>
  html`<p class="latest" data-latest>${told(wanted, table)}</p><p class="past-hint">${table.say("past-hint")}</p>`;

/** What happened last, and what a pending action would bring; for newcomers what to tap, in the same room. @param {View} view @param {Table} table */
const nowSaid = (view, table) =>
  hint(view, table) ??
  html`${foretold(table)}
  ${table.session.state.pending === null ? html`<p class="latest" data-latest>${latest(table.session.state.entries, table)}</p>` : nothing}`;

/** Walking along the story, where the open story does not offer it already. @param {Table} table */
const walking = (table) => (table.sheet === "log" ? nothing : html`<div class="doing">${scrubber(table)}</div>`);

/** @param {View} view @param {Table} table */
export function prompt(view, table) {
  const { session, say } = table;
  const { wanted, trouble, moving } = session.state;
  return html`<section class="prompt ${moving ? "moving" : ""}" data-prompt aria-label=${say("prompt")} lang=${tag(table.lang)}>
    <div class="prompt-words"><h2 tabindex="-1">${question(view, table)}</h2>
      ${wanted === null ? nowSaid(view, table) : lookedAt(wanted, table)}</div>
    ${trouble ? html`<p class="notice" role="alert">${say(`error-${trouble.code}`)}</p>` : nothing}
    ${wanted === null ? doing(view, table) : walking(table)}
  </section>`;
}
