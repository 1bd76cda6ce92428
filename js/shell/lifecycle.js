// The page's lifecycle: a browser hides a page, freezes one that is out of sight, or keeps one that is left and brings it
// back as it was. What is lost by that (locks, connections, the worker, sounds, a screen that stays awake) is given up
// and taken again from here alone.

/**
 * @param {object} parts
 * @param {() => void} parts.onLeft the page is left, and may be kept: others can use what it gives up now
 * @param {() => void} parts.onHidden it is out of sight
 * @param {() => void} parts.onBack it is seen again, after any of this: everything may have been lost
 * @param {() => void} parts.onFocus its window is used again
 */
export function followLifecycle({ onLeft, onHidden, onBack, onFocus }) {
  addEventListener("pagehide", onLeft);
  addEventListener("pageshow", ({ persisted }) => persisted && onBack());
  addEventListener("focus", onFocus);
  document.addEventListener("resume", onBack);
  document.addEventListener("visibilitychange", () => (document.visibilityState === "visible" ? onBack() : onHidden()));
}
