/**
 * Supervises the engine for the page: tracks startup, and restarts a worker that has died or stopped answering. After
 * too many deaths in a short while the person decides. Replies that never change are cached.
 */
import { createEngine } from "./client.js";

/** @typedef {import("../types.js").Verb} Verb */
/** @typedef {import("../shapes.js").Requests} Requests */
/** @typedef {import("../shapes.js").Replies} Replies */
/** @typedef {import("./client.js").EngineState} EngineState */
/** @typedef {ReturnType<typeof superviseEngine>} Supervision */

const DIED = new Set(["worker-died", "worker-silent"]);
/** So many deaths are followed by a restart, within so many milliseconds: an evening may have more of them. */
const MOST_DEATHS = 3;
const SHORT_WHILE = 300_000;

/**
 * @param {object} parts
 * @param {() => void} parts.onProgress
 * @param {(state: EngineState) => void} parts.onState
 * @param {() => void} parts.onDeath the worker is gone, and the open match with it
 * @param {typeof createEngine} [parts.create]
 * @param {() => number} [parts.now] milliseconds
 */
export function superviseEngine({
  onProgress,
  onState,
  onDeath,
  create = createEngine,
  now = () => performance.now(),
}) {
  const status = {
    progress: { stage: "download", loaded: 0, total: 0 },
    /** @type {EngineState} */ engineState: "starting",
    /** @type {import("../types.js").Trouble | null} */ engineError: null,
    /** The worker has died, and is being started again. */ reviving: false,
  };
  /** Whether the page was left while the worker started: what it fetched may have been cut off. */
  let cutOff = false;
  /** When it died, as far as that counts. @type {number[]} */
  let deaths = [];
  /** Cached replies, by request text. @type {Map<string, Promise<Replies[Verb]>>} */
  const answers = new Map();
  const restart = () => engine.restart().catch(() => {}); // `onState` reports a failure

  const engine = create({
    onProgress(progress) {
      status.progress = progress;
      onProgress();
    },
    onState(state, error) {
      const died = error !== undefined && DIED.has(error.code);
      if (died) deaths = [...deaths.filter((time) => now() - time < SHORT_WHILE), now()];
      const again = (died && deaths.length <= MOST_DEATHS) || (cutOff && state === "failed");
      if (state !== "starting") cutOff = false;
      const reviving = again || (status.reviving && state === "starting");
      Object.assign(status, { engineState: state, engineError: error ?? null, reviving });
      if (error) console.warn("engine:", error.code, error.args);
      onState(state);
      if (died) onDeath();
      if (again) restart();
    },
  });

  return {
    engine,
    status,

    /**
     * Ask for something that never changes: the first reply is cached, a failure is not.
     * @template {Verb} V
     * @param {{do: V} & Requests[V]} request
     * @returns {Promise<Replies[V]>}
     */
    once(request) {
      const name = JSON.stringify(request);
      const answer = /** @type {Promise<Replies[V]> | undefined} */ (answers.get(name)) ?? engine.ask(request);
      answers.set(name, answer);
      answer.catch(() => answers.delete(name));
      return answer;
    },

    /** The page was left, and is seen again: ask for a sign of life, and start again what could not start. */
    async look() {
      if (status.engineState === "failed") return restart();
      cutOff = status.engineState === "starting";
      await engine.ask({ do: "games", game: "" }).catch(() => {});
    },

    /** Restart at a person's request, however often it has died. */
    retry() {
      deaths = [];
      return restart();
    },
  };
}
