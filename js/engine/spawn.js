/**
 * How the worker comes to life. The page's first script (early.js) starts it before the rest of the page is
 * read; the client takes it over with whatever it has said by then.
 */

/** @typedef {import("./client.js").Said} Said */
/** @typedef {{worker: Worker, heard: Said[]}} Spawned `heard`: messages that came before anyone listened */

const EARLY = Symbol.for("jemaa.early-worker");
const TAKEN = null;
const slot = /** @type {Record<symbol, Spawned | null | undefined>} */ (/** @type {unknown} */ (globalThis));

/** @param {URL | string} url @param {boolean} [again] @returns {Spawned} */
function start(url, again = false) {
  return { worker: new Worker(url, { type: "module", name: again ? AGAIN : "jemaa" }), heard: [] };
}

/** Start the worker for a client that is still to come; nothing if it came first.
 * @param {URL | string} url */
export function startEarly(url) {
  if (slot[EARLY] === TAKEN) return;
  const spawned = start(url);
  const { worker, heard } = spawned;
  worker.onmessage = ({ data }) => heard.push(data);
  worker.onerror = ({ message }) => heard.push({ failed: message || NO_SCRIPT });
  slot[EARLY] = spawned;
}

/** Take over the early worker, once; start one where there is none.
 * @param {URL | string} url @param {boolean} again after a failure: nothing the browser kept is trusted
 * @returns {Spawned} */
export function spawn(url, again) {
  const early = slot[EARLY];
  slot[EARLY] = TAKEN;
  return early ?? start(url, again);
}

/** The name of a worker that asks the host anew for everything: what failed may lie damaged in the browser's cache. */
export const AGAIN = "jemaa again";

/** What is said of a worker whose script could not be loaded: browsers give no message then. */
export const NO_SCRIPT = "the worker's script did not load";
