// Living without a network: the service worker that keeps the site's files, new versions, and installing as an app.
// A new version is only ever let in when somebody asks for it and no tab has a game on its table.
import { LET_IN } from "./update.js";

/** @typedef {"unsupported" | "fetching" | "ready" | "failed"} OfflineState */
/** @typedef {ReturnType<typeof createOffline>} Offline */
/** @typedef {Event & {prompt(): Promise<unknown>}} Offer the browser offers to install the page */

/** Interval between checks for a new version, in milliseconds. */
const UPDATE_INTERVAL = 3_600_000;
/** First retry delay of precaching, in milliseconds; it doubles each time. Files that are cached already are not
 * fetched again. */
const RETRY_DELAY = 60_000;
/** The lock of a game that was just left is released a moment later: how often to check, and the milliseconds between. */
const LOCK_CHECKS = 10;
const LOCK_INTERVAL = 100;

/** Settles when every file is kept; rejects when one could not be: then the browser has dropped the service worker.
 * @param {ServiceWorkerRegistration} found @returns {Promise<void>} */
function kept({ active, installing, waiting }) {
  const coming = active ?? installing ?? waiting;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (active || coming?.state === "activated") resolve();
      else if (!coming || coming.state === "redundant") reject(new Error("a file is missing"));
    };
    coming?.addEventListener("statechange", look);
    look();
  });
}

/** @param {{isPlaying: () => Promise<boolean>, onChange: () => void}} parts `isPlaying`: whether any tab has a game on its table */
export function createOffline({ isPlaying, onChange }) {
  const sleeping = navigator.serviceWorker;
  /** @type {ServiceWorkerRegistration | undefined} */
  let registration;
  /** @type {Offer | undefined} */
  let installer;
  let started = false;
  let pause = RETRY_DELAY;

  const offline = {
    /** @type {OfflineState} */ state: sleeping ? "fetching" : "unsupported",
    /** A newer version is here, whole, and waits. */ updated: false,
    /** Someone wanted it, but a game is on a table in another tab. */ held: false,
    /** The browser offers to install the page as an app. */ installable: false,

    /** Have every file of the site kept. Called once the page has nothing more urgent to fetch. */
    async start() {
      if (!sleeping || started) return;
      started = true;
      try {
        registration = await sleeping.register(new URL("sw.js", document.baseURI));
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

    /** Let the new version in, unless a game is on some table. */
    async update() {
      offline.held = await staysHeld();
      if (offline.held) return onChange();
      sleeping.addEventListener("controllerchange", () => location.reload(), { once: true });
      registration?.waiting?.postMessage(LET_IN);
    },

    /** Show the browser's own question. */
    async install() {
      await installer?.prompt();
      forgetInstaller();
    },
  };

  function again() {
    started = false;
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
    setInterval(() => found.update().catch(() => {}), UPDATE_INTERVAL); // without a network there is nothing new
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

  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer(/** @type {Offer} */ (event), true);
  });
  addEventListener("appinstalled", forgetInstaller);
  return offline;
}
