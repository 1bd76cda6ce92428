// Whether what a host answers at an address is the file that the page needs, and why not: browsers do not tell.

/**
 * Why a file is of no use, for the sentence `unfetched`; `detail` is the status or type with which it came.
 * @typedef {{file: string, why: "network" | "status" | "type" | "damaged", detail: string}} FetchFailure
 */

/** The types that browsers insist on, by the ending of a file. @type {Record<string, RegExp>} */
const TYPES = { js: /\b(java|ecma)script\b/, css: /^text\/css\b/, html: /^text\/html\b/, wasm: /^application\/wasm\b/ };

/** The file of an address. @param {string} address */
const fileOf = (address) => new URL(address).pathname.replace(/.*\//, "") || "index.html";

/** What a host calls an answer. @param {Response} response */
export const typeOf = (response) => response.headers.get("Content-Type") ?? "";

/** Whether a file came with the type that it needs. @param {string} address @param {Response} response */
export const fitsType = (address, response) =>
  TYPES[fileOf(address).replace(/.*\./, "")]?.test(typeOf(response)) ?? true;

/** Why what a host answers at an address is of no use; what the browser has kept of it is replaced. @param {string} address @returns {Promise<FetchFailure>} */
export async function diagnoseFile(address) {
  const file = fileOf(address);
  const response = await fetch(address, { cache: "reload" }).catch(() => null);
  if (!response) return { file, why: "network", detail: "" };
  if (!response.ok) return { file, why: "status", detail: String(response.status) };
  if (!fitsType(address, response)) return { file, why: "type", detail: typeOf(response) };
  return { file, why: "damaged", detail: "" };
}
