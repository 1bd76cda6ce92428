/**
 * What the engine needs beyond a game among people: an archive of Python modules, fetched when the first opponent is
 * seated or advice is asked for, and handed to the worker, which fetches nothing itself.
 */

/** @typedef {ReturnType<typeof createArchive>} Archive */

/**
 * @param {object} parts
 * @param {Pick<import("./client.js").Engine, "extend">} parts.engine
 * @param {URL | string} parts.address
 * @param {string} parts.integrity
 * @param {(address: URL | string, how: RequestInit) => Promise<Response>} [parts.get]
 */
export function createArchive({ engine, address, integrity, get = (...what) => fetch(...what) }) {
  /** @type {Promise<void> | null} */
  let handed = null;

  /** @param {RequestCache} cache */
  async function bring(cache) {
    const response = await get(address, { integrity, cache });
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    engine.extend(await response.arrayBuffer());
  }

  return {
    /**
     * Make sure that the worker has the archive before any later request; it is fetched once. A second attempt bypasses
     * the browser's cache, which may hold a damaged file.
     * @returns {Promise<void>} rejects with a `Trouble` that the page tells; asking again tries again
     */
    need() {
      handed ??= bring("default")
        .catch(() => bring("reload"))
        .catch((error) => {
          handed = null;
          console.warn("opponents:", error);
          throw { code: "no-opponents" };
        });
      return handed;
    },
  };
}
