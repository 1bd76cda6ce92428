// A drop-down list with its label.
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";

/**
 * Words without the marks of direction before the first letter, at which browsers would find no entry by typing.
 * @param {string} words
 */
const typeable = (words) => words.replace(/^[\u2066-\u2069]+/u, "");

/**
 * A choice from a short list.
 * @param {string} label
 * @param {[value: string, word: string][]} choices
 * @param {string} now
 * @param {(value: string) => void} choose
 * @param {"field" | "line"} [look]
 */
export const chooser = (label, choices, now, choose, look = "field") => html`<label class=${look}><span>${label}</span>
  <select class="input" .value=${live(now)} @change=${(/** @type {{target: HTMLSelectElement}} */ { target }) => choose(target.value)}>
    ${choices.map(([value, word]) => html`<option value=${value} ?selected=${value === now}>${typeable(word)}</option>`)}</select></label>`;
