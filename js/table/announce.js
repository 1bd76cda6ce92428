// The screen reader's voice: each event one polite message. A message is a new element of a live region, so that
// several at once are all said, and the same one twice is said twice.

import { tag } from "../shell/i18n.js";

const KEPT = 20;

/** @param {HTMLElement} region with aria-live */
export function createAnnouncer(region) {
  return {
    /** @param {string} sentence @param {string} [lang] where it is another than the page's */
    say(sentence, lang) {
      const message = document.createElement("p");
      message.textContent = sentence;
      if (lang) message.lang = tag(lang);
      region.append(message);
      while (region.childElementCount > KEPT) region.firstElementChild?.remove();
    },
    /** What was said at one table is no news at the next. */
    hush: () => region.replaceChildren(),
  };
}
