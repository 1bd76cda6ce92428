// Creates the worker. The page's first script (early.ts) starts it before the rest of the page is loaded; the client
// later takes it over, with the messages received by then.

import { embedded } from "../base/embedded-files.ts";
import type { Message } from "./client.ts";

/** `messages`: those that came before anyone listened */
type Spawned = { worker: Worker; messages: Message[] };

const EARLY = Symbol.for("jemaa.early-worker");
const TAKEN = null;
const page: object = globalThis;
const slot: { [EARLY]?: Spawned | null } = page;

function start(url: URL | string, again: boolean = false): Spawned {
  const name = again ? AGAIN : "jemaa";
  return { worker: embedded.worker?.(name) ?? new Worker(url, { type: "module", name }), messages: [] };
}

/** Start the worker before the client exists; does nothing if the client came first. */
export function startEarly(url: URL | string) {
  if (slot[EARLY] === TAKEN) return;
  const spawned = start(url);
  const { worker, messages } = spawned;
  worker.onmessage = ({ data }) => messages.push(data);
  worker.onerror = ({ message }) => messages.push(broken(message, messages.length > 0));
  slot[EARLY] = spawned;
}

/** Take over the early worker, once; start one where there is none. @param again bypass the browser's cache */
export function spawn(url: URL | string, again: boolean): Spawned {
  const early = slot[EARLY];
  slot[EARLY] = TAKEN;
  return early ?? start(url, again);
}

/** The name of a worker that bypasses the browser's cache: a damaged cached file may have caused the failure. */
export const AGAIN = "jemaa again";

/**
 * What an error event of a worker means: one that has sent nothing has no script, or a damaged one; others were killed,
 * mostly for want of memory.
 * @param message browsers give none for a script that did not load
 * @param alive whether the worker has sent anything
 */
export function broken(message: string | undefined, alive: boolean): Message {
  if (alive) return { died: message ?? "" };
  return { failed: message || "the worker's script did not load", cause: { code: "bad-file", file: WORKER } };
}

export const WORKER = "worker.js";
