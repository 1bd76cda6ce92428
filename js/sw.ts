// The service worker: precaches the files of one version of the site and serves them with or without a network. A new
// version is cached completely beside the old one and waits until the page activates it, or until no page is open.
import { addPlugins, precacheAndRoute } from "workbox-precaching";
import { app, needed, precache } from "jemaa:precache";

import { diagnoseFile, fitsType } from "./base/file-check.ts";
import { addressIn } from "./base/links.ts";
import { CACHE_BUSTER, SKIP_WAITING } from "./platform/update.ts";
import { storeSharedFiles } from "./storage/share-target.ts";

/** The part of the service worker API used here: TypeScript cannot load its types and the DOM's at once. */
interface ServiceWorkerScope {
  addEventListener: (
    type: "message" | "activate" | "fetch",
    listener: (
      event: MessageEvent & {
        waitUntil(done: Promise<void>): void;
        request: Request;
        respondWith(answer: Promise<Response>): void;
      },
    ) => void,
  ) => void;
  skipWaiting: () => void;
  clients: { claim(): Promise<void>; matchAll(which: object): Promise<{ postMessage(message: unknown): void }[]> };
}
declare const self: ServiceWorkerScope;

const SHELL = "index.html";
const at = (address: string) => new URL(address, location.href).href;
const essential = new Set(needed.map(at));
const withoutQuery = ({ url }: Request) => url.replace(/[?#].*/, "");

/**
 * Whether a file may be kept. All but index.html are compared with their hashes before: a host may add to that one, but
 * it must be of this version, and no page of the host's.
 */
async function isGood(request: Request, response: Response) {
  if (!response.ok || !fitsType(withoutQuery(request), response)) return false;
  return withoutQuery(request) !== at(SHELL) || (await response.clone().text()).includes(`${app}/`);
}

async function report(address: string) {
  const missed = await diagnoseFile(address);
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage({ missed });
}

/** The fields of a shared form, as the manifest names them: files, and what a link may be in. */
const FILES = "games";
const WORDS = ["url", "text", "title"];

const leadTo = (address: string) => Response.redirect(at(`./${address}`), 303);

/** Take what another app has shared with the installed page: files are kept for it, words are looked at as a link. */
async function takeShared(request: Request) {
  const form = await request.formData();
  const files = form.getAll(FILES).flatMap((each) => (each instanceof File && each.size ? [each] : []));
  if (!files.length) return leadTo(addressIn(WORDS.map((name) => form.get(name) ?? "").join(" ")));
  await storeSharedFiles(files);
  return leadTo("#/");
}

addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => ((await isGood(request, response)) ? response : null),
    /** What no game needs may be missing: it is fetched when it is asked for. */
    async handlerDidError({ request, event }) {
      if (event?.type !== "install") return undefined;
      if (!essential.has(withoutQuery(request))) return Response.error();
      await report(withoutQuery(request));
      return undefined;
    },
  },
]);
// whatever an address carries, its file is the same; one parameter goes past all that is kept
precacheAndRoute(precache, { ignoreURLParametersMatching: [new RegExp(`^(?!${CACHE_BUSTER}$)`)] });
self.addEventListener("fetch", (event) => {
  if (event.request.method === "POST") event.respondWith(takeShared(event.request));
});
self.addEventListener("message", ({ data }) => {
  if (data === SKIP_WAITING) self.skipWaiting();
});
// Control the page that installed this worker too: it was loaded without it.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
