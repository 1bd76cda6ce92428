// How long a person waited for what is seen: marks and measures of the page's contract. Keeps nothing.

/** Settles after the next frame, or soon where a hidden page has none.
 * @returns {Promise<void>} */
export const seen = () => new Promise((resolve) => {
  const frame = requestAnimationFrame(() => setTimeout(resolve));
  if (document.hidden) setTimeout(() => { cancelAnimationFrame(frame); resolve(); });
});

/** Milliseconds after which a page that never rests is no longer waited for. */
const RESTLESS = 200;

/** Settles when what has just been asked for was painted and nothing else is being done.
 * @returns {Promise<void>} */
export async function rested() {
  await seen();
  await seen();
  if ("requestIdleCallback" in globalThis) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: RESTLESS }));
}

/** @param {number} from when a person tapped, 0 if nobody did @param {number} ms the engine's part */
export function measure(from, ms) {
  if (!performance.getEntriesByName("jemaa:first-move").length) performance.mark("jemaa:first-move");
  if (from) performance.measure("jemaa:move", { start: from, detail: { ms } });
}
