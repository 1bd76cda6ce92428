// The four tools of a table: undo, help, story, menu. The page's own entries of the menu come from whoever shows the
// table.
import { html, nothing } from "lit-html";
import { icon } from "../ui/components.ts";
import { whileOpen } from "../ui/while-open.ts";
import { lastReasons } from "../wording/reasons.ts";
import { inSeatLanguage } from "../wording/seat-language.ts";
import { adviceTool } from "./advice.ts";
import type { Table } from "./types.ts";
import type { PageContext } from "../screens/page-context.ts";

/** Undo: first what is begun or shown, then what was played. */
export function undoTool(table: Pick<Table, "say" | "session" | "undo">) {
  const { session, say } = table;
  const { view, ready, begun, moving } = session.state;
  const back = ready && (view.undo_to !== null || view.assent_to !== null);
  const cancels = begun && !moving;
  return html`<button type="button" class="tool" ?data-cancel=${cancels} ?data-undo=${!cancels} ?disabled=${!cancels && !back} @click=${cancels ? () => session.taps.cancel() : table.undo}>${icon("undo-2")}<span>${say("undo")}</span></button>`;
}

function redoTool({ session, say }: Pick<Table, "say" | "session">) {
  const { view, ready } = session.state;
  return html`<button type="button" class="tool" data-redo ?disabled=${!ready || view.redo_to === null} @click=${() => session.redo()}>${icon("redo-2")}<span>${say("redo")}</span></button>`;
}

const storyButton = ({ sheets, say, open }: Pick<Table, "sheets" | "say" | "open">) =>
  html`<button type="button" class="tool" data-story aria-expanded=${sheets.open === "log"} @click=${() => open(sheets.open === "log" ? null : "log")}>${icon("scroll-text")}<span>${say("log")}</span></button>`;

const explainTool = ({ say }: Pick<Table, "say">, { on, toggle }: PageContext["explainMode"]) =>
  html`<button type="button" class="tool" data-explain aria-pressed=${on} @click=${toggle}>${icon("circle-question-mark")}<span>${say("explain")}</span></button>`;

function reasonsTool({ session, say, notes }: Pick<Table, "session" | "say" | "notes">) {
  const last = lastReasons(session.state.entries, session.row.notes);
  if (!last) return nothing;
  const open = notes.reasonsAt === last.ply;
  return html`<button type="button" class="tool" data-because aria-expanded=${open} @click=${() => notes.showReasons(open ? null : last.ply)}>${icon("bot")}<span>${say("because", { seat: last.seat })}</span></button>`;
}

/** Close a menu before a tap inside it does anything: what opens then gives the focus back to the menu's button. */
export const leaving = {
  handleEvent({ currentTarget, target }: { currentTarget: HTMLElement; target: Element }) {
    if (target.closest("button, a")) currentTarget.hidePopover();
  },
  capture: true,
};

const menu = (
  name: string,
  picture: string,
  words: string,
  entries: () => unknown,
) => html`<button type="button" class="tool" data-opens=${name} popovertarget="menu-${name}">${icon(picture)}<span>${words}</span></button>
  <div class="menu" popover id="menu-${name}" @click=${leaving}>${whileOpen(entries)}</div>`;

const seatsTool = ({ say, open }: Pick<Table, "open" | "say">) =>
  html`<button type="button" class="tool" data-seats aria-haspopup="dialog" @click=${() => open("seats")}>${icon("users")}<span>${say("seats")}</span></button>`;

function rulesTool({ session, board, say }: Pick<Table, "board" | "say" | "session">) {
  const { game, phase } = session.state.view;
  const card = board.section(phase) ?? "";
  return html`<a class="tool" data-rule=${card} href="#/rules/${game}/${card}">${icon("book-open")}<span>${say("rules")}</span></a>`;
}

/** @param around undo lies at the rail of whoever is on turn @param pageTools the page's own entries of the menu */
export function tools(
  table: Table,
  explainMode: PageContext["explainMode"],
  around: boolean,
  pageTools: () => unknown,
) {
  const { say } = table;
  const seat = inSeatLanguage(table);
  const play = () =>
    table.lesson || table.puzzle ? nothing : html`${redoTool(table)}${seatsTool(table)}${fairnessButton(table)}`;
  return html`<nav class="tools" ?inert=${table.status.coming} aria-label=${say("tools")}>${around || table.session.state.guide ? nothing : undoTool(table)}
    ${menu("help", "lightbulb", say("help"), () => html`${table.puzzle ? nothing : adviceTool(seat)}${explainTool(table, explainMode)}${reasonsTool(seat)}`)}
    ${table.puzzle ? table.puzzle.tools(table) : table.lesson ? table.lesson.tools(table) : storyButton(table)}
    ${menu("menu", "menu", say("menu"), () => html`${play()}${rulesTool(table)}${pageTools()}`)}
  </nav>`;
}

function fairnessButton({ say, open, session }: Pick<Table, "open" | "say" | "session">) {
  if (!session.state.view.dice) return nothing;
  return html`<button type="button" class="button" data-fairness @click=${() => open("fairness")}>${icon("dices")}${say("fairness")}</button>`;
}
