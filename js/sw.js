/**
 * The service worker: keeps every file of one version of the site, and answers from them with or without a network.
 * A new version is fetched whole beside the old one and waits until the page lets it in, or until no page is open.
 */
import { precacheAndRoute } from "workbox-precaching";
import { precache } from "jemaa:precache";

import { LET_IN } from "./shell/update.js";

const worker = /** @type {any} */ (self);

precacheAndRoute(precache);
worker.addEventListener("message", (/** @type {MessageEvent} */ { data }) => {
  if (data === LET_IN) worker.skipWaiting();
});
// The page that installed it was loaded without it: from now on its files come from here as well.
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));
