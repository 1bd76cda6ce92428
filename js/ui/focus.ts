// Restores the focus when rendering has removed it: to the same element if it only moved, to what stands near where
// somebody removes things from a list, else to the heading that asks for the next step. Otherwise keyboards and screen
// readers would start again at the top of the page.

/** The heading that receives lost focus: the table's question (h2) before others. */
const HEADING = 'h2[tabindex="-1"], h1[tabindex="-1"]';

const lost = (element: Element | null) =>
  element === null || element === document.body || element.matches(":disabled, [inert] *");

/** Where the focus may go: within the modal dialog that is open, if one is. */
const within = (root: HTMLElement) => root.querySelector("dialog[open]") ?? root;

export function focusFirst(root: ParentNode, selectors: string[]) {
  const found = selectors.flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)]);
  const there = found.find((element) => element.getClientRects().length);
  there?.focus({ preventScroll: true });
}

const CONTROLS = "a[href], button:not(:disabled), input:not(:disabled), select, summary";

/**
 * What stands near an element that may be gone in a moment, where it lies in one of several things (`data-near`): the
 * same thing, what takes its place, what follows, what came before.
 * @returns the first control there, afterwards
 */
function near(element: Element | null): () => Element | undefined {
  const thing = element?.closest("[data-near]");
  const parent = thing?.parentElement;
  if (!thing || !parent) return () => undefined;
  const at = [...parent.children].indexOf(thing);
  return () => {
    const { children } = parent;
    const there = [thing, ...[at, at + 1, at - 1].flatMap((place) => children[place] ?? [])];
    const controls = there.flatMap((one) => (one.matches(CONTROLS) ? one : [...one.querySelectorAll(CONTROLS)]));
    return controls.find((one) => one.isConnected && one.getClientRects().length);
  };
}

export function keepFocus(root: HTMLElement, paint: () => void) {
  const had = document.activeElement;
  const next = near(had);
  paint();
  if (!had || had === document.body || !lost(document.activeElement)) return;
  const there = had.isConnected && !had.matches(":disabled, [inert] *");
  const to = there ? had : next();
  if (to instanceof HTMLElement) to.focus({ preventScroll: there });
  else focusFirst(within(root), [HEADING]);
}

/** Focus the heading of a new screen, unless something has the focus. */
export function focusHeading(root: HTMLElement) {
  if (lost(document.activeElement)) focusFirst(within(root), [HEADING]);
}
