/**
 * Supervises the engine for the page: tracks startup, and restarts a worker that has died or stopped answering. After
 * too many deaths the person decides. Replies that never change are cached.
 */
import { createEngine } from "./client.js";

/** @typedef {import("../types.js").Verb} Verb */
/** @typedef {import("../shapes.js").Requests} Requests */
/** @typedef {import("../shapes.js").Replies} Replies */
/** @typedef {import("./client.js").EngineState} EngineState */
/** @typedef {ReturnType<typeof superviseEngine>} Supervision */

const DIED = new Set(["worker-died", "worker-silent"]);
const MOST_DEATHS = 3;

/**
 * @param {object} parts
 * @param {() => void} parts.onProgress
 * @param {(state: EngineState) => void} parts.onState
 * @param {() => void} parts.onDeath the worker is gone, and the open match with it
 * @param {typeof createEngine} [parts.create]
 */
export function superviseEngine({ onProgress, onState, onDeath, create = createEngine }) {
  const status = {
    progress: { stage: "download", loaded: 0, total: 0 },
    /** @type {EngineState} */ engineState: "starting",
    /** @type {{code: string} | null} */ engineError: null,
  };
  let deaths = 0;
  /** Cached replies, by request text. @type {Map<string, Promise<Replies[Verb]>>} */
  const answers = new Map();
  const restart = () => engine.restart().catch(() => {}); // `onState` reports a failure

  const engine = create({
    onProgress(progress) {
      status.progress = progress;
      onProgress();
    },
    onState(state, error) {
      Object.assign(status, { engineState: state, engineError: error ?? null });
      onState(state);
      if (error && DIED.has(error.code)) die();
    },
  });

  function die() {
    onDeath();
    deaths += 1;
    if (deaths <= MOST_DEATHS) restart();
  }

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

    /** Ask for a sign of life: the browser may have ended the worker while the page was out of sight. */
    look: () => engine.ask({ do: "games", game: "" }).catch(() => {}),

    /** Restart at a person's request, however often it has died. */
    retry() {
      deaths = 0;
      return restart();
    },
  };
}
