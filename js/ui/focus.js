// Restores the focus when rendering has removed it: to the same element if it only moved, else to the heading that asks
// for the next step. Otherwise keyboards and screen readers would start again at the top of the page.

/** The heading that receives lost focus: the table's question (h2) before others. */
const HEADING = 'h2[tabindex="-1"], h1[tabindex="-1"]';

/** Whether no usable element has the focus. @param {Element | null} element */
const lost = (element) => element === null || element === document.body || element.matches(":disabled, [inert] *");

/** Where the focus may go: within the modal dialog that is open, if one is. @param {HTMLElement} root */
const within = (root) => root.querySelector("dialog[open]") ?? root;

/** Focus the first thing that there is, of several. @param {ParentNode} root @param {string[]} selectors */
export function focusFirst(root, selectors) {
  const found = selectors.flatMap((selector) => [...root.querySelectorAll(selector)]);
  const there = /** @type {HTMLElement[]} */ (found).find((element) => element.getClientRects().length);
  there?.focus({ preventScroll: true });
}

/** @param {HTMLElement} root @param {() => void} paint */
export function keepFocus(root, paint) {
  const had = /** @type {HTMLElement | null} */ (document.activeElement);
  paint();
  if (!had || had === document.body || !lost(document.activeElement)) return;
  const there = had.isConnected && !had.matches(":disabled, [inert] *");
  if (there) had.focus({ preventScroll: true });
  else focusFirst(within(root), [HEADING]);
}

/** Focus the heading of a new screen, unless something has the focus. @param {HTMLElement} root */
export function focusHeading(root) {
  if (lost(document.activeElement)) focusFirst(within(root), [HEADING]);
}
