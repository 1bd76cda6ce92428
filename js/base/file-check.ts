// Whether what a host answers at an address is the file that the page needs, and why not: browsers do not tell.
import { fieldsOf } from "./lookup.ts";

/** Why a file is of no use, for the sentence `unfetched`; `detail` is the status or type with which it came. */
export type FetchFailure = { file: string; why: "network" | "status" | "type" | "damaged"; detail: string };

/** Why a file could not be fetched, as an error tells it; nothing where that is about something else. */
export const failureOf = (error: unknown) => (isFailure(error) ? error : undefined);

const isFailure = (error: unknown): error is FetchFailure => fieldsOf(error).file !== undefined;

/** The types that browsers insist on, by the ending of a file. */
const TYPES: Record<string, RegExp> = {
  js: /\b(java|ecma)script\b/,
  css: /^text\/css\b/,
  html: /^text\/html\b/,
  wasm: /^application\/wasm\b/,
};

const fileOf = (address: string) => new URL(address).pathname.replace(/.*\//, "") || "index.html";

export const typeOf = (response: Response) => response.headers.get("Content-Type") ?? "";

export const fitsType = (address: string, response: Response) =>
  TYPES[fileOf(address).replace(/.*\./, "")]?.test(typeOf(response)) ?? true;

/** Why what a host answers at an address is of no use; what the browser has kept of it is replaced. */
export async function diagnoseFile(address: string): Promise<FetchFailure> {
  const file = fileOf(address);
  const response = await fetch(address, { cache: "reload" }).catch(() => null);
  if (!response) return { file, why: "network", detail: "" };
  if (!response.ok) return { file, why: "status", detail: String(response.status) };
  if (!fitsType(address, response)) return { file, why: "type", detail: typeOf(response) };
  return { file, why: "damaged", detail: "" };
}
