/**
 * Runs a bot, or an analysis, in time slices: each slice is one short request, sent after the last was answered, so that other requests
 * get in between.
 */

/** @typedef {import("../types.js").Asker} Asker */
/** @typedef {{action: string, reason: import("../types.js").Sentence}} Thought */
/** @typedef {Thought & {choices: import("../shapes.js").Worth[]}} Advice a thought, with all choices that were judged */
/**
 * @typedef {object} ThinkOptions
 * @property {AbortSignal} [signal] aborts before the next slice; the promise rejects with its reason
 * @property {(part: number) => void} [onProgress] from 0 to 1
 * @property {number} [ms] the length of a slice, at most 30
 */

/**
 * Ask for slice after slice until what is asked for is there.
 * @template {object} Reply
 * @param {(ms: number) => Promise<Reply>} slice
 * @param {ThinkOptions} [options]
 * @returns {Promise<Exclude<Reply, {progress: number}>>}
 */
async function inSlices(slice, { signal, onProgress, ms = 30 } = {}) {
  for (;;) {
    signal?.throwIfAborted();
    const reply = await slice(ms);
    signal?.throwIfAborted();
    if ("progress" in reply) onProgress?.(Number(reply.progress));
    else return /** @type {Exclude<Reply, {progress: number}>} */ (reply);
  }
}

/**
 * Let the bot of a seat think until it has chosen an action; nothing is played.
 * @param {Asker} engine
 * @param {number} seat
 * @param {ThinkOptions} [options]
 * @returns {Promise<Thought>}
 */
export async function think(engine, seat, options) {
  const { action, reason } = await inSlices((ms) => engine.ask({ do: "think", seat, ms }), options);
  return { action, reason };
}

/**
 * Let the game's adviser think about what the person of a seat could do; nothing is played.
 * @param {Asker} engine
 * @param {number} seat
 * @param {ThinkOptions} [options]
 * @returns {Promise<Advice>}
 */
export async function advise(engine, seat, options) {
  const { action, reason, choices } = await inSlices((ms) => engine.ask({ do: "advise", seat, ms }), options);
  return { action, reason, choices };
}

/** What was found of an analysis, ply by ply, and by which level. @typedef {{by: string, rows: import("../shapes.js").Judged[]}} Kept */

/**
 * Find out what decided the open match, which is over.
 * @param {Asker} engine
 * @param {Kept | undefined} kept of an earlier analysis: it goes on from there, unless the engine cannot use that
 * @param {(kept: Kept, progress: number) => void} onFound
 * @param {ThinkOptions} [options]
 * @returns {Promise<import("../shapes.js").Summary>}
 */
export async function analyse(engine, kept, onFound, options) {
  let found = kept;
  let begun = false;
  /** @param {number} ms */
  async function slice(ms) {
    const reply = await engine.ask({ do: "analyse", ms, ...(!begun && found) });
    begun = true;
    found = { by: reply.by, rows: [...(found?.rows ?? []).slice(0, reply.first), ...reply.rows] };
    onFound(found, "progress" in reply ? reply.progress : 1);
    return reply;
  }
  return (await inSlices(slice, options)).analysis;
}
