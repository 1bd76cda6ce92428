// Waiting for a paint or an idle moment.

/** Settles after the next paint; at once on a hidden page, which never paints. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const frame = requestAnimationFrame(() => setTimeout(resolve));
    if (document.hidden)
      setTimeout(() => {
        cancelAnimationFrame(frame);
        resolve();
      });
  });

/** Settles after the next paint, and after all else that waits for it: what a person waits for has been measured. */
export async function afterPaint() {
  await nextPaint();
  await new Promise((resolve) => setTimeout(resolve));
}

/** Longest wait for an idle moment, in milliseconds. */
const IDLE_TIMEOUT = 200;

/** Settles when the next paint is on screen and the browser is idle. */
export async function whenIdle(): Promise<void> {
  await nextPaint();
  await nextPaint();
  if ("requestIdleCallback" in globalThis)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT }));
}

/** Mark a time when it is reached first: whatever is marked stays in memory as long as the page. */
export function markOnce(name: string) {
  if (!performance.getEntriesByName(name).length) performance.mark(name);
}
