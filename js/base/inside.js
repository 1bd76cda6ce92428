// Where the page's files are: beside it, or all inside of one file (js/engine/one-file.js).

/**
 * @typedef {object} Inside
 * @property {Record<string, () => Promise<object>>} modules by file
 * @property {Record<string, {bytes: ArrayBuffer, type: string}>} files those that are no modules
 * @property {(name: string) => Worker} [worker] starts one
 */

/** What the page, or its worker, has inside itself. @type {Inside} */
export const inside = { modules: {}, files: {} };

/** @param {string | URL} address */
const fileOf = (address) => String(address).replace(/\?.*/, "").replace(/.*\//, "");

/** The file that belongs at an address, if it is inside. @param {string | URL} address */
export function held(address) {
  const file = inside.files[fileOf(address)];
  return file && new Response(file.bytes, { headers: { "Content-Type": file.type } });
}

/** Whether the page is one file, which was opened as such. */
export const inOneFile = () => Object.keys(inside.modules).length > 0;

/** Import the module that belongs at an address. @param {string} address @returns {Promise<object>} */
export const imported = (address) => inside.modules[fileOf(address)]?.() ?? import(address);
