// Runs an opponent: which seat is thinking, and how to stop it.
import { think } from "../engine/thinking.js";

/** @param {{engine: import("../engine/thinking.js").Asker, onFailed: (error: unknown) => void}} parts */
export function createOpponent({ engine, onFailed }) {
  /** @type {number | null} */
  let thinking = null;
  let stopping = new AbortController();

  return {
    /** The seat that is thinking; null: none. */
    get thinking() {
      return thinking;
    },

    /**
     * Let the opponent of a seat think.
     * @param {number} seat
     * @returns {Promise<import("../engine/thinking.js").Thought | null>} null if it was stopped or failed
     */
    async think(seat) {
      const { signal } = (stopping = new AbortController());
      thinking = seat;
      try {
        return await think(engine, seat, { signal });
      } catch (error) {
        if (!signal.aborted) onFailed(error);
        return null;
      } finally {
        if (stopping.signal === signal) thinking = null;
      }
    },

    stop() {
      stopping.abort();
      thinking = null;
    },
  };
}
