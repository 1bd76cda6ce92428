// An evening: a podium of those who came first most often, how it is called, and its picture.
import { html, nothing } from "lit-html";
import { podium } from "../../art/podium.ts";
import { listed } from "../../i18n/translate.ts";
import { icon } from "../../ui/components.ts";
import { faceOf } from "./faces.ts";
import { giveEvening } from "./picture.ts";
import { dayOf, eveningWords, headline, peopleAt, type AtEvening } from "./wording.ts";
import type { PeopleModel } from "./people-model.ts";
import type { PageContext } from "../page-context.ts";

/** As many stand on a podium; the others are named. */
const MOST = 5;

/** The podium as a game's end has it: people are seats, and first places their score. */
function columns(people: AtEvening[]) {
  const placed = people.map(({ firsts }) => people.filter((other) => other.firsts > firsts).length);
  const [best = []] = [people.flatMap(({ firsts }, seat) => (firsts && !placed[seat] ? [seat] : []))];
  const seats = people.map(({ name, face, firsts }, seat) => ({ seat, name, face, score: firsts }));
  const ranking = [...new Set(placed)].map((place) =>
    seats.flatMap(({ seat }) => (placed[seat] === place ? [seat] : [])),
  );
  const made = { made: "", parts: [] };
  return podium({ seats, result: { winners: best, ranking } }, (seat) => ({ made, token: faceOf(seat) }));
}

const step = (evenings: PeopleModel["evenings"], by: -1 | 1, words: string) => {
  const to = evenings.beside(by);
  return html`<button type="button" class="icon-button" data-beside=${by} ?disabled=${!to} aria-label=${words} @click=${() => to && evenings.choose(to)}>${icon(by === 1 ? "chevron-right" : "chevron-left")}</button>`;
};

export function evening(shell: PageContext, room: PeopleModel) {
  const { say, settings } = shell;
  const { evenings } = room;
  const { shown, all, results } = evenings;
  if (!shown) return nothing;
  const people = peopleAt(room);
  const rest = people.slice(MOST).map(({ name }) => name);
  return html`<section class="victory evening" data-evening=${shown.from}><div class="victory-head">${all.length > 1 ? step(evenings, -1, say("people-earlier")) : nothing}
    <div role="status"><h2>${dayOf(shown, settings.language)}</h2><p>${eveningWords(shown, results.length, shell)}</p><p class="hidden">${headline(people, shell)}</p></div>${all.length > 1 ? step(evenings, 1, say("people-later")) : nothing}</div>
    <ol class="hidden">${people.map(({ name, firsts, games }) => html`<li><bdi translate="no">${name}</bdi> <b>${firsts}</b> ${say("people-of", { games })}</li>`)}</ol>
    ${columns(people.slice(0, MOST))}
    <div class="victory-next">${rest.length ? html`<p>${say("people-also", { names: listed(rest, settings.language) })}</p>` : nothing}
      <button type="button" class="button primary large" data-picture @click=${() => giveEvening(shell, room)}>${icon("image")}${say("people-picture")}</button></div></section>`;
}
