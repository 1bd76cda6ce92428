// The page's lifecycle: a browser hides a page, freezes one that is out of sight, or keeps one that is left and brings it
// back as it was. What is lost by that (locks, connections, the worker, sounds, a screen that stays awake) is given up
// and taken again from here alone.

const MINUTE = 60_000;

/**
 * @param {object} parts
 * @param {Pick<import("../engine/supervision.ts").Supervision, "check">} parts.supervision
 * @param {Pick<import("./open-tables.js").OpenTables, "hide" | "pause" | "resume">} parts.openTables
 * @param {Pick<import("./device.js").Device, "suspend" | "resume">} parts.device
 * @param {Pick<import("./dialogs.js").Dialogs, "suspend" | "resume">} parts.dialogs
 * @param {Pick<import("./puzzles.js").Puzzles, "look">} parts.puzzles
 * @param {Pick<import("./routes.js").Routes, "visit" | "refresh">} parts.routes
 */
export function followLifecycle({ supervision, openTables, device, dialogs, puzzles, routes }) {
  /** Show what other tabs may have changed of what is stored. */
  function refresh() {
    puzzles.look(routes.visit);
    routes.refresh();
  }

  /** The page is seen again: whatever it had may be lost. */
  function resume() {
    supervision.check();
    openTables.resume();
    device.resume();
    dialogs.resume();
    refresh();
  }

  function hide() {
    device.suspend();
    dialogs.suspend();
    openTables.hide();
  }

  // a page that stays in sight over midnight; no timer to midnight, which would be late by a sleep
  setInterval(() => puzzles.look(routes.visit), MINUTE);
  addEventListener("pagehide", openTables.pause);
  addEventListener("pageshow", ({ persisted }) => persisted && resume());
  addEventListener("focus", refresh);
  document.addEventListener("resume", resume);
  // stored games are not read by a page that is being left: WebKit may keep it with its transaction, for which all others wait
  document.addEventListener("visibilitychange", () => (document.visibilityState === "visible" ? resume() : hide()));
}
