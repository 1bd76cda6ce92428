// When the page is painted: once for all that has changed in one go, and then the table says what is new. Nothing is drawn
// before `begin`, so that the worker comes first.
import { measure, seen } from "../shell/measure.js";

/** @typedef {import("../table/types.js").Table} Table */

/**
 * @param {object} parts
 * @param {() => void} parts.draw puts on the page what it shows now
 * @param {() => Table | null} parts.table that is laid
 * @param {() => void} parts.onPainted
 */
export function createPainting({ draw, table, onPainted }) {
  /** Whether a painting is due; until the beginning all of them wait. */
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

  function paint() {
    version += 1;
    repaint();
  }

  /** Paint what moves; the rest is as it was. */
  function repaint() {
    if (queued) return;
    queued = true;
    queueMicrotask(paintNow);
  }

  function paintNow() {
    queued = false;
    draw();
    const laid = table();
    queueMicrotask(() => laid?.meet()); // after a dialog that closed has handed the focus on
    if (laid) speak(laid);
    onPainted();
  }

  /** Let a table say what is new once it has been painted: nobody waits for that. @param {Table} laid */
  async function speak(laid) {
    if (speaking) return;
    speaking = true;
    await seen();
    speaking = false;
    if (table() === laid) laid.heed();
  }

  return {
    /** Rises whenever anything but a moving piece may look different. */
    get version() {
      return version;
    },
    paint,
    repaint,

    /** Paint, and measure how long a person waited for it.
     * @param {number} [ms] the engine's part of a reply just shown @returns {Promise<void> | void} settles once it is painted */
    answer(ms) {
      paint();
      if (ms === undefined) return;
      const from = tappedAt;
      return seen().then(() => measure(from, ms));
    },

    /** Paint from now on. */
    begin() {
      queued = false;
      paint();
    },
  };
}
