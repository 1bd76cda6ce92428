// The rules of a game, and the "about" page. All text comes from the catalogues, all pictures from the game.
import { html, nothing } from "lit-html";
import { build } from "jemaa:build";
import { icon, offlineNote } from "../shell/chrome.js";

/** @typedef {import("../types.js").Shell} Shell */

/**
 * A section's pictures: the first section shows the game's cover, others its small figures.
 * @param {string} section
 * @param {import("../types.js").Board} board
 * @param {import("../types.js").Say} say
 */
function picture(section, board, say) {
  if (section === "brief")
    return html`<svg class="rules-picture" role="img" aria-label=${say("rules-brief-figure")} viewBox="0 0 ${board.size.width} ${board.size.height}">${board.cover()}</svg>`;
  return board.figures[section] ? html`<p class="rules-pieces">${board.figures[section]()}</p>` : nothing;
}

/**
 * @param {Shell} shell
 * @param {string} game
 * @param {import("../types.js").Board} board the game's drawings
 * @param {string | null} id the last open game
 */
export function rules(shell, game, board, id) {
  const say = shell.sayOf(game);
  const sections = say("rules-sections").split(/\s+/);
  return html`<main class="text rules" data-screen="rules">
    <h1 tabindex="-1" class="title">${say("rules-title")}</h1>
    ${sections.map(
      (
        section,
      ) => html`<section><h2 tabindex="-1" id="rules-${section}">${say(`rules-${section}`)}</h2>${picture(section, board, say)}
      ${say(`rules-${section}-text`)
        .split("\n")
        .map((line) => html`<p>${line}</p>`)}</section>`,
    )}
    <p class="buttons onward">${id ? back(shell, id) : html`<a class="button primary" href="#/new/${game}">${icon("play")}${say("home-play")}</a>`}</p>
  </main>`;
}

/**
 * What stands there while the rules are fetched, and where that failed.
 * @param {Shell} shell
 * @param {(() => void) | null} retry null while they are on their way
 */
export const rulesAway = ({ say }, retry) => html`<main class="text" data-screen="rules">
    <h1 tabindex="-1" class="title">${say("rules")}</h1>
    ${
      retry
        ? html`<div class="notice" role="alert"><span>${say("error-no-rules")}</span>
      <button type="button" class="button" data-retry @click=${retry}>${icon("rotate-cw")}${say("retry")}</button></div>`
        : nothing
    }
  </main>`;

/**
 * Scroll to the section that an address names, once the rules are rendered; does nothing for an unknown one.
 * @param {URLSearchParams} query
 */
export function goToSection(query) {
  requestAnimationFrame(() => {
    const heading = document.getElementById(`rules-${query.get("at")}`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  });
}

/** A link back to a game. @param {Shell} shell @param {string} id */
const back = ({ say }, id) =>
  html`<a class="button primary" href="#/game/${id}">${icon("play")}${say("back-to-game")}</a>`;

/** @param {Shell} shell @param {string | null} id the last open game */
export function about(shell, id) {
  const { say } = shell;
  return html`<main class="text" data-screen="about">
    <h1 tabindex="-1" class="title">${say("about")}</h1>
    <p>${say("about-what")}</p>
    <p>${say("about-fair")}</p>
    <p>${say("about-offline")}</p>
    ${offlineNote(shell)}
    <p>${say("about-version", { version: build.version })}</p>
    <h2>${say("about-parts")}</h2>
    <ul>${build.parts.map((part) => html`<li><strong>${part.name}</strong> ${part.version} <span class="quiet">${part.license}</span></li>`)}</ul>
    ${id ? html`<p class="buttons onward">${back(shell, id)}</p>` : nothing}
  </main>`;
}

/**
 * @param {Shell} shell
 * @param {string} sentence why there is nothing to show
 * @param {unknown} save a button that saves a damaged game's record, if there is one
 */
export function lost({ say }, sentence, save) {
  return html`<main class="text">
    <h1 tabindex="-1" class="hidden">Jemaa</h1>
    <p role="alert" class="lead">${sentence}</p>
    <p class="buttons"><a class="button primary" href="#/">${icon("house")}${say("to-home")}</a>${save}</p>
  </main>`;
}
