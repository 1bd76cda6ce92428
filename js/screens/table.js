// The table's templates: board, seats, prompt, tools, log, result. Renders the session's state; decides nothing.
import { html, nothing } from "lit-html";
import { icon, loading } from "../ui/components.js";
import { region } from "../ui/region.js";
import { adviceTool } from "../table/advice.js";
import { commandField } from "../screen-reader/command-field.js";
import { fairness, fairnessButton } from "../table/dice-statistics.js";
import { tablePlace } from "../board/layout.js";
import { log } from "../table/log.js";
import { allShown, prompt } from "../table/prompt.js";
import { nextFirst } from "../session/rematch.js";
import { storyTable } from "../art/result.js";
import { scrubber } from "../table/history-controls.js";
import { rails, turning } from "../table/rails.js";
import { handoverSheet } from "../table/handover-sheet.js";
import { meanwhile, seats, standing } from "../table/seats.js";
import { seatsSheet } from "../table/seats-sheet.js";
import { boardOf, handOf } from "../board/board-view.js";
import { learned, lessonTools } from "../table/lesson-tools.js";
import { victory } from "../wording/event-sentences.js";
import { inSeatLanguage, turnOf } from "../wording/seat-language.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Shell} Shell */
/** @typedef {import("../table/types.js").Table} Table */
/** @typedef {import("../table/types.js").Shown} Shown */

/** Undo, redo and advice. @param {Table} table */
function steps(table) {
  const { session, say } = table;
  const { view, ready } = session.state;
  const back = ready && (view.undo_to !== null || view.assent_to !== null);
  const forth = ready && view.redo_to !== null;
  return html`<div class="steps"><button type="button" class="tool" data-undo ?disabled=${!back} @click=${table.undo}>${icon("undo-2")}<span>${say("undo")}</span></button>
    <button type="button" class="tool" data-redo ?disabled=${!forth} @click=${() => session.redo()}>${icon("redo-2")}<span>${say("redo")}</span></button>${adviceTool(table)}</div>`;
}

/** The button that opens the log. @param {Table} table */
const storyButton = ({ sheet: open, say, open: show }) =>
  html`<button type="button" class="tool" data-story aria-expanded=${open === "log"} @click=${() => show(open === "log" ? null : "log")}>${icon("scroll-text")}<span>${say("log")}</span></button>`;

/** The tool with which the next tap asks what something is. @param {Table} table @param {Shell["explainMode"]} explainMode */
const explainTool = ({ say }, { on, toggle }) =>
  html`<button type="button" class="tool" data-explain aria-pressed=${on} @click=${toggle}>${icon("circle-question-mark")}<span>${say("explain")}</span></button>`;

/** @param {Table} table @param {boolean} over once a game is over, the log is among what comes next @param {Shell["explainMode"]} explainMode */
function tools(table, over, explainMode) {
  const { session, say } = table;
  const card = table.board.section(session.state.view.phase) ?? "";
  return html`<nav class="tools" aria-label=${say("tools")}>${over ? nothing : storyButton(table)}
    <button type="button" class="tool" data-seats aria-haspopup="dialog" @click=${() => table.open("seats")}>${icon("users")}<span>${say("seats")}</span></button>
    <a class="tool" data-rule=${card} href="#/rules/${session.state.view.game}/${card}">${icon("book-open")}<span>${say("rules")}</span></a>
    ${explainTool(table, explainMode)}
  </nav>`;
}

/** The tools of a lesson; its short real game can be undone as well. @param {Table} table */
const lessonNav = (table) =>
  html`<nav class="tools" aria-label=${table.say("tools")}>${table.session.state.guide ? nothing : steps(table)}${lessonTools(table)}</nav>`;

/**
 * How the game ended.
 * @param {View} view
 * @param {Omit<Shown, "session">} table
 * @param {unknown} [buttons] what can be done then
 * @param {Pick<import("../session/state.js").State, "entries" | "luck">} [played] of the whole game, once it is loaded
 */
export function outcome(view, table, buttons = nothing, { entries, luck } = { entries: [], luck: [] }) {
  if (!view.result) return nothing;
  const { say, result, board, lang, rising } = table;
  return html`<section class="result" data-result data-risen=${rising ?? nothing} aria-label=${say("result")}>
    <h2 tabindex="-1">${say("result-won", victory(view, say, lang))}</h2>
    <p>${say(`result-${view.result.why}`)}</p>
    ${(view.result.ties ?? []).map((seats) => html`<p class="result-tie" data-tie>${say("result-tie", { seats })}</p>`)}
    ${result.breakdown(view, board.words(say))}${buttons}
    <h3>${say("result-story")}</h3>${result.story(view)}${storyTable(view, say)}
    <ul class="result-highlights">${result.highlights(entries, luck).map(({ key, args }) => html`<li data-highlight>${say(key, args)}</li>`)}</ul></section>`;
}

/** What can be done once a game is over. @param {View} view @param {Table} table */
function afterwards({ game }, table) {
  const { say } = table;
  const { id, record } = table.session.row;
  const first = nextFirst(record);
  const begins = first === undefined ? nothing : html`<small>${say("result-begins", { seat: first })}</small>`;
  return html`<div class="result-next">
    <button type="button" class="button primary" data-rematch @click=${table.rematch}>${icon("play")}<span>${say("result-rematch")} ${begins}</span></button>
    <div class="tools">
      <button type="button" class="tool" data-again @click=${table.again}>${icon("rotate-cw")}<span>${say("result-again")}</span></button>
      <a class="tool" data-change href="#/new/${game}?as=${id}">${icon("pencil")}<span>${say("result-change")}</span></a>
      ${storyButton(table)}
      <button type="button" class="tool" data-share @click=${table.share}>${icon("share-2")}<span>${say("result-share")}</span></button>
      <button type="button" class="tool" data-picture @click=${table.picture}>${icon("image")}<span>${say("result-picture")}</span></button>
      <button type="button" class="tool" data-save-record @click=${table.save}>${icon("file-down")}<span>${say("result-save")}</span></button>
    </div></div>`;
}

/** @param {Table} table */
const shareButton = ({ say, share }) =>
  html`<button type="button" class="icon-button" data-share aria-label=${say("share")} title=${say("share")} @click=${share}>${icon("share-2")}</button>`;

/** The entries that have been seen: a replay for whoever gets the tablet is not told ahead. @param {Table} table */
const seenEntries = ({ session: { state } }) =>
  state.handover && state.past ? state.entries.slice(0, state.past.ply) : state.entries;

/** The sheets that can open beside the board. @type {Record<string, (table: Table) => unknown>} */
const SHEETS = {
  log: (table) => html`${scrubber(table)}${log(seenEntries(table), table)}`,
  fairness,
};

/** @param {Table} table */
function sheet(table) {
  const { sheet: name, say } = table;
  if (name === null || !SHEETS[name]) return nothing;
  return html`<aside class="sheet sheet-${name}" data-sheet=${name} aria-label=${say(name)}>
    <div class="sheet-head"><h2>${say(name)}</h2>${name === "log" ? html`${fairnessButton(table)}${shareButton(table)}` : nothing}
    <button type="button" class="icon-button close" data-close aria-label=${say("close")} @click=${() => table.open(null)}>${icon("x")}</button></div>
    ${SHEETS[name](table)}</aside>`;
}

/** @param {Table} table */
const elsewhere = ({ taken, say, takeOver }) =>
  taken
    ? html`<div class="notice" role="alert">${say("taken")} <button type="button" class="button primary" data-take-over @click=${takeOver}>${say("take-over")}</button></div>`
    : nothing;

/** @param {Table} table */
const undrawn = ({ undrawn: missing, say }) =>
  missing ? html`<p class="notice" role="alert">${say("error-not-drawn")}</p>` : nothing;

/** The classes of an around-the-table layout; empty in other modes, and at the end. @param {Table} table */
export function seatedAround({ session }) {
  const { row, state } = session;
  const view = state.past?.view ?? state.view;
  return row.sharing === "around" && !view.result ? turning(row.seats, Number(turnOf(state.view))) : "";
}

/** The view that is seen: an earlier one, while somebody looks back or is told what has happened. @param {Table} table */
const seenView = ({ session: { state } }) => state.past?.view ?? state.view;

/** With what the seats have meanwhile, while something moves. @param {Table} table */
function payingView(table) {
  const view = seenView(table);
  return { ...view, seats: meanwhile(view.seats, table.purses) };
}

/** Whether the result is shown; a lesson about the end goes on beside the board. @param {Table} table */
const hasEnded = (table) => seenView(table).result !== null && !table.session.state.guide;

/** @param {Table} table */
function classes(table) {
  const { state } = table.session;
  const view = seenView(table);
  const [around, ended] = [seatedAround(table), hasEnded(table)];
  const holds = table.holding && !ended && !(around && allShown(table));
  return `at-${view.game} ${around || `with-${view.seats.length}`} ${holds ? "with-hand" : ""} ${state.handover ? "handed-over" : ""} ${ended ? "over" : ""} ${state.past ? "past" : ""} ${state.wanted === null ? "" : "looking-back"}`;
}

/** What is asked, of the view as it is now with the seats that are seen. @param {Table} table */
const question = (table) =>
  prompt({ ...table.session.state.view, seats: seenView(table).seats }, inSeatLanguage(table));

/** @param {Table} table */
function ending(table) {
  if (!hasEnded(table)) return nothing;
  const view = seenView(table);
  const next = table.lesson ? learned(view.game, table) : afterwards(view, table);
  return outcome(view, table, next, table.session.state);
}

/** @param {Shell} shell @param {Table} table */
function beside(shell, table) {
  const around = () => seatedAround(table) !== "";
  const hand = () => handOf(seenView(table), table);
  const held = () => (allShown(table) ? nothing : hand()); // around the table the buttons need its room
  const desk = () => html`${region(() => question(table))}${region(() => steps(inSeatLanguage(table)))}`;
  return html`${region(() => (around() ? rails(payingView(table), table, () => region(held), desk) : nothing))}
    <div class="side" data-beside>
      ${region(() => html`${elsewhere(table)}${undrawn(table)}${loading(shell)}`)}
      ${region(() => ending(table))}
      ${region(() => (around() ? nothing : seats(payingView(table), table)))}
      ${region(() => (hasEnded(table) || around() ? nothing : html`${region(hand)}${region(() => question(table))}`))}
      ${region(() => commandField(inSeatLanguage(table)))}
      <div class="bar">${region(() => (table.lesson ? lessonNav(table) : html`${around() ? nothing : region(() => steps(table))}${region(() => tools(table, Boolean(seenView(table).result), shell.explainMode))}`))}</div>
    </div>
    ${region(() => html`${sheet(table)}${seatsSheet(table)}`)}${region(() => handoverSheet(inSeatLanguage(table)))}`;
}

/** @param {Shell} shell @param {Table} table */
export function tableScreen(shell, table) {
  const { session, say } = table;
  const scores = () => (hasEnded(table) || seatedAround(table) ? nothing : standing(payingView(table), table));
  return tablePlace(
    {
      size: table.board.size,
      lesson: table.lesson?.name,
      classes: region(() => classes(table)),
      heading: html`<h1 class="hidden">${region(() => say("game-name"))}</h1>${region(scores)}`,
      board: region(() => boardOf(seenView(table), table)),
      beside: beside(shell, table),
    },
    {
      click: session.clock.finish,
      keydown: ({ key }) => {
        if (key === "Escape" && SHEETS[table.sheet ?? ""]) table.open(null);
      },
    },
  );
}
