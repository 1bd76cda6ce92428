// A lesson's part of the table: its name and how far one is, the button to read on, its tools, and what comes after.
import { html, nothing } from "lit-html";
import { icon } from "../ui/components.js";

/** @typedef {import("./types.js").Table} Table */

/** What the lesson's step says. @param {Pick<Table, "session" | "say">} table */
export const stepWords = ({ session: { state }, say }) => (state.guide ? say(state.guide.says) : null);

/** The lesson's name and how far one is. @param {Table} table */
export const lessonHead = ({ lesson, session: { state }, say }) =>
  lesson && state.guide
    ? html`<p class="lesson-at"><strong>${say(`learn-${lesson.name}`)}</strong> ${lesson.number}/${lesson.count}</p>`
    : nothing;

/** Whether the choices stay unlisted: in a lesson those of several parts are tapped together on the board. @param {Table} table */
export const unlisted = ({ session: { state } }) =>
  Boolean(state.guide) && state.open.some((action) => (state.picks[action]?.length ?? 0) > 1);

/** @param {Table} table */
export const readOn = ({ say, session }) =>
  session.state.guide?.reads && !session.state.moving
    ? html`<button type="button" class="button primary large" data-next @click=${() => session.readOn()}>${say("lesson-next")}</button>`
    : nothing;

/** @param {Pick<Table, "say">} table */
const homeward = ({ say }) => html`<a class="tool" href="#/">${icon("house")}<span>${say("to-home")}</span></a>`;

/** @param {Table} table */
export const lessonTools = (table) =>
  html`<button type="button" class="tool" data-lesson-again @click=${table.lesson?.again}>${icon("rotate-cw")}<span>${table.say("lesson-again")}</span></button>
    <button type="button" class="tool" data-lesson-skip @click=${table.lesson?.skip}>${icon("skip-forward")}<span>${table.say("lesson-skip")}</span></button>
    ${homeward(table)}`;

/** What comes after the short real game. @param {string} game @param {Table} table */
export function learned(game, table) {
  const { lesson, say } = table;
  return html`<div class="victory-next" data-learned><p>${say("lesson-learned")}</p>
    <a class="button primary large" href="#/new/${game}">${icon("play")}${say("home-play")}</a>
    <button type="button" class="button" data-lesson-first @click=${lesson?.first}>${icon("rotate-cw")}${say("lesson-first")}</button>
    <a class="button" href="#/">${icon("house")}${say("to-home")}</a></div>`;
}
