// Finds text that cannot be read in full: clipped by overflow or in a list, leaving its box, or leaving the viewport. Skips text for
// screen readers only (clipped away), text in drawings, and long names with an ellipsis, which the prompt shows in
// full.
() => {
  const SLACK = 1.5;
  const skipped = "svg, option, script, noscript";
  const CLIPPED_AWAY = "inset(50%)";
  const LONG_NAME = 12;
  const found = new Set();
  const width = document.documentElement.clientWidth;

  /** Whether a box is seen as one: it has a ground of its own. @param {CSSStyleDeclaration} style */
  const hasGround = ({ backgroundColor }) => !/, 0\)|transparent/.test(backgroundColor);
  /** @param {CSSStyleDeclaration} style */
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  /** @param {Element} element @param {string} why */
  const told = (element, why) =>
    found.add(`${why}: ${element.tagName}.${element.className} "${element.textContent.trim().slice(0, 60)}"`);

  /** Whether the element is for screen readers only. @param {Element} element */
  function unseen(element) {
    for (let box = /** @type {Element | null} */ (element); box; box = box.parentElement)
      if (getComputedStyle(box).clipPath === CLIPPED_AWAY) return true;
    return false;
  }

  /**
   * Whether the text stays within its ancestors' boxes, up to the first that scrolls or floats.
   * @param {Text} text
   * @param {DOMRect} rect
   */
  function within(text, rect) {
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      if (style.display !== "contents" && style.display !== "inline" && frame.width) {
        if (rect.left < frame.left - SLACK || rect.right > frame.right + SLACK) told(box, "text leaves its box");
        const hides = /hidden|clip/.test(style.overflowY);
        const middle = (rect.top + rect.bottom) / 2; // the box of a letter is higher than it
        const half = Math.min(rect.height, parseFloat(style.fontSize)) / 2;
        if (hasGround(style) && !scrolls(style) && (middle < frame.top || middle > frame.bottom))
          told(box, "text leaves its ground");
        if (hides && (middle - half < frame.top - SLACK || middle + half > frame.bottom + SLACK))
          told(box, "text is cut");
      }
      if (scrolls(style) || style.position === "absolute" || style.position === "fixed") return;
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!(text instanceof Text) || !element) continue;
    if (element.closest("bdi") && text.data.length > LONG_NAME) continue;
    if (!text.data.trim() || element.closest(skipped) || unseen(element)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      if (!rect.width) continue;
      if (rect.left < -SLACK || rect.right > width + SLACK) told(element, "text leaves the window");
      within(text, rect);
    }
  }
  for (const select of document.querySelectorAll("select")) {
    const alone = /** @type {HTMLSelectElement} */ (select.cloneNode());
    alone.append(...[...select.selectedOptions].map((option) => option.cloneNode(true)));
    Object.assign(alone.style, { position: "absolute", inlineSize: "max-content", visibility: "hidden" });
    select.after(alone);
    if (alone.offsetWidth > select.offsetWidth + SLACK && select.checkVisibility()) told(alone, "its choice is cut");
    alone.remove();
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) found.add(`the page is ${scrollWidth} wide in a window of ${width}`);
  return [...found];
};
