// Schedules rendering: one render for all changes of a task; afterwards the table announces what is new. While somebody
// types it does so a moment ahead: a screen reader that gets a change of each cell of a board at once drops some of
// them, the announcement among them. Nothing is rendered before `begin`, so that the worker starts first.
import { scheduleRegions } from "../ui/region.js";
import { measure, seen } from "../platform/measure.js";

/** @typedef {import("../table/types.js").Table} Table */

/** How far what is said is ahead of what is shown, in milliseconds: a screen reader has taken it in by then. */
const LEAD = 150;

/**
 * @param {object} parts
 * @param {(whole: boolean) => void} parts.draw renders the page, or what has changed of it
 * @param {() => Table | null} parts.table the open game
 * @param {() => void} parts.onPainted
 */
export function createPainting({ draw, table, onPainted }) {
  /** Whether a render is scheduled; true until `begin`, so that all of them wait. */
  let queued = true;
  /** Whether the whole page is rendered, not only the regions that have changed. */
  let whole = true;
  let speaking = false;
  let tappedAt = 0;
  addEventListener(
    "click",
    () => {
      tappedAt = performance.now();
    },
    { capture: true },
  );
  let settle = (/** @type {Promise<void>} */ _shown) => {};
  const scheduled = () =>
    /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        settle = resolve;
      })
    );
  /** Settles once the render that is scheduled, or was the last one, is on screen. */
  let painted = scheduled();

  function paint() {
    whole = true;
    ask();
  }

  function ask() {
    if (queued) return;
    queued = true;
    painted = scheduled();
    queueMicrotask(sayAndPaint);
  }

  /** While somebody types moves, let the table announce what is new ahead of the render. */
  function sayAndPaint() {
    let told = false;
    try {
      const typing = document.activeElement?.matches("[data-command]") ?? false;
      told = typing && (table()?.announceChanges() ?? false);
    } finally {
      if (told) setTimeout(paintNow, LEAD);
      else paintNow();
    }
  }

  function paintNow() {
    queued = false;
    settle(seen());
    draw(whole);
    whole = false;
    const laid = table();
    queueMicrotask(() => laid?.focusQuestion()); // after a closing dialog has returned the focus
    if (laid) speak(laid);
    onPainted();
  }

  /** Let the table announce what is new once the render is on screen and the wait for it measured. @param {Table} laid */
  async function speak(laid) {
    if (speaking) return;
    speaking = true;
    await painted;
    speaking = false;
    if (table() === laid) laid.announceChanges();
  }

  scheduleRegions(ask);

  return {
    paint,

    /**
     * Render, and measure how long the person waited.
     * @param {number} [ms] the engine's share of it, when this shows a reply
     * @returns {Promise<void> | void} settles once it is on screen
     */
    answer(ms) {
      ask();
      if (ms === undefined) return;
      const from = tappedAt;
      return painted.then(() => measure(from, ms));
    },

    /** A part of a game failed to draw: its table says so once. @param {unknown} error */
    undrawn(error) {
      const laid = table();
      const tried = laid && !laid.paintable && !laid.session.state.ready; // a trial render of a stored view, which may be damaged
      if (!tried) console.error("drawing:", error);
      if (!laid || laid.undrawn) return;
      laid.undrawn = true;
      paint();
    },

    /** Start rendering. */
    begin() {
      queueMicrotask(sayAndPaint);
    },
  };
}
