// Supervises the engine for the page: tracks startup, and restarts a worker that has died or stopped answering. After
// too many deaths in a short while the person decides. Replies that never change are cached.
import { observe } from "../base/observable.ts";
import { Engine, type EngineError, type EngineOptions, type EngineState } from "./client.ts";
import type { Replies, Requests } from "./shapes.ts";
import type { Trouble } from "../base/trouble.ts";
import type { Verb } from "./requests.ts";

const DIED = new Set(["worker-died", "worker-silent"]);
/** At most so many deaths within so many milliseconds are followed by a restart; a long evening may have more. */
const MOST_DEATHS = 3;
const SHORT_WHILE = 300_000;

interface Status {
  progress: { stage: string; loaded: number; total: number };
  state: EngineState;
  error: Trouble | null;
  restarting: boolean;
}

interface Around {
  start?: (options: EngineOptions) => Engine;
  /** milliseconds */
  now?: () => number;
}

export class Supervision {
  engine;
  status = observe<Status>({
    progress: { stage: "download", loaded: 0, total: 0 },
    state: "starting",
    error: null,
    /** The worker has died, and is being started again. */
    restarting: false,
  });
  /** Whether the page was left while the worker started: what it fetched may have been cut off. */
  #cutOff = false;
  /** The times of its recent deaths, in milliseconds. */
  #deaths: number[] = [];
  #replies: Map<string, Promise<Replies[Verb]>> = new Map();
  #on;
  #now;

  constructor(
    on: {
      progress: () => void;
      state: (state: EngineState) => void;
      /** the worker is gone, and the open match with it */
      death: () => void;
    },
    { start = (options) => new Engine(options), now = () => performance.now() }: Around = {},
  ) {
    this.#on = on;
    this.#now = now;
    this.engine = start({
      onProgress: (progress) => {
        this.status.progress = progress;
        on.progress();
      },
      onState: (state, error) => this.#enter(state, error),
    });
  }

  #enter(state: EngineState, error?: EngineError) {
    const died = error !== undefined && DIED.has(error.code);
    if (died) this.#deaths = [...this.#deaths.filter((time) => this.#now() - time < SHORT_WHILE), this.#now()];
    const again = (died && this.#deaths.length <= MOST_DEATHS) || (this.#cutOff && state === "failed");
    if (state !== "starting") this.#cutOff = false;
    const restarting = again || (this.status.restarting && state === "starting");
    Object.assign(this.status, { state, error: error ?? null, restarting });
    if (error) console.warn("engine:", error.code, error.args);
    this.#on.state(state);
    if (died) this.#on.death();
    if (again) this.#restart();
  }

  /** A failure is reported as the engine's state. */
  #restart = () => this.engine.restart().catch(() => {});

  /** Ask for something that never changes: the first reply is cached, a failure is not. */
  once = <V extends Verb>(request: { do: V } & Requests[V]): Promise<Replies[V]> => {
    const name = JSON.stringify(request);
    const reply =
      (this.#replies.get(name) as Promise<Replies[V]> | undefined) ?? // as: the name has the verb
      this.engine.ask(request);
    this.#replies.set(name, reply);
    reply.catch(() => this.#replies.delete(name));
    return reply;
  };

  /** The page was left, and is seen again: ask for a sign of life, and start again what could not start. */
  async check() {
    if (this.status.state === "failed") return this.#restart();
    this.#cutOff = this.status.state === "starting";
    await this.engine.ask({ do: "games", game: "" }).catch(() => {});
  }

  /** Restart at a person's request, however often it has died. */
  retry = () => {
    this.#deaths = [];
    return this.#restart();
  };
}
