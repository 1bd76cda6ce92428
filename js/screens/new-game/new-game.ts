// The screen of a new game: the seats, how people sit, and, folded, who begins, the options and the seed; the button that
// begins, and the same again as last time. A file of its own, loaded when it is wanted, whose imports from other folders
// are the page's (js/app/shared-exports.ts). What is possible comes from the engine's `games` verb.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { chooser } from "../../ui/select.ts";
import { icon } from "../../ui/components.ts";
import { within } from "../../ui/text-field.ts";
import { LONGEST_TITLE } from "../../base/names.ts";
import { clockForm } from "../../table/clock-form.ts";
import { sharing } from "../../table/seating-form.ts";
import { sameAgain } from "../shelf.ts";
import { seats } from "./seats.ts";
import type { Draft } from "./draft.ts";
import type { Board } from "../../game-api/board.ts";
import type { StoredGame } from "../../storage/stored-game.ts";
import type { Say } from "../../i18n/translate.ts";
import type { PageContext } from "../page-context.ts";
import type { Trouble } from "../../base/trouble.ts";

export { Draft } from "./draft.ts";

export interface Offer {
  draft: Readonly<Draft>;
  last: StoredGame | null;
  /** who played here before */
  known: string[];
}
interface Actions {
  start: () => void;
  again: () => void;
}

export function newGame(shell: PageContext, offer: Offer, board: Board, trouble: Trouble | null, actions: Actions) {
  const { draft, last } = offer;
  const say = shell.sayOf(draft.facts.game);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    actions.start();
  };
  return html`<main class="new-game" data-screen="new">
    <form @submit=${submit}>
      <div class="new-asked"><h1 tabindex="-1">${say("new-title")}</h1>${draft.deal ? sameLuck(say, draft, draft.deal) : nothing}
      ${seats({ say, draft, board, known: offer.known, announce: shell.announce })}
      <div class="sitting">${sharing(say, draft.sharing, (way) => draft.set({ sharing: way }))}${draft.deal ? nothing : houseRules(say, draft)}</div></div>
      <div class="starting">${trouble ? html`<p class="notice" role="alert">${shell.trouble(trouble)}</p>` : nothing}
        <button class="button primary large">${icon("play")}${say("new-start")}</button>
        ${last && !draft.deal ? html`<button type="button" class="button same" data-again @click=${actions.again}>${sameAgain(last, board, shell)}</button>` : nothing}</div>
    </form>
  </main>`;
}

function sameLuck(say: Say, draft: Offer["draft"], { table }: { table: string }) {
  const typed = within(LONGEST_TITLE, ({ target }) => draft.set({ title: target.value }));
  return html`<div data-same-luck><p>${say("new-luck", { named: table ? "yes" : "no", name: table })}</p>
    <small class="quiet">${say("new-luck-known")}</small>
    <label class="field"><span>${say("luck-name")}</span>
      <input class="input" data-table-name autocomplete="off" .value=${live(draft.title)} @input=${typed} @compositionend=${typed} /></label></div>`;
}

function houseRules(say: Say, draft: Offer["draft"]) {
  const count = draft.differences;
  const shown = ({ target }: { target: HTMLDetailsElement }) => target.scrollIntoView({ block: "nearest" });
  return html`<details class="house" @toggle=${shown}><summary><span><strong>${say("new-house")}</strong>
      <small>${count ? say("new-house-differ", { count }) : say("new-house-none")}</small></span>${icon("chevron-down")}</summary>
    <div class="lines">${first(say, draft)}${Object.keys(draft.facts.options).map((name) => option(name, say, draft))}${seed(say, draft)}${clock(say, draft)}</div></details>`;
}

function first(say: Say, draft: Offer["draft"]) {
  const people: [string, string][] = draft.seats.edges.map((_, seat) => [String(seat), draft.seats.nameAt(seat)]);
  const choices: [string, string][] = [["", say("new-first-random")], ...people];
  const choose = (value: string) => draft.seats.set({ first: value === "" ? null : Number(value) });
  return chooser(say("new-first"), choices, String(draft.seats.first ?? ""), choose, "line");
}

function option(name: string, say: Say, draft: Offer["draft"]) {
  const values = draft.facts.options[name]?.values ?? [];
  const choices: [string, string][] = values.map((value) => [String(value), say(`option-${name}-${value}`)]);
  const choose = (text: string) => draft.setOption(name, values.find((value) => String(value) === text) ?? text);
  return chooser(say(`option-${name}`), choices, String(draft.options[name]), choose, "line");
}

const clock = (say: Say, draft: Offer["draft"]) =>
  clockForm(say, draft.clock, (choice) => draft.set({ clock: choice }), "line");

function seed(say: Say, draft: Offer["draft"]) {
  const typed = ({ target }: { target: HTMLInputElement }) => draft.set({ seed: target.value });
  return html`<label class="line" title=${say("new-seed-why")}><span>${say("new-seed")}</span>
    <input class="input" .value=${live(draft.seed)} maxlength="200" autocomplete="off" autocapitalize="none" autocorrect="off" spellcheck="false"
      placeholder=${say("new-seed-fresh")} @input=${typed} /></label>
    ${draft.seed.trim() ? html`<small class="quiet">${say("new-seed-known")}</small>` : nothing}`;
}
