// Fetches parts of the page that are modules of their own, each once, however often it is needed. Looks at what comes: a
// host may answer with nothing, with half of a file, or with its own page. What is not whole is tried again at another
// address, because browsers remember a module that could not be fetched; and again when it is next needed.

/**
 * Why a part did not come, for the sentence `unfetched`: its file, and the status or type with which it came.
 * @typedef {{file: string, why: "network" | "status" | "type" | "damaged", detail: string}} Missed
 */

/** The types that browsers insist on, by the ending of a file. @type {Record<string, RegExp>} */
const TYPES = { js: /\b(java|ecma)script\b/, css: /^text\/css\b/, html: /^text\/html\b/, wasm: /^application\/wasm\b/ };

/** The file of an address. @param {string} address */
const fileOf = (address) => new URL(address).pathname.replace(/.*\//, "") || "index.html";

/** Whether a file came with the type that it needs. @param {string} address @param {Response} response */
export const fitsType = (address, response) =>
  TYPES[fileOf(address).replace(/.*\./, "")]?.test(response.headers.get("Content-Type") ?? "") ?? true;

/** Why what a host answers at an address is of no use; what the browser has kept of it is replaced. @param {string} address @returns {Promise<Missed>} */
export async function lookAt(address) {
  const file = fileOf(address);
  const response = await fetch(address, { cache: "reload" }).catch(() => null);
  if (!response) return { file, why: "network", detail: "" };
  if (!response.ok) return { file, why: "status", detail: String(response.status) };
  if (!fitsType(address, response)) return { file, why: "type", detail: response.headers.get("Content-Type") ?? "" };
  return { file, why: "damaged", detail: "" };
}

/**
 * @template T
 * @typedef {object} Part
 * @property {string} address
 * @property {{of(came: object): T | undefined}["of"]} whole what the page needs of the module; undefined where it is not whole
 * @property {(address: string) => Promise<object>} [bring]
 * @property {(address: string) => Promise<Missed>} [look]
 */

/** @template T @param {Part<T>} part */
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
