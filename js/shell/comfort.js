// What makes a long evening comfortable: a screen that stays awake while a game is on the table, and the whole screen for
// it. A browser that has neither is not asked, and none is told.

/** @typedef {{release(): Promise<void>, addEventListener(type: "release", heed: () => void): void}} Lock */

/** @param {object} parts
 * @param {{wakeLock?: {request(what: "screen"): Promise<Lock>}}} [parts.device] the browser's `navigator`
 * @param {Pick<Document, "visibilityState" | "addEventListener">} [parts.page] the browser's `document` */
export function createWakefulness({ device = navigator, page = document } = {}) {
  let wanted = false;
  let asking = false;
  /** A browser that refused (a battery running low) is not asked again until the page is looked at anew. */
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
        if (lock === taken) lock = null;
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

  page.addEventListener("visibilitychange", () => {
    refused = false;
    settle();
  });

  return {
    /** Say whether the screen should stay awake. @param {boolean} awake */
    keep(awake) {
      if (awake === wanted) return undefined;
      wanted = awake;
      refused = false;
      return settle();
    },
  };
}

/** The whole screen for the page; `null` where the browser has no such thing.
 * @param {() => void} onChange @param {Pick<Document, "fullscreenEnabled" | "fullscreenElement" | "exitFullscreen" | "documentElement" | "addEventListener">} [page] the browser's `document` */
export function createFullScreen(onChange, page = document) {
  if (!page.fullscreenEnabled) return null;
  page.addEventListener("fullscreenchange", onChange);
  return {
    get on() {
      return page.fullscreenElement !== null;
    },
    /** A refusal changes nothing: the person sees that. */
    toggle: () =>
      (page.fullscreenElement ? page.exitFullscreen() : page.documentElement.requestFullscreen()).catch(() => {}),
  };
}
