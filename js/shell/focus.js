// Where the focus goes when painting has taken it away: back to what had it, where that only moved; else to the heading
// that says what is asked now. A keyboard goes on from there, and a screen reader says it; without this both would begin
// again at the top of the page.

/** The heading that takes lost focus; a table's question comes before the others. */
const HEADING = 'h2[tabindex="-1"], h1[tabindex="-1"]';

/** Whether nothing that could be used has the focus. @param {Element | null} element */
const lost = (element) => element === null || element === document.body || element.matches(":disabled");

/** @param {HTMLElement} root @param {() => void} paint */
export function keepFocus(root, paint) {
  const had = /** @type {HTMLElement | null} */ (document.activeElement);
  paint();
  if (!had || had === document.body || !lost(document.activeElement)) return;
  const there = had.isConnected && !had.matches(":disabled");
  const next = there ? had : /** @type {HTMLElement | null} */ (root.querySelector(HEADING));
  next?.focus({ preventScroll: true });
}

/** Put the focus on the heading of a screen that has just come, where nothing else has it. @param {HTMLElement} root */
export function greet(root) {
  if (lost(document.activeElement))
    /** @type {HTMLElement | null} */ (root.querySelector(HEADING))?.focus({ preventScroll: true });
}
