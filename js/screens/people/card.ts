// The card of a person: figures by game and by number of players, honours as medals, and what can be done about a name.
import { html, nothing } from "lit-html";
import { aloud, inSentences } from "../../i18n/functions.ts";
import { isName } from "../../storage/result.ts";
import { dialog, icon } from "../../ui/components.ts";
import { within } from "../../ui/text-field.ts";
import { faceOf } from "./faces.ts";
import { signOf, told } from "./wording.ts";
import type { Honour } from "./honours.ts";
import type { PeopleModel } from "./people-model.ts";
import type { Counted } from "./statistics.ts";
import type { PageContext } from "../page-context.ts";

type Known = NonNullable<PeopleModel["card"]>;
/** Characters of a name, as the engine counts them. */
const LONGEST_NAME = 40;

const figure = (of: string, { games, firsts }: Counted, { say }: PageContext) =>
  html`<li><span>${of}</span> <span class="person-won"><b>${firsts}</b> <small>${say("people-of", { games })}</small></span></li>`;

const figures = ({ byGame, byPlayers }: Known, shell: PageContext) =>
  html`<ul class="person-figures">${[...byGame].map(([game, counted]) => figure(shell.sayOf(game)("game-name"), counted, shell))}</ul>
  <ul class="person-figures">${[...byPlayers]
    .sort(([one], [other]) => one - other)
    .map(([players, counted]) => figure(shell.say("people-players", { players }), counted, shell))}</ul>`;

/** A medal with its word; it leads to its game, where that is still stored. */
function medal(honour: Honour, shell: PageContext, room: PeopleModel) {
  const { kind, result } = honour;
  const [word, words] = [shell.say(`medal-${kind}`), told(honour, shell, room)];
  const drawn = html`<span class="go-on medal">${icon(signOf(honour))}</span>${word}`;
  const label = aloud(inSentences([word, words, shell.say("honour-game")]));
  return html`<li data-honour=${kind}>${
    room.stored.has(result.id)
      ? html`<a href="#/game/${result.id}" aria-label=${label}>${drawn}</a>`
      : html`<span>${drawn}</span>`
  }</li>`;
}

const medals = ({ key }: Known, shell: PageContext, room: PeopleModel) => {
  const own = room.honours.filter((honour) => honour.key === key);
  return own.length ? html`<ul class="buttons medals">${own.map((each) => medal(each, shell, room))}</ul>` : nothing;
};

function renaming(person: Known, { say }: PageContext, room: PeopleModel) {
  const typed = within(LONGEST_NAME);
  const submit = (event: Event & { target: { elements: { called: HTMLInputElement } } }) => {
    event.preventDefault();
    const name = event.target.elements.called.value.trim();
    if (isName(name) && name !== person.name) room.call(person, name);
    else room.begin(null);
  };
  return html`<form @submit=${submit}><label class="field"><span>${say("people-name")}</span>
    <input class="input" name="called" autocomplete="off" .value=${person.name} @input=${typed} @compositionend=${typed} /></label>
    <p class="buttons"><button class="button" data-renames>${icon("check")}${say("confirm")}</button></p></form>`;
}

/** Everybody else, of whom one is chosen. */
const others = (person: Known, { say }: PageContext, room: PeopleModel) =>
  html`<p>${say("people-same-why", { name: person.name })}</p><ul class="buttons">${[...room.people.values()]
    .filter(({ key }) => key !== person.key)
    .map(
      (other) =>
        html`<li><button type="button" class="button" data-same-as=${other.key} @click=${() => room.call(person, other.name)}><span class="tokens">${faceOf({ ...other, face: other.avatar })}</span><bdi translate="no">${other.name}</bdi></button></li>`,
    )}</ul>`;

/** Spellings that somebody has made this person's, to be parted again. */
const spellings = ({ key, spellings: all }: Known, { say }: PageContext, room: PeopleModel) =>
  [...all]
    .filter(([own]) => own !== key)
    .map(
      ([own, name]) =>
        html`<p class="buttons"><button type="button" class="button" data-part=${own} @click=${() => room.part(own, name)}>${icon("undo-2")}${say("people-part", { name })}</button></p>`,
    );

function about(person: Known, shell: PageContext, room: PeopleModel) {
  const { say } = shell;
  const tool = (doing: "name" | "same", picture: string, words: string) =>
    html`<button type="button" class="button" data-doing=${doing} aria-expanded=${room.doing === doing} @click=${() => room.begin(doing)}>${icon(picture)}${words}</button>`;
  return html`<div data-course>${figures(person, shell)}${medals(person, shell, room)}
    <p class="buttons">${tool("name", "pencil", say("people-rename"))}${room.people.size > 1 ? tool("same", "users", say("people-same")) : nothing}
      <button type="button" class="button" data-forget @click=${() => room.forget(person).then(() => scrollTo(0, 0))}>${icon("trash-2")}${say("people-forget")}</button></p>
    ${room.doing === "name" ? renaming(person, shell, room) : room.doing === "same" ? others(person, shell, room) : nothing}${spellings(person, shell, room)}</div>`;
}

export function personCard(shell: PageContext, room: PeopleModel) {
  const { card } = room;
  const shut = () => room.open(null);
  return dialog({
    name: "person",
    classes: "person-card",
    heading: card
      ? html`<span class="seat-card-head">${faceOf({ ...card, face: card.avatar })}<bdi translate="no">${card.name}</bdi></span>`
      : nothing,
    open: card !== null,
    shut,
    say: shell.say,
    within: card ? about(card, shell, room) : nothing,
  });
}
