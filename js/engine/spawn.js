/**
 * Creates the worker. The page's first script (early.js) starts it before the rest of the page is loaded; the client
 * later takes it over, with the messages received by then.
 */

import { inside } from "../base/inside.ts";

/** @typedef {import("./client.js").Message} Message */
/** @typedef {{worker: Worker, messages: Message[]}} Spawned `messages`: those that came before anyone listened */

const EARLY = Symbol.for("jemaa.early-worker");
const TAKEN = null;
const slot = /** @type {Record<symbol, Spawned | null | undefined>} */ (/** @type {unknown} */ (globalThis));

/** @param {URL | string} url @param {boolean} [again] @returns {Spawned} */
function start(url, again = false) {
  const name = again ? AGAIN : "jemaa";
  return { worker: inside.worker?.(name) ?? new Worker(url, { type: "module", name }), messages: [] };
}

/** Start the worker before the client exists; does nothing if the client came first. @param {URL | string} url */
export function startEarly(url) {
  if (slot[EARLY] === TAKEN) return;
  const spawned = start(url);
  const { worker, messages } = spawned;
  worker.onmessage = ({ data }) => messages.push(data);
  worker.onerror = ({ message }) => messages.push(broken(message, messages.length > 0));
  slot[EARLY] = spawned;
}

/**
 * Take over the early worker, once; start one where there is none.
 * @param {URL | string} url
 * @param {boolean} again after a failure: bypass the browser's cache
 * @returns {Spawned}
 */
export function spawn(url, again) {
  const early = slot[EARLY];
  slot[EARLY] = TAKEN;
  return early ?? start(url, again);
}

/** The name of a worker that bypasses the browser's cache: a damaged cached file may have caused the failure. */
export const AGAIN = "jemaa again";

/**
 * What an error event of a worker means: one that has sent nothing has no script, or a damaged one; any other was killed,
 * mostly for want of memory.
 * @param {string | undefined} message browsers give none for a script that did not load
 * @param {boolean} alive whether the worker has sent anything
 * @returns {Message}
 */
export function broken(message, alive) {
  if (alive) return { died: message ?? "" };
  return { failed: message || "the worker's script did not load", cause: { code: "bad-file", file: WORKER } };
}

/** The file of the worker. */
export const WORKER = "worker.js";
