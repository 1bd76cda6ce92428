// A drop-down list with its label.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { aloud } from "../i18n/functions.ts";
import { inLanguage } from "../i18n/lang.ts";

/** Browsers find an entry by its first letters, and would not behind a mark of direction: so entries have none. */
export const chooser = (
  label: string,
  choices: [value: string, word: string, lang?: string][],
  now: string,
  choose: (value: string) => void,
  look: "field" | "line" = "field",
) => html`<label class=${look}><span>${label}</span>
  <select class="input" .value=${live(now)} @change=${({ target }: { target: HTMLSelectElement }) => choose(target.value)}>
    ${choices.map(([value, word, lang]) => html`<option value=${value} ${lang ? inLanguage(lang) : nothing} ?selected=${value === now}>${aloud(word)}</option>`)}</select></label>`;
