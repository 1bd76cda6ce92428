// What opens over any screen: the settings, the dialog that shares a game, what a thing is, rules over a table, and a
// yes-no question to everyone at the table.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { observe } from "../base/observable.ts";
import { closing, dialog, icon, unspoken } from "../ui/components.ts";
import { region } from "../ui/region.ts";
import { NAMED_LANGUAGES } from "../i18n/languages.ts";
import { inLanguage } from "../i18n/lang.ts";
import { scan } from "../platform/scanner.ts";
import { pasteDialog } from "../screens/paste.ts";
import { rulesDialog } from "../screens/rules.ts";
import { shareDialog } from "../screens/share.ts";
import { SETTINGS } from "../storage/settings.ts";
import { explained } from "../table/explanation.ts";

/** @typedef {import("../types.js").Shell} Shell */
/** @typedef {import("../table/types.ts").Table} Table */
/** @typedef {import("./page.js").Parts} Parts */
/** @typedef {import("../types.js").Sentence} Sentence */
/** @typedef {keyof import("../types.js").Settings} Name of a setting */

/** Which of the page's own dialogs are open. */
export class Dialogs {
  /** Whether the settings are open. */
  settings = false;
  /** Whether a game can be pasted, or a code of one be held before the camera; `refused`: that cannot be had. @type {false | "text" | "camera" | "refused"} */
  pasting = false;
  /** The open question. @type {Sentence | null} */
  question = null;
  #resolve = (/** @type {boolean} */ _yes) => {};
  #paste;
  /** Ends looking for a code. */
  #looking = new AbortController();
  /** Where the camera's picture is. @type {HTMLVideoElement | undefined} */
  #video;

  /** @param {(text: string) => void} paste takes what was pasted, or what a code said */
  constructor(paste) {
    this.#paste = paste;
    observe(this, "settings", "pasting", "question");
  }

  /** @param {boolean} open */
  showSettings = (open) => {
    this.settings = open;
  };

  /** @param {Dialogs["pasting"]} how */
  showPasting = (how) => {
    this.pasting = how;
  };

  /** @param {string} text */
  paste = (text) => {
    this.pasting = false;
    if (text.trim()) this.#paste(text);
  };

  /** Look for a code as long as the camera's picture is there. @param {Element | undefined} video */
  look = (video) => {
    this.#video = /** @type {HTMLVideoElement | undefined} */ (video);
    this.suspend();
    return this.resume();
  };

  /** The page is out of sight: the camera is off. */
  suspend() {
    this.#looking.abort();
  }

  /** The page is seen again. */
  async resume() {
    if (!this.#video || !this.#looking.signal.aborted) return;
    const { signal } = (this.#looking = new AbortController());
    const text = await scan(this.#video, signal).catch(() => undefined);
    if (signal.aborted) return;
    if (text) this.paste(text);
    else this.pasting = "refused";
  }

  /** Ask everyone at the table. @param {Sentence} question @returns {Promise<boolean>} */
  ask = (question) =>
    new Promise((resolve) => {
      this.#resolve = resolve;
      this.question = question;
    });

  /** @param {boolean} yes */
  answer = (yes) => {
    this.#resolve(yes);
    this.question = null;
  };

  /** Close all, when another address is shown: nobody answers any more. */
  leave() {
    this.settings = false;
    this.pasting = false;
    this.question = null;
  }
}

/** @param {Parts} parts */
export const dialogs = (parts) => html`
      ${region(() => settings(parts))}
      ${region(() => shareDialog(parts.shell, parts.share))}
      ${region(() => pasteDialog(parts.shell, parts.dialogs))}
      ${region(() => explanations(parts))}
      ${region(() => question(parts))}`;

/** What a thing of the table is, and the rules over it. @param {Parts} parts */
function explanations({ shell, routes: { table }, rulebooks, explainMode }) {
  if (!table) return nothing;
  const known = rulebooks.books[table.session.row.record.game] !== undefined;
  return html`${explained(explainMode, table, known)}${rulesDialog(shell, rulebooks)}`;
}

/** A yes-no question. @param {Parts} parts */
function question({ shell: { say }, dialogs: { question, answer } }) {
  return dialog({
    name: "question",
    heading: question ? say(question.key, question.args) : "",
    open: question !== null,
    shut: () => answer(false),
    within: html`
    <div class="buttons"><button type="button" class="button primary" data-assent data-begins @click=${() => answer(true)}>${icon("check")}${say("yes")}</button>
      <button type="button" class="button" @click=${() => answer(false)}>${icon("x")}${say("no")}</button></div>`,
  });
}

/** @param {Parts} parts */
function settings({ shell, routes, dialogs }) {
  const { say } = shell;
  const open = dialogs.settings;
  const shut = () => dialogs.showSettings(false);
  const within = open ? html`${fields(shell, routes.table)}${closing(say, shut)}` : nothing;
  return dialog({ name: "settings", heading: say("settings"), open, shut, within });
}

/** The settings, without those that need dice if the game has none. @param {Shell} shell @param {Table | null} table */
function fields(shell, table) {
  const dice = table?.session.state.view.dice ?? true;
  const all = /** @type {Name[]} */ (Object.keys(SETTINGS));
  const shown = all.filter((name) => dice || !("dice" in SETTINGS[name]));
  return html`${shown.map((name) => (typeof SETTINGS[name].initial === "boolean" ? toggle(shell, name) : select(shell, name)))}
    ${table?.hints.someOver ? hintsAgain(shell.say, table.hints.again) : nothing}`;
}

/** What shows the hints of the current game again. @param {Shell["say"]} say @param {() => void} again */
const hintsAgain = (say, again) =>
  html`<button type="button" class="button" data-hints-again @click=${again}>${icon("lightbulb")}${say("hints-again")}</button>`;

/** A setting that can be on or off. @param {Shell} shell @param {Name} name */
function toggle({ say, settings, change }, name) {
  const setting = SETTINGS[name];
  return html`<label class="switch"><input type="checkbox" data-setting=${name} .checked=${live(settings[name])} ?disabled=${"unless" in setting && settings[setting.unless]}
      @change=${() => change({ [name]: !settings[name] })} /><span>${say(`setting-${name}`)}</span></label>`;
}

/** The values that can be chosen, and what each is called. @param {Name} name @param {Shell["say"]} say */
const valuesOf = (name, say) =>
  name === "language"
    ? NAMED_LANGUAGES
    : SETTINGS[name].values.map((value) => [String(value), say(`setting-${name}-${value}`)]);

/** A setting that has several values. @param {Shell} shell @param {Name} name */
function select({ say, settings, change, languages }, name) {
  return html`<label class="field"><span>${say(`setting-${name}`)}</span>
    <select class="input" data-setting=${name} .value=${live(settings[name])} @change=${(/** @type {{target: HTMLSelectElement}} */ { target }) => change({ [name]: target.value })}>
      ${valuesOf(name, say).map(([value, word, lang]) => html`<option value=${value} ${lang ? inLanguage(lang) : nothing} ?selected=${settings[name] === value}>${word}</option>`)}</select></label>
    ${name === "language" ? unspoken(say, languages) : nothing}`;
}
