// The order of a start: the worker comes to life through this thread, so that whatever is drawn before it runs holds it up.
// It goes first; then comes what is stored, and the first painting.

/** Milliseconds that the worker has before anything is drawn. */
const HEAD_START = 100;
/** Milliseconds that what is stored then has to come, before a page without it is drawn. */
const FIRST_GLANCE = 400;

/** @param {number} ms @returns {Promise<void>} */
const wait = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

/** The worker's head start; `end` it as soon as the worker runs. */
export function createHeadStart() {
  let end = () => {};
  /** @type {Promise<void>} */
  const ran = new Promise((resolve) => { end = resolve; });
  return { end, over: Promise.race([ran, wait(HEAD_START)]) };
}

/** Settles when the page should be painted first: nobody sees one without what is stored, which is there in no time.
 * @param {Promise<void>} headStart @param {Promise<void> | null} stored null where the page shows nothing of it */
export async function firstGlance(headStart, stored) {
  await headStart;
  if (stored) await Promise.race([Promise.allSettled([stored]), wait(FIRST_GLANCE)]);
}
