// The prompt: the question, and the tray with all that answers it: the hand, the die, the choices, the button that
// takes what is shown.
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { keyed } from "lit-html/directives/keyed.js";
import { inLanguage } from "../i18n/lang.ts";
import { icon, tryAgain } from "../ui/components.ts";
import { aloud } from "../i18n/functions.ts";
import { advised, shownAdvice, choiceValue } from "./advice.ts";
import { inMotion, lineOf, retold, shownAction, stepWords } from "./director.ts";
import { hint } from "./hints.ts";
import { gainChip, avatarAt } from "./seats.ts";
import { actionBuilder } from "./action-builder.ts";
import { lastReasons } from "../wording/reasons.ts";
import { turnOf } from "../wording/seat-language.ts";
import { recalled } from "../session/undo.ts";
import type { Table } from "./types.ts";
import type { NamedSeat, Sentence, View } from "../engine/shapes.ts";
import type { Trouble } from "../base/trouble.ts";

/** A question of more letters stands in two lines. */
const ONE_LINE = 14;
/** Up to this many choices are shown; more fold into a list. */
const FEW = 3;

export function choiceWords(action: string, { say, board, session }: Pick<Table, "board" | "say" | "session">) {
  const { key, args } = board.choice(action, session.state.view);
  return say(key, args);
}

/** A button's attribute of the page's contract: absent during an animation, when a tap only ends it. */
const offered = (table: Pick<Table, "session" | "stage">, name: string = "") => (inMotion(table) ? nothing : name);

/** Classes of a bare choice: the main answer where nothing is lit, a quiet one where something else is. */
function emphasis(action: string, lit: Set<string>) {
  if (!lit.size) return "primary";
  if (!lit.has(action)) return "";
  return lit.size > 1 ? "lit besides" : "lit";
}

/** @param bare whether this button is the only place for it */
const choice = (
  action: string,
  table: Pick<Table, "board" | "lang" | "lesson" | "say" | "session" | "stage">,
  bare: boolean = false,
) => html`<button type="button" class="button choice ${bare ? emphasis(action, table.session.state.lit) : ""}" data-action=${offered(table, action)}
  data-advised=${bare && shownAdvice(table)?.action === action ? action : nothing} data-pick=${bare && table.session.state.lit.has(action) ? offered(table, action) : nothing}
  aria-pressed=${table.session.state.pending === action ? "true" : nothing}
  @click=${() => table.session.taps.choose(action)}><span>${choiceWords(action, table)}${choiceValue(action, table)}</span>${bare ? table.lesson?.pointingAtKey(table, { pick: action }) : nothing}</button>`;

/** Buttons for the faces of a physical die, also for an opponent's roll. */
function faces(view: View, table: Pick<Table, "board" | "say" | "session" | "stage">) {
  const { session, say, board } = table;
  return html`<fieldset class="faces"><legend>${say("dice-faces")}</legend>${view.outcomes.map(
    ({ action }) => html`<button type="button" class="face"
    data-action=${offered(table, action)} aria-label=${aloud(choiceWords(action, table))} @click=${() => session.taps.choose(action)}>${board.die(board.face(action))}</button>`,
  )}</fieldset>`;
}

/** Whether the choices stay unlisted: in a lesson those of several parts are tapped together on the board. */
const unlisted = ({ session: { state } }: Pick<Table, "session">) =>
  Boolean(state.guide) && state.open.some((action) => (state.picks[action]?.length ?? 0) > 1);

/** Bare choices, or all few of them for whoever wants all help; none before their picks are loaded. */
function shownFew(table: Pick<Table, "session">) {
  const { choosing, adviceWanted } = table.session.state;
  const { open, bare, others, pending } = choosing;
  if (pending !== null || bare.length + others.length < open.length) return [];
  return adviceWanted === "always" && open.length <= FEW && !unlisted(table) ? open : bare;
}

function few(actions: string[], table: Pick<Table, "board" | "lang" | "lesson" | "say" | "session" | "stage">) {
  if (!actions.length) return nothing;
  const { bare } = table.session.state.choosing;
  return html`<div class="choices few" data-choices="few">${table.board
    .sortChoices(actions)
    .map((action: string) => choice(action, table, bare.includes(action)))}</div>`;
}

/**
 * All other choices, for keyboard and screen readers: out of sight until focused, rendered once unfolded. Beside the
 * tray, which would cut them. Where there are none it stays, inert: to make it anew costs each decision more than it.
 */
function folded(table: Table) {
  const { session, say, input } = table;
  const { choosing, view, historyPly } = session.state;
  const { open, others, pending } = choosing;
  const elsewhere = historyPly !== null || inMotion(table) || table.puzzle?.asks === false;
  const allShown = shownFew(table).length === open.length;
  const listed = others.length > 0 && pending === null && !elsewhere && !unlisted(table) && !allShown;
  const unfolded = listed && input.unfolded;
  return html`<details class="choices" ?inert=${!listed} .open=${unfolded} data-choices=${listed ? "all" : nothing} data-folded=${listed && !unfolded ? others.join("\n") : nothing} @toggle=${({ target }: { target: HTMLDetailsElement }) => input.list({ unfolded: target.open })}>
    <summary>${listed ? say("choices", { count: others.length }) : nothing}</summary>${unfolded ? keyed(view, unfoldedList(others, table)) : nothing}</details>`;
}

function unfoldedList(others: string[], table: Table) {
  const { judged, advice, open, picks } = table.session.state;
  return html`${guard([open, picks, table.lang, table.input.parts], () => actionBuilder(others, table))}
    <div>${guard([...others, table.lang, inMotion(table), judged, advice], () =>
      table.board.sortChoices(others).map((action: string) => choice(action, table)),
    )}</div>`;
}

/** The die, thrown by a tap: with the action that is shown, where one is. It is gone while it flies. */
function litDie(table: Pick<Table, "board" | "lesson" | "say" | "session" | "stage">, thrown: () => unknown) {
  const { entries, view } = table.session.state;
  const moving = inMotion(table);
  const face = moving ? table.board.lastRoll(entries.slice(view.ply)) : null;
  return html`<button type="button" class="lit-die ${moving && !face ? "flies" : ""}" data-die data-roll=${offered(table)} @click=${thrown}>${table.board.die(face ?? null)}<i>${table.lesson?.pointingAtKey(table, { above: false })}</i><span>${table.say("roll")}</span></button>`;
}

function roll(view: View, table: Pick<Table, "board" | "lesson" | "say" | "session" | "settings" | "stage">) {
  const { session } = table;
  const { ready, yours, handover, awaitsRemote } = session.state;
  if (view.to_act !== "chance" || !ready || handover || awaitsRemote) return nothing;
  if (table.settings().dice) return faces(view, table);
  return yours && (inMotion(table) || !session.loop.rollsItself) ? litDie(table, () => session.roll()) : nothing;
}

function confirming(table: Pick<Table, "board" | "lesson" | "say" | "session" | "settings" | "stage">) {
  const shown = shownAction(table);
  if (!shown) return nothing;
  const { say, session } = table;
  const take = () => session.taps.confirm();
  if (shown.rolls && !table.settings().dice) return litDie(table, take);
  if (inMotion(table)) return nothing;
  return html`<button type="button" class="button primary large" data-confirm=${offered(table)} @click=${take}>${icon("check")}${say(shown.does.key, shown.does.args)}${table.lesson?.pointingAtKey(table)}</button>`;
}

function resting(view: View, { session, board }: Pick<Table, "board" | "session">) {
  const { entries } = session.state;
  const face = board.lastRoll(view.to_act === "chance" ? entries.slice(view.ply) : entries); // a die that has come to rest
  return board.resting?.(view, face) ?? board.die(face);
}

/** What sends the turn that was played here to whoever goes on elsewhere. */
export function sending({ session, say, share }: Pick<Table, "say" | "session" | "share">) {
  if (!session.state.mustSend) return nothing;
  return html`<button type="button" class="button primary large" data-send-turn @click=${share}>${icon("share-2")}${say("send-turn")}</button>`;
}

function doing(view: View, table: Table) {
  const { session } = table;
  const { pending, yours } = session.state;
  const moving = inMotion(table);
  if (table.puzzle && !table.puzzle.asks)
    return html`<div class="doing"><div class="keys-to-press">${table.puzzle.keys(table)}</div></div>`;
  const shown = moving ? [] : shownFew(table);
  const thrown = view.to_act === "chance" && yours && (moving || !session.loop.rollsItself);
  const sends = sending(table);
  const rests = pending === null && !shown.length && !thrown && sends === nothing;
  return html`<div class="doing">${rests ? html`<div class="resting">${resting(view, table)}</div>` : nothing}<div class="keys-to-press">${roll(view, table)}${few(shown, table)}${confirming(table)}${sends}${table.lesson?.readOn(table)}</div></div>`;
}

export function foretellings({ session, say, board }: Pick<Table, "board" | "say" | "session">): string[] {
  const { preview, view, forecasts, forecast } = session.state;
  const lines = board.forecastSentences(view, { preview, forecasts, forecast });
  return lines.map(({ key, args }: Sentence) => say(key, args));
}

/** The forecasts in words: for the eye of whoever wants all help, for others' ears. */
function foretold(table: Pick<Table, "board" | "say" | "session">) {
  const lines = foretellings(table);
  const seen = table.session.state.adviceWanted === "always";
  return html`<p class="foretold ${seen ? "" : "hidden"}">${lines.map((line) => html`<span data-foretold>${line}</span> `)}</p>`;
}

function effects(table: Table) {
  const { session, board, say } = table;
  const { view, preview } = session.state;
  const all = preview ? (board.effects?.(view, preview) ?? []) : [];
  return all.map(({ seat: number, key, args }) => {
    const seat = number === undefined ? undefined : view.seats[number];
    return html`<p class="effect">${seat === undefined ? nothing : html`<span class="emblem">${avatarAt(seat, table)}</span>`}<span>${say(key, args)}</span></p>`;
  });
}

function gained({ session, board, lang }: Pick<Table, "board" | "lang" | "session">) {
  const { view, preview } = session.state;
  const own = board.gains?.(view, { preview }).find(({ seat }) => seat === view.to_act);
  if (!own?.pieces.length || own.place !== null) return nothing; // a rank is seen at the seat
  return html`<p class="gains">${own.pieces.map((piece) => gainChip(piece, lang))}</p>`;
}

function reasons({ session, say, notes }: Pick<Table, "session" | "say" | "notes">) {
  const last = lastReasons(session.state.entries, session.row.notes);
  if (!last || notes.reasonsAt !== last.ply) return null;
  return html`${last.reasons.map(({ key, args }) => html`<p class="reason" data-reason>${say(key, args)}</p>`)}`;
}

/** What is said in the tray: one thing at a time. */
function said(view: View, table: Table) {
  const { historyPly, pending } = table.session.state;
  if (table.session.state.guide) return table.lesson?.head(table);
  if (table.puzzle && pending === null) return table.puzzle.said(table);
  if (historyPly !== null)
    return html`<p>${table.parts.asides.show(table.say, ({ entryText }) => entryText(historyPly, table))}</p><p class="past-hint">${table.say("past-hint")}</p>`;
  if (inMotion(table)) return nothing;
  const back = recalled(table);
  if (back) return html`<p data-recalled>${back}</p>`;
  return (
    advised(bestWords(table), table) ??
    (pending === null ? reasons(table) : null) ??
    hint(view, table) ??
    html`${gained(table)}${effects(table)}${foretold(table)}`
  );
}

export const bestWords = (table: Pick<Table, "board" | "say" | "session">) =>
  table.session.state.advice ? choiceWords(table.session.state.advice.action, table) : "";

/** Whether the step controls stand in the tray: the open log has them already. */
const walks = ({ session, sheets }: Pick<Table, "session" | "sheets">) =>
  session.state.historyPly !== null && sheets.open !== "log";

/** Troubles that may pass: what failed can be tried again. */
const PASSING = ["no-opponents"];

const refused = ({ code }: Trouble, { say, session }: Pick<Table, "say" | "session">) =>
  html`<div class="notice" role="alert"><span>${say(`error-${code}`)}</span>${PASSING.includes(code) ? tryAgain(say, session.loop.retry) : nothing}</div>`;

/** The faces of all seats, of which that of who is asked is seen: another turn then draws none anew. */
const facesOf = (asked: NamedSeat, { seats: all }: View, table: Table) =>
  all.map((seat) => html`<span class="emblem ${seat === asked ? "" : "away"}">${avatarAt(seat, table)}</span>`);

function asked(view: View, table: Table) {
  const { historyPly, view: now } = table.session.state;
  const taught = stepWords(table) !== null;
  const seat = taught || historyPly !== null ? undefined : view.seats[retold(table)?.seat ?? Number(turnOf(now))];
  const { whose, words } = lineOf(view, table);
  return html`<div class="question ${taught ? "taught" : ""} ${words.length > ONE_LINE ? "long" : ""}">${seat ? facesOf(seat, view, table) : nothing}<h2 tabindex="-1">${whose ? html`<span class="hidden">${whose} </span>` : nothing}${words}</h2></div>`;
}

export function prompt(view: View, table: Table, hand: unknown) {
  const { say, session } = table;
  const { historyPly, trouble } = session.state;
  // what is said of a puzzle needs the room, unless its answer is marked on what is in hand
  const answered = table.puzzle && !table.puzzle.answer && stepWords(table) !== null;
  return html`<section class="prompt ${inMotion(table) ? "moving" : ""}" data-prompt aria-label=${say("prompt")} ${inLanguage(table.lang)}>
    ${asked(view, table)}
    <div class="tray ${walks(table) ? "past" : ""}">${answered ? nothing : hand}<div class="said" tabindex=${historyPly === null && !table.puzzle ? nothing : "0"}>${said(view, table)}</div>${trouble ? refused(trouble, table) : nothing}
${historyPly === null ? doing(view, table) : nothing}${walks(table) ? html`<div class="doing">${table.parts.asides.show(say, ({ scrubber }) => scrubber(table))}</div>` : nothing}</div>
    ${folded(table)}
  </section>`;
}
