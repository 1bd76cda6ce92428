// The prompt: the question, the die, the choices as a list, confirm and cancel.
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { keyed } from "lit-html/directives/keyed.js";
import { inLanguage } from "../i18n/lang.js";
import { icon } from "../ui/components.js";
import { aloud } from "../i18n/functions.js";
import { advised, shownAdvice, choiceValue } from "./advice.js";
import { face } from "../art/faces.js";
import { hint } from "./hints.js";
import { latest } from "./log.js";
import { ofSeat } from "../base/lookup.js";
import { byParts } from "./short-lists.js";
import { byRole } from "../session/picker.js";
import { lastReasons } from "../wording/reasons.js";
import { scrubber, entryText } from "./history-controls.js";
import { lessonHead, readOn, stepWords, unlisted } from "./lesson-tools.js";
import { recalled } from "../session/undo.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("./types.js").Table} Table */

/** Up to this many choices are shown; more fold into a list. */
const FEW = 3;

/** The words of a choice. @param {string} action @param {Table} table */
export function choiceWords(action, { say, board, session }) {
  const { key, args } = board.choice(action, session.state.view);
  return say(key, args);
}

/**
 * A button's attribute of the page's contract: absent during an animation, when a tap only ends it.
 * @param {Table} table
 * @param {string} [name]
 */
const offered = ({ session }, name = "") => (session.state.moving ? nothing : name);

/** @param {string} action @param {Table} table @param {boolean} [bare] whether this button is the only place for it */
const choice = (
  action,
  table,
  bare = false,
) => html`<button type="button" class="button choice ${bare ? "primary" : ""}" data-action=${offered(table, action)}
  data-advised=${bare && shownAdvice(table)?.action === action ? action : nothing} data-pick=${bare && table.session.state.lit.has(action) ? offered(table, action) : nothing}
  aria-pressed=${table.session.state.pending === action ? "true" : nothing}
  @click=${() => table.session.taps.choose(action)}><span>${choiceWords(action, table)}${choiceValue(action, table)}</span></button>`;

/** Buttons for the faces of a physical die, also for an opponent's roll. @param {View} view @param {Table} table */
function faces(view, table) {
  const { session, say, board } = table;
  return html`<fieldset class="faces"><legend>${say("dice-faces")}</legend>${view.outcomes.map(
    ({ action }) => html`<button type="button" class="face"
    data-action=${offered(table, action)} aria-label=${aloud(choiceWords(action, table))} @click=${() => session.taps.choose(action)}>${board.die(board.face(action))}</button>`,
  )}</fieldset>`;
}

/** The choices that are shown: all where they are few, else those that are bare; none before their picks are loaded. @param {Table} table */
export function shownFew(table) {
  const { open, bare, others, pending } = table.session.state;
  if (pending !== null || bare.length + others.length < open.length) return [];
  return open.length > FEW || unlisted(table) ? bare : open;
}

/** Whether each choice has a button in words. @param {Table} table */
export function allShown(table) {
  const shown = shownFew(table).length;
  return shown > 0 && shown === table.session.state.open.length;
}

/** @param {string[]} actions @param {Table} table */
function few(actions, table) {
  if (!actions.length) return nothing;
  const { bare } = table.session.state;
  return html`<div class="choices few" data-choices="few">${table.board
    .sortChoices(actions)
    .map((/** @type {string} */ action) => choice(action, table, bare.includes(action)))}</div>`;
}

/**
 * All other choices, for the keyboard and screen readers: out of sight until the list has the focus. Its many lines are
 * rendered once somebody unfolds it.
 * @param {Table} table
 */
function folded(table) {
  const { session, say, unfolded } = table;
  const { open, others, pending, view } = session.state;
  if (open.length <= FEW || pending !== null || unlisted(table)) return nothing;
  return html`<details class="choices" data-choices="all" data-folded=${unfolded ? nothing : others.join("\n")} @toggle=${(
    /** @type {{target: HTMLDetailsElement}} */ { target },
  ) => table.list({ unfolded: target.open })}>
    <summary>${say("choices", { count: others.length })}</summary>${unfolded ? keyed(view, unfoldedList(others, table)) : nothing}</details>`;
}

/** @param {string[]} others @param {Table} table */
function unfoldedList(others, table) {
  const { moving, judged, advice, open, picks } = table.session.state;
  return html`${guard([open, picks, table.lang, table.parts], () => byParts(others, table))}
    <div>${guard([...others, table.lang, moving, judged, advice], () =>
      table.board.sortChoices(others).map((/** @type {string} */ action) => choice(action, table)),
    )}</div>`;
}

/** @param {View} view @param {Table} table */
function roll(view, table) {
  const { session, say } = table;
  const { ready, yours, handover } = session.state;
  if (view.to_act !== "chance" || !ready || handover) return nothing;
  if (table.settings().dice) return faces(view, table);
  if (!yours) return nothing;
  return html`<button type="button" class="button primary large" data-roll=${offered(table)} @click=${() => session.roll()}>${say("roll")}</button>`;
}

/** What answers, always at the same place; beside it the die, or what takes back a choice that is begun. @param {View} view @param {Table} table */
function doing(view, table) {
  const { session, board } = table;
  const { pending, tapped, entries } = session.state;
  const begun = pending !== null || tapped.length > 0;
  const face = board.lastRoll(view.to_act === "chance" ? entries.slice(view.ply) : entries); // a die that has come to rest
  const shown = shownFew(table);
  const wide = !begun && ((view.to_act === "chance" && table.settings().dice) || shown.length > 1);
  return html`<div class="doing ${wide ? "wide" : ""}">${begun ? cancelling(table) : wide ? nothing : board.die(face)}<div class="keys-to-press">${roll(view, table)}${few(shown, table)}${confirming(table)}${stepWords(table) ? readOn(table) : nothing}</div>${folded(table)}</div>`;
}

/** @param {Table} table */
const confirming = (table) =>
  table.session.state.pending === null
    ? nothing
    : html`<button type="button" class="button primary large" data-confirm=${offered(table)} @click=${() => table.session.taps.confirm()}>${table.say("confirm")}</button>`;

/** @param {Table} table */
const cancelling = (table) =>
  html`<button type="button" class="button" data-cancel=${offered(table)} @click=${() => table.session.taps.cancel()}>${icon("x")}<span>${table.say("cancel")}</span></button>`;

/** The question as a sentence; or that an opponent is thinking. @param {View} view @param {Table} table */
export function question(view, table) {
  const { say, session, board } = table;
  const { thinking, wanted, pending, picked, lit } = session.state;
  if (wanted !== null) return say("past", { ply: wanted });
  if (thinking !== null && session.state.view.to_act !== "chance") return say("thinking", { seat: thinking });
  const taught = stepWords(table);
  if (taught) return taught;
  const further = pending === null && picked.length && lit.size ? board.nextPrompt(lit, picked) : null;
  return further ? say(further, { ...view.prompt.args, ...byRole(picked) }) : say(view.prompt.key, view.prompt.args);
}

/** What the forecasts say, as sentences. @param {Table} table @returns {string[]} */
export function foretellings({ session, say, board }) {
  const { preview, view, forecasts, forecast } = session.state;
  const lines = board.forecastSentences(view, { preview, forecasts, forecast });
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
  html`<p class="latest" data-latest>${entryText(wanted, table)}</p><p class="past-hint">${table.say("past-hint")}</p>`;

/** What happened last; or why, where an opponent did it and somebody asks. @param {Table} table */
function lately(table) {
  const { session, say } = table;
  const { entries } = session.state;
  const line = html`<p class="latest" data-latest>${latest(entries, table)}</p>`;
  const last = lastReasons(entries, session.row.notes);
  const level = last && ofSeat(session.row.seats, last.seat).bot;
  if (!last || !level) return line;
  const open = table.reasonsAt === last.ply;
  const words = aloud(say("because", { seat: last.seat }));
  return html`<div class="lately"><button type="button" class="because" data-because aria-expanded=${open} aria-label=${words} title=${words}
    @click=${() => table.showReasons(open ? null : last.ply)}>${face(level)}<span>${say("because-short")}</span></button>
    ${open ? last.reasons.map(({ key, args }) => html`<p class="reason" data-reason>${say(key, args)}</p>`) : line}</div>`;
}

/**
 * The forecasts and the last events; advice, or a hint for newcomers, in their place.
 * @param {View} view
 * @param {Table} table
 */
function nowSaid(view, table) {
  const back = recalled(table);
  const happened = table.session.state.pending === null && !back;
  const said =
    advised(bestWords(table), table) ??
    hint(view, table) ??
    html`${foretold(table)}
  ${happened ? lately(table) : nothing}`;
  return html`${back ? html`<p class="latest" data-recalled>${back}</p>` : nothing}${said}`;
}

/** The action that is advised, in words; empty without advice. @param {Table} table */
export const bestWords = (table) =>
  table.session.state.advice ? choiceWords(table.session.state.advice.action, table) : "";

/** The step controls, unless the open log already shows them. @param {Table} table */
const walking = (table) => (table.sheet === "log" ? nothing : html`<div class="doing">${scrubber(table)}</div>`);

/** Troubles that may pass: what failed can be tried again. */
const PASSING = ["no-opponents"];

/** Why something was refused. @param {import("../types.js").Trouble} trouble @param {Table} table */
const refused = ({ code }, { say, session }) =>
  html`<div class="notice" role="alert"><span>${say(`error-${code}`)}</span>${
    PASSING.includes(code)
      ? html`<button type="button" class="button" data-retry @click=${session.loop.retry}>${icon("rotate-cw")}${say("retry")}</button>`
      : nothing
  }</div>`;

/** @param {View} view @param {Table} table */
export function prompt(view, table) {
  const { session, say } = table;
  const { wanted, trouble, moving } = session.state;
  return html`<section class="prompt ${moving ? "moving" : ""}" data-prompt aria-label=${say("prompt")} ${inLanguage(table.lang)}>
    <div class="prompt-words">${lessonHead(table)}<h2 tabindex="-1">${question(view, table)}</h2>
      ${stepWords(table) ? nothing : wanted === null ? nowSaid(view, table) : lookedAt(wanted, table)}</div>
    ${trouble ? refused(trouble, table) : nothing}
    ${wanted === null ? doing(view, table) : walking(table)}
  </section>`;
}
