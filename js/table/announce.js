// Announces messages to screen readers through a polite live region. Each message is a new element, so that several at
// once are all read, and a repeated one is read again.

import { speakIn } from "../shell/languages.js";

const KEPT = 20;

/** @param {HTMLElement} region the live region */
export function createAnnouncer(region) {
  return {
    /** @param {string} sentence @param {string} [lang] where it differs from the page's */
    say(sentence, lang) {
      const message = document.createElement("p");
      message.textContent = sentence;
      if (lang) speakIn(message, lang);
      region.append(message);
      while (region.childElementCount > KEPT) region.firstElementChild?.remove();
    },
    /** Drop all messages when another screen is shown. */
    clear: () => region.replaceChildren(),
  };
}
