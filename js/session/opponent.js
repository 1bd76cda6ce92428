// Runs an opponent: which seat is at it, how long it takes at least, and how to stop it.
import { observe } from "../base/observable.js";
import { think } from "../engine/thinking.js";
import { RANDOM } from "../storage/seating.js";

/**
 * @param {object} parts
 * @param {import("../engine/thinking.js").Asker} parts.engine
 * @param {() => Promise<void>} parts.need makes sure that the engine has what opponents need
 * @param {(error: unknown) => void} parts.onFailed
 */
export function createOpponent({ engine, need, onFailed }) {
  /** The seat at it, and the one that is seen to be. */
  const state = observe({
    seat: /** @type {number | null} */ (null),
    thinking: /** @type {number | null} */ (null),
  });
  let stopping = new AbortController();
  /** Ends the current beat. */
  let hurry = () => {};

  const rest = () => Object.assign(state, { seat: null, thinking: null });

  /** @param {number} ms @param {AbortSignal} signal @returns {Promise<void>} */
  const beat = (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      hurry = () => {
        clearTimeout(timer);
        resolve();
      };
      signal.addEventListener("abort", hurry);
    });

  /**
   * Let a seat do something, for some milliseconds at least.
   * @template T
   * @param {number} seat
   * @param {number} ms
   * @param {(signal: AbortSignal) => Promise<T>} work
   * @returns {Promise<T | null>} null if it was stopped or failed
   */
  async function busy(seat, ms, work) {
    stopping.abort();
    const { signal } = (stopping = new AbortController());
    const done = () => {
      if (stopping.signal === signal) rest();
    };
    Object.assign(state, { seat, thinking: ms > 0 ? seat : null });
    try {
      const [found] = await Promise.all([work(signal), ms > 0 && beat(ms, signal)]);
      signal.throwIfAborted();
      done();
      return found;
    } catch (error) {
      done();
      if (!signal.aborted) onFailed(error);
      return null;
    }
  }

  return {
    /** Whether a seat thinks, or is about to roll. */
    get busy() {
      return state.seat !== null;
    },
    /** The seat that people see thinking, because it takes a while; null: none. */
    get thinking() {
      return state.thinking;
    },

    /** Fetch what opponents of these levels need. @param {(string | null)[]} levels null: a person */
    prepare(levels) {
      if (levels.some((level) => level !== null && level !== RANDOM)) need().catch(onFailed);
    },

    /**
     * Let the opponent of a seat think; people see that it does if it takes a while.
     * @param {number} seat
     * @param {string} level
     * @param {number} ms at least
     * @returns {Promise<import("../engine/thinking.js").Thought | null>} null if it was stopped or failed
     */
    think(seat, level, ms) {
      const onProgress = () => {
        state.thinking = state.seat;
      };
      return busy(seat, ms, async (signal) => {
        if (level !== RANDOM) await need();
        return think(engine, seat, { signal, onProgress });
      });
    },

    /**
     * Let a moment pass before an opponent's roll.
     * @param {number} seat
     * @param {number} ms
     * @returns {Promise<boolean | null>} null if it was stopped
     */
    wait: (seat, ms) => busy(seat, ms, async () => true),

    /** End the beat: a person has seen enough. */
    hurry: () => hurry(),

    stop() {
      stopping.abort();
      rest();
    },
  };
}
