// The "about" page, and a page that says why there is nothing to show.
import { html, nothing } from "lit-html";
import { build } from "jemaa:build";
import { icon, offlineNote, tryAgain } from "../ui/components.js";
import { back } from "./rules.js";

/** @typedef {import("../types.js").Shell} Shell */

/** The texts of all licences. @param {Shell} shell @param {import("../app/licences.js").Legal} legal */
const licences = ({ say }, legal) => html`<details class="licences" data-legal
    @toggle=${(/** @type {{target: HTMLDetailsElement}} */ { target }) => target.open && legal.need()}>
    <summary>${say("about-licences")}</summary>
    ${legal.failed ? html`<p class="notice" role="alert">${say("error-not-fetched")}</p>` : nothing}
    <pre lang="en" dir="ltr">${legal.text}</pre></details>`;

/** @param {Shell} shell @param {string | null} id the last open game @param {import("../app/licences.js").Legal} legal */
export function about(shell, id, legal) {
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
    ${licences(shell, legal)}
    ${id ? html`<p class="buttons">${back(shell, id)}</p>` : nothing}
  </main>`;
}

/**
 * @param {Shell} shell
 * @param {string} sentence why there is nothing to show
 * @param {unknown} save a button that saves a damaged game's record, if there is one
 * @param {(() => void) | null} retry what may bring it all the same
 */
export function lost({ say }, sentence, save, retry) {
  return html`<main class="text">
    <h1 tabindex="-1" class="hidden">Jemaa</h1>
    <p role="alert" class="lead">${sentence}</p>
    <p class="buttons">${retry ? tryAgain(say, retry) : nothing}<a class="button primary" href="#/">${icon("house")}${say("to-home")}</a>${save}</p>
  </main>`;
}
