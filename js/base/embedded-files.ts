// Where the page's files are: beside it, or all inside of one file (js/engine/one-file.ts).

export interface EmbeddedFiles {
  modules: Record<string, () => Promise<object>>;
  /** those that are no modules */
  files: Record<string, { bytes: ArrayBuffer; type: string }>;
  worker?: (name: string) => Worker;
}

export const embedded: EmbeddedFiles = { modules: {}, files: {} };

const fileOf = (address: string | URL) => String(address).replace(/\?.*/, "").replace(/.*\//, "");

/** The file that belongs at an address, if it is inside. */
export function embeddedResponse(address: string | URL) {
  const file = embedded.files[fileOf(address)];
  return file && new Response(file.bytes, { headers: { "Content-Type": file.type } });
}

export const inOneFile = () => Object.keys(embedded.modules).length > 0;

export const importModule = (address: string): Promise<object> =>
  embedded.modules[fileOf(address)]?.() ?? import(address);
