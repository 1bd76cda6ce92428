// The settings, in four chapters: in each of them all that can be chosen lies open, and what is chosen counts at once.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { dialog, icon, unspoken } from "../ui/components.ts";
import { NAMED_LANGUAGES } from "../i18n/languages.ts";
import { inLanguage } from "../i18n/lang.ts";
import { SETTINGS, type Settings } from "../storage/settings.ts";
import { keysOf } from "../base/lookup.ts";
import type { Dialogs as DialogsType } from "../app/dialogs.ts";
import type { Table } from "../table/types.ts";
import type { PageContext } from "./page-context.ts";

type Dialogs = Pick<DialogsType, "settings" | "chapter" | "showSettings">;
/** What is asked: a setting, or how dice are rolled, which two settings say. */
type Asked = Exclude<keyof Settings, "roll" | "dice"> | "die";
interface Choice {
  value: string;
  /** of a language: in which its name is written */
  lang?: string;
  part: Partial<Settings>;
  word: string;
}

const CHAPTERS = {
  look: ["language", "theme", "text", "signs", "speed"],
  play: ["confirm", "die", "pace"],
  sound: ["sound", "ambience"],
  unseen: ["telling", "keys"],
} as const satisfies Record<string, Asked[]>;
export type Chapter = keyof typeof CHAPTERS;

const DIE: Record<string, Partial<Settings>> = {
  button: { roll: false, dice: false },
  itself: { roll: true, dice: false },
  own: { dice: true },
};

function choicesOf(asked: Asked, say: PageContext["say"]): Choice[] {
  if (asked === "language")
    return NAMED_LANGUAGES.map(([language, word, lang]) => ({ value: language, word, lang, part: { language } }));
  const parts: [value: string, part: Partial<Settings>][] =
    asked === "die" ? Object.entries(DIE) : SETTINGS[asked].values.map((value) => [String(value), { [asked]: value }]);
  return parts.map(([value, part]) => ({ value, part, word: say(`setting-${asked}-${value}`) }));
}

function choices({ say, settings, change }: PageContext, asked: Asked) {
  const isNow = (part: Partial<Settings>) =>
    keysOf(SETTINGS).every((name) => (part[name] ?? settings[name]) === settings[name]);
  return html`<fieldset class="radios"><legend>${say(`setting-${asked}`)}</legend><div class="keys">${choicesOf(
    asked,
    say,
  ).map(
    ({
      value,
      word,
      lang,
      part,
    }) => html`<label class="key"><input type="radio" name="setting-${asked}" data-setting=${asked} value=${value}
      .checked=${live(isNow(part))} @change=${() => change(part)} /><span ${lang ? inLanguage(lang) : nothing}>${word}</span></label>`,
  )}</div></fieldset>`;
}

/** The arrows go from chapter to chapter, whichever way they are laid out. */
function turned(event: KeyboardEvent & { currentTarget: HTMLElement }) {
  const tabs = [...event.currentTarget.querySelectorAll("button")];
  const onwards = event.currentTarget.matches(":dir(rtl)") ? "ArrowLeft" : "ArrowRight";
  const by = { ArrowDown: 1, ArrowUp: -1, ArrowRight: -1, ArrowLeft: -1, [onwards]: 1 }[event.key];
  if (!by) return;
  event.preventDefault();
  const at = tabs.findIndex((tab) => tab.matches(":focus"));
  const next = tabs.at((at + by) % tabs.length);
  next?.click();
  next?.focus();
}

function chapters(shell: PageContext, dialogs: Dialogs, table: Table | null) {
  const { say } = shell;
  const all = keysOf(CHAPTERS);
  const dice = table?.session.state.view.dice ?? true;
  return html`<div class="chapters" role="tablist" aria-labelledby="settings-title" @keydown=${turned}>${all.map(
    (chapter) => {
      const now = chapter === dialogs.chapter;
      return html`<button type="button" class="button" role="tab" id="tab-${chapter}" data-chapter=${chapter} aria-controls="chapter-${chapter}" aria-selected=${now} tabindex=${now ? 0 : -1}
      @click=${() => dialogs.showSettings(true, chapter)}>${say(`settings-${chapter}`)}</button>`;
    },
  )}</div>${all.map(
    (
      chapter,
    ) => html`<div class="scrolls" role="tabpanel" id="chapter-${chapter}" aria-labelledby="tab-${chapter}" ?hidden=${chapter !== dialogs.chapter}>
      ${CHAPTERS[chapter].map((asked) => (dice || asked !== "die" ? choices(shell, asked) : nothing))}
      ${chapter === "look" ? unspoken(say, shell.languages) : nothing}
      ${chapter === "play" && table?.hints.someOver ? html`<button type="button" class="button" data-hints-again @click=${table.hints.again}>${icon("lightbulb")}${say("hints-again")}</button>` : nothing}</div>`,
  )}`;
}

export function settingsDialog(shell: PageContext, dialogs: Dialogs, table: Table | null) {
  const { settings: open } = dialogs;
  const shut = () => dialogs.showSettings(false);
  const close = html`<button type="button" class="icon-button" data-close aria-label=${shell.say("close")} @click=${shut}>${icon("x")}</button>`;
  return dialog({
    name: "settings",
    classes: "settings",
    heading: shell.say("settings"),
    open,
    shut,
    within: open ? html`${close}${chapters(shell, dialogs, table)}` : nothing,
  });
}
