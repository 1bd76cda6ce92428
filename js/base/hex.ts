// Random hexadecimal texts for ids, secrets and writer tokens; never reproducible.

export const hex = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
