// What decided a game that is over, a file of its own: everybody's chance to win, the turning points as a story, each to
// be seen on the board, and what luck, one's own play and the others did. Renders what the engine has found.
import { html, nothing } from "lit-html";
import { picture } from "../../board/thumbnails.ts";
import { inPercent, PARTS, percent } from "./chance-parts.ts";
import { choiceWords } from "../../table/prompt.ts";
import { avatarAt } from "../../table/seats.ts";
import { curve } from "./curve.ts";
import { inSentences } from "../../i18n/functions.ts";
import { withSign } from "../../i18n/translate.ts";
import { icon, tryAgain } from "../../ui/components.ts";
import { ofSeat } from "../../base/lookup.ts";
import type { Analysed } from "../../session/review/analysis.ts";
import type { Apart, Judged, Moment, NamedSeat, View } from "../../engine/shapes.ts";
import type { Table } from "../../table/types.ts";

export { sentences } from "jemaa:analysis";

const toldOf = ({ told }: Moment, { say }: Pick<Table, "say">) => told.map(({ key, args }) => say(key, args)).join(" ");

/** What the board shows of a turning point, for whoever does not see it. */
export function studiedWords(moment: Moment, table: Table) {
  const { say, notes } = table;
  const { better, played, reason } = moment;
  if (notes.studied?.after || !better || !reason)
    return inSentences([toldOf(moment, table), say("analysis-shown-played", { what: choiceWords(played, table) })]);
  const shown = say("analysis-shown-better", { what: choiceWords(better, table) });
  return inSentences([toldOf(moment, table), shown, say(reason.key, reason.args)]);
}

/** What it cost, or what luck it was. */
const cost = ({ lost, luck = 0, seat }: Moment, { say }: Pick<Table, "say">) =>
  lost === undefined
    ? say("analysis-fortune", { good: luck > 0 ? "yes" : "no", seat, points: percent(Math.abs(luck)) })
    : say("analysis-lost", { points: percent(lost) });

/** What goes on from the position that is shown. */
function playOn(table: Table) {
  const { historyPly, past } = table.session.state;
  if (historyPly === null) return nothing;
  return html`<button type="button" class="button primary" data-branch @click=${() => table.branch(historyPly)}>${table.say("branch")}</button>
    ${past?.view.hidden ? html`<small class="quiet">${table.say("branch-hidden")}</small>` : nothing}`;
}

/** A turning point on the board: as it was played, or before it with the better action marked. */
function onBoard(moment: Moment, table: Table) {
  const { say, notes } = table;
  const shown = (which: "played" | "better") =>
    html`<button type="button" class="button" data-study=${which} aria-pressed=${String(notes.studied?.after === (which === "played"))} @click=${() => table.study(moment, which === "played")}>${say(`analysis-${which}`)}</button>`;
  return html`<div class="buttons">${moment.better ? html`${shown("played")}${shown("better")}` : nothing}${playOn(table)}</div>`;
}

/** How much of the board is seen around a turning point, in parts of its width. */
const AROUND = 1 / 12;

function card(moment: Moment, view: View | undefined, table: Table) {
  const { board, say, lang, notes, session } = table;
  const open = notes.studied?.moment === moment;
  const acted = Number(moment.told[0]?.args.seat ?? moment.seat); // luck may be somebody else's
  return html`<li class="cream moment ${open ? "open" : ""}"><button type="button" class="log-line" data-turning-point=${moment.ply} aria-expanded=${String(open)}
    @click=${() => table.study(open ? null : moment, moment.better === undefined)}>${view ? picture(view, board, say, lang, { near: moment.near, around: AROUND }) : nothing}
    <span>${avatarAt(ofSeat(session.state.view.seats, acted), table)} ${toldOf(moment, table)}<br /><b>${cost(moment, table)}</b></span></button>${open ? onBoard(moment, table) : nothing}</li>`;
}

/** The turning points as a story. */
function story(moments: Moment[], views: Analysed["views"], table: Table) {
  const { say } = table;
  if (!moments.length) return html`<p>${say("analysis-none")}</p>`;
  return html`<ol class="moments" aria-label=${say("analysis-moments")}>${moments.map((moment) => card(moment, views[moment.ply], table))}</ol>`;
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
  return html`<details class="parts"><summary>${say("analysis-parts")}</summary><table><thead><tr><td></td>${shown.map(({ key }) => html`<th scope="col">${say(key)}</th>`)}</tr></thead>
    <tbody>${session.state.view.seats.map(row)}</tbody></table><p class="quiet">${say("analysis-explained")}</p></details>`;
}

function rest(analysis: Analysed, table: Table) {
  const { say, session } = table;
  const { trouble, found, rows, views, progress } = analysis;
  if (trouble)
    return html`<p role="alert">${say(`error-${trouble.code}`, trouble.args)}</p>${tryAgain(say, () => session.review.analysis.start())}`;
  if (!found)
    return html`<p role="status"><label>${say("analysis-running")} <progress max="1" value=${progress}></progress></label></p>`;
  return html`${story(found.moments, views, table)}${parts(found.seats, rows, table)}
    <button type="button" class="button" data-picture @click=${() => table.picture(".chance-lines")}>${icon("image")}${say("analysis-picture")}</button>`;
}

/** @param table whose game is over; what decided it may still be on its way */
export function analysis(table: Table) {
  const found = table.session.state.analysis ?? { rows: [], views: {}, progress: 0, found: null, trouble: null };
  return html`<div class="analysis" role="group" aria-label=${table.say("analysis")} tabindex="0">${curve(found, table)}<div>${table.notes.studied ? nothing : playOn(table)}${rest(found, table)}</div></div>`;
}
