// Schedules rendering: one render for all changes of a task; afterwards the table announces what is new. While somebody
// types it does so a moment ahead: a screen reader that gets a change of each cell of a board at once drops some of
// them, the announcement among them. Nothing is rendered before `begin`, so that the worker starts first.
import { measure, seen } from "../platform/measure.js";

/** @typedef {import("../table/types.js").Table} Table */

/** How far what is said is ahead of what is shown, in milliseconds: a screen reader has taken it in by then. */
const LEAD = 150;

/**
 * @param {object} parts
 * @param {() => void} parts.draw renders the page
 * @param {() => Table | null} parts.table the open game
 * @param {() => void} parts.onPainted
 */
export function createPainting({ draw, table, onPainted }) {
  /** Whether a render is scheduled; true until `begin`, so that all of them wait. */
  let queued = true;
  let version = 0;
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
    version += 1;
    repaint();
  }

  /** Render without a new version: only animation frames differ. */
  function repaint() {
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
    draw();
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

  return {
    /** Increases whenever anything but an animation frame may look different. */
    get version() {
      return version;
    },
    paint,
    repaint,

    /**
     * Render, and measure how long the person waited.
     * @param {number} [ms] the engine's share of it, when this shows a reply
     * @returns {Promise<void> | void} settles once it is on screen
     */
    answer(ms) {
      paint();
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
      version += 1;
      queueMicrotask(sayAndPaint);
    },
  };
}
