// The people who play here: the table of an evening, what each has done so far, and honours.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { aloud, inSentences } from "../../i18n/functions.ts";
import { dated, dayWords, listed, withSign } from "../../i18n/translate.ts";
import { percent } from "../../table/chance-parts.ts";
import { icon } from "../../ui/components.ts";
import { deferredRegion } from "../../ui/region.ts";
import { chooser } from "../../ui/select.ts";
import { levelWords } from "../../wording/levels.ts";
import { leadersOf, type Person } from "./statistics.ts";
import type { StoredResult } from "../../storage/result.ts";
import type { Honour } from "./honours.ts";
import type { PeopleModel } from "./people-model.ts";
import type { Evening } from "./totals.ts";
import type { PageContext } from "../page-context.ts";

/** How many people are shown at first, and how many evenings are offered. */
const [FIRST, EVENINGS] = [12, 30];

const named = (name: string) => html`<bdi translate="no">${name}</bdi>`;

const table = (caption: unknown, columns: string[], rows: { of: unknown; cells: unknown[] }[]) =>
  rows.length
    ? html`<table class="people-table"><caption>${caption}</caption>
      <thead><tr><td></td>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
      <tbody>${rows.map(({ of, cells }) => html`<tr><th scope="row">${of}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>`
    : nothing;

/** What evenings are called: by the day of their beginning, and the hour, where a day has several. */
function wordsOf(evenings: Evening[], { settings: { language } }: PageContext) {
  const days = evenings.map(({ from }) => dayWords(from, language));
  return days.map((day, at) =>
    days.indexOf(day) === days.lastIndexOf(day) ? day : dated(evenings[at]?.from ?? 0, language),
  );
}

function lead(people: Person[], { say, settings }: PageContext) {
  const leaders = leadersOf(people);
  if (!leaders.length) return say("people-nobody-leads");
  const names = leaders.map(({ name }) => name);
  const told = { names: listed(names, settings.language), people: leaders.length, count: leaders[0]?.firsts ?? 0 };
  return say("people-lead", told);
}

const scoresOf = ({ seats }: StoredResult, { settings }: PageContext) =>
  listed(
    seats.flatMap((seat) => (seat ? [`${seat.name} ${seat.score}`] : [])),
    settings.language,
  );

/** The games of an evening, of which one may leave some out. */
const games = (shell: PageContext, { results, left, count }: PeopleModel["evenings"]) =>
  results.length > 1
    ? html`<details data-counting><summary><h3>${shell.say("people-counting", { count: results.length - left.size })}</h3></summary>${results.map(
        (
          result,
        ) => html`<label class="switch"><input type="checkbox" data-counts-here=${result.id} .checked=${live(!left.has(result.id))}
          @change=${({ target }: { target: HTMLInputElement }) => count(result.id, target.checked)}><span>${shell.sayOf(result.game)("game-name")}: <bdi translate="no">${scoresOf(result, shell)}</bdi></span></label>`,
      )}</details>`
    : nothing;

function evening(shell: PageContext, evenings: PeopleModel["evenings"]) {
  const { say } = shell;
  const { shown, all, table: people } = evenings;
  if (shown === null) return nothing;
  const offered = all.slice(0, EVENINGS);
  const words = wordsOf(offered, shell);
  const choices = offered.map(({ from }, at): [string, string] => [`${from}`, words[at] ?? ""]);
  const columns = [say("people-games"), say("people-firsts"), say("people-place")];
  const rows = people.map(({ name, games, firsts, places }) => ({
    of: named(name),
    cells: [games, firsts, say("fair-number", { amount: places / games })],
  }));
  return html`<section data-evening=${shown.from}><h2>${say("people-evening")}</h2>
    ${chooser(say("people-day"), choices, `${shown.from}`, (value) => evenings.choose(Number(value)))}
    <p role="status">${lead(people, shell)}</p>${table(html`<span class="hidden">${words[offered.indexOf(shown)]}</span>`, columns, rows)}${games(shell, evenings)}</section>`;
}

const byGame = ({ byGame: games }: Person, { say, sayOf }: PageContext) =>
  table(
    say("people-by-game"),
    [say("people-games"), say("people-firsts"), say("people-average"), say("people-best")],
    [...games].map(([game, { games: count, firsts, sum, best }]) => ({
      of: sayOf(game)("game-name"),
      cells: [count, firsts, say("fair-number", { amount: sum / count }), best],
    })),
  );

/** The people whom somebody has met most. */
const met = ({ people }: Person, { say }: PageContext, room: PeopleModel) =>
  table(
    say("people-met"),
    [say("people-games"), say("people-ahead"), say("people-behind")],
    [...people]
      .sort(([, one], [, other]) => other.games - one.games)
      .slice(0, FIRST)
      .map(([key, { games, ahead, behind }]) => ({
        of: named(room.people.get(key)?.name ?? key),
        cells: [games, ahead, behind],
      })),
  );

const against = ({ levels }: Person, { say }: PageContext) =>
  table(
    say("people-levels"),
    [say("people-games"), say("people-firsts")],
    [...levels].map(([level, { games, firsts }]) => ({ of: levelWords(level, say), cells: [games, firsts] })),
  );

/** How rolls fell. */
function luck(
  { rolls: [count = 0, sum = 0, expected = 0], luck: { games, sum: changed } }: Person,
  { say, settings }: PageContext,
) {
  const points = withSign(percent(changed), settings.language);
  return html`${count ? html`<p>${say("people-rolls", { count, mean: sum / count, expected: expected / count })}</p>` : nothing}
    ${games ? html`<p>${say("people-luck", { count: games, points })}</p>` : nothing}`;
}

function course(person: Person, shell: PageContext, room: PeopleModel) {
  const forget = () => room.forget(person).then(() => scrollTo(0, 0)); // what takes that back stands at the top
  return html`${byGame(person, shell)}${met(person, shell, room)}${against(person, shell)}${luck(person, shell)}
  <p class="buttons"><button type="button" class="button" data-forget @click=${forget}>${icon("trash-2")}${shell.say("people-forget", { name: person.name })}</button></p>`;
}

function entry(person: Person, shell: PageContext, room: PeopleModel) {
  const { key, name, games, firsts } = person;
  const turned = ({ target }: { target: HTMLDetailsElement }) => room.open(key, target.open);
  return html`<details data-near data-person=${key} @toggle=${turned}><summary><h3>${named(name)}</h3>
    <span class="quiet" data-counts>${shell.say("people-counts", { games, firsts })}</span></summary>
    ${room.opened.has(key) ? html`<div data-course>${course(person, shell, room)}</div>` : nothing}</details>`;
}

/** Everybody, who plays most first. */
function everybody(shell: PageContext, room: PeopleModel) {
  const { say } = shell;
  const people = [...room.people.values()].sort((one, other) => other.games - one.games || other.firsts - one.firsts);
  const shown = room.all ? people : people.slice(0, FIRST);
  return html`<section><h2>${say("people-all")}</h2>${repeat(
    shown,
    ({ key }) => key,
    (person) => entry(person, shell, room),
  )}${
    shown.length < people.length
      ? html`<p class="buttons"><button type="button" class="button" data-everybody @click=${() => room.showAll()}>${icon("chevron-down")}${say("people-more", { count: people.length - shown.length })}</button></p>`
      : nothing
  }</section>`;
}

function told({ kind, result, args, score }: Honour, { say, sayOf }: PageContext) {
  const level = args.level === undefined ? "" : levelWords(args.level, say);
  const points = say("count-points", { count: score });
  return say(`honour-${kind}`, { ...args, level, points, game: sayOf(result.game)("game-name") });
}

function honour(found: Honour, shell: PageContext, { stored }: PeopleModel) {
  const { id, at } = found.result;
  const when = at === null ? "" : dated(at, shell.settings.language);
  const [words, see] = [told(found, shell), shell.say("honour-game")];
  const link = html`<a href="#/game/${id}" aria-label=${aloud(inSentences([see, words]))}>${see}</a>`;
  return html`<li data-honour=${found.kind}>${words} <span class="quiet">${when} ${stored.has(id) ? link : nothing}</span></li>`;
}

const honours = (shell: PageContext, room: PeopleModel) =>
  room.honours.length
    ? html`<section><h2>${shell.say("people-honours")}</h2><ul>${room.honours.map((each) => honour(each, shell, room))}</ul></section>`
    : nothing;

function forgotten({ say, announce }: PageContext, room: PeopleModel) {
  const [last] = room.forgotten;
  const restore = async (name: string) => {
    await room.restore();
    announce(say("people-restored", { name }));
  };
  return html`<div role="status" data-near data-notice>${
    last
      ? html`<p class="notice"><span>${say("people-forgotten", { name: last.name })}</span>
        <button type="button" class="button" data-restore @click=${() => restore(last.name)}>${icon("undo-2")}${say("people-restore")}</button></p>`
      : nothing
  }${room.gathers ? html`<p>${say("people-gathers")}</p>` : nothing}</div>`;
}

export function screen(shell: PageContext, room: PeopleModel) {
  const { say } = shell;
  const nobody = !room.people.size && !room.gathers;
  return html`<main class="text people" data-screen="people">
    <h1 tabindex="-1" class="title">${say("home-people")}</h1>${forgotten(shell, room)}
    ${nobody ? html`<p class="lead">${say("people-nobody")}</p>` : nothing}${evening(shell, room.evenings)}${
      room.people.size ? everybody(shell, room) : nothing
    }${deferredRegion(() => honours(shell, room))}<p class="quiet">${say("people-here")}</p></main>`;
}
