// The people who play here: the podium of an evening, and everybody who has played, each with what is worth remembering.
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "../../ui/components.ts";
import { personCard } from "./card.ts";
import { evening } from "./evening.ts";
import { faceOf } from "./faces.ts";
import { lineOf } from "./wording.ts";
import type { PeopleModel } from "./people-model.ts";
import type { PageContext } from "../page-context.ts";

/** How many people are shown at first. */
const FIRST = 12;

type Shown = Parameters<typeof faceOf>[0] & { key: string; games: number; firsts: number };

const row = (person: Shown, shell: PageContext, room: PeopleModel) =>
  html`<li class="row" data-near><button type="button" class="row-link" data-who=${person.key} aria-haspopup="dialog" @click=${() => room.open(person.key)}>
    ${faceOf(person)}<span class="row-words"><strong class="row-state" translate="no"><bdi>${person.name}</bdi></strong> <span class="row-game">${lineOf(person.key, shell, room)}</span></span>
    <span class="person-won" data-counts><b>${person.firsts}</b> <small>${shell.say("people-of", { games: person.games })}</small></span></button></li>`;

/** Everybody, who came first most often first. */
function everybody(shell: PageContext, room: PeopleModel) {
  const { say } = shell;
  const people = [...room.people.values()].map((person) => ({ ...person, face: person.avatar }));
  const shown = room.all ? people : people.slice(0, FIRST);
  const more = people.length - shown.length;
  return html`<section class="shelf"><h2>${say("people-all")}</h2><div class="rows"><ul class="rows">${repeat(
    shown,
    ({ key }) => key,
    (person) => row(person, shell, room),
  )}</ul>${
    more
      ? html`<p class="buttons"><button type="button" class="button" data-everybody @click=${() => room.showAll()}>${icon("chevron-down")}${say("people-more", { count: more })}</button></p>`
      : nothing
  }<p>${say("people-here")}</p></div></section>`;
}

/** What was done to somebody, as long as it can be taken back. */
function changed({ say, announce }: PageContext, room: PeopleModel) {
  const [last] = room.changes;
  const restore = async () => {
    await room.restore();
    if (last) announce(say(last.what === "forgotten" ? "people-restored" : "people-undone", { name: last.name }));
  };
  return html`<div role="status" data-near data-notice>${
    last
      ? html`<p class="notice"><span>${say(`people-${last.what}`, { name: last.name, other: last.other })}</span>
        <button type="button" class="button" data-restore @click=${restore}>${icon("undo-2")}${say("people-restore")}</button></p>`
      : nothing
  }${room.gathers ? html`<p class="notice">${say("people-gathers")}</p>` : nothing}</div>`;
}

const nobody = ({ say }: PageContext) =>
  html`<section class="cream"><div class="tokens" aria-hidden="true">${say("new-names")
    .split(" ")
    .slice(0, 3)
    .map((name) => faceOf({ name }))}</div>
    <p class="lead">${say("people-nobody")}</p><p><a class="button primary large" href="#/">${icon("play")}${say("people-play")}</a></p></section>`;

export function screen(shell: PageContext, room: PeopleModel) {
  const some = room.people.size > 0;
  return html`<main class="dusk people" data-screen="people">
    <h1 tabindex="-1" class="title">${shell.say("home-people")}</h1>${changed(shell, room)}
    ${some ? html`${evening(shell, room)}${everybody(shell, room)}` : room.gathers ? nothing : nobody(shell)}${personCard(shell, room)}</main>`;
}
