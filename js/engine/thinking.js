/**
 * Runs a bot in time slices: each slice is one short request, sent after the last was answered, so that other requests
 * get in between.
 */

/** @typedef {import("../types.js").Asker} Asker */
/** @typedef {{action: string, reason: import("../types.js").Sentence}} Thought */
/**
 * @typedef {object} ThinkOptions
 * @property {AbortSignal} [signal] aborts before the next slice; the promise rejects with its reason
 * @property {(part: number) => void} [onProgress] from 0 to 1
 * @property {number} [ms] the length of a slice, at most 30
 */

/**
 * Let the bot of a seat think until it has chosen an action; nothing is played.
 * @param {Asker} engine
 * @param {number} seat
 * @param {ThinkOptions} [options]
 * @returns {Promise<Thought>}
 */
export async function think(engine, seat, { signal, onProgress, ms = 30 } = {}) {
  for (;;) {
    signal?.throwIfAborted();
    const reply = await engine.ask({ do: "think", seat, ms });
    signal?.throwIfAborted();
    if ("action" in reply) return { action: reply.action, reason: reply.reason };
    onProgress?.(reply.progress);
  }
}
