// Finds layout defects of an around-the-table screen: controls that are too small, covered or outside the viewport; a
// panel that does not hold its facts or cuts its name; the desk or what answers there over a panel or over undo; a word
// that is torn; a board that is not fully visible. Names of forty letters may be cut.
() => {
  const SLACK = 1;
  const FINGER = 43.5;
  const LONG = 20;
  const FOLDED = "details, dialog"; // out of sight until it has the focus, then over whatever lies there
  const found = [];
  /** @param {Element} element */
  const told = (element) => element.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 120);
  const board = /** @type {Element} */ (document.querySelector("[data-game]")).getBoundingClientRect();
  /** Whether what it lies in is only spoken, or for keys alone. @param {Element} element @returns {boolean} */
  const clipped = ({ parentElement: around }) =>
    around !== null && (getComputedStyle(around).clipPath === "inset(50%)" || clipped(around));
  /** @param {Pick<DOMRect, "left" | "top" | "right" | "bottom">} box */
  const outside = ({ left, top, right, bottom }) =>
    left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK;

  if (outside(board)) found.push("the board leaves the window");
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight + SLACK)
    found.push(`the page is ${scrollWidth} by ${scrollHeight}`);

  // long text may lie over the rim while an action waits for confirmation
  /** @param {string[]} parts */
  const within = (...parts) => parts.map((part) => `[data-prompt] ${part}`);
  const parts = [
    "[data-rail] [data-seat]",
    ...within("button", "summary", "svg:not(p *)"),
    "[data-undo]",
    "[data-redo]",
    "[data-beside] nav",
    "header",
    ...(document.querySelector("[data-confirm]") ? [] : within("h2", "p")),
  ];
  for (const part of document.querySelectorAll(parts.join())) {
    if (part.closest(FOLDED)) continue;
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const over =
      Math.min(right, board.right) - Math.max(left, board.left) > SLACK &&
      Math.min(bottom, board.bottom) - Math.max(top, board.top) > SLACK;
    if (over) found.push(`over the board: ${part.tagName} ${part.textContent.replace(/\s+/g, " ").slice(0, 80)}`);
    if (outside({ left, top, right, bottom })) found.push(`leaves the window: ${told(part)}`);
  }

  for (const seat of document.querySelectorAll("[data-rail] [data-seat]")) {
    const panel = seat.getBoundingClientRect();
    for (const fact of seat.querySelectorAll("[title], bdi")) {
      const { left, top, right, bottom, width } = fact.getBoundingClientRect();
      const [above, beside] = [left < panel.left - SLACK || top < panel.top - SLACK, right > panel.right + SLACK];
      const seen = width && !clipped(fact);
      if (seen && (above || beside || bottom > panel.bottom + SLACK)) found.push(`leaves its panel: ${told(fact)}`);
    }
  }

  for (const name of document.querySelectorAll("[data-rail] [data-seat] :not([popover] *) > bdi"))
    if (name.textContent.length < LONG && name.scrollWidth > name.clientWidth + SLACK)
      found.push(`cut: ${name.textContent}`);

  const letters = document.createRange();
  for (const box of document.querySelectorAll("[data-rail] :is(h2, [data-undo] > span, [data-cancel] > span)"))
    for (const text of [...box.childNodes].filter((one) => one instanceof Text))
      for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
        letters.setStart(text, index);
        letters.setEnd(text, index + word.length);
        if (word.length < LONG && letters.getClientRects().length > 1) found.push(`torn: ${word}`);
      }

  for (const button of document.querySelectorAll(
    "[data-prompt] > :not(details), [data-prompt] :not(details *) > button",
  ))
    for (const other of document.querySelectorAll("[data-rail] [data-seat], [data-undo]")) {
      const [one, two] = [button.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const along = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (across > SLACK && along > SLACK) found.push(`${told(button)} lies over ${told(other)}`);
    }

  for (const one of document.querySelectorAll("main button, main a, main summary, header a, header button")) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(FOLDED) || clipped(one)) continue;
    const rect = one.getBoundingClientRect();
    if (Math.min(rect.width, rect.height) < FINGER)
      found.push(`${Math.round(rect.width)} by ${Math.round(rect.height)}: ${told(one)}`);
    if (one.matches("[data-game] [data-cell]")) continue; // it lies in the board, whose frame cuts what is seen from near
    if (outside(rect)) found.push(`leaves the window: ${told(one)}`);
    const hit = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    if (!one.contains(hit) && !hit?.closest(FOLDED)) found.push(`lies under ${hit && told(hit)}: ${told(one)}`);
  }
  return found;
};
