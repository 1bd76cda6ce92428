// Fetches parts of the page that are modules of their own, each once, however often it is needed. Looks at what comes: a
// host may answer with nothing, with half of a file, or with its own page. What is not whole is tried again at another
// address, because browsers remember a module that could not be fetched; and again when it is next needed.

/**
 * Why a part did not come, for the sentence `unfetched`: its file, and the status or type with which it came.
 * @typedef {{file: string, why: "network" | "status" | "type" | "damaged", detail: string}} Missed
 */

const SCRIPT = /\b(java|ecma)script\b/;

/** What a host answers at an address. @param {string} address @returns {Promise<Missed>} */
async function lookAt(address) {
  const file = new URL(address).pathname.replace(/.*\//, "");
  const response = await fetch(address, { cache: "no-store" }).catch(() => null);
  if (!response) return { file, why: "network", detail: "" };
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.ok) return { file, why: "status", detail: String(response.status) };
  if (!SCRIPT.test(type)) return { file, why: "type", detail: type };
  return { file, why: "damaged", detail: "" };
}

/**
 * @template T
 * @param {object} part
 * @param {string} part.address
 * @param {(came: any) => T | undefined} part.whole what the page needs of the module; undefined where it is not whole
 * @param {(address: string) => Promise<object>} [part.bring]
 * @param {(address: string) => Promise<Missed>} [part.look]
 */
export function createFetching({ address, whole, bring = (from) => import(from), look = lookAt }) {
  let attempts = 0;
  /** @type {Missed | null} */
  let missed = null;
  /** @type {Promise<T> | null} */
  let coming = null;

  async function attempt() {
    const again = attempts ? `?${attempts}` : "";
    attempts += 1;
    const part = whole(await bring(address + again));
    if (part === undefined) throw new Error("not whole");
    return part;
  }

  /** @param {unknown} error @returns {Promise<never>} */
  async function tell(error) {
    missed = await look(address);
    coming = null;
    console.warn(`${missed.file}: ${missed.why} ${missed.detail}`, error);
    throw missed;
  }

  return {
    /** Why it could not be fetched; null while it is on its way again. */
    get missed() {
      return coming ? null : missed;
    },

    /** @returns {Promise<T>} rejects with what was missed */
    need() {
      coming ??= attempt().catch(attempt).catch(tell);
      return coming;
    },
  };
}
