// The preview of a game from a link, and the button that stores and opens it.
import { html, nothing } from "lit-html";
import { icon, loading } from "../ui/components.js";
import { picture } from "../board/thumbnails.js";
import { lookup } from "../base/lookup.js";
import { stateWords, namesOf } from "./shelf.js";

/** @typedef {import("../types.js").Shell} Shell */
/** @typedef {import("../types.js").Found} Found */
/** @typedef {import("../types.js").GameFace} GameFace */

/**
 * @param {Shell} shell
 * @param {Found | null} found null until the engine has read the link
 * @param {Record<string, GameFace>} games
 * @param {() => void} accept
 */
export function linkedGame(shell, found, games, accept) {
  const { say } = shell;
  if (!found)
    return html`<main class="text"><h1 tabindex="-1" class="title">${say("link-title")}</h1>${loading(shell)}</main>`;
  const { view } = found;
  const board = lookup(games, view.game)?.board; // the engine may know a game that this page cannot draw
  const sayIt = shell.sayOf(view.game);
  return html`<main class="text" data-screen="open">
    <h1 tabindex="-1" class="title">${say("link-title")}</h1>
    <div class="game-card found">${board ? picture(view, board, sayIt, shell.settings.language) : nothing}
      <div class="game-words"><h2>${sayIt("game-name")}</h2>
        <p><bdi translate="no">${namesOf(view, shell)}</bdi></p>
        <p translate="no">${stateWords(view, shell)}</p><p class="quiet">${say("link-steps", { count: view.ply })}</p>
        <p class="quiet">${say("link-why")}</p></div></div>
    <p class="buttons"><button type="button" class="button primary large" data-accept @click=${accept}>${icon("play")}${say("link-accept")}</button>
      <a class="button" href="#/">${icon("house")}${say("to-home")}</a></p>
  </main>`;
}
