// What is wrong with a table that people sit around: a control that is too small, lies under something, or leaves the
// window; a board that is not seen whole.
() => {
  const SLACK = 1;
  const FINGER = 43.5;
  const found = [];
  const told = (element) => element.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 120);
  const board = document.querySelector(".board").getBoundingClientRect();
  const outside = ({ left, top, right, bottom }) =>
    left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK;

  if (outside(board)) found.push("the board leaves the window");
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight + SLACK)
    found.push(`the page is ${scrollWidth} by ${scrollHeight}`);

  // words that are longer than their rail may lie over the rim while something waits to be confirmed
  const parts = [
    ".rail .seat",
    ".doing",
    ".steps",
    ".side .tools",
    ".head",
    ...(document.querySelector("[data-confirm]") ? [] : [".prompt-words"]),
  ];
  for (const part of document.querySelectorAll(parts)) {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const over =
      Math.min(right, board.right) - Math.max(left, board.left) > SLACK &&
      Math.min(bottom, board.bottom) - Math.max(top, board.top) > SLACK;
    if (over) found.push(`over the board: ${part.className} ${part.textContent.replace(/\s+/g, " ").slice(0, 80)}`);
    if (outside({ left, top, right, bottom })) found.push(`leaves the window: ${part.className}`);
  }

  const FOLDED = "details:not([open]) > div, dialog";
  for (const one of document.querySelectorAll("main button, main a, main summary, .head a, .head button")) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(FOLDED)) continue;
    const rect = one.getBoundingClientRect();
    if (Math.min(rect.width, rect.height) < FINGER)
      found.push(`${Math.round(rect.width)} by ${Math.round(rect.height)}: ${told(one)}`);
    if (outside(rect)) found.push(`leaves the window: ${told(one)}`);
    const hit = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    if (!one.closest(".cells") && !one.contains(hit)) found.push(`lies under ${hit && told(hit)}: ${told(one)}`);
  }
  return found;
};
