/**
 * The service worker: keeps every file of one version of the site, and answers from them with or without a network.
 * A new version is fetched whole beside the old one and waits until the page lets it in, or until no page is open.
 */
import { precacheAndRoute } from "workbox-precaching";
import { precache } from "jemaa:precache";

import { LET_IN } from "./shell/update.js";

/** As much of a service worker as is used here: its own types and those of a page cannot be had at once.
 * @typedef {object} Sleeper
 * @property {(type: "message" | "activate", heed: (event: MessageEvent & {waitUntil(done: Promise<void>): void}) => void) => void} addEventListener
 * @property {() => void} skipWaiting
 * @property {{claim(): Promise<void>}} clients
 */
const worker = /** @type {Sleeper} */ (/** @type {unknown} */ (self));

precacheAndRoute(precache);
worker.addEventListener("message", ({ data }) => {
  if (data === LET_IN) worker.skipWaiting();
});
// The page that installed it was loaded without it: from now on its files come from here as well.
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
