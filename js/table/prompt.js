// The prompt: the question, the die, the choices as a list, confirm and cancel.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { tag } from "../shell/i18n.js";
import { hint } from "./hints.js";
import { latest } from "./log.js";
import { scrubber, told } from "./scrubber.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("./types.js").Table} Table */

/** Up to this many choices are shown; more fold into a list. */
const FEW = 3;

/** The words of a choice. @param {string} action @param {Table} table */
export function choiceWords(action, { say, board }) {
  const { key, args } = board.choice(action);
  return say(key, args);
}

/**
 * A button's attribute of the page's contract: absent during an animation, when a tap only ends it.
 * @param {Table} table
 * @param {string} [name]
 */
const offered = ({ session }, name = "") => (session.state.moving ? nothing : name);

/** @param {string} action @param {Table} table */
const choice = (action, table) => html`<button type="button" class="button choice" data-action=${offered(table, action)}
  aria-pressed=${table.session.state.pending === action ? "true" : nothing}
  @click=${() => table.session.choose(action)}>${choiceWords(action, table)}</button>`;

/** Buttons for the faces of a physical die, also for an opponent's roll. @param {View} view @param {Table} table */
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
  // the folded list is rendered after the reply to a tap is on screen
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

/** The die, and the buttons beside it. @param {View} view @param {Table} table */
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

/** The question as a sentence; or that an opponent is thinking. @param {View} view @param {Table} table */
export function question(view, { say, session, board }) {
  const { thinking, wanted, pending, picked, lit } = session.state;
  if (wanted !== null) return say("past", { ply: wanted });
  if (thinking !== null) return say("thinking", { seat: thinking });
  const further = pending === null && picked.length ? board.asked(lit) : null;
  return say(further ?? view.prompt.key, view.prompt.args);
}

/** What the forecasts say, as sentences. @param {Table} table @returns {string[]} */
export function foretellings({ session, say, board }) {
  const { preview, view, forecasts, forecast } = session.state;
  const lines = board.foretold(view, { preview, forecasts, forecast });
  return lines.map((/** @type {import("../types.js").Sentence} */ { key, args }) => say(key, args));
}

/** From this many sentences they flow as one paragraph. */
const MUCH = 8;

/** @param {Table} table */
function foretold(table) {
  const lines = foretellings(table);
  return html`<p class="foretold ${lines.length >= MUCH ? "much" : ""}">${lines.map((line) => html`<span data-foretold>${line}</span> `)}</p>`;
}

/** While looking back: what happened at that step, and how to return. @param {number} wanted @param {Table} table */
const lookedAt = (wanted, table) =>
  html`<p class="latest" data-latest>${told(wanted, table)}</p><p class="past-hint">${table.say("past-hint")}</p>`;

/**
 * The forecasts and the last events, or a hint for newcomers in their place.
 * @param {View} view
 * @param {Table} table
 */
const nowSaid = (view, table) =>
  hint(view, table) ??
  html`${foretold(table)}
  ${table.session.state.pending === null ? html`<p class="latest" data-latest>${latest(table.session.state.entries, table)}</p>` : nothing}`;

/** The step controls, unless the open log already shows them. @param {Table} table */
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
