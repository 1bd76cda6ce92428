// Where the focus goes when painting has taken away what had it: to the heading that says what is asked now. A keyboard
// goes on from there, and a screen reader says it; without this both would begin again at the top of the page.

/** The heading of a screen that takes the focus so; a table's own question comes before any. */
const HEADING = 'h2[tabindex="-1"], h1[tabindex="-1"]';

/** @param {HTMLElement} root @param {() => void} paint */
export function keepFocus(root, paint) {
  const had = document.activeElement;
  paint();
  if (!had || had === document.body || (had.isConnected && !had.matches(":disabled"))) return;
  const heading = /** @type {HTMLElement | null} */ (root.querySelector(HEADING));
  heading?.focus({ preventScroll: true });
}
