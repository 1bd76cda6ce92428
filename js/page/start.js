// The order of a start: the worker comes to life through this thread, so that whatever is drawn before it runs holds it up.
// It goes first; then comes what is stored, and the first painting.

/** Longest wait for the worker to run before drawing, in milliseconds. */
const HEAD_START = 100;
/** Longest wait for stored games before drawing without them, in milliseconds. */
const STORED_TIMEOUT = 400;

/** @param {number} ms @returns {Promise<void>} */
const wait = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** The worker's head start; `end` it as soon as the worker runs. */
export function createHeadStart() {
  let end = () => {};
  /** @type {Promise<void>} */
  const ran = new Promise((resolve) => {
    end = resolve;
  });
  return { end, over: Promise.race([ran, wait(HEAD_START)]) };
}

/** Settles when the page should be painted first: nobody sees one without what is stored, which is there in no time.
 * @param {Promise<void>} headStart @param {Promise<void> | null} stored null where the page shows nothing of it */
export async function firstGlance(headStart, stored) {
  await headStart;
  if (stored) await Promise.race([Promise.allSettled([stored]), wait(STORED_TIMEOUT)]);
}
