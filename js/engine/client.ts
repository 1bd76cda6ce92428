// The page's side of the engine: starts the worker, turns requests into promises, reports startup progress, and detects
// a worker that fails, dies or stops answering. It holds no game state: after `restart()` the page opens its record
// again. Only this folder talks to the worker.
import { diagnoseFile } from "../base/file-check.ts";
import { inOneFile } from "../base/embedded-files.ts";
import { Watchdog } from "../base/watchdog.ts";
import { broken, WORKER, spawn } from "./spawn.ts";
import type { Refused, Replies, Requests } from "./shapes.ts";
import type { Verb } from "./requests.ts";

export type EngineState = "starting" | "ready" | "failed";
type Stage = "download" | "compile" | "start" | "engine";
/** bytes of the download */
type Progress = { stage: Stage; loaded: number; total: number };
type Answer = Replies[Verb] | Refused;
/** of the worker: a reply with the id of its request, or the worker's own state */
export type Message =
  | { id: number; text: string }
  | { ready: true }
  | Progress
  | { failed: string; cause: Cause }
  | { died: string };
/**
 * why a start failed:
 *   `no-webassembly`, `forbidden` (by a policy: of who shows the one file, or of the host), `no-network`, `bad-file` or
 *   `bad-type` (of which file), `worker-died`, or `start-failed` where nobody knows
 */
export type Cause = { code: string; file?: string; type?: string; where?: "file" | "host" };
type Pending = { resolve: (reply: never) => void; reject: (error: Error) => void };
export interface EngineOptions {
  workerURL?: URL | string;
  onProgress?: (progress: Progress) => void;
  onState?: (state: EngineState, error?: EngineError) => void;
  /** milliseconds without progress at startup before `start-timeout` */
  startTimeout?: number;
  /** milliseconds without a reply before `worker-silent` */
  replyTimeout?: number;
  diagnose?: typeof diagnoseFile;
}

/** Error codes which mean that the worker has ended, not that the engine has answered. */
export const STOPPED = new Set([
  ...["worker-died", "worker-silent", "restarted"],
  ...["start-failed", "start-timeout", "no-webassembly", "forbidden", "no-network", "bad-file", "bad-type"],
]);

/** An error of the bridge, or a worker that failed; `code` and `args` choose the page's sentence. */
export class EngineError extends Error {
  override name;
  code;
  args;
  constructor(code: string, args: Record<string, unknown> = {}, message: string = code) {
    super(message);
    this.name = "EngineError";
    this.code = code;
    this.args = args;
  }
}

function serialise(request: object) {
  try {
    return JSON.stringify(request);
  } catch (error) {
    throw new EngineError("bad-request", { what: "json" }, String(error));
  }
}

/** Parse a reply; one that cannot be read counts as a defect of the engine. */
function parse(text: string): Answer {
  try {
    const reply = JSON.parse(text);
    if (reply.error ? typeof reply.error.code === "string" : isObject(reply)) return reply;
  } catch {
    /* handled below, like any other text that is no reply */
  }
  return { id: null, error: { code: "internal", args: { what: "reply" }, message: "internal" }, ms: 0 };
}

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

export class Engine {
  state: EngineState = "starting";
  /** Settles when the current start ends; `restart()` replaces it. */
  ready: Promise<void> = Promise.resolve();
  #worker: Worker | undefined;
  #failure: EngineError | undefined;
  #pending: Map<number, Pending> = new Map();
  #lastId = 0;
  /** Whether the worker has sent anything: its script is there. */
  #alive = false;
  #archive: ArrayBuffer | undefined;
  #start: { resolve: () => void; reject: (error: Error) => void } = { resolve() {}, reject() {} };
  #options;
  #watchdog = new Watchdog(() => this.#fail({ code: this.state === "ready" ? "worker-silent" : "start-timeout" }));

  constructor(options: EngineOptions = {}) {
    this.#options = {
      workerURL: new URL("./worker.js", import.meta.url),
      startTimeout: 30_000,
      replyTimeout: 15_000,
      diagnose: diagnoseFile,
      ...options,
    };
    this.#launch(false);
  }

  /** Send a request and wait for its reply; before the engine is ready, it waits in the queue. */
  async ask<V extends Verb>(request: { do: V } & Requests[V]): Promise<Replies[V]> {
    if (this.#failure) throw this.#failure;
    const text = serialise(request);
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker?.postMessage({ id, text }); // first: the worker is at it meanwhile
      if (this.#pending.size === 1) this.#watchAnswers();
    });
  }

  /** Hand the worker an archive of modules, and do so again for each worker that replaces it. */
  extend(archive: ArrayBuffer) {
    this.#archive = archive;
    this.#worker?.postMessage({ archive });
  }

  /** Terminate the worker and start a new one; pending requests reject with `restarted`. @returns the new `ready` */
  restart(): Promise<void> {
    const again = this.state === "failed";
    this.#end(new EngineError("restarted"));
    this.#launch(again);
    return this.ready;
  }

  #launch(again: boolean) {
    this.#failure = undefined;
    this.ready = new Promise((resolve, reject) => (this.#start = { resolve, reject }));
    this.ready.catch(() => {}); // `onState` reports a failed start too, so `ready` need not be awaited
    this.#enter("starting");
    this.#watchdog.start(this.#options.startTimeout);
    const { worker, messages } = spawn(this.#options.workerURL, again);
    this.#worker = worker;
    this.#alive = false;
    if (this.#archive) worker.postMessage({ archive: this.#archive });
    worker.onmessage = ({ data }) => worker === this.#worker && this.#receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#receive(broken(event.message, this.#alive));
    };
    // In a microtask, because nobody has this engine yet; still before any new message.
    queueMicrotask(() => worker === this.#worker && messages.forEach((data) => this.#receive(data)));
  }

  #receive(message: Message) {
    this.#watchdog.reset();
    this.#alive = true;
    if ("id" in message) this.#settle(message.id, parse(message.text));
    else if ("ready" in message) this.#becomeReady();
    else if ("stage" in message) this.#options.onProgress?.(message);
    else if ("failed" in message) this.#explain(message);
    else this.#fail({ code: "worker-died" }, message.died);
  }

  #becomeReady() {
    this.#enter("ready");
    this.#start.resolve();
    this.#watchAnswers();
  }

  #settle(id: number, reply: Answer) {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#watchAnswers();
    if ("error" in reply) pending?.reject(new EngineError(reply.error.code, reply.error.args, reply.error.message));
    else pending?.resolve(reply as never); // as: a reply is that of its request's verb
  }

  /** Watch only while a request is pending: an idle worker has nothing to say. */
  #watchAnswers() {
    if (this.state !== "ready") return;
    if (this.#pending.size) this.#watchdog.start(this.#options.replyTimeout);
    else this.#watchdog.stop();
  }

  /** The start has failed: of the worker's script, browsers do not tell why. */
  async #explain({ failed, cause }: { failed: string; cause: Cause }) {
    const worker = this.#worker;
    const known = cause.file === WORKER ? await this.#causeOfScript() : cause;
    if (worker === this.#worker) this.#fail(known, failed);
  }

  async #causeOfScript(): Promise<Cause> {
    if (inOneFile()) return { code: "forbidden", where: "file" }; // it has the script inside
    const { file, why, detail } = await this.#options.diagnose(String(this.#options.workerURL));
    return why === "type" ? { code: "bad-type", file, type: detail } : { code: "bad-file", file };
  }

  #fail({ code, ...args }: Cause, what?: string) {
    this.#failure = new EngineError(code, { ...args, ...(what && { what }) }, what);
    this.#end(this.#failure);
    this.#enter("failed", this.#failure);
  }

  #end(error: EngineError) {
    this.#watchdog.stop();
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    this.#start.reject(error);
    for (const { reject } of waiting) reject(error);
  }

  #enter(state: EngineState, error?: EngineError) {
    this.state = state;
    this.#options.onState?.(state, error);
  }
}
