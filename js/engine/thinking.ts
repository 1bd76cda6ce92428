// Runs a bot, or an analysis, in time slices: each slice is one short request, sent after the last was answered, so
// that other requests get in between.
import type { Judged, Summary, Worth, Sentence } from "./shapes.ts";
import type { EngineClient } from "./requests.ts";

export type Thought = { action: string; reason: Sentence };
/** a thought, with all choices that were judged */
export type Advice = Thought & { choices: Worth[] };
interface ThinkOptions {
  /** aborts before the next slice; the promise rejects with its reason */
  signal?: AbortSignal;
  /** from 0 to 1 */
  onProgress?: (part: number) => void;
  /** the length of a slice, at most 30: whatever somebody asks meanwhile waits for its end */
  ms?: number;
}

async function inSlices<Reply extends object>(
  slice: (ms: number) => Promise<Reply>,
  { signal, onProgress, ms = 10 }: ThinkOptions = {},
): Promise<Exclude<Reply, { progress: number }>> {
  for (;;) {
    signal?.throwIfAborted();
    const reply = await slice(ms);
    signal?.throwIfAborted();
    if ("progress" in reply) onProgress?.(Number(reply.progress));
    else return reply as Exclude<Reply, { progress: number }>; // as: what `in` leaves of a type that varies is unknown
  }
}

/** Let the bot of a seat think until it has chosen an action; nothing is played. */
export async function think(engine: EngineClient, seat: number, options?: ThinkOptions): Promise<Thought> {
  const { action, reason } = await inSlices((ms) => engine.ask({ do: "think", seat, ms }), options);
  return { action, reason };
}

/** Let the game's adviser think about what the person of a seat could do; nothing is played. */
export async function advise(engine: EngineClient, seat: number, options?: ThinkOptions): Promise<Advice> {
  const { action, reason, choices } = await inSlices((ms) => engine.ask({ do: "advise", seat, ms }), options);
  return { action, reason, choices };
}

/** What was found of an analysis, ply by ply, and by which level. */
export type StoredAnalysis = { by: string; rows: Judged[] };

/** Find out what decided the open match, which is over. It goes on from what is kept, if the engine can use that. */
export async function analyse(
  engine: EngineClient,
  kept: StoredAnalysis | undefined,
  onFound: (kept: StoredAnalysis, progress: number) => void,
  options?: ThinkOptions,
): Promise<Summary> {
  let found = kept;
  let begun = false;
  async function slice(ms: number) {
    const reply = await engine.ask({ do: "analyse", ms, ...(!begun && found) });
    begun = true;
    found = { by: reply.by, rows: [...(found?.rows ?? []).slice(0, reply.first), ...reply.rows] };
    onFound(found, "progress" in reply ? reply.progress : 1);
    return reply;
  }
  return (await inSlices(slice, options)).analysis;
}
