/**
 * Watches over the engine for the page: how far its start is, and a new start when its worker has died or fallen silent.
 * A person who sees it die again and again gets the choice. What never changes is asked for once.
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
 * @param {() => void} parts.onDeath the worker is gone, and with it whatever was open in it
 * @param {typeof createEngine} [parts.create]
 */
export function superviseEngine({ onProgress, onState, onDeath, create = createEngine }) {
  const status = {
    progress: { stage: "download", loaded: 0, total: 0 },
    /** @type {EngineState} */ engineState: "starting",
    /** @type {{code: string} | null} */ engineError: null,
  };
  let deaths = 0;
  /** Answers by the text of their requests. @type {Map<string, Promise<Replies[Verb]>>} */
  const answers = new Map();
  const restart = () => engine.restart().catch(() => {}); // the state tells of it

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

    /** Ask for what never changes: a question waits in the engine's queue, and the next one like it has the same answer.
     * @template {Verb} V @param {{do: V} & Requests[V]} request @returns {Promise<Replies[V]>} */
    once(request) {
      const name = JSON.stringify(request);
      const answer = /** @type {Promise<Replies[V]> | undefined} */ (answers.get(name)) ?? engine.ask(request);
      answers.set(name, answer);
      answer.catch(() => answers.delete(name));
      return answer;
    },

    /** Start anew because a person wants it, however often it has died. */
    retry() {
      deaths = 0;
      return restart();
    },
  };
}
