// Offline use: registers the service worker, offers new versions, and installs the page as an app. A new version is
// activated only on request, and only while no tab has a game open.
import { diagnoseFile } from "./fetching.js";
import { SKIP_WAITING } from "./update.js";

/** @typedef {"unsupported" | "fetching" | "ready" | "failed"} OfflineState */
/** @typedef {ReturnType<typeof createOffline>} Offline */
/** @typedef {Event & {prompt(): Promise<unknown>}} Offer the browser's offer to install the page */

/** Interval between checks for a new version, in milliseconds. */
const UPDATE_INTERVAL = 3_600_000;
/** First retry delay of precaching, in milliseconds; it doubles each time. Files already cached are not
 * fetched again. */
const RETRY_DELAY = 60_000;
/** How often to check for open games, and the milliseconds between: the lock of a game just closed is released a moment
 * later. */
const LOCK_CHECKS = 10;
const LOCK_INTERVAL = 100;

/**
 * Settles when every file is cached; rejects when one failed: the browser then discards the service worker.
 * @param {ServiceWorkerRegistration} found
 * @returns {Promise<void>}
 */
function kept({ active, installing, waiting }) {
  const coming = active ?? installing ?? waiting;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (active || coming?.state === "activated") resolve();
      else if (!coming || coming.state === "redundant") reject(new Error("not kept"));
    };
    coming?.addEventListener("statechange", look);
    look();
  });
}

/**
 * @param {object} parts
 * @param {() => Promise<boolean>} parts.isPlaying whether any tab has a game open
 * @param {() => void} parts.leave leaves this tab's game where that cannot be played
 * @param {() => void} parts.onChange
 */
export function createOffline({ isPlaying, leave, onChange }) {
  const container = navigator.serviceWorker;
  /** @type {ServiceWorkerRegistration | undefined} */
  let registration;
  /** @type {Offer | undefined} */
  let installer;
  let started = false;
  let pause = RETRY_DELAY;

  const offline = {
    /** @type {OfflineState} */ state: container ? "fetching" : "unsupported",
    /** Why it failed: the first file that could not be kept. @type {import("./fetching.js").FetchFailure | null} */ missed:
      null,
    /** A new version is cached completely and waits. */ updated: false,
    /** The update was requested, but a game is open in some tab. */ held: false,
    /** The page can be installed as an app. */ installable: false,

    /** Precache every file of the site. Call it once nothing more urgent is to be fetched. */
    async start() {
      if (!container || started) return;
      started = true;
      const script = new URL("sw.js", document.baseURI).href;
      try {
        registration = await container.register(script).catch(async (error) => {
          tell(await diagnoseFile(script));
          throw error;
        });
        await kept(registration);
        follow(registration);
        enter("ready");
      } catch (error) {
        console.warn("offline:", error);
        enter("failed");
        setTimeout(again, pause);
        pause = Math.min(2 * pause, UPDATE_INTERVAL);
      }
    },

    /** Activate the new version, unless a game is open in some tab. */
    async update() {
      leave();
      offline.held = await staysHeld();
      if (offline.held) return onChange();
      container.addEventListener("controllerchange", () => location.reload(), { once: true });
      registration?.waiting?.postMessage(SKIP_WAITING);
    },

    /** Show the browser's installation prompt. */
    async install() {
      await installer?.prompt();
      forgetInstaller();
    },
  };

  /** @param {import("./fetching.js").FetchFailure} missed */
  function tell(missed) {
    console.warn(`offline: ${missed.file}: ${missed.why} ${missed.detail}`);
    offline.missed = missed;
    onChange();
  }

  function again() {
    started = false;
    offline.missed = null;
    enter("fetching");
    offline.start();
  }

  async function staysHeld() {
    for (let left = LOCK_CHECKS; left > 0 && (await isPlaying()); left--) {
      await new Promise((resolve) => setTimeout(resolve, LOCK_INTERVAL));
    }
    return isPlaying();
  }

  /** @param {OfflineState} state */
  function enter(state) {
    offline.state = state;
    onChange();
  }

  /** @param {ServiceWorkerRegistration} found */
  function follow(found) {
    look(found);
    found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", () => look(found)));
    setInterval(() => found.update().catch(() => {}), UPDATE_INTERVAL); // fails without a network, which is fine
  }

  /** @param {ServiceWorkerRegistration} found */
  function look(found) {
    const updated = Boolean(found.waiting && found.active);
    if (updated === offline.updated) return;
    offline.updated = updated;
    onChange();
  }

  /** @param {Offer | undefined} event @param {boolean} installable */
  function offer(event, installable) {
    installer = event;
    offline.installable = installable;
    onChange();
  }
  const forgetInstaller = () => offer(undefined, false);

  container?.addEventListener("message", ({ data }) => data?.missed && tell(data.missed));
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer(/** @type {Offer} */ (event), true);
  });
  addEventListener("appinstalled", forgetInstaller);
  return offline;
}
