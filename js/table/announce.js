// The screen reader's voice: each event one polite message. A message is a new element of a live region, so that
// several at once are all said, and the same one twice is said twice.

const KEPT = 20;

/** @param {HTMLElement} region with aria-live */
export function createAnnouncer(region) {
  return {
    /** @param {string} sentence */
    say(sentence) {
      const message = document.createElement("p");
      message.textContent = sentence;
      region.append(message);
      while (region.childElementCount > KEPT) region.firstElementChild?.remove();
    },
  };
}
