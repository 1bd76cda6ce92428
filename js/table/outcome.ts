// How a game ended, and what can be done then: a picture over everything, which can be put away to see the board.
// Renders what it is given; decides nothing.
import { html, nothing } from "lit-html";
import { icon } from "../ui/components.ts";
import { confetti, podium } from "../art/podium.ts";
import { rankTable, scoreTable } from "../art/result.ts";
import { sending } from "./prompt.ts";
import { covered, reasons, seenView, title } from "./result.ts";
import { avatarAt } from "./seats.ts";
import type { Shown, Table } from "./types.ts";
import type { View } from "../engine/shapes.ts";

/** The picture of the end: who has won, the columns, and for whoever does not see them the same as a list. */
export function outcome(view: View, table: Shown, next: unknown = nothing) {
  if (!view.result) return nothing;
  const { say, result, board } = table;
  const rising = table.stage?.rising;
  const words = board.words(say);
  const scoreOf = (seat: View["seats"][number]) => result.score(seat, words);
  return html`<section class="victory" data-result data-risen=${rising?.risen ?? nothing} aria-label=${say("result")}>
    ${view.seats.some(({ score }) => score > 0) ? confetti() : nothing}<div class="victory-head"><h2 tabindex="-1">${title(view, table)}</h2>${reasons(view.result, table)}</div>
    ${rankTable(view, (seat) => scoreOf(seat).made, rising?.risen)}
    ${podium(view, (seat) => ({ made: scoreOf(seat), token: avatarAt(seat, table) }), rising)}
    ${rising ? html`<div class="victory-next"><button type="button" class="button victory-skip" data-skip>${say("handover-skip")}</button></div>` : next}</section>`;
}

/** The film of the game; once it was seen, its last picture, which can be given away. */
const filmed = ({ film, picture, say, session }: Pick<Table, "film" | "picture" | "say" | "session">) =>
  film.seen
    ? html`<button type="button" class="button victory-more" data-picture @click=${() => picture()}>${icon("image")}${say("result-picture")}</button>`
    : html`<button type="button" class="button victory-more" data-film ?disabled=${!session.state.ready} @click=${film.open}>${icon("clapperboard")}${say("film")}</button>`;

const tool = (name: string, picture: string, act: () => unknown, words: string) =>
  html`<button type="button" class="tool" ?data-again=${name === "again"} ?data-story=${name === "story"} ?data-share=${name === "share"} ?data-picture=${name === "picture"} ?data-film=${name === "film"}
    ?data-save-record=${name === "save"} ?data-final-board=${name === "board"} popovertarget="more" popovertargetaction="hide" @click=${act}>${icon(picture)}<span>${words}</span></button>`;

function moreTools({ game }: View, table: Table) {
  const { say } = table;
  const story = () => table.open("log");
  return html`<div class="more-tools">${tool("board", "eye", () => table.uncover(true), say("result-board"))}
    ${tool("story", "scroll-text", story, say("log"))}${tool("again", "rotate-cw", table.again, say("result-again"))}
    <a class="tool" data-change href="#/new/${game}?as=${table.session.row.id}">${icon("pencil")}<span>${say("result-change")}</span></a>
    <a class="tool" data-luck href="#/luck/${table.session.row.id}">${icon("dices")}<span>${say("result-luck")}</span></a>
    ${tool("share", "share-2", table.share, say("result-share"))}${table.film.seen ? tool("film", "clapperboard", table.film.open, say("film")) : tool("picture", "image", () => table.picture(), say("result-picture"))}
    ${tool("save", "file-down", table.save, say("result-save"))}</div>`;
}

function course(view: View, { say, result, session }: Pick<Table, "result" | "say" | "session">) {
  const told = result.highlights(session.state.entries, session.review.rolls.luck);
  return html`<h3>${say("result-story")}</h3><div>${result.scoreChart(view)}${scoreTable(view, say)}
    <ul class="result-highlights">${told.map(({ key, args }) => html`<li data-highlight>${say(key, args)}</li>`)}</ul></div>`;
}

/** What can be done once a game is over; the rest is a popover, and where there are none it stands open. */
const afterwards = (view: View, table: Table) =>
  html`<div class="victory-next">
    ${table.film.failure ? html`<p role="alert">${table.say("unfetched", table.film.failure)}</p>` : nothing}${sending(table)}<button type="button" class="button ${table.session.state.mustSend ? "" : "primary"} large" data-rematch @click=${table.rematch}>${icon("rotate-cw")}${table.say("result-rematch")}</button>
    ${filmed(table)}
    ${table.analysable ? html`<button type="button" class="button victory-more" data-analyse @click=${() => table.open("analysis")}>${icon("chart-line")}${table.say("analysis")}</button>` : nothing}
    <button type="button" class="button victory-more" data-more popovertarget="more">${icon("ellipsis")}${table.say("result-more")}</button></div>
    <div class="more" id="more" popover>${moreTools(view, table)}${course(view, table)}
      <button type="button" class="icon-button close" data-close aria-label=${table.say("close")} popovertarget="more" popovertargetaction="hide">${icon("x")}</button></div>`;

const ending = (view: View, table: Table) =>
  outcome(view, table, table.lesson ? table.lesson.learned(view.game, table) : afterwards(view, table));

/** The picture of the end over the table, while it is not put away. */
export const cover = (table: Table, within: () => unknown) =>
  covered(table) ? html`<div class="cover">${ending(seenView(table), table)}${within()}</div>` : nothing;
