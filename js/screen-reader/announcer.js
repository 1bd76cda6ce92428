// Announces messages to screen readers through a polite live region. What is said at one moment is one new element, so
// that all of it is read (of several at once some screen readers read the last only), and a repeated message is read
// again.

import { speakIn } from "../i18n/languages.js";
import { aloud } from "../i18n/functions.js";

const KEPT = 20;

/** @param {HTMLElement} region the live region */
export function createAnnouncer(region) {
  /** The message that is being made at this moment. @type {HTMLElement | null} */
  let message = null;

  /** Let screen readers read it. */
  function give() {
    if (!message) return;
    region.append(message);
    message = null;
    while (region.childElementCount > KEPT) region.firstElementChild?.remove();
  }

  return {
    /** @param {string} sentence @param {string} [lang] where it differs from the page's */
    say(sentence, lang) {
      const part = document.createElement("span");
      part.textContent = aloud(sentence);
      if (lang) speakIn(part, lang);
      if (!message) {
        message = document.createElement("p");
        queueMicrotask(give);
      }
      if (message.childNodes.length) message.append(" ");
      message.append(part);
    },
    /** Drop all messages when another screen is shown. */
    clear() {
      message = null;
      region.replaceChildren();
    },
  };
}
