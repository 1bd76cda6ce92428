// The preview of a game from a link, and what can be done with it: it is stored and opened, by whoever plays it here.
import { html, nothing } from "lit-html";
import { icon, loading } from "../ui/components.ts";
import { picture } from "../board/thumbnails.ts";
import { lookup } from "../base/lookup.ts";
import { stateWords, namesOf } from "./shelf.ts";
import type { Visit } from "../app/visit/visit.ts";
import type { Read } from "../storage/imports.ts";
import type { MergeResult } from "../storage/messages.ts";
import type { CheckedGame } from "../storage/stored-game.ts";
import type { GameUi } from "../game-api/board.ts";
import type { PageContext } from "./page-context.ts";
import type { View } from "../engine/shapes.ts";

/** Stores the game and opens it; `here`: whether a person plays a seat on this device, where not all do. */
type Accept = (here?: (seat: number) => boolean) => void;
/** what can be done with it; `takeOver`: it becomes this device's own game */
type Doing = { accept: Accept; takeOver: () => void };

/** Who of those at the table plays here: one of them, all, or nobody. */
function whoPlays({ say }: PageContext, { view, bots = {} }: CheckedGame, accept: Accept) {
  const people = view.seats.filter(({ seat }) => bots[String(seat)] === undefined);
  return html`<fieldset><legend>${say("link-who")}</legend><p class="buttons">${people.map(
    ({ seat, name }) =>
      html`<button type="button" class="button ${view.to_act === seat ? "primary" : ""} large" data-plays-here=${seat} @click=${() => accept((one) => one === seat)}><bdi translate="no">${name}</bdi></button>`,
  )}</p><p class="buttons">
    ${people.length > 1 ? html`<button type="button" class="button" data-accept @click=${() => accept()}>${icon("users")}${say("link-all")}</button>` : nothing}
    <button type="button" class="button" data-watch @click=${() => accept(() => false)}>${icon("eye")}${say("link-watch")}</button></p>
    ${view.hidden && people.length > 1 ? html`<p class="quiet">${say("link-knows")}</p>` : nothing}</fieldset>`;
}

const putOnTable = ({ say }: PageContext, accept: Accept) =>
  html`<p class="quiet">${say("link-why")}</p>
    <p class="buttons"><button type="button" class="button primary large" data-accept @click=${() => accept()}>${icon("play")}${say("link-accept")}</button>
      <a class="button" href="#/">${icon("house")}${say("to-home")}</a></p>`;

/** What a message is to this device's game, which may go on in another way, or by itself for somebody here. */
function known(shell: PageContext, met: MergeResult, view: View, { accept, takeOver }: Doing) {
  const { say } = shell;
  const { how, id, played = [] } = met;
  const names = namesOf({ seats: view.seats.filter(({ seat }) => played.includes(seat)) }, shell);
  return html`<p class="notice" role="status" data-met=${how}>${say(`link-${how}`, { names })}</p>
    <p class="buttons"><a class="button primary large" href="#/game/${id}">${icon("play")}${say(how === "mine" ? "link-keep" : "link-to-game")}</a>
      ${how === "mine" || how === "apart" ? html`<button type="button" class="button" data-instead @click=${takeOver}>${icon("check")}${say("link-take")}</button>` : nothing}
      ${how === "apart" ? html`<button type="button" class="button" data-watch @click=${() => accept(() => false)}>${icon("eye")}${say("link-look")}</button>` : nothing}</p>`;
}

function choices(shell: PageContext, found: CheckedGame, met: MergeResult | null, doing: Doing) {
  if (met) return known(shell, met, found.view, doing);
  if (found.record.id === undefined || found.view.result) return putOnTable(shell, doing.accept);
  return whoPlays(shell, found, doing.accept);
}

function card(shell: PageContext, { view }: CheckedGame, games: Record<string, GameUi>) {
  const board = lookup(games, view.game)?.board; // the engine may know a game that this page cannot draw
  const sayIt = shell.sayOf(view.game);
  return html`${board ? picture(view, board, sayIt, shell.settings.language) : nothing}
      <div><h2>${sayIt("game-name")}</h2>
        <p translate="no">${namesOf(view, shell)}</p>
        <p translate="no">${stateWords(view, shell)}</p><p class="quiet">${shell.say("link-steps", { count: view.ply })}</p></div>`;
}

const choosing = (
  shell: PageContext,
  several: Read[],
  games: Record<string, GameUi>,
) => html`<p>${shell.say("link-several")}</p>
    ${several.map(({ found, short }) => html`<a class="game-card found" data-several href="#/open/${short}">${card(shell, found, games)}</a>`)}`;

export function linkedGame(shell: PageContext, linked: Visit["linked"], games: Record<string, GameUi>, doing: Doing) {
  const { found, several, mergeResult } = linked;
  const title = html`<h1 tabindex="-1" class="title">${shell.say("link-title")}</h1>`;
  const one = () =>
    found
      ? html`<div class="game-card found">${card(shell, found, games)}</div>${choices(shell, found, mergeResult, doing)}`
      : loading(shell);
  return html`<main class="text" data-screen="open"><div class="cream">${title}${several ? choosing(shell, several, games) : one()}</div></main>`;
}
