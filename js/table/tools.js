// The four tools of a table: undo, help, story, menu. The page's own entries of the menu come from whoever shows the table.
import { html, nothing } from "lit-html";
import { icon } from "../ui/components.ts";
import { whileOpen } from "../ui/while-open.ts";
import { lastReasons } from "../wording/reasons.ts";
import { inSeatLanguage } from "../wording/seat-language.ts";
import { adviceTool } from "./advice.js";
import { fairnessButton } from "./dice-statistics.js";
import { lessonTools } from "./lesson-tools.js";

/** @typedef {import("../types.js").Shell} Shell */
/** @typedef {import("./types.js").Table} Table */

/** Undo: first what is begun or shown, then what was played. @param {Table} table */
export function undoTool(table) {
  const { session, say } = table;
  const { view, ready, begun, moving } = session.state;
  const back = ready && (view.undo_to !== null || view.assent_to !== null);
  const words = html`${icon("undo-2")}<span>${say("undo")}</span>`;
  return begun && !moving
    ? html`<button type="button" class="tool" data-cancel @click=${() => session.taps.cancel()}>${words}</button>`
    : html`<button type="button" class="tool" data-undo ?disabled=${!back} @click=${table.undo}>${words}</button>`;
}

/** @param {Table} table */
function redoTool({ session, say }) {
  const { view, ready } = session.state;
  return html`<button type="button" class="tool" data-redo ?disabled=${!ready || view.redo_to === null} @click=${() => session.redo()}>${icon("redo-2")}<span>${say("redo")}</span></button>`;
}

/** The button that opens the log. @param {Table} table */
const storyButton = ({ sheet: open, say, open: show }) =>
  html`<button type="button" class="tool" data-story aria-expanded=${open === "log"} @click=${() => show(open === "log" ? null : "log")}>${icon("scroll-text")}<span>${say("log")}</span></button>`;

/** The tool with which the next tap asks what something is. @param {Table} table @param {Shell["explainMode"]} explainMode */
const explainTool = ({ say }, { on, toggle }) =>
  html`<button type="button" class="tool" data-explain aria-pressed=${on} @click=${toggle}>${icon("circle-question-mark")}<span>${say("explain")}</span></button>`;

/** Why the opponent that moved last did so. @param {Table} table */
function becauseTool({ session, say, reasonsAt, showReasons }) {
  const last = lastReasons(session.state.entries, session.row.notes);
  if (!last) return nothing;
  const open = reasonsAt === last.ply;
  return html`<button type="button" class="tool" data-because aria-expanded=${open} @click=${() => showReasons(open ? null : last.ply)}>${icon("bot")}<span>${say("because", { seat: last.seat })}</span></button>`;
}

/** Close a menu at a tap inside it, before the tap does anything: what opens then gives the focus back to the menu's button. */
export const leaving = {
  /** @param {Event} event */
  handleEvent({ currentTarget, target }) {
    if (/** @type {Element} */ (target).closest("button, a")) /** @type {HTMLElement} */ (currentTarget).hidePopover();
  },
  capture: true,
};

/** A tool that opens a menu. @param {string} name @param {string} picture @param {string} words @param {() => unknown} entries */
const menu = (
  name,
  picture,
  words,
  entries,
) => html`<button type="button" class="tool" data-opens=${name} popovertarget="menu-${name}">${icon(picture)}<span>${words}</span></button>
  <div class="menu" popover id="menu-${name}" @click=${leaving}>${whileOpen(entries)}</div>`;

/** @param {Table} table */
const seatsTool = ({ say, open }) =>
  html`<button type="button" class="tool" data-seats aria-haspopup="dialog" @click=${() => open("seats")}>${icon("users")}<span>${say("seats")}</span></button>`;

/** The rules of the phase. @param {Table} table */
function rulesTool({ session, board, say }) {
  const { game, phase } = session.state.view;
  const card = board.section(phase) ?? "";
  return html`<a class="tool" data-rule=${card} href="#/rules/${game}/${card}">${icon("book-open")}<span>${say("rules")}</span></a>`;
}

/**
 * The tools beside the board; a lesson and a puzzle have their own in place of the story.
 * @param {Table} table
 * @param {Shell["explainMode"]} explainMode
 * @param {boolean} around whether undo lies at the rail of whoever is on turn
 * @param {() => unknown} pageTools entries of the menu that belong to the page
 */
export function tools(table, explainMode, around, pageTools) {
  const { say } = table;
  const seat = inSeatLanguage(table);
  const play = () =>
    table.lesson || table.puzzle ? nothing : html`${redoTool(table)}${seatsTool(table)}${fairnessButton(table)}`;
  return html`<nav class="tools" aria-label=${say("tools")}>${around || table.session.state.guide ? nothing : undoTool(table)}
    ${menu("help", "lightbulb", say("help"), () => html`${table.puzzle ? nothing : adviceTool(seat)}${explainTool(table, explainMode)}${becauseTool(seat)}`)}
    ${table.puzzle ? table.puzzle.tools(table) : table.lesson ? lessonTools(table) : storyButton(table)}
    ${menu("menu", "menu", say("menu"), () => html`${play()}${rulesTool(table)}${pageTools()}`)}
  </nav>`;
}
