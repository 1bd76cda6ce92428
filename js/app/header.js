// The page header and the dialogs that belong to it: settings, and a yes-no question.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { closing, dialog, icon, unspoken } from "../ui/components.js";
import { NAMED_LANGUAGES } from "../i18n/languages.js";
import { SETTINGS } from "../storage/settings.js";
import { inLanguage } from "../i18n/lang.js";

/** @typedef {import("../types.js").Shell} Shell */
/** @typedef {import("../types.js").Settings} Settings */

/** @typedef {keyof Settings} Name of a setting */

/**
 * Whether a setting is fixed by another one: physical dice never roll by themselves.
 * @param {string} name
 * @param {Settings} settings
 */
const settled = (name, { dice }) => name === "roll" && dice;

/**
 * @param {Shell} shell
 * @param {string} title
 * @param {() => void} openSettings
 * @param {import("../platform/full-screen.js").FullScreen | null} full
 * @param {unknown} tools buttons of the current screen
 * @param {string} around the classes of an around-the-table layout, which shrinks the header; empty otherwise
 */
export function header({ say }, title, openSettings, full, tools, around) {
  return html`<header class="head" data-around=${around || nothing}>
    <a class="brand" href="#/">Jemaa<span class="hidden"> ${say("to-home")}</span></a>
    <span class="where" translate="no">${title}</span>${tools}
    <a class="icon-button" href="#/about" aria-label=${say("about")}>${icon("info")}</a>
    <button type="button" class="icon-button" data-settings aria-label=${say("settings")} @click=${openSettings}>${icon("settings")}</button>
    ${full ? html`<button type="button" class="icon-button" data-full-screen aria-label=${say(full.on ? "full-screen-leave" : "full-screen")} @click=${full.toggle}>${icon(full.on ? "minimize" : "maximize")}</button>` : nothing}
  </header>`;
}

/**
 * @param {Shell} shell
 * @param {boolean} open
 * @param {() => void} shut
 * @param {boolean} dice whether the current game has dice
 * @param {(() => void) | null} hint shows the hints of the current game again; null where they are shown
 */
export function settingsDialog(shell, open, shut, dice, hint) {
  const { say } = shell;
  return dialog({
    name: "settings",
    heading: say("settings"),
    open,
    shut,
    within: open ? html`${chosen(shell, dice)}${hint ? hintsAgain(say, hint) : nothing}${closing(say, shut)}` : nothing,
  });
}

/** The settings themselves. @param {Shell} shell @param {boolean} dice whether those that only matter with dice are shown */
const chosen = (shell, dice) =>
  /** @type {Name[]} */ (Object.keys(SETTINGS))
    .filter((name) => dice || !("dice" in SETTINGS[name]))
    .map((name) => (typeof SETTINGS[name].initial === "boolean" ? toggle(shell, name) : select(shell, name)));

/** A setting that can be on or off. @param {Shell} shell @param {Name} name */
const toggle = ({ say, settings, change }, name) =>
  html`<label class="switch"><input type="checkbox" data-setting=${name} .checked=${live(settings[name])} ?disabled=${settled(name, settings)}
      @change=${() => change({ [name]: !settings[name] })} /><span>${say(`setting-${name}`)}</span></label>`;

/** The values that can be chosen, and what each is called. @param {Name} name @param {Shell["say"]} say */
const named = (name, say) =>
  name === "language"
    ? NAMED_LANGUAGES
    : SETTINGS[name].values.map((value) => [String(value), say(`setting-${name}-${value}`)]);

/** @param {Shell["say"]} say @param {() => void} hint */
const hintsAgain = (say, hint) =>
  html`<button type="button" class="button" data-hints-again @click=${hint}>${icon("lightbulb")}${say("hints-again")}</button>`;

/** A setting that has several values. @param {Shell} shell @param {Name} name */
function select({ say, settings, change, languages }, name) {
  return html`<label class="field"><span>${say(`setting-${name}`)}</span>
    <select class="input" data-setting=${name} .value=${live(settings[name])} @change=${(/** @type {{target: HTMLSelectElement}} */ { target }) => change({ [name]: target.value })}>
      ${named(name, say).map(([value, word, lang]) => html`<option value=${value} ${lang ? inLanguage(lang) : nothing} ?selected=${settings[name] === value}>${word}</option>`)}</select></label>
    ${name === "language" ? unspoken(say, languages) : nothing}`;
}

/**
 * A yes-no question.
 * @param {Shell} shell
 * @param {{key: string, args?: import("../types.js").Args} | null} question
 * @param {(answer: boolean) => void} answer
 */
export const questionDialog = ({ say }, question, answer) =>
  dialog({
    name: "question",
    heading: question ? say(question.key, question.args) : "",
    open: question !== null,
    shut: () => answer(false),
    within: html`
    <div class="buttons"><button type="button" class="button primary" data-assent @click=${() => answer(true)}>${icon("check")}${say("yes")}</button>
      <button type="button" class="button" @click=${() => answer(false)}>${icon("x")}${say("no")}</button></div>`,
  });
