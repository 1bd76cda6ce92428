// Finds controls whose focus ring is cut, by a box that clips what leaves it or by the edge of the window, although there
// would be room for the whole, and those that take the focus below a sheet. Each takes it once, as by a key.
() => {
  const SLACK = 0.75;
  /** What lies free around the ring where it has just come into view. */
  const ROOM = 12;
  const CONTROLS = "a[href], button, input, select, summary, textarea, [tabindex]";
  const found = [];
  const had = /** @type {HTMLElement | null} */ (document.activeElement);
  const root = document.documentElement;

  /** The outer edge of what a control shows when it has the focus: its own ring, or that of the label beside it. */
  function ringOf(/** @type {Element} */ control) {
    const ringed = [control, control.nextElementSibling].find(
      (one) => one && getComputedStyle(one).outlineStyle !== "none",
    );
    if (!ringed) return null;
    const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const { left, top, width, height } = ringed.getBoundingClientRect();
    return { ringed, edges: new DOMRect(left - reach, top - reach, width + 2 * reach, height + 2 * reach) };
  }

  /** What a box shows of what lies in it. @param {Element} box */
  function windowOf(box) {
    const { left, top } = box.getBoundingClientRect();
    return new DOMRect(left + box.clientLeft, top + box.clientTop, box.clientWidth, box.clientHeight);
  }

  /** @param {DOMRect} ring @param {DOMRect} shown */
  const sidesCut = (ring, shown) =>
    Object.entries({
      left: shown.left - ring.left,
      top: shown.top - ring.top,
      right: ring.right - shown.right,
      bottom: ring.bottom - shown.bottom,
    }).flatMap(([side, beyond]) => (beyond > SLACK ? [side] : []));

  /** The boxes that clip an element. @param {Element} element */
  function* clipping(element) {
    let { position } = getComputedStyle(element);
    for (let box = element.parentElement; box && position !== "fixed"; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (position === "absolute" && style.position === "static") continue;
      ({ position } = style);
      const clips = style.overflow !== "visible" || style.contain.includes("paint");
      if (clips && !["contents", "inline"].includes(style.display)) yield box;
    }
  }

  for (const control of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(CONTROLS))) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    control.focus({ focusVisible: true });
    const ring = document.activeElement === control && ringOf(control);
    if (!ring) continue;
    const { edges: at } = ring;
    const over = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)?.closest("[data-sheet]");
    if (over && control.tabIndex >= 0 && !over.contains(control))
      found.push(`below a sheet: ${control.outerHTML.slice(0, 100)}`);
    const boxes = [...clipping(ring.ringed)].map((box) => /** @type {const} */ ([box.className, windowOf(box)]));
    const shown = [...boxes, /** @type {const} */ (["the window", new DOMRect(0, 0, root.clientWidth, innerHeight)])];
    if (shown.some(([, { height }]) => height < ring.edges.height + ROOM)) continue;
    for (const [by, edges] of shown) {
      const sides = sidesCut(ring.edges, edges);
      if (sides.length)
        found.push(`ring cut ${sides} by ${by}: ${control.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 100)}`);
    }
  }
  had?.focus({ preventScroll: true });
  return found;
};
