// The same luck at two tables: a link for another one, and what each made of every seat, beside each other.
import { html, nothing } from "lit-html";
import { dayWords, withSign, type Say } from "../../i18n/translate.ts";
import { LONGEST_TITLE } from "../../base/names.ts";
import { icon } from "../../ui/components.ts";
import { within } from "../../ui/text-field.ts";
import { faceOf } from "../people/faces.ts";
import { pairsOf, type Pair } from "./comparison.ts";
import type { LuckModel } from "./luck-model.ts";
import type { StoredGame } from "../../storage/stored-game.ts";
import type { PageContext } from "../page-context.ts";

type Beside = NonNullable<LuckModel["beside"]>;
type Shown = Beside["own"];

const named = (name: string) => html`<bdi translate="no">${name}</bdi>`;

/** Who sits at the table; beside another one its seats are shown anyway. */
const sitting = ({ view, seats }: StoredGame) =>
  html`<div class="tokens" aria-hidden="true">${view.seats.map(({ name }, at) => faceOf({ ...(seats[at] ?? { bot: null }), name }))}</div>`;

function another({ say }: PageContext, room: LuckModel, row: StoredGame) {
  const typed = within(LONGEST_TITLE, ({ target }) => room.name(target.value));
  return html`<section class="cream">${room.beside ? nothing : sitting(row)}<h2>${say("luck-another")}</h2><p>${say("luck-why")}</p>
    <label class="field"><span>${say("luck-name")}</span>
      <input class="input" data-table-name autocomplete="off" .value=${room.title} @input=${typed} @compositionend=${typed} /></label>
    ${
      room.deal === null
        ? html`<p class="notice" role="status" data-no-luck>${say("luck-none")}</p>`
        : html`<p class="buttons"><button type="button" class="button ${room.beside ? "" : "primary"}" data-offer @click=${() => room.offer()}>${icon("share-2")}${say("luck-link")}</button></p>`
    }${row.view.result ? nothing : html`<p class="quiet">${say("luck-later")}</p>`}</section>`;
}

const nameOf = ({ table: { title }, number }: Shown, say: Say) => (title ? named(title) : say("luck-nth", { number }));

function heading(shown: Shown, { say, settings }: PageContext) {
  const { id, at, own, stored } = shown.table;
  const name = nameOf(shown, say);
  const day = at === null ? nothing : html`<small>${dayWords(at, settings.language)}</small>`;
  return html`<li data-table=${id} data-own=${own ? "" : nothing}><div><strong>${stored && !own ? html`<a class="button" href="#/game/${id}">${name}</a>` : name}</strong></div> ${day}</li>`;
}

/** Somebody with their points, and a bar as long as these. */
function half(sat: Pair["own"], most: number, { say }: PageContext) {
  if (!sat) return html`<div class="half"><span class="quiet">${say("luck-forgotten")}</span></div>`;
  const share = Math.max(sat.score, 0) / most;
  return html`<div class="half"><span class="half-who">${faceOf(sat)}${named(sat.name)}</span>
    <span class="bar"><i .style=${`--share:${share}`}></i><b data-made=${sat.score}>${sat.score}</b></span></div>`;
}

/** A seat at both tables. */
function pair({ own, other, more }: Pair, seat: number, most: number, shell: PageContext) {
  const sign = more === null ? "" : Math.sign(more);
  return html`<li class="versus" data-compared=${seat} data-sign=${sign}><h3 class="hidden">${shell.say("luck-seat", { number: seat + 1 })}</h3>
    ${half(own, most, shell)}<strong class="gap" data-more-points=${more ?? nothing}>${more === null ? "" : withSign(more, shell.settings.language)}</strong>${half(other, most, shell)}</li>`;
}

/** The other tables, where there are several, of which one is beside this. */
const choices = ({ others, other }: Beside, { say }: PageContext, room: LuckModel) =>
  others.length > 1
    ? html`<div class="buttons" role="group" aria-label=${say("luck-others")}>${others.map(
        (each) =>
          html`<button type="button" class="button" data-beside=${each.table.id} aria-pressed=${each === other} @click=${() => room.choose(each.table.id)}>${nameOf(each, say)}</button>`,
      )}</div>`
    : nothing;

function versus(beside: Beside, shell: PageContext, room: LuckModel) {
  const { own, other } = beside;
  const pairs = pairsOf(own.result, other.result);
  const scores = pairs.flatMap((each) => [each.own?.score ?? 0, each.other?.score ?? 0]);
  const most = Math.max(1, ...scores);
  const better = pairs.filter(({ more }) => more !== null && more > 0).length;
  return html`<h2>${shell.say("luck-verdict", { better, seats: pairs.length })}</h2>${choices(beside, shell, room)}
    <ul class="versus">${heading(own, shell)}${heading(other, shell)}</ul>
    <ol class="pairs">${pairs.map((each, seat) => pair(each, seat, most, shell))}</ol>`;
}

function compared(shell: PageContext, room: LuckModel) {
  const { say } = shell;
  const { beside } = room;
  return html`<section class="cream" data-tables>${beside ? versus(beside, shell, room) : html`<h2>${say("luck-beside")}</h2>`}
    <p role="status" class="quiet">${say(room.tables.length ? (beside ? "luck-more" : "luck-alone") : "luck-uncounted")}</p>
    ${room.tables.length ? html`<p class="buttons"><button type="button" class="button" data-send-result @click=${() => room.send()}>${icon("send")}${say("luck-send")}</button></p>` : nothing}</section>`;
}

export function screen(shell: PageContext, room: LuckModel) {
  const { say } = shell;
  const { row } = room;
  if (!row) return nothing;
  const over = row.view.result !== null;
  return html`<main class="dusk luck" data-screen="luck">
    <h1 tabindex="-1" class="title">${say("luck-title")}</h1>
    ${over ? compared(shell, room) : nothing}${another(shell, room, row)}
    <p class="buttons"><a class="button" href="#/game/${row.id}">${icon("play")}${say("luck-back")}</a></p></main>`;
}
