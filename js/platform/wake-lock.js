// Comfort for a long evening: a wake lock during a game, and full screen. Both are optional: a browser without them
// changes nothing and nobody is told.

/** @typedef {{release(): Promise<void>, addEventListener(type: "release", listener: () => void): void}} Lock */

/** @param {object} parts
 * @param {{wakeLock?: {request(what: "screen"): Promise<Lock>}}} [parts.device] the browser's `navigator`
 * @param {Pick<Document, "visibilityState">} [parts.page] the browser's `document` */
export function createWakeLock({ device = navigator, page = document } = {}) {
  let wanted = false;
  let asking = false;
  /** Set when the browser refused (low battery): not requested again until the page becomes visible again. */
  let refused = false;
  /** @type {Lock | null} */
  let lock = null;

  async function settle() {
    const due = wanted && page.visibilityState === "visible";
    if (asking || !device.wakeLock || due === (lock !== null) || (due && refused)) return;
    asking = true;
    if (due) await take();
    else await letGo();
    asking = false;
    return settle();
  }

  async function take() {
    try {
      const taken = (lock = await /** @type {NonNullable<typeof device.wakeLock>} */ (device.wakeLock).request(
        "screen",
      ));
      taken.addEventListener("release", () => {
        if (lock !== taken) return;
        lock = null;
        settle(); // the system may drop the lock of a page that is seen
      });
    } catch {
      refused = true;
    }
  }

  async function letGo() {
    const held = lock;
    lock = null;
    await held?.release().catch(() => {});
  }

  return {
    /** Take a lock again that was lost while the page was out of sight; what was refused is tried again, too. */
    again() {
      refused = false;
      return settle();
    },

    /** Set whether the screen should stay awake. @param {boolean} awake */
    keep(awake) {
      if (awake === wanted) return undefined;
      wanted = awake;
      refused = false;
      return settle();
    },
  };
}

/**
 * Full screen for the page; `null` where the browser does not support it.
 * @param {() => void} onChange
 * @param {Pick<Document, "fullscreenEnabled" | "fullscreenElement" | "exitFullscreen" | "documentElement" |
 *   "addEventListener">} [page] the browser's `document`
 */
export function createFullScreen(onChange, page = document) {
  if (!page.fullscreenEnabled) return null;
  page.addEventListener("fullscreenchange", onChange);
  return {
    get on() {
      return page.fullscreenElement !== null;
    },
    /** A refusal needs no message: the person sees that nothing changed. */
    toggle: () =>
      (page.fullscreenElement ? page.exitFullscreen() : page.documentElement.requestFullscreen()).catch(() => {}),
  };
}
