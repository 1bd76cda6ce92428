// What decided a game that is over: everybody's chance to win, step by step; turning points, each to be seen on the
// board; and what luck, one's own play and the others did. Renders what the engine has found; decides nothing.
import { html, nothing } from "lit-html";
import { inPercent, PARTS, percent } from "./chance-parts.ts";
import { choiceWords } from "./prompt.ts";
import { avatarAt } from "./seats.ts";
import { scoreTable } from "../art/result.ts";
import { inSentences } from "../i18n/functions.ts";
import { withSign } from "../i18n/translate.ts";
import { icon, tryAgain } from "../ui/components.ts";
import { ofSeat } from "../base/lookup.ts";
import type { Analysed } from "../session/review/analysis.ts";
import type { Apart, Judged, Moment, NamedSeat } from "../engine/shapes.ts";
import type { Table } from "./types.ts";

/** The curve of each seat, with the steps that are to be seen as upright lines. */
function curves({ rows, found }: Analysed, table: Pick<Table, "result" | "say" | "session">) {
  const { say, result, session } = table;
  const { past, view } = session.state;
  const story = rows.map(({ chances }, ply) => ({ ply, scores: chances.map(percent) }));
  const charted = { ...view, result: view.result && { ...view.result, story } };
  const steps = past ? [past.ply] : (found?.moments.flat() ?? []).map(({ ply }) => ply);
  return html`<figure class="chances"><figcaption>${say("analysis-chances")}</figcaption>${result.scoreChart(charted, steps)}
    ${found ? scoreTable(charted, say, { caption: "analysis-chances", row: "analysis-step" }) : nothing}</figure>`;
}

/** A turning point on the board: as it was played, or before it with the better action marked. */
function onBoard(moment: Moment, table: Table) {
  const { say, notes } = table;
  const shown = (which: "played" | "better") =>
    html`<button type="button" class="button" data-study=${which} aria-pressed=${String(notes.studied?.after === (which === "played"))} @click=${() => table.study(moment, which === "played")}>${say(`analysis-${which}`, { what: choiceWords(moment[which], table) })}</button>`;
  return html`<div class="studied">${shown("played")}${shown("better")}
    <p>${say(moment.reason.key, moment.reason.args)}</p>
    <button type="button" class="button" data-branch @click=${() => table.branch(moment.ply)}>${icon("git-branch")}${say("branch")}</button></div>`;
}

const wordsOf = ({ ply, played, lost }: Moment, table: Pick<Table, "board" | "lang" | "say" | "session">) => ({
  ply: ply + 1,
  what: choiceWords(played, table),
  points: withSign(-percent(lost), table.lang),
});

/** What the board shows of a turning point, for whoever does not see it. */
export function studiedWords(moment: Moment, table: Table) {
  const { say, notes, session } = table;
  const seat = session.state.analysis?.found?.moments.findIndex((all) => all.includes(moment)) ?? 0;
  const words = { seat, ...wordsOf(moment, table) };
  if (notes.studied?.after) return say("analysis-shown-played", words);
  const better = { ...words, what: choiceWords(moment.better, table) };
  return inSentences([say("analysis-shown-better", better), say(moment.reason.key, moment.reason.args)]);
}

function turningPoint(moment: Moment, seat: number, table: Table) {
  const open = table.notes.studied?.moment === moment;
  return html`<li><button type="button" class="log-line" data-turning-point=${moment.ply} aria-expanded=${String(open)}
    @click=${() => table.study(open ? null : moment)}><span class="hidden">${table.say("whose-question", { seat })} </span>${table.say("analysis-moment", wordsOf(moment, table))}</button>${open ? onBoard(moment, table) : nothing}</li>`;
}

/** The turning points of everybody: people before computer players. */
function turningPoints(moments: Moment[][], table: Table) {
  const { say, session } = table;
  const isBot = ({ seat }: NamedSeat) => Number(Boolean(session.row.seats[seat]?.bot));
  const seats = session.state.view.seats.filter(({ seat }) => moments[seat]?.length);
  seats.sort((one, other) => isBot(one) - isBot(other));
  return html`<h3>${say("analysis-moments")}</h3>${seats.length ? nothing : html`<p>${say("analysis-none")}</p>`}
    ${seats.map(
      (seat) => html`<section class="moments"><h4>${avatarAt(seat, table)}<bdi>${seat.name}</bdi></h4>
      <ol>${(moments[seat.seat] ?? []).map((moment) => turningPoint(moment, seat.seat, table))}</ol></section>`,
    )}`;
}

/** Luck, play and the others, by seat; no luck where nothing was rolled. */
function parts(apart: Apart[], rows: Judged[], table: Table) {
  const { say, lang, session } = table;
  const rolled = rows.some(({ mean }) => mean);
  const shown = PARTS.map((part, at) => ({
    at,
    key: `analysis-${part === "others" && !rolled ? "setup" : part}`,
  })).slice(rolled ? 0 : 1);
  const row = (seat: NamedSeat) => {
    const all = inPercent(ofSeat(apart, seat.seat));
    return html`<tr data-parts=${seat.seat}><th scope="row">${avatarAt(seat, table)}<bdi class="hidden">${seat.name}</bdi></th>${shown.map(({ at }) => html`<td>${withSign(all[at] ?? 0, lang)}</td>`)}</tr>`;
  };
  return html`<h3>${say("analysis-parts")}</h3><table class="parts"><thead><tr><td></td>${shown.map(({ key }) => html`<th scope="col">${say(key)}</th>`)}</tr></thead>
    <tbody>${session.state.view.seats.map(row)}</tbody></table><p class="quiet">${say("analysis-explained")}</p>`;
}

function rest(analysis: Analysed, table: Table) {
  const { say, session } = table;
  const { trouble, found, rows, progress } = analysis;
  if (trouble)
    return html`<p role="alert">${say(`error-${trouble.code}`, trouble.args)}</p>${tryAgain(say, () => session.review.analysis.start())}`;
  if (!found)
    return html`<p role="status"><label>${say("analysis-running")} <progress max="1" value=${progress}></progress></label></p>`;
  return html`${turningPoints(found.moments, table)}${parts(found.seats, rows, table)}
    <button type="button" class="button" data-picture @click=${() => table.picture(".chances svg")}>${icon("image")}${say("analysis-picture")}</button>`;
}

export function analysis(table: Table) {
  const found = table.session.state.analysis ?? { rows: [], progress: 0, found: null, trouble: null }; // it is on its way
  return html`<div class="analysis" role="group" aria-label=${table.say("analysis")} tabindex="0">${curves(found, table)}${rest(found, table)}</div>`;
}
