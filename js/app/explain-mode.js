// What a thing is: asked with the tool "Explain" and a tap, by a finger that rests on it, or by a mouse that rests over the
// board. Names are those that screen readers hear; what a picture means is told by the game (docs/games.md).

import { inSeatLanguage } from "../wording/seat-language.js";

/** @typedef {import("../table/types.js").Table} Table */
/** What is asked about: its name, the key of what it means, and where the bubble points. @typedef {{name: string, means: string | null, x: number, y: number, rail: string | undefined}} Asked */

/** How long it takes until something rests, in milliseconds. @type {Record<string, number>} */
const REST = { mouse: 900, touch: 500, pen: 500 };
/** How far it may slip meanwhile, in pixels. */
const SLIP = 10;

/** Tapped once more, it is put away. */
const TOOL = "[data-explain]";
/** What has a name of its own, wherever that stands. */
const NAMED = "[data-cell], [title], button, a, summary, [data-score] .score";
/** Cells that a picture with `data-over` hides. */
const COVERED = "[data-cell]:not([data-pick])";
/** Where the mouse asks: elsewhere browsers show titles by themselves. */
const DRAWN = "[data-game], [data-hand]";

/** @param {Element[]} under @param {string} selector */
function nearest(under, selector) {
  for (const element of under) {
    const found = element.closest(selector);
    if (found) return /** @type {HTMLElement} */ (found);
  }
  return null;
}

/** @param {HTMLElement | null} named */
const nameOf = (named) =>
  (named?.getAttribute("aria-label") || named?.title || named?.textContent || "").replace(/\s+/g, " ").trim();

/**
 * The topmost picture that means something, and the key of what it means.
 * @param {Element[]} under
 * @param {[string, string][]} meanings
 * @returns {[Element | null, string | null]}
 */
function pictured(under, meanings) {
  for (const element of under)
    for (const [selector, means] of meanings) {
      const picture = element.closest(selector);
      if (picture) return [picture, means];
    }
  return [null, null];
}

/**
 * What lies at a point of the window, the topmost first.
 * @param {number} x
 * @param {number} y
 * @param {Record<string, string>} meanings what the game's pictures mean, by selector
 * @returns {Asked | null} null: nothing with a name or a meaning
 */
function lookedAt(x, y, meanings) {
  const under = document.elementsFromPoint(x, y).filter((element) => !element.matches("[data-asking]"));
  const [picture, means] = pictured(under, Object.entries(meanings));
  const named = nearest(under, NAMED);
  const name = picture?.closest("[data-over]") && named?.matches(COVERED) ? "" : nameOf(named);
  const rail = nearest(under, "[data-rail]")?.dataset.rail;
  return name || means ? { name, means, x, y, rail } : null;
}

/**
 * @param {object} parts
 * @param {() => Table | null} parts.table the open game
 * @param {Pick<import("./rulebooks.js").Rulebooks, "need">} parts.rulebooks the rules bring the sentences
 * @param {() => void} parts.onChange
 */
export function createExplaining({ table, rulebooks, onChange }) {
  let asking = false;
  /** Whether the last tap that asked met nothing. */
  let missed = false;
  /** @type {Asked | null} */
  let shown = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;
  let from = { x: 0, y: 0 };
  /** Whether a finger has asked: the click that ends its rest is no tap. */
  let held = false;

  /** @param {boolean} on @param {Asked | null} asked */
  function show(on, asked) {
    if (asking === on && shown === asked) return;
    [asking, missed, shown] = [on, false, asked];
    onChange();
  }

  /** There is nothing at that point: another one can be tapped. @param {Table} laid */
  function miss(laid) {
    missed = true;
    laid.announce(laid.say("explain-gap"));
    onChange();
  }

  /** @param {number} x @param {number} y */
  async function ask(x, y) {
    const laid = table();
    const again = asking && document.elementsFromPoint(x, y).some((element) => element.matches(TOOL));
    const asked = laid && !again && lookedAt(x, y, laid.board.meanings);
    if (laid && asking && !asked && !again) return miss(laid);
    show(false, asked || null);
    if (!asked || !laid) return;
    const { game } = laid.session.row.record;
    if (asked.means) await rulebooks.need(game);
    if (shown === asked)
      laid.announce([asked.name, asked.means && inSeatLanguage(laid).say(asked.means)].filter(Boolean).join(". "));
  }

  /** @param {PointerEvent} event */
  function rest({ pointerType, clientX: x, clientY: y }) {
    clearTimeout(resting);
    from = { x, y };
    resting = setTimeout(() => {
      held = pointerType !== "mouse";
      ask(x, y);
    }, REST[pointerType]);
  }

  /** @param {PointerEvent} event */
  const slipped = ({ clientX, clientY }) => Math.hypot(clientX - from.x, clientY - from.y) > SLIP;

  const listeners = {
    /** @param {PointerEvent} event */
    pointerdown(event) {
      held = false;
      clearTimeout(resting);
      show(asking, null);
      const { target, pointerType, isPrimary } = event;
      if (!isPrimary || pointerType === "mouse" || asking) return; // two fingers zoom
      if (/** @type {Element} */ (target).closest?.("main.table")) rest(event);
    },
    /** @param {PointerEvent} event */
    pointermove(event) {
      if (!slipped(event)) return;
      clearTimeout(resting);
      if (event.pointerType !== "mouse" || asking) return;
      show(false, null);
      if (/** @type {Element} */ (event.target).closest?.(DRAWN)) rest(event);
    },
    pointerup: () => clearTimeout(resting),
    pointercancel: () => clearTimeout(resting),
    /** The mouse leaves the window. @param {PointerEvent} event */
    pointerout({ relatedTarget }) {
      if (!relatedTarget) clearTimeout(resting);
    },
    /** Some systems open a menu where a finger rests. @param {MouseEvent} event */
    contextmenu(event) {
      if (held) event.preventDefault();
    },
    /** @param {MouseEvent} event */
    click(event) {
      if (held) {
        event.stopPropagation();
        event.preventDefault();
      }
      held = false;
    },
    /** @param {KeyboardEvent} event */
    keydown({ key }) {
      if (key === "Escape") show(false, null);
    },
  };
  for (const [type, listener] of Object.entries(listeners))
    addEventListener(type, /** @type {EventListener} */ (listener), { capture: true });

  return {
    /** Whether the next tap asks. */
    get asking() {
      return asking;
    },
    /** Whether the last one met nothing. */
    get missed() {
      return missed;
    },
    /** What is explained now. */
    get shown() {
      return shown;
    },
    /** The tool: the next tap asks, or no longer. */
    toggle() {
      show(!asking, null);
      if (asking) table()?.announce(table()?.say("explain-ask") ?? "");
    },
    /** The tap that asks. @param {MouseEvent} event */
    tapped: ({ clientX, clientY }) => ask(clientX, clientY),
    /** Another screen is shown. */
    leave() {
      clearTimeout(resting);
      [asking, shown] = [false, null];
    },
  };
}
