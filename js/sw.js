/**
 * The service worker: precaches every file of one version of the site and serves them with or without a network. A new
 * version is cached completely beside the old one and waits until the page activates it, or until no page is open.
 */
import { precacheAndRoute } from "workbox-precaching";
import { precache } from "jemaa:precache";

import { SKIP_WAITING } from "./shell/update.js";

/**
 * The part of the service worker API used here: TypeScript cannot load its types and the DOM's at once.
 * @typedef {object} ServiceWorkerScope
 * @property {(type: "message" | "activate", listener: (event: MessageEvent & {waitUntil(done: Promise<void>): void}) =>
 *   void) => void} addEventListener
 * @property {() => void} skipWaiting
 * @property {{claim(): Promise<void>}} clients
 */
const worker = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (self));

precacheAndRoute(precache);
worker.addEventListener("message", ({ data }) => {
  if (data === SKIP_WAITING) worker.skipWaiting();
});
// Control the page that installed this worker too: it was loaded without it.
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
