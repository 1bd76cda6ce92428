// What opens over any screen: the settings, the dialog that shares a game, what a thing is, rules over a table, and a
// yes-no question to everyone at the table.
import { html, nothing } from "lit-html";
import { observe } from "../base/observable.ts";
import { dialog, icon } from "../ui/components.ts";
import { region } from "../ui/region.ts";
import { inLanguage } from "../i18n/lang.ts";
import { scan } from "../platform/scanner.ts";
import type { Chapter } from "../screens/settings.ts";
import { edgeOf, inSeatLanguage } from "../wording/seat-language.ts";
import type { Table } from "../table/types.ts";
import type { Dependencies } from "./page.ts";
import type { Sentence } from "../engine/shapes.ts";
import type { ExplainMode } from "./explain-mode.ts";
import type { Rulebooks } from "./rulebooks.ts";

function explained({ on, missed, shown, tapped }: ExplainMode, table: Table, rulebooks: Rulebooks) {
  if (on)
    return html`<div class="asking" data-asking @click=${tapped}><p>${table.say(missed ? "explain-gap" : "explain-ask")}</p></div>`;
  if (!shown) return nothing;
  const { name, means, x, y, rail } = shown;
  const edge = rail ?? edgeOf(table.session.state.view, table);
  const known = rulebooks.books[table.session.row.record.game] !== undefined; // rules bring the sentences
  return html`<div class="explained from-${edge}" data-explained .style=${`--x:${x}px;--y:${y}px`}>${name ? html`<strong>${name}</strong>` : nothing}
    ${means && known ? html`<span ${inLanguage(inSeatLanguage(table).lang)}>${inSeatLanguage(table).say(means)}</span>` : nothing}</div>`;
}

export class Dialogs {
  settings = false;
  /** of the settings: the one that was read last */
  chapter: Chapter = "look";
  /** Whether a game can be pasted, or a code of one be held before the camera; `refused`: that cannot be had. */
  pasting: false | "text" | "camera" | "refused" = false;
  question: Sentence | null = null;
  #resolve = (_yes: boolean) => {};
  #paste;
  #looking = new AbortController();
  #video: HTMLVideoElement | undefined;

  /** `paste` takes what was pasted, or what a code said. */
  constructor(paste: (text: string) => void) {
    this.#paste = paste;
    observe(this, "settings", "chapter", "pasting", "question");
  }

  showSettings = (open: boolean, chapter: Chapter = this.chapter) => {
    Object.assign(this, { settings: open, chapter });
  };

  showPasting = (how: Dialogs["pasting"]) => {
    this.pasting = how;
  };

  paste = (text: string) => {
    this.pasting = false;
    if (text.trim()) this.#paste(text);
  };

  /** Look for a code as long as the camera's picture is there. */
  look = (video: Element | undefined) => {
    this.#video = video instanceof HTMLVideoElement ? video : undefined;
    this.suspend();
    return this.resume();
  };

  suspend() {
    this.#looking.abort();
  }

  async resume() {
    if (!this.#video || !this.#looking.signal.aborted) return;
    const { signal } = (this.#looking = new AbortController());
    const text = await scan(this.#video, signal).catch(() => undefined);
    if (signal.aborted) return;
    if (text) this.paste(text);
    else this.pasting = "refused";
  }

  ask = (question: Sentence): Promise<boolean> =>
    new Promise((resolve) => {
      this.#resolve = resolve;
      this.question = question;
    });

  answer = (yes: boolean) => {
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

export const dialogs = (parts: Dependencies) => html`
      ${region(() => settings(parts))}
      ${region(() => share(parts))}
      ${region(() => pasting(parts))}
      ${region(() => explanations(parts))}
      ${region(() => question(parts))}`;

const settings = ({ shell, pageParts, routes, dialogs }: Dependencies) =>
  pageParts.asides.show(shell.say, (asides) => asides.settingsDialog(shell, dialogs, routes.table), dialogs.settings);

const share = ({ shell, pageParts, share }: Dependencies) =>
  pageParts.asides.show(shell.say, (asides) => asides.shareDialog(shell, share), share.now !== null);

const pasting = ({ shell, pageParts, dialogs }: Dependencies) =>
  pageParts.asides.show(shell.say, (asides) => asides.pasteDialog(shell, dialogs), dialogs.pasting !== false);

const rules = ({ shell, pageParts, rulebooks }: Dependencies) =>
  pageParts.asides.show(shell.say, (asides) => asides.rulesDialog(shell, rulebooks), rulebooks.over !== null);

const explanations = (parts: Dependencies) => {
  const { routes, rulebooks, explainMode } = parts;
  return routes.table ? html`${explained(explainMode, routes.table, rulebooks)}${rules(parts)}` : nothing;
};

function question({ shell: { say }, dialogs: { question, answer } }: Dependencies) {
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
