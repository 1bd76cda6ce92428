// Fetches a part of the page once, however often it is needed. What could not be fetched is tried again when it is next
// needed, at another address: browsers remember that a module could not be fetched.

/**
 * @template T
 * @param {(again: string) => Promise<T>} bring `again` is appended to its address
 */
export function createFetching(bring) {
  let failures = 0;
  /** @type {Promise<T> | null} */
  let coming = null;
  return {
    /** Whether it could not be fetched, and is not on its way again. */
    get failed() {
      return failures > 0 && !coming;
    },

    /** @returns {Promise<T>} rejects where it cannot be fetched */
    need() {
      coming ??= bring(failures ? `?${failures}` : "").catch((error) => {
        coming = null;
        failures += 1;
        throw error;
      });
      return coming;
    },
  };
}
