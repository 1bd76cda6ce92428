// How a game ended, and what can be done then. Renders what it is given; decides nothing.
import { html, nothing } from "lit-html";
import { icon } from "../ui/components.js";
import { storyTable } from "../art/result.js";
import { nextFirst } from "../session/rematch.js";
import { victory } from "../wording/event-sentences.js";
import { storyButton } from "./tools.js";
import { learned } from "./lesson-tools.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Shown} Shown */

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

/** @param {View} view of a game that is over @param {Table} table */
export const ending = (view, table) =>
  outcome(view, table, table.lesson ? learned(view.game, table) : afterwards(view, table), table.session.state);
