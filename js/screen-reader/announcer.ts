// Announces messages to screen readers through a polite live region. What is said at one moment is one new element, so
// that all of it is read (of several at once some screen readers read the last only), and a repeated message is read
// again.

import { setLanguage } from "../i18n/languages.ts";
import { aloud, ended } from "../i18n/functions.ts";

const KEPT = 20;

export class Announcer {
  #region;
  /** The message that is being made at this moment. */
  #message: HTMLElement | null = null;

  constructor(region: HTMLElement) {
    this.#region = region;
  }

  /** @param lang where it differs from the page's */
  say = (sentence: string, lang?: string) => {
    const part = document.createElement("span");
    part.textContent = aloud(sentence);
    if (lang) setLanguage(part, lang);
    if (!this.#message) {
      this.#message = document.createElement("p");
      queueMicrotask(() => this.#deliver());
    }
    const before = this.#message.lastChild;
    if (before) {
      before.textContent = ended(String(before.textContent));
      this.#message.append(" ");
    }
    this.#message.append(part);
  };

  clear = () => {
    this.#message = null;
    this.#region.replaceChildren();
  };

  #deliver() {
    if (!this.#message) return;
    this.#region.append(this.#message);
    this.#message = null;
    while (this.#region.childElementCount > KEPT) this.#region.firstElementChild?.remove();
  }
}
