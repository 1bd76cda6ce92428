// Offline use: registers the service worker, offers new versions, and installs the page as an app. A new version is
// activated only on request, and only while no tab has a game open.
import { diagnoseFile, type FetchFailure } from "../base/file-check.ts";
import { inOneFile } from "../base/embedded-files.ts";
import { fieldsOf, required } from "../base/lookup.ts";
import { attempt, optional } from "../base/optional.ts";
import { observe } from "../base/observable.ts";
import { SKIP_WAITING } from "./update.ts";

/** 'inside': the page is one file, and needs nothing else */
type OfflineState = "inside" | "unsupported" | "fetching" | "ready" | "failed";
type Offer = Event & { prompt(): Promise<unknown> };
declare global {
  interface WindowEventMap {
    beforeinstallprompt: Offer;
  }
}

/** Milliseconds between checks for a new version. */
const UPDATE_INTERVAL = 3_600_000;
/** Milliseconds before precaching again; they double each time. Files already cached are not fetched again. */
const RETRY_DELAY = 60_000;
/** Checks for open games, and the milliseconds between: the lock of a game just closed is released a moment later. */
const [LOCK_CHECKS, LOCK_INTERVAL] = [10, 100];

/** Settles when every file is cached; rejects when one failed: the browser then discards the service worker. */
function cached({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = active ?? installing ?? waiting;
  return new Promise((resolve, reject) => {
    const check = () => {
      if (active || coming?.state === "activated") resolve();
      else if (!coming || coming.state === "redundant") reject(new Error("not cached"));
    };
    coming?.addEventListener("statechange", check);
    check();
  });
}

/** Whether the browser allows no service worker, as where a site's data is blocked. */
const isRefusal = (error: unknown) => fieldsOf(error).name === "SecurityError";

export class Offline {
  state: OfflineState = inOneFile() ? "inside" : optional("serviceWorker") ? "fetching" : "unsupported";
  /** Why it failed: the first file that could not be cached. */
  failure: FetchFailure | null = null;
  /** A new version is cached completely and waits. */
  updated = false;
  /** The update was requested, but a game is open in some tab. */
  held = false;
  installable = false;
  #isPlaying;
  #leave;
  #registration: ServiceWorkerRegistration | undefined;
  #installer: Offer | undefined;
  #started = false;
  #retryDelay = RETRY_DELAY;

  /** @param isPlaying in any tab @param leave leaves this tab's game where that cannot be played */
  constructor(isPlaying: () => Promise<boolean>, leave: () => void) {
    this.#isPlaying = isPlaying;
    this.#leave = leave;
    observe(this);
    attempt("serviceWorker", async (workers) =>
      workers.addEventListener("message", ({ data }) => data?.missed && this.#report(data.missed)),
    );
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#offer(event);
    });
    addEventListener("appinstalled", () => this.#offer());
  }

  /** Precache every file, once nothing more urgent is to be fetched. */
  async start() {
    if (this.state === "inside" || this.state === "unsupported" || this.#started) return;
    this.#started = true;
    try {
      this.#registration = await this.#register(new URL("sw.js", document.baseURI).href);
      await cached(this.#registration);
      this.#followUpdates(this.#registration);
      this.state = "ready";
    } catch (error) {
      console.warn("offline:", error);
      this.state = isRefusal(error) && !this.failure ? "unsupported" : "failed";
      if (this.state === "unsupported") return;
      setTimeout(() => this.#retry(), this.#retryDelay);
      this.#retryDelay = Math.min(2 * this.#retryDelay, UPDATE_INTERVAL);
    }
  }

  /** Activate the new version, unless a game is open in some tab. */
  async update() {
    this.#leave();
    this.held = await this.#staysHeld();
    if (this.held) return;
    optional("serviceWorker")?.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#registration?.waiting?.postMessage(SKIP_WAITING);
  }

  async install() {
    await this.#installer?.prompt();
    this.#offer();
  }

  async #register(script: string) {
    try {
      return await required(optional("serviceWorker"), "service worker").register(script);
    } catch (error) {
      const failure = await diagnoseFile(script);
      if (failure.why !== "damaged" || !isRefusal(error)) this.#report(failure);
      throw error;
    }
  }

  #retry() {
    this.#started = false;
    this.failure = null;
    this.state = "fetching";
    this.start();
  }

  #report(failure: FetchFailure) {
    console.warn(`offline: ${failure.file}: ${failure.why} ${failure.detail}`);
    this.failure = failure;
  }

  async #staysHeld() {
    for (let left = LOCK_CHECKS; left > 0 && (await this.#isPlaying()); left--) {
      await new Promise((resolve) => setTimeout(resolve, LOCK_INTERVAL));
    }
    return this.#isPlaying();
  }

  #followUpdates(registration: ServiceWorkerRegistration) {
    const check = () => {
      this.updated = Boolean(registration.waiting && registration.active);
    };
    check();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", check));
    setInterval(() => registration.update().catch(() => {}), UPDATE_INTERVAL); // fails without a network, which is fine
  }

  /** @param offer none: it is used up */
  #offer(offer?: Offer) {
    this.#installer = offer;
    this.installable = offer !== undefined;
  }
}
