// Changes the settings, stores them, and applies them to the document.
import { observe } from "../base/observable.ts";
import { standIns } from "../i18n/languages.ts";
import { applyToDocument, readSettings, writeSettings, type Settings } from "../storage/settings.ts";
import { PACE } from "../session/animation-queue.ts";
import type { Languages } from "../i18n/catalogues.ts";

export class Preferences {
  now = readSettings();
  #languages;
  #onChange;
  /** The language that was chosen last: it may be on its way. */
  #chosen = "";
  /** The language that is stored: one that stands in for it is not. */
  #stored = this.now.language;

  constructor(languages: Pick<Languages, "load" | "loadFirst" | "has" | "clearFailure">, onChange: () => void) {
    observe(this, "now");
    this.#languages = languages;
    this.#onChange = onChange;
  }

  /** Speak the language of the settings, or one that stands in. @returns whether any can be spoken */
  async begin(): Promise<boolean> {
    const spoken = await this.#languages.loadFirst(standIns(this.now.language));
    this.now = { ...this.now, language: spoken ?? this.now.language };
    this.applyToDocument();
    return spoken !== null;
  }

  /** Change some of them; a language as soon as it can be spoken, if no other one was chosen since. */
  change = async (part: Partial<Settings>) => {
    const { language } = part;
    this.#chosen = language ?? this.#chosen;
    if (language && !this.#languages.has(language)) {
      this.#languages.clearFailure();
      const there = await this.#languages.load(language);
      if (!there || this.#chosen !== language) return;
    }
    this.now = { ...this.now, ...part };
    this.#stored = language ?? this.#stored;
    writeSettings({ ...this.now, language: this.#stored });
    this.applyToDocument();
    this.#onChange();
  };

  applyToDocument() {
    const { documentElement: root } = document;
    root.style.setProperty("--pace", String(PACE[this.now.speed]));
    root.dataset.text = this.now.text;
    applyToDocument(this.now);
  }
}
