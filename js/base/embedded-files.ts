// Where the page's files are: beside it, or all inside of one file (js/engine/one-file.ts).

export interface EmbeddedFiles {
  /** by file */
  modules: Record<string, () => Promise<object>>;
  /** those that are no modules */
  files: Record<string, { bytes: ArrayBuffer; type: string }>;
  /** starts one */
  worker?: (name: string) => Worker;
}

/** What the page, or its worker, has inside itself. */
export const embedded: EmbeddedFiles = { modules: {}, files: {} };

const fileOf = (address: string | URL) => String(address).replace(/\?.*/, "").replace(/.*\//, "");

/** The file that belongs at an address, if it is inside. */
export function embeddedResponse(address: string | URL) {
  const file = embedded.files[fileOf(address)];
  return file && new Response(file.bytes, { headers: { "Content-Type": file.type } });
}

/** Whether the page is one file, which was opened as such. */
export const inOneFile = () => Object.keys(embedded.modules).length > 0;

/** Import the module that belongs at an address. */
export const importModule = (address: string): Promise<object> =>
  embedded.modules[fileOf(address)]?.() ?? import(address);
