// A drop-down list with its label.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { aloud } from "../i18n/functions.ts";
import { inLanguage } from "../i18n/lang.ts";

/**
 * A choice from a short list; browsers find an entry by its first letters, and would not behind a mark of direction.
 * @param {string} label
 * @param {[value: string, word: string, lang?: string][]} choices the language of a word where it is not that of all
 * @param {string} now
 * @param {(value: string) => void} choose
 * @param {"field" | "line"} [look]
 */
export const chooser = (label, choices, now, choose, look = "field") => html`<label class=${look}><span>${label}</span>
  <select class="input" .value=${live(now)} @change=${(/** @type {{target: HTMLSelectElement}} */ { target }) => choose(target.value)}>
    ${choices.map(([value, word, lang]) => html`<option value=${value} ${lang ? inLanguage(lang) : nothing} ?selected=${value === now}>${aloud(word)}</option>`)}</select></label>`;
